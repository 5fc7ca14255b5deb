"""What is wrong with a text that is no YAML, in words for somebody who does not know YAML."""

from __future__ import annotations

import re

import yaml

QUOTE = "if cards are meant, put the text that begins with * or ? in quotes"
_UNQUOTED = re.compile(r"(?:^|[\s\[{,])[*?]")
_KEY = re.compile(r"^\s*(?:- )*([\w.-]+):(?:\s|$)")
_TWO_COLONS = re.compile(r":\s.*:\s|:\s.*:$")

# The problem as the parser tells it, and what it mostly comes from.
_PLAIN = (
    (
        "block sequence entries are not allowed",
        "the dash of a list begins a line of its own, under its key",
    ),
    ("did not find expected ',' or ']'", "a [ is not closed by ], or a comma is missing"),
    ("did not find expected ',' or '}'", "a { is not closed by }, or a comma is missing"),
    ("found unexpected end of stream", "a quotation mark is not closed"),
    ("could not find expected ':'", "a key without its colon; key: value was expected"),
    (
        "did not find expected",
        "this line does not fit to those before it; lines that belong together begin in the same "
        "column, and a text with quotes or brackets in it is put in quotes as a whole",
    ),
)


def mark_of(error: yaml.MarkedYAMLError) -> yaml.Mark | None:
    """Where a fault is: for what never ends, where it begins."""
    if error.context_mark and str(error.context).endswith(("a simple key", "a quoted scalar")):
        return error.context_mark
    return error.problem_mark or error.context_mark


def plainly(error: yaml.MarkedYAMLError, text: str) -> str:
    """Why a text is no YAML, in one sentence, with the key near which that is."""
    mark = mark_of(error)
    lines = text.splitlines()
    line = lines[mark.line] if mark and mark.line < len(lines) else ""
    told = _problem(error, line)
    if _UNQUOTED.search(line):
        told += f"; {QUOTE}"
    began = error.context_mark
    if mark and began and began.line < mark.line and "flow" in str(error.context):
        told += f"; it begins in line {began.line + 1}"
    key = _key_near(lines, mark.line) if mark else ""
    return f"{told} (near the key {key})" if key else told


def _problem(error: yaml.MarkedYAMLError, line: str) -> str:
    problem = str(error.problem or "")
    if "mapping values are not allowed" in problem:
        if _TWO_COLONS.search(line):
            return "a text with a colon in it must stand in quotes"
        return (
            "this line begins further to the right than those it belongs to, or the line before "
            "lacks the space after its colon"
        )
    if "cannot start any token" in problem:
        if "\t" in line:
            return "lines are indented with spaces, and this one has a tab"
        return "a text that begins with a sign such as @ ` or % must stand in quotes"
    for told, plain in _PLAIN:
        if told in problem:
            return plain
    return " ".join(part for part in (error.context, problem) if part)


def _key_near(lines: list[str], number: int) -> str:
    """The last key at or above a line; empty where there is none."""
    for line in reversed(lines[: number + 1]):
        found = _KEY.match(line)
        if found:
            return found[1]
    return ""
