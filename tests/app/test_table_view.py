"""The table that pages draw: who sits together, and whose melds lie where."""

from __future__ import annotations

import pytest

from engine.cases import read_cases
from engine.position import Position
from engine.words import say
from engine.yamltext import read_text
from pages.parts.table_view import table_html

HEAD = '<p class="side-head"><strong>'


def position(where: str) -> Position:
    """A position of the official game for three."""
    text = f"case: a\ntitle: a\nvariant: official-3\nposition: {where}\nmoves: []\nexpect: {{}}\n"
    return read_cases(read_text(text, "a case"))[0].position


@pytest.mark.parametrize(
    ("where", "sides"),
    [
        ("{hands: {1: Q 6}}", [("app-seat", 2), ("app-seat", 3), ("app-side-you", 0)]),
        ("{alone: 2, hands: {1: Q 6}}", [("app-seat", 2), ("app-side-yours", 3)]),
        ("{alone: 1, hands: {1: Q 6}}", [("app-side-theirs", 0), ("app-side-you", 0)]),
    ],
)
def test_of_three_players_those_who_play_together_are_one_side(
    where: str, sides: list[tuple[str, int]]
) -> None:
    """Pagat, three players: until somebody takes the pile there are three sides, then two."""
    named = [say(word, seat=seat, partner=seat) for word, seat in sides]
    heads = table_html(position(where), viewer=1).split(HEAD)[1:]
    assert [head.partition("<")[0] for head in heads] == named
