"""The recorded rounds: the same seed tells the same story, word for word."""

from __future__ import annotations

import pytest

from engine.rulesets import names
from tests.golden import ROUNDS, file_of, told


def test_a_round_of_every_rule_set_is_recorded() -> None:
    assert sorted(ROUNDS) == sorted(names())


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_is_told_as_it_was_recorded(name: str) -> None:
    """After a wanted change: `python -m tests.golden`, and read what changed as a referee."""
    assert told(name) == file_of(name).read_text(encoding="utf-8")
