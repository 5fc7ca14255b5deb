"""Every value that a rule set gives a switch has words, and other words than its neighbours."""

from __future__ import annotations

import pytest

from engine.ruling import known_values
from engine.switch_text import switch_title, value_text
from engine.switches import switch_names


@pytest.mark.parametrize("switch", switch_names())
def test_values_are_told_apart_in_words(switch: str) -> None:
    texts = [value_text(switch, value) for value in known_values(switch)]
    assert all(texts)
    assert len(set(texts)) == len(texts)
    assert not any("_" in text for text in texts)
    assert switch_title(switch)
