"""Simple players: each chooses one of the legal moves.

A bot is a function from a position and a random generator to a `LegalMove`. It
may look at everything the engine knows, but these look only at what their own
player sees.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from engine.cards import BLACK_THREE, JOKER, SEVEN, TWO, UNKNOWN, count_kinds
from engine.moves import Add, Discard, Draw, Lay, Say, Step, Take
from engine.position import Position
from engine.referee import LegalMove, legal_moves
from engine.rules.act import Act, hand_points
from engine.rules.out import canastas_of, kinds_missing
from engine.rules.shapes import CANASTA

Bot: TypeAlias = Callable[[Position, Random], LegalMove]


def random_bot(position: Position, rng: Random) -> LegalMove:
    """Any legal move, each as likely as another. Raises `IndexError` when there is none."""
    return rng.choice(legal_moves(position))


def absent(position: Position, rng: Random) -> LegalMove:
    """A player who is away: draws, then discards what was drawn (`seat.absent`).

    Takes no pile and melds nothing; where a drawn red three must be laid, it is.
    """
    moves = legal_moves(position)
    for family in ("lay", "draw", "end"):
        for move in moves:
            if move.family == family:
                return move
    discards = [move for move in moves if move.family == "discard"]
    last = position.hand[-1].kind if position.hand else UNKNOWN
    same = [move for move in discards if _card(move.step) == last]
    return (same or discards or list(moves))[0]


def sensible(position: Position, rng: Random) -> LegalMove:
    """A beginner with sense: takes good piles, opens, finishes canastas, keeps useful cards."""
    moves = legal_moves(position)
    return max(moves, key=lambda move: (_worth(position, move), rng.random()))


def _card(step: Step) -> int:
    return step.cards[0].kind if isinstance(step, Discard) else UNKNOWN


def _worth(position: Position, move: LegalMove) -> float:
    """How much a move pleases the sensible bot: larger is better, below 0 is avoided."""
    step = move.step
    if isinstance(step, Say):
        return _worth_of_word(position, step.word)
    if isinstance(step, Draw):
        return 1.0
    if isinstance(step, Take):
        return 2.0 + len(position.pile) - 1.5 * _wilds(step) - 0.1 * len(step.cards)
    if isinstance(step, Discard):
        return _worth_of_discard(position, step)
    if isinstance(step, Add | Lay):
        return _worth_of_laying(position, step)
    return 100.0


def _worth_of_word(position: Position, word: str) -> float:
    if word in ("kitty look", "kitty take"):
        return 90.0
    if word == "joker":
        return 5.0
    if word == "yes":
        return 1.0
    if word == "back":
        return -1000.0  # whoever changes their mind plays for ever
    return -5.0 if word in ("ask", "no") else -1.0


def _wilds(step: Take | Lay | Add) -> int:
    groups = (step.cards,) if isinstance(step, Add | Take) else step.melds
    return sum(card.kind in (TWO, JOKER) for group in groups for card in group)


def _worth_of_laying(position: Position, step: Add | Lay) -> float:
    """Naturals go down; wilds only to open or to finish a canasta; a card is kept."""
    act = Act(position, step)
    rules = position.rules
    left = len(act.left)
    finishes = any(
        build.after.size >= CANASTA and (build.base is None or build.base.size < CANASTA)
        for build in act.builds
    )
    points = sum(hand_points(rules, build.cards) for build in act.builds)
    worth = 10.0 + points / 50 + (40 if finishes else 0)
    wild_rank = all(build.rank == TWO for build in act.builds)
    if not wild_rank:
        worth -= (20 if position.is_open else 8) * _wilds(step)
    if not position.is_open:
        worth += 15
    missing, _ = kinds_missing(rules, canastas_of(rules, position.own_melds))
    if missing and left < 3 and not finishes:
        worth -= 30
    if any(build.rank == SEVEN and rules.discard.sevens != "free" for build in act.builds):
        worth += 2
    return worth


def _worth_of_discard(position: Position, step: Discard) -> float:
    """Away with lone, cheap cards that the next player cannot use; wilds last."""
    kind = step.cards[0].kind
    counts = count_kinds(position.hand)
    if len(position.hand) == 1:
        return 50.0
    if kind in (TWO, JOKER):
        return -3.0
    worth = -0.2 * counts[kind] - hand_points(position.rules, step.cards) / 200
    others = [
        meld.rank
        for side, melds in enumerate(position.melds)
        if side != position.side
        for meld in melds
    ]
    if kind in others:
        worth -= 1.0
    if kind == BLACK_THREE:
        worth += 0.5
    return worth
