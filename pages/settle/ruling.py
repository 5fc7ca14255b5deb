"""Settle a dispute: rules, position, move, verdict."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.question import Question
from engine.ruleset import RuleSet
from engine.ruling import judge
from pages.parts import (
    card_hand,
    page,
    position_editor,
    rule_choice,
    ruling_answer,
    ruling_compare,
    ruling_form,
    ruling_gallery,
    ruling_move,
    ruling_share,
    ruling_yaml,
)
from pages.parts import ruling_store as store
from pages.parts.follow_up import follow_up, mark_html
from pages.parts.legal_moves import legal_moves_html
from pages.parts.ruling_store import Work
from pages.parts.ruling_whatif import what_if
from pages.parts.words import say

_WAY, _SHOWN = "ruling-way", "ruling-way-shown"
WAYS = ("tap", "type", "gallery", "yaml")


def main() -> None:
    """Show the page."""
    page.begin("ruling", say("ruling-title"), say("ruling-lead"), style="ruling.css")
    rules = _rules()
    _position(rules)
    _move(rules)
    _rest(rules)
    page.end()


def _rules() -> RuleSet:
    """The rules that are played; where nobody knows them, those the position is laid out in."""
    store.open_short()
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


def _position(rules: RuleSet) -> None:
    """The position in one of the ways to lay it out.

    It is no fragment: all that follows hangs on it. Where a fragment is run right behind the whole
    page, Streamlit may not send what the page drew of it, and the browser then forgets its parts.
    """
    tapped = work = _tapped(rules)
    st.html(f'<h2 class="part" id="ruling-top">{escape(say("ruling-position"))}</h2>')
    way = st.segmented_control(
        say("ruling-ways"),
        WAYS,
        default=WAYS[0],
        format_func=lambda name: say("ruling-way", way=name),
        key=_WAY,
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
        position_editor.position_editor(work, rules)
    if chosen is not None:
        new, under = chosen
        _take_over(new._replace(unknown=work.unknown), under)
    notice = st.session_state.pop("ruling-notice", "")
    if notice:
        st.info(notice, icon=":material/info:")
    if work.question != Question():
        work = ruling_form.score_form(work, rules)
        with st.expander(say("ruling-assumed"), icon=":material/tune:"):
            work = ruling_form.details(work, rules)
    if way != st.session_state.get(_SHOWN, WAYS[0]):
        st.session_state[_SHOWN] = way
        st.rerun()
    if work.question != tapped.question:
        _keep_position(tapped, work)
        st.rerun()


def _tapped(rules: RuleSet) -> Work:
    """The work at hand, with what was tapped since the last run."""
    before = store.current()
    work = position_editor.edited(before, rules)
    if work.question != before.question:
        _keep_position(before, work)
    position_editor.kept()
    return store.current()


def _keep_position(before: Work, work: Work) -> None:
    """Take over a changed position; what is picked in its hand no longer holds."""
    store.keep_typed(ruling_gallery.without_borrowed_title(before, work))
    ruling_move.renew(ruling_move.KEY)


@st.fragment
def _move(rules: RuleSet) -> None:
    """The move and the verdict; only this runs again when a move is made."""
    card_hand.card_hand(ruling_move.KEY, lambda: _moved(rules))


def _moved(rules: RuleSet) -> card_hand.Hand:
    """What the hand shows after what was done with it."""
    before = store.current()
    work = ruling_move.do(before, judge(before.question, rules))
    work = ruling_gallery.without_borrowed_title(before, work)
    if work != before:
        store.keep_typed(work)
    own = judge(work.question, rules)
    ruling_move.after_judging(before, work, own)
    found = ruling_answer.Answers(work.question, own, (), ())
    if work.unknown:
        found = ruling_answer.answers(work.question, rules)
    head = f'<h2 class="part">{escape(say("ruling-move"))}</h2>'
    note = ruling_gallery.remark_on(work, rules)
    below = ruling_answer.verdict_part(work, found, note)
    position = ruling_move.standing(own)
    if ruling_move.is_listed() and position is not None:
        below += legal_moves_html(position)
    if work.question != Question():
        below += ruling_answer.assumed_html(found)
    tapped = st.session_state.get(_SHOWN) not in ("type", "gallery", "yaml")
    below += mark_html(store.name_of(work, rules) + ruling_move.remark())
    return ruling_move.hand(work, own, table=not tapped, head=head, below=below)


@st.fragment
def _rest(rules: RuleSet) -> None:
    """What follows the verdict: all rule sets, what if, and what leaves the page."""
    # Of two fragments that tell something at once, Streamlit runs one: this one tells by itself, so
    # a tap at that moment may have come here.
    if position_editor.is_waiting() or card_hand.is_waiting():
        st.rerun()
    work = store.current()
    store.show_in_link(work, rules)
    follow_up(store.name_of(work, rules) + ruling_move.remark(), "ruling-follow-up")
    found = ruling_answer.answers(work.question, rules)
    if ruling_answer.is_answered(work, found):
        st.html(ruling_compare.comparison_html(work, found))
        if not work.unknown:
            turned = what_if(found)
            if turned is not None:
                ruling_gallery.show_link(turned)
        ruling_share.share(work, found)
    elif found.own.case is not None and work.question != Question():
        ruling_share.keep_position(work, rules)
    if work.question != Question():
        _afresh(work)


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


main()
