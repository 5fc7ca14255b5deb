"""The nearest legal move: the same sort of step, fewest cards changed, then fewest points."""

from __future__ import annotations

from random import Random

import pytest

from engine import rulesets
from engine.cases import read_case
from engine.nearest import nearest
from engine.notation import read_step, write_step
from engine.position import Position
from engine.referee import check, legal_moves
from engine.yamltext import read_text
from tests.engine.test_laws import random_positions
from tests.naive.steps import random_step


def position(text: str, variant: str = "classic") -> Position:
    return read_case(read_text(f"variant: {variant}\nposition: {{{text}}}", "case")).position


OPEN = "step: play, pile: '9', stock: 50, melds: {A: [K K K]}"


@pytest.mark.parametrize(
    ("where", "proposed", "expected"),
    [
        (f"hands: {{1: 7 7 4 Jo Q J}}, {OPEN}", "meld 7 Jo Jo", "meld 7 7 Jo"),
        (f"hands: {{1: K 9 8 Q}}, {OPEN}", "meld K K K", "add K to K"),
        (f"hands: {{1: 7 7 7 Jo Q J}}, {OPEN}", "meld 7 7 Jo Jo", "meld 7 7 Jo"),
        (f"hands: {{1: 7 7 7 Q J}}, {OPEN}", "meld 7h 7s 7d", "meld 7 7 7"),
        (f"hands: {{1: 9 5 Q}}, {OPEN}", "discard A", "discard 5"),
        (f"hands: {{1: 9 5 Q}}, {OPEN}", "draw", "discard 5"),
        (f"hands: {{1: 9 8 3r}}, {OPEN}", "discard 8", "lay 3r"),
        ("hands: {1: 7 7 Jo K K}, pile: 2 7, stock: 50, melds: {A: [4 4 4]}", "take 7 Jo",
         "take 7 7"),
        ("hands: {1: 7 Jo K K}, pile: 2 7, stock: 50, melds: {A: [4 4 4]}", "take 7 Jo", "draw"),
        ("hands: {1: 5 2 9 8}, step: play, pile: '9', stock: 50, melds: {A: [K K K, 5 5 5]}",
         "add K 2 to K", "add 2 to K"),
    ],
)  # fmt: skip
def test_what_is_closest(where: str, proposed: str, expected: str) -> None:
    found = nearest(position(where), read_step(proposed))
    assert found is not None and write_step(found, "cards") == expected


def test_none_where_nothing_may_be_done() -> None:
    over = position("hands: {1: '', 2: '4'}, over: true, out: {seat: 1}", "official-2")
    assert nearest(over, read_step("draw")) is None


@pytest.mark.parametrize("name", rulesets.names())
def test_it_is_always_legal_and_a_legal_step_is_its_own(name: str) -> None:
    rng = Random(5)
    for one in random_positions(rulesets.load(name), rng, 12):
        listed = [move.step for move in legal_moves(one) if move.seat is None]
        found = nearest(one, random_step(one, rng))
        assert (found is None) == (not listed)
        if found is not None:
            assert check(one, found).legal
            assert nearest(one, found) == found
