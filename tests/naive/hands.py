"""Random hands, each of a mood: anything, near an opening, near going out, all sevens …"""

from __future__ import annotations

from random import Random
from typing import Literal

from engine.cards import BLACK_THREE, JOKER, RED_THREE, SEVEN, TWO, UNKNOWN, Cards
from tests.naive.facts import of_kinds

Mood = Literal["any", "opening", "whole hand", "sevens", "black threes"]
MOODS: tuple[Mood, ...] = ("any", "any", "any", "opening", "whole hand", "sevens", "black threes")
UNOPENED: tuple[Mood, ...] = ("opening", "whole hand")
"""Moods in which the side has nothing on the table yet."""

WILDS = (TWO, TWO, TWO, JOKER, JOKER)


def random_hand(rng: Random, mood: Mood, ranks: list[int], most: int) -> Cards:
    """A hand of at most so many cards, or one or two more where a mood needs them."""
    if mood == "any":
        return of_kinds(_any(rng, ranks, most))
    odd = [rng.choice((*ranks, *WILDS, BLACK_THREE)) for _ in range(rng.randint(0, 2))]
    wilds = rng.sample(WILDS, rng.choice((0, 0, 1, 2)))
    if mood == "opening":
        kinds = [rank for rank in ranks for _ in range(rng.choice((2, 3, 3, 4)))][:most]
        return of_kinds((*kinds, *wilds, *odd[:1]))
    if mood == "whole hand":
        kinds = [ranks[0]] * rng.randint(4, 7)
        threes = [BLACK_THREE] * rng.choice((0, 0, 0, 1, 3))
        return of_kinds((*kinds, *wilds, *odd[:1], *threes)[: most + 1])
    if mood == "sevens":
        return of_kinds((SEVEN,) * rng.randint(1, most) + tuple(odd[: rng.choice((0, 0, 1))]))
    threes = [BLACK_THREE] * rng.randint(2, 5)
    kinds = [rng.choice(ranks)] * rng.choice((0, 0, 1, 3))
    return of_kinds((*threes, *kinds, *odd[:1])[: most + 1])


def _any(rng: Random, ranks: list[int], most: int) -> tuple[int, ...]:
    pool = [*ranks * 6, *(TWO,) * 3, *(JOKER,) * 2, BLACK_THREE]
    kinds = [rng.choice(pool) for _ in range(rng.choice((1, 2, 3, *range(3, most + 1))))]
    if rng.random() < 0.06:
        kinds = [RED_THREE, *kinds[: most - 1]]
    if rng.random() < 0.06:
        kinds[-1] = UNKNOWN
    return tuple(kinds)
