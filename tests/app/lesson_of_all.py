"""The app with one lesson more: `classic/a-lesson`, in which all kinds of cell stand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from engine import lessons
from pages.parts import catalogue
from tests.engine.lesson_texts import NINE, lesson

KEY = "classic/a-lesson"
LESSON = lesson(NINE, "classic")


@contextmanager
def with_lesson(one: lessons.Lesson = LESSON) -> Iterator[None]:
    """While it lasts, the Classic course is this one lesson."""

    def course(ruleset: str) -> tuple[lessons.Lesson, ...]:
        return (one,) if ruleset == "classic" else ()

    catalogue.course.cache_clear()
    try:
        with (
            patch.object(lessons, "course", course),
            patch.object(lessons, "courses", lambda: ("classic",)),
        ):
            yield
    finally:
        catalogue.course.cache_clear()
