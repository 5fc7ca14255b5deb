"""The house rules that are being made: they are the rules chosen everywhere, kept by the link."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import streamlit as st

from engine.errors import BadInput
from engine.ruleset import RuleSet
from engine.rulesets import house, load, turned_back
from engine.switch_text import group_title, switch_title
from engine.switches import Switches, switch_names
from pages.parts import rule_choice

_REFUSED = "house-refused"
_NUMBER = "house-number"


class Refused(NamedTuple):
    """A change that was not made: of which part of the page (a switch, `base`), and why."""

    part: str
    why: str


def present() -> RuleSet:
    """The rules as they stand now. To be asked in callbacks, when the page has shown them."""
    return rule_choice.read(str(st.session_state["variant"]))


def change(rules: RuleSet) -> None:
    """Work on these rules from now on."""
    rule_choice.keep(rules)


def refuse(part: str, error: BadInput) -> None:
    """Leave all as it is, and say why at the next run."""
    st.session_state[_REFUSED] = Refused(part, in_words(error.message))
    st.session_state[_NUMBER] = int(st.session_state.get(_NUMBER, 0)) + 1


def refused() -> Refused | None:
    """The change that was just refused, once."""
    found: Refused | None = st.session_state.pop(_REFUSED, None)
    return found


def rename(title: Any) -> None:
    """Give the rules a name; one that is none is refused."""
    rules = present()
    try:
        change(house(rules.base, rules.changed, str(title or "")))
    except BadInput as error:
        refuse("name", error)


def rebase(base: str) -> None:
    """Start from another rule set, with the same switches turned."""
    rules = present()
    try:
        turned = house(base, rules.changed, rules.name)
        same = [name for name in turned.changed if load(base).value(name) == turned.value(name)]
        change(turned_back(turned, *same))
    except BadInput as error:
        refuse("base", error)


def turn_back(*switches: str) -> None:
    """Give some switches the value of the base again."""
    rules = present()
    try:
        change(turned_back(rules, *switches))
    except BadInput as error:
        refuse(switches[0], error)


def in_words(message: str) -> str:
    """A refusal with the words for switches in place of their names."""
    head, mark, rest = message.partition(": ")
    if mark and (head in switch_names() or head in Switches.model_fields):
        title = switch_title(head) if "." in head else group_title(head)
        return f"{title}: {_named(rest)}"
    return _named(message)


def _named(text: str) -> str:
    return _NAME.sub(lambda match: f"“{switch_title(match[0])}”", text)


_NAME = re.compile("|".join(re.escape(name) for name in sorted(switch_names(), key=len)[::-1]))
