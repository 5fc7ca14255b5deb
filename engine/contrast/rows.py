"""The switches of some rule sets beside each other, with where each value comes from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.books import Reading, readings, rules_reading, same_value
from engine.explain import rule_title
from engine.ruleset import Citation, RuleSet
from engine.search import search
from engine.switch_text import switch_title, value_text
from engine.switches import group_of, switch_names

LEAST, MOST = 2, 4
"""So many rule sets stand side by side."""
_NEAREST = 3
"""So many rules are looked at, where no switch has the words that somebody looks for."""


class Value(NamedTuple):
    """What one rule set says to a switch: the value, in words, and where it stands."""

    rules: RuleSet
    value: Any
    text: str
    citations: tuple[Citation, ...]


class Row(NamedTuple):
    """One switch under every rule set compared.

    `group` is the part of the game, `read_by` the ids of the rules that hang on the switch, and
    `others` are readings that none of these rule sets has.
    """

    switch: str
    values: tuple[Value, ...]
    read_by: tuple[str, ...]
    others: tuple[Reading, ...]

    @property
    def group(self) -> str:
        """The part of the game that the switch belongs to."""
        return group_of(self.switch)

    @property
    def differs(self) -> bool:
        """Whether two of the rule sets have different values."""
        return any(not same_value(one.value, self.values[0].value) for one in self.values[1:])


def rows(sets: Sequence[RuleSet]) -> tuple[Row, ...]:
    """Every switch under these rule sets, in the order of the model."""
    return tuple(_row(switch, sets) for switch in switch_names())


def differing(sets: Sequence[RuleSet]) -> tuple[str, ...]:
    """The switches to which these rule sets have different values.

    >>> from engine.rulesets import load
    >>> differing([load("complete-2"), load("complete-3")])[:2]
    ('seats.least', 'seats.most')
    """
    return tuple(
        switch
        for switch in switch_names()
        if any(not same_value(one.value(switch), sets[0].value(switch)) for one in sets[1:])
    )


def _row(switch: str, sets: Sequence[RuleSet]) -> Row:
    values = tuple(_values(rules)[switch] for rules in sets)
    others = tuple(
        one
        for one in readings(switch)
        if not any(same_value(one.value, own.value) for own in values)
    )
    return Row(switch, values, rules_reading(switch), others)


def _values(rules: RuleSet) -> dict[str, Value]:
    """What a rule set says to each switch, put into words once."""
    known: dict[str, Value] | None = rules.tables.get("contrast values")
    if known is None:
        known = {}
        for switch in switch_names():
            value = rules.value(switch)
            cited = rules.citations[switch]
            known[switch] = Value(rules, value, value_text(switch, value), cited)
        rules.tables["contrast values"] = known
    return known


def filtered(found: Sequence[Row], words: str) -> tuple[Row, ...]:
    """The rows that somebody's words are about, in the order given; all where there are none.

    First those in which every word begins a word of the switch, of its values or of the titles
    of its rules; where no row has them, those of the rules that the search finds.
    """
    asked = _words(words)
    if not asked:
        return tuple(found)
    named = tuple(row for row in found if all(_is_in(word, row) for word in asked))
    if named or not found:
        return named
    rules = {rule for value in found[0].values for rule in search(words, value.rules)[:_NEAREST]}
    return tuple(row for row in found if rules.intersection(row.read_by))


def _words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", text.lower())


def _is_in(word: str, row: Row) -> bool:
    texts = (
        switch_title(row.switch),
        *(value.text for value in row.values),
        *(rule_title(rule) for rule in row.read_by),
    )
    return any(known.startswith(word) for text in texts for known in _words(text))
