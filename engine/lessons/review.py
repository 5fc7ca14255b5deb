"""Everything that is wrong with a lesson's text at once, for somebody who is writing it.

`read_lesson` stops at the first fault. Here each key at the top of the file and each cell is read
by itself, so that one fault hides no other one; what can be read has its claims executed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import InitErrorDetails

from engine import rulesets
from engine.errors import BadInput
from engine.lessons.cell import At, Fault
from engine.lessons.claims import check_claims
from engine.lessons.forms import validated
from engine.lessons.lesson import (
    KINDS,
    Lesson,
    LessonForm,
    is_shown,
    read_cell,
    read_lesson,
    rule_sets,
)
from engine.ruleset import RuleSet
from engine.yamltext import Document, Path_, fault_of, read_text

MOST_TEXT = 100_000
"""The longest text of a lesson that is read, in letters; the longest one shipped has 30,000."""
FILE = "lesson.yaml"
"""The name of a text that has none."""
_LINE = re.compile(r":(\d+)(?:: (.*))?$", re.DOTALL)
_CELL = re.compile(r"cells\.(\d+)(?:\.|$)")


@dataclass(frozen=True, slots=True)
class Review:
    """What a text comes to. `lesson` is None where it cannot be read; `refused` says why, and
    `denied` are claims of a lesson that can be read, which the engine contradicts."""

    document: Document | None
    lesson: Lesson | None
    refused: tuple[Fault, ...] = ()
    denied: tuple[Fault, ...] = ()

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Everything that is wrong, in the order of lines."""
        return tuple(sorted((*self.refused, *self.denied), key=line_of))


def line_of(fault: Fault) -> int:
    """The line of a fault; 1 where it concerns the whole text.

    >>> line_of(Fault("lesson.yaml:12: cells.2.try.ask", "this key is needed"))
    12
    """
    found = _LINE.search(fault.place)
    return int(found[1]) if found else 1


def key_of(fault: Fault) -> str:
    """The key at which a fault stands, places of lists counted from 1; empty for a whole line.

    >>> key_of(Fault("lesson.yaml:12: cells.2.try.ask", "this key is needed"))
    'cells.2.try.ask'
    """
    found = _LINE.search(fault.place)
    return (found[2] or "") if found else ""


def cell_of(key: str) -> int | None:
    """The number of the cell, from 1, to which a key belongs; None for keys of the whole lesson.

    >>> cell_of("cells.2.try.ask"), cell_of("title")
    (2, None)
    """
    found = _CELL.match(key)
    return int(found[1]) if found else None


@lru_cache(maxsize=32)
def review(text: str, name: str = FILE) -> Review:
    """Read a lesson's text and execute its claims; nothing is raised, everything is told."""
    if len(text) > MOST_TEXT:
        message = f"at most {MOST_TEXT:,} letters were expected, and {len(text):,} given"
        return Review(None, None, (Fault(name, message),))
    try:
        document = read_text(text, name)
    except BadInput as error:
        return Review(None, None, (Fault(error.place, error.message),))
    try:
        lesson = read_lesson(document)
    except BadInput as error:
        found = tuple(_once(_refusals(document))) or (Fault(error.place, error.message),)
        return Review(document, None, found)
    return Review(document, lesson, (), tuple(_once(check_claims(lesson))))


def _once(faults: Iterable[Fault]) -> Iterator[Fault]:
    """Faults without those that only repeat an earlier one at the same place."""
    seen = set()
    for fault in faults:
        if fault.place not in seen:
            seen.add(fault.place)
            yield fault


def _refusals(document: Document) -> Iterator[Fault]:
    """Why a text is no lesson: the faults of its keys, then those of its cells."""
    value = document.value
    if not isinstance(value, dict):
        return
    yield from _of_form(LessonForm, document, ())
    named: dict[str, RuleSet] = {}
    try:
        named = rule_sets(document, value.get("variant"))
    except BadInput as error:
        yield Fault(error.place, error.message)
    except (TypeError, ValueError):  # told already: it is no name of a rule set
        pass
    cells = value.get("cells")
    sets = list(named.values()) or [rulesets.load(rulesets.names()[0])]
    for number, cell in enumerate(cells if isinstance(cells, list) else ()):
        if isinstance(cell, dict):
            for rules in sets:
                yield from _of_cell(At(document, rules), number, cell, tuple(named))


def _of_cell(
    at: At, number: int, cell: dict[str, Any], variants: tuple[str, ...]
) -> Iterator[Fault]:
    """Why a cell cannot be read under a rule set."""
    try:
        if not variants or is_shown(at, number, cell, variants):
            read_cell(at, number, cell)
    except BadInput as error:
        kind = next((key for key in cell if key in KINDS), None)
        if kind is not None:
            yield from _of_form(KINDS[kind].form, at.document, ("cells", number, kind))
        yield Fault(error.place, error.message)


def _of_form(model: type[BaseModel], document: Document, path: Path_) -> Iterator[Fault]:
    """Every fault that a schema finds, each as it would be told if it were the only one."""
    try:
        model.model_validate(document.part(path).value)
        return
    except ValidationError as error:
        faults = error.errors()
    try:
        validated(model, document, path)
    except BadInput as first:
        yield Fault(first.place, first.message)
    unknown = [fault["loc"] for fault in faults if fault["type"] == "extra_forbidden"]
    for fault in faults:
        if fault["type"] == "missing" and _is_there(fault["loc"], unknown):
            continue
        one = InitErrorDetails(
            type=fault["type"], loc=fault["loc"], input=fault["input"], ctx=fault.get("ctx", {})
        )
        told = fault_of(
            ValidationError.from_exception_data(model.__name__, [one]), document, path, model
        )
        yield Fault(told.place, told.message)


def _is_there(missing: Path_, unknown: list[Path_]) -> bool:
    """Whether a key that is missing is there, misspelt: no fault of its own."""
    near = [str(path[-1]) for path in unknown if path[:-1] == missing[:-1]]
    return bool(get_close_matches(str(missing[-1]), near, n=1, cutoff=0.5))
