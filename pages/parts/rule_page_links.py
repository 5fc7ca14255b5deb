"""Links inside the Rules page: to a rule, to the sheet, to the words, back to all rules."""

from __future__ import annotations

import streamlit as st

from engine.explain import rule_title
from engine.ruleset import RuleSet
from pages.parts.rule_choice import write
from pages.parts.words import say

PAGE = "pages/settle/rules.py"


def rule_link(rule: str, rules: RuleSet, icon: str = "") -> None:
    """A link to the page of a rule under a rule set."""
    st.page_link(
        PAGE,
        label=rule_title(rule),
        icon=icon or None,
        query_params={"rule": rule, "variant": write(rules)},
    )


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
