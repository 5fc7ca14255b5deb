"""The rules: all of them, a page for each, the sheet of a rule set, and the words of the game."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.errors import BadInput
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
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
    elif rule in RULES:
        begin_rule(rule)
        rules = rule_choice.choose()
        if named and "variant" not in st.query_params:
            _all_rules(rules)
        else:
            show_rule(rule, rules)
    else:
        _index(say("rules-unknown", rule=rule) if rule else "")
    page.end()


def _index(fault: str = "") -> None:
    page.begin("rules", say("rules-title"), say("rules-lead"), style=STYLE)
    if fault:
        st.warning(fault, icon=":material/link_off:")
    _all_rules(rule_choice.choose())


def _all_rules(rules: RuleSet) -> None:
    if not rules.changed:
        st.html(f'<p class="summary">{escape(rules.summary)}</p>')
    show_index(rules)


def _sheet(named: str) -> None:
    """The sheet of the rule set that the link names; where there is none, say so."""
    try:
        rules = rule_choice.read(named)
    except BadInput as error:
        _index(error.message)
        return
    begin_sheet(rules)
    show_sheet(rules)


main()
