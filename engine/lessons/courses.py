"""The courses that are shipped: which rule sets have one, and their lessons in order."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from engine import rulesets
from engine.errors import CannotRead
from engine.lessons.lesson import Lesson, lesson_files, read_lesson
from engine.yamltext import read_file


def courses() -> tuple[str, ...]:
    """The rule sets that have a course, in the order in which rule sets are offered."""
    return tuple(id for id in rulesets.names() if course(id))


@lru_cache(maxsize=64)
def course(ruleset: str) -> tuple[Lesson, ...]:
    """The lessons of a rule set in order: those that name it, by the number of their file.

    Empty for a rule set without a course. Raises `BadInput` for a faulty file.
    """
    return tuple(
        read_lesson(lesson.document, ruleset) for lesson in shipped() if ruleset in lesson.variants
    )


def shipped() -> tuple[Lesson, ...]:
    """Every lesson that is shipped, once, for the first rule set that it names, in order."""
    return tuple(_shipped(path) for path in lesson_files())


@lru_cache(maxsize=256)
def _shipped(path: Path) -> Lesson:
    lesson = read_lesson(read_file(path))
    named = path.stem.partition("-")[2]
    if lesson.slug != named:
        place = lesson.document.place(("lesson",))
        raise CannotRead(f"the file is named for “{named}”; both must be the same", place)
    return lesson
