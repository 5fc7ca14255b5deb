"""The legal move that is closest to a proposed one: what a player might do instead.

Closest is the same sort of step, then the fewest cards changed, then the fewest points.
"""

from __future__ import annotations

from engine.cards import count_kinds
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take, named_cards
from engine.position import Position
from engine.referee import legal_moves
from engine.rules.act import hand_points

_SORTS: dict[type, int] = {Draw: 0, Take: 1, Lay: 2, Add: 2, LayThree: 3, Discard: 4, Say: 5}
"""Laying and adding are one sort: both put cards from the hand into melds."""


def nearest(position: Position, step: Step) -> Step | None:
    """The legal step of the player to move that is closest to the one proposed.

    Steps of the same sort come first, words (`back`, `end` …) last. Of those, the one
    that changes the fewest cards of the proposed ones (leaves out, puts in, or puts in place
    of another), onto the same meld where that is a choice; of equals the one that lays the
    fewest points. A legal step is its own nearest one, without suits. None when this player
    may do nothing.

    Raises `CannotRead` like `legal_moves` where the position cannot be judged.
    """
    wanted = count_kinds(named_cards(step))

    def distance(other: Step) -> tuple[int, int, bool, int]:
        cards = named_cards(other)
        return (
            _other_sort(step, other),
            _changed(wanted, count_kinds(cards)),
            type(other) is not type(step) or _target(other) != _target(step),
            hand_points(position.rules, cards),
        )

    steps = [move.step for move in legal_moves(position) if move.seat is None]
    return min(steps, key=distance, default=None)


def _changed(wanted: list[int], given: list[int]) -> int:
    """How many cards are to be left out, put in, or put in place of another."""
    out = sum(max(0, a - b) for a, b in zip(wanted, given, strict=True))
    return max(out, out + sum(given) - sum(wanted))


def _other_sort(step: Step, other: Step) -> int:
    """0 for steps of one sort, 1 for another, 2 for a word that was not said."""
    if isinstance(other, Say):
        return 0 if other == step else 2
    return 0 if _SORTS[type(step)] == _SORTS[type(other)] else 1


def _target(step: Step) -> tuple[int, int] | None:
    """The meld that an addition names."""
    return (step.rank, step.number) if isinstance(step, Add) else None
