"""A lesson as a notebook: text, tables and tasks, one below the other."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

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
from pages.parts.markdown import markdown_html
from pages.parts.notebook_keep import keep_button, kept_note
from pages.parts.order_cell import order_cell
from pages.parts.pick_cell import pick_cell
from pages.parts.pile_note import pile_note
from pages.parts.play_cell import play_cell
from pages.parts.table_view import table_html
from pages.parts.task import Place, head_html, is_to_reveal, stars_html
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
    cells = entry.lesson.cells
    tasks = [place for place, cell in enumerate(cells) if isinstance(cell, lessons.Task)]
    to_do = _first_to_do(entry)
    visible = cells if to_do is None else cells[: to_do + 1]
    first = tasks[0] if tasks else len(cells)
    page.begin(
        "lesson", entry.lesson.title, lead, about=entry.key, note=needs_line(entry),
        style="cells.css", body=_told(visible[:first], rules),
    )  # fmt: skip
    numbers = {cells[place].number: number for number, place in enumerate(tasks, 1)}
    for is_task, group in groupby(visible[first:], lambda cell: isinstance(cell, lessons.Task)):
        if not is_task:
            st.html(_told(group, rules))
            continue
        for cell in group:
            head = say("task-head", number=numbers[cell.number], count=len(tasks))
            _task(cell, Place(entry.key, cell.number), rules, head)
    if to_do is None:
        _end(entry, len(tasks))
        page.end()
    else:
        page.end(more=say("lesson-show-all"))


def _first_to_do(entry: Entry) -> int | None:
    """Where the first task stands that is not done; None where all is to be shown."""
    everything = f"{entry.key}-all"
    if page.is_more_wanted():
        st.session_state[everything] = True
    if st.session_state.get(everything):
        return None
    for place, cell in enumerate(entry.lesson.cells):
        if isinstance(cell, lessons.Task):
            task = Place(entry.key, cell.number).task
            if not task.stars and not task.shown:
                return place
    return None


def _told(cells: Iterable[lessons.Cell], rules: RuleSet) -> str:
    """Cells that tell and show, as HTML."""
    parts = []
    for cell in cells:
        if isinstance(cell, lessons.Say):
            parts.append(f'<div class="say">{markdown_html(lessons.text(cell.text, rules))}</div>')
        elif isinstance(cell, lessons.Show):
            position = art.dress(cell.position)
            parts.append(table_html(position, 1, pile_note(position), cell.title))
    return f'<div class="telling">{"".join(parts)}</div>' if parts else ""


def _task(cell: lessons.Task, place: Place, rules: RuleSet, title: str) -> None:
    head = head_html(title, inline(lessons.text(cell.ask, rules)))
    if isinstance(cell, lessons.Try | lessons.Pick | lessons.Play):
        _work(cell, place, rules, head)  # all of it stands in a hand, which frames it
        return
    with st.container(border=True, gap="small"):
        _work(cell, place, rules, head)


@st.fragment
def _work(cell: lessons.Task, place: Place, rules: RuleSet, head: str) -> None:
    """The part of a task that changes as the learner works on it; only this runs again."""
    if isinstance(cell, lessons.Try):
        try_cell(cell, place, head)
    elif isinstance(cell, lessons.Judge):
        judge_cell(cell, place, rules, head)
    elif isinstance(cell, lessons.Count):
        count_cell(cell, place, head)
    elif isinstance(cell, lessons.Pick):
        pick_cell(cell, place, head)
    elif isinstance(cell, lessons.Order):
        order_cell(cell, place, head)
    elif isinstance(cell, lessons.Compare):
        compare_cell(cell, place, head)
    elif isinstance(cell, lessons.Play):
        play_cell(cell, place, head)
    progress.show_in_link()
    if is_to_reveal():
        st.rerun()


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
