"""Under which rules a page works: chosen once, shown always, carried by the link.

The link's `variant` is the id of a rule set, or of one with some switches turned:
`official~1.<token>` are house rules made from `official`, `official~2.<token>` such with a name.
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
_NAMED = "2"
"""The version of a link whose house rules have a name."""


def write(rules: RuleSet) -> str:
    """A rule set as links write it."""
    if not rules.changed:
        return rules.id
    if not rules.name:
        return f"{rules.base}~{token.pack(rules.changed)}"
    packed = token.pack({"with": rules.changed, "title": rules.name}, _NAMED)
    return f"{rules.base}~{packed}"


def read(text: str) -> RuleSet:
    """The rule set that a link names. Raises `CannotRead` when it names none."""
    base, mark, changed = text.partition("~")
    if not mark:
        return load(base)
    values: Any = token.unpack(changed, ("1", _NAMED))
    title = ""
    if token.version_of(changed) == _NAMED and isinstance(values, dict):
        values, title = values.get("with"), str(values.get("title", ""))
    if not isinstance(values, dict) or len(values) > _MOST_SWITCHES:
        raise CannotRead(say("link-unreadable"))
    try:
        return house(base, values, title)
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


def keep(rules: RuleSet) -> None:
    """Make these the rules that are chosen, in the link too."""
    st.session_state[_KEY] = st.query_params[_KEY] = write(rules)


def rules_name(rules: RuleSet) -> str:
    """The rules as people call them."""
    return say("rules-house", rules=rules.title) if rules.changed else rules.title


def offered(found: RuleSet) -> dict[str, str]:
    """What may be chosen, as links write it, with its name: all rule sets, and those chosen."""
    return {**{id: load(id).title for id in names()}, write(found): rules_name(found)}


def choose(label: str = "") -> RuleSet:
    """Show the rules that were chosen as a menu of all of them; returns what is chosen now."""
    found = chosen()
    here, titles = write(found), offered(found)
    picked = st.selectbox(
        label or say("rules-choose"),
        list(titles),
        index=list(titles).index(here),
        format_func=titles.__getitem__,
        key=f"rules-{label}-{here}",  # house rules may have the same name, and are others
    )
    if picked != here:
        st.session_state[_KEY] = picked
        st.query_params[_KEY] = picked
        st.rerun()
    return found
