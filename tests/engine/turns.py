"""Every way to lay cards in one turn, by brute force: for small positions only.

Black threes, which are laid only to go out, are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import JOKER, TWO, count_kinds
from engine.moves import Add, Lay, Step
from engine.position import Position
from engine.rules.layouts import MELD_RANKS, Laying, Layout, counted, layouts, standing
from engine.rules.options import cards_of


class Set(NamedTuple):
    """What is laid of each rank, the counts left in hand, its points, and the canastas then."""

    laid: tuple[tuple[int, Layout], ...]
    left: tuple[int, ...]
    points: int
    canastas: int


def sets(position: Position) -> Iterator[Set]:
    """Every choice of cards to lay, nothing included; minimum and finishing aside."""
    yield from _sets(position, 0, Set((), tuple(count_kinds(position.hand)), 0, 0))


def _sets(position: Position, place: int, so_far: Set) -> Iterator[Set]:
    if place == len(MELD_RANKS):
        yield so_far
        return
    rank, left = MELD_RANKS[place], so_far.left
    bases = tuple(standing(meld) for meld in position.own_melds if meld.rank == rank)
    naturals = 0 if rank == TWO else left[rank]
    for layout in layouts(position.rules, rank, naturals, left[TWO], left[JOKER], bases):
        after = list(left)
        after[rank] -= layout.naturals
        after[TWO] -= layout.twos
        after[JOKER] -= layout.jokers
        used = layout.naturals + layout.twos + layout.jokers
        more = ((rank, layout),) if used else ()
        points = so_far.points + counted(position.rules, rank, layout)
        canastas = so_far.canastas + layout.canastas
        yield from _sets(
            position, place + 1, Set((*so_far.laid, *more), tuple(after), points, canastas)
        )


def ends(one: Set, missing: int, needed: int) -> int:
    """In how many ways the turn can end after a set: discards by kind, or none when all is laid.

    `missing` is what is owed of the minimum, `needed` the canastas to go out. A last
    card may be discarded only to go out.
    """
    if one.laid and one.points < missing:
        return 0
    cards = sum(one.left)
    if cards < 2:
        return 1 if one.canastas >= needed else 0
    return sum(number > 0 for number in one.left)


def steps_of(position: Position, one: Set) -> list[Step]:
    """A set as steps, one for each rank; where a rank has one meld at most."""
    own = {meld.rank for meld in position.own_melds}
    found: list[Step] = []
    for rank, layout in one.laid:
        cards = cards_of(rank, Laying(layout.naturals, layout.twos, layout.jokers))
        found.append(Add(cards, rank) if rank in own else Lay((cards,)))
    return found
