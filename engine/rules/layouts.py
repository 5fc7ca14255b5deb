"""What may be laid of one rank, worked out on counts and remembered.

Suits never matter to a rule, and neither does which of two equal cards is laid:
so everything that can be done with a rank depends on how many of it are in
hand, how many twos and jokers there are, and the side's melds of that rank.
Those answers are kept with the rule set.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.cards import BLACK_THREE, JOKER, KINDS, KING, RANKS, SEVEN, TWO
from engine.position import Meld
from engine.rules.act import card_points, may_not_start
from engine.rules.shapes import Shape, canasta_kind, has_twos_meld, is_closed, is_legal
from engine.ruleset import RuleSet
from engine.switch_groups import CanastaKind

KIND_BITS: dict[CanastaKind, int] = {
    "natural": 1, "mixed": 2, "wild": 4, "sevens": 8, "twos": 16, "twos_mixed": 32,
}  # fmt: skip


class Laying(NamedTuple):
    """Cards of one rank laid together: naturals of the rank, twos and jokers from hand."""

    naturals: int
    twos: int
    jokers: int


class Layout(NamedTuple):
    """What one rank may come to: the cards laid, and its canastas then.

    `canastas` is how many, `kinds` which (bits of `KIND_BITS`).
    """

    naturals: int
    twos: int
    jokers: int
    canastas: int
    kinds: int


Shapes = dict[int, tuple[Shape, ...]]
"""A side's melds by rank, as `standing` gives them."""

LIKE = tuple(KING if rank in RANKS and rank != SEVEN else rank for rank in range(KINDS))
"""For each rank the one that stands for all those about which every rule says the same."""


def standing(meld: Meld) -> Shape:
    """The counts of a meld, under the rank that stands for its own."""
    return Shape(LIKE[meld.rank], meld.naturals, meld.twos, meld.jokers)


def grown(rules: RuleSet, base: Shape, laying: Laying) -> Shape:
    """A shape with these cards added."""
    rank, naturals, twos, jokers = base
    if rank == TWO and has_twos_meld(rules):
        return Shape(rank, naturals + laying.twos, twos, jokers + laying.jokers)
    return Shape(rank, naturals + laying.naturals, twos + laying.twos, jokers + laying.jokers)


def layings(
    rules: RuleSet, rank: int, naturals: int, twos: int, jokers: int, base: Shape | None
) -> tuple[Laying, ...]:
    """Every choice of cards that makes a legal new meld of the rank, or joins `base` legally."""
    rank = LIKE[rank]
    most = rules.meld.max_wilds
    if most is not None and rank != TWO:
        room = max(0, most - (base.wilds if base else 0))
        twos, jokers = min(twos, room), min(jokers, room)
    key = (rank, naturals, twos, jokers, base)
    known: dict[tuple[int, int, int, int, Shape | None], tuple[Laying, ...]]
    known = rules.tables.setdefault("layings", {})
    found = known.get(key)
    if found is None:
        start = base or Shape(rank, 0, 0, 0)
        found = tuple(
            laying
            for n in range(naturals + 1)
            for t in range(twos + 1)
            for j in range(jokers + 1)
            if n + t + j and is_legal(rules, grown(rules, start, laying := Laying(n, t, j)), base)
        )
        known[key] = found
    return found


def layouts(
    rules: RuleSet,
    rank: int,
    naturals: int,
    twos: int,
    jokers: int,
    bases: tuple[Shape, ...],
) -> tuple[Layout, ...]:
    """Everything that one rank may come to this turn, laying nothing included.

    `bases` are the side's melds of the rank, as `standing` gives them. Several steps on
    one meld are one here: what is legal at the end can be laid in one step.
    """
    rank = LIKE[rank]
    most = rules.meld.max_wilds
    if most is not None and rank != TWO and rules.meld.per_rank == "one":
        twos, jokers = min(twos, most), min(jokers, most)
    key = (rank, naturals, twos, jokers, bases)
    known: dict[tuple[int, int, int, int, tuple[Shape, ...]], tuple[Layout, ...]]
    known = rules.tables.setdefault("layouts", {})
    found = known.get(key)
    if found is None:
        results: set[Layout] = set()
        _spread(
            rules,
            rank,
            Laying(naturals, twos, jokers),
            Laying(0, 0, 0),
            bases,
            results,
            set(),
        )
        found = tuple(sorted(results))
        known[key] = found
    return found


def _spread(
    rules: RuleSet,
    rank: int,
    left: Laying,
    used: Laying,
    shapes: tuple[Shape, ...],
    results: set[Layout],
    seen: set[tuple[Laying, tuple[Shape, ...]]],
) -> None:
    if (used, shapes) in seen:
        return
    seen.add((used, shapes))
    results.add(Layout(*used, *canastas(rules, shapes)))
    for place, shape in enumerate(shapes):
        if is_closed(rules, shape.size) and rank != BLACK_THREE:
            continue
        for laying in layings(rules, rank, *left, shape):
            after = grown(rules, shape, laying)
            changed = (*shapes[:place], after, *shapes[place + 1 :])
            _spread(
                rules,
                rank,
                _minus(left, laying),
                _plus(used, laying),
                changed,
                results,
                seen,
            )
    if may_not_start(rules, [shape.size for shape in shapes]):
        return
    for laying in layings(rules, rank, *left, None):
        new = grown(rules, Shape(rank, 0, 0, 0), laying)
        _spread(
            rules,
            rank,
            _minus(left, laying),
            _plus(used, laying),
            (*shapes, new),
            results,
            seen,
        )


def _minus(a: Laying, b: Laying) -> Laying:
    return Laying(a[0] - b[0], a[1] - b[1], a[2] - b[2])


def _plus(a: Laying, b: Laying) -> Laying:
    return Laying(a[0] + b[0], a[1] + b[1], a[2] + b[2])


def canastas(rules: RuleSet, shapes: tuple[Shape, ...]) -> tuple[int, int]:
    """How many canastas there are among some shapes, and the bits of their kinds."""
    count = bits = 0
    for shape in shapes:
        kind = canasta_kind(rules, shape)
        if kind is not None:
            count += 1
            bits |= KIND_BITS[kind]
    return count, bits


@cache
def bits_of(kinds: tuple[CanastaKind, ...]) -> int:
    """The bits of some kinds of canasta."""
    return sum(KIND_BITS[kind] for kind in set(kinds))


def counted(rules: RuleSet, rank: int, laying: Laying | Layout) -> int:
    """What these cards count towards the opening minimum, in points."""
    points = card_points(rules)
    total = points[rank] * laying.naturals if rank != TWO else 0
    natural_two = rank == TWO and has_twos_meld(rules)
    if rules.opening.counts_wilds or natural_two:
        total += points[TWO] * laying.twos
    if rules.opening.counts_wilds:
        total += points[JOKER] * laying.jokers
    return total


MELD_RANKS = (*RANKS, TWO)
"""Ranks of which there can be melds during ordinary play (black threes apart)."""

ALL_RANKS = (*MELD_RANKS, BLACK_THREE)
"""The same, and black threes, which are melded while going out."""
