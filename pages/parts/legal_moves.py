"""What a player may do now, and what not: grouped, each with its reason."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine import explain
from engine.position import Position
from pages.parts.verdict import icon
from pages.parts.words import say


def legal_moves(position: Position) -> None:
    """List the legal moves of the player to move, one row a family, and what is barred and why."""
    st.html(legal_moves_html(position))


def legal_moves_html(position: Position) -> str:
    """The HTML of `legal_moves`; all text in it is escaped."""
    rows = []
    for group in explain.move_groups(position):
        moves = " ".join(f"<code>{escape(move)}</code>" for move in group.moves)
        name = "kept" if group.moves else "broken"
        rows.append(
            f'<li class="{name}">{icon(name)}<div><p><strong>{escape(group.title)}</strong> '
            f"{escape(group.text)}</p><p class=\"moves\">{moves}</p></div></li>"
        )
    head = escape(say("moves-head"))
    return (
        f'<div class="verdict plain"><p class="line"><strong>{head}</strong></p>'
        f'<ul class="checks">{"".join(rows)}</ul></div>'
    )
