"""One step of a turn in a sentence or two, with the real cards that it moved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.cards import Cards
from engine.explain import meld_word, message_of
from engine.listing import discard_effect
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take
from engine.position import Position, minimum_for
from engine.rules.act import Act, Build
from engine.rules.pile import is_frozen
from engine.rules.shapes import canasta_kind
from engine.ruleset import RuleSet
from engine.story.words import numbers, shown, sorted_cards, threes_of
from engine.words import listed, say


def tell_step(before: Position, seat: int, step: Step, after: Position) -> Iterator[str]:
    """A step in sentences: what the seat did, and what came of it."""
    if isinstance(step, Draw):
        yield _draw(before, after)
    elif isinstance(step, Discard):
        yield _discard(before, Act(before, step))
    elif isinstance(step, Say):
        yield _word(before, seat, step.word, after)
    elif isinstance(step, LayThree):
        yield _lay_three(before, Act(before, step), after)
    else:
        yield from _laying(before, Act(before, step), after)
    if before.stock and not after.stock:
        yield say("story-stock-empty")


def _drawn(before: Position, after: Position) -> Cards:
    """The cards that the step took off the stock."""
    return before.stock[: len(before.stock) - len(after.stock)]


def _draw(before: Position, after: Position) -> str:
    deck = before.rules.cards.deck
    cards = _drawn(before, after)
    threes = threes_of(cards)
    if not threes:
        return say("story-draw", cards=shown(cards, deck))
    kept, wanted = len(cards) - len(threes), before.rules.turn.draw
    instead = "all" if kept == wanted else "some" if kept > wanted - len(threes) else "none"
    message = "story-draw-threes" if len(threes) == 1 else "story-draw-more-threes"
    figures = {"cards": shown(cards, deck), "threes": _list(threes, before), "deck": deck}
    return say(message, instead=instead, **figures)


def _list(cards: Cards, position: Position) -> str:
    return listed([shown([card], position.rules.cards.deck) for card in cards])


def _discard(before: Position, act: Act) -> str:
    rules = before.rules
    card = shown(act.named, rules.cards.deck)
    if not act.left:
        return say("story-last-discard", card=card)
    effect = discard_effect(rules, act.named[0])
    return say("story-discard", card=card, effect=effect, left=len(act.left))


def _lay_three(before: Position, act: Act, after: Position) -> str:
    deck = before.rules.cards.deck
    gained = [card for card in _drawn(before, after) if not threes_of([card])]
    return say(
        "story-lay-three", cards=shown(act.named, deck),
        gained="some" if gained else "none", cards_gained=shown(gained, deck),
    )  # fmt: skip


def _word(before: Position, seat: int, word: str, after: Position) -> str:
    if word == "joker":
        return say("story-joker-button", spare=after.buttons[seat - 1].spare)
    if word == "kitty take":
        return _kitty(before, seat, after)
    return say(f"story-{message_of(word).replace(' ', '-')}")


def _kitty(before: Position, seat: int, after: Position) -> str:
    deck = before.rules.cards.deck
    cards = before.kitties[seat - 1].cards
    figures: dict[str, Any] = {
        "cards": sorted_cards(cards, deck),
        "left": len(after.hands[seat - 1]),
    }
    threes = threes_of(cards)
    if not threes:
        return say("story-kitty-take", **figures)
    return say("story-kitty-take-threes", threes=_list(threes, before), **figures)


def _laying(before: Position, act: Act, after: Position) -> Iterator[str]:
    rules, step = before.rules, act.step
    deck = rules.cards.deck
    melds: tuple[Build, ...] = act.builds
    if isinstance(step, Take):
        yield _take(before, act)
        melds = act.builds[1:]
    if isinstance(step, Add):
        rank = meld_word(step.rank, rules)
        yield say("story-add", cards=shown(act.named, deck), rank=rank)
    elif melds:
        yield say("story-meld", melds=listed([shown(build.cards, deck) for build in melds]))
    for build in act.builds:
        yield from _canasta(build, rules)
    yield from _opening(before, after)
    yield from _rest(before, act, after)
    if after.alone is not None and before.alone is None:
        others = [seat for seat in range(1, after.players + 1) if seat != after.alone]
        yield say("story-alone", seat=after.alone, others=numbers(others))
    if isinstance(step, Lay | Add | Take) and after.stage == "over":
        yield say("story-empty-hand", deck=deck)


def _take(before: Position, act: Act) -> str:
    rules, first = before.rules, act.builds[0]
    deck = rules.cards.deck
    assert isinstance(act.step, Take) and act.top is not None
    fresh = first.base is None
    return say(
        "story-take",
        frozen="yes" if is_frozen(before) else "no",
        pile=shown(before.pile, deck),
        top=shown([act.top], deck),
        cards=shown(act.step.cards, deck),
        laid=shown(first.cards, deck),
        rank=meld_word(first.rank, rules),
        **{"from": "new" if fresh else "join" if act.step.cards else "none"},
    )


def _canasta(build: Build, rules: RuleSet) -> Iterator[str]:
    """Whether a meld becomes a canasta, or one of another kind."""
    kind = canasta_kind(rules, build.after)
    if kind is None or (build.base is not None and canasta_kind(rules, build.base) == kind):
        return
    canasta = say(f"canasta-{message_of(kind)}")
    yield say("story-canasta", rank=meld_word(build.rank, rules), canasta=canasta)


def _opening(before: Position, after: Position) -> Iterator[str]:
    """What was laid so far towards the minimum, by a side that had not opened."""
    turn = after.turn
    if turn.opened_before or before.is_open:
        return
    figures = {"points": turn.points, "minimum": minimum_for(before)}
    reached = figures["points"] >= figures["minimum"]
    yield say("story-opens" if reached else "story-minimum", **figures)


def _rest(before: Position, act: Act, after: Position) -> Iterator[str]:
    """What becomes of the pile under the top card."""
    took = isinstance(act.step, Take)
    rest = before.pile[:-1] if took else before.turn.rest
    if not rest:
        return
    if after.turn.rest is not None:
        if took:
            yield say("story-rest-waits")
        return
    threes = threes_of(rest)
    if not threes:
        yield say("story-rest")
        return
    gained = [card for card in _drawn(before, after) if not threes_of([card])]
    deck = before.rules.cards.deck
    yield say(
        "story-rest-threes", threes=_list(threes, before),
        gained="some" if gained else "none", cards_gained=shown(gained, deck),
    )  # fmt: skip
