"""Putting cells and positions into a lesson's text, and the reference that stands beside it."""

from __future__ import annotations

import pytest

from engine.errors import CannotRead
from engine.lessons import KINDS
from engine.lessons.edits import cell_at, new_lesson, with_cell, with_position
from engine.lessons.reference import advice, examples, explanation, keys_of
from engine.lessons.review import key_of, review
from engine.yamltext import read_text

TEXT = """\
# my own remark
lesson: tonight
title: Tonight
variant: classic
minutes: 5
cells:
  - say: One.

  - show:
      title: A table
      position: {melds: {A: [Q Q Q]}}
  - say: Three.
"""
CELL = "- say: |\n    New.\n    Lines.\n"


def says(text: str) -> list[str]:
    """The cells of a lesson: the words of those that say something, else their kind."""
    cells = read_text(text, "x").value["cells"]
    return [cell.get("say", next(iter(cell))).strip() for cell in cells]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        (7, ["One.", "New.\nLines.", "show", "Three."]),
        (8, ["One.", "New.\nLines.", "show", "Three."]),
        (10, ["One.", "show", "New.\nLines.", "Three."]),
        (12, ["One.", "show", "Three.", "New.\nLines."]),
        (2, ["One.", "show", "Three.", "New.\nLines."]),
    ],
)
def test_a_cell_comes_after_that_of_the_cursor(line: int, wanted: list[str]) -> None:
    found = with_cell(TEXT, line, CELL)
    assert says(found.text) == wanted
    assert found.text.splitlines()[found.line - 1].strip() == "- say: |"
    assert [one for one in TEXT.splitlines() if one] == [
        one for one in found.text.splitlines() if one and one.strip() not in
        ("- say: |", "New.", "Lines.")
    ]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_an_example_of_each_kind_can_be_put_in(kind: str) -> None:
    found = review(with_cell(TEXT, 7, examples()[kind]).text)
    assert found.faults == ()


@pytest.mark.parametrize("end", ["cells: []\n", "cells:\n", ""])
def test_the_first_cell_can_be_put_in(end: str) -> None:
    text = TEXT.partition("cells:")[0] + end
    assert says(with_cell(text, 1, CELL).text) == ["New.\nLines."]


def test_keys_after_the_cells_stay_after_them() -> None:
    text = TEXT + "needs: []\n"
    assert says(with_cell(text, 12, CELL).text)[-1] == "New.\nLines."


def test_a_text_that_is_no_yaml_just_now_takes_a_cell_too() -> None:
    text = TEXT.replace("title: A table", 'title: "A table')
    found = with_cell(text, 7, CELL)
    assert says(found.text.replace('"', "")) == ["One.", "New.\nLines.", "show", "Three."]


def test_where_cells_stand_in_brackets_nothing_is_put_between_them() -> None:
    with pytest.raises(CannotRead, match="line by line"):
        with_cell("lesson: x\ncells: [{say: a}]\n", 2, CELL)


@pytest.mark.parametrize("text", ["- a\n", "lesson: x\ncells: 5\n"])
def test_what_has_no_cells_takes_none(text: str) -> None:
    with pytest.raises(CannotRead, match="no list of cells"):
        with_cell(text, 1, CELL)


def test_the_cell_of_a_line() -> None:
    assert [cell_at(TEXT, line) for line in (1, 7, 9, 11, 12)] == [None, 0, 1, 1, 2]


POSITION = "step: play\nhands:\n  1: K K\n"


def test_a_position_takes_the_place_of_another() -> None:
    found = with_position(TEXT, 10, POSITION)
    cells = read_text(found.text, "x").value["cells"]
    assert cells[1]["show"] == {
        "title": "A table",
        "position": {"step": "play", "hands": {1: "K K"}},
    }
    assert found.text.startswith("# my own remark\n") and says(found.text)[2] == "Three."
    again = with_position(found.text, 12, "pile: 4 7\n")
    assert read_text(again.text, "x").value["cells"][1]["show"]["position"] == {"pile": "4 7"}
    assert says(again.text) == ["One.", "show", "Three."]


def test_a_position_is_put_where_there_was_none() -> None:
    text = TEXT.replace("      position: {melds: {A: [Q Q Q]}}\n", "")
    cells = read_text(with_position(text, 10, POSITION).text, "x").value["cells"]
    assert cells[1]["show"]["position"]["step"] == "play"


@pytest.mark.parametrize("line", [2, 7])
def test_a_cell_without_a_position_gets_none(line: int) -> None:
    with pytest.raises(CannotRead, match="cursor"):
        with_position(TEXT, line, POSITION)


def test_a_new_lesson_can_be_read() -> None:
    assert review(new_lesson("classic", examples()["try"])).faults == ()


@pytest.mark.parametrize("kind", ["", *KINDS])
def test_every_key_that_the_reference_names_is_known(kind: str) -> None:
    for key in keys_of(kind):
        assert key.takes and key.name.isidentifier()
    names = [key.name for key in keys_of(kind)]
    if kind not in ("", "say"):
        cell = f"  - {kind}:\n      nonsense: 1\n"
        faults = review(TEXT.partition("  - say")[0] + cell).faults
        message = next(one.message for one in faults if key_of(one).endswith("nonsense"))
        listed = message.partition("known here are ")[2].partition(";")[0].split(", ")
        assert sorted(listed) == sorted(names)


def test_keys_that_must_be_given_are_those_that_are_missed() -> None:
    for kind in KINDS:
        needed = {key.name for key in keys_of(kind) if key.needed}
        faults = review(TEXT.partition("  - say")[0] + f"  - {kind}: {{}}\n").faults
        missed = {
            key_of(fault).rpartition(".")[2]
            for fault in faults
            if "needed and was not given" in fault.message
        }
        assert missed == needed


def test_explanations_come_without_their_examples() -> None:
    for kind in KINDS:
        assert "```" not in explanation(kind)
    assert "| goal | holds when |" in explanation("try")
    assert advice().startswith("- **One idea.**")
