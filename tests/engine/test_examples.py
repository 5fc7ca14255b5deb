"""Every rule has its examples under every rule set, and the referee decides them by that rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import rulesets
from engine.cases import read_case
from engine.errors import BadInput, CannotRead
from engine.examples import (
    Example,
    Examples,
    examples,
    named_under,
    note_of,
    pool,
    shows,
)
from engine.explain import rule_applies
from engine.rules.registry import RULES
from engine.verify import differences
from engine.yamltext import read_text
from tests.engine.test_rule_coverage import (
    PERMISSIONS,
    SHOWN_ELSEWHERE,
    every_rule_set,
    used,
    used_under,
)

PROHIBITIONS = {
    "turn.takeback", "turn.finish", "stock.last_red_three", "pile.natural_and_wild",
    "pile.onto_meld", "pile.onto_canasta", "pile.one_card", "meld.wild_meld", "meld.threes",
    "meld.black_threes", "meld.per_rank", "threes.red_expose", "discard.required",
    "discard.red_three", "out.keep_card",
}  # fmt: skip
"""Rules that the referee names only when they are broken, in some rule sets at least: what is
allowed beside them is shown by a legal move that the pool names for the rule."""


def is_permission(name: str, rule: str) -> bool:
    """Whether a rule only allows something under a rule set, so that nothing breaks it."""
    switch, value = PERMISSIONS.get(rule, ("", None))
    return bool(switch) and rulesets.load(name).value(switch) == value


@every_rule_set
def test_every_move_rule_has_a_legal_and_an_illegal_example(name: str) -> None:
    faults = []
    for rule in used_under(name, effect=False):
        found = examples(rule, rulesets.load(name))
        if not (found.allowed and found.allowed.verdict and found.allowed.verdict.legal):
            faults.append(f"{rule} has no legal example")
        if not (found.forbidden and found.forbidden.verdict) or found.forbidden.verdict.legal:
            faults.append(f"{rule} has no illegal example")
        if found.shown is not None:
            faults.append(f"{rule} has an example of an effect")
    assert faults == []


@every_rule_set
def test_the_rule_itself_decides_its_examples_or_the_pool_names_them_for_it(name: str) -> None:
    faults = []
    for rule in used_under(name, effect=False):
        found = examples(rule, rulesets.load(name))
        assert found.allowed and found.forbidden, rule
        if found.forbidden.decides == is_permission(name, rule):
            faults.append(f"{rule} decides what is forbidden just where it is no permission")
        if not found.allowed.decides and rule not in PROHIBITIONS:
            faults.append(f"{rule} does not decide what is allowed")
        for example in (found.allowed, found.forbidden):
            if not example.decides and rule not in note_of(example.case)["for"]:
                faults.append(f"{rule}: {example.case.slug} is not named for it")
    assert faults == []


@every_rule_set
def test_only_the_last_move_of_an_example_is_disputed(name: str) -> None:
    faults = []
    for rule in used_under(name, effect=False):
        for example in examples(rule, rulesets.load(name)):
            if example is None:
                continue
            legal = [verdict.legal for verdict in example.run.verdicts]
            if len(legal) != len(example.case.moves) or not all(legal[:-1]):
                faults.append(f"{rule}: {example.case.slug}: {legal}")
    assert faults == []


@every_rule_set
def test_every_effect_is_shown_and_the_wrong_claim_is_refused(name: str) -> None:
    faults = []
    for rule in used_under(name, effect=True):
        found = examples(rule, rulesets.load(name))
        elsewhere = rule in SHOWN_ELSEWHERE or rule.startswith("match.")
        if (found.allowed, found.forbidden) != (None, None):
            faults.append(f"{rule} has examples of moves")
        if elsewhere != (found.shown is None):
            faults.append(f"{rule} is shown: {found.shown is not None}")
        if found.shown is None:
            continue
        case, claim = found.shown.case, found.shown.claim
        if claim is None or not differences(replace(case, expect=claim)):
            faults.append(f"{rule}: {case.slug}: the wrong claim is not refused")
        if differences(case):
            faults.append(f"{rule}: {case.slug}: {differences(case)}")
    assert faults == []


def test_a_rule_that_is_not_used_has_no_example_that_it_decides() -> None:
    faults = []
    for name in rulesets.names():
        rules = rulesets.load(name)
        for rule in RULES:
            if not rule_applies(rule, rules) and examples(rule, rules).shown is not None:
                faults.append(f"{name}: {rule}")
    assert faults == []


def test_an_example_of_house_rules_is_judged_by_them() -> None:
    forbidden = rulesets.house("official", {"pile.before_opening": "forbidden"})
    found = examples("pile.before_opening", forbidden).forbidden
    assert found and found.verdict and "pile.before_opening" in found.verdict.broken
    free = rulesets.house("official", {"pile.one_card": "allowed"})
    example = examples("pile.one_card", free).forbidden
    assert example is None or not example.decides


def test_the_best_example_breaks_little_else() -> None:
    for name, rule in used(effect=False):
        example = examples(rule, rulesets.load(name)).forbidden
        assert example and example.verdict
        others = set(example.verdict.broken) - {rule, "turn.finish"}
        assert len(others) <= 3, f"{name}, {rule}: {example.case.slug} breaks {others}"


def test_every_case_is_told_in_a_players_words() -> None:
    for case in pool():
        assert case.title and case.why
        assert case.rules.id in named_under(case)
        assert all(rule in RULES for rule in (*shows(case), *note_of(case).get("for", ())))


def test_an_unknown_rule_is_an_error() -> None:
    with pytest.raises(KeyError):
        examples("pile.unknown", rulesets.load("classic"))


@pytest.mark.parametrize(
    "note", ["{under: whist}", "{under: railroad}", "{under: all tile}", "{under: all but classic}"]
)
def test_a_slip_in_the_rule_sets_named_is_told_with_its_place(note: str) -> None:
    text = f"case: slip\nvariant: classic\nmoves: [draw]\nnote: {note}\n"
    case = read_case(read_text(text, "slip.yaml"))
    with pytest.raises(CannotRead) as error:
        named_under(case)
    assert error.value.place.startswith("slip.yaml:4")


def test_a_claim_that_is_no_expectation_is_told_with_its_place() -> None:
    text = "case: slip\nvariant: classic\nnote: {shows: {score.out: {points: 3}}}\n"
    with pytest.raises(BadInput) as error:
        shows(read_case(read_text(text, "slip.yaml")))
    assert error.value.place.startswith("slip.yaml:3")


def test_an_example_knows_whether_its_words_were_written_for_the_rule_set() -> None:
    found = examples("pile.frozen", rulesets.load("classic"))
    assert isinstance(found, Examples)
    assert isinstance(found.forbidden, Example) and found.forbidden.answer_stands
