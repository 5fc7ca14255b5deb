"""What authors read: every example in it is a cell that can be read and whose claims hold."""

from __future__ import annotations

import re
import textwrap

from engine.lessons import KINDS, Goal, check_claims, format_text
from engine.lessons.counting import Counted
from engine.lessons.picking import Choose
from tests.engine.lesson_texts import lesson

BLOCKS = re.findall(r"^```yaml\n(.*?)^```", format_text(), re.MULTILINE | re.DOTALL)


def whole() -> str:
    """The examples put together to one lesson."""
    head, *cells = BLOCKS
    assert "cells: []" in head
    return head.replace("cells: []", "cells:") + textwrap.indent("".join(cells), "  ")


def test_the_examples_hold_under_both_rule_sets_that_they_name() -> None:
    found = lesson(whole())
    assert found.variants == ("classic", "official")
    assert [str(fault) for fault in check_claims(found)] == []


def test_each_kind_of_cell_has_an_example_and_a_line() -> None:
    shown = {type(cell) for cell in lesson(whole()).cells}
    assert shown == set(KINDS.values())
    for kind in KINDS:
        assert f"| `{kind}` |" in format_text()


def test_every_part_of_a_goal_and_everything_counted_is_explained() -> None:
    for part in (*Goal.model_fields, *Counted.model_fields, *Choose.model_fields):
        assert re.search(rf"`{part}[:`]", format_text()), part
