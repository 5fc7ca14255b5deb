"""The match, as the texts have it: minimums, where it ends, ties, and what is settled after it."""

from __future__ import annotations

from random import Random

import pytest

from engine.cases import read_case
from engine.dealing import deal
from engine.errors import CannotRead
from engine.match import (
    Match,
    account_points,
    arena_stakes,
    is_over,
    leaders,
    winners,
)
from engine.moves import Say
from engine.play import play_rounds
from engine.position import JokerButton, replace
from engine.rulesets import house, load
from engine.seating import seat_players
from engine.verify import run
from engine.yamltext import read_text
from tests.engine.case_files import all_cases

CLASSIC_BANDS = [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (9000, 120)]
BANDS = {
    "classic": CLASSIC_BANDS,
    "official": CLASSIC_BANDS,
    "complete-4": CLASSIC_BANDS,
    "railroad": [
        (-5, 15), (0, 50), (4995, 50), (5000, 90), (9995, 90), (10_000, 120), (14_995, 120),
        (15_000, 150), (19_995, 150),
    ],
    "tile": [
        (-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (6995, 120),
        (7000, 150), (9995, 150),
    ],
}  # fmt: skip
"""By rule set: a score at the start of a round, and the opening minimum that goes with it."""

TARGETS = [
    ("classic", 4, 5000),
    ("official", 4, 5000),
    ("complete-4", 4, 5000),
    ("official-2", 2, 5000),
    ("complete-2", 2, 5000),
    ("official-3", 3, 7500),
    ("complete-3", 3, 7500),
    ("complete-6", 6, 10_000),
    ("tile", 4, 10_000),
    ("railroad", 2, 20_000),
    ("railroad", 5, 20_000),
]
"""A rule set, how many play, and the score at which the match ends."""


def played(name: str, players: int, *rounds: dict[str, int]) -> Match:
    """A match in which these rounds were played."""
    match = Match(load(name), players)
    for points in rounds:
        match = match.with_round(points)
    return match


def rounds_of(number: int) -> Match:
    """A match with tiles that goes over so many rounds, none of them played."""
    return Match(house("tile", {"match.target": {"rounds": number}}), 4)


# Rounds added up


@pytest.mark.parametrize(
    ("name", "score", "points"),
    [(name, score, points) for name, bands in BANDS.items() for score, points in bands],
)
def test_the_score_at_the_start_of_a_round_sets_the_minimum(
    name: str, score: int, points: int
) -> None:
    players = 2 if name == "railroad" else 4
    match = played(name, players, {"A": score, "B": 0})
    assert match.minimums == (points, 50)


def test_the_first_round_is_opened_with_fifty() -> None:
    for name in BANDS:
        match = Match(load(name), load(name).seats.least)
        assert set(match.minimums) == {50}


def test_scores_are_added_up_and_may_be_negative() -> None:
    match = played("tile", 4, {"A": -505, "B": 25}, {"A": 300, "B": -80})
    assert match.scores == (-205, -55)
    assert match.minimums == (15, 15)


def test_a_round_that_was_played_is_scored_into_the_match() -> None:
    case = next(one for one in all_cases() if one.slug == "score-a-round-of-four")
    match = Match(case.rules, 4).with_position(case.position)
    assert match.scores == (1265, 40)


@pytest.mark.parametrize("points", [{"A": 10}, {"A": 10, "B": 5, "C": 0}, {"A": 1, "D": 2}, {}])
def test_a_round_has_points_for_each_side(points: dict[str, int]) -> None:
    with pytest.raises(CannotRead, match="A, B"):
        played("classic", 4, points)


# The end


@pytest.mark.parametrize(("name", "players", "target"), TARGETS)
def test_the_match_ends_at_its_target(name: str, players: int, target: int) -> None:
    letters = "AB" if load(name).seats.sides == "two" else "ABCDEFGH"[:players]
    rest = dict.fromkeys(letters[1:], 100)
    below = played(name, players, {"A": target - 5, **rest})
    assert not is_over(below) and winners(below) == ()
    reached = below.with_round({"A": 5, **rest})
    assert is_over(reached) and winners(reached) == ("A",)


def test_a_match_without_rounds_is_not_over() -> None:
    assert not is_over(Match(load("classic"), 4))


def test_of_two_over_the_target_the_higher_wins() -> None:
    match = played("railroad", 3, {"A": 20_000, "B": 21_500, "C": 300})
    assert is_over(match) and winners(match) == ("B",)


def test_a_score_that_falls_back_below_the_target_never_ended_the_match() -> None:
    match = played("railroad", 2, {"A": 19_990, "B": 0}, {"A": -500, "B": 0})
    assert not is_over(match)


def test_on_a_tie_further_rounds_are_played() -> None:
    match = played("railroad", 2, {"A": 20_500, "B": 20_500})
    assert leaders(match) == ("A", "B")
    assert not is_over(match) and winners(match) == ()
    again = match.with_round({"A": 100, "B": 100})
    assert not is_over(again)
    assert winners(again.with_round({"A": -50, "B": 60})) == ("B",)


def test_equal_scores_below_the_target_are_no_end() -> None:
    assert not is_over(played("classic", 4, {"A": 2000, "B": 2000}))


def test_a_tie_behind_the_leader_is_no_tie() -> None:
    match = played("railroad", 3, {"A": 20_000, "B": 900, "C": 900})
    assert winners(match) == ("A",)


def test_a_tie_may_be_shared_where_a_house_says_so() -> None:
    match = Match(house("classic", {"match.tie": "shared"}), 4).with_round({"A": 5100, "B": 5100})
    assert is_over(match) and winners(match) == ("A", "B")


# Matches of so many rounds


def test_a_table_may_play_one_round() -> None:
    match = rounds_of(1)
    assert not is_over(match)
    assert winners(match.with_round({"A": 200, "B": 700})) == ("B",)


def test_a_table_may_play_three_rounds_and_the_higher_total_wins() -> None:
    two = rounds_of(3).with_round({"A": 200, "B": 700}).with_round({"A": 12_000, "B": 0})
    assert not is_over(two)
    three = two.with_round({"A": 0, "B": 900})
    assert winners(three) == ("A",)


def test_a_tie_after_the_last_round_adds_a_round() -> None:
    match = rounds_of(1).with_round({"A": 400, "B": 400})
    assert not is_over(match)
    assert winners(match.with_round({"A": 0, "B": 10})) == ("B",)


# What is settled


def test_winners_gain_a_thousand_account_points_for_every_round_played() -> None:
    match = rounds_of(3)
    for points in ({"A": 200, "B": 700}, {"A": 100, "B": 300}, {"A": 0, "B": 0}):
        assert account_points(match) == {}
        match = match.with_round(points)
    assert account_points(match) == {1: -3000, 2: 3000, 3: -3000, 4: 3000}


def test_a_round_that_breaks_a_tie_counts_in_the_account() -> None:
    match = rounds_of(1).with_round({"A": 400, "B": 400}).with_round({"A": 100, "B": 0})
    assert account_points(match) == {1: 2000, 2: -2000, 3: 2000, 4: -2000}


def test_in_the_arena_each_winner_wins_the_net_stake_and_each_loser_loses_it() -> None:
    match = rounds_of(3)
    for points in ({"A": 200, "B": 700}, {"A": 100, "B": 300}, {"A": 0, "B": 0}):
        assert arena_stakes(match, 250) == {}
        match = match.with_round(points)
    assert arena_stakes(match, 250) == {1: -250, 2: 250, 3: -250, 4: 250}


def test_extra_rounds_in_the_arena_do_not_multiply_the_stake() -> None:
    match = rounds_of(3)
    for _ in range(3):
        match = match.with_round({"A": 100, "B": 100})
    assert not is_over(match)
    match = match.with_round({"A": 5, "B": 0})
    assert len(match.rounds) == 4
    assert arena_stakes(match, 250) == {1: 250, 2: -250, 3: 250, 4: -250}


# The spare jokers of the Joker button


def used_by(seat: int, spare: tuple[int, ...]) -> tuple[JokerButton, ...]:
    """The buttons after a round in which one seat drew a joker by it."""
    return tuple(JokerButton(n == seat, one - (n == seat)) for n, one in enumerate(spare, 1))


def test_a_spare_joker_that_was_used_is_gone_in_the_next_round() -> None:
    rules = load("tile")
    match = Match(rules, 4, spare_jokers=(2, 1, 0, 1))
    start = deal(rules, 4, Random(1), 1, match.scores, match.spare_jokers)
    assert [button.spare for button in start.buttons] == [2, 1, 0, 1]
    end = replace(start, stage="over", ended="stock", buttons=used_by(2, match.spare_jokers))
    after = match.with_position(end)
    assert after.spare_jokers == (2, 0, 0, 1)
    again = deal(rules, 4, Random(2), 2, after.scores, after.spare_jokers)
    assert [button.used for button in again.buttons] == [False] * 4
    assert [button.spare for button in again.buttons] == [2, 0, 0, 1]


def test_the_button_serves_once_a_round_and_as_often_as_there_are_spare_jokers() -> None:
    rules, rng = load("tile"), Random(3)
    used = [0, 0, 0, 0]
    for one in play_rounds(seat_players(rules, 4, rng), rng):
        for event in one.events:
            used[event.seat - 1] += event.step == Say("joker")
        assert [1 - number for number in used] == list(one.match.spare_jokers)
    assert 0 < max(used) <= 1


def test_games_with_cards_have_no_spare_jokers() -> None:
    rules = load("classic")
    start = deal(rules, 4, Random(1))
    match = Match(rules, 4).with_position(replace(start, stage="over", ended="stock"))
    assert match.spare_jokers == () and start.buttons == ()


def test_games_with_cards_settle_nothing() -> None:
    match = played("classic", 4, {"A": 5000, "B": 0})
    assert is_over(match)
    assert account_points(match) == {} and arena_stakes(match, 100) == {}


def test_a_minimum_of_the_next_round_is_what_the_table_asks_for() -> None:
    match = played("classic", 4, {"A": 1500, "B": 20})
    scores = ", ".join(f"{side}: {score}" for side, score in zip("AB", match.scores, strict=True))
    text = (
        f"case: next\nvariant: classic\nposition: {{step: play, scores: {{{scores}}},"
        " hands: {1: K K K Q Q Q 4 6}}\nmoves: [meld K K K + Q Q Q]\n"
    )
    verdict = run(read_case(read_text(text, "next.yaml"))).verdicts[-1]
    assert not verdict.legal and "opening.minimum" in verdict.broken
