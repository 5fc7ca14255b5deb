"""House rules: start from a rule set, change switches, and see at once what that does."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.ruleset import RuleSet
from engine.rulesets import MOST_TITLE, load, names
from pages.parts import house_store as store
from pages.parts import page, rule_choice
from pages.parts.house_bots import bots_part
from pages.parts.house_effects import effects_part
from pages.parts.house_share import share_part
from pages.parts.house_store import Refused
from pages.parts.house_switches import changed_part, switches_part
from pages.parts.verdict import message_html
from pages.parts.words import say

_BASE, _NAME = "house-base", "house-name"


def main() -> None:
    """Show the page."""
    page.begin("house", say("house-title"), say("house-lead"), style="house.css")
    rules = rule_choice.chosen()
    refused = store.refused()
    _begin(rules, refused)
    st.html(f'<h2 id="house-now">{escape(say("house-now", rules=rules.title))}</h2>')
    changed_part(rules)
    effects_part(rules)
    switches_part(rules, refused)
    bots_part(rules)
    share_part(rules)
    page.end()


def _begin(rules: RuleSet, refused: Refused | None) -> None:
    """The rule set to start from, and the name."""
    st.session_state[_BASE], st.session_state[_NAME] = rules.base, rules.name
    with st.container(key="house-begin", gap="small"):
        st.selectbox(
            say("house-base"), names(), key=_BASE, format_func=lambda id: load(id).title,
            on_change=lambda: store.rebase(str(st.session_state[_BASE])),
        )  # fmt: skip
        if rules.changed:
            st.text_input(
                say("house-name"), key=_NAME, max_chars=MOST_TITLE, autocomplete="off",
                placeholder=say("house-name-example"),
                on_change=lambda: store.rename(st.session_state[_NAME]),
            )  # fmt: skip
    if refused is not None and refused.part in ("base", "name"):
        st.html(message_html(refused.why, "bad", "house-refused"))
        if refused.part == "base" and rules.changed:
            st.html(f"<p>{escape(say('house-base-help'))}</p>")


main()
