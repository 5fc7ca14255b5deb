"""Rule sets side by side: what differs, the moves that differ, and hands that show it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random, SystemRandom
from typing import Any

import pytest

from engine.cases import read_case
from engine.contrast import (
    Hand,
    differing,
    differing_moves,
    filtered,
    hand,
    judged_under,
    round_apart,
    rows,
    telling_switches,
)
from engine.errors import BadInput
from engine.notation import read_step
from engine.question import Question, value_of
from engine.referee import check, legal_moves
from engine.ruleset import RuleSet
from engine.rulesets import house, load, names
from engine.ruling import turned_rules
from engine.saidposition import said_of
from engine.switches import Switches
from engine.verify import run
from engine.yamltext import Document
from tests.engine.test_drills import impossible

PAIRS = list(combinations(names(), 2))
SEED = SystemRandom().randrange(1_000_000)
CLASSIC, OFFICIAL, RAILROAD, TILE = map(load, ("classic", "official", "railroad", "tile"))


def loaded(ids: Sequence[str]) -> tuple[RuleSet, ...]:
    return tuple(map(load, ids))


# What differs


def from_the_model(rules: RuleSet) -> dict[str, Any]:
    """Every switch as the model dumps it; in lists of names the order is free."""
    found = {}
    for group, fields in rules.switches.model_dump().items():
        for field, value in fields.items():
            names_only = isinstance(value, tuple) and all(isinstance(one, str) for one in value)
            found[f"{group}.{field}"] = set(value) if names_only else value
    return found


def test_two_rule_sets_differ_in_the_switches_that_the_model_holds_otherwise() -> None:
    for one, other in PAIRS:
        here, there = from_the_model(load(one)), from_the_model(load(other))
        expected = {switch for switch in here if here[switch] != there[switch]}
        assert set(differing(loaded((one, other)))) == expected, (one, other)
        compared = rows(loaded((one, other)))
        assert {row.switch for row in compared if row.differs} == expected, (one, other)


def test_known_differences() -> None:
    # Seed 002 against the official rules, by their own words (rules/seed-digest.md, readings.md).
    assert {"pile.black_three", "meld.wild_ratio", "out.ask_partner"} <= set(
        differing([CLASSIC, OFFICIAL])
    )
    assert "meld.max_size" in differing([CLASSIC, RAILROAD])
    assert "turn.draw" not in differing([CLASSIC, OFFICIAL])
    assert differing([CLASSIC, CLASSIC]) == ()


def test_a_row_has_each_value_its_words_and_its_source() -> None:
    sets = loaded(names()[:4])
    for row in rows(sets):
        assert [one.rules for one in row.values] == list(sets)
        texts = {one.text for one in row.values}
        assert (len(texts) > 1) == row.differs, row.switch
        for one in row.values:
            assert one.value == one.rules.value(row.switch)
            assert one.citations
        assert row.read_by, f"no rule tells what {row.switch} does"


def test_the_rows_are_all_switches_by_parts_of_the_game() -> None:
    found = [row.group for row in rows([CLASSIC, TILE])]
    assert list(dict.fromkeys(found)) == list(Switches.model_fields)
    assert len(found) == sum(len(fields) for fields in CLASSIC.switches.model_dump().values())


@pytest.mark.parametrize(
    ("words", "switch"),
    [
        ("black three", "pile.black_three"),
        ("minimum score", "opening.bands"),
        ("kitty", "deal.kitty"),
        ("forzen pile", "pile.frozen_by"),
        ("joker button", "joker_button.use"),
    ],
)
def test_a_word_finds_its_switches(words: str, switch: str) -> None:
    everything = rows([CLASSIC, RAILROAD])
    found = filtered(everything, words)
    assert switch in {row.switch for row in found}
    assert len(found) < len(everything) / 2


def test_no_word_finds_all_and_nonsense_finds_nothing() -> None:
    everything = rows([CLASSIC, RAILROAD])
    assert filtered(everything, "  ") == everything
    assert filtered(everything, "xyzzyqwv") == ()


# Hands


def judged(question: Question, rules: RuleSet) -> bool | None:
    """The referee's answer, by the case format alone; None where the table cannot be there."""
    try:
        case = read_case(Document(value_of(question, rules), {}, ""), rules)
    except BadInput:
        return None
    return run(case).legal


def faults(found: Hand | None, sets: Sequence[RuleSet]) -> list[str]:
    """What is wrong with a hand, by the referee."""
    if found is None:
        return ["no hand was found"]
    wrong = []
    answers = [judged(found.question, rules) for rules in sets]
    if [one.legal for one in found.rulings] != answers:
        wrong.append(f"the answers are {answers}")
    if found.switch not in differing(sets):
        wrong.append(f"{found.switch} does not differ")
    if found.kind == "legal" and {True, False} - set(answers):
        wrong.append("nobody allows it, or everybody")
    part = next((one for one in found.parts if one.switch == found.switch), None)
    if part is None:
        wrong.append("the switch is not among those that decide")
    elif found.kind == "legal":
        turned = turned_rules(found.one.rules, part.switch, part.there)
        if judged(found.question, turned) is not False:
            wrong.append(f"{part.switch} alone does not turn the answer")
    return wrong


@pytest.mark.parametrize("number", range(5))
def test_a_hand_is_found_on_which_two_rule_sets_differ(number: int) -> None:
    # The names of tests must not depend on the seed: each process of a run has another.
    ids = Random(SEED).sample(PAIRS, 5)[number]
    sets = loaded(ids)
    for seed in range(SEED, SEED + 3):
        found = hand(sets, seed)
        assert faults(found, sets) == [], f"{ids}, seed {seed}"
        again = hand(sets, seed)
        assert again is not None and found is not None and again.question == found.question


def test_seeds_show_one_difference_after_the_other() -> None:
    sets = (RAILROAD, CLASSIC)
    shown = [found.switch for seed in range(6) if (found := hand(sets, seed)) is not None]
    assert len(set(shown)) == 6


def test_every_switch_that_a_hand_can_show_is_shown_when_asked_for() -> None:
    sets = (CLASSIC, RAILROAD)
    known = telling_switches(sets)
    assert {"pile.natural_and_wild", "meld.max_size", "discard.sevens"} <= set(known)
    for switch in known:
        found = hand(sets, SEED, switch)
        assert faults(found, sets) == [], f"{switch}, seed {SEED}"
        assert found is not None and found.switch == switch
    assert hand(sets, SEED, "match.target") is None


def test_tables_of_cards_and_of_tiles_can_be_compared() -> None:
    found = hand((CLASSIC, TILE), SEED, "pile.onto_meld")
    assert faults(found, (CLASSIC, TILE)) == []
    assert found is not None
    assert found.one.rules is CLASSIC and found.other.rules is TILE


def test_where_the_same_moves_are_legal_something_else_comes_of_them() -> None:
    # Official for three: two cards are drawn, and everybody plays alone.
    sets = loaded(("official", "official-3"))
    found = hand(sets, SEED)
    assert found is not None
    assert (found.kind, found.switch) == ("effect", "turn.draw")
    assert telling_switches(sets) == ("turn.draw",)


def test_house_rules_are_told_apart_by_the_switch_that_was_turned() -> None:
    sets = (CLASSIC, house("classic", {"pile.black_three": "stops_next"}))
    assert telling_switches(sets) == ("pile.black_three",)
    assert faults(hand(sets, SEED), sets) == []


def test_hands_spread_over_the_switches_that_were_changed() -> None:
    # How many cards are drawn makes no move illegal, and is shown by what comes of a draw.
    changed = {"meld.min_naturals": 3, "out.canastas": 2, "turn.draw": 2}
    sets = (CLASSIC, house("classic", changed))
    assert set(telling_switches(sets)) == set(changed)
    shown = [found.switch for seed in range(SEED, SEED + 3) if (found := hand(sets, seed))]
    assert set(shown) == set(changed), f"seed {SEED}"
    for switch in changed:
        assert faults(hand(sets, SEED, switch), sets) == []


@pytest.mark.parametrize("number", range(5))
def test_a_hand_shows_the_whole_pack_and_a_full_hand(number: int) -> None:
    # Whoever laid nothing holds what was dealt, and what was just drawn.
    ids = Random(SEED + 1).sample(PAIRS, 5)[number]
    sets = loaded(ids)
    for seed in range(SEED, SEED + 3):
        found = hand(sets, seed)
        assert found is not None
        shown = [one.case.position for one in found.rulings if one.case is not None]
        assert any(not list(impossible(position)) for position in shown), (ids, seed)


def test_rules_that_differ_in_the_score_alone_have_no_hand_but_a_round() -> None:
    sets = (CLASSIC, house("classic", {"score.canasta": {"natural": 600, "mixed": 300}}))
    assert hand(sets, SEED) is None
    found = round_apart(sets, SEED)
    assert [one.rules for one in found] == list(sets)
    assert found[0].points != found[1].points
    assert round_apart((CLASSIC, house("classic", {"deal.cards": 12})), SEED) == ()


def test_four_rule_sets_are_told_apart_at_once() -> None:
    sets = (CLASSIC, RAILROAD, TILE, load("official-3"))
    for seed in range(4):
        assert faults(hand(sets, seed), sets) == []


# Moves


TABLE = Question(
    {"hands": {1: "7 2 Q Q 5"}, "pile": "9 4 7", "melds": {"A": ["K K K"]}, "step": "draw"},
    others=0,
)


def test_the_moves_that_differ_are_those_that_one_referee_allows_and_another_does_not() -> None:
    sets = (CLASSIC, RAILROAD, TILE)
    tables = judged_under(TABLE, sets)
    found = differing_moves(tables)
    assert "take 7 2" in {move for one in found.differences for move in one.moves}
    for one in found.differences:
        for text in one.moves:
            answers = []
            for table in tables:
                assert table.position is not None
                step = read_step(text, table.rules.cards.deck)
                verdict = check(table.position, step)
                answers.append(verdict.legal)
                answer = one.answers[sets.index(table.rules)]
                assert answer.legal == verdict.legal
                assert answer.rule == (verdict.broken[0] if verdict.broken else "")
            assert {True, False} == set(answers), text


def test_moves_that_all_allow_are_counted_and_not_listed() -> None:
    tables = judged_under(TABLE, (CLASSIC, CLASSIC))
    found = differing_moves(tables)
    assert found.differences == ()
    assert tables[0].position is not None
    assert found.common == len(legal_moves(tables[0].position))


def test_a_table_that_cannot_be_somewhere_says_why() -> None:
    third = Question({"turn": 3, "hands": {3: "7 2 Q Q 5"}, "pile": "9 4 7"})
    tables = judged_under(third, loaded(("official", "official-2")))
    assert tables[0].position is not None and tables[1].position is None
    assert tables[1].fault is not None and "no seat 3" in tables[1].fault.message


# Positions in words


def test_a_position_says_no_more_than_it_must() -> None:
    position = read_case(Document(value_of(TABLE, CLASSIC), {}, ""), CLASSIC).position
    assert said_of(position) == dict(TABLE.position)
