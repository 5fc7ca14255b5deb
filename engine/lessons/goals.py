"""What a right answer must come to, beside being legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Annotated, Any, get_args

from pydantic import BeforeValidator

from engine.cards import JOKER, TWO, Cards, count_kinds, read_cards
from engine.lessons.cell import CardText, Form, Steps
from engine.moves import Add, Discard, Draw, Lay, Take
from engine.position import Meld, Position, side_of
from engine.referee import check
from engine.rules.act import Act, hand_points
from engine.rules.out import canastas_of
from engine.switches import CanastaKind


def _kind_of_canasta(value: object) -> object:
    kinds = get_args(CanastaKind)
    if not isinstance(value, bool) and value not in kinds:
        raise ValueError(f"yes, no or one of {', '.join(kinds)} was expected")
    return value


class Goal(Form):
    """The goal of a task. Every part given must hold; `goal_holds` says when it does."""

    take: bool | None = None
    draw: bool | None = None
    opened: bool | None = None
    melded: CardText | None = None
    laid: int | str | None = None
    wilds: int | None = None
    points: int | None = None
    canasta: Annotated[bool | CanastaKind | None, BeforeValidator(_kind_of_canasta)] = None
    discarded: bool | CardText | None = None
    red_three: bool | None = None
    keeps: CardText | None = None
    turn_over: bool | None = None
    out: bool | None = None

    @property
    def cards(self) -> dict[str, str]:
        """The parts that are written as cards, by key."""
        parts = {key: getattr(self, key) for key in ("melded", "laid", "discarded", "keeps")}
        return {key: value for key, value in parts.items() if isinstance(value, str)}


class Played:
    """Legal steps from one position to another, and what they came to."""

    def __init__(self, before: Position, steps: Steps, after: Position) -> None:
        self.before = before
        self.steps = steps
        self.after = after
        self.rules = before.rules

    @cached_property
    def acts(self) -> tuple[Act, ...]:
        """The steps that laid cards, taken apart on the positions in which they were made."""
        acts: list[Act] = []
        position = self.before
        for step in self.steps:
            if isinstance(step, Lay | Take | Add):
                acts.append(Act(position, step))
            position = check(position, step).after or position
        return tuple(acts)

    @property
    def laid(self) -> Cards:
        """All cards laid into melds, the top card of a taken pile among them."""
        return tuple(card for act in self.acts for build in act.builds for card in build.cards)

    @property
    def wilds(self) -> int:
        """How many of the cards laid are wild in their melds."""
        return sum(
            1
            for act in self.acts
            for build in act.builds
            for card in build.cards
            if card.kind in (TWO, JOKER) and card.kind != build.rank
        )

    @property
    def old_melds(self) -> tuple[Meld, ...]:
        """The melds of the player's side before."""
        return self.before.own_melds

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds of the player's side after."""
        return self.after.melds[side_of(self.after, self.before.seat)]

    def cards(self, words: str) -> Cards:
        """Cards from their written form in this deck."""
        return read_cards(words, self.rules.cards.deck)

    def made(self, step: type) -> bool:
        """Whether a step of this sort was made."""
        return any(isinstance(one, step) for one in self.steps)

    @property
    def turn_over(self) -> bool:
        """Whether the player's turn has ended."""
        return self.after.seat != self.before.seat or self.after.stage == "over"


def goal_holds(goal: Goal, before: Position, steps: Steps, after: Position) -> bool:
    """Whether legal steps that led from one position to another reach a goal."""
    played = Played(before, steps, after)
    given = {key: getattr(goal, key) for key in goal.model_fields_set}
    return bool(steps) and all(
        _HOLDS[key](played, wanted) for key, wanted in given.items() if wanted is not None
    )


def _opened(played: Played) -> bool:
    if played.before.is_open:
        return True
    points = sum(act.points for act in played.acts)
    return any(played.before.turn.points + points >= act.minimum for act in played.acts)


def _melded(played: Played, ranks: str) -> bool:
    grown = {build.rank for act in played.acts for build in act.builds}
    return all(card.kind in grown for card in played.cards(ranks))


def _laid(played: Played, wanted: int | str) -> bool:
    if isinstance(wanted, int):
        return len(played.laid) >= wanted
    return _among(played.cards(wanted), played.laid)


def _canasta(played: Played, wanted: bool | str) -> bool:
    now = Counter(canastas_of(played.rules, played.melds))
    before = Counter(canastas_of(played.rules, played.old_melds))
    # A wild on a natural canasta makes it mixed: a change of kind completes nothing.
    completed = now.total() > before.total()
    if isinstance(wanted, bool):
        return completed is wanted
    return completed and now[wanted] > before[wanted]


def _discarded(played: Played, wanted: bool | str) -> bool:
    last = played.steps[-1]
    if isinstance(wanted, bool):
        return isinstance(last, Discard) is wanted
    kinds = {card.kind for card in played.cards(wanted)}
    return isinstance(last, Discard) and last.cards[0].kind in kinds


def _among(wanted: Cards, cards: Cards) -> bool:
    held = count_kinds(cards)
    return all(number <= held[kind] for kind, number in enumerate(count_kinds(wanted)))


def _red_threes(position: Position, seat: int) -> int:
    return position.red_threes[side_of(position, seat)]


_HOLDS: dict[str, Callable[[Played, Any], bool]] = {
    "take": lambda played, wanted: played.made(Take) is wanted,
    "draw": lambda played, wanted: played.made(Draw) is wanted,
    "opened": lambda played, wanted: _opened(played) is wanted,
    "melded": _melded,
    "laid": _laid,
    "wilds": lambda played, wanted: played.wilds == wanted,
    "points": lambda played, wanted: hand_points(played.rules, played.laid) >= wanted,
    "canasta": _canasta,
    "discarded": _discarded,
    "red_three": lambda played, wanted: (
        (
            _red_threes(played.after, played.before.seat)
            > played.before.red_threes[played.before.side]
        )
        is wanted
    ),
    "keeps": lambda played, wanted: _among(
        played.cards(wanted), played.after.hands[played.before.seat - 1]
    ),
    "turn_over": lambda played, wanted: played.turn_over is wanted,
    "out": lambda played, wanted: (played.after.out is not None) is wanted,
}
