"""A lesson as a notebook: text, tables and tasks, one below the other."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine import lessons
from engine.notebook.document import LessonCell
from engine.notebook.keeping import lesson_cell
from engine.ruleset import RuleSet
from engine.rulesets import load
from pages.parts import cards as art
from pages.parts import page, progress
from pages.parts.catalogue import (
    Entry,
    course_link,
    find,
    first_to_do,
    following,
    lesson_link,
    needs_line,
)
from pages.parts.compare_cell import compare_cell
from pages.parts.count_cell import count_cell
from pages.parts.judge_cell import judge_cell
from pages.parts.notebook_keep import keep_button, kept_note
from pages.parts.order_cell import order_cell
from pages.parts.pick_cell import pick_cell
from pages.parts.pile_note import pile_note
from pages.parts.play_cell import play_cell
from pages.parts.table_view import table_view
from pages.parts.task import Place, is_to_reveal, stars_html
from pages.parts.try_cell import try_cell
from pages.parts.verdict import inline
from pages.parts.words import say

_LAST = "lesson shown last"


def main() -> None:
    """Show the lesson that the link names, or say that there is none."""
    wanted = st.query_params.get("lesson", "")
    shown = find(str(st.session_state.get(_LAST, "")))
    entry = find(wanted) if wanted else shown or first_to_do()
    if entry is None:
        page.begin(
            "lesson", say("lesson-unknown-title"), say("lesson-unknown", lesson=wanted or "…")
        )
        st.page_link("pages/learn/course.py", label=say("to-course"), icon=":material/list:")
        page.end()
        return
    if not wanted:
        st.query_params["lesson"] = entry.key
    st.session_state[_LAST] = entry.key
    rules = load(entry.variant)
    lead = say(
        "lesson-lead", rules=rules.title, number=entry.number, count=entry.count,
        minutes=entry.lesson.minutes,
    )  # fmt: skip
    page.begin(
        "lesson", entry.lesson.title, lead, about=entry.key, note=needs_line(entry),
        style="cells.css",
    )  # fmt: skip
    _cells(entry, rules)
    page.end()


def _cells(entry: Entry, rules: RuleSet) -> None:
    """The cells up to the first task that is not done, or all of them when asked."""
    cells = entry.lesson.cells
    tasks = [cell for cell in cells if isinstance(cell, lessons.Task)]
    everything = bool(st.session_state.get(f"{entry.key}-all"))
    for cell in cells:
        if isinstance(cell, lessons.Say):
            st.markdown(lessons.text(cell.text, rules))
        elif isinstance(cell, lessons.Show):
            position = art.dress(cell.position)
            table_view(position, viewer=1, pile_note=pile_note(position), title=cell.title)
        elif isinstance(cell, lessons.Task):
            place = Place(entry.key, cell.number)
            _task(cell, place, rules, tasks.index(cell) + 1, len(tasks))
            if not place.task.stars and not place.task.shown and not everything:
                break
    else:
        _end(entry, len(tasks))
        return
    _rest(entry)


def _task(cell: lessons.Task, place: Place, rules: RuleSet, number: int, count: int) -> None:
    with st.container(border=True, gap="small"):
        head = escape(say("task-head", number=number, count=count))
        ask = inline(lessons.text(cell.ask, rules))
        st.html(f'<div class="task"><h2>{head}</h2><p>{ask}</p></div>')
        _work(cell, place, rules)


@st.fragment
def _work(cell: lessons.Task, place: Place, rules: RuleSet) -> None:
    """The part of a task that changes as the learner works on it; only this runs again."""
    if isinstance(cell, lessons.Try):
        try_cell(cell, place)
    elif isinstance(cell, lessons.Judge):
        judge_cell(cell, place, rules)
    elif isinstance(cell, lessons.Count):
        count_cell(cell, place)
    elif isinstance(cell, lessons.Pick):
        pick_cell(cell, place)
    elif isinstance(cell, lessons.Order):
        order_cell(cell, place)
    elif isinstance(cell, lessons.Compare):
        compare_cell(cell, place)
    elif isinstance(cell, lessons.Play):
        play_cell(cell, place)
    progress.show_in_link()
    if is_to_reveal():
        st.rerun()


def _rest(entry: Entry) -> None:
    st.button(
        say("lesson-show-all"),
        key=f"{entry.key}-show-all",
        type="tertiary",
        icon=":material/unfold_more:",
        on_click=lambda: st.session_state.update({f"{entry.key}-all": True}),
    )


def _end(entry: Entry, count: int) -> None:
    done = progress.current().done(entry.key)
    with st.container(border=True, gap="small"):
        st.header(say("lesson-end" if len(done) == count else "lesson-bottom"), anchor=False)
        st.markdown(say("lesson-tasks-done", done=len(done), count=count))
        if len(done) == count and done:
            st.html(stars_html(min(done)))
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
