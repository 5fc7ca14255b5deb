"""Whether a step comes at its moment of the turn."""

from __future__ import annotations

from engine.cards import RED_THREE
from engine.moves import Discard, Draw, LayThree, Say, Step, Take
from engine.position import Position
from tests.naive.facts import hand


def wrong_moment(position: Position, step: Step) -> set[str]:
    """Where the turn stands against what the step is."""
    turn, stage = position.turn, position.stage
    if stage == "over":
        stopped = position.ended == "red_three"
        return {"turn.order", "stock.last_red_three"} if stopped else {"turn.order"}
    if step == Say("kitty take"):
        return set()
    threes = any(card.kind == RED_THREE for card in hand(position))
    if threes and not isinstance(step, LayThree):
        if isinstance(step, Discard) and step.cards[0].kind == RED_THREE:
            return {"threes.red_expose", "discard.red_three"}
        return {"threes.red_expose"}
    if isinstance(step, LayThree):
        return set()
    if turn.answer == "asked" and step not in (Say("yes"), Say("no")):
        return {"turn.order", "out.ask_partner"}
    if stage == "start" and not isinstance(step, Discard):
        return {"deal.starter"}
    opens = isinstance(step, Draw | Take) or step == Say("joker")
    if stage == "draw" and not opens and step != Say("end"):
        return {"turn.draw_first", "turn.order"}
    if stage == "play" and opens:
        return {"turn.one_draw"}
    return set()
