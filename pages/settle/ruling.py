"""Settle a dispute: rules, position, move, verdict."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.question import Question
from engine.ruleset import RuleSet
from engine.ruling import judge
from pages.parts import (
    page,
    rule_choice,
    ruling_answer,
    ruling_form,
    ruling_gallery,
    ruling_move,
    ruling_share,
    ruling_yaml,
)
from pages.parts import ruling_store as store
from pages.parts.legal_moves import legal_moves_html
from pages.parts.position_editor import edited, position_editor
from pages.parts.ruling_store import Work
from pages.parts.ruling_whatif import what_if
from pages.parts.words import say

WAYS = ("tap", "type", "gallery", "yaml")


def main() -> None:
    """Show the page."""
    page.begin("ruling", say("ruling-title"), say("ruling-lead"), style="ruling.css")
    _work(_rules())
    page.end()


def _rules() -> RuleSet:
    """The rules that are played; where nobody knows them, those the position is laid out in."""
    rules = rule_choice.chosen()
    work = store.arrive(rules)
    with st.container(gap="small"):
        if not work.unknown:
            rules = rule_choice.choose(say("ruling-rules"))
        unknown = st.checkbox(
            say("ruling-unknown"), work.unknown, key=f"ruling-{store.epoch()}-unknown"
        )
    if unknown != work.unknown:
        store.keep_typed(work._replace(unknown=unknown))
        st.rerun()
    return rules


@st.fragment
def _work(rules: RuleSet) -> None:
    """All that changes as somebody works on the question; only this runs again."""
    before = work = store.current()
    work = edited(work, rules)
    work = ruling_move.do(work, judge(work.question, rules))
    work, tapped = _position(work, rules)
    work = ruling_gallery.without_borrowed_title(before, work)
    if work != before:
        store.keep_typed(work)
    store.show_in_link(work, rules)
    found = ruling_answer.answers(work.question, rules)
    _move(found, work, tapped)
    _answer(work, found)
    if work.question != Question():
        _afresh(work)
    kept = ruling_share.kept_list()
    if kept is not None:
        _take_over(kept.work, kept.rules)


def _position(work: Work, rules: RuleSet) -> tuple[Work, bool]:
    """The position in one of the ways to lay it out; whether that way shows it by itself."""
    st.html(f'<h2 class="part" id="ruling-top">{escape(say("ruling-position"))}</h2>')
    way = st.segmented_control(
        say("ruling-ways"),
        WAYS,
        default=WAYS[0],
        format_func=lambda name: say("ruling-way", way=name),
        key="ruling-way",
        label_visibility="collapsed",
        width="stretch",
    )
    chosen = None
    if way == "type":
        work = ruling_form.typed_form(work, rules)
    elif way == "gallery":
        chosen = ruling_gallery.choose(rules)
    elif way == "yaml":
        chosen = ruling_yaml.paste(work, rules)
    else:
        position_editor(work, rules)
    if chosen is not None:
        new, under = chosen
        _take_over(new._replace(unknown=work.unknown), under)
    notice = st.session_state.pop("ruling-notice", "")
    if notice:
        st.info(notice, icon=":material/info:")
    if work.question != Question():
        work = _details(work, rules)
    return work, way not in ("type", "gallery", "yaml")


def _afresh(work: Work) -> None:
    """A button that clears the table for another question."""
    if st.button(say("ruling-afresh"), icon=":material/restart_alt:", type="tertiary"):
        store.keep(Work(unknown=work.unknown))
        ruling_move.forget()
        page.move_to("ruling-top")
        st.rerun()


def _take_over(work: Work, rules: RuleSet) -> None:
    """Take a whole question for the one at hand, and go where it shows best."""
    store.keep(work)
    ruling_move.forget()
    page.move_to(ruling_move.ANSWER, focus=False)
    ruling_gallery.show_link(rules)


def _details(work: Work, rules: RuleSet) -> Work:
    work = ruling_form.score_form(work, rules)
    with st.expander(say("ruling-assumed"), icon=":material/tune:"):
        return ruling_form.details(work, rules)


def _move(found: ruling_answer.Answers, work: Work, tapped: bool) -> None:
    st.html(f'<h2 class="part">{escape(say("ruling-move"))}</h2>')
    note = ruling_gallery.remark_on(work, found.own.rules)
    below = ruling_answer.verdict_part(work, found, note)
    position = ruling_move.standing(found.own)
    if ruling_move.is_listed() and position is not None:
        below += legal_moves_html(position)
    if work.question != Question():
        below += ruling_answer.assumed_html(found)
    ruling_move.show(work, found.own, table=not tapped, below=below)


def _answer(work: Work, found: ruling_answer.Answers) -> None:
    if not ruling_answer.is_answered(work, found):
        return
    st.html(ruling_answer.comparison_html(work, found))
    if not work.unknown:
        turned = what_if(found)
        if turned is not None:
            ruling_gallery.show_link(turned)
    ruling_share.share(work, found)


main()
