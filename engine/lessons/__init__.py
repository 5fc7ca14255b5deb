"""Lessons: their cells, reading them, judging attempts, and checking their claims.

A lesson is a YAML file; what it may hold is documented in `engine.lessons.cells`,
one class a kind of cell. Everything a lesson claims is executed by
`check_claims`, under every rule set that the lesson names.
"""

from __future__ import annotations

from engine.lessons.attempts import Attempt, attempt
from engine.lessons.cells import Cell, Count, Judge, Lesson, Say, Show, Try
from engine.lessons.claims import Fault, check_claims
from engine.lessons.reading import course, courses, read_lesson, rules_of
from engine.lessons.texts import text

__all__ = [
    "Attempt",
    "Cell",
    "Count",
    "Fault",
    "Judge",
    "Lesson",
    "Say",
    "Show",
    "Try",
    "attempt",
    "check_claims",
    "course",
    "courses",
    "read_lesson",
    "rules_of",
    "text",
]
