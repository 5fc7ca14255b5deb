"""The tables that lessons show could have come about in a real round."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest

from engine import lessons
from engine.cards import UNKNOWN, Card, name_of
from engine.pack import pack_counts, pack_size
from engine.position import Position, minimum_at, seats_of
from engine.rules.act import hand_points


class Table(NamedTuple):
    """A position that a lesson shows, and where."""

    name: str
    position: Position


@cache
def tables(variant: str) -> tuple[Table, ...]:
    """Every position before the end of a round that the lessons of a course show."""
    return tuple(
        Table(f"{lesson.slug}, cell {cell.number + 1}", position)
        for lesson in lessons.course(variant)
        for cell in lesson.cells
        if (position := getattr(cell, "position", None)) is not None and position.stage != "over"
    )


every_course = pytest.mark.parametrize("variant", lessons.courses())


def seen(position: Position) -> list[Card]:
    """All cards of a position that are known."""
    melded = (card for side in position.melds for meld in side for card in meld.cards)
    cards = [*position.pile, *position.stock, *melded]
    cards += [card for hand in position.hands for card in hand]
    return [card for card in cards if card.kind != UNKNOWN]


@every_course
def test_no_card_is_there_more_often_than_the_packs_hold_it(variant: str) -> None:
    faults = []
    for name, position in tables(variant):
        rules = position.rules
        held = pack_counts(rules, position.players)
        twins = rules.cards.packs * (position.players if rules.cards.per_player else 1)
        cards = seen(position)
        for kind, number in Counter(card.kind for card in cards).items():
            if number > held[kind]:
                faults.append(f"{name}: {number} times {name_of(kind, rules.cards.deck)}")
        for card, number in Counter(card for card in cards if card.suit).items():
            if number > twins:
                faults.append(f"{name}: {number} times {card}")
    assert faults == []


@every_course
def test_the_cards_add_up_to_the_pack(variant: str) -> None:
    faults = []
    for name, position in tables(variant):
        melded = sum(meld.size for side in position.melds for meld in side)
        number = sum(map(len, position.hands)) + melded + sum(position.red_threes)
        number += len(position.pile) + len(position.stock)
        number += sum(len(kitty.cards) for kitty in position.kitties if not kitty.taken)
        if number != (size := pack_size(position.rules, position.players)):
            faults.append(f"{name}: {number} cards of {size}")
    assert faults == []


@every_course
def test_a_side_holds_what_it_was_dealt_and_drew(variant: str) -> None:
    """A turn gives back no more cards than it brings, and the pile brings more than a draw."""
    faults = []
    for name, position in tables(variant):
        rules = position.rules
        for side, melds in enumerate(position.melds):
            seats = seats_of(position, side)
            dealt = rules.deal.cards * len(seats)
            drawn = rules.turn.draw if position.stage == "play" and position.seat in seats else 0
            held = sum(len(position.hands[seat - 1]) for seat in seats)
            held += sum(meld.size for meld in melds)
            if held < dealt + drawn:
                faults.append(f"{name}: side {side} has {held} cards of {dealt + drawn}")
    assert faults == []


@every_course
def test_a_side_with_melds_has_opened_with_its_minimum(variant: str) -> None:
    faults = []
    for name, position in tables(variant):
        for score, melds in zip(position.scores, position.melds, strict=True):
            laid = sum(hand_points(position.rules, meld.cards) for meld in melds)
            if melds and laid < minimum_at(position.rules, score):
                faults.append(f"{name}: {laid} points laid at a score of {score}")
    assert faults == []


def test_there_are_tables_in_every_course() -> None:
    assert [variant for variant in lessons.courses() if not tables(variant)] == []
