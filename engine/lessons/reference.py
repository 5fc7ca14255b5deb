"""What a lesson's file may hold, as a reference beside an editor.

Keys and what they take are read off the schemas themselves; examples and explanations are those
of `format.md`, whose examples the tests execute.
"""

from __future__ import annotations

import re
import types
import typing
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, RootModel
from pydantic.fields import FieldInfo

from engine.explain import variables
from engine.faults import model_in
from engine.lessons.lesson import KINDS, LessonForm
from engine.lessons.texts import dotted, text
from engine.ruleset import RuleSet
from engine.words import say

_FORMAT = Path(__file__).parent / "format.md"
_SECTIONS = {"say": "Say and show", "show": "Say and show"}
"""Kinds whose section in `format.md` has another name than the kind's own."""
_EXAMPLES = re.compile(r"^```yaml\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


class Key(NamedTuple):
    """A key of a form: whether it must be given, and what it takes, in words.

    `below` are the keys of what stands under it, where that has keys of its own.
    """

    name: str
    needed: bool
    takes: str
    below: tuple[Key, ...] = ()


@lru_cache(maxsize=32)
def keys_of(kind: str = "") -> tuple[Key, ...]:
    """The keys of a kind of cell, those that are needed first; without a kind, of a lesson.

    Empty for a kind that is a text. Raises `KeyError` for an unknown kind.
    """
    return _keys(KINDS[kind].form if kind else LessonForm)


def _keys(form: type[BaseModel]) -> tuple[Key, ...]:
    if issubclass(form, RootModel):
        return ()
    found = [_key(name, field) for name, field in form.model_fields.items()]
    return tuple(sorted(found, key=lambda key: not key.needed))


def _key(name: str, field: FieldInfo) -> Key:
    model = model_in(field.annotation)
    below = _keys(model) if model is not None else ()
    return Key(field.alias or name, field.is_required(), _takes(field.annotation), below)


def _takes(annotation: Any) -> str:
    """What a type takes, in words."""
    origin, parts = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is typing.Annotated:
        return _takes(parts[0])
    if origin in (typing.Union, types.UnionType):
        words = dict.fromkeys(_takes(part) for part in parts if part is not type(None))
        return say("reference-or", words=_either(list(words)))
    if origin is Literal:
        return _either([str(part) for part in parts])
    if origin is tuple:
        return say("reference-list", of=_takes(parts[0]))
    if origin is dict:
        if parts[1] is Any:
            return say("reference-keys")
        return say("reference-map", of=_takes(parts[1]))
    names = {str: "text", int: "number", bool: "yes-or-no"}
    return say(f"reference-{names.get(annotation, 'keys')}")


def _either(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


@lru_cache(maxsize=1)
def _sections() -> dict[str, str]:
    """The sections of `format.md` by their heads."""
    parts = re.split(r"^## (.+)\n", _FORMAT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    ends = (re.split(r"^# ", body, maxsplit=1, flags=re.MULTILINE)[0] for body in parts[2::2])
    return dict(zip(parts[1::2], ends, strict=True))


def explanation(kind: str) -> str:
    """What `format.md` says of a kind of cell, in Markdown, without its examples."""
    section = _sections()[_SECTIONS.get(kind, kind.capitalize())]
    return _EXAMPLES.sub("", section).strip()


@lru_cache(maxsize=1)
def examples() -> dict[str, str]:
    """An example of each kind of cell in YAML, as a member of the list of cells."""
    found: dict[str, str] = {}
    for section in _sections().values():
        for block in _EXAMPLES.findall(section):
            for cell in re.split(r"^(?=- )", block, flags=re.MULTILINE):
                kind = cell[2:].partition(":")[0]
                if kind in KINDS:
                    found.setdefault(kind, cell)
    return found


def advice() -> str:
    """How to write a lesson that teaches, in Markdown."""
    told = _FORMAT.read_text(encoding="utf-8").partition("# How to write a lesson that teaches\n")[
        2
    ]
    return told.partition("\n# ")[0].strip()


def notation() -> str:
    """How positions, cards and moves are written, in Markdown."""
    whole = _FORMAT.read_text(encoding="utf-8")
    return whole.partition("# Positions, cards and moves\n")[2].strip()


def values(rules: RuleSet) -> dict[str, str]:
    """The values of a rule set that words may name in double braces, as texts show them."""
    found = {}
    for key in variables(rules):
        name = dotted(key)
        if "." in name:
            found[name] = text(f"{{{{{name}}}}}", rules)
    return found
