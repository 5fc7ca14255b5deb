"""A lesson as a notebook: text, tables and tasks, one below the other."""

from __future__ import annotations

import streamlit as st

from engine.errors import BadInput
from engine.lessons import Lesson
from engine.notebook.document import LessonCell
from engine.notebook.keeping import lesson_cell
from pages.parts import lesson_file, page, progress
from pages.parts.catalogue import (
    Entry,
    course_link,
    find,
    first_to_do,
    following,
    lesson_link,
    needs_line,
)
from pages.parts.lesson_body import first_to_do as first_task_to_do
from pages.parts.lesson_body import show, tasks_of
from pages.parts.notebook_keep import keep_button, kept_note
from pages.parts.rule_choice import rules_name
from pages.parts.task import Place, stars_html
from pages.parts.words import say
from pages.storage import StorageProblem

_LAST, _LAST_FILE = "lesson shown last", "lesson file shown last"


def main() -> None:
    """Show the lesson that the link names, or say that there is none."""
    wanted = st.query_params.get("lesson", "")
    file = st.query_params.get(lesson_file.PARAMETER, "")
    if not wanted and not file:
        file = str(st.session_state.get(_LAST_FILE, ""))
    if file:
        _from_file(file)
        return
    st.session_state.pop(_LAST_FILE, None)
    shown = find(str(st.session_state.get(_LAST, "")))
    entry = find(wanted) if wanted else shown or first_to_do()
    if entry is None:
        _nothing(say("lesson-unknown", lesson=wanted or "…"))
        return
    if not wanted:
        st.query_params["lesson"] = entry.key
    st.session_state[_LAST] = entry.key
    lesson = entry.lesson
    lead = say(
        "lesson-lead", rules=lesson.rules.title, number=entry.number, count=entry.count,
        minutes=lesson.minutes,
    )  # fmt: skip
    if _show(lesson, entry.key, lead, needs_line(entry)):
        _end(entry, len(tasks_of(lesson)))
        page.end()


def _nothing(why: str) -> None:
    """Say that there is no lesson, with the way to those that there are."""
    page.begin("lesson", say("lesson-unknown-title"), why)
    st.page_link("pages/learn/course.py", label=say("to-course"), icon=":material/list:")
    page.end()


def _from_file(id: str) -> None:
    """A lesson that somebody kept for others."""
    st.session_state[_LAST_FILE] = id
    try:
        lesson = lesson_file.load(id, st.query_params.get("variant", ""))
    except StorageProblem as problem:
        missing = problem.kind == "missing"
        st.session_state.pop(_LAST_FILE)
        _nothing(say("file-lesson-missing") if missing else problem.message)
        return
    except BadInput as error:
        st.session_state.pop(_LAST_FILE)
        _nothing(error.message)
        return
    if st.query_params.get(lesson_file.PARAMETER) != id:
        st.query_params[lesson_file.PARAMETER] = id
    lead = say("file-lesson-lead", rules=rules_name(lesson.rules), minutes=lesson.minutes)
    key = lesson_file.key_of(id, lesson)
    if _show(lesson, key, lead):
        done, count = progress.current().done(key), len(tasks_of(lesson))
        with st.container(border=True, gap="small"):
            _how_far(done, count)
        page.end()


def _show(lesson: Lesson, key: str, lead: str, note: str = "") -> bool:
    """Draw a lesson up to the first task to do; whether that was all of it."""
    found = show(
        lesson,
        lambda cell: Place(key, cell.number),
        lambda body: page.begin(
            "lesson", lesson.title, lead, about=key, note=note, style="cells.css", body=body
        ),
        first_task_to_do(lesson, key),
    )
    if not found.whole:
        page.end(more=say("lesson-show-all"))
    return found.whole


def _how_far(done: list[int], count: int) -> None:
    """The head of what stands under a lesson: how many of its tasks are done."""
    st.header(say("lesson-end" if len(done) == count else "lesson-bottom"), anchor=False)
    st.markdown(say("lesson-tasks-done", done=len(done), count=count))
    if len(done) == count and done:
        st.html(stars_html(min(done)))


def _end(entry: Entry, count: int) -> None:
    done = progress.current().done(entry.key)
    with st.container(border=True, gap="small"):
        _how_far(done, count)
        after = following(entry)
        with st.container(horizontal=True, gap="small"):
            if after is not None:
                lesson_link(after, say("lesson-next", title=after.lesson.title))
            course_link(entry.variant)
            if done:
                keep_button(f"lesson-{entry.key}", lambda: _result(entry, count))
        kept_note(f"lesson-{entry.key}")


def _result(entry: Entry, count: int) -> LessonCell:
    tasks = progress.current().lessons.get(entry.key, {})
    stars = {number: task.stars for number, task in tasks.items()}
    return lesson_cell(entry.key, entry.lesson.title, stars, count)


main()
