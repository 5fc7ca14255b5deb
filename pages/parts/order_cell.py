"""A task that asks for an order: the steps of a turn are moved up and down, then checked."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine import lessons
from engine.errors import BadInput
from engine.notation import write_step
from pages.parts import cards as art
from pages.parts import page
from pages.parts.card_hand import event_of
from pages.parts.order_list import Row, order_list
from pages.parts.reply import folded_html, reply_html
from pages.parts.step_text import step_text
from pages.parts.task import Place, closing, hint_button, hints, task_table
from pages.parts.verdict import inline
from pages.parts.words import say


def order_cell(cell: lessons.Order, place: Place, head: str) -> None:
    """Show `head` (HTML), the position and the steps, and say what their order comes to."""
    event = event_of(place.key("hand"))
    if event is not None and place.is_open:
        _check(cell, place, event.picked)
    st.html(head + task_table(art.dress(cell.position), place))
    order = _order(cell, place.task.steps)
    if not place.is_open:
        _right(cell, place, order)
        closing(place)
        return
    rows = [Row(str(part), _part_html(cell, part)) for part in order or cell.shown]
    order_list(rows, key=place.key("hand"))
    hints(place, cell.hints, _answer(cell))
    found = cell.reply(order) if order else None
    if found is not None and not found.right:
        said = reply_html(found, say("order-not-yet"), place)
        if found.verdict is not None:
            anchor = f"{place.anchor}-ruling"
            said += folded_html(found.verdict, say("order-referee"), anchor)
        st.html(said + page.target_html())
    with st.container(horizontal=True, gap="small"):
        hint_button(place, cell.hints)


def _order(cell: lessons.Order, places: tuple[str, ...]) -> tuple[int, ...]:
    """The order that was checked last; none when there is none, or it is not one of these steps."""
    if sorted(places) != sorted(map(str, cell.answer)):
        return ()
    order = tuple(map(int, places))
    try:
        cell.reply(order)
    except BadInput:
        return ()
    return order


def _check(cell: lessons.Order, place: Place, places: tuple[str, ...]) -> None:
    order = _order(cell, places)
    if not order:
        return
    place.task = place.task.with_(steps=places)
    if cell.reply(order).right:
        place.finish()
    else:
        page.move_to(place.anchor, focus=False)


def _part_html(cell: lessons.Order, part: int) -> str:
    """A step as the author words it, else in a sentence and in notation."""
    steps, text = cell.parts[part]
    rules = cell.position.rules
    written = "; ".join(write_step(step, rules.cards.deck) for step in steps)
    if text != written:
        return inline(text)
    told = " ".join(step_text(step, rules) for step in steps)
    return f"{escape(told)} <code>{escape(written)}</code>"


def _answer(cell: lessons.Order) -> str:
    rows = enumerate((cell.parts[part].text for part in cell.answer), 1)
    return " ".join(say("order-answer", number=number, step=text) for number, text in rows)


def _right(cell: lessons.Order, place: Place, order: tuple[int, ...]) -> None:
    """The learner's right order; the author's, where the link carries none that is right."""
    if not order or not cell.reply(order).right:
        order = cell.answer
    rows = "".join(f"<li>{_part_html(cell, part)}</li>" for part in order)
    listed = f'<ol class="ordered">{rows}</ol>'
    st.html(listed + reply_html(cell.reply(order), say("order-right"), place))
