"""The cases of the project, read once: every question with what its answer must be.

The `note` of a case is free for readers; two of its keys mean something to the tests:
`under` names the rule sets for which the same answer stands (`all`, `all but tile`, or some
names), and `shows` the effect rules that the case shows, each with a wrong claim about it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engine import rulesets
from engine.cases import Case, read_cases
from engine.yamltext import read_file

FOLDER = Path(__file__).parents[1] / "cases"


class Question(NamedTuple):
    """A case under one rule set; `name` tells it from the same case under another."""

    name: str
    case: Case

    @property
    def shows(self) -> dict[str, dict[str, Any]]:
        """Effect rules that the case shows: the wrong claim about each, as an expectation."""
        return dict(_note(self.case).get("shows", {}))


@cache
def all_cases() -> tuple[Case, ...]:
    """Every case under `tests/cases`, file by file."""
    return tuple(
        case for path in sorted(FOLDER.rglob("*.yaml")) for case in read_cases(read_file(path))
    )


@cache
def questions() -> tuple[Question, ...]:
    """Every case under each rule set for which its answer stands."""
    found: list[Question] = []
    for case in all_cases():
        found.append(Question(case.slug, case))
        for id in _under(case):
            if id != case.rules.id:
                under = case.under(rulesets.load(id))
                found.append(Question(f"{case.slug}, {id}", under))
    return tuple(found)


def _note(case: Case) -> dict[str, Any]:
    note = case.document.value.get("note", {})
    return note if isinstance(note, dict) else {}


def _under(case: Case) -> list[str]:
    """The rule sets named behind `under`.

    Raises `ValueError` for one that does not exist, so that none is left out by a slip.
    """
    words = str(_note(case).get("under", "")).split()
    every = list(rulesets.names())
    if words[:1] == ["all"]:
        out = words[2:]
        named = [id for id in every if id not in out]
    else:
        out, named = [], words
    unknown = [id for id in (*out, *named) if id not in every]
    if unknown:
        raise ValueError(f"{case.slug}: no rule set {', '.join(unknown)}")
    if named and case.rules.id not in named:
        raise ValueError(f"{case.slug}: its own rule set is not among those named")
    return named
