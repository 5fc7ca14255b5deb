"""Cards as people jot them down at a table, read more forgivingly than the notation.

Everything in the notation is read as it is there. Beside it: `KKK2` without spaces, `7xK` and
`7 kings` for seven kings, words such as `joker` and `black threes`, and melds behind one another
without a mark between them, told apart by their ranks. Pages show what was read.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from engine.cards import (
    BLACK_THREE,
    JOKER,
    MOST_AT_ONCE,
    TWO,
    Card,
    Cards,
    Deck,
    read_cards,
)
from engine.errors import Ambiguous, BadInput, CannotRead
from engine.position import make_meld
from engine.rules.act import rank_of
from engine.rules.shapes import CANASTA, LEAST, has_twos_meld, is_legal, shape_of
from engine.ruleset import RuleSet

MOST_TEXT = 600
"""The longest text that is read, in letters."""

_WORDS = {
    "ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "10", "nine": "9", "eight": "8",
    "seven": "7", "six": "6", "five": "5", "four": "4", "two": "2", "deuce": "2", "joker": "Jo",
    "red three": "3r", "black three": "3b", "three": "3",
}  # fmt: skip
_TILE_WORDS = {
    "ace": "1", "one": "1", "king": "13", "thirteen": "13", "queen": "12", "twelve": "12",
    "jack": "11", "eleven": "11", "black three": "3k", "blue three": "3b", "yellow three": "3y",
}  # fmt: skip
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_STUCK: dict[Deck, re.Pattern[str]] = {
    "cards": re.compile(r"(?:joker|jo|10|3[rb]|[akqjt2-9])[shdc♠♥♦♣]?"),
    "tiles": re.compile(r"(?:joker|jo|[2-9])[rykb]?"),
}
_BARE_THREE = re.compile(r"3(?:\*[1-9][0-9]*)?$")
MOST_POINTS = 1_000_000


class Jotted(NamedTuple):
    """A meld that was read: its cards, and whether it is marked as laid whole."""

    cards: Cards
    concealed: bool


def jot_cards(text: str, deck: Deck = "cards", *, threes: bool = True) -> Cards:
    """The cards of a text, in its order.

    With `threes`, a three without its colour is a black one: a red one is laid out and never held.
    Raises `CannotRead` for what is no card, and `Ambiguous` for a bare three without `threes`.

    >>> from engine.cards import write_cards
    >>> write_cards(jot_cards("KK2, 2 jokers, a black three and 3xQ"))
    'K K 2 Jo Jo 3b Q Q Q'
    """
    return tuple(card for unit in _units(text, deck, threes) for card in unit)


def jot_melds(text: str, rules: RuleSet) -> tuple[Jotted, ...]:
    """The melds of a text.

    They are told apart by `;`, `+`, `/` or a new line, else by their ranks: wilds go with the
    cards before them, or with those they are written together with. Raises like `jot_cards`.

    >>> from engine.cards import write_cards
    >>> from engine.rulesets import load
    >>> [write_cards(meld.cards) for meld in jot_melds("KKK2 8 8 8; 5*4 2", load("classic"))]
    ['K K K 2', '8 8 8', '5 5 5 5 2']
    """
    found: list[Jotted] = []
    for piece in re.split(r"[;+/|\n]", text):
        words = piece.split()
        concealed = bool(words) and words[-1].lower() in ("concealed", "whole")
        for cards in _apart(" ".join(words[:-1] if concealed else words), rules):
            found.append(Jotted(cards, concealed))
    return tuple(found)


def _units(text: str, deck: Deck, threes: bool) -> list[Cards]:
    """The cards word by word."""
    if len(text) > MOST_TEXT:
        raise CannotRead(f"this is longer than {MOST_TEXT} letters, the most that is read")
    found: list[Cards] = []
    for word in _plain(text, deck).split():
        found.append(_read_word(word, deck, threes))
        if sum(map(len, found)) > MOST_AT_ONCE:
            raise CannotRead(f"more than {MOST_AT_ONCE} cards at once")
    return found


@lru_cache(maxsize=512)
def _plain(text: str, deck: Deck) -> str:
    """The text with words and the sign × put into the notation, in lower case."""
    names = {**_WORDS, **(_TILE_WORDS if deck == "tiles" else {})}
    plain = re.sub(r"\b(?:and|an|a(?= (?:red|black|blue|yellow)?\s?[a-z]{3}))\b", " ", text.lower())
    plain = plain.replace("×", "x").replace(",", " ")
    for number, word in enumerate(_NUMBERS, 1):
        # "three kings", but not "three king": without the plural it is a list of ranks
        plain = re.sub(rf"\b{word} +(?=(?:[a-z]+ )?[a-z]+s\b)", f"{number} ", plain)
    plain = plain.replace("sixes", "six")
    words = "|".join(sorted(names, key=len, reverse=True)).replace(" ", " +")
    plain = re.sub(
        rf"(?:\b(\d{{1,3}})\s*[x*]?\s*)?\b({words})s?\b",
        lambda match: _times(names[" ".join(match[2].split())], match[1]),
        plain,
    )
    plain = re.sub(r"(\w{1,5})\s*\bx\s*(\d{1,3})\b", r"\1*\2", plain)
    plain = re.sub(r"\b([^\W\d]\w?|10|[2-9])x(\d{1,3})\b", r"\1*\2", plain)
    return re.sub(r"\b(\d{1,3})\s*[x*]\s*((?:jo|[akqjt])[shdcrykb]?)\b", r"\2*\1", plain)


def _times(card: str, count: str | None) -> str:
    return f" {card.lower()}*{int(count)} " if count else f" {card.lower()} "


def _read_word(word: str, deck: Deck, threes: bool) -> Cards:
    if threes and _BARE_THREE.match(word):
        word = word.replace("3", "3b" if deck == "cards" else "3k", 1)
    try:
        return read_cards(word, deck)
    except Ambiguous:
        raise
    except BadInput:
        parts = _STUCK[deck].findall(word)
        if len(parts) < 2 or "".join(parts) != word:
            raise
        return tuple(card for part in parts for card in _read_word(part, deck, threes))


def _apart(text: str, rules: RuleSet) -> list[Cards]:
    """The melds of a piece of text that has no mark between them."""
    deck = rules.cards.deck
    melds: list[list[Card]] = []
    for unit in _units(text, deck, threes=True):
        one_rank = rank_of(rules, unit) is not None
        for cards in [unit] if one_rank else [(card,) for card in unit]:
            if melds and _joins(rules, tuple(melds[-1]), cards):
                melds[-1].extend(cards)
            else:
                melds.append(list(cards))
    return [tuple(meld) for meld in melds]


def _joins(rules: RuleSet, meld: Cards, cards: Cards) -> bool:
    """Whether cards go on with the meld written before them."""
    both = (*meld, *cards)
    if rank_of(rules, both) is None or _full(rules, meld):
        return False
    wild, more_wild = (all(card.kind in (TWO, JOKER) for card in part) for part in (meld, cards))
    if wild and not more_wild and len(meld) >= CANASTA:
        return False
    if min(len(meld), len(cards)) < LEAST:
        return True
    if wild == more_wild:
        return rules.meld.per_rank == "one"
    return _legal(rules, both) or not _legal(rules, meld if wild else cards)


def _legal(rules: RuleSet, cards: Cards) -> bool:
    rank = rank_of(rules, cards)
    assert rank is not None
    return is_legal(rules, shape_of(make_meld(rank, cards, has_twos_meld(rules))))


def _full(rules: RuleSet, meld: Cards) -> bool:
    most = rules.meld.max_size
    return most is not None and len(meld) >= most and meld[0].kind != BLACK_THREE


_TERM = re.compile(r"([+-]?)(\d{1,6})(?:[x*](\d{1,3}))?")


def read_sum(text: str) -> int:
    """A number, or a sum as people write it: `1,250`, `50 + 3x20 - 5`, `20 20 10`.

    Raises `CannotRead` for anything else, and for what is below 0 or above a million.

    >>> read_sum("50 + 3x20"), read_sum("1,250"), read_sum("20 20 10"), read_sum("")
    (110, 1250, 50, 0)
    """
    plain = re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", text.lower().replace("×", "x"))
    plain = plain.replace("−", "-").replace("–", "-").replace("=", " ").replace(",", " ")
    plain = re.sub(r"\s*([x*+-])\s*", r"\1", plain.strip())
    plain = re.sub(r"\s+", "+", plain)
    total, place = 0, 0
    while place < len(plain):
        term = _TERM.match(plain, place)
        if not term or (place and not term[1]):
            raise CannotRead(f"“{text}” is no number; a sum is written 50 + 3x20")
        points = int(term[2]) * int(term[3] or 1)
        total += -points if term[1] == "-" else points
        place = term.end()
    if not 0 <= total <= MOST_POINTS:
        raise CannotRead(f"{total:,} points are too many or too few to be counted here")
    return total
