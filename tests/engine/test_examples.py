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
    used,
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


@pytest.mark.parametrize(("name", "rule"), used(effect=False))
def test_a_move_rule_has_a_legal_and_an_illegal_example(name: str, rule: str) -> None:
    found = examples(rule, rulesets.load(name))
    assert found.allowed and found.allowed.verdict and found.allowed.verdict.legal
    assert found.forbidden and found.forbidden.verdict and not found.forbidden.verdict.legal
    assert found.shown is None


@pytest.mark.parametrize(("name", "rule"), used(effect=False))
def test_the_rule_itself_decides_its_examples_or_the_pool_names_them_for_it(
    name: str, rule: str
) -> None:
    found = examples(rule, rulesets.load(name))
    assert found.allowed and found.forbidden
    assert found.forbidden.decides != is_permission(name, rule)
    assert found.allowed.decides or rule in PROHIBITIONS
    for example in (found.allowed, found.forbidden):
        assert example.decides or rule in note_of(example.case)["for"]


@pytest.mark.parametrize(("name", "rule"), used(effect=False))
def test_only_the_last_move_of_an_example_is_disputed(name: str, rule: str) -> None:
    for example in examples(rule, rulesets.load(name)):
        if example is not None:
            assert len(example.run.verdicts) == len(example.case.moves)
            assert all(verdict.legal for verdict in example.run.verdicts[:-1])


@pytest.mark.parametrize(("name", "rule"), used(effect=True))
def test_an_effect_is_shown_and_the_wrong_claim_is_refused(name: str, rule: str) -> None:
    found = examples(rule, rulesets.load(name))
    assert (found.allowed, found.forbidden) == (None, None)
    if rule in SHOWN_ELSEWHERE or rule.startswith("match."):
        assert found.shown is None
        return
    assert found.shown is not None and found.shown.claim is not None
    assert differences(found.shown.case) == []
    assert differences(replace(found.shown.case, expect=found.shown.claim)) != []


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_that_is_not_used_has_no_example_that_it_decides(rule: str) -> None:
    for name in rulesets.names():
        rules = rulesets.load(name)
        if not rule_applies(rule, rules):
            assert examples(rule, rules).shown is None


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
