"""The notebook as a document: adding, editing, moving, deleting, undoing, and what it refuses."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from engine.errors import BadInput
from engine.notebook.document import (
    MOST_CELLS,
    MOST_NOTE,
    LessonText,
    Note,
    Notebook,
    of_json,
    to_json,
)
from engine.notebook.files import from_yaml, to_yaml
from engine.notebook.history import History
from engine.notebook.keeping import position_cell, ruling_cell, score_cell
from engine.question import Question
from engine.roundcount import RoundCount
from engine.rulesets import house, load
from engine.scoresheet import Sheet
from engine.version import rules_version
from tests.storage.notebooks import every_kind, noted, texts


def ids(notebook: Notebook) -> list[str]:
    return [cell.id for cell in notebook.cells]


def test_cells_are_added_at_the_end_or_at_a_place() -> None:
    notebook = noted("a", "b")
    assert texts(notebook.add(Note(text="c"))) == ["a", "b", "c"]
    assert texts(notebook.add(Note(text="c"), 0)) == ["c", "a", "b"]
    assert texts(notebook.add(Note(text="c"), 99)) == ["a", "b", "c"]
    assert texts(notebook) == ["a", "b"]  # a notebook never changes


def test_a_cell_is_edited_in_its_place() -> None:
    notebook = noted("a", "b", "c")
    cell = notebook.cells[1]
    assert isinstance(cell, Note)
    after = notebook.edit(cell.with_(text="B"))
    assert texts(after) == ["a", "B", "c"]
    assert ids(after) == ids(notebook)


@pytest.mark.parametrize(
    ("place", "expected"), [(0, "cab"), (1, "acb"), (2, "abc"), (99, "abc"), (-4, "cab")]
)
def test_a_cell_is_moved(place: int, expected: str) -> None:
    notebook = noted("a", "b", "c")
    assert "".join(texts(notebook.move(ids(notebook)[2], place))) == expected


def test_a_cell_is_deleted() -> None:
    notebook = noted("a", "b", "c")
    assert texts(notebook.delete(ids(notebook)[1])) == ["a", "c"]


def test_a_cell_that_is_gone_is_told() -> None:
    notebook = noted("a")
    for attempt in (
        lambda: notebook.delete("nobody"),
        lambda: notebook.move("nobody", 0),
        lambda: notebook.edit(Note(id="nobody", text="x")),
        lambda: notebook.cell("nobody"),
    ):
        with pytest.raises(BadInput, match="not in the notebook any more"):
            attempt()
    with pytest.raises(BadInput, match="in the notebook already"):
        notebook.add(notebook.cells[0])


def test_every_cell_has_an_id_of_its_own() -> None:
    assert len({Note().id for _ in range(1000)}) == 1000
    with pytest.raises(ValidationError, match="two cells have the id abcd"):
        Notebook(cells=(Note(id="abcd"), Note(id="abcd", text="x")))


def test_what_is_undone_can_be_done_again() -> None:
    history = History(noted())
    for text in "abc":
        history = history.then(history.now.add(Note(text=text)))
    assert texts(history.undo().undo().now) == ["a"]
    assert texts(history.undo().undo().redo().now) == ["a", "b"]
    assert texts(history.undo().undo().undo().undo().now) == []
    assert history.redo() == history
    assert history.then(history.now) == history  # nothing has changed
    other = history.undo().then(history.undo().now.add(Note(text="d")))
    assert texts(other.redo().now) == ["a", "b", "d"]
    deleted = history.then(history.now.delete(ids(history.now)[0]))
    assert texts(deleted.undo().now) == ["a", "b", "c"]
    assert ids(deleted.undo().now) == ids(history.now)


def test_a_full_notebook_is_told_and_can_be_emptied() -> None:
    full = Notebook().with_cells(tuple(Note(text="x") for _ in range(MOST_CELLS)))
    with pytest.raises(BadInput, match=f"at most {MOST_CELLS} cells"):
        full.add(Note())
    assert len(full.delete(ids(full)[0]).add(Note()).cells) == MOST_CELLS
    long = Notebook().with_cells(tuple(Note(text="x" * MOST_NOTE) for _ in range(16)))
    with pytest.raises(BadInput, match="the notebook is full"):
        long.add(Note(text="one more"))
    shorter = long.cells[0].with_(text="short")
    assert len(to_json(long.edit(shorter))) < len(to_json(long))


def test_json_holds_all_of_it() -> None:
    notebook = every_kind()
    again = of_json(to_json(notebook))
    assert to_json(again) == to_json(notebook)
    assert [type(cell) for cell in again.cells] == [type(cell) for cell in notebook.cells]


def test_a_position_keeps_apart_what_was_said() -> None:
    said = position_cell({"step": "start", "pile": "?"}, load("tile"))
    unsaid = position_cell({"step": "start"}, load("tile"))
    notebook = Notebook().add(said).add(unsaid)
    again = [cell.written for cell in of_json(to_json(notebook)).cells]  # type: ignore[union-attr]
    assert again == [{"step": "start", "pile": "?"}, {"step": "start"}]
    with pytest.raises(BadInput, match=r"hands\.1: a text was expected, and a list was given"):
        position_cell({"hands": {1: ["7"]}})


def test_a_ruling_is_kept_with_its_outcome() -> None:
    # Seed 002: once the side has melded, one natural and a wild card take an unfrozen pile.
    asked = Question(
        {"hands": {1: "7 Jo K 9"}, "pile": "4 7", "melds": {"A": ["K K K"]}}, ("take 7 Jo",), "Mine"
    )
    cell = ruling_cell(asked, load("classic"))
    assert (cell.title, cell.seen.legal, cell.seen.broken) == ("Mine", True, ())
    assert cell.rules_version == rules_version()
    assert cell.question == asked
    frozen = ruling_cell(
        Question({**asked.position, "pile": "2 7"}, asked.moves), house("classic", {})
    )
    assert (frozen.seen.legal, frozen.seen.broken) == (False, ("pile.frozen",))
    assert ruling_cell(Question(), load("classic")).seen.legal is None


def test_a_sheet_is_kept_with_its_totals_and_the_round_at_hand() -> None:
    rounds = (RoundCount(way="points", points={"A": 1265, "B": 40}),)
    draft = RoundCount(way="points", points={"A": 300, "B": -80})
    cell = score_cell(Sheet(rounds=rounds, draft=draft), load("classic"))
    assert cell.sheet.rounds == (*rounds, draft)
    assert cell.sheet.draft.is_blank
    assert cell.seen == {"A": 1565, "B": -40}
    bad = RoundCount(way="points", points={"A": 300})
    with pytest.raises(BadInput, match="the points of this side are needed"):
        score_cell(Sheet(draft=bad), load("classic"))


def test_a_lesson_in_writing_comes_back_as_it_was_written() -> None:
    text = "lesson: tonight\ntitle: 'Café <b>'\n# a remark\ncells:\n  - say: |\n      Two.\n"
    book = Notebook(cells=(LessonText(title="Tonight", yaml=text),))
    (cell,) = of_json(to_json(book)).cells
    assert isinstance(cell, LessonText) and cell.yaml == text
    (cell,) = from_yaml(to_yaml(book).encode(), "x.yaml").cells
    assert isinstance(cell, LessonText) and cell.yaml == text
