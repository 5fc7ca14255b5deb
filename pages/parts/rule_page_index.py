"""All rules of a rule set by part of the game, and the search over them."""

from __future__ import annotations

from html import escape
from itertools import groupby

import streamlit as st

from engine.explain import rule_applies, rule_statement
from engine.rules.checklist import all_rules
from engine.ruleset import RuleSet
from engine.search import search, suggestions
from pages.parts.rule_page_links import part_links, part_of, rule_anchor, rule_list
from pages.parts.words import say

_MOST_FOUND = 6
_FIELD, _WORDS = "rules-search", "rules-searched-last"
"""The field forgets its words when another page is shown; going back brings them again."""


def show_index(rules: RuleSet) -> None:
    """The search, and under it every rule that the rule set uses."""
    _search(rules)
    part_links(rules, here="all")
    used = [rule.id for rule in all_rules() if rule_applies(rule.id, rules)]
    parts = [
        f"<section><h2>{escape(say('rules-part-title', part=part))}</h2>"
        f"{rule_list(ids, rules)}</section>"
        for part, ids in groupby(used, key=part_of)
    ]
    st.html(f'<div class="parts">{"".join(parts)}</div>')


@st.fragment
def _search(rules: RuleSet) -> None:
    """The field and what it finds: drawn anew by itself while somebody types."""
    if _FIELD not in st.session_state:
        st.session_state[_FIELD] = st.session_state.get(_WORDS, "")
    words = st.text_input(
        say("rules-search"),
        key=_FIELD,
        type="search",
        live=True,
        max_chars=120,
        placeholder=say("rules-search-example"),
        icon=":material/search:",
    )
    st.session_state[_WORDS] = words or ""
    if not words or not words.strip():
        return
    st.html(_found_html(search(words, rules)[:_MOST_FOUND], rules))


def _found_html(found: tuple[str, ...], rules: RuleSet) -> str:
    """What the search found, or rules to begin with; how much it is, is announced."""
    if not found:
        none = escape(say("rules-search-none"))
        return f'<div class="found"><p role="status">{none}</p>{_beginning(rules)}</div>'
    rows = "".join(
        f"<li>{rule_anchor(rule, rules)}<p>{escape(rule_statement(rule, rules))}</p></li>"
        for rule in found
    )
    count = escape(say("rules-search-found", count=len(found)))
    return f'<div class="found"><p class="unseen" role="status">{count}</p><ol>{rows}</ol></div>'


def _beginning(rules: RuleSet) -> str:
    return rule_list(suggestions(rules), rules)
