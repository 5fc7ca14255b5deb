"""The rules: all of them, a page for each, the sheet of a rule set, and the words of the game."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.errors import BadInput
from engine.rules.registry import RULES
from pages.parts import page, rule_choice
from pages.parts.rule_page import begin_rule, show_rule
from pages.parts.rule_page_index import show_index
from pages.parts.rule_page_sheet import begin_sheet, show_sheet
from pages.parts.rule_page_words import STYLE, show_glossary
from pages.parts.words import say


def main() -> None:
    """Show what the link names; where it names nothing that there is, say so and show all rules."""
    rule = st.query_params.get("rule", "")
    sheet = st.query_params.get("sheet", "")
    named = st.query_params.get("variant", "")
    if st.query_params.get("glossary"):
        show_glossary(rule_choice.chosen())
    elif sheet:
        _sheet(sheet)
    elif rule in RULES and not _fault(named):
        begin_rule(rule)
        show_rule(rule, rule_choice.choose())
    elif rule and rule not in RULES:
        _index(say("rules-unknown", rule=rule))
    else:
        _index()
    page.end()


def _fault(named: str) -> str:
    """Why a link names no rule set, in a sentence; empty where it names one, or nothing."""
    try:
        if named:
            rule_choice.read(named)
    except BadInput as error:
        return error.message
    return ""


def _index(fault: str = "") -> None:
    page.begin("rules", say("rules-title"), say("rules-lead"), style=STYLE)
    if fault:
        st.warning(fault, icon=":material/link_off:")
        for name in ("rule", "sheet"):
            st.query_params.pop(name, None)
    rules = rule_choice.choose()
    if not rules.changed:
        st.html(f'<p class="summary">{escape(rules.summary)}</p>')
    show_index(rules)


def _sheet(named: str) -> None:
    """The sheet of the rule set that the link names; where there is none, say so."""
    fault = _fault(named)
    if fault:
        _index(fault)
        return
    rules = rule_choice.read(named)
    begin_sheet(rules)
    show_sheet(rules)


main()
