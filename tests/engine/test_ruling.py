"""Rulings: the answer under every rule set, what decides, what if, and the report."""

from __future__ import annotations

import pytest
import yaml

from engine.books import readings, same_value
from engine.cases import Case, read_cases
from engine.question import Question, question_of
from engine.rulesets import load, names
from engine.ruling import (
    chosen_readings,
    deciding,
    differences,
    judge,
    known_values,
    report,
    turn_switch,
    turned,
    turned_rules,
    under_all,
)
from engine.switches import switch_names
from engine.verify import run
from engine.version import rules_version, version
from engine.yamltext import read_text
from tests.engine.case_files import all_cases

CLASSIC, OFFICIAL = load("classic"), load("official")
NINES = Question({"hands": {1: "9 9 9 2 2"}, "step": "play"}, ("meld 9 9 9 2 2",))
"""Three nines with two twos. Seed 002 asks for two naturals beside each wild; the official
rules want no more than three wilds."""
FROZEN = Question(
    {"hands": {1: "7 Jo"}, "pile": "4 2 7", "melds": {"A": ["K K K"]}}, ("take 7 Jo",)
)
MOVED = [case for case in all_cases() if case.moves]


def test_the_answers_are_those_of_the_referee() -> None:
    faults = []
    for case in MOVED[::3]:
        for own in under_all(question_of(case)):
            if own.fault is None:
                expected = run(case.under(own.rules))
                if (own.legal, own.broken) != (expected.legal, expected.verdicts[-1].broken):
                    faults.append(f"{case.slug}, {own.rules.id}: {own.broken}")
    assert faults == []


def test_one_switch_makes_the_difference() -> None:
    here, there = judge(NINES, CLASSIC), judge(NINES, OFFICIAL)
    assert (here.legal, there.legal) == (False, True)
    assert deciding(here, there) == ("meld.wild_ratio",)
    assert differences(NINES, here, there) == (
        ("meld.wild_ratio", "two_naturals_per_wild", "none"),
    )


@pytest.mark.parametrize("case", MOVED[::5], ids=lambda case: case.slug)
def test_a_difference_that_stands_alone_turns_the_answer(case: Case) -> None:
    question = question_of(case)
    own = judge(question, case.rules)
    for other in under_all(question):
        if other.legal is None or other.legal == own.legal:
            continue
        found = differences(question, own, other)
        for part in found:
            assert not same_value(part.here, part.there)
            assert same_value(part.there, other.rules.value(part.switch))
        if len(found) > 1:
            continue
        for part in found:
            if turn_switch(question, case.rules, part.switch, part.there) is None:
                continue  # it does not go with the other switches of these rules
            rules = turned_rules(case.rules, part.switch, part.there)
            assert rules.value(part.switch) == part.there


def test_turning_a_switch_is_a_house_rule_and_turning_it_back_is_none() -> None:
    rules = turned_rules(CLASSIC, "meld.wild_ratio", "none")
    assert rules.changed == {"meld.wild_ratio": "none"}
    assert judge(NINES, rules).legal
    assert turned_rules(rules, "meld.wild_ratio", "two_naturals_per_wild") is CLASSIC
    assert turned_rules(CLASSIC, "pile.frozen_by", ("wild",)).value("pile.frozen_by") == ("wild",)


def test_what_if_names_the_switches_that_turn_the_answer_and_who_reads_them_so() -> None:
    turns = turned(NINES, judge(NINES, CLASSIC))
    changing = {(turn.switch, turn.value): turn for turn in turns if turn.changes}
    assert {switch for switch, _ in changing} == {"meld.wild_ratio"}
    free = changing["meld.wild_ratio", "none"]
    assert "official" in free.rulesets and "classic" not in free.rulesets
    named = {
        one for part in readings("meld.wild_ratio") if part.value == "none" for one in part.sources
    }
    assert set(free.sources) <= named


def test_what_if_tells_where_another_rule_is_broken_instead() -> None:
    # Unfrozen, a natural and a wild take the pile in official canasta, and nowhere in the other.
    for value, changes in (("open_unfrozen", True), ("never", False)):
        rules = turned_rules(OFFICIAL, "pile.natural_and_wild", value)
        turns = turned(FROZEN, judge(FROZEN, rules))
        free = next(turn for turn in turns if (turn.switch, turn.value) == ("pile.frozen_by", ()))
        assert free.lifts and free.changes == changes


@pytest.mark.parametrize("switch", switch_names())
def test_known_values_are_told_apart(switch: str) -> None:
    values = known_values(switch)
    for place, value in enumerate(values):
        assert not any(same_value(value, other) for other in values[:place])
    assert any(same_value(CLASSIC.value(switch), value) for value in values)


def test_an_answer_that_rests_on_a_chosen_reading_says_so() -> None:
    found = 0
    for case in MOVED:
        question = question_of(case)
        own = judge(question, case.rules)
        for one in chosen_readings(own, turned(question, own)):
            assert one.cite.silent
            assert one.cite in case.rules.citations[one.switch]
            found += 1
    assert found > 10


@pytest.mark.parametrize(
    ("question", "part"),
    [
        (Question({"hands": {1: "7 X"}}), "position.hands.1"),
        (Question({"pile": "3"}), "position.pile"),
        (Question({"melds": {"A": ["K 9 4"]}}), "position.melds.A.1"),
        (Question({"hands": {1: "K K K K K K K K K"}}), "position"),
        (Question({}, ("jump",)), "moves.1"),
    ],
)
def test_a_position_that_cannot_be_is_told_with_its_part(question: Question, part: str) -> None:
    found = judge(question, OFFICIAL)
    assert found.fault is not None and found.verdict is None and found.legal is None
    assert found.fault.part == part
    assert found.fault.message and "Traceback" not in found.fault.message


def test_a_position_with_six_seats_is_told_where_it_cannot_come_up() -> None:
    question = Question({"hands": {6: "?11"}}, ("draw",))
    answers = {one.rules.id: one for one in under_all(question)}
    assert answers["complete-6"].legal is True
    assert answers["official"].legal is None and answers["official"].fault is not None
    assert list(answers) == list(names())


def test_the_report_holds_the_question_the_findings_and_every_value() -> None:
    own = judge(NINES, CLASSIC)
    told = yaml.safe_load(report(NINES, own))
    assert told["answer"] == "not legal"
    assert told["version"] == version()
    assert set(told["switches"]) == set(switch_names())
    assert [one["rule"] for one in told["findings"] if not one["kept"]] == ["meld.wild_ratio"]
    again = read_cases(read_text(yaml.safe_dump(told["question"]), "report"))[0]
    assert run(again).legal is False


def test_the_version_names_the_rules() -> None:
    assert version().endswith("+" + rules_version())
    assert len(rules_version()) == 8 and int(rules_version(), 16) >= 0
