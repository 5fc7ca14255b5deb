"""Beside a lesson's text: the lesson as a learner meets it, by the lesson page's own parts."""

from __future__ import annotations

from hashlib import sha256
from html import escape
from pathlib import Path

import streamlit as st

from engine import lessons
from engine.lessons import Cell, Lesson
from pages.parts.lesson_body import show
from pages.parts.progress import Task
from pages.parts.ruling_answer import rules_name
from pages.parts.task import Place
from pages.parts.words import say

STYLE = (Path(__file__).parent / "cells.css").read_text(encoding="utf-8")


class DraftPlace(Place):
    """A task's place while its lesson is written: its progress is nobody's, and in no link."""

    @property
    def task(self) -> Task:
        """How far the author is in trying it."""
        found = st.session_state.get(self.key("draft-task"))
        return found if isinstance(found, Task) else Task()

    @task.setter
    def task(self, task: Task) -> None:
        st.session_state[self.key("draft-task")] = task


def preview(lesson: Lesson) -> None:
    """Show the whole lesson, under one of its rule sets."""
    if len(lesson.variants) > 1:
        variant = st.selectbox(
            say("editor-preview-under"), lesson.variants, key="editor-preview-under",
            format_func=lambda id: rules_name(lessons.rules_of(lesson, id)),
        )  # fmt: skip
        lesson = lessons.read_lesson(lesson.document, variant)
    show(lesson, lambda cell: _place(lesson, cell), lambda body: _head(lesson, body))


def _head(lesson: Lesson, body: str) -> None:
    lead = say("file-lesson-lead", rules=rules_name(lesson.rules), minutes=lesson.minutes)
    st.html(f'<div class="head"><h2>{escape(lesson.title)}</h2><p>{escape(lead)}</p></div>{body}')


def _place(lesson: Lesson, cell: Cell) -> DraftPlace:
    """A cell that is changed is a new task, not one half done."""
    written = repr(lesson.document.value["cells"][cell.number]) + repr(lesson.rules.variant)
    return DraftPlace(f"draft/{sha256(written.encode()).hexdigest()[:12]}", cell.number)
