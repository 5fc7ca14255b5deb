"""Every rule that a rule set uses has its questions: kept and broken, or shown and claimed wrongly.

Which question concerns which rule is found by running them all, not kept by hand. By hand
stands only what the referee does not say: rules that it names only when they are broken, and
permissions, which nothing can break.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from engine import rulesets
from engine.cases import Expected
from engine.explain import finding_hint, finding_text, message_of, rule_applies
from engine.rules.checklist import all_rules
from engine.rules.registry import RULES
from engine.verify import differences, run
from engine.words import has
from tests.engine.case_files import Question, questions
from tests.engine.finding_keys import finding_keys
from tests.engine.rule_texts import whole_sentences

NAMED_ONLY_WHEN_BROKEN = {
    "turn.takeback": {"draw-and-discard"},
    "stock.last_red_three": {"last-card-is-no-three", "tile-last-tile-ends-the-round"},
    "pile.natural_and_wild": {"pair-over-a-black-three"},
    "pile.onto_meld": {"pair-over-a-black-three"},
    "pile.onto_canasta": {"top-card-onto-our-meld"},
    "meld.wild_meld": {"three-kings-and-a-two"},
    "meld.threes": {"red-three-laid-out-first"},
    "meld.black_threes": {"tile-throw-a-black-three-last"},
    "discard.required": {"draw-and-discard"},
    "discard.red_three": {"red-three-laid-out-first"},
}
"""Rules of which the referee is silent while they hold, some in some rule sets only, and the
legal question that keeps each."""

PERMISSIONS: dict[str, tuple[str, Any]] = {
    "pile.natural_and_wild": ("pile.natural_and_wild", "open_unfrozen"),
    "pile.onto_meld": ("pile.onto_meld", "unfrozen"),
    "pile.onto_canasta": ("pile.onto_canasta", True),
    "pile.one_card": ("pile.one_card", "allowed"),
}
"""With this value of its switch a rule only allows something, so no step can break it."""

SHOWN_ELSEWHERE = ("deal.partners", "deal.dealer", "deal.cards", "deal.upcard", "seat.absent")
"""Effect rules of the deal and of seats, which no case can show: a case starts after the deal.
The rules of the match likewise: a case is one round."""


def used(effect: bool) -> list[tuple[str, str]]:
    """Rule sets with the rules they use: effect rules, or rules that a step can break."""
    return [
        (name, rule.id)
        for name in rulesets.names()
        for rule in all_rules()
        if rule.effect == effect and rule_applies(rule.id, rulesets.load(name))
    ]


MOVE_RULES = used(False)
EFFECT_RULES = [
    (name, rule)
    for name, rule in used(True)
    if rule not in SHOWN_ELSEWHERE and not rule.startswith("match.")
]


@cache
def occurrences() -> dict[tuple[str, str], dict[bool, set[str]]]:
    """By rule set and rule: the slugs of questions in which it was kept, and was broken."""
    found: dict[tuple[str, str], dict[bool, set[str]]] = defaultdict(lambda: defaultdict(set))
    for question in questions():
        rules = question.case.rules
        if rules.changed:
            continue
        for verdict in run(question.case).verdicts:
            for finding in verdict.findings:
                found[rules.id, finding.rule][finding.ok].add(question.case.slug)
    return found


def asked_under(name: str, slugs: set[str]) -> list[Question]:
    """The questions with these slugs that are asked under a rule set."""
    return [
        question
        for question in questions()
        if question.case.slug in slugs and question.case.rules is rulesets.load(name)
    ]


@pytest.mark.parametrize(("name", "rule"), MOVE_RULES)
def test_a_question_keeps_the_rule(name: str, rule: str) -> None:
    if occurrences()[name, rule][True]:
        return
    by_hand = asked_under(name, NAMED_ONLY_WHEN_BROKEN.get(rule, set()))
    assert by_hand, f"no question under {name} keeps {rule}"
    assert all(run(question.case).legal for question in by_hand)


@pytest.mark.parametrize(("name", "rule"), MOVE_RULES)
def test_a_question_breaks_the_rule_or_it_is_a_permission(name: str, rule: str) -> None:
    switch, value = PERMISSIONS.get(rule, ("", None))
    broken = occurrences()[name, rule][False]
    if switch and rulesets.load(name).value(switch) == value:
        assert not broken, "a permission cannot be broken"
    else:
        assert broken, f"no question under {name} breaks {rule}"


@pytest.mark.parametrize(("name", "rule"), EFFECT_RULES)
def test_a_question_shows_the_effect(name: str, rule: str) -> None:
    assert [
        question
        for question in questions()
        if rule in question.shows and question.case.rules is rulesets.load(name)
    ], f"no question under {name} shows {rule}"


CLAIMS = [
    pytest.param(question, rule, id=f"{question.name}, {rule}")
    for question in questions()
    for rule in question.shows
]


@pytest.mark.parametrize(("question", "rule"), CLAIMS)
def test_a_wrong_claim_about_an_effect_is_refused(question: Question, rule: str) -> None:
    assert RULES[rule].effect
    claim = Expected.model_validate(question.shows[rule])
    assert differences(question.case) == []
    assert differences(replace(question.case, expect=claim)) != []


# The words of what the referee finds


@pytest.mark.parametrize(("rule", "key"), sorted(finding_keys()))
def test_every_finding_has_a_sentence_and_a_broken_one_a_hint(rule: str, key: str) -> None:
    assert has(f"found-{message_of(rule)}", key)
    assert has(f"hint-{message_of(rule)}", key) == key.startswith("broken")


def test_the_questions_bring_up_every_finding_there_is() -> None:
    seen = {
        (finding.rule, finding.key)
        for question in questions()
        for verdict in run(question.case).verdicts
        for finding in verdict.findings
    }
    assert seen == finding_keys()


def is_said(said: str) -> bool:
    """Whether a text is one or more whole sentences; they may begin with a figure."""
    return whole_sentences(said if not said[0].isdigit() else f"Here {said}")


@pytest.mark.parametrize("question", questions(), ids=lambda question: question.name)
def test_every_finding_is_said_in_whole_sentences(question: Question) -> None:
    for verdict in run(question.case).verdicts:
        for finding in verdict.findings:
            said = finding_text(finding, verdict.rules)
            assert is_said(said), said
            hint = finding_hint(finding, verdict.rules)
            assert hint == "" if finding.ok else is_said(hint), hint
