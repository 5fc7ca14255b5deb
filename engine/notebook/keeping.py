"""Cells made of what the pages show: a ruling with its outcome, a match sheet with its totals …"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from engine.notebook.document import LessonCell, PositionCell, RulingCell, ScoreCell, Seen
from engine.positiontext import PositionText
from engine.question import Question
from engine.ruleset import RuleSet
from engine.ruling import Ruling, judge
from engine.scoresheet import Sheet, entered, standing
from engine.variants import variant_of
from engine.version import rules_version
from engine.yamltext import Document, validate


def position_cell(
    position: Mapping[str, Any], rules: RuleSet | None = None, title: str = ""
) -> PositionCell:
    """A position in the form of a case; without `rules` it goes by the notebook's rule set.

    Raises `CannotRead`, with the key as its place, for what is no position.
    """
    variant = variant_of(rules) if rules else None
    return PositionCell(position=_text(position), variant=variant, title=title)


def ruling_cell(
    question: Question, rules: RuleSet, title: str = "", unknown: bool = False
) -> RulingCell:
    """A question with the outcome that the referee gives now. Raises like `position_cell`.

    `unknown` says that nobody knows which rules are played; the position is read by `rules`.
    """
    return RulingCell(
        title=title or question.title, variant=variant_of(rules),
        position=_text(question.position), moves=question.moves, others=question.others,
        opened=question.opened, unknown=unknown, rules_version=rules_version(),
        seen=seen(judge(question, rules)),
    )  # fmt: skip


def seen(ruling: Ruling) -> Seen:
    """What is remembered of a ruling."""
    return Seen(legal=ruling.legal, broken=ruling.broken)


def score_cell(sheet: Sheet, rules: RuleSet, title: str = "") -> ScoreCell:
    """A match sheet with its totals; a round that is still being counted becomes its last one.

    Raises `CannotRead` when that round cannot be counted.
    """
    if not sheet.draft.is_blank:
        sheet = entered(sheet, rules)
    sheet = sheet.with_(draft=type(sheet.draft)(), editing=None)
    totals = standing(sheet, rules).scores
    return ScoreCell(title=title, variant=variant_of(rules), sheet=sheet, seen=totals)


def lesson_cell(
    lesson: str, title: str, stars: Mapping[int, int], tasks: int, when: datetime | None = None
) -> LessonCell:
    """How far a lesson (`classic/frozen-pile`) is: the stars of its tasks, at a time or now."""
    done = {number: found for number, found in stars.items() if found}
    at = (when or datetime.now(UTC)).astimezone(UTC).replace(microsecond=0)
    return LessonCell(lesson=lesson, title=title, stars=done, tasks=tasks, when=at)


def _text(position: Mapping[str, Any]) -> PositionText:
    return validate(PositionText, Document(dict(position), {}, ""))
