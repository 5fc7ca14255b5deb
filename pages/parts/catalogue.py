"""The lessons there are, as pages list them and as links name them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import streamlit as st

from engine import lessons
from engine.rulesets import load
from pages.parts import progress
from pages.parts.words import say


class Entry(NamedTuple):
    """A lesson in the course of a rule set: its place among so many, from 1."""

    variant: str
    lesson: lessons.Lesson
    number: int
    count: int

    @property
    def key(self) -> str:
        """How links and progress name it: `classic/frozen-pile`."""
        return f"{self.variant}/{self.lesson.slug}"


def tasks_in(lesson: lessons.Lesson) -> int:
    """How many tasks a lesson has."""
    return sum(isinstance(cell, lessons.Task) for cell in lesson.cells)


@lru_cache(maxsize=64)
def course(variant: str) -> tuple[Entry, ...]:
    """The lessons of a rule set's course, in order; none for a rule set without one."""
    if variant not in lessons.courses():
        return ()
    found = lessons.course(variant)
    return tuple(
        Entry(variant, lesson, number, len(found)) for number, lesson in enumerate(found, 1)
    )


def find(key: str) -> Entry | None:
    """The lesson that a link names, None when there is none by that name."""
    variant, _, slug = key.partition("/")
    return next((entry for entry in course(variant) if entry.lesson.slug == slug), None)


def following(entry: Entry) -> Entry | None:
    """The lesson after this one, None after the last."""
    rest = course(entry.variant)[entry.number :]
    return rest[0] if rest else None


def is_done(entry: Entry) -> bool:
    """Whether all tasks of a lesson are done."""
    return len(progress.current().done(entry.key)) >= tasks_in(entry.lesson)


def next_up(variant: str) -> Entry | None:
    """Where a learner goes on: the latest lesson if it is not done, or the first that is not."""
    latest = find(progress.current().latest)
    if latest is not None and latest.variant == variant and not is_done(latest):
        return latest
    return next((entry for entry in course(variant) if not is_done(entry)), None)


def first_to_do() -> Entry | None:
    """Where to go on when nobody says where: in the latest lesson's course, or the first course."""
    latest = find(progress.current().latest)
    variants = (*([latest.variant] if latest else []), *lessons.courses())
    found = [entry for variant in variants if (entry := next_up(variant))]
    return found[0] if found else next((course(variant)[0] for variant in variants), None)


def needs_line(entry: Entry) -> str:
    """Which lessons to do before, in a sentence; empty when there are none."""
    titles = {other.lesson.slug: other.lesson.title for other in course(entry.variant)}
    needed = [titles[slug] for slug in entry.lesson.needs if slug in titles]
    return say("lesson-needs", lessons=" · ".join(needed)) if needed else ""


def needs_numbers(entry: Entry) -> str:
    """The same in a few letters, "after lessons 2, 3"; empty when there are none."""
    numbers = {other.lesson.slug: other.number for other in course(entry.variant)}
    needed = sorted(numbers[slug] for slug in entry.lesson.needs if slug in numbers)
    if not needed:
        return ""
    return say("course-needs", count=len(needed), numbers=", ".join(map(str, needed)))


def lesson_link(entry: Entry, label: str = "", icon: str = ":material/arrow_forward:") -> None:
    """A link to a lesson."""
    st.page_link(
        "pages/learn/lesson.py",
        label=label or entry.lesson.title,
        icon=icon,
        query_params={"lesson": entry.key},
    )


def course_link(variant: str, label: str = "") -> None:
    """A link to the course of a rule set."""
    st.page_link(
        "pages/learn/course.py",
        label=label or say("to-course"),
        icon=":material/list:",
        query_params={"variant": variant},
    )


def rules_title(variant: str) -> str:
    """The name of a rule set."""
    return load(variant).title
