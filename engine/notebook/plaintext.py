"""Texts of people inside Markdown: they stay what they are, never markup, HTML or mathematics."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

_ANYWHERE = re.compile(r"[\\`*_{}\[\]<>#|~$&@^]")
_AT_THE_START = re.compile(r"(?m)^([ \t]*)(?:([-+=])|(\d+)([.)]))")
_LINK = re.compile(r"(?i)(\w):(?=//)|(\bwww)\.")


def escaped(text: str) -> str:
    """A text that Markdown shows letter for letter, on one line.

    Entities are used and no backslashes: those begin mathematics in Jupyter.

    >>> escaped("<b>*7*</b>")
    '&#60;b&#62;&#42;7&#42;&#60;/b&#62;'
    """
    text = _ANYWHERE.sub(lambda found: _entity(found[0]), " ".join(text.split()))
    text = _LINK.sub(lambda found: f"{found[1]}&#58;" if found[1] else f"{found[2]}&#46;", text)
    return _AT_THE_START.sub(_start, text)


def lines(text: str) -> str:
    """A text of several lines, each of which stays one, indented as it was."""
    shown = []
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        shown.append("&nbsp;" * indent + escaped(line))
    return "\n".join(f"{line}  " if line else "" for line in shown).strip("\n")


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: int = 0) -> str:
    """A table of texts; the last `numbers` columns hold numbers, and stand to the right."""
    marks = ["---"] * (len(head) - numbers) + ["---:"] * numbers
    written = [[escaped(part) for part in row] for row in (head, *rows)]
    written.insert(1, marks)
    return "\n".join(f"| {' | '.join(row)} |" for row in written)


def _entity(letter: str) -> str:
    return f"&#{ord(letter)};"


def _start(found: re.Match[str]) -> str:
    if found[2]:
        return found[1] + _entity(found[2])
    return f"{found[1]}{found[3]}{_entity(found[4])}"
