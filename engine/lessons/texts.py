"""Lesson texts: filling in the rule set's own values."""

from __future__ import annotations

import re
from typing import Any

from engine.errors import CannotRead
from engine.explain import message_of, variables
from engine.faults import meant
from engine.ruleset import RuleSet
from engine.switches import switch_names
from engine.words import has, say

_BRACES = re.compile(r"\{\{(.*?)\}\}", re.DOTALL)
_POINTS = ("cards.values", "score.", "opening.", "threes.", "match.", "out.bonus", "out.concealed_")


def text(source: str, rules: RuleSet) -> str:
    """The text with every `{{switch}}` replaced by its value in this rule set.

    A part of a value is named behind another dot: `{{cards.values.A}}`,
    `{{threes.red_value.each}}`. Points are written as figures, small numbers of cards
    as words. Raises `CannotRead` for a name that no value of a rule set has.

    >>> from engine.rulesets import load
    >>> text("At least {{meld.min_naturals}} naturals.", load("classic"))
    'At least two naturals.'
    >>> text("A joker counts {{cards.values.Jo}}.", load("classic"))
    'A joker counts 50.'
    """
    values = variables(rules)

    def value_of(match: re.Match[str]) -> str:
        name = match[1].strip()
        key = name.replace(".", "_")
        if "." not in name or key not in values:
            known = (dotted(one) for one in values)
            raise CannotRead(f"{{{{{name}}}}} is no value of a rule set{meant(name, known)}")
        return _written(name, values[key])

    return _BRACES.sub(value_of, source)


def dotted(key: str) -> str:
    """A value as it stands in a text: the switch, and a part of its value behind a dot."""
    for switch in switch_names():
        flat = switch.replace(".", "_")
        if key == flat or key.startswith(f"{flat}_"):
            return switch + key[len(flat) :].replace("_", ".", 1)
    return key


def _written(name: str, value: Any) -> str:
    if isinstance(value, int):
        return f"{value:,}" if name.startswith(_POINTS) else say("lesson-number", number=value)
    switch = f"switch-{message_of(name)}" if name in switch_names() else ""
    if switch and has(switch, str(value)):
        return say(switch, str(value))
    return str(value)
