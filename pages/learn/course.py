"""A course: its lessons in order, what each needs, and how far the learner is."""

from __future__ import annotations

import streamlit as st

from engine import lessons
from engine.rulesets import load
from pages.parts import page, progress
from pages.parts.catalogue import (
    Entry,
    course,
    is_done,
    lesson_link,
    needs_line,
    rules_title,
    tasks_in,
)
from pages.parts.task import stars_html
from pages.parts.words import say


def main() -> None:
    """Show the course of the rule set that the link names."""
    offered = lessons.courses()
    wanted = st.query_params.get("rules", offered[0] if offered else "")
    if wanted not in offered:
        page.begin("course", say("course-unknown-title"), say("course-unknown", rules=wanted))
        for variant in offered:
            st.page_link(
                "pages/learn/course.py",
                label=say("home-course", rules=rules_title(variant)),
                icon=":material/school:",
                query_params={"rules": variant},
            )
        page.end()
        return
    rules = load(wanted)
    page.begin("course", say("home-course", rules=rules.title), rules.summary, about=wanted)
    entries = course(wanted)
    if len(offered) > 1:
        _choice(offered, wanted)
    done = sum(is_done(entry) for entry in entries)
    st.markdown(say("course-lead", count=len(entries), done=done))
    for entry in entries:
        _row(entry)
    page.end()


def _choice(offered: tuple[str, ...], wanted: str) -> None:
    chosen = st.selectbox(
        say("course-choose"), offered, index=offered.index(wanted), format_func=rules_title
    )
    if chosen != wanted:
        st.query_params["rules"] = chosen
        st.rerun()


def _row(entry: Entry) -> None:
    done = progress.current().done(entry.key)
    count = tasks_in(entry.lesson)
    with st.container(border=True, gap="xsmall", key=f"row-{entry.lesson.slug}"):
        with st.container(horizontal=True, vertical_alignment="center"):
            label = f"{entry.number}. {entry.lesson.title}"
            lesson_link(entry, label, icon=_icon(done, count))
            if done and len(done) >= count:
                st.html(stars_html(min(done)), width="content")
        facts = [say("course-minutes", minutes=entry.lesson.minutes)]
        facts.append(say("course-tasks", count=count, done=len(done)))
        needs = needs_line(entry)
        if needs:
            facts.append(needs)
        st.caption(" · ".join(facts))


def _icon(done: list[int], count: int) -> str:
    if len(done) >= count and done:
        return ":material/check_circle:"
    return ":material/pending:" if done else ":material/radio_button_unchecked:"


main()
