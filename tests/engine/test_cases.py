"""The engine answers every question as its rules text does, under every rule set named."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.verify import differences, run
from tests.engine.case_files import all_cases, by_file

every_file = pytest.mark.parametrize("file", by_file())


@every_file
def test_the_engine_agrees(file: str) -> None:
    found = {question.name: differences(question.case) for question in by_file()[file]}
    assert {name: lines for name, lines in found.items() if lines} == {}


@every_file
def test_only_the_last_move_is_disputed(file: str) -> None:
    faults = []
    for name, case in by_file()[file]:
        legal = [verdict.legal for verdict in run(case).verdicts]
        if len(legal) != len(case.moves) or not all(legal[:-1]):
            faults.append(f"{name}: {legal} of {len(case.moves)} moves")
    assert faults == []


@every_file
def test_a_case_asks_a_question_and_expects_something(file: str) -> None:
    faults = []
    for name, case in by_file()[file]:
        expect = case.expect
        if not (case.title and case.why):
            faults.append(f"{name}: has no title or no why")
        asked = (expect.score, expect.after, expect.can, expect.cannot)
        if expect.legal is None and not any(asked):
            faults.append(f"{name}: expects nothing")
        if expect.legal is False and not expect.rules:
            faults.append(f"{name}: a refusal names the rule that is broken")
    assert faults == []


def test_slugs_tell_the_cases_apart() -> None:
    count = Counter(case.slug for case in all_cases())
    assert [slug for slug, times in count.items() if times > 1] == []
