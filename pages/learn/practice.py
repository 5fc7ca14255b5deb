"""Practice: one question at a time about a rule, and a picture of what is known."""

from __future__ import annotations

from html import escape
from random import SystemRandom

import streamlit as st

from engine.drills import Drill, drillable
from engine.errors import BadInput
from engine.explain import rule_title
from engine.ruleset import RuleSet
from pages.parts import page, rule_choice
from pages.parts.notebook_keep import keep_button, kept_note
from pages.parts.practice_boxes import next_rule, state_of
from pages.parts.practice_drill import made, ruling_of, show_drill
from pages.parts.practice_picture import picture_html
from pages.parts.practice_place import DrillPlace
from pages.parts.rule_page_links import rule_anchor
from pages.parts.seed import MOST_SEED, read_seed
from pages.parts.task import is_to_reveal
from pages.parts.words import say

_STYLE = "practice.css"
_RNG = SystemRandom()


def main() -> None:
    """Ask the question that the link names, or show which rules there are."""
    rules = rule_choice.chosen()
    rule = st.query_params.get("rule", "")
    seed = _seed(rule)
    mixed = st.query_params.get("mixed") == "1"
    asked = f"{rule} {seed}" if rule in drillable(rules) else ""
    page.begin("practice", say("practice-title"), say("practice-lead"), about=asked, style=_STYLE)
    if asked and rule:
        _question(rule, rules, seed, mixed)
    else:
        if rule:
            st.warning(say("practice-no-rule", rule=rule[:60]), icon=":material/link_off:")
        rules = rule_choice.choose()
        _surprise(rules, "")
    st.html(picture_html(rules))
    page.end()


def _seed(rule: str) -> int:
    """The seed that the link has; another one where it has none that can be read."""
    text = st.query_params.get("seed", "")
    named = read_seed(text)
    if named is not None:
        return named
    seed = _RNG.randrange(MOST_SEED)
    if rule:
        if text:
            message = say("practice-no-seed", seed=text[:20])
            st.warning(message, icon=":material/link_off:")
        st.query_params["seed"] = str(seed)
    return seed


def _question(rule: str, rules: RuleSet, seed: int, mixed: bool) -> None:
    place = DrillPlace(rule, rules, seed)
    try:
        with st.spinner(say("practice-making")):  # the first question of a rule set takes a while
            found = made(rule, rules, seed)
    except BadInput:
        st.warning(say("practice-none"), icon=":material/link_off:")
        _surprise(rules, rule)
        return
    about = say("practice-mixed") if mixed else say("practice-about", rule=rule_title(rule))
    with st.container(border=True, gap="small"):
        head = about if place.is_open else say("practice-about", rule=rule_title(rule))
        show_drill(found, place, head)
        is_to_reveal()
        if not place.is_open:
            told = escape(say("practice-box", state=state_of(rule, rules)))
            st.html(f'<p class="practice-after">{told} {rule_anchor(rule, rules)}</p>')
    with st.container(horizontal=True, gap="small"):
        if mixed:
            _surprise(rules, rule, label=say("practice-next"), primary=not place.is_open)
        else:
            st.button(
                say("practice-next"), icon=":material/arrow_forward:", key="practice-next",
                type="secondary" if place.is_open else "primary",
                on_click=_ask, args=(rule, rules, mixed),
            )  # fmt: skip
            _surprise(rules, rule, primary=False)
        if not place.is_open and isinstance(found, Drill):
            keep_button(f"practice-{rule}-{seed}", lambda: ruling_of(found))
    kept_note(f"practice-{rule}-{seed}")


def _surprise(rules: RuleSet, last: str, label: str = "", primary: bool = True) -> None:
    st.button(
        label or say("practice-surprise"), key="practice-surprise",
        icon=":material/shuffle:", type="primary" if primary else "secondary",
        on_click=_ask_any, args=(rules, last),
    )  # fmt: skip


def _ask_any(rules: RuleSet, last: str) -> None:
    _ask(next_rule(rules, last, _RNG), rules, True)


def _ask(rule: str, rules: RuleSet, mixed: bool) -> None:
    """Let the link name another question."""
    st.query_params["rule"] = rule
    st.query_params["variant"] = rule_choice.write(rules)
    st.query_params["seed"] = str(_RNG.randrange(MOST_SEED))
    if mixed:
        st.query_params["mixed"] = "1"
    else:
        st.query_params.pop("mixed", None)


main()
