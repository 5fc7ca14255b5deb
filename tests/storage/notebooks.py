"""Notebooks to be stored."""

from __future__ import annotations

from datetime import UTC, datetime

from engine.notebook.document import Note, Notebook
from engine.notebook.keeping import lesson_cell, position_cell, ruling_cell, score_cell
from engine.question import Question
from engine.roundcount import RoundCount
from engine.rulesets import house, load
from engine.scoresheet import Sheet

AT = datetime(2026, 5, 1, 18, 30, tzinfo=UTC)
MARK = "the secret of Mrs Potter"


def noted(*texts: str) -> Notebook:
    """A notebook with a note of each of these texts."""
    notebook = Notebook(title="Friday")
    for text in texts:
        notebook = notebook.add(Note(text=text))
    return notebook


def texts(notebook: Notebook) -> list[str]:
    """The texts of its notes, in order."""
    return [cell.text for cell in notebook.cells if isinstance(cell, Note)]


def every_kind() -> Notebook:
    """A notebook with a cell of each kind, some under house rules."""
    classic = load("classic")
    own = house("classic", {"threes.red_value": {"each": 100, "totals": {4: 800}}})
    asked = Question({"hands": {1: "7 Jo K K 9"}, "pile": "4 7"}, ("take 7 Jo",), "The pile")
    sheet = Sheet(rounds=(RoundCount(way="points", points={"A": 1265, "B": 40}),))
    cells = (
        Note(text=f"{MARK}\n<b>\u0000\u2028 é"),
        position_cell({"hands": {1: "7 7 Jo", 2: 11}, "melds": {"B": ["K K K"]}}, None, "Mine"),
        ruling_cell(asked, own),
        ruling_cell(asked, classic),
        score_cell(sheet, load("tile"), "Our match"),
        lesson_cell("classic/frozen-pile", "A frozen pile", {2: 3, 5: 1}, 4, AT),
    )
    notebook = Notebook(title="Friday")
    for cell in cells:
        notebook = notebook.add(cell)
    return notebook
