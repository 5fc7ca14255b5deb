"""Questions from real tables to start from: the case files under `lessons/questions`."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import streamlit as st

from engine.asked import asked
from engine.cases import Case
from engine.question import changed, question_of
from engine.ruleset import RuleSet
from engine.ruling import judge
from engine.search import Index, found_in, index_of_questions
from pages.parts import rule_choice
from pages.parts.ruling_store import Work
from pages.parts.words import say

KEY = "ruling-gallery"
_FOLDER = Path(__file__).parent
_list = st.components.v2.component(
    "question_list",
    html="""
<ul></ul>
<button class="more" type="button"></button>
<p class="count" aria-live="polite"></p>
""",
    css=(_FOLDER / "question_list.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "question_list.js").read_text(encoding="utf-8"),
)


@lru_cache(maxsize=1)
def gallery() -> dict[str, Case]:
    """Every question by its slug, rule set by rule set. Raises `BadInput` for a faulty file."""
    return {case.slug: case for case in asked()}


def choose(rules: RuleSet) -> tuple[Work, RuleSet] | None:
    """Show the list; the question chosen since the last run, and the rules to judge it under.

    Those are the rules at hand where the question can come up under them, else its own.
    """
    picked = _picked()
    words = st.text_input(
        say("ruling-search"), key=f"{KEY}-words", type="search", live=True, max_chars=120,
        placeholder=say("ruling-search-example"), icon=":material/search:",
    )  # fmt: skip
    rows = [
        {"id": case.slug, "title": case.title, "rules": case.rules.title}
        for case in found(words or "", rules)
    ]
    data = {
        "questions": rows,
        "more": say("ruling-search-more", count=len(rows)),
        "none": say("ruling-search-none"),
    }
    _list(key=KEY, height="content", data=json.dumps(data), on_event_change=lambda: None)
    case = gallery().get(picked)
    if case is None:
        return None
    question = question_of(case)
    under = case.rules if judge(question, rules).fault else rules
    return Work(question), under


def found(words: str, rules: RuleSet) -> list[Case]:
    """The questions that somebody's words are about, the best first; all without words.

    Those under the rules at hand come before the same under others.
    """
    ids = found_in(_index(), words) if words.strip() else tuple(gallery())
    best = {id: place // _ALIKE if words.strip() else 0 for place, id in enumerate(ids)}
    other = {id: gallery()[id].rules.base != rules.base for id in ids}
    return [gallery()[id] for id in sorted(ids, key=lambda id: (best[id], other[id]))]


_ALIKE = 8
"""So many of the best questions fit about as well: those under the rules at hand come first."""


@lru_cache(maxsize=1)
def _index() -> Index:
    return index_of_questions(
        (slug, f"{case.title} {case.rules.title}", case.why) for slug, case in gallery().items()
    )


def _picked() -> str:
    state: Any = st.session_state.get(KEY)
    told = state.get("event") if state else None
    if not isinstance(told, dict) or told.get("number") == st.session_state.get(f"{KEY}-told"):
        return ""
    st.session_state[f"{KEY}-told"] = told.get("number")
    return str(told.get("id"))


def remark_on(work: Work, rules: RuleSet) -> str:
    """What the gallery says about the answer, where the question is one of it, untouched."""
    for case in gallery().values():
        if case.title == work.question.title and case.rules is rules:
            return " ".join(case.why.split()) if question_of(case) == work.question else ""
    return ""


def without_borrowed_title(before: Work, after: Work) -> Work:
    """The work after a change, without a title that was the gallery's for the question before."""
    title = after.question.title
    if after.question == before.question or not title:
        return after
    if title != before.question.title or all(case.title != title for case in gallery().values()):
        return after
    return after._replace(question=changed(after.question, title=""))


def show_link(rules: RuleSet) -> None:
    """Let the address name these rules, and run the page again under them."""
    st.query_params["variant"] = rule_choice.write(rules)
    st.rerun()
