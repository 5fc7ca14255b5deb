"""The first page: what this is, and the way straight to the cards."""

from __future__ import annotations

from html import escape
from urllib.parse import urlencode

import streamlit as st

from engine import lessons
from engine.cards import read_cards
from pages.parts import cards as art
from pages.parts import menu, page, progress
from pages.parts.catalogue import (
    course,
    course_link,
    first_to_do,
    is_done,
    lesson_link,
    rules_title,
)
from pages.parts.home_invited import invited
from pages.parts.notebook_store import remembered
from pages.parts.words import say

_POINTS = ("try", "all-rules", "time")
_FAN = "Ks Kh Kd 7c 2h Jo"
_SETTLE = (("ruling", "gavel"), ("rules", "rule"), ("score", "calculate"))
"""The pages behind the second door, and their icons."""
_TEACH = (("variants", "compare_arrows"), ("house", "tune"), ("present", "slideshow"))
"""The pages behind the third door; those are shown that the app knows."""


def main() -> None:
    """Show the welcome and the doors that there are."""
    page.begin("", say("home-title"), style="home.css")
    fan = "".join(art.face(card, "cards") for card in read_cards(_FAN))
    st.html(
        f'<div class="hero"><p>{escape(say("home-lead"))}</p>'
        f'<div class="hero-fan" aria-hidden="true">{fan}</div></div>'
    )
    _learn()
    invited()
    _door("settle", [name for name, _ in _SETTLE])
    _door("teach", [name for name, _ in _TEACH if name in menu.paths()])
    st.html(f'<div class="points">{"".join(_point(name) for name in _POINTS)}</div>')
    page.end()


def _point(name: str) -> str:
    title, text = escape(say(f"home-{name}")), escape(say(f"home-{name}-text"))
    return f"<section><h2>{title}</h2><p>{text}</p></section>"


def _learn() -> None:
    """The course to go on with, and under it the others."""
    entry = first_to_do()
    courses = lessons.courses()
    if entry is None:
        return
    entries = course(entry.variant)
    done = sum(is_done(one) for one in entries)
    begun = any(one.key in progress.current().lessons for one in entries)
    with st.container(border=True, gap="small"):
        st.header(say("home-course", rules=rules_title(entry.variant)), anchor=False)
        st.markdown(say("home-course-lead", count=len(entries), done=done))
        with st.container(horizontal=True, gap="small", vertical_alignment="center"):
            label = "home-continue" if begun else "home-start"
            with st.container(key="door", width="content"):
                lesson_link(entry, say(label, title=entry.lesson.title))
            course_link(entry.variant)
            if remembered():
                label, icon = say("home-notebook"), ":material/bookmarks:"
                st.page_link("pages/learn/notebook.py", label=label, icon=icon)
        others = [variant for variant in courses if variant != entry.variant]
        if others:
            head = escape(say("home-other-courses"))
            links = "".join(f"<li>{_course_anchor(variant)}</li>" for variant in others)
            st.html(f'<p class="facts">{head}</p><ul class="courses">{links}</ul>')


def _course_anchor(variant: str) -> str:
    query = escape(urlencode({"variant": variant}))
    return f'<a class="inside" href="course?{query}">{escape(rules_title(variant))}</a>'


def _door(folder: str, names: list[str]) -> None:
    """A door of the app with the pages behind it; none where there are none yet."""
    if not names:
        return
    icons = dict(_SETTLE + _TEACH)
    with st.container(border=True, gap="small"):
        st.header(say(f"home-{folder}"), anchor=False)
        st.markdown(say(f"home-{folder}-lead"))
        with st.container(gap="xsmall", key=f"ways-{folder}"):
            for name in names:
                label, icon = say(f"home-{name}"), f":material/{icons[name]}:"
                st.page_link(f"pages/{folder}/{name}.py", label=label, icon=icon)


main()
