"""The cases of the project, read once: every question with what its answer must be.

The `note` of a case says under which rule sets the same answer stands, and which effect rules it
shows: `engine.examples` tells how.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engine import rulesets
from engine.cases import Case, read_cases
from engine.examples import FOLDER as EXAMPLES
from engine.examples import named_under, note_of
from engine.yamltext import read_file

FOLDERS = (Path(__file__).parents[1] / "cases", EXAMPLES)


class Question(NamedTuple):
    """A case under one rule set; `name` tells it from the same case under another."""

    name: str
    case: Case

    @property
    def file(self) -> str:
        """The folder and file that the case stands in, like `cases/tile`."""
        path = Path(self.case.document.name)
        return f"{path.parent.name}/{path.stem}"

    @property
    def shows(self) -> dict[str, dict[str, Any]]:
        """Effect rules that the case shows: the wrong claim about each, as an expectation."""
        return dict(note_of(self.case).get("shows", {}))


@cache
def all_cases() -> tuple[Case, ...]:
    """Every case under `tests/cases` and among the shipped examples, file by file."""
    return tuple(
        case
        for folder in FOLDERS
        for path in sorted(folder.rglob("*.yaml"))
        for case in read_cases(read_file(path))
    )


@cache
def questions() -> tuple[Question, ...]:
    """Every case under each rule set for which its answer stands."""
    found: list[Question] = []
    for case in all_cases():
        found.append(Question(case.slug, case))
        for id in named_under(case):
            if id != case.rules.id:
                under = case.under(rulesets.load(id))
                found.append(Question(f"{case.slug}, {id}", under))
    return tuple(found)


@cache
def by_file() -> dict[str, tuple[Question, ...]]:
    """All questions by the file of their case."""
    found: dict[str, list[Question]] = {}
    for question in questions():
        found.setdefault(question.file, []).append(question)
    return {file: tuple(asked) for file, asked in found.items()}
