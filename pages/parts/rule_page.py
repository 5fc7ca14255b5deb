"""The page of one rule under one rule set."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import streamlit as st

from engine import books, explain
from engine.drills import drillable
from engine.rules.checklist import all_rules
from engine.rules.registry import RULES
from engine.ruleset import Citation, RuleSet
from engine.rulesets import load, names
from engine.switch_text import switch_title, value_text
from engine.words import capital, listed
from pages.parts import page
from pages.parts.catalogue import course, lesson_link
from pages.parts.practice_picture import practice_anchor
from pages.parts.rule_page_examples import show_examples
from pages.parts.rule_page_links import change_anchor, part_links, part_of, rule_list, source_name
from pages.parts.rule_page_words import STYLE, marked_html, meanings_html
from pages.parts.variants_link import switch_anchor
from pages.parts.words import say


def begin_rule(rule: str) -> None:
    """Head the page of a rule."""
    page.begin("rules", explain.rule_title(rule), about=rule, style=STYLE)


def show_rule(rule: str, rules: RuleSet) -> None:
    """What a rule says, why, by which examples, who teaches it, and who reads it otherwise."""
    statement = explain.rule_statement(rule, rules)
    absent = "" if explain.rule_applies(rule, rules) else _p(say("rules-absent"), "absent")
    part = say("rules-part", part=part_of(rule))
    st.html(
        f'<p class="rule-id"><code>{escape(rule)}</code> {escape(part)}</p>'
        f'<div class="statement">{absent}<p>{marked_html(statement)}</p></div>'
        f"{meanings_html(statement)}"
        f"<h2>{escape(say('rules-why'))}</h2>{_p(explain.rule_why(rule))}"
    )
    show_examples(rule, rules)
    if rule in drillable(rules):
        st.html(f"<p>{practice_anchor(rule, rules, say('practice-this'))}</p>")
    _lessons(rule, rules)
    _neighbours(rule, rules)
    st.html(
        _differences(rule, rules)
        + _switches(rule, rules)
        + _sources(rule, rules)
        + _otherwise(rule, rules)
    )
    part_links(rules)


def _p(text: str, name: str = "") -> str:
    return f'<p class="{name}">{escape(text)}</p>' if name else f"<p>{escape(text)}</p>"


def _lessons(rule: str, rules: RuleSet) -> None:
    entries = [entry for entry in course(rules.base) if rule in entry.lesson.teaches]
    if not entries:
        return
    st.html(f"<h2>{escape(say('rules-lessons'))}</h2>")
    for entry in entries:
        lesson_link(entry, icon=":material/school:")


def _neighbours(rule: str, rules: RuleSet) -> None:
    near = [
        other.id
        for other in all_rules()
        if other.id != rule
        and explain.rule_applies(other.id, rules)
        and (part_of(other.id) == part_of(rule) or set(other.reads) & set(RULES[rule].reads))
    ]
    if not near:
        return
    st.html(f"<h2>{escape(say('rules-near'))}</h2>{rule_list(near, rules)}")


def _differences(rule: str, rules: RuleSet) -> str:
    """The same rule under every other rule set, those that say the same together."""
    own = explain.rule_statement(rule, rules)
    groups: dict[str, list[RuleSet]] = {}
    for id in names():
        other = load(id)
        if other is not rules:
            groups.setdefault(explain.rule_statement(rule, other), []).append(other)
    same = groups.pop(own, [])
    rows = "".join(_group(rule, rules, *group) for group in groups.items())
    told = _p(say("rules-same", rules=_titles(same))) if same and groups else ""
    if not groups:
        told = _p(say("rules-same-everywhere"))
    listed_rows = f'<ul class="differ">{rows}</ul>' if rows else ""
    return f"<h2>{escape(say('rules-elsewhere'))}</h2>{told}{listed_rows}"


def _group(rule: str, rules: RuleSet, statement: str, others: list[RuleSet]) -> str:
    """Rule sets that say the same of a rule: their names, what they say, and the values."""
    there = explain.rule_applies(rule, others[0])
    absent = "" if there else _p(say("rules-absent-there"), "absent")
    return (
        f"<li><p><strong>{escape(_titles(others))}</strong></p>{absent}"
        f"{_p(statement)}{_values(rule, rules, others)}</li>"
    )


def _titles(found: list[RuleSet]) -> str:
    return " · ".join(rules.title for rules in found)


def _values(rule: str, rules: RuleSet, others: list[RuleSet]) -> str:
    """The switches by which these rule sets differ from ours in this rule."""
    parts = []
    for switch in RULES[rule].reads:
        values = {value_text(switch, other.value(switch)) for other in others}
        own = value_text(switch, rules.value(switch))
        if values != {own} and len(values) == 1:
            parts.append(
                say("rules-value", switch=switch_title(switch), value=values.pop(), own=own)
            )
    return "".join(_p(part, "value") for part in parts)


def _switches(rule: str, rules: RuleSet) -> str:
    """The switches on which a rule hangs, each a link to all rule sets side by side."""
    rows = "".join(
        f"<li>{switch_anchor(switch, rules)}: "
        f"{escape(value_text(switch, rules.value(switch)))} · {change_anchor(switch, rules)}</li>"
        for switch in RULES[rule].reads
    )
    return f"<h2>{escape(say('rules-switches'))}</h2><ul>{rows}</ul>" if rows else ""


def _sources(rule: str, rules: RuleSet) -> str:
    cited = explain.citations(rule, rules)
    if not cited:
        return ""
    rows = "".join(f"<li>{cited_html(one)}</li>" for one in cited)
    return f"<h2>{escape(say('rules-sources'))}</h2><ul>{rows}</ul>"


def cited_html(one: Citation) -> str:
    """Where a value comes from, in sentences, and the reading that was chosen there."""
    message = "rules-source-silent" if one.silent else "rules-source"
    if one.source == books.OUR_OWN:
        message = "rules-source-own"
    note = f" {escape(one.note)}" if one.note else ""
    return escape(capital(say(message, source=source_name(one.source), where=one.where))) + note


def _otherwise(rule: str, rules: RuleSet) -> str:
    """Who reads a switch of this rule otherwise."""
    rows = "".join(_readings(rule, rules))
    head = escape(say("rules-otherwise"))
    return f"<h2>{head}</h2><ul>{rows}</ul>" if rows else ""


def _readings(rule: str, rules: RuleSet) -> Iterator[str]:
    for switch, readings in books.disagreements(rule, rules).items():
        for one in readings:
            said = say(
                "rules-reading-unsure" if one.unsure else "rules-reading",
                sources=capital(listed([source_name(source) for source in one.sources])),
                switch=switch_title(switch),
                value=value_text(switch, one.value),
            )
            note = f" {escape(one.note)}" if one.note else ""
            yield f"<li>{escape(said)}{note}</li>"
