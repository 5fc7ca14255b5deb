"""The fields in which a switch is filled in: a choice, numbers, several of a list, or lines."""

from __future__ import annotations

from typing import Any

import streamlit as st

from engine.books import same_value, who_reads
from engine.cards import CARD_NAMES, TILE_NAMES
from engine.errors import BadInput
from engine.explain import kind_word, message_of
from engine.house.forms import KINDS, Field, entries, fields, shown, value
from engine.ruleset import RuleSet
from engine.rulesets import load, names
from engine.ruling import turned_rules
from engine.switch_text import switch_title, value_text
from engine.words import capital, has
from engine.words import say as words
from pages.parts import house_store as store
from pages.parts.rule_page_links import source_name
from pages.parts.words import say

_LINES_HEIGHT = 34


def switch_fields(switch: str, rules: RuleSet) -> None:
    """Show the fields of a switch with the value that it has; what is entered turns it at once."""
    all = fields(switch, rules)
    entered = entries(switch, rules)
    there = shown(all, entered)
    numbers = [field for field in there if field.kind == "number"]
    if len(numbers) > 2:
        with st.container(horizontal=True, gap="small", key=f"house-row-{_id(switch)}"):
            for field in numbers:
                _field(switch, field, entered, rules, width=118)
        there = tuple(field for field in there if field.kind != "number")
    for field in there:
        _field(switch, field, entered, rules)


def _key(switch: str, field: Field) -> str:
    return f"house-{_id(switch)}-{field.key}"


def _id(switch: str) -> str:
    """A switch as keys and messages name it."""
    return message_of(switch)


def _field(
    switch: str, field: Field, entered: dict[str, Any], rules: RuleSet, width: int | None = None
) -> None:
    key, now = _key(switch, field), entered[field.key]
    # What stands in a field is always what holds: a value that was refused does not stay there.
    st.session_state[key] = now
    common: dict[str, Any] = {"key": key, "on_change": _turn, "args": (switch,)}
    label = _label(switch, field, rules)
    hide = "visible" if field.key else "collapsed"
    if field.kind == "choice":
        st.radio(
            label, field.options, format_func=lambda one: _option(switch, field, one),
            captions=_captions(switch, field), label_visibility=hide, **common,
        )  # fmt: skip
    elif field.kind == "number":
        st.number_input(
            label, field.least, field.most, None if field.optional else "min", step=1,
            label_visibility=hide, placeholder=_nothing(switch) if field.optional else None,
            width=width or 240, **common,
        )  # fmt: skip
    elif field.kind == "several":
        st.pills(
            label, field.options, selection_mode="multi", label_visibility=hide,
            format_func=lambda one: _member(switch, one, rules), **common,
        )  # fmt: skip
    else:
        st.text_area(
            f"{label}: {say('house-lines')}" if field.key else label,
            height=max(3, now.count("\n") + 2) * _LINES_HEIGHT, label_visibility=hide, **common,
        )  # fmt: skip


def _turn(switch: str) -> None:
    """Turn a switch as its fields say, or refuse."""
    rules = store.present()
    entered = entries(switch, rules)
    for field in fields(switch, rules):
        if _key(switch, field) in st.session_state:
            entered[field.key] = st.session_state[_key(switch, field)]
    try:
        store.change(turned_rules(rules, switch, value(switch, rules, entered)))
    except BadInput as error:
        store.refuse(switch, error)


def _label(switch: str, field: Field, rules: RuleSet) -> str:
    if not field.key:
        return switch_title(switch)
    if field.key in ("how", "there", "number", KINDS):
        return say("house-field", key=field.key, switch=_id(switch))
    message = f"switch-{_id(switch)}"
    if has(message, field.key):
        return words(message, field.key)
    return _card(field.key, rules, "one")


def _card(name: str, rules: RuleSet, form: str) -> str:
    """The word for a card of the pack."""
    names = CARD_NAMES if rules.cards.deck == "cards" else TILE_NAMES
    return capital(kind_word(names.index(name), rules, form))


def _option(switch: str, field: Field, one: Any) -> str:
    if field.key in ("how", "there"):
        word = {True: "yes", False: "no"}.get(one, one)
        return say("house-option", value=word, switch=_id(switch))
    if field.key:
        return say("house-yes-no", value="yes" if one else "no")
    return value_text(switch, one)


def _member(switch: str, one: str, rules: RuleSet) -> str:
    message = f"switch-{_id(switch)}"
    if has(message, one):
        return words(message, one)
    return _card(one, rules, "many")


def _nothing(switch: str) -> str:
    message = f"switch-{_id(switch)}"
    return words(message, "none") if has(message, "none") else say("house-nothing")


def _captions(switch: str, field: Field) -> list[str] | None:
    """Who plays so, for each option of a switch that is one choice."""
    if field.key:
        return None
    return [who_plays(switch, one) for one in field.options]


def who_plays(switch: str, value: Any) -> str:
    """The rule sets and the books that give a switch a value, in a few words; empty for none."""
    sets = [load(id).title for id in names() if same_value(load(id).value(switch), value)]
    if len(sets) == len(names()):
        return say("house-all-play")
    books = [source_name(one) for one in who_reads(switch, value)]
    other = [one for one in books if not one.startswith("the ")]
    return " · ".join([*sets, *other])
