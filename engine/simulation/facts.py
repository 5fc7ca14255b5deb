"""One round played by bots, and what is counted of it."""

from __future__ import annotations

from random import Random

from engine.dealing import check_players, deal
from engine.errors import BadInput, CannotRead
from engine.moves import Draw, Take
from engine.play import play_round
from engine.position import Position, side_count
from engine.rules.out import canastas_of
from engine.ruleset import RuleSet
from engine.scoring import score_lines, totals

MEASURES = (
    "turns", "points", "best", "out", "concealed",
    "canastas", "natural", "piles", "cards", "opened",
)  # fmt: skip
"""What is counted of a round: turns taken; points of a side on average, and of the best one;
whether somebody went out, and concealed; canastas of all sides, and those without wilds; piles
taken, and cards taken with one; the share of sides that opened."""

SHARES = ("out", "concealed", "opened")
"""Those of them that are shares: of rounds, or of sides."""

Facts = dict[str, float]


def play_deal(rules: RuleSet, players: int, seed: int) -> Facts:
    """Deal with a seed, let bots play the round, and count it.

    The sides begin with scores that the seed draws, so that every opening minimum comes up.
    Raises `CannotRead` where these rules leave nothing to play.
    """
    rng = Random(seed)
    sides = side_count(rules, players)
    start = deal(rules, players, rng, seed % players, _scores(rules, sides, seed))
    if not start.stock or not all(start.hands):
        raise CannotRead("the pack has too few cards for what is dealt")
    taken: list[int] = []
    turns, before = 0, start
    for event in play_round(start, rng):
        if isinstance(event.step, Take):
            taken.append(len(before.pile))
        turns += isinstance(event.step, Draw | Take) and before.turn.drew is None
        before = event.after
    return _counted(before, max(turns, 1), taken)


def _scores(rules: RuleSet, sides: int, seed: int) -> tuple[int, ...]:
    """Scores as they may stand in the middle of a match, the same for the same end of a match."""
    rng = Random(f"scores {seed}")
    end = rules.match.target.points or 5_000
    return tuple(rng.randrange(-100, end, 5) for _ in range(sides))


def _counted(end: Position, turns: int, taken: list[int]) -> Facts:
    points = list(totals(score_lines(end), end).values())
    kinds = [kind for melds in end.melds for kind in canastas_of(end.rules, melds)]
    sides = [melds for melds in end.melds[: len(points)]]
    return {
        "turns": turns,
        "points": sum(points) / len(points),
        "best": max(points),
        "out": float(end.out is not None),
        "concealed": float(end.out is not None and end.out.concealed),
        "canastas": len(kinds),
        "natural": kinds.count("natural"),
        "piles": len(taken),
        "cards": sum(taken) / len(taken) if taken else 0.0,
        "opened": sum(map(bool, sides)) / len(sides),
    }


def players_for(rules: tuple[RuleSet, ...]) -> int:
    """How many play under all of some rules: four where that can be, else as few as can be.

    Raises `CannotRead` where no number is right for all.
    """
    for players in (4, 2, 3, 5, 6, 7, 8):
        try:
            for one in rules:
                check_players(one, players)
        except BadInput:
            continue
        return players
    raise CannotRead("no number of players fits the rules before and after the change")
