"""A task that asks for a number: points of a meld, the opening minimum, a number of cards."""

from __future__ import annotations

import streamlit as st

from engine import lessons
from pages.parts import cards as art
from pages.parts import page
from pages.parts.task import Place, closing, hint_button, hints, task_table
from pages.parts.verdict import message_html
from pages.parts.words import say


def count_cell(cell: lessons.Count, place: Place, head: str) -> None:
    """Show `head` (HTML), the position, if there is one, and ask for the number."""
    table = task_table(art.dress(cell.position), place) if cell.position is not None else ""
    st.html(head + table)
    if not place.is_open:
        right = say("count-right", number=cell.answer, unit=cell.unit)
        st.html(message_html(right, "good", place.anchor, [cell.say]))
        closing(place)
        return
    with st.form(place.key("form"), border=False):
        with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
            st.number_input(
                say("count-label", unit=cell.unit),
                value=None, step=1, min_value=-10_000, max_value=100_000, key=place.key("number"),
            )  # fmt: skip
            st.form_submit_button(say("check"), type="primary", on_click=_check, args=(cell, place))
    hints(place, cell.hints, str(cell.answer))
    reply = place.recall("reply")
    if reply:
        note = place.recall("note")
        shown = message_html(str(reply), place.recall("kind"), place.anchor, [note] if note else [])
        st.html(shown + page.target_html())
    with st.container(horizontal=True, gap="small"):
        hint_button(place, cell.hints)


def _check(cell: lessons.Count, place: Place) -> None:
    number = st.session_state.get(place.key("number"))
    if number is None:
        place.remember(reply=say("count-type"), kind="plain")
    elif number == cell.answer:
        place.remember()
        place.finish()
        return
    else:
        wrong = "count-too-low" if number < cell.answer else "count-too-high"
        note = cell.word_for(int(number))
        place.remember(reply=say(wrong, number=int(number)), kind="bad", note=note)
    page.move_to(place.anchor, focus=False)
