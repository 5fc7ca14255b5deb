"""A lesson: its schema, reading it, and executing everything it claims."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, Field

from engine import rulesets
from engine.errors import BadInput, CannotRead
from engine.lessons.cell import At, Cell, Fault, Form
from engine.lessons.counting import Count
from engine.lessons.judging import Judge
from engine.lessons.telling import Say, Show
from engine.lessons.trying import Try
from engine.ruleset import RuleSet
from engine.yamltext import Document, validate

KINDS: dict[str, type[Cell]] = {
    "say": Say,
    "show": Show,
    "try": Try,
    "judge": Judge,
    "count": Count,
}
"""The kinds of cell, by the key that a cell has in a lesson's file."""

FOLDER = Path(__file__).parent.parent.parent / "lessons"
"""Where the lessons are that are shipped: `<rule set>/<nn>-<slug>.yaml`."""

CASE_FOLDERS = ("questions", "examples")
"""Folders beside the courses, with cases instead of lessons."""

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def _slug(text: str) -> str:
    if not _SLUG.fullmatch(text):
        raise ValueError(
            f"small letters, figures and hyphens were expected, such as frozen-pile, "
            f"and “{text}” was given"
        )
    return text


Slug = Annotated[str, Field(max_length=60), AfterValidator(_slug)]


class _LessonForm(Form):
    lesson: Slug
    title: Annotated[str, Field(min_length=1, max_length=80)]
    variant: str | Annotated[tuple[str, ...], Field(min_length=1)]
    teaches: tuple[str, ...] = ()
    needs: tuple[Slug, ...] = ()
    minutes: Annotated[int, Field(ge=1, le=30)]
    cells: Annotated[tuple[dict[str, Any], ...], Field(min_length=1, max_length=60)]


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


def read_lesson(document: Document, variant: str = "") -> Lesson:
    """A lesson, for one of the rule sets that it names (else the first of them).

    Raises `BadInput` with file, line and key.
    """
    if not isinstance(document.value, dict):
        raise CannotRead("a lesson was expected: keys like lesson, title, cells", document.name)
    form = validate(_LessonForm, document)
    variants = (form.variant,) if isinstance(form.variant, str) else form.variant
    for number, id in enumerate(variants):
        _load(id, document, () if isinstance(form.variant, str) else (number,))
    at = At(document, rulesets.load(variant or variants[0]))
    return Lesson(
        slug=form.lesson,
        title=at.filled(form.title, "title"),
        variant=at.rules.id,
        variants=variants,
        teaches=at.known_rules(form.teaches, "teaches"),
        needs=form.needs,
        minutes=form.minutes,
        cells=tuple(_cell(at, number, cell) for number, cell in enumerate(form.cells)),
        document=document,
    )


def _load(id: str, document: Document, keys: tuple[int, ...]) -> RuleSet:
    try:
        return rulesets.load(id)
    except BadInput as error:
        raise error.at(document.place(("variant", *keys))) from None


def _cell(at: At, number: int, cell: dict[str, Any]) -> Cell:
    known = ", ".join(KINDS)
    if len(cell) != 1:
        given = " and ".join(map(str, cell)) or "none"
        message = f"a cell has exactly one of {known}; this one has {given}"
        raise CannotRead(message, at.place("cells", number))
    key = next(iter(cell))
    if key not in KINDS:
        message = f"there is no such kind of cell; known are {known}"
        raise CannotRead(message, at.place("cells", number, key))
    return KINDS[key].read(at.under("cells", number, key), number)


def rules_of(lesson: Lesson, variant: str = "") -> RuleSet:
    """The rule set that a lesson was read for, or another of those it names."""
    return rulesets.load(variant or lesson.variant)


def check_claims(lesson: Lesson) -> list[Fault]:
    """Every claim that the engine contradicts, under each rule set the lesson names.

    Empty when all hold.
    """
    faults = _needs(lesson)
    for variant in lesson.variants:
        suffix = f" (under {variant})" if len(lesson.variants) > 1 else ""
        try:
            read = read_lesson(lesson.document, variant)
            found = [fault for cell in read.cells for fault in _of_cell(read, cell)]
        except BadInput as error:
            found = [Fault(error.place, error.message)]
        faults += [Fault(fault.place, fault.message + suffix) for fault in found]
    return faults


def _of_cell(lesson: Lesson, cell: Cell) -> list[Fault]:
    kind = next(key for key, one in KINDS.items() if isinstance(cell, one))
    at = At(lesson.document, rules_of(lesson), ("cells", cell.number, kind))
    try:
        return list(cell.faults(at))
    except BadInput as error:
        return [Fault(error.place or at.place(), error.message)]


def lesson_files() -> list[Path]:
    """The files of the shipped lessons, in the order of their numbers."""
    found = [path for path in FOLDER.glob("*/*.yaml") if path.parent.name not in CASE_FOLDERS]
    return sorted(found, key=lambda path: (path.name, path.parent.name))


def _needs(lesson: Lesson) -> list[Fault]:
    """Lessons that are to be done before must exist."""
    if not lesson.needs:
        return []
    known = {path.stem.partition("-")[2] for path in lesson_files()}
    return [
        Fault(lesson.document.place(("needs", n)), f"there is no lesson “{slug}”")
        for n, slug in enumerate(lesson.needs)
        if slug not in known
    ]
