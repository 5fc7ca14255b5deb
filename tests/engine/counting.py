"""Counting hands exactly, with the engine's own answers about single ranks.

A hand that can be drawn in so many ways counts so often. Nothing here lists hands: what the
ranks so far could come to is carried along instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from math import comb

from engine.cards import BLACK_THREE, JOKER, RANKS, TWO
from engine.rules.layouts import counted, layouts
from engine.ruleset import RuleSet


def multisets(copies: Iterable[int], size: int) -> int:
    """How many different choices of `size` there are from kinds with so many copies each."""
    ways = [1] + [0] * size
    for number in copies:
        ways = [sum(ways[max(0, k - number) : k + 1]) for k in range(size + 1)]
    return ways[size]


Most = tuple[int, ...]
"""The most points within reach, by the twos and jokers used for it (jokers run fastest)."""


def first_melds(rules: RuleSet, pack: list[int], size: int, minimums: tuple[int, ...]) -> list[int]:
    """In how many of all hands of this size each minimum can be reached (no card kept).

    `pack` holds the copies of each kind; red threes are left out.
    """
    found = Counter[int]()
    for twos in range(min(size, pack[TWO]) + 1):
        for jokers in range(min(size - twos, pack[JOKER]) + 1):
            wilds = comb(pack[TWO], twos) * comb(pack[JOKER], jokers)
            rest = size - twos - jokers
            for most, number in _by_most(rules, pack, rest, twos, jokers, max(minimums)).items():
                found[most] += wilds * number
    return [sum(number for most, number in found.items() if most >= least) for least in minimums]


def _by_most(
    rules: RuleSet, pack: list[int], size: int, twos: int, jokers: int, cap: int
) -> Counter[int]:
    """Hands of naturals and black threes beside these wilds, by the most points they reach."""
    width = jokers + 1

    @cache
    def ways(rank: int, held: int) -> tuple[tuple[int, int, int], ...]:
        every = layouts(rules, rank, held, twos, jokers, ())
        return tuple((one.twos, one.jokers, counted(rules, rank, one)) for one in every)

    @cache
    def joined(most: Most, rank: int, held: int) -> Most:
        after = list(most)
        for used_twos, used_jokers, points in ways(rank, held):
            for left_twos in range(twos - used_twos + 1):
                for left_jokers in range(jokers - used_jokers + 1):
                    place = (left_twos + used_twos) * width + left_jokers + used_jokers
                    total = most[left_twos * width + left_jokers] + points
                    if total > after[place]:
                        after[place] = min(total, cap)
        return tuple(after)

    states = Counter({((0,) * (twos + 1) * width, 0): 1})
    for rank in RANKS:
        after: Counter[tuple[Most, int]] = Counter()
        for (most, used), number in states.items():
            for held in range(min(size - used, pack[rank]) + 1):
                key = (joined(most, rank, held), used + held)
                after[key] += number * comb(pack[rank], held)
        states = after
    found = Counter[int]()
    for (most, used), number in states.items():
        found[most[-1]] += number * comb(pack[BLACK_THREE], size - used)
    return found
