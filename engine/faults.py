"""What is wrong with a value that a schema refused, in words for the person who wrote it."""

from __future__ import annotations

import typing
from collections.abc import Iterable
from typing import Any

from pydantic import BaseModel, ValidationError

_KEYS = "keys with their values were expected, written key: value"
_EXPECTED = {
    "dict": _KEYS,
    "model": _KEYS,
    "tuple": "a list was expected, written in [ ] or line by line behind dashes",
    "string": "a text was expected",
    "int": "a whole number was expected",
    "bool": "yes or no was expected",
}
MOST_SHOWN = 60


def wrong_value(error: ValidationError, model: type[BaseModel] | None = None) -> str:
    """What is wrong with the first value that was refused, and what was expected.

    With the `model` that refused it, an unknown key is answered with the known ones.
    """
    first = error.errors()[0]
    kind, context = str(first["type"]), first.get("ctx", {})
    if kind == "extra_forbidden":
        known = known_keys(model, first["loc"][:-1]) if model is not None else ()
        return f"unknown key; known here are {', '.join(known)}" if known else "unknown key"
    if kind == "missing":
        return "this key is needed and was not given"
    if kind == "value_error":
        return str(first["msg"]).removeprefix("Value error, ")
    if kind == "literal_error":
        expected = f"{context['expected']} was expected".replace("'", "")
    elif kind == "less_than_equal":
        expected = f"a number of at most {context['le']} was expected"
    elif kind == "greater_than_equal":
        expected = f"a number of at least {context['ge']} was expected"
    elif kind == "too_short":
        return f"{context['min_length']} at least was expected here, and none given"
    elif kind == "string_too_short":
        expected = "a text that is not empty was expected"
    elif kind in ("string_too_long", "too_long"):
        what = "letters " if kind == "string_too_long" else ""
        number = len(first["input"])
        return (
            f"is too long: at most {context['max_length']:,} {what}are read, and it has {number:,}"
        )
    else:
        expected = _EXPECTED.get(kind.split("_")[0], f"{first['msg'][0].lower()}{first['msg'][1:]}")
    return f"{expected}, and {_shown(first.get('input'))} was given"


def _shown(value: Any) -> str:
    """A value as it may have been written, when it is short."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "“yes”" if value else "“no”"
    if isinstance(value, list | tuple | dict):
        return "a list" if not isinstance(value, dict) else "something with keys"
    text = str(value)
    return f"“{text}”" if len(text) <= MOST_SHOWN else f"“{text[:MOST_SHOWN]}…”"


def known_keys(model: type[BaseModel], path: tuple[int | str, ...]) -> tuple[str, ...]:
    """The keys that may stand at a place of what a model reads, as they are written."""
    for part in path:
        field = _fields(model).get(str(part))
        below = model_in(field) if field is not None else None
        model = below or model
    return tuple(_fields(model))


def _fields(model: type[BaseModel]) -> dict[str, Any]:
    return {field.alias or name: field.annotation for name, field in model.model_fields.items()}


def model_in(annotation: Any) -> type[BaseModel] | None:
    """The first model within a type, such as that of the members of a list."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    found = (model_in(part) for part in typing.get_args(annotation))
    return next((model for model in found if model is not None), None)


def meant(given: str, known: Iterable[str]) -> str:
    """A question to put behind a refusal, where something known looks like what was given.

    >>> meant("meld.sise", ["meld.size", "pile.frozen"])
    '; was meld.size meant?'
    >>> meant("colour", ["meld.size", "pile.frozen"])
    ''
    """
    from difflib import get_close_matches  # only for what is wrong: it takes a while to load

    near = get_close_matches(given, list(known), n=1, cutoff=0.75)
    return f"; was {near[0]} meant?" if near else ""
