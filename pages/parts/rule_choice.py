"""Under which rules a page works: chosen once, shown always, carried by the link.

The link's `variant` is the id of a rule set, or of one with some switches turned:
`official~1.<token>` are house rules made from `official`.
"""

from __future__ import annotations

from typing import Any

import streamlit as st

from engine.errors import BadInput, CannotRead
from engine.ruleset import RuleSet
from engine.rulesets import house, load, names
from pages.parts import token
from pages.parts.words import say

FIRST = "classic"
"""The rule set of somebody who has chosen none."""
_KEY = "variant"
_MOST_SWITCHES = 100


def write(rules: RuleSet) -> str:
    """A rule set as links write it."""
    return f"{rules.base}~{token.pack(rules.changed)}" if rules.changed else rules.id


def read(text: str) -> RuleSet:
    """The rule set that a link names. Raises `CannotRead` when it names none."""
    base, mark, changed = text.partition("~")
    if not mark:
        return load(base)
    values: Any = token.unpack(changed)
    if not isinstance(values, dict) or len(values) > _MOST_SWITCHES:
        raise CannotRead(say("link-unreadable"))
    try:
        return house(base, values)
    except (TypeError, ValueError):
        raise CannotRead(say("link-unreadable")) from None


def chosen() -> RuleSet:
    """The rules that the link names, else those chosen before, else `FIRST`.

    A link that names none is told once, above the page.
    """
    text = st.query_params.get(_KEY) or str(st.session_state.get(_KEY, FIRST))
    try:
        found = read(text)
    except BadInput as error:
        st.warning(error.message, icon=":material/link_off:")
        found = load(FIRST)
        st.query_params.pop(_KEY, None)
    st.session_state[_KEY] = write(found)
    return found


def choose(label: str = "") -> RuleSet:
    """Show the rules that were chosen as a menu of all of them; returns what is chosen now."""
    found = chosen()
    here = write(found)
    offered = [*names(), *([here] if here not in names() else [])]
    titles = {id: load(id).title for id in names()}
    picked = st.selectbox(
        label or say("rules-choose"),
        offered,
        index=offered.index(here),
        format_func=lambda id: titles.get(id) or say("rules-house", rules=titles[found.base]),
    )
    if picked != here:
        st.session_state[_KEY] = picked
        st.query_params[_KEY] = picked
        st.rerun()
    return found
