"""All cells run again: under their own rules, and under others."""

from __future__ import annotations

import pytest

from engine.notebook.again import Outcome, run_again
from engine.notebook.document import AnyCell, Note, Notebook, RulingCell, Seen
from engine.notebook.keeping import lesson_cell, position_cell, ruling_cell, score_cell
from engine.question import Question
from engine.roundcount import RoundCount, SideCount
from engine.rulesets import house, load
from engine.scoresheet import Sheet
from tests.storage.notebooks import AT, every_kind

JOKER = Question(
    {"hands": {1: "7 Jo K 9"}, "pile": "4 7", "melds": {"A": ["K K K"]}}, ("take 7 Jo",)
)
"""An unfrozen pile and one natural: allowed in the classic game, never with tiles."""


def alone(cell: AnyCell, id: str, variant: str = "classic") -> Outcome:
    """What becomes of one cell under the rule set with this id."""
    (found,) = run_again(Notebook(variant=variant).add(cell), load(id))
    return found


def test_a_ruling_is_judged_anew() -> None:
    found = alone(ruling_cell(JOKER, load("classic")), "tile")
    assert found.before is not None and found.after is not None
    assert (found.before.legal, found.before.broken) == (True, ())
    both = ("pile.natural_pair", "pile.natural_and_wild")
    assert (found.after.legal, found.after.broken) == (False, both)
    assert found.changed and not found.stale
    same = alone(ruling_cell(JOKER, load("classic")), "classic")
    assert not same.changed


def test_a_ruling_under_house_rules_keeps_them() -> None:
    rules = house("classic", {"pile.natural_and_wild": "never"})
    found = alone(ruling_cell(JOKER, rules), "classic", variant="tile")
    assert found.before is not None and found.before.legal is False
    assert found.after is not None and found.after.legal is True


def test_an_answer_that_was_another_one_is_told() -> None:
    cell = ruling_cell(JOKER, load("classic"))
    old = cell.with_(seen=Seen(legal=False, broken=("pile.frozen",)))
    assert alone(old, "classic").stale
    assert not alone(cell, "classic").stale


def test_a_score_is_priced_anew() -> None:
    # Seed 002: a natural canasta counts 500. Railroad: a canasta of sevens counts 1,500.
    own = {"A": SideCount(canastas={"natural": 1}, cards="100"), "B": SideCount(cards="20")}
    sheet = Sheet(rounds=(RoundCount(way="sums", sides=own),))
    found = alone(score_cell(sheet, load("classic")), "railroad")
    assert found.before is not None and found.before.totals == {"A": 600, "B": 20}
    assert found.after is not None and found.after.totals == {"A": 600, "B": 20}
    assert not found.changed
    sevens = {"A": SideCount(canastas={"sevens": 1}), "B": SideCount()}
    sheet = Sheet(rounds=(RoundCount(way="sums", sides=sevens),))
    found = alone(score_cell(sheet, load("railroad")), "classic")
    assert found.before is not None and found.before.totals == {"A": 1500, "B": 0}
    assert found.after is not None and found.after.totals == {}
    assert "round 1: " in found.after.fault and "this kind of canasta has no bonus here" in (
        found.after.fault
    )
    assert found.changed


def test_a_position_goes_by_the_rules_of_its_notebook() -> None:
    position = {"hands": {1: "7 7 Jo K"}, "step": "play"}
    found = alone(position_cell(position), "classic", variant="tile")
    assert found.before is not None and found.before.rules is load("tile")
    own = alone(position_cell(position, load("official")), "classic", variant="tile")
    assert own.before is not None and own.before.rules is load("official")
    assert own.before.position is not None
    assert {type(move.step).__name__ for move in own.before.moves} >= {"Discard"}


@pytest.mark.parametrize(
    ("cell", "fault"),
    [
        (position_cell({"hands": {4: "7 7"}}), "there is no seat 4; this game is for 2 players"),
        (ruling_cell(Question({"turn": 3}, ("draw",)), load("classic")), "there is no seat 3"),
        (lesson_cell("classic/no-such-lesson", "x", {}, 0, AT), "there is no such lesson any more"),
    ],
    ids=["position", "ruling", "lesson"],
)
def test_a_cell_that_cannot_be_there_says_why(cell: AnyCell, fault: str) -> None:
    found = alone(cell, "complete-2")
    assert found.after is not None and found.after.fault.startswith(fault)
    assert "\n" not in found.after.fault


def test_a_lesson_belongs_to_the_courses_that_have_it() -> None:
    found = alone(lesson_cell("railroad/the-kitty", "The kitty", {1: 3}, 2, AT), "tile")
    assert found.before is not None and not found.before.fault
    assert found.after is not None
    assert found.after.fault == "the course of Tile has no such lesson"
    assert found.changed


def test_rules_that_are_gone_are_told_and_the_others_go_on() -> None:
    cell = ruling_cell(JOKER, load("classic"))
    gone = RulingCell(variant="bolivia", position=cell.position, moves=cell.moves)
    found = run_again(Notebook(variant="samba").add(gone).add(Note()).add(cell), load("tile"))
    first, note, last = found
    assert first.before is not None and first.before.fault.startswith("“bolivia” is no rule set")
    assert (note.before, note.after, note.changed) == (None, None, False)
    assert last.before is not None and last.before.legal is True


def test_without_other_rules_nothing_changes() -> None:
    found = run_again(every_kind())
    assert [outcome.changed for outcome in found] == [False] * 6
    assert [outcome.stale for outcome in found] == [False] * 6
    assert all(outcome.before is outcome.after for outcome in found)
