"""A course: its lessons in order, what each needs, and how far the learner is."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine import lessons
from pages.parts import page, progress, rule_choice
from pages.parts.catalogue import (
    Entry,
    course,
    course_link,
    is_done,
    lesson_link,
    needs_line,
    needs_numbers,
    rules_title,
    tasks_in,
)
from pages.parts.practice_picture import practice_anchor
from pages.parts.task import stars_html
from pages.parts.words import say


def main() -> None:
    """Show the course of the chosen rules, or which courses there are when they have none."""
    old = st.query_params.pop("rules", "")  # what links called it at first
    if old:
        st.query_params["variant"] = old
    rules = rule_choice.chosen()
    entries = course(rules.base)
    if not entries:
        page.begin("course", say("course-none-title"), say("course-none", rules=rules.title))
        for variant in lessons.courses():
            course_link(variant, say("home-course", rules=rules_title(variant)))
        page.end()
        return
    title = say("home-course", rules=rules_title(rules.base))
    page.begin("course", title, rules.summary, about=rules.base, style="course.css")
    rule_choice.choose()
    done = sum(is_done(entry) for entry in entries)
    st.markdown(say("course-lead", count=len(entries), done=done))
    st.html(f"<p>{practice_anchor('', rules, say('practice-course'))}</p>")
    for entry in entries:
        _row(entry)
    page.end()


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
        told = escape(" · ".join(facts))
        needs = needs_numbers(entry)
        if needs:
            told += f' · <span title="{escape(needs_line(entry))}">{escape(needs)}</span>'
        st.html(f'<p class="facts">{told}</p>')


def _icon(done: list[int], count: int) -> str:
    if len(done) >= count and done:
        return ":material/check_circle:"
    return ":material/pending:" if done else ":material/radio_button_unchecked:"


main()
