"""The rules: all of them, a page for each, the sheet of a rule set, and the words of the game."""

from __future__ import annotations

import streamlit as st

from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from pages.parts import page, rule_choice
from pages.parts.rule_page import begin_rule, show_rule
from pages.parts.rule_page_index import show_index
from pages.parts.rule_page_words import STYLE, show_glossary
from pages.parts.words import say


def main() -> None:
    """Show what the link names; where it names nothing that there is, say so and show all rules."""
    rule = st.query_params.get("rule", "")
    named = st.query_params.get("variant", "")
    if st.query_params.get("glossary"):
        show_glossary(rule_choice.chosen())
    elif rule in RULES:
        begin_rule(rule)
        rules = rule_choice.choose()
        if named and "variant" not in st.query_params:
            _all_rules(rules)
        else:
            show_rule(rule, rules)
    else:
        page.begin("rules", say("rules-title"), say("rules-lead"), style=STYLE)
        if rule:
            st.warning(say("rules-unknown", rule=rule), icon=":material/link_off:")
        _all_rules(rule_choice.choose())
    page.end()


def _all_rules(rules: RuleSet) -> None:
    st.html(f'<p class="summary">{rules.summary}</p>')
    show_index(rules)


main()
