"""What may be laid of one rank as ready-made steps, remembered with the rule set.

The cards come without suits, in listing order. Whether the turn can be finished
after them is not asked here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.cards import BLACK_THREE, JOKER, KINDS, RANKS, TWO, Card, Cards, count_kinds
from engine.moves import Add, Lay, Step, Take
from engine.position import Meld, Position
from engine.rules.act import bars_below
from engine.rules.layouts import Laying, counted, layings, standing
from engine.rules.shapes import LEAST, is_closed
from engine.ruleset import RuleSet


class LegalMove(NamedTuple):
    """A legal step, its family, and the seat that may make it where it is not the mover's.

    Families: draw take open meld add lay discard back kitty joker ask end.
    """

    step: Step
    family: str
    seat: int | None = None


class Option(NamedTuple):
    """One way to lay cards of a rank: which, how many, what they count, and the step."""

    laying: Laying
    cards: int
    points: int
    step: Step


class Options(NamedTuple):
    """Every way to lay cards of a rank.

    `most` is the largest number of cards among them, `moves` the same as moves of
    the family `meld` or `add`.
    """

    each: tuple[Option, ...]
    most: int
    moves: tuple[LegalMove, ...]


class Taking(NamedTuple):
    """A way to take the pile: the step, whether it offers a natural pair, and whether a wild."""

    move: LegalMove
    step: Take
    pair: bool
    wild: bool


class OpenMeld(NamedTuple):
    """A meld of the side that may grow, and the number to write behind its rank."""

    meld: Meld
    number: int


def cards_of(rank: int, laying: Laying) -> Cards:
    """The cards of a laying, without suits, in listing order."""
    naturals, twos, jokers = laying
    return (_CARDS[rank],) * naturals + (_CARDS[TWO],) * twos + (_CARDS[JOKER],) * jokers


_CARDS = tuple(Card(kind) for kind in range(KINDS))


def options(rules: RuleSet, rank: int, counts: list[int], onto: OpenMeld | None = None) -> Options:
    """Every new meld of a rank, or addition to a meld of it, that these counts allow."""
    naturals, twos, jokers = counts[rank], counts[TWO], counts[JOKER]
    if rank == TWO:
        naturals = 0
    elif rank == BLACK_THREE:
        twos = jokers = 0
    elif twos or jokers:
        most = rules.meld.max_wilds
        if most is not None:
            twos, jokers = min(twos, most), min(jokers, most)
    known: dict[tuple[int, ...], Options] = rules.tables.setdefault("options", {})
    key: tuple[int, ...]
    if onto is None:
        key = (rank, naturals, twos, jokers)
    else:
        meld = onto.meld
        key = (rank, naturals, twos, jokers, onto.number, meld[2], meld[3], meld[4])
    found = known.get(key)
    if found is None:
        base = None if onto is None else standing(onto.meld)
        number = None if onto is None else onto.number
        each = tuple(
            _option(rules, rank, laying, number)
            for laying in layings(rules, rank, naturals, twos, jokers, base)
        )
        most = max((option.cards for option in each), default=0)
        family = "meld" if onto is None else "add"
        found = Options(each, most, tuple(LegalMove(option.step, family) for option in each))
        known[key] = found
    return found


def _option(rules: RuleSet, rank: int, laying: Laying, number: int | None) -> Option:
    """A laying as a step: a new meld, or where `number` is given an addition."""
    known: dict[tuple[int, Laying, int | None], Option] = rules.tables.setdefault("option", {})
    key = (rank, laying, number)
    found = known.get(key)
    if found is None:
        cards = cards_of(rank, laying)
        step = Lay((cards,)) if number is None else Add(cards, rank, number)
        found = known[key] = Option(laying, len(cards), counted(rules, rank, laying), step)
    return found


def full_ranks(rules: RuleSet, own: tuple[Meld, ...]) -> list[int]:
    """The ranks of which a side with these melds may not start another (`meld.per_rank`)."""
    below = bars_below(rules)
    return [meld[0] for meld in own if len(meld[1]) < below]


def startable(rules: RuleSet, counts: list[int], full: list[int]) -> list[int]:
    """The ranks, but for the full ones, of which there may be cards enough for a new meld."""
    wilds = counts[TWO] + counts[JOKER]
    least = max(1, rules.meld.min_naturals, LEAST - wilds)
    found = [rank for rank in RANKS if counts[rank] >= least and rank not in full]
    if wilds >= LEAST and TWO not in full:
        found.append(TWO)
    if counts[BLACK_THREE] >= LEAST and BLACK_THREE not in full:
        found.append(BLACK_THREE)
    return found


def open_melds(rules: RuleSet, own: tuple[Meld, ...], counts: list[int]) -> list[OpenMeld]:
    """Those of a side's melds that may grow and for which there are cards."""
    wilds = counts[TWO] + counts[JOKER]
    close, many = rules.meld.max_size is not None, rules.meld.per_rank == "many"
    found: list[OpenMeld] = []
    for place, meld in enumerate(own):
        rank, number = meld[0], 0
        if not (counts[rank] or wilds):
            continue
        if rank != BLACK_THREE:
            if close and is_closed(rules, meld.size):
                continue
            if many:
                number = _number(own, place)
        found.append(OpenMeld(meld, number))
    return found


@lru_cache(maxsize=4096)
def taking(top: int, laying: Laying) -> Taking:
    """The way to take the pile in which its top card and others make this laying."""
    naturals, twos, jokers = laying
    step = Take(cards_of(top, Laying(naturals - 1, twos, jokers)))
    return Taking(LegalMove(step, "take"), step, naturals > 2, twos + jokers > 0)


def _number(melds: tuple[Meld, ...], place: int) -> int:
    """The number that tells this meld from others of its rank; 0 where there is no other."""
    ranks = [meld.rank for meld in melds]
    rank = ranks[place]
    return 1 + ranks[:place].count(rank) if ranks.count(rank) > 1 else 0


def layable(position: Position) -> Iterator[Step]:
    """One new meld or addition at a time, as the rules about melds allow it."""
    rules, own, counts = position.rules, position.own_melds, count_kinds(position.hand)
    for rank in startable(rules, counts, full_ranks(rules, own)):
        for option in options(rules, rank, counts).each:
            yield option.step
    for onto in open_melds(rules, own, counts):
        for option in options(rules, onto.meld.rank, counts, onto).each:
            yield option.step
