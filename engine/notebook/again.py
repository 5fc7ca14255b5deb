"""All cells run again: what the engine says of each now, and under other rules.

A cell may hold what does not exist under other rules: a rank too many, a side that is not there.
Such a cell is answered with one sentence that says why; the others go on.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.errors import BadInput
from engine.lessons.courses import shipped
from engine.notebook.document import (
    AnyCell,
    LessonCell,
    LessonText,
    Note,
    Notebook,
    PositionCell,
    RulingCell,
    ScoreCell,
)
from engine.position import Position
from engine.referee import LegalMove, legal_moves
from engine.ruleset import RuleSet
from engine.ruling import Ruling, fault_of, judge
from engine.saidposition import read_said
from engine.scoresheet import Standing, standing
from engine.variants import rules_of
from engine.verify import canonical


class Answer(NamedTuple):
    """What the engine says of a cell under some rules.

    `fault` is why it says nothing, in one sentence; empty otherwise. Of the rest only what the
    kind of cell has is there: the `ruling`; the `standing` of the match; the `position` and the
    `moves` that are legal in it.
    """

    rules: RuleSet | None
    fault: str = ""
    ruling: Ruling | None = None
    standing: Standing | None = None
    position: Position | None = None
    moves: tuple[LegalMove, ...] = ()

    @property
    def legal(self) -> bool | None:
        """Of a ruling: whether the moves are legal; None where nothing can be judged."""
        return self.ruling.legal if self.ruling else None

    @property
    def broken(self) -> tuple[str, ...]:
        """Of a ruling: the ids of the broken rules."""
        return self.ruling.broken if self.ruling else ()

    @property
    def totals(self) -> dict[str, int]:
        """Of a score: each side's total, by letter; empty where it cannot be counted."""
        return self.standing.scores if self.standing and not self.fault else {}

    @property
    def gist(self) -> tuple[object, ...]:
        """What is compared: two answers with the same gist say the same."""
        return (
            bool(self.fault), self.legal, self.broken, tuple(self.totals.items()),
            frozenset(canonical(move.step) for move in self.moves),
        )  # fmt: skip


class Outcome(NamedTuple):
    """A cell under its own rules and under others; None for a text, which nobody judges.

    `changed` says that the two differ; `stale` that the engine now says something else than was
    seen when the cell was kept.
    """

    cell: AnyCell
    before: Answer | None
    after: Answer | None
    changed: bool
    stale: bool


def run_again(notebook: Notebook, rules: RuleSet | None = None) -> tuple[Outcome, ...]:
    """What becomes of each cell, in their order, under these rules; without, under its own."""
    return tuple(outcome(cell, notebook, rules) for cell in notebook.cells)


def outcome(cell: AnyCell, notebook: Notebook, rules: RuleSet | None = None) -> Outcome:
    """What becomes of one cell of a notebook under these rules."""
    before = answer(cell, notebook)
    after = before if rules is None else answer(cell, notebook, rules)
    changed = before is not None and after is not None and before.gist != after.gist
    return Outcome(cell, before, after, changed, _is_stale(cell, before))


def answer(cell: AnyCell, notebook: Notebook, rules: RuleSet | None = None) -> Answer | None:
    """What the engine says of one cell, under these rules or its own; None for a text."""
    if isinstance(cell, Note | LessonText):
        return None
    try:
        under = rules or rules_of(cell.variant or notebook.variant)
        if isinstance(cell, PositionCell):
            return _of_position(cell, under)
        if isinstance(cell, RulingCell):
            ruling = judge(cell.question, under)
            return Answer(under, ruling.fault.message if ruling.fault else "", ruling)
        if isinstance(cell, ScoreCell):
            return _of_score(cell, under)
        return _of_lesson(cell, under)
    except BadInput as error:
        return Answer(rules, fault_of(error).message)


def _of_position(cell: PositionCell, rules: RuleSet) -> Answer:
    position = read_said(cell.written, rules)
    if position.stage == "over":
        return Answer(rules, position=position)
    return Answer(rules, position=position, moves=tuple(legal_moves(position)))


def _of_score(cell: ScoreCell, rules: RuleSet) -> Answer:
    found = standing(cell.sheet, rules)
    for row in found.rows:
        if row.fault is not None:
            return Answer(rules, f"round {row.number}: {row.fault}", standing=found)
    return Answer(rules, standing=found)


def _of_lesson(cell: LessonCell, rules: RuleSet) -> Answer:
    slug = cell.lesson.partition("/")[2]
    lesson = next((one for one in shipped() if one.slug == slug), None)
    if lesson is None:
        return Answer(rules, "there is no such lesson any more")
    if rules.base not in lesson.variants:
        return Answer(rules, f"the course of {rules.title} has no such lesson")
    return Answer(rules)


def _is_stale(cell: AnyCell, now: Answer | None) -> bool:
    if now is None:
        return False
    if isinstance(cell, RulingCell):
        return (cell.seen.legal, cell.seen.broken) != (now.legal, now.broken)
    return isinstance(cell, ScoreCell) and bool(cell.seen) and cell.seen != now.totals
