"""The engine answers every question as its rules text does, under every rule set named."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cases import Case
from engine.verify import differences, run
from tests.engine.case_files import Question, all_cases, questions


@pytest.mark.parametrize("question", questions(), ids=lambda question: question.name)
def test_the_engine_agrees(question: Question) -> None:
    assert differences(question.case) == []


@pytest.mark.parametrize("question", questions(), ids=lambda question: question.name)
def test_only_the_last_move_is_disputed(question: Question) -> None:
    verdicts = run(question.case).verdicts
    assert len(verdicts) == len(question.case.moves)
    assert all(verdict.legal for verdict in verdicts[:-1])


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.slug)
def test_a_case_asks_a_question_and_expects_something(case: Case) -> None:
    assert case.title and case.why
    expect = case.expect
    assert expect.legal is not None or expect.score or expect.after or expect.can or expect.cannot
    assert expect.legal is not False or expect.rules, "a refusal names the rule that is broken"


def test_slugs_tell_the_cases_apart() -> None:
    count = Counter(case.slug for case in all_cases())
    assert [slug for slug, times in count.items() if times > 1] == []
