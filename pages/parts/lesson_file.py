"""Lessons that are not shipped: texts that somebody kept for a class, each under its own id.

A link `lesson?file=<id>` opens one; the id is all that leads to it. Every learner has their own
progress, under a name that is made from the id.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from engine.errors import BadInput
from engine.lessons import Lesson, read_lesson
from engine.lessons.review import review
from pages.parts.words import say
from pages.storage import the_store

PARAMETER = "file"
_LONGEST_ID = 80


def keep(text: str) -> str:
    """Keep a lesson's text; returns its id. Raises `StorageProblem`."""
    return the_store().keep(text)


def text_of(id: str) -> str:
    """The text that is kept under an id. Raises `StorageProblem`."""
    return the_store().kept(id[:_LONGEST_ID])


def load(id: str, variant: str = "") -> Lesson:
    """The lesson with this id, for one of its rule sets if it names that one.

    Raises `StorageProblem`, and `BadInput` with one sentence where it is no lesson.
    """
    return _read(text_of(id), variant)


@lru_cache(maxsize=64)
def _read(text: str, variant: str) -> Lesson:
    found = review(text)
    if found.lesson is None or found.document is None:
        first = found.faults[0]
        raise BadInput(say("file-lesson-broken", fault=str(first)))
    if variant not in found.lesson.variants:
        return found.lesson
    return read_lesson(found.document, variant)


def key_of(id: str, lesson: Lesson) -> str:
    """How progress names a kept lesson; nobody can tell its id from it."""
    return f"file-{sha256(id.encode()).hexdigest()[:16]}/{lesson.slug}"
