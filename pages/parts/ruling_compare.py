"""The answer under every rule set, by which switches they differ, and what books say."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from urllib.parse import urlencode

from engine import explain
from engine.contrast import LEAST
from engine.ruling import Ruling, Turned, chosen_readings, differences
from engine.switch_text import switch_title, value_text
from engine.version import version
from engine.words import listed
from pages.parts import variants_link
from pages.parts.rule_choice import rules_name
from pages.parts.rule_page_links import source_name
from pages.parts.ruling_answer import Answers, count_text
from pages.parts.ruling_store import Work
from pages.parts.variants_link import Choice
from pages.parts.verdict import icon, rule_link
from pages.parts.words import say

_LINK = "\N{LINK SYMBOL}"
_MARK = re.compile(rf"{_LINK}([a-z_.]+)")


def comparison_html(work: Work, found: Answers) -> str:
    """The answer under every rule set, and what books say; all text in it is escaped."""
    if work.unknown:
        told = table_html(found, compare=False) + _ask_html(found)
    else:
        told = table_html(found) + _readings_html(found)
    return told + _variants_html(work, found) + version_html(work)


def _variants_html(work: Work, found: Answers) -> str:
    """A link to every move at this table, under two rule sets that answer differently if any do."""
    own = found.own
    others = sorted(found.all, key=lambda one: one.legal in (None, own.legal))
    sets = tuple(dict.fromkeys((own.rules, *(one.rules for one in others))))[:LEAST]
    query = escape(urlencode(variants_link.parameters(Choice(sets, work=work))))
    label = escape(say("variants-from-ruling"))
    return f'<p class="compare-all"><a class="inside" href="variants?{query}">{label}</a></p>'


def _ask_html(found: Answers) -> str:
    """What a table has to agree on, where the answer depends on its rules."""
    allowed = [one for one in found.all if one.legal]
    barred = [one for one in found.all if one.legal is False]
    parts: dict[str, dict[str, bool]] = {}
    for one in allowed[:1]:
        for other in barred:
            for part in differences(found.question, one, other):
                values = parts.setdefault(part.switch, {})
                values[value_text(part.switch, part.here)] = True
                values[value_text(part.switch, part.there)] = False
    if not parts:
        return ""
    rows = "".join(
        f"<li>{escape(say('ruling-ask', switch=switch_title(switch)))}<ul>"
        + "".join(
            f"<li>{escape(say('ruling-option', value=text, answer='yes' if yes else 'no'))}</li>"
            for text, yes in values.items()
        )
        + "</ul></li>"
        for switch, values in parts.items()
    )
    return f'<h3 class="part">{escape(say("ruling-agree"))}</h3><ul class="readings">{rows}</ul>'


def table_html(found: Answers, *, compare: bool = True) -> str:
    """Who allows it and who does not: a row for each answer, with the rule sets that give it."""
    groups: dict[tuple[str, str], list[Ruling]] = {}
    for one in _everywhere(found, compare):
        groups.setdefault(_row(found, one, compare), []).append(one)
    rows = "".join(
        f'<tr role="row" class="{kind}"><th role="rowheader" scope="row">{names}</th>'
        f'<td role="cell">{_with_link(said, same[0])}</td></tr>'
        for (kind, said), same in groups.items()
        if (names := _names(found, same, compare))
    )
    return (
        f'<h3 class="part">{escape(say("ruling-everywhere"))}</h3>'
        + (f'<p class="hint count">{escape(count_text(found))}</p>' if compare else "")
        +
        # Roles by name: on a phone the cells are stacked, and a browser forgets the table.
        f'<table role="table" class="everywhere"><thead role="rowgroup"><tr role="row">'
        f'<th role="columnheader" scope="col">{escape(say("ruling-column-rules"))}</th>'
        f'<th role="columnheader" scope="col">{escape(say("ruling-column-answer"))}</th>'
        f'</tr></thead><tbody role="rowgroup">{rows}</tbody></table>'
    )


def _everywhere(found: Answers, compare: bool) -> list[Ruling]:
    """The answers of all rule sets; those under house rules before them."""
    house = compare and all(one.rules is not found.own.rules for one in found.all)
    return [*([found.own] if house else []), *found.all]


def _names(found: Answers, same: Sequence[Ruling], compare: bool) -> str:
    names = []
    for one in same:
        mine = compare and one.rules is found.own.rules
        title = rules_name(one.rules)
        names.append(say("ruling-yours", rules=title) if mine else title)
    return "".join(f"<span>{escape(name)}</span>" for name in names)


def _with_link(said: str, one: Ruling) -> str:
    """The answer with its rule as a link to the rule's page under the first of the rule sets."""
    return _MARK.sub(lambda match: rule_link(match[1], one.rules), said)


def _row(found: Answers, one: Ruling, compare: bool) -> tuple[str, str]:
    """How a rule set answers: the class of the row, and its HTML."""
    if one.verdict is None:
        why = one.fault.message if one.fault else ""
        return "away", escape(say("ruling-does-not-apply", why=why))
    if one.verdict.legal:
        said = f"{icon('kept')}<b>{escape(say('ruling-allowed'))}</b>"
    else:
        first = next(finding for finding in one.verdict.findings if not finding.ok)
        text = escape(explain.finding_text(first, one.rules))
        said = (
            f"{icon('broken')}<b>{escape(say('ruling-not-allowed'))}</b> {text} {_LINK}{first.rule}"
        )
    differ = ""
    if compare and found.own.legal is not None and one.legal != found.own.legal:
        parts = differences(found.question, found.own, one)
        rows = (_difference(part.switch, part.there, part.here) for part in parts)
        differ = "".join(f"<li>{escape(row)}</li>" for row in rows)
        differ = f'<ul class="differ">{differ}</ul>' if differ else ""
    return "kept" if one.verdict.legal else "broken", said + differ


def _difference(switch: str, there: object, here: object) -> str:
    return say(
        "ruling-difference",
        switch=switch_title(switch),
        there=value_text(switch, there),
        here=value_text(switch, here),
    )


def _readings_html(found: Answers) -> str:
    rows = [*_otherwise(found), *_chosen(found)]
    if not rows:
        return ""
    items = "".join(f"<li>{row}</li>" for row in rows)
    return (
        f'<h3 class="part">{escape(say("ruling-readings"))}</h3><ul class="readings">{items}</ul>'
    )


def _otherwise(found: Answers) -> list[str]:
    """The books that read a switch otherwise which alone turns the answer.

    A game that has this reading may answer as before by its other rules: that is said too.
    """
    return [
        escape(
            say(
                "ruling-read-otherwise",
                sources=listed([source_name(source) for source in turn.sources]),
                switch=switch_title(turn.switch),
                value=value_text(turn.switch, turn.value),
                answer="yes" if turn.ruling.legal else "no",
                still=listed(_still(found, turn)) or "none",
            )
        )
        for turn in found.turns
        if turn.changes and turn.sources
    ]


def _still(found: Answers, turn: Turned) -> list[str]:
    """The rule sets that have a reading, and whose other rules leave the answer as it was."""
    return [
        rules_name(one.rules)
        for one in found.all
        if one.rules.id in turn.rulesets and one.legal not in (None, turn.ruling.legal)
    ]


def _chosen(found: Answers) -> list[str]:
    rules = found.own.rules
    return [
        escape(
            say(
                "ruling-chosen-reading",
                rules=rules.title,
                switch=switch_title(one.switch),
                value=value_text(one.switch, rules.value(one.switch)),
                source=source_name(one.cite.source),
                where=one.cite.where,
                note=one.cite.note or "none",
            )
        )
        for one in chosen_readings(found.own, found.turns)
    ]


def version_html(work: Work) -> str:
    """Which engine and rules the ruling was made with; and the link, if with others."""
    engine, _, rules = version().partition("+")
    text = say("ruling-version", engine=engine, rules=rules)
    if work.made_with and work.made_with != rules:
        text += " " + say("ruling-made-with", rules=work.made_with[:8])
    return f'<p class="version">{escape(text)}</p>'
