"""The engine and the naive judge say the same, on random positions of every rule set."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from engine import rulesets
from tests.naive.compare import EXAMPLES, SEED, differences, random_moment, report
from tests.naive.house import random_house

HOUSE = "house rules"

ours = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
"""No shrinking by hypothesis: the report reduces the position itself."""


@pytest.mark.parametrize("name", [*rulesets.names(), HOUSE])
def test_engine_and_naive_judge_agree(name: str) -> None:
    print(f"NAIVE_SEED={SEED} NAIVE_EXAMPLES={EXAMPLES}")

    @seed(SEED)
    @ours
    @given(st.integers(0, 2**40))
    def agree(number: int) -> None:
        rng = Random(number)
        rules = random_house(rng) if name == HOUSE else rulesets.load(name)
        position = random_moment(rules, rng)
        assert not differences(position, Random(number)), report(position, number)

    agree()
