"""A task that compares rule sets: what does each of them say about one move."""

from __future__ import annotations

import streamlit as st

from engine import lessons
from pages.parts import cards as art
from pages.parts import page
from pages.parts.reply import folded_html, reply_html
from pages.parts.task import Place, closing, hint_button, hints, move_html, task_table
from pages.parts.verdict import message_html
from pages.parts.words import say

_YES, _NO = "yes", "no"


def compare_cell(cell: lessons.Compare, place: Place, head: str) -> None:
    """Show `head` (HTML), position and move, and ask what holds under each rule set."""
    position = art.dress(cell.position)
    st.html(head + task_table(position, place) + move_html(position, cell.steps))
    if not place.is_open:
        _right(cell, place)
        closing(place)
        return
    given = _given(cell, place.task.steps)
    with st.form(place.key("form"), border=False):
        for one in cell.under:
            _ask(one, place, given)
        st.form_submit_button(
            say("check"), type="primary", icon=":material/gavel:", on_click=_check,
            args=(cell, place),
        )  # fmt: skip
    hints(place, cell.hints, " · ".join(map(_ruling, cell.under)))
    _said(cell, place, given)
    with st.container(horizontal=True, gap="small"):
        hint_button(place, cell.hints)


def _key(one: lessons.Under, place: Place) -> str:
    return place.key(f"under-{one.rules.id}")


def _ask(one: lessons.Under, place: Place, given: dict[str, bool]) -> None:
    options = {True: say("compare-legal"), False: say("compare-not-legal")}
    key = _key(one, place)
    if key not in st.session_state and one.rules.id in given:
        st.session_state[key] = given[one.rules.id]
    st.segmented_control(
        one.rules.title, list(options), format_func=lambda choice: options[choice], key=key
    )


def _given(cell: lessons.Compare, texts: tuple[str, ...]) -> dict[str, bool]:
    """The rulings that were checked last, by rule set; what cannot be read is left out."""
    known = {one.rules.id for one in cell.under}
    pairs = (text.rpartition(" ") for text in texts)
    return {id: legal == _YES for id, _, legal in pairs if id in known and legal in (_YES, _NO)}


def _check(cell: lessons.Compare, place: Place) -> None:
    chosen = {one.rules.id: st.session_state.get(_key(one, place)) for one in cell.under}
    legal = {id: bool(choice) for id, choice in chosen.items() if choice is not None}
    place.task = place.task.with_(
        steps=tuple(f"{id} {_YES if choice else _NO}" for id, choice in legal.items())
    )
    if cell.reply(legal).right:
        place.finish()
        return
    place.remember(missing=len(legal) < len(cell.under))
    page.move_to(place.anchor, focus=False)


def _said(cell: lessons.Compare, place: Place, given: dict[str, bool]) -> None:
    """What was said of the rulings checked last; of some of them only, that all are needed."""
    if len(given) < len(cell.under):
        if not place.recall("missing"):
            return
        said = message_html(say("compare-choose"), "plain", place.anchor)
    else:
        found = cell.reply(given)
        if found.right:
            return
        wrong = sum(given[one.rules.id] != one.legal for one in cell.under)
        said = reply_html(found, say("compare-not-yet", wrong=wrong), place, sparing=True)
    st.html(said + page.target_html())


def _ruling(one: lessons.Under) -> str:
    return say("compare-ruling", rules=one.rules.title, legal=_YES if one.legal else _NO)


def _right(cell: lessons.Compare, place: Place) -> None:
    """What holds under each rule set, with the referee's verdict in a fold."""
    found = cell.reply(cell.answer)
    folds = [
        folded_html(one.verdict, _ruling(one), f"{place.anchor}-{one.rules.id}")
        for one in cell.under
    ]
    st.html(reply_html(found, say("compare-right"), place) + "".join(folds))
