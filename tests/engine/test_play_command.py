"""`python -m engine play`: a match by bots, in short, as a story, in JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.commandline import main
from engine.rulesets import load, names


def said(arguments: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines that the command prints, with the status of success."""
    assert main(["play", *arguments.split()]) == 0
    return capsys.readouterr().out.splitlines()


def objects(arguments: str, capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """The JSON objects that the command prints."""
    return [json.loads(line) for line in said(f"{arguments} --json", capsys)]


def test_a_whole_match_ends_with_its_winner(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said("--variant classic --seed 3", capsys)
    assert lines[0].endswith("4 players, seed 3.")
    assert all(line.startswith("Round ") for line in lines[1:-1])
    assert "wins with" in lines[-1]
    *rounds, match = objects("--variant classic --seed 3", capsys)
    assert match["over"] and match["rounds"] == len(rounds) == len(lines) - 2
    (winner,) = match["winners"]
    assert match["totals"][winner] == max(match["totals"].values()) >= 5000
    assert f"side {winner} wins" in lines[-1]


@pytest.mark.parametrize("name", names())
def test_so_many_rounds_of_every_rule_set(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    *rounds, match = objects(f"--variant {name} --seed 5 --rounds 2", capsys)
    assert [one["round"] for one in rounds] == [1, 2] and match["rounds"] == 2
    assert match["variant"] == name and match["players"] == load(name).seats.least
    for side, total in match["totals"].items():
        assert total == sum(one["points"][side] for one in rounds)
    dealers = [one["dealer"] for one in rounds]
    assert dealers[1] == dealers[0] % match["players"] + 1


def test_the_same_seed_gives_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    first = said("--variant tile --seed 8 --rounds 1 --transcript", capsys)
    assert first == said("--variant tile --seed 8 --rounds 1 --transcript", capsys)
    assert first != said("--variant tile --seed 9 --rounds 1 --transcript", capsys)


def test_the_transcript_stands_in_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    told = said("--variant official-2 --seed 4 --rounds 1 --transcript", capsys)
    one, _ = objects("--variant official-2 --seed 4 --rounds 1 --transcript", capsys)
    assert one["story"] == [line for line in told if line in set(one["story"])]
    assert sum(line.partition(". Seat")[0].isdigit() for line in one["story"]) == one["turns"]


def test_as_many_play_as_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    (_, match) = objects("--variant railroad --seed 1 --rounds 1 --players 4", capsys)
    assert match["players"] == 4 and set(match["totals"]) == set("ABCD")


def test_bots_may_play_at_random_and_a_player_may_be_away(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (one, _) = objects("--variant classic --seed 1 --rounds 1 --bots random", capsys)
    assert one["ended"] in ("out", "stock", "red_three")
    lines = said("--variant tile --seed 1 --rounds 1 --transcript --absent 2 --absent 3", capsys)
    assert sum("is away" in line for line in lines) == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--variant whist --seed 1", "“whist” is no rule set; known are"),
        ("--variant classic --seed one", "--seed: a whole number was expected, not “one”"),
        ("--variant classic --seed 1.5", "--seed: a whole number"),
        ("--variant classic --seed 1234567890123456789012", "--seed: a whole number"),
        ("--variant classic --seed 1 --rounds 0", "--rounds: a number from 1 to"),
        ("--variant classic --seed 1 --rounds many", "--rounds: a whole number"),
        ("--variant classic --seed 1 --players 5", "5 players; this game is for 4"),
        ("--variant railroad --seed 1 --players 1", "1 player; this game is for 2 to"),
        ("--variant railroad --seed 1 --players two", "--players: a whole number"),
        ("--variant classic --seed 1 --bots clever", "known are sensible, random"),
        ("--variant classic --seed 1 --absent 2", "waits for a player who is away"),
        ("--variant tile --seed 1 --absent 5", "there is no seat 5"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    arguments: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments.split()]) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and words in printed.err
    assert printed.err.startswith("error: ") and printed.err.count("\n") == 1
