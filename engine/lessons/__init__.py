"""Lessons: their cells, reading them, judging attempts, and checking their claims.

A lesson is a YAML file; `format.md` beside this file says what it may hold. A kind of cell
is one class (`engine.lessons.cell`). Everything a lesson claims is executed by
`check_claims`, under every rule set that the lesson names.
"""

from __future__ import annotations

from pathlib import Path

from engine.lessons.cell import Cell, Fault, Met, Reply, Task
from engine.lessons.claims import check_claims
from engine.lessons.comparing import Compare, Under
from engine.lessons.counting import Count
from engine.lessons.courses import course, courses
from engine.lessons.game import Line
from engine.lessons.goals import Goal
from engine.lessons.judging import Judge
from engine.lessons.lesson import (
    FOLDER,
    KINDS,
    Lesson,
    lesson_files,
    read_lesson,
    rules_of,
)
from engine.lessons.ordering import Order
from engine.lessons.picking import Pick
from engine.lessons.playing import Play
from engine.lessons.telling import Say, Show
from engine.lessons.texts import text
from engine.lessons.trying import Attempt, Try, attempt

__all__ = [
    "FOLDER",
    "KINDS",
    "Attempt",
    "Cell",
    "Compare",
    "Count",
    "Fault",
    "Goal",
    "Judge",
    "Lesson",
    "Line",
    "Met",
    "Order",
    "Pick",
    "Play",
    "Reply",
    "Say",
    "Show",
    "Task",
    "Try",
    "Under",
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
