"""What a player may do now, and what not: grouped, each with its reason."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

import streamlit as st

from engine.listing import Group, Row, move_groups
from engine.position import Position
from engine.ruleset import RuleSet
from pages.parts.verdict import rule_link
from pages.parts.words import say

_MOST_SHOWN = 12


def legal_moves(position: Position) -> None:
    """List what the player to move may do, a few rows a family, and what not and why."""
    st.html(legal_moves_html(position))


def legal_moves_html(position: Position) -> str:
    """The HTML of `legal_moves`; all text in it is escaped."""
    groups = "".join(_group(group, position.rules) for group in move_groups(position))
    head = escape(say("moves-head"))
    return (
        f'<div class="verdict plain" role="group" aria-label="{head}">'
        f'<p class="line"><strong>{head}</strong></p><dl class="families">{groups}</dl></div>'
    )


def _group(group: Group, rules: RuleSet) -> str:
    rows = "".join(_row(row, rules) for row in _merged(group.rows))
    return f'<dt>{escape(group.title)}</dt><dd><ul class="checks">{rows}</ul></dd>'


def _merged(rows: Iterable[Row]) -> list[Row]:
    """Rows that say the same, as one with the moves of all."""
    found: dict[str, Row] = {}
    for row in rows:
        before = found.get(row.text)
        found[row.text] = row._replace(moves=before.moves + row.moves) if before else row
    return list(found.values())


def _row(row: Row, rules: RuleSet) -> str:
    name = "kept" if row.allowed else "broken"
    state = "" if row.allowed else f"<b>{escape(say('moves-not-now'))}</b> "
    rule = f" {rule_link(row.rule, rules)}" if row.rule else ""
    moves = "".join(f"<code>{escape(move)}</code>" for move in row.moves[:_MOST_SHOWN])
    if len(row.moves) > _MOST_SHOWN:
        more = say("moves-more", count=len(row.moves) - _MOST_SHOWN)
        moves += f"<span>{escape(more)}</span>"
    listed = f'<p class="moves">{moves}</p>' if moves else ""
    return f'<li class="{name}">{state}{escape(row.text)}{rule}{listed}</li>'
