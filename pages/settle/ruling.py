"""Settle a dispute: rules, position, move, verdict."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.ruleset import RuleSet
from engine.ruling import judge
from pages.parts import page, rule_choice, ruling_answer, ruling_form, ruling_move
from pages.parts import ruling_store as store
from pages.parts.legal_moves import legal_moves_html
from pages.parts.position_editor import edited, position_editor
from pages.parts.ruling_store import Work
from pages.parts.words import say


def main() -> None:
    """Show the page."""
    page.begin("ruling", say("ruling-title"), say("ruling-lead"), style="ruling.css")
    rules = rule_choice.choose(say("ruling-rules"))
    _work(rules)
    page.end()


@st.fragment
def _work(rules: RuleSet) -> None:
    """All that changes as somebody works on the question; only this runs again."""
    work = store.current(rules)
    after = edited(work, rules)
    after = ruling_move.do(after, judge(after.question, rules))
    if after != work:
        work = after
        store.keep_typed(work)
    above, below = st.container(), st.container()
    with above:
        work = _position(work, rules)
    found = ruling_answer.answers(work.question, rules)
    with below:
        _move(work, found)
        answer = ruling_answer.answer_html(work, found)
        if answer:
            st.html(answer)
        position = ruling_move.standing(found.own)
        if ruling_move.is_listed() and position is not None:
            st.html(legal_moves_html(position))
    store.show_in_link(work, rules)


def _position(work: Work, rules: RuleSet) -> Work:
    st.html(f'<h2 class="part">{escape(say("ruling-position"))}</h2>')
    position_editor(work, rules)
    after = work
    with st.expander(say("ruling-assumed"), icon=":material/tune:"):
        after = ruling_form.details(after, rules)
    if after != work:
        store.keep_typed(after)
    return after


def _move(work: Work, found: ruling_answer.Answers) -> None:
    st.html(f'<h2 class="part">{escape(say("ruling-move"))}</h2>')
    ruling_move.show(work, found.own, table=True)


main()
