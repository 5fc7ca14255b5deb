"""No sentence of a source is without its rules and its cases, no rule without its sentence."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from importlib import import_module

import pytest

from engine.explain import rule_applies
from engine.rules.checklist import all_rules
from engine.rules.registry import RULES
from engine.rulesets import load
from engine.scoring import score_lines
from engine.verify import run
from tests.engine.case_files import Question, questions
from tests.engine.rule_sentences import RULE_SETS, SENTENCES
from tests.engine.test_rule_coverage import NAMED_ONLY_WHEN_BROKEN

every_source = pytest.mark.parametrize("source", SENTENCES)
TESTS = sorted(
    {
        name
        for rows in SENTENCES.values()
        for row in rows
        for name in row.shown.split()
        if "::" in name
    }
)


@cache
def by_slug() -> dict[str, list[Question]]:
    """The questions by the slug of their case."""
    found: dict[str, list[Question]] = defaultdict(list)
    for question in questions():
        found[question.case.slug].append(question)
    return found


def asked(source: str, slug: str) -> list[Question]:
    """A case as it is asked under the rule sets of a source, house variants of them included."""
    return [one for one in by_slug().get(slug, ()) if one.case.rules.base in RULE_SETS[source]]


def brought_up(question: Question) -> set[str]:
    """The rules that a question is about: those that the referee names, shows or scores by."""
    result = run(question.case)
    found = {finding.rule for verdict in result.verdicts for finding in verdict.findings}
    found.update(question.shows)
    found.update(
        rule for rule, slugs in NAMED_ONLY_WHEN_BROKEN.items() if question.case.slug in slugs
    )
    if question.case.expect.score:
        found.update(line.rule for line in score_lines(result.position))
    return found


@every_source
def test_a_sentence_has_its_rules_and_something_that_shows_it(source: str) -> None:
    faults = []
    for row in SENTENCES[source]:
        rules, shown = row.rules.split(), row.shown.split()
        if not (row.says.strip() and rules and shown):
            faults.append(f"{row.says}: something is missing")
        if len(set(rules)) < len(rules) or len(set(shown)) < len(shown):
            faults.append(f"{row.says}: something is named twice")
        if not set(rules) <= RULES.keys():
            faults.append(f"{row.says}: {set(rules) - RULES.keys()} are no rules")
    assert faults == []


@every_source
def test_a_case_is_asked_under_that_source_and_is_about_the_sentence(source: str) -> None:
    faults = []
    for row in SENTENCES[source]:
        for slug in row.shown.split():
            if "::" in slug:
                continue
            found = asked(source, slug)
            if not found:
                faults.append(f"{row.says}: no case {slug} under {', '.join(RULE_SETS[source])}")
            if not all(set(row.rules.split()) & brought_up(question) for question in found):
                faults.append(f"{row.says}: {slug} is not about it")
    assert faults == []


def test_every_test_that_is_named_exists() -> None:
    faults = []
    for name in TESTS:
        path, _, function = name.partition("::")
        module = import_module(path.removesuffix(".py").replace("/", "."))
        if not callable(getattr(module, function, None)):
            faults.append(name)
    assert faults == []


@every_source
def test_a_text_says_a_thing_once(source: str) -> None:
    says = [row.says for row in SENTENCES[source]]
    assert [one for one in says if says.count(one) > 1] == []


@pytest.mark.parametrize(
    ("source", "name"), [(source, name) for source, names in RULE_SETS.items() for name in names]
)
def test_every_rule_in_use_rests_on_a_sentence(source: str, name: str) -> None:
    rules = {rule for row in SENTENCES[source] for rule in row.rules.split()}
    used = {rule.id for rule in all_rules() if rule_applies(rule.id, load(name))}
    assert sorted(used - rules) == []


@every_source
def test_a_text_has_no_rule_that_its_game_does_not_use(source: str) -> None:
    used = {
        rule.id
        for name in RULE_SETS[source]
        for rule in all_rules()
        if rule_applies(rule.id, load(name))
    }
    for row in SENTENCES[source]:
        assert set(row.rules.split()) <= used, row.says
