"""A question as people ask it: what is said stays, what is not said is assumed and named."""

from __future__ import annotations

import pytest

from engine.cards import write_cards
from engine.cases import read_cases
from engine.question import (
    Question,
    assumptions,
    case_of,
    others_of,
    question_of,
    value_of,
    yaml_of,
)
from engine.rulesets import load, names
from engine.verify import run
from engine.yamltext import read_text
from tests.engine.case_files import all_cases, by_file

CLASSIC, OFFICIAL = load("classic"), load("official")


def asked(*moves: str, hand: str | None = None, **said: object) -> Question:
    question = Question(said, moves)
    return question if hand is None else question.with_part("hands", hand, 1)


@pytest.mark.parametrize("file", by_file())
def test_a_case_asks_the_same_as_a_question(file: str) -> None:
    faults = []
    for name, case in by_file()[file]:
        found = case_of(question_of(case), case.rules)
        if (found.position, found.moves) != (case.position, case.moves):
            faults.append(name)
    assert faults == []


def test_a_question_as_yaml_is_a_case() -> None:
    faults = []
    for case in all_cases()[::7]:
        found = read_cases(read_text(yaml_of(question_of(case), case.rules), "text"))[0]
        broken = [[one.broken for one in run(asked).verdicts] for asked in (found, case)]
        if (found.position, found.moves) != (case.position, case.moves) or broken[0] != broken[1]:
            faults.append(case.slug)
    assert faults == []


def test_a_hand_is_filled_up_to_the_number_dealt() -> None:
    # Complete canasta deals fifteen cards to each of two players, official canasta eleven to four.
    assert others_of(asked(hand="7 Jo"), load("complete-2")) == 13
    assert others_of(asked(hand="7 Jo"), OFFICIAL) == 9
    assert write_cards(case_of(asked(hand="7 Jo"), OFFICIAL).position.hand) == "7 Jo ?9"


def test_who_has_drawn_holds_one_more() -> None:
    assert others_of(asked("meld 9 9 9", hand="9 9 9"), OFFICIAL) == 9


@pytest.mark.parametrize(
    ("move", "step"),
    [
        ("draw", "draw"), ("take 7 7", "draw"), ("meld 9 9 9", "play"), ("add 9 to 9", "play"),
        ("discard 9", "play"), ("lay 3r", "play"), ("ask", "play"),
    ],
)  # fmt: skip
def test_the_first_move_tells_how_far_the_turn_has_come(move: str, step: str) -> None:
    assert value_of(asked(move), OFFICIAL)["position"]["step"] == step
    assert value_of(asked(move, step="draw"), OFFICIAL)["position"]["step"] == "draw"


def test_a_hand_that_nobody_named_holds_what_is_played() -> None:
    question = asked("meld 9 9 9 2", "discard 4")
    hand = case_of(question, OFFICIAL).position.hand
    assert write_cards(hand) == "9 9 9 2 4 ?7"
    assert len(hand) == 12
    assert "hand" in {one.key for one in assumptions(question, OFFICIAL)}


def test_a_side_that_has_opened_gets_a_meld_in_nobodys_way() -> None:
    question = asked("take 4 2", hand="4 2 5", pile="8 4")
    opened = Question(question.position, question.moves, opened=True)
    position = case_of(opened, OFFICIAL).position
    meld = position.own_melds[0]
    assert meld.size == 3
    assert meld.rank not in {card.kind for card in (*position.hand, *position.pile)}
    assert not case_of(question, OFFICIAL).position.own_melds


def test_what_is_said_is_not_assumed() -> None:
    said = {
        "step": "draw", "hands": {1: "7 7 K"}, "pile": "4 7", "scores": {"A": 100}, "stock": 40,
        "melds": {"A": ["K K K"], "B": ["9 9 9"]},
    }  # fmt: skip
    assert assumptions(Question(said, others=0), CLASSIC) == ()
    keys = {one.key for one in assumptions(Question({"hands": {1: "7"}}), CLASSIC)}
    assert keys == {"step", "others", "melds", "their-melds", "pile", "score", "stock"}


def test_parts_are_said_and_unsaid() -> None:
    question = asked(hand="7 7")
    assert question.hand == "7 7"
    assert question.with_part("hands", None, 1) == Question()
    assert question.with_part("pile", "4").with_part("pile", None) == question


def test_what_cannot_be_read_stays_said() -> None:
    question = asked(hand="7 X")
    assert question.hand == "7 X"
    assert value_of(question, CLASSIC)["position"]["hands"][1].startswith("7 X")


@pytest.mark.parametrize("id", names())
def test_the_empty_question_can_be_laid_out_everywhere(id: str) -> None:
    rules = load(id)
    assert case_of(Question(), rules).position.players >= rules.seats.least
