"""Can a hand be laid to its last card? By counts per rank, with the canastas that come of it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import BLACK_THREE, JOKER, RANKS, TWO
from engine.rules.layouts import LIKE, MELD_RANKS, Shapes, layouts
from engine.rules.out import kinds_missing
from engine.rules.shapes import CANASTA, Shape, canasta_kind, is_legal
from engine.ruleset import RuleSet

Ways = tuple[tuple[int, int, int], ...]
"""Ways to lay all of one rank: wilds used, canastas of the rank then, their kinds as bits."""


def covers(rules: RuleSet, counts: list[int], shapes: Shapes, needed: int, kinds: int) -> bool:
    """Whether every card can be laid, so that so many canastas, and these kinds, stand then.

    `shapes` are the melds that the cards may join.
    """
    if not black_threes_fit(rules, counts[BLACK_THREE], shapes):
        return False
    wilds = counts[TWO] + counts[JOKER]
    used = count = bits = 0
    several: list[Sequence[tuple[int, int, int]]] = []
    for rank in MELD_RANKS:
        bases = shapes.get(rank, ())
        if rank == TWO:
            ways = _wild_ways(rules, counts[TWO], counts[JOKER], bases)
        elif counts[rank] or bases:
            ways = _ways(rules, rank, counts[rank], wilds, bases)
        else:
            continue
        if len(ways) == 1:
            more, new, now = ways[0]
            used, count, bits = used + more, count + new, bits | now
        elif ways:
            several.append(ways)
        else:
            return False
    states = {(used, count, bits)}
    for some in several:
        states = {
            (used + more, min(count + new, needed), bits | now)
            for used, count, bits in states
            for more, new, now in some
            if used + more <= wilds
        }
    return any(
        used == wilds and count >= needed and bits & kinds == kinds for used, count, bits in states
    )


def stuck_kinds(rules: RuleSet, counts: list[int], shapes: Shapes) -> list[int]:
    """The kinds that cannot be laid to the last card, whatever wilds they get."""
    wilds = counts[TWO] + counts[JOKER]
    stuck = [
        rank
        for rank in RANKS
        if counts[rank] and not _ways(rules, rank, counts[rank], wilds, shapes.get(rank, ()))
    ]
    if not black_threes_fit(rules, counts[BLACK_THREE], shapes):
        stuck.append(BLACK_THREE)
    return stuck


def black_threes_fit(rules: RuleSet, number: int, shapes: Shapes) -> bool:
    """Whether so many black threes can be laid together."""
    if not number:
        return True
    held = sum(shape.naturals for shape in shapes.get(BLACK_THREE, ()))
    return is_legal(rules, Shape(BLACK_THREE, held + number, 0, 0))


def cards_for_canastas(rules: RuleSet, shapes: Shapes) -> int:
    """Fewer cards than this cannot make the canastas that are missing to go out."""
    every = [shape for own in shapes.values() for shape in own]
    kinds = [kind for shape in every if (kind := canasta_kind(rules, shape)) is not None]
    missing, _ = kinds_missing(rules, kinds)
    if not missing:
        return 0
    # A canasta of seven naturals turns into a mixed one with a single wild.
    wanting = [1 if shape.size >= CANASTA else CANASTA - shape.size for shape in every]
    return sum(sorted((*wanting, *(CANASTA,) * missing))[:missing])


def _wild_ways(rules: RuleSet, twos: int, jokers: int, bases: tuple[Shape, ...]) -> Ways:
    """Ways for melds of twos or wilds, not all of which need be laid there."""
    known: dict[tuple[int, int, tuple[Shape, ...]], Ways] = rules.tables.setdefault("wild ways", {})
    key = (twos, jokers, bases)
    found = known.get(key)
    if found is None:
        ways = layouts(rules, TWO, 0, twos, jokers, bases)
        found = tuple(sorted({(w.twos + w.jokers, w.canastas, w.kinds) for w in ways}))
        known[key] = found
    return found


def _ways(rules: RuleSet, rank: int, naturals: int, wilds: int, bases: tuple[Shape, ...]) -> Ways:
    """Ways to lay all naturals of a rank, with some of the wilds."""
    known: dict[tuple[int, int, int, tuple[Shape, ...]], Ways]
    known = rules.tables.setdefault("covers", {})
    key = (LIKE[rank], naturals, wilds, bases)
    found = known.get(key)
    if found is None:
        ways = layouts(rules, rank, naturals, wilds, 0, bases)
        found = tuple(
            sorted({(w.twos, w.canastas, w.kinds) for w in ways if w.naturals == naturals})
        )
        known[key] = found
    return found
