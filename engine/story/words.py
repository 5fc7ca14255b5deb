"""Cards and seats as the story writes them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import RED_THREE, Card, Cards, Deck, write_cards
from engine.words import listed


def shown(cards: Iterable[Card], deck: Deck) -> str:
    """Cards in notation in the order given, without suits: no rule of the story needs them."""
    return write_cards((Card(card.kind) for card in cards), deck)


def sorted_cards(cards: Iterable[Card], deck: Deck) -> str:
    """Cards in notation by rank, as a player sorts a hand."""
    return shown(sorted(cards), deck)


def threes_of(cards: Iterable[Card]) -> Cards:
    """The red threes among some cards."""
    return tuple(card for card in cards if card.kind == RED_THREE)


def numbers(seats: Iterable[int]) -> str:
    """Seats as a list in words: “1 and 3”."""
    return listed([str(seat) for seat in seats])
