"""Can a hand be laid to its last card? By counts per rank, with the canastas that come of it."""

from __future__ import annotations

from collections.abc import Collection

from engine.cards import BLACK_THREE, JOKER, RANKS, TWO
from engine.rules.layouts import ALL_RANKS, LIKE, Shapes, layouts
from engine.rules.out import kinds_missing
from engine.rules.shapes import CANASTA, Shape, canasta_kind, is_legal
from engine.ruleset import RuleSet

Ways = tuple[tuple[int, int, int, int], ...]
"""Ways to lay all of one rank: wilds used, canastas of the rank then, their kinds as bits, and
1 where a card is left over."""


def covers(rules: RuleSet, counts: list[int], shapes: Shapes, needed: int, kinds: int) -> bool:
    """Whether every card can be laid, so that so many canastas, and these kinds, stand then.

    `shapes` are the melds that the cards may join.
    """
    return _covers(rules, counts, shapes, needed, kinds, None)


def covers_but_one(
    rules: RuleSet,
    counts: list[int],
    shapes: Shapes,
    needed: int,
    kinds: int,
    over: Collection[int],
) -> bool:
    """The same, but for one card of the kinds in `over`, which is left over."""
    return bool(over) and _covers(rules, counts, shapes, needed, kinds, over)


def _covers(
    rules: RuleSet,
    counts: list[int],
    shapes: Shapes,
    needed: int,
    kinds: int,
    over: Collection[int] | None,
) -> bool:
    """Rank by rank: wilds used, canastas, their kinds, and whether a card was left over."""
    wilds = counts[TWO] + counts[JOKER]
    used = count = bits = left = 0
    several: list[Ways] = []
    for rank in ALL_RANKS:
        if rank != TWO and not counts[rank] and rank not in shapes:
            continue
        ways = _ways_of(rules, rank, counts, shapes, over or ())
        if len(ways) == 1:
            more, new, now, one = ways[0]
            used, count, bits, left = used + more, count + new, bits | now, left + one
        elif ways:
            several.append(ways)
        else:
            return False
    states = {(used, count, bits, left)}
    for some in several:
        states = {
            (used + more, min(count + new, needed), bits | now, left + one)
            for used, count, bits, left in states
            for more, new, now, one in some
            if used + more <= wilds and left + one < 2
        }
    wanted = 0 if over is None else 1
    return any(
        used == wilds and left == wanted and count >= needed and bits & kinds == kinds
        for used, count, bits, left in states
    )


def _ways_of(
    rules: RuleSet, rank: int, counts: list[int], shapes: Shapes, over: Collection[int]
) -> Ways:
    """The ways of one rank; a wild that is left over counts as used."""
    known: dict[tuple[int, int, int, int, tuple[Shape, ...], int], Ways]
    known = rules.tables.setdefault("ways left", {})
    bases = shapes.get(rank, ())
    twos, jokers, loose = counts[TWO], counts[JOKER], int(rank in over)
    if rank == TWO:
        loose += 2 * (JOKER in over)
    key = (LIKE[rank], counts[rank], twos, jokers, bases, loose)
    found = known.get(key)
    if found is None:
        found = known[key] = _with_one_over(rules, rank, counts, bases, over)
    return found


def _with_one_over(
    rules: RuleSet, rank: int, counts: list[int], bases: tuple[Shape, ...], over: Collection[int]
) -> Ways:
    number, twos, jokers = counts[rank], counts[TWO], counts[JOKER]
    if rank == TWO:
        found = _wild_ways(rules, twos, jokers, bases, 0)
        if twos and TWO in over:
            found += _wild_ways(rules, twos - 1, jokers, bases, 1)
        if jokers and JOKER in over:
            found += _wild_ways(rules, twos, jokers - 1, bases, 1)
    elif rank == BLACK_THREE:
        found = ((0, 0, 0, 0),) if black_threes_fit(rules, number, bases) else ()
        if number and rank in over and black_threes_fit(rules, number - 1, bases):
            found += ((0, 0, 0, 1),)
    else:
        found = _ways(rules, rank, number, twos + jokers, bases, 0)
        if number and rank in over:
            found += _ways(rules, rank, number - 1, twos + jokers, bases, 1)
    return found


def stuck_kinds(rules: RuleSet, counts: list[int], shapes: Shapes) -> list[int]:
    """The kinds that cannot be laid to the last card, whatever wilds they get."""
    wilds = counts[TWO] + counts[JOKER]
    stuck = [
        rank
        for rank in RANKS
        if counts[rank] and not _ways(rules, rank, counts[rank], wilds, shapes.get(rank, ()), 0)
    ]
    if not black_threes_fit(rules, counts[BLACK_THREE], shapes.get(BLACK_THREE, ())):
        stuck.append(BLACK_THREE)
    return stuck


def black_threes_fit(rules: RuleSet, number: int, bases: tuple[Shape, ...]) -> bool:
    """Whether so many black threes can be laid together, and with those on the table."""
    if not number:
        return True
    held = sum(shape.naturals for shape in bases)
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


def _wild_ways(rules: RuleSet, twos: int, jokers: int, bases: tuple[Shape, ...], left: int) -> Ways:
    """Ways for melds of twos or wilds, not all of which need be laid there."""
    known: dict[tuple[int, int, tuple[Shape, ...], int], Ways]
    known = rules.tables.setdefault("wild ways", {})
    key = (twos, jokers, bases, left)
    found = known.get(key)
    if found is None:
        ways = layouts(rules, TWO, 0, twos, jokers, bases)
        every = {(left + w.twos + w.jokers, w.canastas, w.kinds, left) for w in ways}
        found = known[key] = tuple(sorted(every))
    return found


def _ways(
    rules: RuleSet, rank: int, naturals: int, wilds: int, bases: tuple[Shape, ...], left: int
) -> Ways:
    """Ways to lay all these naturals of a rank, with some of the wilds."""
    known: dict[tuple[int, int, int, tuple[Shape, ...], int], Ways]
    known = rules.tables.setdefault("covers", {})
    key = (LIKE[rank], naturals, wilds, bases, left)
    found = known.get(key)
    if found is None:
        ways = layouts(rules, rank, naturals, wilds, 0, bases)
        every = {(w.twos, w.canastas, w.kinds, left) for w in ways if w.naturals == naturals}
        found = known[key] = tuple(sorted(every))
    return found
