"""What if: the switches on which an answer hangs, turned one by one."""

from __future__ import annotations

from html import escape
from typing import Any

import streamlit as st

from engine.books import same_value
from engine.ruleset import RuleSet
from engine.rulesets import load
from engine.ruling import read_by, turned_rules
from engine.switch_text import switch_title, value_text
from pages.parts.ruling_answer import Answers
from pages.parts.words import say

_MOST = 5


def what_if(found: Answers) -> RuleSet | None:
    """A menu for each switch that decides; the rules that result where one was turned now."""
    rules = found.own.rules
    switches = _switches(found)
    if not switches:
        return None
    st.html(
        f'<h3 class="part screen">{escape(say("ruling-what-if"))}</h3>'
        f'<p class="hint">{escape(say("ruling-what-if-lead"))}</p>'
    )
    for switch in switches[:_MOST]:
        now = rules.value(switch)
        values = _values(found, switch)
        place = next(n for n, value in enumerate(values) if same_value(value, now))
        chosen = st.selectbox(
            switch_title(switch),
            range(len(values)),
            index=place,
            format_func=lambda n, switch=switch, values=values: _option(found, switch, values[n]),
            key=f"what-if-{switch}-{place}-{len(values)}-{rules.id}",
        )
        if chosen is not None and chosen != place:
            return turned_rules(rules, switch, values[chosen])
    if rules.changed and st.button(
        say("ruling-house-back", rules=load(rules.base).title), icon=":material/undo:"
    ):
        return load(rules.base)
    return None


def _switches(found: Answers) -> list[str]:
    """Switches that change the answer, then those of broken rules, then those turned already."""
    ordered = [turn.switch for turn in found.turns if turn.changes]
    of_broken = set(read_by(found.own.broken))
    ordered += [turn.switch for turn in found.turns if turn.lifts and turn.switch in of_broken]
    ordered += list(found.own.rules.changed)
    return list(dict.fromkeys(ordered))


def _values(found: Answers, switch: str) -> list[Any]:
    """The values that a menu offers: that of the rules themselves first, then the others."""
    base = load(found.own.rules.base).value(switch)
    values = [base]
    now = found.own.rules.value(switch)
    for value in (now, *(turn.value for turn in found.turns if turn.switch == switch)):
        if not any(same_value(value, known) for known in values):
            values.append(value)
    return values


def _option(found: Answers, switch: str, value: Any) -> str:
    legal = found.own.legal
    for turn in found.turns:
        if turn.switch == switch and same_value(turn.value, value):
            legal = turn.ruling.legal
    answer = {True: "yes", False: "no", None: "none"}[legal]
    return say("ruling-option", value=value_text(switch, value), answer=answer)
