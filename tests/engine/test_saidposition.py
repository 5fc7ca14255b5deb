"""A position written down is read back as the same, for every position that a case holds."""

from __future__ import annotations

import pytest

from engine.errors import CannotRead
from engine.rulesets import load, names
from engine.saidposition import read_said, said_of
from engine.verify import run
from tests.engine.case_files import questions


@pytest.mark.parametrize("variant", names())
def test_what_is_written_is_read_as_the_same(variant: str) -> None:
    asked = [one for one in questions() if one.case.rules is load(variant)]
    assert len(asked) > 5
    wrong = []
    for one in asked:
        position = one.case.position
        if read_said(said_of(position), position.rules) != position:
            wrong.append(one.name)
    assert wrong == []


def test_the_middle_of_a_turn_is_refused() -> None:
    legal = (one.case for one in questions() if one.case.expect.legal and one.case.moves)
    middle = next(after for case in legal if (after := run(case).position).turn.laid)
    with pytest.raises(CannotRead, match="middle of a turn"):
        said_of(middle)
