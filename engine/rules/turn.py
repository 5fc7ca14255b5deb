"""The shape of a turn: whose it is, one draw, then melds, then a discard."""

from __future__ import annotations

from engine.cards import BLACK_THREE, RED_THREE, UNKNOWN, UNKNOWN_CARD, Cards
from engine.moves import Discard, LayThree, Say
from engine.position import SIDE_LETTERS
from engine.rules.act import Act
from engine.rules.out import is_sevens_hand
from engine.rules.registry import Finding, broken, declare, kept

declare("turn.order", ["seats.direction"])
declare("turn.draw_first")
declare("turn.one_draw", ["turn.draw"])
declare("turn.cards_held")
declare("turn.takeback", ["turn.takeback"])
declare("turn.finish")
declare("deal.starter", ["deal.starter"], absent=lambda rules: not rules.deal.starter)
declare("stock.last_red_three", ["stock.last_red_three"])
declare("threes.red_expose")
declare("threes.red_replace", ["threes.red_replace"], effect=True)
declare("discard.required", ["out.discard"])
declare("discard.red_three")
declare("discard.sevens", ["discard.sevens"], absent=lambda rules: rules.discard.sevens == "free")
declare("discard.freezes", ["pile.frozen_by", "pile.black_three"], effect=True)


def order(act: Act) -> Finding:
    """It is this seat's turn, the round goes on, and no question is open."""
    position, step = act.position, act.step
    if position.stage == "over":
        return broken("turn.order", "broken-over")
    if position.turn.answer == "asked" and not (
        isinstance(step, Say) and step.word in ("yes", "no")
    ):
        return broken("turn.order", "broken-asked")
    if position.kitty_seat is not None and isinstance(step, Say) and step.word == "kitty take":
        return kept("turn.order", "kept-kitty", seat=position.seat, owner=position.kitty_seat)
    return _ORDER[position.seat]


_ORDER = tuple(kept("turn.order", seat=seat) for seat in range(len(SIDE_LETTERS) + 1))


def starter(act: Act) -> Finding | None:
    """The starter of a game that has one only discards."""
    if act.position.stage != "start":
        return None
    if isinstance(act.step, Discard):
        return kept("deal.starter")
    if isinstance(act.step, LayThree):
        return kept("deal.starter", "kept-lay")
    return broken("deal.starter")


def round_stopped(act: Act) -> Finding | None:
    """Nothing follows once the round stopped on a last red three."""
    position = act.position
    if position.ended == "red_three":
        return broken("stock.last_red_three")
    if not position.turn.last_three:
        return None
    if isinstance(act.step, Discard):
        return broken("stock.last_red_three", "broken-discard")
    return kept("stock.last_red_three")


def draw_first(act: Act) -> Finding | None:
    """A turn begins with the stock or the pile."""
    stage = act.position.stage
    if stage == "play":
        return _DRAW_FIRST
    return broken("turn.draw_first") if stage == "draw" else None


_DRAW_FIRST = kept("turn.draw_first")


def one_draw(act: Act) -> Finding | None:
    """One draw a turn: the stock or the pile."""
    stage = act.position.stage
    if stage == "draw":
        return kept("turn.one_draw", count=act.rules.turn.draw)
    if stage == "play":
        drew = act.position.turn.drew or "stock"
        return broken("turn.one_draw", drew=drew, count=act.rules.turn.draw)
    return None


def cards_held(act: Act) -> Finding | None:
    """Every card named is in that player's hand; unknown cards are never melded."""
    if not act.named:
        return None
    if act.missing:
        return _missing(act, tuple(act.missing))
    if act.lays and UNKNOWN_CARD in act.named:
        return broken("turn.cards_held", "broken-unknown")
    return kept("turn.cards_held", count=len(act.named))


def _missing(act: Act, cards: Cards) -> Finding:
    """Cards that are not in the hand, or that may be among those of it that are not known."""
    hand = act.position.hand
    known = [card for card in hand if card.kind != UNKNOWN]
    if len(cards) > len(hand) - len(known):
        return broken("turn.cards_held", cards=cards)
    return broken(
        "turn.cards_held", "broken-hidden", cards=cards, count=len(cards), known=len(known)
    )


def red_expose(act: Act) -> Finding | None:
    """A red three in hand is laid out before anything else; nothing else is laid out."""
    if isinstance(act.step, LayThree):
        if any(card.kind != RED_THREE for card in act.step.cards):
            return broken("threes.red_expose", "broken-other")
        return kept("threes.red_expose")
    position = act.position
    if position.stage == "over":
        return None
    for card in position.hands[position.seat - 1]:  # by index: twice as fast as taken apart
        if card[0] == RED_THREE:
            return broken("threes.red_expose")
    return None


def takeback(act: Act) -> Finding | None:
    """What was laid this turn may be taken back until the discard; the draw may not."""
    if act.rules.turn.takeback == "none":
        return broken("turn.takeback", "broken-none")
    if act.position.turn.undo is None:
        return broken("turn.takeback", "broken-nothing")
    return kept("turn.takeback")


def discard_red_three(act: Act) -> Finding | None:
    """A red three is never discarded."""
    if act.named[0].kind == RED_THREE:
        return broken("discard.red_three")
    return None


def discard_freezes(act: Act) -> Finding | None:
    """What a wild or a black three does to the pile, where the round goes on after it."""
    kind, pile = act.named[0].kind, act.rules.pile
    if kind < BLACK_THREE or kind == UNKNOWN or not act.left:
        return None
    if kind == BLACK_THREE:
        key = "kept" if pile.black_three == "freezes" else "kept-stops"
    else:
        key = "kept" if "wild" in pile.frozen_by else "kept-free"
    return kept("discard.freezes", key, rank=kind)


def discard_required(act: Act) -> Finding | None:
    """A turn ends with a discard, not by leaving off."""
    position = act.position
    if position.stage != "play" or position.turn.last_three or is_sevens_hand(position):
        return None
    return broken("discard.required")
