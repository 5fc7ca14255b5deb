"""A lesson, hands or a position for a projector, on paper, or within another page."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.errors import BadInput
from pages.parts import page, present_choice
from pages.parts import present_link as link
from pages.parts.address import address_of
from pages.parts.present_handout import handout_html
from pages.parts.present_link import Shown
from pages.parts.present_show import stage
from pages.parts.print_button import print_button
from pages.parts.rule_choice import rules_name
from pages.parts.words import say
from pages.storage import StorageProblem

VIEWS = ("show", "handout", "share")


def main() -> None:
    """Show what the link names, or ways to choose."""
    problem = ""
    shown: Shown | None = None
    try:
        with st.spinner(say("present-wait"), show_time=False):
            shown = link.read()
    except (BadInput, StorageProblem) as error:
        problem = error.message
    if shown is None:
        page.begin("present", say("present-title"), say("present-lead"), style="present.css")
        if problem:
            st.warning(problem, icon=":material/link_off:")
        present_choice.choose()
        page.end()
        return
    mark = '<i class="presenting" hidden></i>'
    page.begin("present", shown.title, shown.lead, about=shown.name, style="present.css", body=mark)
    view = st.segmented_control(
        say("present-views"), VIEWS, default=VIEWS[0], key="present-view",
        format_func=lambda name: say("present-view", view=name), label_visibility="collapsed",
    )  # fmt: skip
    if view == "handout":
        _handout(shown)
    elif view == "share":
        _share(shown)
    else:
        stage(shown.slides, shown.name)
    _to_editor(shown)
    with st.expander(say("present-other"), icon=":material/swap_horiz:"):
        present_choice.choose()
    page.end()


def _to_editor(shown: Shown) -> None:
    """The way to make a lesson of one's own from what is shown."""
    query = link.whole()
    if "of" in query:
        more = {name: query[name] for name in ("hands", "hand") if name in query}
        start, label = {"quiz": query["of"], **more}, "present-quiz"
    elif "lesson" in query:
        start, label = {"from": query["lesson"]}, "present-change"
    elif "file" in query:
        start, label = {"file": query["file"]}, "present-change"
    else:
        return
    st.page_link(
        "pages/teach/editor.py", label=say(label), icon=":material/edit_note:", query_params=start
    )


def _handout(shown: Shown) -> None:
    """The handout as it will be printed, and which cells are on it."""
    with st.container(key="present-tools", gap="small"):
        if shown.lesson is not None:
            _cells(shown)
        print_button(say("present-print"))
    about = rules_name(shown.lesson.rules) if shown.lesson is not None else shown.lead
    st.html(handout_html(shown.title, about, shown.slides))


def _cells(shown: Shown) -> None:
    """Which cells of a lesson are presented and printed; all where none is chosen."""
    assert shown.lesson is not None
    labels = {cell.number + 1: _label(cell) for cell in shown.lesson.cells}
    picked = st.multiselect(
        say("present-cells"), list(labels), default=[n for n in shown.chosen if n in labels],
        format_func=lambda number: labels[number], placeholder=say("present-cells-all"),
        key=f"present-cells-{shown.lesson.slug}",
    )  # fmt: skip
    if tuple(sorted(picked)) != shown.chosen:
        link.go(**{**link.whole(), "cells": ",".join(map(str, sorted(picked)))})
        st.rerun()


def _label(cell: object) -> str:
    """A cell as a choice: its number, and the beginning of its words."""
    words = getattr(cell, "ask", "") or getattr(cell, "title", "") or getattr(cell, "text", "")
    first = " ".join(str(words).split())
    number = getattr(cell, "number", 0) + 1
    return f"{number}. {first[:57]}…" if len(first) > 60 else f"{number}. {first}"


def _share(shown: Shown) -> None:
    """The link to what is presented, and how a club's own page takes it in."""
    st.html(f"<p>{escape(say('present-link-how'))}</p>")
    st.code(address_of("present", link.whole()), language=None, wrap_lines=True)
    query = {name: value for name, value in link.whole().items() if name != "cells"}
    to_lesson = shown.lesson is not None
    if to_lesson:
        st.html(f"<p>{escape(say('present-lesson-how'))}</p>")
        st.code(address_of("lesson", query), language=None, wrap_lines=True)
    st.html(f"<p>{escape(say('present-embed-how'))}</p>")
    target = "lesson" if to_lesson else "present"
    source = address_of(target, {**query, "embed": "true"})
    snippet = (
        f'<iframe src="{escape(source)}" title="{escape(shown.title)}" width="100%" height="900" '
        'style="border: 0"></iframe>'
    )
    st.code(snippet, language=None, wrap_lines=True)


main()
