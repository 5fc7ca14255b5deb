"""Cards and tiles: their kinds, how they are written, and small sums over them.

A card is a *kind* (what it is for the rules: a rank, a red or a black three, a
two, a joker, or unknown) and, where it is known, a suit or tile colour. The
rules of every game here read kinds only; suits are for people.

Cards and tiles share their kinds: a tile 1 is the kind of an ace, the tiles 11,
12, 13 are those of jack, queen and king, red and yellow threes are the threes
that are laid out, black and blue ones the other threes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from engine.errors import Ambiguous, CannotRead

Deck = Literal["cards", "tiles"]

ACE, KING, QUEEN, JACK, TEN, NINE, EIGHT, SEVEN, SIX, FIVE, FOUR = range(11)
RED_THREE, BLACK_THREE, TWO, JOKER, UNKNOWN = range(11, 16)
"""Kinds, in the order in which cards are listed: A K Q … 4, threes, 2, joker."""

KINDS = 16
RANKS = range(ACE, FOUR + 1)
"""The kinds that are ordinary naturals in every game: ace to four."""

CARD_NAMES = (
    "A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3r", "3b", "2", "Jo", "?",
)  # fmt: skip
TILE_NAMES = (
    "1", "13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3r", "3b", "2", "Jo", "?",
)  # fmt: skip
SUITS: dict[Deck, str] = {"cards": "shdc", "tiles": "rykb"}
LAID_THREES: dict[Deck, str] = {"cards": "hd", "tiles": "ry"}
"""The suits or colours whose threes are laid out (red threes, bonus threes)."""
_SYMBOLS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
MOST_AT_ONCE = 999


class Card(NamedTuple):
    """One card or tile: its kind and its suit or colour (empty: not known)."""

    kind: int
    suit: str = ""


Cards = tuple[Card, ...]
UNKNOWN_CARD = Card(UNKNOWN)


def name_of(kind: int, deck: Deck = "cards") -> str:
    """How a kind is written in this deck.

    >>> name_of(ACE), name_of(ACE, "tiles"), name_of(JOKER)
    ('A', '1', 'Jo')
    """
    return (CARD_NAMES if deck == "cards" else TILE_NAMES)[kind]


def write_card(card: Card, deck: Deck = "cards") -> str:
    """One card as text; a three of a known suit is written with it.

    >>> write_card(Card(TEN, "s")), write_card(Card(RED_THREE, "h")), write_card(Card(BLACK_THREE))
    ('10s', '3h', '3b')
    """
    if card.suit and card.kind in (RED_THREE, BLACK_THREE):
        return f"3{card.suit}"
    return name_of(card.kind, deck) + card.suit


def write_cards(cards: Iterable[Card], deck: Deck = "cards") -> str:
    """Cards as text in the order given; neighbouring unknown ones as `?n`.

    >>> write_cards(read_cards("?6 9s T"))
    '?6 9s 10'
    """
    parts: list[str] = []
    unknown = 0
    for card in (*cards, None):
        if card is not None and card.kind == UNKNOWN:
            unknown += 1
            continue
        if unknown:
            parts.append("?" if unknown == 1 else f"?{unknown}")
            unknown = 0
        if card is not None:
            parts.append(write_card(card, deck))
    return " ".join(parts)


def plain(cards: Iterable[Card]) -> Cards:
    """Cards without their suits, in the order given."""
    return tuple(Card(card.kind) for card in cards)


def count_kinds(cards: Iterable[Card]) -> list[int]:
    """How many cards of each kind: a list of `KINDS` numbers."""
    counts = [0] * KINDS
    for card in cards:
        counts[card[0]] += 1
    return counts


_WORD = re.compile(r"(?P<card>[^*]+|\*|\*\*)(?:\*(?P<times>[1-9][0-9]*))?$")
_CARD = re.compile(r"(?P<rank>joker|jo|\*|10|11|12|13|[akqjt]|[1-9])(?P<suit>[shdcrykb]?)$")
_PICTURES = {"a": ACE, "k": KING, "q": QUEEN, "j": JACK, "t": TEN}


@lru_cache(maxsize=2048)
def read_cards(text: str, deck: Deck = "cards") -> Cards:
    """The cards that a text names, in its order.

    Cards are separated by spaces or commas, upper or lower case; `7*3` stands
    for three sevens, `?11` for eleven unknown cards.

    Raises `CannotRead` for what is no card of this deck, and `Ambiguous` for a
    three without its colour.

    >>> [write_card(card) for card in read_cards("7*2, Jo ks")]
    ['7', '7', 'Jo', 'Ks']
    """
    found: list[Card] = []
    for word in text.replace(",", " ").split():
        found.extend(_read_word(word, deck))
        if len(found) > MOST_AT_ONCE:
            raise CannotRead(f"more than {MOST_AT_ONCE} cards at once")
    return tuple(found)


def read_card(text: str, deck: Deck = "cards") -> Card:
    """The one card that a text names. Raises like `read_cards`."""
    cards = read_cards(text, deck)
    if len(cards) != 1:
        raise CannotRead(f"“{text}” is {len(cards)} cards where one card was expected")
    return cards[0]


def _read_word(word: str, deck: Deck) -> list[Card]:
    if word[0] == "?":
        number = word[1:]
        if number and not (number.isascii() and number.isdigit() and int(number[:9])):
            raise CannotRead(
                f"“{word}” is no card; a face-down card is written ?, eleven of them ?11"
            )
        times = int(number or 1) if len(number) <= 3 else MOST_AT_ONCE + 1
        if times > MOST_AT_ONCE:
            raise CannotRead(f"“{word}”: more than {MOST_AT_ONCE} cards at once")
        return [UNKNOWN_CARD] * times
    match = _WORD.match(word)
    if not match:
        raise CannotRead(_no_card(word, deck))
    number = match["times"] or "1"
    if len(number) > 3:
        raise CannotRead(f"“{word}”: more than {MOST_AT_ONCE} cards at once")
    return [_read_one(match["card"], word, deck)] * int(number)


def _read_one(text: str, word: str, deck: Deck) -> Card:
    plain = text.lower()
    for symbol, letter in _SYMBOLS.items():
        plain = plain.replace(symbol, letter)
    match = _CARD.match(plain)
    if not match:
        raise CannotRead(_no_card(word, deck))
    rank, suit = match["rank"], match["suit"]
    if rank in ("joker", "jo", "*"):
        if suit:
            raise CannotRead(f"“{word}”: a joker has no suit; it is written Jo")
        return Card(JOKER)
    if rank == "3":
        return _read_three(suit, word, deck)
    kind = _rank_kind(rank, word, deck)
    if suit and suit not in SUITS[deck]:
        raise CannotRead(f"“{word}”: {_suit_help(deck)}")
    return Card(kind, suit)


def _rank_kind(rank: str, word: str, deck: Deck) -> int:
    if rank in _PICTURES:
        return _PICTURES[rank]
    number = int(rank)
    if number == 2:
        return TWO
    if 4 <= number <= 10:
        return TEN + 10 - number
    if deck == "tiles":
        return ACE if number == 1 else KING + 13 - number
    raise CannotRead(_no_card(word, deck))


def _read_three(suit: str, word: str, deck: Deck) -> Card:
    if not suit:
        raise Ambiguous(
            f"“{word}” could be a red or a black three: write 3r or 3b"
            if deck == "cards"
            else f"“{word}” could be any of the threes: write 3r, 3y, 3k or 3b"
        )
    if deck == "cards" and suit in "rb":
        return Card(RED_THREE if suit == "r" else BLACK_THREE)
    if suit not in SUITS[deck]:
        raise CannotRead(f"“{word}”: {_suit_help(deck)}")
    return Card(RED_THREE if suit in LAID_THREES[deck] else BLACK_THREE, suit)


def _no_card(word: str, deck: Deck) -> str:
    if deck == "tiles":
        return f"“{word}” is no tile; tiles are 1 to 13, a colour where it matters (7r), and Jo"
    known = "A K Q J 10 9 8 7 6 5 4 3r 3b 2 Jo"
    return f"“{word}” is no card of this deck; its cards are {known}"


def _suit_help(deck: Deck) -> str:
    if deck == "cards":
        return "suits are s h d c (or ♠ ♥ ♦ ♣); threes also 3r and 3b"
    return "tile colours are r y k b (red, yellow, black, blue)"


def take_out(hand: Cards, wanted: Iterable[Card]) -> tuple[Cards, list[Card]]:
    """Take cards out of a hand: what is left, and which wanted cards were missing.

    A card named without its suit fits any card of its kind; a named suit fits
    that suit, or a card of the hand whose suit is not known.

    >>> left, missing = take_out(read_cards("7s 7h Ks"), read_cards("7 Kh"))
    >>> write_cards(left), write_cards(missing)
    ('7h Ks', 'Kh')
    >>> write_cards(take_out(read_cards("7s K"), read_cards("K 7s"))[0])
    ''
    """
    left, missing, _ = take_named(hand, tuple(wanted))
    return left, missing


def take_named(hand: Cards, named: Cards) -> tuple[Cards, list[Card], list[Card]]:
    """Take cards out of a hand as `take_out` does, and tell which ones left it.

    The third part are the cards that left the hand for those named without a suit, in the
    order in which they were named.
    """
    if len(named) == 1:  # a discard: asked all the time
        card = named[0]
        place = _find(hand, card)
        if place is None:
            return hand, [card], []
        return hand[:place] + hand[place + 1 :], [], [] if card[1] else [hand[place]]
    for card in named:
        if card[1]:
            named = tuple(sorted(named, key=lambda card: not card[1]))
            break
    left = list(hand)
    missing: list[Card] = []
    plain: list[Card] = []
    for card in named:
        place = _find(left, card)
        if place is None:
            missing.append(card)
        elif card[1]:
            del left[place]
        else:
            plain.append(left.pop(place))
    return tuple(left), missing, plain


def _find(cards: Sequence[Card], wanted: Card) -> int | None:
    """Where a card that fits the wanted one is; where a suit is named, that very card first."""
    kind, suit = wanted
    if suit and wanted in cards:
        return cards.index(wanted)
    for place, card in enumerate(cards):
        if card[0] == kind and (not suit or not card[1]):
            return place
    return None
