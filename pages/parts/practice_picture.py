"""Which rules are known and which are weak: a bar for each part of the game, and its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from urllib.parse import urlencode

from engine.explain import rule_title
from engine.ruleset import RuleSet
from pages.parts.practice_boxes import STATES, State, by_part, state_of
from pages.parts.rule_choice import write
from pages.parts.words import say


def picture_html(rules: RuleSet) -> str:
    """Every part of the game as a row: a bar, the same in words, and its rules as links."""
    rows = "".join(_part(part, found, rules) for part, found in by_part(rules).items())
    keys = "".join(f"<li>{_mark(state)}{_said(state)}</li>" for state in STATES)
    return (
        f"<h2>{escape(say('practice-picture'))}</h2>"
        f'<ul class="practice-keys">{keys}</ul><ul class="practice-parts">{rows}</ul>'
    )


def _part(part: str, found: Sequence[str], rules: RuleSet) -> str:
    states = Counter(state_of(rule, rules) for rule in found)
    bar = "".join(
        f'<i class="{state}" style="flex-grow:{states[state]}"></i>'
        for state in STATES
        if states[state]
    )
    told = say("practice-part", known=states["known"], count=len(found), weak=states["weak"])
    links = "".join(f"<li>{_rule(rule, rules)}</li>" for rule in found)
    return (
        f"<li><details><summary><strong>{escape(say('rules-part-title', part=part))}</strong> "
        f"<span>{escape(told)}</span>"
        f'<span class="bar" aria-hidden="true">{bar}</span></summary>'
        f"<ul>{links}</ul></details></li>"
    )


def _rule(rule: str, rules: RuleSet) -> str:
    state = state_of(rule, rules)
    link = practice_anchor(rule, rules, rule_title(rule))
    return f"{_mark(state)}{link} <span>{_said(state)}</span>"


def _mark(state: State) -> str:
    return f'<i class="{state}" aria-hidden="true"></i>'


def _said(state: State) -> str:
    return escape(say("practice-state", state=state))


def practice_anchor(rule: str, rules: RuleSet, label: str) -> str:
    """A link to practice under a rule set, of one rule or of all, in HTML."""
    query = {**({"rule": rule} if rule else {}), "variant": write(rules)}
    return f'<a class="inside" href="practice?{escape(urlencode(query))}">{escape(label)}</a>'
