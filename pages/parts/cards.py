"""Cards as they are drawn: HTML for a face or a back, and suits for cards without one.

Suits mean nothing in canasta, and positions are mostly written without them. A
card on a screen looks bare without its suit, so `dress` deals them out, in the
same way each time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from html import escape
from pathlib import Path

from engine.cards import (
    BLACK_THREE,
    JACK,
    JOKER,
    KING,
    LAID_THREES,
    QUEEN,
    RED_THREE,
    SUITS,
    TWO,
    UNKNOWN,
    Card,
    Cards,
    Deck,
    name_of,
)
from engine.explain import kind_word
from engine.position import Position, change_cards
from engine.ruleset import RuleSet
from pages.parts.words import say

CSS = (Path(__file__).parent / "cards.css").read_text(encoding="utf-8")
"""The style sheet of a card; needed wherever `face` or `back` is shown."""

_COLOURS: dict[Deck, dict[str, str]] = {
    "cards": {"s": "spade", "h": "heart", "d": "diamond", "c": "club"},
    "tiles": {"r": "red", "y": "yellow", "k": "black", "b": "blue"},
}
_COURTS = {KING: "king", QUEEN: "queen", JACK: "jack"}


def dress(position: Position) -> Position:
    """The same position with a suit on every known card, the rarest suit first."""
    deck = position.rules.cards.deck
    used: Counter[Card] = Counter()
    for cards in _all_cards(position):
        used.update(card for card in cards if card.suit)

    def suited(cards: Cards) -> Cards:
        return tuple(_suited(card, deck, used) for card in cards)

    return change_cards(position, suited)


def _all_cards(position: Position) -> Iterable[Cards]:
    yield from position.hands
    for melds in position.melds:
        for meld in melds:
            yield meld.cards
    yield position.pile
    yield position.stock


def _suited(card: Card, deck: Deck, used: Counter[Card]) -> Card:
    if card.suit or card.kind in (JOKER, UNKNOWN):
        return card
    suits = SUITS[deck]
    if card.kind == RED_THREE:
        suits = LAID_THREES[deck]
    elif card.kind == BLACK_THREE:
        suits = "".join(suit for suit in suits if suit not in LAID_THREES[deck])
    start = card.kind % len(suits)
    suits = suits[start:] + suits[:start]
    found = min((Card(card.kind, suit) for suit in suits), key=lambda one: used[one])
    used[found] += 1
    return found


@lru_cache(maxsize=2048)
def drawing(card: Card, deck: Deck, badge: str = "") -> tuple[str, tuple[tuple[str, str], ...]]:
    """How a card is drawn: the classes of the card, and its parts as (element, text)."""
    if card.kind == UNKNOWN:
        return "card back", ()
    index = _index(card, deck)
    classes = ["card", _COLOURS[deck].get(card.suit, "joker" if card.kind == JOKER else "plain")]
    if len(index) > 1:
        classes.append("long")
    parts = [("b", index), ("i", "")]
    if card.kind in _COURTS and deck == "cards":
        classes.append(_COURTS[card.kind])
        parts.append(("u", ""))
    if badge:
        classes.append("badged")
        parts.append(("em", badge))
    return " ".join(classes), tuple(parts)


def _index(card: Card, deck: Deck) -> str:
    return "3" if card.kind in (RED_THREE, BLACK_THREE) else name_of(card.kind, deck)


def face(card: Card, deck: Deck) -> str:
    """A card as HTML: its face, or a back when it is not known."""
    classes, parts = drawing(card, deck)
    inside = "".join(f"<{tag}>{escape(text)}</{tag}>" for tag, text in parts)
    return f'<span class="{classes}">{inside}</span>'


def badge_of(card: Card, rules: RuleSet) -> str:
    """A few letters that say what is special about a card: wild, or a red three's bonus."""
    if card.kind in (TWO, JOKER):
        return say("card-badge-wild")
    if card.kind == RED_THREE:
        return f"+{rules.threes.red_value.each}"
    return ""


def spoken(card: Card, rules: RuleSet, *, bare: bool = False) -> str:
    """A card in words, beginning with what is printed on it: "K of clubs, 10 points".

    A `bare` card says no more than its rank and suit, where the rest is what is asked for.
    """
    deck = rules.cards.deck
    if card.kind == UNKNOWN:
        return say("card-hidden")
    points = None if bare else rules.cards.values.get(name_of(card.kind, deck))
    badge = "" if bare else badge_of(card, rules)
    kinds = {JOKER: "joker"} if bare else {JOKER: "joker", RED_THREE: "red_three"}
    return say(
        "card-spoken",
        index=" ".join(filter(None, (_index(card, deck), badge))),
        kind=kinds.get(card.kind, "other"),
        suit=_COLOURS[deck].get(card.suit, "none"),
        points=points if points is not None else "none",
    )


def named(card: Card, rules: RuleSet) -> str:
    """A card in a word, without its suit: "king", "red three"."""
    return say("card-hidden") if card.kind == UNKNOWN else kind_word(card.kind, rules, "one")
