"""The match: rounds added up, where it ends, who won, and what is settled after it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.errors import CannotRead
from engine.position import SIDE_LETTERS, Position, minimum_at, side_count
from engine.ruleset import RuleSet
from engine.scoring import score_lines, totals

ACCOUNT_POINTS = 1000
"""Account points that each winner gains, and each loser loses, for each round played."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match so far: each side's points in each round, in order of the letters.

    `spare_jokers` are those on the players' accounts, by seat, where there is a Joker
    button; a joker drawn by it is taken off for the rounds that follow.
    """

    rules: RuleSet
    players: int
    rounds: tuple[tuple[int, ...], ...] = ()
    spare_jokers: tuple[int, ...] = ()

    @property
    def scores(self) -> tuple[int, ...]:
        """Each side's total, in points."""
        sides = side_count(self.rules, self.players)
        return tuple(sum(one[side] for one in self.rounds) for side in range(sides))

    @property
    def minimums(self) -> tuple[int, ...]:
        """Each side's opening minimum in the next round, in points (`opening.minimum`)."""
        return tuple(minimum_at(self.rules, score) for score in self.scores)

    def with_round(self, points: dict[str, int]) -> Match:
        """The match with one more round, given by each side's points.

        Raises `CannotRead` when a side is missing or there is none of that letter.
        """
        letters = SIDE_LETTERS[: side_count(self.rules, self.players)]
        if sorted(points) != sorted(letters):
            raise CannotRead(f"a round has points for each of the sides {', '.join(letters)}")
        return replace(self, rounds=(*self.rounds, tuple(points[one] for one in letters)))

    def with_position(self, position: Position) -> Match:
        """The match with the round that ended in this position. Raises like `score_lines`."""
        match = self.with_round(totals(score_lines(position), position))
        if not position.buttons:
            return match
        return replace(match, spare_jokers=tuple(button.spare for button in position.buttons))


def leaders(match: Match) -> tuple[str, ...]:
    """The letters of the sides with the highest total: several when they are equal."""
    best = max(match.scores)
    return tuple(
        letter for letter, score in zip(SIDE_LETTERS, match.scores, strict=False) if score == best
    )


def is_over(match: Match) -> bool:
    """Whether the match has ended (`match.target`, `match.rounds`, `match.tie`).

    At a tie of the leaders it goes on where the rule set plays another round.
    """
    target = match.rules.match.target
    if not match.rounds:
        return False
    if target.points is not None:
        reached = max(match.scores) >= target.points
    else:
        reached = len(match.rounds) >= (target.rounds or 1)
    if not reached:
        return False
    return len(leaders(match)) == 1 or match.rules.match.tie == "shared"


def winners(match: Match) -> tuple[str, ...]:
    """The winning sides' letters; empty while the match goes on."""
    return leaders(match) if is_over(match) else ()


def account_points(match: Match) -> dict[int, int]:
    """Account points by seat: won or lost for every round actually played (`match.account`).

    Empty where the rule set settles nothing, or while the match goes on.
    """
    if match.rules.match.settlement == "none" or not is_over(match):
        return {}
    won = winners(match)
    each = ACCOUNT_POINTS * len(match.rounds)
    return {seat: each if _letter(match, seat) in won else -each for seat in _seats(match)}


def arena_stakes(match: Match, stake: int) -> dict[int, int]:
    """What each seat wins or loses of an Arena's net entry stake (`match.arena`).

    Rounds added to break a tie do not multiply it. Empty while the match goes on.
    """
    if match.rules.match.settlement == "none" or not is_over(match):
        return {}
    won = winners(match)
    return {seat: stake if _letter(match, seat) in won else -stake for seat in _seats(match)}


def _seats(match: Match) -> range:
    return range(1, match.players + 1)


def _letter(match: Match, seat: int) -> str:
    two = match.rules.seats.sides == "two"
    return SIDE_LETTERS[(seat - 1) % 2 if two else seat - 1]
