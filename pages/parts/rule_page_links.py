"""Links inside the Rules page: to a rule, to the sheet, to the words, back to all rules."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from urllib.parse import urlencode

import streamlit as st

from engine.explain import rule_title
from engine.ruleset import RuleSet
from pages.parts.rule_choice import write
from pages.parts.words import say

PAGE = "pages/settle/rules.py"


def part_of(rule: str) -> str:
    """The part of the game that a rule belongs to, as its id begins: `pile`."""
    return rule.partition(".")[0].replace("_", "-")


def rule_anchor(rule: str, rules: RuleSet) -> str:
    """A rule's title as a link to its page under a rule set, in HTML."""
    query = escape(urlencode({"rule": rule, "variant": write(rules)}))
    return f'<a class="inside" href="rules?{query}">{escape(rule_title(rule))}</a>'


def change_anchor(switch: str, rules: RuleSet) -> str:
    """A link that opens a switch in the house rules made from a rule set, in HTML."""
    query = escape(urlencode({"switch": switch, "variant": write(rules)}))
    return f'<a class="inside" href="house?{query}">{escape(say("house-rule-link"))}</a>'


def rule_list(ids: Iterable[str], rules: RuleSet) -> str:
    """Links to some rules as a list that takes little room, in HTML."""
    rows = "".join(f"<li>{rule_anchor(rule, rules)}</li>" for rule in ids)
    return f'<ul class="rule-list">{rows}</ul>'


def part_links(rules: RuleSet, *, here: str = "") -> None:
    """The links between the parts of the page, without the one to `here`."""
    targets = {
        "all": (say("rules-all"), ":material/list:", {}),
        "sheet": (say("rules-to-sheet"), ":material/description:", {"sheet": write(rules)}),
        "glossary": (say("rules-to-glossary"), ":material/dictionary:", {"glossary": "1"}),
    }
    with st.container(horizontal=True, gap="small", key="rules-parts"):
        for name, (label, icon, query) in targets.items():
            if name != here:
                chosen = query if name == "sheet" else {**query, "variant": write(rules)}
                st.page_link(PAGE, label=label, icon=icon, query_params=chosen)


def source_name(source: str) -> str:
    """The name of a source as people know it."""
    return say("source", source=source, key=source.replace(" ", "-"))
