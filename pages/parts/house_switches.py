"""The switches of house rules: one part of the game at a time, those found by a word, or turned."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.books import readings, rules_reading
from engine.contrast import filtered, rows
from engine.explain import rule_applies, rule_statement
from engine.house.forms import fields
from engine.ruleset import RuleSet
from engine.rulesets import load
from engine.ruling import known_values
from engine.switch_text import group_title, switch_title, value_text
from engine.switches import Switches, group_of, switch_names
from engine.words import listed
from pages.parts import house_store as store
from pages.parts.house_fields import switch_fields, who_plays
from pages.parts.house_store import Refused
from pages.parts.rule_page_links import rule_anchor, source_name
from pages.parts.verdict import message_html
from pages.parts.words import say

GROUPS = tuple(Switches.model_fields)
MOST_FOUND = 8
"""So many switches at most are shown of those that a word finds."""
_MOST_TOLD = 2
_GROUP, _WORD, _ONLY = "house-group", "house-word", "house-only"
_SHOWN = "house-group-shown"


def changed_part(rules: RuleSet) -> None:
    """What was changed so far, each with the way to take it back."""
    if not rules.changed:
        st.html(f'<p class="summary">{escape(say("house-nothing-changed"))}</p>')
        return
    base = load(rules.base)
    with st.container(key="house-changed", gap="small"):
        for switch in rules.changed:
            told = say(
                "house-changed",
                switch=switch_title(switch),
                now=value_text(switch, rules.value(switch)),
                before=value_text(switch, base.value(switch)),
            )
            with st.container(horizontal=True, gap="small", vertical_alignment="center"):
                st.html(f'<p class="turned">{escape(told)}</p>')
                st.button(
                    say("house-turn-back"), key=f"house-back-{switch}", icon=":material/undo:",
                    on_click=store.turn_back, args=(switch,), type="tertiary",
                )  # fmt: skip
        if len(rules.changed) > 1:
            st.button(
                say("house-turn-all-back"), key="house-back-all", icon=":material/undo:",
                on_click=store.turn_back, args=tuple(rules.changed), type="tertiary",
            )  # fmt: skip


def switches_part(rules: RuleSet, refused: Refused | None) -> None:
    """The fields by which switches are found, and those that were found."""
    _follow_link()
    st.html(f'<h2 id="house-switches">{escape(say("house-change"))}</h2>')
    with st.container(key="house-find", gap="small"):
        group = st.selectbox(
            say("house-group"), GROUPS, key=_GROUP,
            format_func=lambda name: _group_option(name, rules), on_change=_drop_word,
        )  # fmt: skip
        st.session_state[_SHOWN] = group
        word = st.text_input(
            say("house-word"), key=_WORD, placeholder=say("house-word-example"), max_chars=60,
            icon=":material/search:",
        )  # fmt: skip
        only = bool(rules.changed) and st.checkbox(say("house-only"), key=_ONLY)
    found = _found(rules, str(group), word or "", only=only)
    if refused is not None and refused.part in switch_names() and refused.part not in found:
        st.html(message_html(refused.why, "bad", "house-refused"))
    if not found:
        st.html(f"<p>{escape(say('house-none-found'))}</p>")
    for switch in found[:MOST_FOUND] if word else found:
        _switch(switch, rules, refused)
    if word and len(found) > MOST_FOUND:
        more = say("house-more-found", count=len(found) - MOST_FOUND)
        st.html(f"<p>{escape(more)}</p>")


def _follow_link() -> None:
    """Open the part of the switch that the link names, once."""
    switch = st.query_params.pop("switch", "")
    if switch in switch_names():
        st.session_state[_GROUP] = group_of(switch)
        st.session_state[_WORD] = switch_title(switch)
        st.session_state[_ONLY] = False


def _drop_word() -> None:
    """Show the group that was chosen in place of what a word found.

    The names of the groups count what was changed. A browser that has not yet drawn them anew
    says a name of before, which Streamlit takes for another choice, though it is no group: then
    nobody chose, and what was typed stays.
    """
    if st.session_state[_GROUP] not in GROUPS:
        st.session_state[_GROUP] = st.session_state[_SHOWN]
        return
    st.session_state[_WORD] = ""
    st.session_state[_ONLY] = False


def _group_option(name: str, rules: RuleSet) -> str:
    turned = sum(group_of(switch) == name for switch in rules.changed)
    return say("house-group-option", group=group_title(name), changed=turned)


def _found(rules: RuleSet, group: str, words: str, *, only: bool) -> tuple[str, ...]:
    """The switches to show, in the order of the model."""
    names = tuple(rules.changed) if only else switch_names()
    if words.strip():
        found = tuple(row.switch for row in filtered(rows([rules]), words))
        return tuple(name for name in names if name in found)
    return tuple(name for name in names if only or group_of(name) == group)


def _switch(switch: str, rules: RuleSet, refused: Refused | None) -> None:
    turned = switch in rules.changed
    mark = f' <span class="mark-turned">{escape(say("house-turned"))}</span>' if turned else ""
    with st.container(key=f"house-switch-{switch.replace('.', '-')}", gap="small", border=True):
        st.html(f'<h3 class="switch">{escape(switch_title(switch))}{mark}</h3>')
        switch_fields(switch, rules)
        problem = ""
        if refused is not None and refused.part == switch:
            problem = message_html(refused.why, "bad", "house-refused")
        st.html(f"{problem}{_told_html(switch, rules)}")


def _told_html(switch: str, rules: RuleSet) -> str:
    """What it says now, who plays otherwise, and its rules: to be opened."""
    ids = rules_reading(switch)
    told = [rule for rule in ids if rule_applies(rule, rules)][:_MOST_TOLD]
    says = "".join(
        f"<li>{rule_anchor(rule, rules)}: {escape(rule_statement(rule, rules))}</li>"
        for rule in told
    )
    more = listed_html([rule_anchor(rule, rules) for rule in ids if rule not in told])
    parts = f"<ul>{says}</ul>" if says else ""
    if more:
        parts += f"<p>{escape(say('house-rules'))} {more}</p>"
    who = _who_html(switch, rules)
    return (
        f'<details class="switch-told"><summary>{escape(say("house-what"))}</summary>'
        f"{parts}{who}</details>"
    )


def listed_html(anchors: list[str]) -> str:
    """Links one after the other."""
    return " · ".join(anchors)


def _who_html(switch: str, rules: RuleSet) -> str:
    """Who plays which value, where the options do not say it themselves; and what books note."""
    form = fields(switch, rules)
    rows = ""
    if len(form) > 1 or form[0].kind != "choice":
        values = [(value_text(switch, one), who_plays(switch, one)) for one in known_values(switch)]
        rows = "".join(
            f"<li>{escape(say('house-who', value=text, who=who))}</li>"
            for text, who in values
            if who
        )
    for one in readings(switch):
        if one.note or one.unsure:
            named = listed([source_name(source) for source in one.sources])
            said = say("house-book", sources=named, value=value_text(switch, one.value))
            rows += f"<li>{escape(f'{said} {one.note}'.strip())}</li>"
    head = escape(say("house-who-plays"))
    return f"<p>{head}</p><ul>{rows}</ul>" if rows else ""
