"""The rows of the comparison: a switch, what each rule set says to it, and where that stands."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby

from engine.books import Reading
from engine.contrast import Row, Value, differing, filtered, rows
from engine.explain import rule_applies
from engine.ruleset import RuleSet
from engine.switch_text import group_title, switch_title, value_text
from engine.words import listed
from pages.parts.rule_choice import rules_name
from pages.parts.rule_page import cited_html
from pages.parts.rule_page_links import rule_anchor, source_name
from pages.parts.variants_link import Choice
from pages.parts.words import say


def comparison_html(choice: Choice) -> str:
    """How much differs, and the rows that were asked for; all text in it is escaped."""
    everything = rows(choice.sets)
    count = len(differing(choice.sets))
    wanted = everything if choice.show == "all" else [row for row in everything if row.differs]
    found = filtered(wanted, choice.word)
    told = say(
        "variants-count", differing=count, of=len(everything),
        rules=listed([rules_name(rules) for rules in choice.sets]),
    )  # fmt: skip
    head = f'<p class="count" role="status">{escape(told)} {escape(_found(choice, found))}</p>'
    return head + (_table(found, choice.sets) if found else "")


def _found(choice: Choice, found: Sequence[Row]) -> str:
    """What the words leave of the rows, in a sentence; empty where nothing was asked."""
    if not choice.word:
        return ""
    return say("variants-found", count=len(found), word=choice.word, show=choice.show)


def _table(found: Sequence[Row], sets: Sequence[RuleSet]) -> str:
    heads = "".join(
        f'<th role="columnheader" scope="col">{escape(rules_name(rules))}</th>' for rules in sets
    )
    bodies = "".join(
        f'<tbody role="rowgroup"><tr role="row" class="group">'
        f'<th role="rowheader" scope="rowgroup" colspan="{len(sets) + 1}">'
        f"{escape(group_title(group))}</th></tr>"
        f"{''.join(_row(row, sets[0]) for row in part)}</tbody>"
        for group, part in groupby(found, key=lambda row: row.group)
    )
    first = escape(say("variants-column"))
    # Roles by name: on a phone the cells are stacked, and a browser forgets the table.
    return (
        f'<table role="table" class="variants n{len(sets)}"><caption class="unseen">'
        f"{escape(say('variants-caption'))}</caption>"
        f'<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">{first}</th>'
        f"{heads}</tr></thead>{bodies}</table>"
    )


def _row(row: Row, rules: RuleSet) -> str:
    cells = "".join(_cell(one) for one in row.values)
    kind = "differs" if row.differs else "same"
    anchor = row.switch.replace(".", "-").replace("_", "-")
    return (
        f'<tr role="row" class="{kind}" id="{anchor}"><th role="rowheader" scope="row">'
        f"<span>{escape(switch_title(row.switch))}</span>{_more(row, rules)}</th>{cells}</tr>"
    )


def _more(row: Row, rules: RuleSet) -> str:
    """The rules behind a switch, and who else reads it how: to be opened."""
    used = [rule for rule in row.read_by if rule_applies(rule, rules)] or list(row.read_by)
    links = "".join(f"<li>{rule_anchor(rule, rules)}</li>" for rule in used)
    others = "".join(f"<li>{escape(_reading(row.switch, one))}</li>" for one in row.others)
    told = f"<p>{escape(say('variants-others'))}</p><ul>{others}</ul>" if others else ""
    label = say("variants-more", switch=switch_title(row.switch))
    return (
        f'<details><summary aria-label="{escape(label)}">{escape(say("variants-rules"))}'
        f"</summary><ul>{links}</ul>{told}</details>"
    )


def _reading(switch: str, one: Reading) -> str:
    return say(
        "rules-reading-unsure" if one.unsure else "rules-reading",
        sources=listed([source_name(source) for source in one.sources]),
        switch=switch_title(switch),
        value=value_text(switch, one.value),
    )


def _cell(one: Value) -> str:
    """A value with the rule set's name, which only a phone shows, and its sources."""
    sources = "".join(f"<small>{cited_html(cite)}</small>" for cite in one.citations)
    return (
        f'<td role="cell"><span class="whose">{escape(rules_name(one.rules))}</span>'
        f"<b>{escape(one.text)}</b>{sources}</td>"
    )
