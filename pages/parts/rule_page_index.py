"""All rules of a rule set by part of the game, and the search over them."""

from __future__ import annotations

from itertools import groupby

import streamlit as st

from engine.explain import rule_applies, rule_statement
from engine.rules.checklist import all_rules
from engine.ruleset import RuleSet
from engine.search import search, suggestions
from pages.parts.rule_page import part_of
from pages.parts.rule_page_links import part_links, rule_link
from pages.parts.words import say

_MOST_FOUND = 6


def show_index(rules: RuleSet) -> None:
    """The search, and under it every rule that the rule set uses."""
    _search(rules)
    part_links(rules, here="all")
    used = [rule.id for rule in all_rules() if rule_applies(rule.id, rules)]
    for part, ids in groupby(used, key=part_of):
        with st.container(key=f"part-{part}", gap="xsmall"):
            st.subheader(say("rules-part-title", part=part), anchor=False)
            with st.container(horizontal=True, gap="small"):
                for id in ids:
                    rule_link(id, rules)


@st.fragment
def _search(rules: RuleSet) -> None:
    """The field and what it finds: drawn anew by itself while somebody types."""
    words = st.text_input(
        say("rules-search"),
        key="rules-search",
        type="search",
        live=True,
        max_chars=120,
        placeholder=say("rules-search-example"),
        icon=":material/search:",
    )
    if not words or not words.strip():
        return
    found = search(words, rules)[:_MOST_FOUND]
    with st.container(key="found", gap="small"):
        if not found:
            st.html(f'<p role="status">{say("rules-search-none")}</p>')
            with st.container(horizontal=True, gap="small"):
                for id in suggestions(rules):
                    rule_link(id, rules)
            return
        st.html(
            f'<p class="unseen" role="status">{say("rules-search-found", count=len(found))}</p>'
        )
        for id in found:
            with st.container(gap=None):
                rule_link(id, rules, icon=":material/rule:")
                st.caption(rule_statement(id, rules))
