"""Playing rounds and matches with bots, and writing them down as a story."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine.bots import Bot, sensible
from engine.cards import write_cards
from engine.dealing import deal
from engine.match import Match, is_over
from engine.moves import Step
from engine.notation import write_step
from engine.position import SIDE_LETTERS, Position
from engine.referee import check
from engine.ruleset import RuleSet
from engine.scoring import score_lines, totals
from engine.words import say

MOST_STEPS = 20_000


class Event(NamedTuple):
    """One step of a round: who made it, what it was, and the position after it."""

    seat: int
    step: Step
    after: Position


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
    rules: RuleSet, players: int, seed: int, rounds: int, bot: Bot = sensible
) -> Iterator[tuple[Match, Position, list[Event]]]:
    """Play rounds of a match: after each, the match so far, how it was dealt, its events.

    `rounds` is the most that are played; 0 plays the match to its end. The deal
    passes on after every round.
    """
    rng = Random(seed)
    match = Match(rules, players)
    number = 0
    spare = (1,) * players if rules.joker_button.use != "none" else ()
    while not is_over(match) and (not rounds or number < rounds):
        start = deal(rules, players, rng, number % players, match.scores, spare)
        events = list(play_round(start, rng, bot))
        end = events[-1].after if events else start
        if end.buttons:
            spare = tuple(button.spare for button in end.buttons)
        match = match.with_position(end)
        number += 1
        yield match, start, events


def transcript(start: Position, events: list[Event]) -> Iterator[str]:
    """A round as a story: the deal, each step with what it brought, and the score."""
    rules = start.rules
    deck = rules.cards.deck
    yield say("story-deal", rules=rules.title, seat=start.seat)
    for seat, hand in enumerate(start.hands, 1):
        yield say("story-hand", seat=seat, cards=write_cards(sorted(hand), deck))
    yield from _laid_out(start)
    if start.pile:
        yield say("story-upcard", cards=write_cards(start.pile, deck))
    before = start
    for event in events:
        yield _line(before, event)
        before = event.after
    yield from _ending(before)


def _laid_out(position: Position) -> Iterator[str]:
    for side, count in enumerate(position.red_threes):
        if count:
            yield say("story-red-threes", side=SIDE_LETTERS[side], count=count)


def _line(before: Position, event: Event) -> str:
    deck = before.rules.cards.deck
    seat = event.seat
    hand = event.after.hands[seat - 1]
    gained = hand[len(before.hands[seat - 1]) :]
    step = write_step(event.step, deck)
    if step in ("draw", "joker"):
        return say("story-draw", seat=seat, step=step, cards=write_cards(gained, deck) or "-")
    return say("story-step", seat=seat, step=step, left=len(hand))


def _ending(position: Position) -> Iterator[str]:
    yield say(
        "story-end", how=position.ended or "stock", seat=position.out.seat if position.out else 0
    )
    lines = score_lines(position)
    for line in lines:
        label = say(f"score-line-{line.item}")
        yield say("story-score", side=line.side, label=label, count=line.count, points=line.points)
    for side, points in totals(lines, position).items():
        yield say("story-total", side=side, points=points)
