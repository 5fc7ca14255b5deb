"""The engine answers every case as its rules text does."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cases import Case
from engine.verify import differences, run
from tests.engine.case_files import all_cases


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.slug)
def test_the_engine_agrees(case: Case) -> None:
    assert differences(case) == []


def test_slugs_tell_the_cases_apart() -> None:
    assert [slug for slug, count in Counter(c.slug for c in all_cases()).items() if count > 1] == []


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.slug)
def test_a_case_asks_a_question_and_expects_something(case: Case) -> None:
    assert case.title and case.why
    expect = case.expect
    assert expect.legal is not None or expect.score or expect.after or expect.can or expect.cannot
    assert expect.legal is not False or expect.rules, "a refusal names the rule that is broken"


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.slug)
def test_only_the_last_move_is_disputed(case: Case) -> None:
    verdicts = run(case).verdicts
    assert len(verdicts) == len(case.moves)
    assert all(verdict.legal for verdict in verdicts[:-1])
