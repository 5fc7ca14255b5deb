"""Can some cards reach the opening minimum? By counts per rank, the dearest ways first."""

from __future__ import annotations

from engine.cards import JOKER, RANKS, TWO
from engine.rules.act import card_points
from engine.rules.layouts import MELD_RANKS, Shapes, counted, layouts
from engine.rules.shapes import LEAST, Shape
from engine.ruleset import RuleSet

Ways = list[tuple[int, int, int, int]]
"""Ways to lay cards of one rank: twos, jokers and cards used, points counted."""


def reaches(rules: RuleSet, counts: list[int], shapes: Shapes, owed: int, budget: int) -> bool:
    """Whether laying at most `budget` of these cards counts `owed` points or more.

    `shapes` are the melds that they may join.
    """
    if _everything(rules, counts, shapes) < owed:
        return False
    options = _options(rules, counts, shapes)
    if sum(ways[0][3] for ways in options) < owed:
        return False
    best: dict[tuple[int, int, int], int] = {(counts[TWO], counts[JOKER], budget): 0}
    for ways in options:
        after: dict[tuple[int, int, int], int] = dict(best)
        for (twos, jokers, cards), have in best.items():
            for used_twos, used_jokers, used, points in ways:
                if used_twos > twos or used_jokers > jokers or used > cards:
                    continue
                key = (twos - used_twos, jokers - used_jokers, cards - used)
                total = have + points
                if total >= owed:
                    return True
                if total > after.get(key, -1):
                    after[key] = total
        best = after
    return False


def _options(rules: RuleSet, counts: list[int], shapes: Shapes) -> list[Ways]:
    """The ways of each rank that can be laid."""
    found: list[Ways] = []
    for rank in MELD_RANKS:
        naturals = counts[rank] if rank != TWO else 0
        bases = shapes.get(rank, ())
        if naturals or bases or rank == TWO:
            ways = _ways(rules, rank, naturals, counts[TWO], counts[JOKER], bases)
            if ways:
                found.append(ways)
    return found


def _ways(
    rules: RuleSet, rank: int, naturals: int, twos: int, jokers: int, bases: tuple[Shape, ...]
) -> Ways:
    """The ways of one rank, the dearest first; of two that use the same, the dearer alone."""
    known: dict[tuple[int, int, int, int, tuple[Shape, ...]], Ways]
    known = rules.tables.setdefault("ways", {})
    key = (rank, naturals, twos, jokers, bases)
    found = known.get(key)
    if found is None:
        dearest: dict[tuple[int, int, int], int] = {}
        for layout in layouts(rules, rank, naturals, twos, jokers, bases):
            used = layout.naturals + layout.twos + layout.jokers
            if used:
                way = (layout.twos, layout.jokers, used)
                points = counted(rules, rank, layout)
                dearest[way] = max(points, dearest.get(way, 0))
        found = sorted(((*way, points) for way, points in dearest.items()), key=lambda way: -way[3])
        known[key] = found
    return found


def _everything(rules: RuleSet, counts: list[int], shapes: Shapes) -> int:
    """More than any laying could count: all wilds, and every rank that might be laid."""
    points = card_points(rules)
    wilds = counts[TWO] + counts[JOKER]
    total = points[TWO] * counts[TWO] + points[JOKER] * counts[JOKER]
    for rank in RANKS:
        number = counts[rank]
        if number and (number + wilds >= LEAST or rank in shapes):
            total += number * points[rank]
    return total
