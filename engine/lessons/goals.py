"""What a right answer must come to, beside being legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Annotated, Any, get_args

from pydantic import AfterValidator, BeforeValidator, Field, field_validator

from engine.cards import JOKER, TWO, Cards, count_kinds, read_cards, write_cards
from engine.explain import meld_word, message_of
from engine.lessons.cell import Steps
from engine.lessons.forms import CardText, Form
from engine.moves import Add, Discard, Draw, Lay, Take
from engine.position import Meld, Position, side_of
from engine.referee import check
from engine.rules.act import Act, hand_points
from engine.rules.out import canastas_of
from engine.ruleset import RuleSet
from engine.switch_groups import CanastaKind
from engine.words import listed, say


def _kind_of_canasta(value: object) -> object:
    kinds = get_args(CanastaKind)
    if not isinstance(value, bool) and value not in kinds:
        raise ValueError(f"yes, no or one of {', '.join(kinds)} was expected")
    return value


class Goal(Form):
    """The goal of a task. Every part given must hold; `reaches` says when it does."""

    take: bool | None = None
    draw: bool | None = None
    opened: bool | None = None
    melded: CardText | None = None
    laid: Annotated[int, Field(ge=1)] | str | None = None
    wilds: Annotated[int, Field(ge=0)] | None = None
    points: Annotated[int, Field(ge=1)] | None = None
    canasta: Annotated[bool | CanastaKind | None, BeforeValidator(_kind_of_canasta)] = None
    discarded: bool | CardText | None = None
    red_three: bool | None = None
    keeps: CardText | None = None
    turn_over: bool | None = None
    out: bool | None = None

    @field_validator("*", mode="before")
    @classmethod
    def _not_empty(cls, value: object) -> object:
        if value is None or (isinstance(value, str) and not value.strip()):
            raise ValueError("this part of the goal is empty; say what is wanted, or leave it away")
        return value

    @property
    def cards(self) -> dict[str, str]:
        """The parts that are written as cards, by key."""
        parts = {key: getattr(self, key) for key in ("melded", "laid", "discarded", "keeps")}
        return {key: value for key, value in parts.items() if isinstance(value, str)}


def _some_part(goal: Goal) -> Goal:
    if not goal.model_fields_set:
        raise ValueError("the goal is empty; where any legal move is right, leave it away")
    return goal


GoalPart = Annotated[Goal, AfterValidator(_some_part)]
"""A goal as it is written in a lesson's file."""


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
    def opened(self) -> bool:
        """Whether the player's side has met its minimum."""
        if self.before.is_open:
            return True
        points = self.before.turn.points + sum(act.points for act in self.acts)
        return any(points >= act.minimum for act in self.acts)

    @property
    def turn_over(self) -> bool:
        """Whether the player's turn has ended."""
        return self.after.seat != self.before.seat or self.after.stage == "over"


class Turns(Played):
    """A player's steps in several turns, with what the others did between them.

    `made_on` are the positions in which the steps were made.
    """

    def __init__(
        self, before: Position, steps: Steps, made_on: tuple[Position, ...], after: Position
    ) -> None:
        super().__init__(before, steps, after)
        self.made_on = made_on

    @cached_property
    def acts(self) -> tuple[Act, ...]:
        """The steps that laid cards."""
        return tuple(
            Act(position, step)
            for position, step in zip(self.made_on, self.steps, strict=True)
            if isinstance(step, Lay | Take | Add)
        )

    @property
    def opened(self) -> bool:
        """Whether the player's side has met its minimum: in its turn, or before."""
        mine = self.after.seat == self.before.seat and self.after.stage == "play"
        return self.after.is_open if mine else bool(self.melds)

    @property
    def turn_over(self) -> bool:
        """Whether a turn of the player has ended."""
        return self.made(Discard) or self.after.stage == "over"


def reaches(goal: Goal, played: Played) -> bool:
    """Whether what was played reaches a goal; no step reaches any."""
    return bool(played.steps) and not _missing(goal, played)


def still_asked(goal: Goal, played: Played) -> tuple[str, ...]:
    """The parts of a goal that do not hold, each as a sentence that asks for it."""
    return tuple(_asked(key, getattr(goal, key), played.rules) for key in _missing(goal, played))


def _missing(goal: Goal, played: Played) -> list[str]:
    return [
        key
        for key in type(goal).model_fields
        if key in goal.model_fields_set and not _HOLDS[key](played, getattr(goal, key))
    ]


def _asked(key: str, wanted: Any, rules: RuleSet) -> str:
    """What a part of a goal asks for, as a sentence."""
    message = f"goal-{message_of(key)}"
    if isinstance(wanted, bool):
        return say(message, "yes" if wanted else "no")
    if key == "canasta":
        return say(message, "kind", kind=say(f"canasta-{message_of(wanted)}"))
    if isinstance(wanted, int):
        return say(message, "number", number=wanted)
    cards = read_cards(wanted, rules.cards.deck)
    if key == "melded":
        return say(message, "cards", ranks=listed([meld_word(c.kind, rules) for c in cards]))
    return say(message, "cards", cards=write_cards(cards, rules.cards.deck))


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


def _is_out(played: Played) -> bool:
    out = played.after.out
    return out is not None and out.seat == played.before.seat


def _red_threes(position: Position, seat: int) -> int:
    return position.red_threes[side_of(position, seat)]


_HOLDS: dict[str, Callable[[Played, Any], bool]] = {
    "take": lambda played, wanted: played.made(Take) is wanted,
    "draw": lambda played, wanted: played.made(Draw) is wanted,
    "opened": lambda played, wanted: played.opened is wanted,
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
    "out": lambda played, wanted: _is_out(played) is wanted,
}
