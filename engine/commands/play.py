"""`play`: bots play a match, told in short or as a story."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from itertools import groupby
from random import Random
from typing import Any

from engine import rulesets
from engine.bots import Bot, random_bot, sensible
from engine.commands.shared import emit
from engine.errors import BadInput, CannotRead
from engine.match import Match, account_points, is_over, winners
from engine.play import MOST_ROUNDS, Round, play_rounds, with_absent
from engine.position import SIDE_LETTERS
from engine.seating import Seating, seat_players
from engine.story import tell_match, tell_result, tell_round, tell_seating
from engine.words import say

BOTS: dict[str, Bot] = {"sensible": sensible, "random": random_bot}
MOST_DIGITS = 18
MOST_SEED = 10**MOST_DIGITS


def play(options: argparse.Namespace) -> int:
    """Play a whole match, or so many rounds of it, and print how it went."""
    rules = rulesets.load(options.variant)
    seed = _number("--seed", options.seed, least=-MOST_SEED, most=MOST_SEED)
    rounds = _number("--rounds", options.rounds, MOST_ROUNDS)
    players = _number("--players", options.players, rules.seats.least)
    away = [_number("--absent", text) for text in options.absent]
    bot = _bot(options.bots)
    try:
        rng = Random(seed)
        seating = seat_players(rules, players, rng)
        bot = with_absent(rules, players, bot, away)
    except BadInput as error:
        raise error.at(rules.id) from None
    if options.json:
        _emit_match(seating, seed, play_rounds(seating, rng, rounds, bot), options.transcript)
        return 0
    print(say("story-match", rules=rules.title, players=players, seed=str(seed)))
    if options.transcript:
        _print(tell_seating(seating, away))
    match = Match(rules, players)
    for played in play_rounds(seating, rng, rounds, bot):
        match = played.match
        _print(("", *tell_round(played)) if options.transcript else (tell_result(played),))
    _print(("", *tell_match(match)) if options.transcript else tell_match(match))
    return 0


def _number(
    name: str, text: str | None, default: int = 0, least: int = 1, most: int = MOST_ROUNDS
) -> int:
    """A number that an option gives. Raises `CannotRead` for another text or size."""
    if text is None:
        return default
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        raise CannotRead(f"{name}: a whole number was expected, not “{text[:40]}”")
    if not least <= int(text) <= most:
        raise CannotRead(f"{name}: a number from {least} to {most} was expected, not {text}")
    return int(text)


def _bot(name: str) -> Bot:
    if name not in BOTS:
        raise CannotRead(f"“{name}” is no bot; known are {', '.join(BOTS)}")
    return BOTS[name]


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def _emit_match(seating: Seating, seed: int, rounds: Iterable[Round], with_story: bool) -> None:
    match = Match(seating.rules, seating.players)
    for played in rounds:
        match = played.match
        emit(_round_json(seating, seed, played, with_story))
    emit(_match_json(seating, seed, match))


def _round_json(seating: Seating, seed: int, played: Round, with_story: bool) -> dict[str, Any]:
    end, match = played.end, played.match
    letters = SIDE_LETTERS[: len(match.scores)]
    return {
        "variant": seating.rules.id,
        "players": seating.players,
        "seed": seed,
        "round": played.number,
        "dealer": played.dealt.dealer,
        "turns": sum(1 for _ in groupby(played.events, lambda event: event.seat)),
        "ended": end.ended,
        "out": end.out.seat if end.out else None,
        "points": dict(zip(letters, match.rounds[-1], strict=True)),
        "totals": dict(zip(letters, match.scores, strict=True)),
        "minimums": dict(zip(letters, match.minimums, strict=True)),
        **({"story": list(tell_round(played))} if with_story else {}),
    }


def _match_json(seating: Seating, seed: int, match: Match) -> dict[str, Any]:
    return {
        "variant": seating.rules.id,
        "players": seating.players,
        "seed": seed,
        "rounds": len(match.rounds),
        "over": is_over(match),
        "winners": list(winners(match)),
        "totals": dict(zip(SIDE_LETTERS, match.scores, strict=False)),
        **({"account": account_points(match)} if account_points(match) else {}),
    }
