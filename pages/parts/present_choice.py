"""Choosing what to present: a lesson, hands on which rule sets differ, or a position."""

from __future__ import annotations

from contextlib import suppress

import streamlit as st

from engine import lessons
from engine.contrast import telling_switches
from engine.errors import BadInput
from engine.rulesets import load, names
from pages.parts import present_link as link
from pages.parts import rule_choice
from pages.parts.catalogue import course, find, rules_title
from pages.parts.rule_choice import rules_name
from pages.parts.words import say

WAYS = ("lesson", "hands", "position")


def choose() -> None:
    """Show the ways to choose; a choice changes the link and runs the page again."""
    way = st.segmented_control(
        say("present-ways"),
        WAYS,
        default="hands" if st.query_params.get("of") else "lesson",
        format_func=lambda name: say("present-way", way=name),
        key="present-way",
        label_visibility="collapsed",
    )
    if way == "hands":
        _hands()
    elif way == "position":
        st.markdown(say("present-position-how"))
        st.page_link(
            "pages/settle/ruling.py", label=say("present-to-ruling"), icon=":material/gavel:"
        )
    else:
        _lesson()


def _lesson() -> None:
    present = find(st.query_params.get("lesson", ""))
    offered = lessons.courses()
    chosen = rule_choice.chosen().base
    first = present.variant if present else chosen if chosen in offered else offered[0]
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        variant = st.selectbox(
            say("present-course"), offered, index=offered.index(first),
            format_func=rules_title, key="present-course",
        )  # fmt: skip
        entries = {entry.key: entry for entry in course(variant)}
        picked = st.selectbox(
            say("present-lesson"), list(entries), key=f"present-lesson-{variant}",
            format_func=lambda key: f"{entries[key].number}. {entries[key].lesson.title}",
        )  # fmt: skip
        st.button(
            say("present-go"), type="primary", icon=":material/slideshow:",
            on_click=lambda: link.go(lesson=picked), key="present-go-lesson",
        )  # fmt: skip
    st.page_link("pages/teach/editor.py", label=say("present-to-editor"), icon=":material/edit:")


def _hands() -> None:
    own = rule_choice.chosen()
    offered = {rule_choice.write(load(id)): load(id) for id in names()}
    offered[rule_choice.write(own)] = own
    for part in st.query_params.get("of", "").split(","):
        with suppress(BadInput):  # what cannot be read is told above the page
            offered.setdefault(part, rule_choice.read(part))
    before = [part for part in st.query_params.get("of", "").split(",") if part in offered]
    first = before or list(dict.fromkeys([rule_choice.write(own), "railroad", "classic"]))[:2]
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        picked = st.multiselect(
            say("present-of"), list(offered), default=first, key="present-of",
            format_func=lambda text: rules_name(offered[text]), max_selections=link.MOST_SETS,
        )  # fmt: skip
        count = st.number_input(say("present-how-many"), 1, link.MOST_HANDS, 3, key="present-hands")
        st.button(
            say("present-go-hands"), type="primary", icon=":material/slideshow:",
            on_click=_go_hands, key="present-go-hands", args=(picked, int(count)),
            disabled=len(picked) < link.FEWEST_SETS,
        )  # fmt: skip
    if len(picked) >= link.FEWEST_SETS and not telling_switches([offered[one] for one in picked]):
        st.info(say("present-no-hands", rules=" · ".join(rules_name(offered[p]) for p in picked)))


def _go_hands(sets: list[str], count: int) -> None:
    """Other hands each time that it is asked for them."""
    of = ",".join(sets)
    seed = 1
    if st.query_params.get("of") == of:
        before = st.query_params.get("hand", "1")
        seed = int(before) + count if before.isdecimal() and len(before) < 7 else 1
    link.go(of=of, hands=str(count), hand=str(seed))
