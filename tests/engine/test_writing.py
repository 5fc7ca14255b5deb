"""A position written down is read back as the same, for every position that a case holds."""

from __future__ import annotations

import pytest

from engine.cases import read_position
from engine.errors import CannotRead
from engine.position import Position
from engine.rulesets import load, names
from engine.verify import run
from engine.writing import write_position
from engine.yamltext import Document
from tests.engine.case_files import questions


def again(position: Position) -> Position:
    return read_position(Document(write_position(position), {}, ""), position.rules)


@pytest.mark.parametrize("variant", names())
def test_what_is_written_is_read_as_the_same(variant: str) -> None:
    asked = [one for one in questions() if one.case.rules is load(variant)]
    assert len(asked) > 5
    wrong = [one.name for one in asked if again(one.case.position) != one.case.position]
    assert wrong == []


def test_the_middle_of_a_turn_is_refused() -> None:
    legal = (one.case for one in questions() if one.case.expect.legal and one.case.moves)
    middle = next(after for case in legal if (after := run(case).position).turn.laid)
    with pytest.raises(CannotRead, match="middle of a turn"):
        write_position(middle)
