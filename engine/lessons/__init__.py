"""Lessons: their cells, reading them, judging attempts, and checking their claims.

A lesson is a YAML file; `format.md` beside this file says what it may hold. A kind of cell
is one class (`engine.lessons.cell`). Everything a lesson claims is executed by
`check_claims`, under every rule set that the lesson names.
"""

from __future__ import annotations

from pathlib import Path

from engine.lessons.cell import Cell, Fault
from engine.lessons.counting import Count
from engine.lessons.courses import course, courses
from engine.lessons.goals import Goal
from engine.lessons.judging import Judge
from engine.lessons.lesson import (
    FOLDER,
    KINDS,
    Lesson,
    check_claims,
    lesson_files,
    read_lesson,
    rules_of,
)
from engine.lessons.telling import Say, Show
from engine.lessons.texts import text
from engine.lessons.trying import Attempt, Try, attempt

__all__ = [
    "FOLDER",
    "KINDS",
    "Attempt",
    "Cell",
    "Count",
    "Fault",
    "Goal",
    "Judge",
    "Lesson",
    "Say",
    "Show",
    "Try",
    "attempt",
    "check_claims",
    "course",
    "courses",
    "format_text",
    "lesson_files",
    "read_lesson",
    "rules_of",
    "text",
]


def format_text() -> str:
    """What a lesson's file may hold, in Markdown, as authors read it."""
    return (Path(__file__).parent / "format.md").read_text(encoding="utf-8")
