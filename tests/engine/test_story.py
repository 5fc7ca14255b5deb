"""The story of a round: every turn is in it, and its figures are those of the score."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import groupby
from random import Random

import pytest

from engine.bots import random_bot, sensible
from engine.cases import read_case
from engine.match import Match
from engine.moves import Discard, Draw
from engine.play import Round, play_rounds, with_absent
from engine.rulesets import house, load, names
from engine.seating import Seating, seat_players
from engine.story import tell_match, tell_round, tell_seating
from engine.story.steps import tell_step
from engine.verify import run
from engine.yamltext import read_text


def played(name: str, seed: int, random: bool = False) -> tuple[Seating, Round]:
    """One round of a rule set."""
    rng = Random(seed)
    seating = seat_players(load(name), load(name).seats.least, rng)
    bot = random_bot if random else sensible
    return seating, next(iter(play_rounds(seating, rng, 1, bot)))


def told(text: str) -> str:
    """The last step of a case, told."""
    case = read_case(read_text(text, "case.yaml"))
    result = run(case)
    assert result.legal
    before = run(replace(case, moves=case.moves[:-1])).position
    return " ".join(tell_step(before, before.seat, case.moves[-1], result.position))


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("random", [False, True])
def test_every_turn_is_told_and_the_lines_of_the_score_make_the_total(
    name: str, random: bool
) -> None:
    for seed in (1, 2):
        seating, one = played(name, seed, random)
        lines = [*tell_seating(seating), *tell_round(one), *tell_match(one.match)]
        assert all(line and "{" not in line and "  " not in line for line in lines)
        turns = [line for line in lines if re.match(r"\d+\. Seat", line)]
        seats = [seat for seat, _ in groupby(one.events, lambda event: event.seat)]
        assert [int(line.partition(".")[0]) for line in turns] == list(range(1, len(seats) + 1))
        assert [int(line.split()[2].rstrip(":")) for line in turns] == seats
        for side, points in zip("ABCDEF", one.match.rounds[0], strict=False):
            rows = [line for line in lines if line.startswith(f"{side}: ")]
            figures = [int(line.split()[1].replace(",", "")) for line in rows]
            assert sum(figures) == points
            assert any(line.startswith(f"Side {side} makes {points:,} ") for line in lines)


def test_every_player_and_the_pile_are_told_before_the_first_turn() -> None:
    _, one = played("railroad", 3)
    lines = list(tell_round(one))
    first = next(place for place, line in enumerate(lines) if line.startswith("1. Seat"))
    before = "\n".join(lines[:first])
    for seat in (1, 2):
        assert f"Seat {seat} is dealt" in before and f"kitty of seat {seat}" in before
    assert "is turned up" in before


DRAW = "variant: {name}\nposition: {{hands: {{1: K 9 4}}, pile: 6, stock: {stock}}}\nmoves: [draw]"


@pytest.mark.parametrize(
    ("name", "stock", "words"),
    [
        ("classic", '"5 Q"', "Draws 5."),
        ("classic", "3h 5 Q", "Draws 3r 5. 3r is laid out and another card drawn instead."),
        ("classic", "3h 3d 5 Q", "Draws 3r 3r 5. 3r and 3r are laid out and others drawn instead."),
        ("official-2", "5 3h", "Draws 5 3r. 3r is laid out, and no card comes in its place."),
        ("classic", "3h", "Draws 3r. 3r is laid out, and no card comes in its place."),
        ("tile", "3r 5 6", "Draws 3r 5. 3r is laid out and another tile drawn instead."),
    ],
)
def test_a_draw_tells_what_becomes_of_red_threes(name: str, stock: str, words: str) -> None:
    assert told(DRAW.format(name=name, stock=stock)).startswith(words)


@pytest.mark.parametrize(
    ("name", "card", "words"),
    [
        ("classic", "3b", "Discards 3b, which freezes the pile; 2 left."),
        ("official", "3b", "Discards 3b, which stops the next player; 2 left."),
        ("official", "2", "Discards 2, which freezes the pile; 2 left."),
        ("tile", "2", "Discards 2; 2 left."),
        ("official", "9", "Discards 9; 2 left."),
    ],
)
def test_a_discard_tells_what_it_does_to_the_pile(name: str, card: str, words: str) -> None:
    text = f"variant: {name}\nposition: {{step: play, hands: {{1: K 4 {card}}}, pile: 6}}\n"
    assert told(f"{text}moves: [discard {card}]") == words


def test_a_pile_taken_before_the_minimum_is_met_waits() -> None:
    text = (
        "variant: official\nposition: {hands: {1: 9 9 K K K Q 4 5}, pile: A 3h 9}\n"
        "moves: [take 9 9{more}]"
    )
    first = told(text.replace("{more}", ""))
    assert "with 9 9 from hand, and melds 9 9 9" in first
    assert "30 points so far, and 50 are needed. The rest of the pile waits" in first
    second = told(text.replace("{more}", "; meld K K K"))
    assert "That opens with 60 points; 50 were needed." in second
    assert "The rest of the pile goes to hand, but 3r is laid out and not replaced." in second


def test_the_first_to_take_the_pile_plays_alone_against_the_others() -> None:
    text = (
        "variant: official-3\nposition: {turn: 2, hands: {2: 9 9 K 4 5}, pile: A 9,"
        " melds: {B: [Q Q Q]}}\nmoves: [take 9 9]"
    )
    assert "From now on seat 2 plays alone against seats 1 and 3" in told(text)


def test_a_winner_and_the_account_are_told() -> None:
    match = Match(house("tile", {"match.target": {"rounds": 1}}), 4)
    assert list(tell_match(match)) == ["The match goes on."]
    assert list(tell_match(match.with_round({"A": 1200, "B": 300}))) == [
        "The match is over: side A wins with 1,200 points.",
        "Seat 1: 1,000 account points.",
        "Seat 2: -1,000 account points.",
        "Seat 3: 1,000 account points.",
        "Seat 4: -1,000 account points.",
    ]


def test_the_seat_of_a_player_who_is_away_only_draws_and_discards() -> None:
    rules, rng = load("tile"), Random(11)
    seating = seat_players(rules, 4, rng)
    bot = with_absent(rules, 4, sensible, [2])
    one = next(iter(play_rounds(seating, rng, 1, bot)))
    own = [event for event in one.events if event.seat == 2]
    assert own and all(isinstance(event.step, Draw | Discard) for event in own)
    assert "The player in seat 2 is away" in "\n".join(tell_seating(seating, [2]))
