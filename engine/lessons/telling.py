"""Cells without a question: text, and a table to look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self

from pydantic import BaseModel, RootModel

from engine.lessons.cell import At, Cell
from engine.lessons.forms import Form, Words, validated
from engine.position import Position


class _SayForm(RootModel[Words]):
    pass


@dataclass(frozen=True, slots=True)
class Say(Cell):
    """Text in Markdown."""

    form: ClassVar[type[BaseModel]] = _SayForm
    text: str

    @classmethod
    def read(cls, at: At, number: int) -> Self:
        """The text under `say`."""
        return cls(number, at.filled(validated(_SayForm, at.document, at.path).root))


class _ShowForm(Form):
    title: Words
    position: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Show(Cell):
    """A position, drawn as a table."""

    form: ClassVar[type[BaseModel]] = _ShowForm
    title: str
    position: Position

    @classmethod
    def read(cls, at: At, number: int) -> Self:
        """The mapping under `show`."""
        form = at.form(_ShowForm)
        return cls(number, at.filled(form.title, "title"), at.position())
