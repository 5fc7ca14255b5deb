"""The engine and the naive judge say the same, on random positions of every rule set."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from engine import rulesets
from tests.naive.compare import EXAMPLES, HOUSE, SEED, differences, numbered_position, report

ours = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
"""No shrinking by hypothesis: the report makes the position small itself."""


@pytest.mark.parametrize("name", [*rulesets.names(), HOUSE])
def test_engine_and_naive_judge_agree(name: str) -> None:
    """Lists of moves, verdicts on random steps, positions after them, and finishing."""
    print(f"repeat with NAIVE_SEED={SEED} NAIVE_EXAMPLES={EXAMPLES}")

    @seed(SEED)
    @ours
    @given(number=st.integers(0, 2**40))
    def agree(number: int) -> None:
        position = numbered_position(name, number)
        assert not differences(position, Random(number)), report(position, number)

    agree()
