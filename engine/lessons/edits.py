"""Changes to a lesson's text that keep everything else in it as its author wrote it."""

from __future__ import annotations

import re
import textwrap
from typing import NamedTuple

from engine.errors import BadInput, CannotRead
from engine.words import say
from engine.yamltext import Document, Path_, read_text

START = """\
lesson: tonight
title: Tonight’s lesson
variant: {variant}
teaches: []
needs: []
minutes: 5
cells:
"""
_INDENT = 2


class Edited(NamedTuple):
    """A text after a change, and the line, from 1, where what is new begins."""

    text: str
    line: int


def new_lesson(variant: str, cell: str) -> str:
    """A lesson to begin with, for a rule set as YAML writes it, with one cell."""
    head = START.format(variant=variant)
    return head + textwrap.indent(cell, " " * _INDENT)


def cell_at(text: str, line: int) -> int | None:
    """The number, from 0, of the cell to which a line belongs; None above the first.

    Raises `CannotRead` where the text is no YAML.
    """
    starts = _starts(read_text(text, "lesson.yaml"))
    before = [number for number, start in enumerate(starts) if start <= line]
    return before[-1] if before else None


def with_cell(text: str, line: int, cell: str) -> Edited:
    """The text with a cell after the one to which a line belongs.

    `cell` is a member of the list of cells, written at the left edge. Where the text is no YAML
    it comes before the next line that looks like the beginning of a cell. Raises `CannotRead`
    where the cells do not stand line by line.
    """
    lines = text.splitlines()
    indent, place = _where(text, lines, line)
    new = textwrap.indent(cell.rstrip("\n"), " " * indent).splitlines()
    while place > 0 and not lines[place - 1].strip():
        place -= 1
    lines[place:place] = new
    return Edited("\n".join(lines) + "\n", place + 1)


def _where(text: str, lines: list[str], line: int) -> tuple[int, int]:
    """How far a new cell is indented, and before which line, from 0, it comes."""
    try:
        document = read_text(text, "lesson.yaml")
    except BadInput:
        return _guessed(lines, line)
    value = document.value
    starts = _starts(document)
    if starts:
        first = lines[starts[0] - 1]
        if not first.lstrip().startswith("- "):
            raise CannotRead(say("edit-not-in-lines"))
        indent = len(first) - len(first.lstrip())
        later = [start for start in starts if start > line]
        return indent, (later[0] - 1 if later and line >= starts[0] else _end(document, lines))
    if not isinstance(value, dict) or value.get("cells"):
        raise CannotRead(say("edit-no-cells"))
    if "cells" not in value:
        lines.append("cells:")
        return _INDENT, len(lines)
    at = document.lines[("cells",)]
    lines[at - 1] = "cells:"
    return _INDENT, at


def _end(document: Document, lines: list[str]) -> int:
    """The line, from 0, before which the list of cells ends."""
    cells = document.lines[("cells",)]
    later = [line for path, line in document.lines.items() if len(path) == 1 and line > cells]
    return min(later) - 1 if later else len(lines)


def _guessed(lines: list[str], line: int) -> tuple[int, int]:
    """The same for a text that is no YAML just now."""
    cell = re.compile(r"( *)- (?:say|show|try|judge|pick|count|order|compare|play):")
    found = [(number, match) for number, one in enumerate(lines) if (match := cell.match(one))]
    indent = len(found[0][1][1]) if found else _INDENT
    later = [number for number, _ in found if number >= line]
    return indent, later[0] if later else len(lines)


def with_position(text: str, line: int, position: str) -> Edited:
    """The text with another position in the cell to which a line belongs.

    `position` is YAML written at the left edge: keys with their values. Raises `CannotRead` where
    the text is no YAML, or the cell is none that has a position.
    """
    document = read_text(text, "lesson.yaml")
    number = cell_at(text, line)
    cell = document.value["cells"][number] if number is not None else None
    kinds = [key for key, below in cell.items() if isinstance(below, dict)] if cell else []
    if number is None or not kinds:
        raise CannotRead(say("edit-no-position"))
    lines = text.splitlines()
    path: Path_ = ("cells", number, kinds[0], "position")
    first = min(at for where, at in document.lines.items() if where[:-1] == path[:-1])
    indent = len(lines[first - 1]) - len(lines[first - 1].lstrip())
    if lines[first - 1].lstrip().startswith("- "):
        raise CannotRead(say("edit-not-in-lines"))
    body = textwrap.indent(position.rstrip("\n"), " " * (indent + 2))
    new = [" " * indent + "position:", *body.splitlines()]
    if path not in document.lines:
        lines[first:first] = new
        return Edited("\n".join(lines) + "\n", first + 1)
    start = document.lines[path] - 1
    stop = start + 1
    while stop < len(lines) and _is_below(lines[stop], indent):
        stop += 1
    while not lines[stop - 1].strip():
        stop -= 1
    lines[start:stop] = new
    return Edited("\n".join(lines) + "\n", start + 1)


def _is_below(line: str, indent: int) -> bool:
    """Whether a line belongs to a key that is indented so far."""
    return not line.strip() or len(line) - len(line.lstrip()) > indent


def _starts(document: Document) -> list[int]:
    """The lines, from 1, in which the cells begin."""
    cells = document.value.get("cells") if isinstance(document.value, dict) else None
    count = len(cells) if isinstance(cells, list) else 0
    return [document.lines["cells", number] for number in range(count)]
