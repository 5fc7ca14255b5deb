"""Rounds played at random, and matches played with some sense: nothing breaks on the way.

How many and from which seed is set by the environment: `PLAY_ROUNDS` of each rule set,
`PLAY_SEED` to repeat a run. The long run by hand is `python -m tests.long.self_play`.
"""

from __future__ import annotations

import os
from itertools import pairwise
from random import Random, SystemRandom

import pytest

from engine import rulesets
from engine.bots import random_bot, sensible
from engine.dealing import deal
from engine.play import play_round, play_rounds
from engine.seating import seat_players
from tests.engine.self_play import HOUSE, play, play_match, table, value_of_the_pack

ROUNDS = int(os.environ.get("PLAY_ROUNDS", "20"))
SEED = int(os.environ.get("PLAY_SEED", SystemRandom().randrange(2**32)))


@pytest.mark.parametrize("name", [*rulesets.names(), HOUSE])
def test_random_rounds(name: str) -> None:
    print(f"repeat with PLAY_SEED={SEED} PLAY_ROUNDS={ROUNDS}")
    for seed in range(SEED, SEED + ROUNDS):
        rules, players = table(name, seed)
        assert play(rules, players, seed, random_bot).stage == "over"


@pytest.mark.parametrize("name", rulesets.names())
def test_a_whole_match(name: str) -> None:
    print(f"repeat with PLAY_SEED={SEED}")
    rules, players = table(name, SEED)
    assert play_match(rules, players, SEED, sensible)


def test_the_deal_passes_to_the_next_seat_after_every_round() -> None:
    rng = Random(SEED)
    seating = seat_players(rulesets.load("classic"), 4, rng)
    rounds = list(play_rounds(seating, rng, 6))
    dealers = [one.dealt.dealer for one in rounds]
    assert dealers[0] == seating.dealer
    for earlier, later in pairwise(dealers):
        assert later == earlier % 4 + 1
    for one in rounds:
        assert one.dealt.position.seat == one.dealt.dealer % 4 + 1


def test_a_round_begins_with_the_scores_of_the_match_so_far() -> None:
    rng = Random(SEED)
    seating = seat_players(rulesets.load("complete-2"), 2, rng)
    for earlier, later in pairwise(play_rounds(seating, rng, 4)):
        assert later.dealt.position.scores == earlier.match.scores


def test_the_pack_is_worth_the_same_at_every_step() -> None:
    """All cards but the red threes: 1,180 points."""
    rng = Random(SEED)
    start = deal(rulesets.load("official"), 4, rng)
    positions = [start, *(event.after for event in play_round(start, rng, random_bot))]
    assert {value_of_the_pack(position) for position in positions} == {1180}
