"""Openings of several melds: sets of new melds that reach the minimum together.

A set is extended only until it reaches the minimum, and given only where none of
its melds could be left out. Whether the turn can be finished is not asked here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import JOKER, TWO
from engine.position import Position
from engine.rules.act import card_points, may_not_start
from engine.rules.layouts import ALL_RANKS, Laying, grown
from engine.rules.options import Option, options, startable
from engine.rules.shapes import Shape
from engine.ruleset import RuleSet

Parts = tuple[tuple[int, Option], ...]
"""The melds of one set: of each its rank and what is laid."""


class Openings:
    """The sets for one position: `missing` points, some melds of a rank standing already."""

    def __init__(self, position: Position, missing: int) -> None:
        self.rules: RuleSet = position.rules
        self.missing = missing
        self.standing: dict[int, tuple[int, ...]] = {}
        for meld in position.own_melds:
            self.standing[meld.rank] = (*self.standing.get(meld.rank, ()), meld.size)
        self.points = card_points(self.rules)

    def from_hand(self, counts: list[int]) -> Iterator[Parts]:
        """Sets of two melds or more."""
        for parts in self._sets((), 0, counts, self.standing, ALL_RANKS, set()):
            if len(parts) > 1:
                yield parts

    def beside(self, rank: int, taken: Laying, points: int, counts: list[int]) -> Iterator[Parts]:
        """Sets beside the meld that takes the pile, which counts `points`; `counts` without it."""
        size = grown(self.rules, Shape(rank, 0, 0, 0), taken).size
        standing = {**self.standing, rank: (*self.standing.get(rank, ()), size)}
        yield from self._sets((), points, counts, standing, ALL_RANKS, set())

    def _sets(
        self,
        parts: Parts,
        have: int,
        counts: list[int],
        standing: dict[int, tuple[int, ...]],
        ranks: Sequence[int],
        listed: set[tuple[tuple[int, Laying], ...]],
    ) -> Iterator[Parts]:
        missing = self.missing
        full = [rank for rank, sizes in standing.items() if may_not_start(self.rules, sizes)]
        ranks = [rank for rank in startable(self.rules, counts, full) if rank in ranks]
        if have + self._most(counts, ranks) < missing:
            return
        for place, rank in enumerate(ranks):
            for option in options(self.rules, rank, counts).each:
                now = (*parts, (rank, option))
                if parts and parts[-1][0] == rank and self._seen(now, listed):
                    continue
                total = have + option.points
                if total >= missing:
                    if all(total - part.points < missing for _, part in parts):
                        yield now
                    continue
                left = list(counts)
                left[rank] -= option.laying.naturals
                left[TWO] -= option.laying.twos
                left[JOKER] -= option.laying.jokers
                size = grown(self.rules, Shape(rank, 0, 0, 0), option.laying).size
                more = {**standing, rank: (*standing.get(rank, ()), size)}
                yield from self._sets(now, total, left, more, ranks[place:], listed)

    def _seen(self, parts: Parts, listed: set[tuple[tuple[int, Laying], ...]]) -> bool:
        """Whether a set with two melds of one rank was met before, in another order."""
        key = tuple(sorted((rank, option.laying) for rank, option in parts))
        if key in listed:
            return True
        listed.add(key)
        return False

    def _most(self, counts: list[int], ranks: Sequence[int]) -> int:
        """More points than these ranks could count with all wilds."""
        points = self.points
        total = points[TWO] * counts[TWO] + points[JOKER] * counts[JOKER]
        return total + sum(points[rank] * counts[rank] for rank in ranks if rank != TWO)
