"""The fields of the Variants page: which rule sets, what of them, which words."""

from __future__ import annotations

import streamlit as st

from engine.contrast import LEAST, MOST
from engine.ruleset import RuleSet
from engine.rulesets import load, names
from pages.parts import rule_choice
from pages.parts.rule_choice import rules_name
from pages.parts.variants_link import MOST_WORD, SHOWN, Choice, Shown, follow
from pages.parts.words import say

_NONE = ""


def choose_sets(choice: Choice) -> Choice:
    """A menu for each rule set, and one more to add another; returns the choice as it is now."""
    offered = _offered(choice)
    here = [rule_choice.write(rules) for rules in choice.sets]
    count = min(len(here) + 1, MOST)
    picked: list[str] = []
    with st.container(key="variants-sets"):
        for number, column in enumerate(st.columns(count)):
            known = here[number] if number < len(here) else _NONE
            free = [id for id in offered if id == known or id not in here]
            options = free if number < LEAST else [_NONE, *free]
            with column:
                found = st.selectbox(
                    say("variants-set", number=number + 1),
                    options,
                    index=options.index(known),
                    format_func=lambda id: _name(offered, id),
                    key=f"variants-set-{number}-{','.join(here)}",
                )
            picked.append(found or _NONE)
    sets = tuple(offered[id] for id in picked if id)
    return choice if sets == choice.sets else choice._replace(sets=sets)


def _offered(choice: Choice) -> dict[str, RuleSet]:
    """All rule sets by the name that links give them, and the house rules at hand."""
    found = {id: load(id) for id in names()}
    for rules in (*choice.sets, rule_choice.chosen()):
        found.setdefault(rule_choice.write(rules), rules)
    return found


def _name(offered: dict[str, RuleSet], id: str) -> str:
    return rules_name(offered[id]) if id else say("variants-none")


def choose_rows(choice: Choice) -> Choice:
    """What of the rules is shown: all or what differs, and only what some words are about."""
    with st.container(key="variants-rows"):
        wide, narrow = st.columns(2, vertical_alignment="bottom")
        with wide:
            show: Shown | None = st.segmented_control(
                say("variants-show"),
                SHOWN,
                format_func=lambda name: say("variants-shown", show=name),
                key=follow("show", choice.show),
                width="stretch",
            )
        with narrow:
            word = st.text_input(
                say("variants-word"),
                key=follow("word", choice.word),
                max_chars=MOST_WORD,
                placeholder=say("variants-word-example"),
                icon=":material/search:",
            )
    return choice._replace(show=show or choice.show, word=(word or "").strip())
