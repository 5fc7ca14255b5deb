"""What a lesson file may hold: the schema, and the cells made from it.

    lesson: frozen-pile               a slug
    title: When the pile is frozen
    variant: classic                  a rule set id, or a list of them
    teaches: [pile.frozen]            rule ids
    needs: [natural-top]              lessons to do before, by slug
    minutes: 5
    cells:                            one key each:

    - say: Markdown text; {{meld.min_naturals}} is filled in from the rule set.
    - show:     title, position
    - try:      ask, position, goal, accepts, wrong (move, rules, say), otherwise, say, hints
    - judge:    ask, position, move, legal, rules, choices, say, hints
    - count:    ask, position, of (meld: K K 2 | minimum: A), answer, unit, say, hints

Positions and moves are written as in cases. `hints` go from the idea over the
rule and the cards to the answer; every task has at least two. A `goal` narrows
what is right (see `Goal`); without one any legal move is right. `wrong` foresees
typical mistakes, `otherwise` is said of any other illegal one, `say` after a right
answer. `count` with `of` is worked out by the engine; `answer` must then agree.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from engine.moves import Step
from engine.position import Position
from engine.yamltext import Document

LEAST_HINTS = 2
Words = Annotated[str, Field(min_length=1, max_length=4000)]
Hints = Annotated[tuple[Words, ...], Field(min_length=LEAST_HINTS, max_length=6)]
MoveText = Annotated[str, Field(min_length=1, max_length=300)]


class _Text(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Goal(_Text):
    """What a right answer must come to, beside being legal. Every part given must hold.

    `take`, `draw`: how the turn began. `opened`: the side has met its minimum.
    `laid`: so many cards laid this turn, or more. `melds`: so many melds of the side.
    `points`: melds of this turn count so much, or more. `canasta`: the side has one more
    canasta than before. `discarded`: the turn ended with a discard; `discard`: of this
    card. `out`: the player went out. `keeps`: these cards are still in the hand.
    """

    take: bool | None = None
    draw: bool | None = None
    opened: bool | None = None
    laid: int | None = None
    melds: int | None = None
    points: int | None = None
    canasta: bool | None = None
    discarded: bool | None = None
    discard: str | None = None
    out: bool | None = None
    keeps: str | None = None


class WrongText(_Text):
    """A typical mistake: the move, the rules it breaks, what to say."""

    move: MoveText
    rules: Annotated[tuple[str, ...], Field(min_length=1)]
    say: Words


class ShowText(_Text):
    """A position to look at."""

    title: Words
    position: dict[str, Any]


class TryText(_Text):
    """Propose a move."""

    ask: Words
    position: dict[str, Any]
    goal: Goal = Goal()
    accepts: Annotated[tuple[MoveText, ...], Field(min_length=1)]
    wrong: tuple[WrongText, ...] = ()
    otherwise: str = ""
    say: str = ""
    hints: Hints


class JudgeText(_Text):
    """Say whether a move is legal, and which rule says so."""

    ask: Words
    position: dict[str, Any]
    move: MoveText
    legal: bool
    rules: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    say: Words
    hints: Hints


class Counted(_Text):
    """What is counted: the cards of a meld in points, or a side's opening minimum."""

    meld: str | None = None
    minimum: str | None = None


class CountText(_Text):
    """Say a number."""

    ask: Words
    position: dict[str, Any] | None = None
    of: Counted = Counted()
    answer: int
    unit: Words = "points"
    say: Words
    hints: Hints


class CellText(_Text):
    """One cell: exactly one of its keys."""

    say: Words | None = None
    show: ShowText | None = None
    try_: Annotated[TryText | None, Field(alias="try")] = None
    judge: JudgeText | None = None
    count: CountText | None = None


class LessonText(_Text):
    """A lesson file."""

    lesson: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
    title: Annotated[str, Field(min_length=1, max_length=80)]
    variant: str | Annotated[tuple[str, ...], Field(min_length=1)]
    teaches: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    minutes: Annotated[int, Field(ge=1, le=30)]
    cells: Annotated[tuple[CellText, ...], Field(min_length=1, max_length=60)]


@dataclass(frozen=True, slots=True)
class Say:
    """Text in Markdown; `engine.lessons.text` fills it in."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Show:
    """A position, drawn as a table."""

    number: int
    title: str
    position: Position


@dataclass(frozen=True, slots=True)
class Wrong:
    """A mistake that was foreseen."""

    steps: tuple[Step, ...]
    rules: tuple[str, ...]
    say: str


@dataclass(frozen=True, slots=True)
class Try:
    """A move to propose. `answer` is the first of the ways that are accepted."""

    number: int
    ask: str
    position: Position
    goal: Goal
    accepts: tuple[tuple[Step, ...], ...]
    wrong: tuple[Wrong, ...]
    otherwise: str
    say: str
    hints: tuple[str, ...]

    @property
    def answer(self) -> tuple[Step, ...]:
        """The steps that are shown when a learner asks for the answer."""
        return self.accepts[0]


@dataclass(frozen=True, slots=True)
class Judge:
    """A move to rule on; `choices` are the rules offered, the right ones among them."""

    number: int
    ask: str
    position: Position
    steps: tuple[Step, ...]
    legal: bool
    rules: tuple[str, ...]
    choices: tuple[str, ...]
    say: str
    hints: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """A number to say."""

    number: int
    ask: str
    position: Position | None
    of: Counted
    answer: int
    unit: str
    say: str
    hints: tuple[str, ...]


Cell = Say | Show | Try | Judge | Count


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as read for one rule set, `variant`; it may be meant for several."""

    slug: str
    title: str
    variant: str
    variants: tuple[str, ...]
    teaches: tuple[str, ...]
    needs: tuple[str, ...]
    minutes: int
    cells: tuple[Cell, ...]
    document: Document = field(repr=False)
