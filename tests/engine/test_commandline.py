"""`python -m engine`: exit statuses, standard input, and the JSON that other programs read."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine import rulesets
from engine.commandline import main

FROZEN = """\
case: frozen-pile-one-natural-and-a-wild
title: May I take a frozen pile with one 7 and a joker?
variant: classic
position:
  hands: {1: 7 Jo K K K 9 4}
  pile: 4 2 9 7
  melds: {A: [Q Q Q]}
moves: [take 7 Jo]
expect: {legal: false, rules: [pile.frozen]}
"""
DISCARD = """\
case: a-discard
variant: official
position: {step: play, hands: {1: K K K 9 4}, pile: 6, melds: {A: [Q Q Q]}}
moves: [discard 9]
"""
SCORED = """\
case: a-score
variant: classic
position:
  over: yes
  out: {seat: 1}
  hands: {1: "", 2: A 3b, 3: K, 4: ""}
  melds: {A: [9*7]}
"""


@pytest.fixture
def write(tmp_path: Path) -> Any:
    """Write a case and return its file's name."""

    def written(text: str, name: str = "case.yaml") -> str:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    return written


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """The JSON objects printed, one a line."""
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_status_0_when_all_is_legal_and_1_when_a_step_is_not(write: Any) -> None:
    assert main(["check", write(DISCARD)]) == 0
    assert main(["check", write(FROZEN)]) == 1
    assert main(["check", write(DISCARD, "a.yaml"), write(FROZEN, "b.yaml")]) == 1


def test_the_verdict_says_broken_rules_with_their_reasons_and_sources(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["check", write(FROZEN)])
    said = capsys.readouterr().out
    assert "frozen-pile-one-natural-and-a-wild (classic), step 1: take 7 Jo: NOT LEGAL" in said
    (broken,) = (line for line in said.splitlines() if "BROKEN" in line)
    assert "pile.frozen" in broken and "two natural sevens" in broken
    assert "seed 002, freezing the discard pile" in said


def test_check_in_json_has_one_object_a_step(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    text = DISCARD.replace("moves: [discard 9]", "moves: [meld K K K, discard 9]")
    assert main(["check", write(text), "--json"]) == 0
    found = lines(capsys)
    assert [one["step"] for one in found] == [1, 2]
    assert [one["move"] for one in found] == ["meld K K K", "discard 9"]
    for one in found:
        assert one.keys() == {"case", "variant", "step", "move", "legal", "reasons"}
        assert one["case"] == "a-discard" and one["variant"] == "official"
        assert one["legal"] is True


def test_reasons_hold_every_rule_asked_with_its_text_and_sources(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", write(FROZEN), "--json"]) == 1
    (one,) = lines(capsys)
    assert one["legal"] is False
    for reason in one["reasons"]:
        assert reason.keys() - {"hint"} == {"rule", "ok", "text", "cite"}
        assert reason["text"] and isinstance(reason["ok"], bool)
        assert all({"source", "where"} <= cite.keys() for cite in reason["cite"])
    broken = [reason["rule"] for reason in one["reasons"] if not reason["ok"]]
    assert broken == ["pile.frozen"]
    ids = [reason["rule"] for reason in one["reasons"]]
    assert ids[0] == "turn.order" and len(ids) == len(set(ids))


def test_steps_after_an_illegal_one_are_not_judged(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    text = FROZEN.replace("[take 7 Jo]", "[take 7 Jo, discard 4]")
    assert main(["check", write(text), "--json"]) == 1
    assert len(lines(capsys)) == 1


def test_a_file_may_hold_a_list_of_cases(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    text = "".join(
        "- " + block.replace("\n", "\n  ").rstrip() + "\n" for block in (DISCARD, FROZEN)
    )
    assert main(["check", write(text), "--json"]) == 1
    assert [one["case"] for one in lines(capsys)] == [
        "a-discard",
        "frozen-pile-one-natural-and-a-wild",
    ]


def test_another_rule_set_may_judge(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", write(FROZEN), "--variant", "tile", "--json"]) == 1
    (one,) = lines(capsys)
    broken = [reason["rule"] for reason in one["reasons"] if not reason["ok"]]
    assert one["variant"] == "tile" and broken == ["pile.natural_pair", "pile.natural_and_wild"]


def test_a_house_variant_is_judged_as_such(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    house = "variant: {base: classic, with: {pile.frozen_by: []}}"
    assert main(["check", write(FROZEN.replace("variant: classic", house)), "--json"]) == 0
    (one,) = lines(capsys)
    assert one["variant"] == "classic" and one["with"] == {"pile.frozen_by": []}


def test_every_rule_set_may_judge_at_once(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", write(FROZEN), "--all", "--json"]) == 1
    found = lines(capsys)
    assert [one["variant"] for one in found] == list(rulesets.names())
    assert not any(one["legal"] for one in found)


def test_a_position_that_cannot_exist_under_a_rule_set_does_not_count(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    six = (
        "case: six\nvariant: complete-6\n"
        "position: {step: play, turn: 6, hands: {6: K 9 4}, pile: 6}\n"
        "moves: [discard 9]\n"
    )
    assert main(["check", write(six), "--all", "--json"]) == 0
    found = {one["variant"]: one for one in lines(capsys)}
    assert found.keys() == set(rulesets.names())
    applies = {name for name, one in found.items() if one.get("applies", True)}
    assert applies == {"complete-6", "railroad"}
    for name in found.keys() - applies:
        assert found[name]["applies"] is False and "no seat 6" in found[name]["why"]


def test_what_a_case_does_not_give_is_taken_from_each_rule_set_anew(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    # What is left of the pack: nothing of 108 cards, something of the others.
    text = (
        "case: whole-pack\nvariant: official-2\n"
        "position: {hands: {1: K 9 4, 2: 100}, pile: 6 4 8 9 9}\nmoves: [draw]\n"
    )
    main(["check", write(text), "--all", "--json"])
    found = {one["variant"]: one for one in lines(capsys)}
    assert found["official-2"]["legal"] is False
    assert found["railroad"]["legal"] is True
    assert found["tile"]["applies"] is False


def test_moves_in_json(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    text = DISCARD.replace("moves: [discard 9]", "moves: [meld K K K]")
    assert main(["moves", write(text), "--json"]) == 0
    (one,) = lines(capsys)
    assert one.keys() == {"case", "variant", "moves"}
    assert one["case"] == "a-discard" and one["variant"] == "official"
    assert [(move["move"], move["family"]) for move in one["moves"]] == [
        ("discard 9", "discard"),
        ("discard 4", "discard"),
    ]
    for move in one["moves"]:
        assert move.keys() == {"move", "family", "text"} and move["text"].endswith(".")


def test_moves_after_a_railroad_discard_hold_the_last_seats_kitty(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (
        "variant: railroad\n"
        "position: {step: play, hands: {1: K 9 4}, pile: 6, stock: 40, melds: {A: [Q*7]},"
        " kitty: {1: {seen: yes}}}\n"
        "moves: [discard 9]\n"
    )
    assert main(["moves", write(text), "--json"]) == 0
    (one,) = lines(capsys)
    assert [
        (move["move"], move["family"], move["seat"]) for move in one["moves"] if "seat" in move
    ] == [("kitty take", "kitty", 1)]


def test_moves_for_people_stand_in_groups_with_what_may_not_be_done(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    text = FROZEN.replace("moves: [take 7 Jo]\n", "")
    assert main(["moves", write(text)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("frozen-pile-one-natural-and-a-wild (classic)\n")
    assert "draw" in said and "frozen" in said


def test_score_in_json(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", write(SCORED), "--json"]) == 0
    (one,) = lines(capsys)
    assert one.keys() == {"case", "variant", "totals", "lines"}
    # Nines 70, canasta 500, out 100, the king of the partner; an ace and a black three.
    assert one["totals"] == {"A": 660, "B": -25}
    for line in one["lines"]:
        assert line.keys() == {"side", "rule", "label", "count", "points"}
        assert line["label"] and line["rule"].startswith("score.")
    canasta = [line for line in one["lines"] if line["rule"] == "score.canasta"]
    assert [(line["side"], line["count"], line["points"]) for line in canasta] == [("A", 1, 500)]
    for side, total in one["totals"].items():
        assert sum(line["points"] for line in one["lines"] if line["side"] == side) == total


def test_score_for_people_ends_with_the_totals(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", write(SCORED)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[0::2] for line in said if "total" in line] == [["A", "660"], ["B", "-25"]]


def test_a_round_is_priced_again_under_another_rule_set(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", write(SCORED), "--variant", "tile", "--json"]) == 0
    (one,) = lines(capsys)
    # Nines are 5 each and an ace 25 there, a black three 100.
    assert one["totals"] == {"A": 625, "B": -125}


FACTS = """\
case: priced-again
variant: classic
position:
  over: yes
  out: {seat: 1}
  hands: {1: "", 2: A 3b, 3: K, 4: ""}
  melds: {A: [9*7 concealed], B: [4 4 4 4 4 2 Jo]}
  red_threes: {A: 1, B: 1}
"""


def test_the_same_facts_have_other_prices_under_other_rule_sets(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", write(FACTS), "--all", "--json"]) == 0
    found = {one["variant"]: one for one in lines(capsys)}
    assert found.keys() == set(rulesets.names())
    priced = {name: one for name, one in found.items() if one.get("applies", True)}
    assert {name: one["totals"] for name, one in priced.items()} == {
        # Nines 70, canasta 500, red three 100, out 100, a king in hand;
        # fours 25, two 20, joker 50, canasta 300, red three 100, an ace and a black three in hand.
        "classic": {"A": 760, "B": 470},
        "official": {"A": 760, "B": 470},
        # A canasta laid whole from the hand brings 100 more.
        "complete-4": {"A": 860, "B": 470},
        # Nines count 5 each; an ace in hand 25, a black three 100.
        "tile": {"A": 725, "B": 370},
    }
    facts = [
        [
            (line["side"], line["rule"], line["count"])
            for line in one["lines"]
            if line["rule"] != "score.concealed_canasta"
        ]
        for one in priced.values()
    ]
    assert all(one == facts[0] for one in facts)
    assert "no seat 4" in found["complete-2"]["why"]
    assert "hand of seat 5 is needed" in found["complete-6"]["why"]
    assert "kitty of seat 1 is needed" in found["railroad"]["why"]


def test_rule_sets_that_cannot_price_a_round_say_why(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", write(FACTS), "--all"]) == 0
    said = capsys.readouterr().out
    assert "priced-again (complete-2): does not apply: " in said
    assert "priced-again (tile)\n" in said and "priced-again (complete-2)\n" not in said


def test_nothing_is_scored_after_a_move_that_is_not_legal(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", write(FROZEN)]) == 2
    said = capsys.readouterr()
    assert said.out == "" and "is not legal (pile.frozen)" in said.err
    assert main(["score", write(FROZEN), "--all"]) == 0
    assert "(classic): does not apply: " in capsys.readouterr().out


def test_verify_agrees_or_says_where_it_does_not(
    write: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(FROZEN)
    assert main(["verify", str(tmp_path)]) == 0
    assert "1 agree, 0 do not" in capsys.readouterr().out
    write(FROZEN.replace("legal: false, rules: [pile.frozen]", "legal: true"))
    assert main(["verify", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "legal: expected yes, found no" in said and "0 agree, 1 do not" in said


def test_verify_in_json(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", write(FROZEN), "--json"]) == 0
    (one,) = lines(capsys)
    assert one["case"] == "frozen-pile-one-natural-and-a-wild" and one["agrees"] is True


@pytest.mark.parametrize(("text", "status"), [(DISCARD, 0), (FROZEN, 1)])
def test_a_dash_reads_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str, status: int
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert main(["check", "-", "--json"]) == status
    assert len(lines(capsys)) == 1
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert main(["verify", "-", "--json"]) == 0
    assert lines(capsys)[0]["file"] == "standard input"


def test_the_catalogue_names_every_rule_with_words_and_sources(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "--variant", "railroad", "--json"]) == 0
    found = lines(capsys)
    assert {"kitty.take", "meld.sevens", "score.kitty"} <= {one["rule"] for one in found}
    for one in found:
        assert one["variant"] == "railroad"
        assert all(one[key] for key in ("title", "statement", "why", "cite"))


def test_the_schema_of_a_rule_set_names_its_switches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--schema"]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert {"pile", "meld", "opening"} <= schema["properties"].keys()


@pytest.mark.parametrize("arguments", [[], ["judge"], ["check"], ["check", "--jsn", "x"]])
def test_a_command_that_is_none_ends_with_status_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    assert "usage: python -m engine" in capsys.readouterr().err


def test_a_python_without_the_packages_is_told_what_to_do() -> None:
    # `-S` leaves out everything that was installed.
    run = subprocess.run(
        [sys.executable, "-S", "-m", "engine", "rules"],
        cwd=Path(__file__).parent.parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    assert "Traceback" not in run.stderr
    assert re.fullmatch(r"error: the package \w+ is missing.*requirements\.txt\n", run.stderr)
