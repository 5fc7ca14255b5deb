"""What may be laid of one rank as ready-made steps, remembered with the rule set.

The cards come without suits, in listing order. Whether the turn can be finished
after them is not asked here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import BLACK_THREE, JOKER, TWO, Card, Cards, count_kinds
from engine.moves import Add, Lay, Step
from engine.position import Position
from engine.rules.act import may_not_start
from engine.rules.layouts import MELD_RANKS, Laying, counted, layings
from engine.rules.shapes import Shape, is_closed, shape_of
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


class OpenMeld(NamedTuple):
    """A meld of the side that may grow: its rank, the number to write behind it, its shape."""

    rank: int
    number: int
    shape: Shape


def cards_of(rank: int, laying: Laying) -> Cards:
    """The cards of a laying, without suits, in listing order."""
    naturals, twos, jokers = laying
    return (Card(rank),) * naturals + (Card(TWO),) * twos + (Card(JOKER),) * jokers


ALL_RANKS = (*MELD_RANKS, BLACK_THREE)
_NONE = Options((), 0, ())


def options(rules: RuleSet, rank: int, counts: list[int], meld: OpenMeld | None = None) -> Options:
    """Every new meld of a rank, or addition to a meld of it, that these counts allow."""
    naturals, twos, jokers = counts[rank], counts[TWO], counts[JOKER]
    if rank == TWO:
        naturals = 0
    elif not naturals and meld is None:
        return _NONE
    elif rank == BLACK_THREE:
        twos = jokers = 0
    elif rules.meld.max_wilds is not None:
        twos, jokers = min(twos, rules.meld.max_wilds), min(jokers, rules.meld.max_wilds)
    known: dict[tuple[int, int, int, int, OpenMeld | None], Options]
    known = rules.tables.setdefault("options", {})
    key = (rank, naturals, twos, jokers, meld)
    found = known.get(key)
    if found is None:
        base = None if meld is None else meld.shape
        each = tuple(
            _option(rules, rank, laying, meld)
            for laying in layings(rules, rank, naturals, twos, jokers, base)
        )
        most = max((option.cards for option in each), default=0)
        family = "meld" if meld is None else "add"
        found = Options(each, most, tuple(LegalMove(option.step, family) for option in each))
        known[key] = found
    return found


def _option(rules: RuleSet, rank: int, laying: Laying, meld: OpenMeld | None) -> Option:
    cards = cards_of(rank, laying)
    step = Lay((cards,)) if meld is None else Add(cards, rank, meld.number)
    return Option(laying, len(cards), counted(rules, rank, laying), step)


def startable_ranks(position: Position) -> list[int]:
    """The ranks of which the side may start a meld (`meld.per_rank`), black threes included."""
    started: dict[int, list[int]] = {}
    for meld in position.own_melds:
        started.setdefault(meld.rank, []).append(meld.size)
    full = {rank for rank, sizes in started.items() if may_not_start(position.rules, sizes)}
    return [rank for rank in ALL_RANKS if rank not in full]


def open_melds(position: Position) -> list[OpenMeld]:
    """The side's melds that may grow."""
    own, rules = position.own_melds, position.rules
    ranks = [meld.rank for meld in own]
    many = rules.meld.per_rank == "many"
    found: list[OpenMeld] = []
    for place, meld in enumerate(own):
        rank = meld.rank
        if rank != BLACK_THREE and is_closed(rules, meld.size):
            continue
        number = 1 + ranks[:place].count(rank) if many and ranks.count(rank) > 1 else 0
        found.append(OpenMeld(rank, 0 if rank == BLACK_THREE else number, shape_of(meld)))
    return found


def layable(position: Position) -> Iterator[Step]:
    """One new meld or addition at a time, as the rules about melds allow it."""
    rules, counts = position.rules, count_kinds(position.hand)
    for rank in startable_ranks(position):
        for option in options(rules, rank, counts).each:
            yield option.step
    for meld in open_melds(position):
        for option in options(rules, meld.rank, counts, meld).each:
            yield option.step
