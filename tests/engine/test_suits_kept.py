"""Cards named without a suit keep the suit they have in the hand, on the pile and in melds."""

from __future__ import annotations

import pytest

from engine.cards import write_cards
from engine.cases import read_case
from engine.position import Position
from engine.verify import run
from engine.yamltext import read_text


def after(variant: str, position: str, moves: str) -> Position:
    """The position after some legal moves."""
    text = f"variant: {variant}\nposition: {position}\nmoves: [{moves}]\n"
    last = run(read_case(read_text(text, "case"))).verdicts[-1]
    assert last.after is not None
    return last.after


@pytest.mark.parametrize(
    ("moves", "melds", "pile"),
    [
        ("meld 7 7 7", ["Qs Qd Qh", "7h 7d 7s"], "8"),
        ("meld 7 7d 7", ["Qs Qd Qh", "7h 7d 7s"], "8"),
        ("meld 7 7 2", ["Qs Qd Qh", "7h 7d 2c"], "8"),
        ("meld 7 7 7 + 9 9 9", ["Qs Qd Qh", "7h 7d 7s", "9h 9d 9c"], "8"),
        ("add Q 2 to Q", ["Qs Qd Qh Qc 2c"], "8"),
        ("add Qc to Q", ["Qs Qd Qh Qc"], "8"),
        ("discard 9", ["Qs Qd Qh"], "8 9h"),
        ("discard 9d", ["Qs Qd Qh"], "8 9d"),
    ],
)
def test_cards_leave_the_hand_as_they_are(moves: str, melds: list[str], pile: str) -> None:
    position = (
        "{step: play, hands: {1: 7h 7d 7s Qc 2c 9h 9d 9c 5s 6d}, pile: 8, melds: {A: [Qs Qd Qh]}}"
    )
    found = after("official", position, moves)
    assert [write_cards(meld.cards) for meld in found.melds[0]] == melds
    assert write_cards(found.pile) == pile


@pytest.mark.parametrize(
    ("moves", "meld"),
    [
        ("take 7 7", "7 7h 7d"),
        ("take 7d 7h", "7 7d 7h"),
        ("take 7 7 + 9 9 9", "7 7h 7d"),
    ],
)
def test_the_top_card_stays_what_it_was(moves: str, meld: str) -> None:
    """A top card of unknown suit does not borrow one from the hand."""
    position = "{hands: {1: 7h 7d 9h 9d 9c 5s 6d}, pile: 8 7, melds: {A: [Q Q Q]}}"
    assert write_cards(after("official", position, moves).melds[0][1].cards) == meld


def test_a_card_of_unknown_suit_is_the_one_that_is_named() -> None:
    found = after("official", "{step: play, hands: {1: 9 5s 6d}, pile: 8}", "discard 9d")
    assert write_cards(found.pile) == "8 9d"
