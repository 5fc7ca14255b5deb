"""A rule set on one printed page, made from its switches and from what its rules say."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import streamlit as st

from engine.explain import rule_applies, rule_statement, rule_title
from engine.ruleset import RuleSet
from engine.rulesets import load
from engine.switch_text import switch_title, value_text
from engine.version import rules_version
from engine.words import say as words
from pages.parts import page
from pages.parts.rule_page_links import part_links
from pages.parts.rule_page_words import STYLE
from pages.parts.words import say

_PARTS: dict[str, tuple[str, ...]] = {
    "deal": ("deal.partners", "deal.cards", "deal.upcard", "deal.starter"),
    "turn": (
        "turn.draw_first", "turn.takeback", "discard.required", "discard.sevens",
        "threes.red_expose", "threes.red_replace", "joker_button.once",
    ),
    "opening": ("opening.counts", "pile.top_only_counts"),
    "meld": (
        "cards.wild", "meld.size", "meld.naturals", "meld.wilds", "meld.wild_ratio",
        "meld.per_rank", "meld.closed", "meld.wild_meld", "meld.sevens", "meld.twos",
        "meld.black_threes",
    ),
    "pile": (
        "pile.natural_pair", "pile.natural_and_wild", "pile.onto_meld", "pile.onto_canasta",
        "pile.frozen", "pile.black_three", "pile.before_opening",
    ),
    "out": (
        "out.canastas", "out.keep_card", "out.discard", "out.last_discard", "out.concealed",
        "out.ask_partner", "out.sevens_hand",
    ),
    "stock": ("stock.empty", "stock.last_card", "stock.last_red_three"),
    "kitty": ("kitty.look", "kitty.take"),
    "score": ("score.red_threes", "score.hand", "score.kitty"),
    "match": ("match.target", "match.tie", "match.account"),
}  # fmt: skip
"""The parts of the sheet in order, and the rules that stand in each."""

_SINGLE = (
    "score.concealed_canasta", "out.bonus", "out.concealed_bonus", "threes.black_in_hand",
)  # fmt: skip


_LONG = 9_300
"""From so many letters of HTML on, a sheet is printed smaller, so that it fits on one page."""

_SPELLED = ("Jo", "3b")
"""Kinds of card whose signs are not on the card itself."""


def begin_sheet(rules: RuleSet) -> None:
    """Head the page of a rule set's sheet."""
    title = say("sheet-title", rules=rules.title)
    page.begin("rules", title, about=f"sheet {rules.id}", style=STYLE)


def show_sheet(rules: RuleSet) -> None:
    """The sheet, and how to print it."""
    with st.container(key="sheet-tools"):
        st.html(f"<p>{escape(say('sheet-how'))}</p>")
        part_links(rules, here="sheet")
    st.html(sheet_html(rules))


def sheet_html(rules: RuleSet) -> str:
    """The HTML of the sheet; all text in it is escaped."""
    parts = "".join(_part(part, ids, rules) for part, ids in _PARTS.items())
    foot = say("sheet-foot", version=rules_version())
    size = " long" if len(parts) > _LONG else ""
    return (
        f'<div class="sheet{size}"><p class="summary">{escape(_summary(rules))}</p>'
        f'<div class="columns">{parts}</div><p class="foot">{escape(foot)}</p></div>'
    )


def _summary(rules: RuleSet) -> str:
    return say("sheet-house", rules=load(rules.base).title) if rules.changed else rules.summary


def _part(part: str, ids: tuple[str, ...], rules: RuleSet) -> str:
    used = [rule for rule in ids if rule_applies(rule, rules)]
    if not used:
        return ""
    rows = "".join(
        f"<li><strong>{escape(rule_title(rule))}.</strong> "
        f"{escape(rule_statement(rule, rules))}</li>"
        for rule in used
    )
    head = escape(say("rules-part-title", part=part))
    return f"<section><h2>{head}</h2>{_figures(part, rules)}<ul>{rows}</ul></section>"


def _figures(part: str, rules: RuleSet) -> str:
    if part == "opening":
        return _table("sheet-score", "sheet-minimum", _bands(rules))
    if part == "score":
        values = _table("sheet-kind", "sheet-points", _values(rules))
        return values + _table("sheet-bonus", "sheet-points", _bonuses(rules))
    return ""


def _table(first: str, second: str, rows: Iterator[tuple[str, str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(say(name))}</th>' for name in (first, second))
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td>{escape(value)}</td></tr>'
        for name, value in rows
    )
    return f'<table class="figures"><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>'


def _bands(rules: RuleSet) -> Iterator[tuple[str, str]]:
    bands = rules.opening.bands
    for place, (least, points) in enumerate(bands):
        after = bands[place + 1][0] if place + 1 < len(bands) else None
        if least is None:
            name = say("sheet-any") if after is None else say("sheet-below", score=after)
        else:
            name = say("sheet-from", score=least)
        yield name, f"{points:,}"


def _values(rules: RuleSet) -> Iterator[tuple[str, str]]:
    """Points of the cards, those worth the same together."""
    by_points: dict[int, list[str]] = {}
    for kind, points in rules.cards.values.items():
        by_points.setdefault(points, []).append(kind)
    for points, kinds in sorted(by_points.items(), reverse=True):
        named = [words(f"kind-{kind}", "many") if kind in _SPELLED else kind for kind in kinds]
        yield ", ".join(named), f"{points:,}"


def _bonuses(rules: RuleSet) -> Iterator[tuple[str, str]]:
    for kind, points in rules.score.canasta.items():
        yield words(f"score-line-canasta-{kind}"), f"{points:,}"
    for switch in _SINGLE:
        value = rules.value(switch)
        if value:
            yield switch_title(switch), value_text(switch, value)
