"""What the Variants page compares, as its link says it.

of      the rule sets, as `variant` names them elsewhere, with commas between
show    `all` for every switch, `differences` for those that differ
word    words that the rows must be about
hand    the seed of the hand that is shown; `by` the switch that it must show
q       a table of one's own instead, as the ruling page writes it
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Literal, NamedTuple, cast
from urllib.parse import urlencode

import streamlit as st

from engine.contrast import LEAST, MOST
from engine.errors import BadInput
from engine.ruleset import RuleSet
from engine.rulesets import load
from engine.switch_text import switch_title
from engine.switches import switch_names
from pages.parts import rule_choice, ruling_store
from pages.parts.ruling_store import Work
from pages.parts.seed import read_seed
from pages.parts.words import say

Shown = Literal["differences", "all"]
SHOWN: tuple[Shown, ...] = ("differences", "all")
MOST_WORD = 80
_BESIDE = ("classic", "railroad")
"""What stands beside the rules at hand for somebody who has chosen nothing: the first other one."""
_ARRIVED, _WRITTEN = "variants-arrived", "variants-written"
_PARAMETERS = ("of", "show", "word", "hand", "by", "q")


class Choice(NamedTuple):
    """Everything that somebody chose on the page. `work` is a table of their own, if any."""

    sets: tuple[RuleSet, ...]
    show: Shown = "differences"
    word: str = ""
    seed: int = 1
    by: str = ""
    work: Work | None = None


def write_sets(sets: Sequence[RuleSet]) -> str:
    """Rule sets as the link's `of` names them."""
    return ",".join(map(rule_choice.write, sets))


def parameters(choice: Choice) -> dict[str, str]:
    """The query parameters of a link to a choice; what is not chosen is left out."""
    found = {"of": write_sets(choice.sets), "show": choice.show, "word": choice.word}
    if choice.work is not None:
        found["q"] = ruling_store.write(choice.work, choice.sets[0])
    else:
        found |= {"hand": str(choice.seed), "by": choice.by}
    return {name: value for name, value in found.items() if value}


def read() -> Choice:
    """The choice that the link names. Each part of it that cannot be read is told, and left out."""
    sets = _sets(st.query_params.get("of", ""))
    st.session_state[_ARRIVED] = st.session_state.get(_WRITTEN) != _named()
    show = st.query_params.get("show", SHOWN[0])
    by = st.query_params.get("by", "")
    seed = read_seed(st.query_params.get("hand", "1"))
    if show not in SHOWN or (by and by not in switch_names()) or seed is None:
        _warn(say("link-unreadable"))
    return Choice(
        sets,
        cast(Shown, show) if show in SHOWN else SHOWN[0],
        st.query_params.get("word", "")[:MOST_WORD],
        1 if seed is None else seed,
        by if by in switch_names() else "",
        _work(st.query_params.get("q", ""), sets),
    )


def show_in_link(choice: Choice) -> None:
    """Let the address name this choice."""
    wanted = parameters(choice)
    for name in _PARAMETERS:
        if name not in wanted:
            st.query_params.pop(name, None)
        elif st.query_params.get(name) != wanted[name]:
            st.query_params[name] = wanted[name]
    st.session_state[_WRITTEN] = _named()


def _named() -> dict[str, str]:
    """Our parameters of the present address."""
    return {name: st.query_params[name] for name in _PARAMETERS if name in st.query_params}


def follow(name: str, value: object) -> str:
    """The key of a field that shows a part of the choice: what somebody does to it stays, until
    the address is another one than we wrote; then the field shows what that says."""
    key = f"variants-{name}"
    if key not in st.session_state or st.session_state.get(_ARRIVED):
        st.session_state[key] = value
    return key


def _sets(text: str) -> tuple[RuleSet, ...]:
    """The rule sets of a link; as many more as are needed to compare anything."""
    found: list[RuleSet] = []
    named = [part for part in text.split(",") if part]
    for part in named[:MOST]:
        try:
            rules = rule_choice.read(part)
        except BadInput as error:
            _warn(error.message)
            continue
        if rules not in found:
            found.append(rules)
    if len(named) > MOST:
        _warn(say("variants-too-many", most=MOST))
    if not found:
        found.append(rule_choice.chosen())
    for id in _BESIDE:
        if len(found) < LEAST and load(id) not in found:
            found.append(load(id))
    return tuple(found)


def _work(text: str, sets: Sequence[RuleSet]) -> Work | None:
    if not text:
        return None
    try:
        return ruling_store.read(text, sets[0])
    except BadInput as error:
        _warn(error.message)
        return None


def _warn(text: str) -> None:
    st.warning(text, icon=":material/link_off:")


def switch_anchor(switch: str, rules: RuleSet) -> str:
    """A switch as a link to its row, these rules beside others, in HTML."""
    others = [load(id) for id in _BESIDE if load(id) is not rules]
    choice = Choice((rules, *others)[:LEAST], "all", switch_title(switch))
    query = escape(urlencode(parameters(choice)))
    return f'<a class="inside" href="variants?{query}">{escape(switch_title(switch))}</a>'
