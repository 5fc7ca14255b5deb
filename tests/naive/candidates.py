"""Steps worth trying: all card subsets by kind, in every family."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.cards import RED_THREE, UNKNOWN, Card, Cards
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take
from engine.position import Position
from tests.naive.facts import counts, hand, own_melds


def subsets(cards: Cards) -> Iterator[Cards]:
    """Every choice of known cards by kind, the empty one included."""
    have = sorted((kind, number) for kind, number in counts(cards).items() if kind != UNKNOWN)
    for numbers in product(*(range(number + 1) for _, number in have)):
        yield tuple(
            Card(kind)
            for (kind, _), number in zip(have, numbers, strict=True)
            for _ in range(number)
        )


def discards(position: Position) -> Iterator[Step]:
    for kind in sorted(counts(hand(position))):
        yield Discard((Card(kind),))


def additions(position: Position, cards: Cards) -> Iterator[Step]:
    """These cards onto each own meld."""
    seen: dict[int, int] = {}
    for meld in own_melds(position):
        seen[meld.rank] = seen.get(meld.rank, 0) + 1
        yield Add(cards, meld.rank, seen[meld.rank])


def further_steps(position: Position) -> Iterator[Step]:
    """Steps by which a turn may go on or end; what ends it first."""
    if any(card.kind == RED_THREE for card in hand(position)):
        yield LayThree((Card(RED_THREE),))
        return
    if position.turn.answer == "asked":
        yield Say("yes")
        yield Say("no")
        return
    yield from discards(position)
    if position.stage == "draw":
        yield Draw()
        for cards in subsets(hand(position)):
            yield Take(cards)
    if position.stage == "play":
        for cards in subsets(hand(position)):
            if cards:
                yield Lay((cards,))
                yield from additions(position, cards)
    yield Say("end")
