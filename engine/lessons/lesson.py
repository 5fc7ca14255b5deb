"""A lesson: its schema, reading it, and executing everything it claims."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, Field

from engine import rulesets
from engine.errors import CannotRead
from engine.faults import meant
from engine.lessons.cell import At, Cell
from engine.lessons.comparing import Compare
from engine.lessons.counting import Count
from engine.lessons.forms import Form, validated
from engine.lessons.judging import Judge
from engine.lessons.ordering import Order
from engine.lessons.picking import Pick
from engine.lessons.playing import Play
from engine.lessons.telling import Say, Show
from engine.lessons.trying import Try
from engine.ruleset import RuleSet
from engine.variants import HouseVariant, rules_at
from engine.yamltext import Document

KINDS: dict[str, type[Cell]] = {
    "say": Say,
    "show": Show,
    "try": Try,
    "judge": Judge,
    "pick": Pick,
    "count": Count,
    "order": Order,
    "compare": Compare,
    "play": Play,
}
"""The kinds of cell, by the key that a cell has in a lesson's file."""


def kind_of(cell: Cell) -> str:
    """The key that a cell has in a lesson's file: say, show, try …"""
    return next(key for key, one in KINDS.items() if isinstance(cell, one))


FOLDER = Path(__file__).parent.parent.parent / "lessons"
"""Where the lessons are that are shipped: `<rule set>/<nn>-<slug>.yaml`."""

CASE_FOLDERS = ("questions", "examples")
"""Folders beside the courses, with cases instead of lessons."""

ONLY = "only"
"""The key that keeps a cell of a shared lesson to some of its rule sets."""

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def _slug(text: str) -> str:
    if not _SLUG.fullmatch(text):
        raise ValueError(
            f"small letters, figures and hyphens were expected, such as frozen-pile, "
            f"and “{text}” was given"
        )
    return text


Slug = Annotated[str, Field(max_length=60), AfterValidator(_slug)]


class LessonForm(Form):
    """The schema of a whole file; each cell is read by the schema of its kind."""

    lesson: Slug
    title: Annotated[str, Field(min_length=1, max_length=80)]
    variant: str | dict[str, Any] | Annotated[tuple[str, ...], Field(min_length=1)]
    teaches: tuple[str, ...] = ()
    needs: tuple[Slug, ...] = ()
    minutes: Annotated[int, Field(ge=1, le=30)]
    cells: Annotated[tuple[dict[str, Any], ...], Field(min_length=1, max_length=60)]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as read for one rule set, `rules`; it may be meant for several.

    `variants` are the ids of those that it names, `variant` is the one of them that it was read
    for. A lesson for house rules names these alone; the id is that of what they are made from.
    """

    slug: str
    title: str
    rules: RuleSet = field(repr=False)
    variants: tuple[str, ...]
    teaches: tuple[str, ...]
    needs: tuple[str, ...]
    minutes: int
    cells: tuple[Cell, ...]
    document: Document = field(repr=False)

    @property
    def variant(self) -> str:
        """The id of the rule set that it was read for."""
        return self.rules.id


def read_lesson(document: Document, variant: str = "") -> Lesson:
    """A lesson, for one of the rule sets that it names (else the first of them).

    Raises `BadInput` with file, line and key.
    """
    if not isinstance(document.value, dict):
        raise CannotRead("a lesson was expected: keys like lesson, title, cells", document.name)
    form = validated(LessonForm, document)
    named = rule_sets(document, form.variant)
    variants = tuple(named)
    wanted = variant or variants[0]
    at = At(document, named.get(wanted) or rulesets.load(wanted))
    cells = tuple(
        read_cell(at, number, cell)
        for number, cell in enumerate(form.cells)
        if is_shown(at, number, cell, variants)
    )
    return Lesson(
        slug=form.lesson,
        title=at.filled(form.title, "title"),
        rules=at.rules,
        variants=variants,
        teaches=at.known_rules(form.teaches, "teaches"),
        needs=form.needs,
        minutes=form.minutes,
        cells=cells,
        document=document,
    )


def rule_sets(document: Document, named: Any) -> dict[str, RuleSet]:
    """The rule sets that stand under `variant`, by id. Raises `BadInput` with its place."""
    if isinstance(named, dict):
        house = rules_at(validated(HouseVariant, document, ("variant",)), document, ("variant",))
        return {house.id: house}
    if isinstance(named, str):
        return {named: rules_at(named, document, ("variant",))}
    return {id: rules_at(id, document, ("variant", place)) for place, id in enumerate(named)}


def is_shown(at: At, number: int, cell: dict[str, Any], variants: tuple[str, ...]) -> bool:
    """Whether a cell is shown under the rule set that a lesson is read for."""
    if ONLY not in cell:
        return True
    given = cell[ONLY]
    named = given if isinstance(given, list) else [given]
    for place, id in enumerate(named):
        if id not in variants:
            keys = (ONLY, place) if isinstance(given, list) else (ONLY,)
            message = f"“{id}” is not among the lesson’s rule sets, {', '.join(variants)}"
            raise CannotRead(message, at.place("cells", number, *keys))
    return at.rules.id in named


def read_cell(at: At, number: int, cell: dict[str, Any]) -> Cell:
    """The cell with this number, as it stands in the file. Raises `BadInput`."""
    known = ", ".join(KINDS)
    keys = [key for key in cell if key != ONLY]
    if len(keys) != 1:
        given = " and ".join(map(str, keys)) or "none"
        message = f"a cell has exactly one of {known}; this one has {given}"
        raise CannotRead(message, at.place("cells", number))
    key = keys[0]
    if key not in KINDS:
        message = f"there is no such kind of cell; known are {known}{meant(str(key), KINDS)}"
        raise CannotRead(message, at.place("cells", number, key))
    return KINDS[key].read(at.under("cells", number, key), number)


def rules_of(lesson: Lesson, variant: str = "") -> RuleSet:
    """The rule set that a lesson was read for, or another of those it names."""
    return lesson.rules if variant in ("", lesson.variant) else rulesets.load(variant)


def lesson_files() -> list[Path]:
    """The files of the shipped lessons, in the order of their numbers."""
    found = [path for path in FOLDER.glob("*/*.yaml") if path.parent.name not in CASE_FOLDERS]
    return sorted(found, key=lambda path: (path.name, path.parent.name))
