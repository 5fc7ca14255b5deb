"""A notebook and its cells: the form, and what is done to it.

Nothing here changes a notebook: each operation returns a new one. A cell keeps its id for as long
as it lives, whatever becomes of its text and place; merging rests on that.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Any, Literal, Self

from pydantic import AwareDatetime, Field, PlainSerializer, model_validator

from engine.errors import CannotRead
from engine.positiontext import PositionText
from engine.question import Question
from engine.roundcount import Form, Letter
from engine.ruleset import RuleSet
from engine.scoresheet import Sheet
from engine.variants import Variant, rules_of

MOST_CELLS = 400
"""How many cells a notebook may have for another one to be added; a merge may leave more."""
MOST_SIZE = 300_000
"""How many letters it may have as JSON for more to be added: it then fits into a file we read."""
MOST_NAME, MOST_NOTE, MOST_TITLE, MOST_MOVES, MOST_MOVE = 200, 20_000, 500, 60, 400
"""The longest title of a notebook, note and title of a cell, in letters; the moves of a ruling."""
MOST_LESSON = 60_000
"""The longest text of a lesson, in letters; the longest one shipped has 30,000."""

Id = Annotated[str, Field(pattern=r"^[a-z0-9]{4,32}$")]
Title = Annotated[str, Field(max_length=MOST_TITLE)]


def new_id() -> str:
    """An id for a new cell: ten letters at random, so that two people never draw the same.

    >>> len(new_id())
    10
    """
    return secrets.token_hex(5)


def plain(value: Any) -> Any:
    """A value as it stands in YAML: lists instead of tuples, at every depth."""
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return value


def _as_written(position: PositionText) -> dict[str, Any]:
    found: dict[str, Any] = plain(position.model_dump(exclude_unset=True))
    return found


WrittenPosition = Annotated[PositionText, PlainSerializer(_as_written)]
"""A position as people write it, which keeps apart what they said and what they left unsaid."""


Moment = Annotated[AwareDatetime, PlainSerializer(datetime.isoformat)]
"""A point in time with its zone."""


class Cell(Form):
    """What all cells have. `other_of` is the id of the cell of which this one is another version,
    where two people had changed the same cell; empty otherwise."""

    kind: str
    id: Id = Field(default_factory=new_id)
    other_of: Id | Literal[""] = ""

    def with_(self, **changes: object) -> Self:
        """A copy with some fields changed. Raises `ValidationError` for what does not fit."""
        fields = {name: getattr(self, name) for name in self.model_fields_set | {"id"}}
        return type(self).model_validate({**fields, **changes})


class Note(Cell):
    """A text. It may hold Markdown; what it looks like is up to who shows it."""

    kind: Literal["note"] = "note"
    text: Annotated[str, Field(max_length=MOST_NOTE)] = ""


class PositionCell(Cell):
    """A position in the form of a case. `variant` is None for the notebook's own rule set."""

    kind: Literal["position"] = "position"
    title: Title = ""
    variant: Variant | None = None
    position: WrittenPosition

    @property
    def written(self) -> dict[str, Any]:
        """The position as it stands in a case."""
        return _as_written(self.position)


class Seen(Form):
    """What a ruling said when it was kept. `legal` is None where nothing could be judged."""

    legal: bool | None = None
    broken: tuple[Annotated[str, Field(max_length=60)], ...] = ()


class RulingCell(Cell):
    """A question to the referee, the rules it was judged under, and what was seen then.

    `others` and `opened` as in `engine.question.Question`; `unknown` says that nobody knew which
    rules are played, so that the answers under all rule sets count. The verdict itself is run
    again each time it is shown; `rules_version` says which version of the rules `seen` came from.
    """

    kind: Literal["ruling"] = "ruling"
    title: Title = ""
    variant: Variant
    position: WrittenPosition
    moves: Annotated[
        tuple[Annotated[str, Field(max_length=MOST_MOVE)], ...], Field(max_length=MOST_MOVES)
    ] = ()
    others: Annotated[int, Field(strict=True, ge=0, le=99)] | None = None
    opened: bool = False
    unknown: bool = False
    rules_version: Annotated[str, Field(max_length=20)] = ""
    seen: Seen = Seen()

    @property
    def question(self) -> Question:
        """The question as the ruling page works on it."""
        return Question(
            _as_written(self.position), self.moves, self.title, self.others, self.opened
        )


class ScoreCell(Cell):
    """A match sheet, of one round or more, and each side's total as it was when it was kept."""

    kind: Literal["score"] = "score"
    title: Title = ""
    variant: Variant
    sheet: Sheet
    seen: dict[Letter, int] = Field(default_factory=dict)


class LessonCell(Cell):
    """How somebody did in a lesson, named with its rule set (`classic/frozen-pile`): the stars of
    each task that is done, by the number of its cell, out of so many `tasks`; and when."""

    kind: Literal["lesson"] = "lesson"
    lesson: Annotated[str, Field(pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", max_length=120)]
    title: Title = ""
    stars: dict[
        Annotated[int, Field(ge=0, le=200)], Annotated[int, Field(strict=True, ge=1, le=3)]
    ] = Field(default_factory=dict)
    tasks: Annotated[int, Field(strict=True, ge=0, le=200)] = 0
    when: Moment

    @property
    def variant(self) -> str:
        """The id of the rule set that the lesson was done under."""
        return self.lesson.partition("/")[0]


class LessonText(Cell):
    """A lesson that somebody writes, as the YAML of its file, sound or not."""

    kind: Literal["lesson_text"] = "lesson_text"
    title: Title = ""
    yaml: Annotated[str, Field(max_length=MOST_LESSON)] = ""


AnyCell = Note | PositionCell | RulingCell | ScoreCell | LessonCell | LessonText
KINDS: dict[str, type[Cell]] = {
    "note": Note, "position": PositionCell, "ruling": RulingCell, "score": ScoreCell,
    "lesson": LessonCell, "lesson_text": LessonText,
}  # fmt: skip
"""The kinds of cell, by the word that names them."""


class Notebook(Form):
    """A notebook: its title, the rule set it is about, and its cells in order."""

    title: Annotated[str, Field(max_length=MOST_NAME)] = ""
    variant: Variant = "classic"
    cells: tuple[Annotated[AnyCell, Field(discriminator="kind")], ...] = ()

    @model_validator(mode="after")
    def _each_id_once(self) -> Notebook:
        seen: set[str] = set()
        for cell in self.cells:
            if cell.id in seen:
                raise ValueError(f"two cells have the id {cell.id}; each needs one of its own")
            seen.add(cell.id)
        return self

    @property
    def rules(self) -> RuleSet:
        """The rule set that it is about. Raises `CannotRead` where there is no such rule set."""
        return rules_of(self.variant)

    def place(self, id: str) -> int:
        """Where a cell stands, counted from 0. Raises `CannotRead` where there is none."""
        for place, cell in enumerate(self.cells):
            if cell.id == id:
                return place
        raise CannotRead("this cell is not in the notebook any more")

    def cell(self, id: str) -> AnyCell:
        """The cell with this id. Raises `CannotRead` where there is none."""
        return self.cells[self.place(id)]

    def named(self, title: str) -> Notebook:
        """The notebook under another title. Raises `ValidationError` for one that is too long."""
        return Notebook.model_validate({**dict(self), "title": title})

    def about(self, variant: Variant) -> Notebook:
        """The notebook about another rule set."""
        return self.model_copy(update={"variant": variant})

    def with_cells(self, cells: Iterable[AnyCell]) -> Notebook:
        """The notebook with these cells instead of its own."""
        return self.model_copy(update={"cells": tuple(cells)})

    def add(self, cell: AnyCell, place: int | None = None) -> Notebook:
        """The notebook with one more cell, at a place counted from 0 or at the end.

        Raises `CannotRead` when it is full, or holds a cell with this id already.
        """
        if any(one.id == cell.id for one in self.cells):
            raise CannotRead("this cell is in the notebook already")
        if len(self.cells) >= MOST_CELLS:
            raise CannotRead(
                f"a notebook has at most {MOST_CELLS} cells: delete some, or begin a new one"
            )
        cells = list(self.cells)
        cells.insert(len(cells) if place is None else max(0, place), cell)
        return self._grown(self.with_cells(cells))

    def edit(self, cell: AnyCell) -> Notebook:
        """The notebook with this cell in place of the one with its id. Raises `CannotRead`."""
        place = self.place(cell.id)
        cells = (*self.cells[:place], cell, *self.cells[place + 1 :])
        return self._grown(self.with_cells(cells))

    def move(self, id: str, place: int) -> Notebook:
        """The notebook with a cell at another place, counted from 0; beyond an end is at it.

        Raises `CannotRead` where there is no such cell.
        """
        moved = self.cell(id)
        cells = [cell for cell in self.cells if cell.id != id]
        cells.insert(max(0, place), moved)
        return self.with_cells(cells)

    def delete(self, id: str) -> Notebook:
        """The notebook without a cell. Raises `CannotRead` where there is none."""
        place = self.place(id)
        return self.with_cells((*self.cells[:place], *self.cells[place + 1 :]))

    def _grown(self, other: Notebook) -> Notebook:
        """`other`, unless that is more than a notebook may hold, and more than there was."""
        size = len(to_json(other))
        if size > MOST_SIZE and size > len(to_json(self)):
            raise CannotRead("the notebook is full: delete some cells, or begin a new one")
        return other


def written_cell(cell: Cell) -> dict[str, Any]:
    """A cell as plain data, its kind first; what nobody said is left out."""
    said = plain(cell.model_dump(by_alias=True, exclude={"kind", "id"}, exclude_defaults=True))
    return {"kind": cell.kind, "id": cell.id, **said}


def written_variant(notebook: Notebook) -> Any:
    """The notebook's rule set as plain data: an id, or the base and the changed switches."""
    variant = notebook.variant
    if isinstance(variant, str):
        return variant
    return plain(variant.model_dump(by_alias=True, exclude_defaults=True))


def written(notebook: Notebook) -> dict[str, Any]:
    """The notebook as plain data, as it stands in a file."""
    return {
        "title": notebook.title,
        "variant": written_variant(notebook),
        "cells": [written_cell(cell) for cell in notebook.cells],
    }


def to_json(notebook: Notebook) -> str:
    """The notebook as one line of JSON, as it is stored."""
    return json.dumps(written(notebook), ensure_ascii=False, separators=(",", ":"))


def of_json(text: str) -> Notebook:
    """The notebook that `to_json` wrote. Raises `ValidationError` for other text."""
    return Notebook.model_validate_json(text)


def same(one: Cell, other: Cell) -> bool:
    """Whether two cells say the same."""
    return (
        one is other
        or one == other
        or json.dumps(written_cell(one)) == json.dumps(written_cell(other))
    )
