"""The schemas of a lesson's file: what all of them share, and how a refusal is told."""

from __future__ import annotations

from collections.abc import Sized
from difflib import get_close_matches
from typing import Annotated, TypeVar

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from engine.errors import BadInput, CannotRead
from engine.faults import known_keys, meant
from engine.yamltext import Document, Path_, fault_of

LEAST_HINTS, MOST_HINTS = 2, 6
Counted = TypeVar("Counted", bound=Sized)


def _card_text(value: object) -> object:
    """A single card such as 9 is a number to YAML."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def between(least: int, most: int, things: str) -> AfterValidator:
    """Refuse fewer or more members than these; `things` is what they are called."""

    def check(members: Counted) -> Counted:
        if not least <= len(members) <= most:
            raise ValueError(f"{least} to {most} {things} were expected, and {len(members)} given")
        return members

    return AfterValidator(check)


Words = Annotated[str, Field(min_length=1, max_length=4000)]
Hints = Annotated[
    tuple[Words, ...],
    between(LEAST_HINTS, MOST_HINTS, "hints, from the idea to the answer,"),
]
MoveText = Annotated[str, Field(min_length=1, max_length=300)]
CardText = Annotated[str, BeforeValidator(_card_text), Field(min_length=1, max_length=300)]


class Form(BaseModel):
    """A mapping in a lesson's file; keys that it does not know are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class TaskForm(Form):
    """What every task holds, beside what is its own.

    `about` names effects that the task is about; moves show by themselves which rules they meet.
    """

    ask: Words
    about: tuple[str, ...] = ()
    otherwise: str = ""
    say: str = ""
    hints: Hints


Some = TypeVar("Some", bound=BaseModel)


def validated(model: type[Some], document: Document, path: Path_ = ()) -> Some:
    """A part of a lesson's file as its schema has it.

    Raises `CannotRead` for the first fault, with file, line and key; a misspelt key is told
    where it stands, and with the key that may have been meant.
    """
    try:
        return model.model_validate(document.part(path).value)
    except ValidationError as error:
        misspelt = _misspelt(error, model, document, path)
        raise misspelt or fault_of(error, document, path, model) from None


def _misspelt(
    error: ValidationError, model: type[BaseModel], document: Document, path: Path_
) -> BadInput | None:
    """The refusal of an unknown key, where one is the first fault or stands for a missing key."""
    faults = error.errors()
    first = faults[0]
    parent = first["loc"][:-1]
    unknown = [
        str(fault["loc"][-1])
        for fault in faults
        if fault["type"] == "extra_forbidden" and fault["loc"][:-1] == parent
    ]
    if first["type"] not in ("missing", "extra_forbidden") or not unknown:
        return None
    known = known_keys(model, parent)
    key, guess = unknown[0], ""
    if first["type"] == "missing":
        missing = str(first["loc"][-1])
        near = get_close_matches(missing, unknown, n=1, cutoff=0.5)
        if near:
            key, guess = near[0], f"; was {missing} meant?"
    message = f"unknown key; known here are {', '.join(known)}{guess or meant(key, known)}"
    return CannotRead(message, document.place((*path, *parent, key)))
