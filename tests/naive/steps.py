"""Random steps, most of them illegal, that can nevertheless be read."""

from __future__ import annotations

from random import Random

from engine.cards import BLACK_THREE, JOKER, KING, RED_THREE, TWO, UNKNOWN, Cards
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take
from engine.position import Position
from tests.naive.enumerate import WORDS
from tests.naive.facts import hand, of_kinds


def random_step(position: Position, rng: Random) -> Step:
    """A step of any family, with cards of the hand or sometimes others."""
    held = [card.kind for card in hand(position) if card.kind != UNKNOWN]
    tops = [position.pile[-1].kind] * 2 if position.pile else []
    pool = [*held * 4, *tops, KING, TWO, JOKER, BLACK_THREE]

    def some(least: int = 1) -> Cards:
        if rng.random() < 0.3 and len(held) >= least:
            return of_kinds(tuple(rng.sample(held, rng.randint(least, len(held)))))
        return of_kinds(tuple(rng.choice(pool) for _ in range(rng.randint(least, 5))))

    family = rng.choice(("draw", "take", "take", "lay", "lay", "add", "three", "discard", "say"))
    if family == "draw":
        return Draw()
    if family == "take":
        return Take(some(0), tuple(some() for _ in range(rng.choice((0, 0, 1, 2)))))
    if family == "lay":
        return Lay(tuple(some() for _ in range(rng.choice((1, 1, 2)))))
    if family == "add":
        ranks = [meld.rank for side in position.melds for meld in side]
        return Add(some(), rng.choice((KING, *ranks)), rng.choice((0, 0, 1, 2)))
    if family == "three":
        return LayThree(of_kinds((RED_THREE,) * rng.randint(1, 2)))
    if family == "discard":
        return Discard(of_kinds((rng.choice((*pool, RED_THREE)),)))
    return Say(rng.choice(WORDS))  # type: ignore[arg-type]
