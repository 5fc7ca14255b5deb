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
from tests.engine.case_files import Question, by_file, questions
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


@cache
def used(effect: bool) -> list[tuple[str, str]]:
    """Rule sets with the rules they use: effect rules, or rules that a step can break."""
    return [
        (name, rule.id)
        for name in rulesets.names()
        for rule in all_rules()
        if rule.effect == effect and rule_applies(rule.id, rulesets.load(name))
    ]


every_file = pytest.mark.parametrize("file", by_file())
every_rule_set = pytest.mark.parametrize("name", rulesets.names())


def used_under(name: str, effect: bool) -> list[str]:
    """The rules that one rule set uses: effect rules, or rules that a step can break."""
    return [rule for under, rule in used(effect) if under == name]


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


@every_rule_set
def test_a_question_keeps_each_rule(name: str) -> None:
    faults = []
    for rule in used_under(name, effect=False):
        if occurrences()[name, rule][True]:
            continue
        by_hand = asked_under(name, NAMED_ONLY_WHEN_BROKEN.get(rule, set()))
        if not by_hand:
            faults.append(f"no question under {name} keeps {rule}")
        faults += [
            f"{question.name} does not keep {rule}"
            for question in by_hand
            if not run(question.case).legal
        ]
    assert faults == []


@every_rule_set
def test_a_question_breaks_each_rule_or_it_is_a_permission(name: str) -> None:
    faults = []
    for rule in used_under(name, effect=False):
        switch, value = PERMISSIONS.get(rule, ("", None))
        broken = occurrences()[name, rule][False]
        permission = bool(switch) and rulesets.load(name).value(switch) == value
        if permission and broken:
            faults.append(f"{rule} is a permission and cannot be broken, as in {broken}")
        if not permission and not broken:
            faults.append(f"no question under {name} breaks {rule}")
    assert faults == []


@every_rule_set
def test_a_question_shows_each_effect(name: str) -> None:
    rules = rulesets.load(name)
    shown = {
        rule for question in questions() if question.case.rules is rules for rule in question.shows
    }
    elsewhere = {
        rule
        for rule in used_under(name, effect=True)
        if rule in SHOWN_ELSEWHERE or rule.startswith("match.")
    }
    assert set(used_under(name, effect=True)) - elsewhere - shown == set()


@every_file
def test_a_wrong_claim_about_an_effect_is_refused(file: str) -> None:
    faults = []
    for question in by_file()[file]:
        for rule, claim in question.shows.items():
            wrong = replace(question.case, expect=Expected.model_validate(claim))
            if not RULES[rule].effect:
                faults.append(f"{question.name}: {rule} is no effect")
            if differences(question.case):
                faults.append(f"{question.name}: {differences(question.case)}")
            if not differences(wrong):
                faults.append(f"{question.name}: the wrong claim about {rule} is not refused")
    assert faults == []


# The words of what the referee finds


def test_every_finding_has_a_sentence_and_a_broken_one_a_hint() -> None:
    faults = []
    for rule, key in sorted(finding_keys()):
        if not has(f"found-{message_of(rule)}", key):
            faults.append(f"{rule}, {key} has no sentence")
        if has(f"hint-{message_of(rule)}", key) != key.startswith("broken"):
            faults.append(f"{rule}, {key}: what is broken has a hint, and nothing else")
    assert faults == []


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
    return said != "" and whole_sentences(f"Here {said}" if said[0].isdigit() else said)


@every_file
def test_every_finding_is_said_in_whole_sentences(file: str) -> None:
    faults = []
    for question in by_file()[file]:
        for verdict in run(question.case).verdicts:
            for finding in verdict.findings:
                said = finding_text(finding, verdict.rules)
                hint = finding_hint(finding, verdict.rules)
                if not is_said(said):
                    faults.append(f"{question.name}, {finding.rule}: {said}")
                right = hint == "" if finding.ok else is_said(hint)
                if not right:
                    faults.append(f"{question.name}, {finding.rule}, its hint: {hint}")
    assert faults == []
