"""Playing rounds and matches with bots. `engine.story` writes them down."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import NamedTuple

from engine.bots import Bot, absent, sensible
from engine.dealing import Dealt, deal_round
from engine.errors import CannotRead
from engine.match import Match, is_over
from engine.moves import Step
from engine.position import Position
from engine.referee import LegalMove, check
from engine.ruleset import RuleSet
from engine.seating import Seating, next_dealer

MOST_STEPS = 20_000
MOST_ROUNDS = 1_000
"""More than a match of sensible players takes."""


class Event(NamedTuple):
    """One step of a round: who made it, what it was, and the position after it."""

    seat: int
    step: Step
    after: Position


class Round(NamedTuple):
    """A round that was played: its number, the deal, its events, and the match after it."""

    number: int
    dealt: Dealt
    events: tuple[Event, ...]
    match: Match

    @property
    def end(self) -> Position:
        """The position in which the round ended."""
        return self.events[-1].after if self.events else self.dealt.position


def play_round(position: Position, rng: Random, bot: Bot = sensible) -> Iterator[Event]:
    """Play a round to its end, one event a step.

    Every step is put to the referee. Raises `RuntimeError` when a chosen step is not
    legal or the round does not end: both would be faults of the engine.
    """
    for _ in range(MOST_STEPS):
        if position.stage == "over":
            return
        move = bot(position, rng)
        verdict = check(position, move.step)
        if verdict.after is None:
            raise RuntimeError(f"an illegal step was listed: {move.step}, {verdict.broken}")
        seat = move.seat if move.seat is not None else position.seat
        position = verdict.after
        yield Event(seat, move.step, position)
    raise RuntimeError("the round does not end")


def play_rounds(
    seating: Seating, rng: Random, rounds: int = MOST_ROUNDS, bot: Bot = sensible
) -> Iterator[Round]:
    """Play the rounds of a match until it is over, or so many of them.

    The deal passes on after every round. Where there is a Joker button, every player
    begins with one spare joker.
    """
    rules, players = seating.rules, seating.players
    spare = (1,) * players if rules.joker_button.use != "none" else ()
    match = Match(rules, players, spare_jokers=spare)
    dealer = seating.dealer
    for number in range(1, rounds + 1):
        dealt = deal_round(rules, players, rng, dealer, match.scores, match.spare_jokers)
        events = tuple(play_round(dealt.position, rng, bot))
        match = match.with_position(Round(number, dealt, events, match).end)
        yield Round(number, dealt, events, match)
        if is_over(match):
            return
        dealer = next_dealer(dealer, players)


def with_absent(rules: RuleSet, players: int, bot: Bot, seats: Collection[int]) -> Bot:
    """The bot, but for some seats whose players are away (`seat.absent`).

    Raises `CannotRead` where the game waits for a player who is away, and for a seat
    that it does not have.
    """
    if seats and rules.seats.absent == "waits":
        raise CannotRead("this game waits for a player who is away")
    for seat in seats:
        if not 1 <= seat <= players:
            raise CannotRead(f"there is no seat {seat}; seats are 1 to {players}")

    def chosen(position: Position, rng: Random) -> LegalMove:
        return (absent if position.seat in seats else bot)(position, rng)

    return chosen if seats else bot
