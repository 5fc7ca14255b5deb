"""Steps in their written form, both ways: `take 7 7 + K K 2` and back.

    draw                        take 7 7 + K K 2         meld K K 2 + Q Q Q
    add 2 9 to 9                lay 3r                   discard 9
    back  ask  yes  no  end     joker                    kitty look  kitty take

Several steps stand on one line separated by `;`. Printing what was read gives
the same text back, apart from spacing, letter case and the short forms of cards.
"""

from __future__ import annotations

import re

from engine.cards import (
    BLACK_THREE,
    TWO,
    Cards,
    Deck,
    name_of,
    read_card,
    read_cards,
    write_cards,
)
from engine.errors import BadInput, CannotRead
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take

MOST_TEXT = 2000
MOST_STEPS = 60
_PLAIN: dict[str, Step] = {
    "draw": Draw(),
    "back": Say("back"),
    "joker": Say("joker"),
    "ask": Say("ask"),
    "yes": Say("yes"),
    "no": Say("no"),
    "end": Say("end"),
    "kitty look": Say("kitty look"),
    "kitty take": Say("kitty take"),
}
VERBS = (
    "draw, take, meld, add … to …, lay, discard, back, kitty look, kitty take, joker, "
    "ask, yes, no, end"
)


def read_steps(text: str, deck: Deck = "cards") -> tuple[Step, ...]:
    """The steps that a text names, in order; `;` separates them.

    Raises `CannotRead` or `Ambiguous` with the step in question.

    >>> read_steps("draw; discard 4")
    (Draw(), Discard(cards=(Card(kind=10, suit=''),)))
    """
    if len(text) > MOST_TEXT:
        raise CannotRead(f"a line of moves has at most {MOST_TEXT} characters")
    parts = [part.strip() for part in text.split(";")]
    steps = tuple(read_step(part, deck) for part in parts if part)
    if not steps:
        raise CannotRead(f"no move is named; moves are {VERBS}")
    if len(steps) > MOST_STEPS:
        raise CannotRead(f"more than {MOST_STEPS} moves in one line")
    return steps


def read_step(text: str, deck: Deck = "cards") -> Step:
    """The one step that a text names. Raises like `read_steps`.

    >>> write_step(read_step("ADD 2, 9 to 9"))
    'add 2 9 to 9'
    """
    words = " ".join(text.split())
    plain = words.lower()
    if plain in _PLAIN:
        return _PLAIN[plain]
    verb, _, rest = words.partition(" ")
    try:
        return _read_verb(verb.lower(), rest.strip(), words, deck)
    except BadInput as error:
        if error.message.startswith("“" + words):
            raise
        raise type(error)(f"in “{_shown(words)}”: {error.message}") from None


def _read_verb(verb: str, rest: str, words: str, deck: Deck) -> Step:
    if verb == "take":
        first, *more = _read_groups(rest, deck)
        return Take(first, _none_empty(more, words))
    if verb == "meld":
        return Lay(_none_empty(_read_groups(rest, deck), words))
    if verb == "add":
        return _read_add(rest, words, deck)
    if verb == "lay":
        cards = read_cards(rest, deck)
        if not cards:
            raise CannotRead(f"“{words}” names no card; write lay 3r")
        return LayThree(cards)
    if verb == "discard":
        cards = read_cards(rest, deck)
        if len(cards) != 1:
            raise CannotRead(f"one card is discarded, and {len(cards)} are named; write discard 9")
        return Discard(cards)
    if verb in ("draw", "back", "joker", "ask", "yes", "no", "end", "kitty"):
        known = "kitty look or kitty take" if verb == "kitty" else f"{verb} alone"
        raise CannotRead(f"nothing is known by this name; write {known}")
    raise CannotRead(f"“{_shown(words)}” is no move; moves are {VERBS}")


def _read_groups(text: str, deck: Deck) -> list[Cards]:
    return [read_cards(part, deck) for part in text.split("+")]


def _none_empty(groups: list[Cards], words: str) -> tuple[Cards, ...]:
    if not all(groups):
        raise CannotRead(f"“{_shown(words)}” names a meld without cards; write meld K K 2")
    return tuple(groups)


_TARGET = re.compile(r"(?P<rank>[^#]+)(?:#(?P<number>[1-9]\d?))?$")


def _read_add(text: str, words: str, deck: Deck) -> Add:
    parts = re.split(r"(?:^|\s+)to\s+", text, flags=re.IGNORECASE)
    if len(parts) != 2:
        raise CannotRead(f"“{_shown(words)}” does not say to which meld; write add 2 9 to 9")
    cards = read_cards(parts[0], deck)
    if not cards:
        raise CannotRead(f"“{_shown(words)}” does not say which cards; write add 2 9 to 9")
    match = _TARGET.match(parts[1].strip())
    if not match:
        raise CannotRead(f"“{_shown(words)}” is not complete; write add 2 9 to 9, or to 9#2")
    word = match["rank"].strip()
    if word.lower() in ("wild", "wilds"):
        rank = TWO
    elif word.lower() in ("3", "3b", "3k"):
        rank = BLACK_THREE
    else:
        rank = read_card(word, deck).kind
    return Add(cards, rank, int(match["number"] or 0))


def _shown(words: str) -> str:
    return words if len(words) <= 60 else words[:57] + "…"


def write_step(step: Step, deck: Deck = "cards") -> str:
    """A step as text.

    >>> write_step(read_step("take 7*2 + K K 2"))
    'take 7 7 + K K 2'
    """
    if isinstance(step, Draw):
        return "draw"
    if isinstance(step, Say):
        return step.word
    if isinstance(step, Take):
        groups = ["take " + write_cards(step.cards, deck)]
        groups += [write_cards(cards, deck) for cards in step.melds]
        return " + ".join(group.strip() for group in groups)
    if isinstance(step, Lay):
        return "meld " + " + ".join(write_cards(cards, deck) for cards in step.melds)
    if isinstance(step, Add):
        number = f"#{step.number}" if step.number else ""
        return f"add {write_cards(step.cards, deck)} to {rank_word(step.rank, deck)}{number}"
    verb = "lay" if isinstance(step, LayThree) else "discard"
    return f"{verb} {write_cards(step.cards, deck)}"


def rank_word(rank: int, deck: Deck = "cards") -> str:
    """The rank of a meld as it is written behind `to`."""
    if rank == TWO and deck == "cards":
        return "wild"
    return name_of(rank, deck)
