"""What players asked at real tables: the case files under `lessons/questions`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from engine.cases import Case, read_cases
from engine.rulesets import names
from engine.yamltext import read_file

FOLDER = Path(__file__).parent.parent / "lessons" / "questions"
"""Where the questions are that are shipped, a file for each rule set."""


@lru_cache(maxsize=16)
def asked_under(id: str) -> tuple[Case, ...]:
    """The questions that were asked under a rule set; none where it has no file.

    Raises `BadInput` for a fault in the file.
    """
    file = FOLDER / f"{id}.yaml"
    return tuple(read_cases(read_file(file))) if file.exists() else ()


def asked() -> tuple[Case, ...]:
    """All questions, rule set by rule set. Raises `BadInput` for a fault in a file."""
    return tuple(case for id in names() for case in asked_under(id))
