"""What stands in a lesson, as a learner meets it: text, tables and tasks, one below the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

import streamlit as st

from engine import lessons
from engine.ruleset import RuleSet
from pages.parts import cards as art
from pages.parts import page, progress
from pages.parts.compare_cell import compare_cell
from pages.parts.count_cell import count_cell
from pages.parts.judge_cell import judge_cell
from pages.parts.markdown import markdown_html
from pages.parts.order_cell import order_cell
from pages.parts.pick_cell import pick_cell
from pages.parts.pile_note import pile_note
from pages.parts.play_cell import play_cell
from pages.parts.table_view import table_html
from pages.parts.task import Place, head_html, is_to_reveal
from pages.parts.try_cell import try_cell
from pages.parts.verdict import inline
from pages.parts.words import say


class Shown(NamedTuple):
    """What `show` has drawn: whether all cells, and how many of all are tasks."""

    whole: bool
    tasks: int


def show(
    lesson: lessons.Lesson,
    place_of: Callable[[lessons.Cell], Place],
    head: Callable[[str], None],
    visible: int | None = None,
) -> Shown:
    """Draw a lesson's cells: all of them, or those up to the task at `visible`.

    `head` draws what stands above; it is given the cells before the first task as HTML, to put
    them into the same element. `place_of` says where the learner's progress in a task is kept.
    """
    cells = lesson.cells
    shown = cells if visible is None else cells[: visible + 1]
    places = tasks_of(lesson)
    first = places[0] if places else len(cells)
    head(told_html(shown[:first], lesson.rules))
    numbers = {cells[place].number: number for number, place in enumerate(places, 1)}
    for is_task, group in groupby(shown[first:], lambda cell: isinstance(cell, lessons.Task)):
        if not is_task:
            st.html(told_html(group, lesson.rules))
            continue
        for cell in group:
            title = say("task-head", number=numbers[cell.number], count=len(places))
            _task(cell, place_of(cell), lesson.rules, title)
    return Shown(visible is None, len(places))


def tasks_of(lesson: lessons.Lesson) -> Sequence[int]:
    """Where the tasks stand among the cells that are shown."""
    return [place for place, cell in enumerate(lesson.cells) if isinstance(cell, lessons.Task)]


def first_to_do(lesson: lessons.Lesson, key: str) -> int | None:
    """Where the first task stands that is not done; None where all is to be shown."""
    everything = f"{key}-all"
    if page.is_more_wanted():
        st.session_state[everything] = True
    if st.session_state.get(everything):
        return None
    for place in tasks_of(lesson):
        task = Place(key, lesson.cells[place].number).task
        if not task.stars and not task.shown:
            return place
    return None


def told_html(cells: Iterable[lessons.Cell], rules: RuleSet) -> str:
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
