"""Which shipped lessons, example rulings and questions the house rules answer otherwise."""

from __future__ import annotations

import time
from html import escape
from urllib.parse import urlencode

import streamlit as st

from engine.house.effects import Effect, Effects, Kind, effects, known
from engine.question import question_of
from engine.ruleset import RuleSet
from engine.rulesets import load
from engine.switch_text import switch_title
from engine.words import listed
from pages.parts import rule_choice, ruling_store
from pages.parts.rule_page_links import rule_anchor
from pages.parts.words import say

KINDS: tuple[Kind, ...] = ("lesson", "example", "question")
MOST_SHOWN = 12
"""So many answers of each kind are shown at once."""
_AT_ONCE = 0.3
"""Seconds after which somebody who waits is shown how far it is."""


def effects_part(rules: RuleSet) -> None:
    """How much changes, and what, to be opened; nothing for rules without a change."""
    if not rules.changed:
        return
    found = known(rules)
    if found is None:
        with st.spinner(say("house-effects-wait")):
            _find(rules)
        found = known(rules)
    if found is None:
        return
    st.html(f'<p class="effects" role="status">{escape(_summary(found))}</p>')
    if not found.found:
        return
    fold = st.expander(
        say("house-effects", count=len(found.found)), key="house-effects", on_change="rerun"
    )
    if fold.open:
        fold.html("".join(_group(kind, found, rules) for kind in KINDS))


def _find(rules: RuleSet) -> None:
    """Ask everything again, and show how far that is where it takes a while."""
    begun = shown = time.monotonic()
    bar = None
    for done, count in effects(rules):
        now = time.monotonic()
        if now - begun > _AT_ONCE and now - shown > _AT_ONCE:
            shown = now
            if bar is None:
                bar = st.empty()
            bar.progress(done / count, say("house-effects-progress", done=done, count=count))
    if bar is not None:
        bar.empty()


def _summary(found: Effects) -> str:
    counts = {kind: len(found.of(kind)) for kind in KINDS}
    if not found.found:
        return say("house-effects-none", count=sum(found.asked.values()))
    parts = [
        say("house-effects-of", kind=kind, changed=counts[kind], count=found.asked[kind])
        for kind in KINDS
        if found.asked[kind]
    ]
    return say("house-effects-sum", parts=listed(parts))


def _group(kind: Kind, found: Effects, rules: RuleSet) -> str:
    some = found.of(kind)
    if not some:
        return ""
    rows = "".join(_row(one, rules) for one in some[:MOST_SHOWN])
    if len(some) > MOST_SHOWN:
        rows += f"<li>{escape(say('house-effects-more', count=len(some) - MOST_SHOWN))}</li>"
    head = escape(say("house-effects-kind", kind=kind))
    return f'<h3>{head}</h3><ul class="effect-list">{rows}</ul>'


def _row(one: Effect, rules: RuleSet) -> str:
    base = load(rules.base)
    decided = " · ".join(rule_anchor(rule, rules) for rule in one.rules[:2])
    because = say("house-because", switches=listed([switch_title(name) for name in one.switches]))
    return (
        f'<li><p class="asked">{_anchor(one, rules)}</p>'
        f"<dl><div><dt>{escape(base.title)}</dt><dd>{escape(one.before.text)}</dd></div>"
        f"<div><dt>{escape(rules.name or say('house-here'))}</dt>"
        f"<dd>{escape(one.after.text)}</dd></div></dl>"
        f'<p class="because">{escape(because)} {decided}</p></li>'
    )


def _anchor(one: Effect, rules: RuleSet) -> str:
    """Where the answer can be seen: the lesson, or a ruling under the house rules."""
    asked = one.asked
    if asked.case is None:
        query = {"lesson": f"{rules.base}/{asked.slug}"}
        text = say("house-effects-task", title=asked.title, number=asked.number + 1)
        return f'<a class="inside" href="lesson?{escape(urlencode(query))}">{escape(text)}</a>'
    if not asked.case.moves:
        return escape(asked.title)
    work = ruling_store.Work(question_of(asked.case))
    query = {"variant": rule_choice.write(rules), "q": ruling_store.write(work, rules)}
    return f'<a class="inside" href="ruling?{escape(urlencode(query))}">{escape(asked.title)}</a>'
