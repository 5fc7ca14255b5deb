"""Lesson texts: filling in the rule set's own values."""

from __future__ import annotations

import re
from typing import Any

from engine.errors import CannotRead
from engine.explain import variables
from engine.ruleset import RuleSet

_NAME = re.compile(r"\{\{\s*([A-Za-z0-9_.]+)\s*\}\}")


def text(source: str, rules: RuleSet) -> str:
    """The text with every `{{switch}}` replaced by its value in this rule set.

    A part of a value is named behind another dot: `{{cards.values.A}}`,
    `{{threes.red_value.each}}`. Raises `CannotRead` for a name that no switch has.

    >>> from engine.rulesets import load
    >>> text("At least {{meld.min_naturals}} naturals.", load("classic"))
    'At least 2 naturals.'
    """
    values = variables(rules)

    def value_of(match: re.Match[str]) -> str:
        name = match[1].replace(".", "_")
        if name not in values:
            raise CannotRead(f"{{{{{match[1]}}}}} is no value of a rule set")
        return _written(values[name])

    return _NAME.sub(value_of, source)


def _written(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)
