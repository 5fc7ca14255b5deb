"""The cases of the project, read once: every question with what its answer must be."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.cases import Case, read_cases
from engine.yamltext import read_file

FOLDER = Path(__file__).parents[1] / "cases"


@cache
def all_cases() -> tuple[Case, ...]:
    """Every case under `tests/cases`, file by file."""
    return tuple(
        case for path in sorted(FOLDER.rglob("*.yaml")) for case in read_cases(read_file(path))
    )


@cache
def case_named(slug: str) -> Case:
    """The one case with this slug."""
    (found,) = (case for case in all_cases() if case.slug == slug)
    return found
