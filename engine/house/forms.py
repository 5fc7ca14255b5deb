"""How a switch is filled in: the fields of each value, read off the rule-set model.

`fields` names the fields of a switch, `entries` fills them from a value, `value` makes a value of
what was entered, as it stands in YAML. Turning a switch with it is `engine.ruling.turned_rules`.
"""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin

from pydantic import BaseModel

from engine.cards import CARD_NAMES, TILE_NAMES
from engine.errors import CannotRead
from engine.ruleset import RuleSet
from engine.switches import group_model

Kind = Literal["choice", "number", "several", "lines"]


class Field(NamedTuple):
    """One thing to fill in.

    `key` is empty where a switch has only this field; else it names the part. A `choice` and
    `several` are of `options`; a `number` lies from `least` to `most`, and may be left empty
    where it is `optional`; `lines` are a text of one `number: number` a line.
    """

    key: str
    kind: Kind
    options: tuple[Any, ...] = ()
    least: int = 0
    most: int = 100_000
    optional: bool = False


HOW, THERE = "how", "there"
"""The keys of fields that say which form a value has, and whether there is anything at all."""
NUMBER, KINDS = "number", "kinds"
_BELOW = re.compile(r"(?:below\s+-?\d+|always)\s*:\s*(\d+)", re.IGNORECASE)
_LINE = re.compile(r"(-?\d+)\s*:\s*(\d+)")
_FIRST_NUMBERS = {NUMBER: 1, "points": 5_000, "rounds": 3}
"""What stands in a number's field when a value takes the form that has one."""


def fields(switch: str, rules: RuleSet) -> tuple[Field, ...]:
    """The fields of a switch, in order. Raises `KeyError` for an unknown switch.

    >>> from engine.rulesets import load
    >>> [field.kind for field in fields("meld.max_wilds", load("classic"))]
    ['number']
    """
    group, name = switch.split(".", 1)
    info = group_model(group).model_fields[name]
    annotation: Any = info.annotation
    if info.metadata:
        annotation = Annotated[(annotation, *info.metadata)]
    return _fields(switch, annotation, rules)


def _fields(switch: str, annotation: Any, rules: RuleSet) -> tuple[Field, ...]:
    kind, limits = _bare(annotation)
    optional = False
    if get_origin(kind) in (typing.Union, types.UnionType):
        parts = [_bare(part) for part in get_args(kind) if part is not type(None)]
        optional = len(parts) < len(get_args(kind))
        if len(parts) == 2:
            return _number_or_kinds(parts)
        (kind, below) = parts[0]
        limits = (*limits, *below)
    if get_origin(kind) is tuple:
        member, _ = _bare(get_args(kind)[0])
        if get_origin(member) is tuple:
            return (Field("", "lines"),)
        several = Field(KINDS if optional else "", "several", _members(member, rules))
        return (Field(THERE, "choice", (True, False)), several) if optional else (several,)
    if get_origin(kind) is dict:
        names, _ = _bare(get_args(kind)[0])
        keys = _members(names, rules) if names is not str else tuple(rules.value(switch))
        _, limits = _bare(get_args(kind)[1])
        return tuple(_number(key, limits, optional=names is not str) for key in keys)
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return _parts(kind)
    if kind is int:
        return (_number("", limits, optional=optional),)
    return (Field("", "choice", (True, False) if kind is bool else get_args(kind)),)


def _bare(annotation: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without what is annotated to it, and that."""
    if get_origin(annotation) is Annotated:
        inner, *more = get_args(annotation)
        kind, found = _bare(inner)
        return kind, (*found, *more)
    return annotation, ()


def _members(member: Any, rules: RuleSet) -> tuple[Any, ...]:
    """What a list may hold: the words of a choice, or the ranks of the deck."""
    if get_origin(member) is Literal:
        return get_args(member)
    names = CARD_NAMES if rules.cards.deck == "cards" else TILE_NAMES
    return tuple(name for name in names if name != "?")


def _number(key: str, limits: tuple[Any, ...], *, optional: bool = False) -> Field:
    found = [part for one in limits for part in getattr(one, "metadata", None) or (one,)]
    least = next((one.ge for one in found if getattr(one, "ge", None) is not None), 0)
    most = next((one.le for one in found if getattr(one, "le", None) is not None), 100_000)
    return Field(key, "number", (), least, most, optional)


def _number_or_kinds(parts: list[tuple[Any, tuple[Any, ...]]]) -> tuple[Field, ...]:
    number = next(limits for kind, limits in parts if kind is int)
    kinds = next(kind for kind, _ in parts if kind is not int)
    return (
        Field(HOW, "choice", (NUMBER, KINDS)),
        _number(NUMBER, number),
        Field(KINDS, "several", get_args(get_args(kinds)[0])),
    )


def _parts(model: type[BaseModel]) -> tuple[Field, ...]:
    """The fields of a value of several parts; where one part stands for all, which one it is."""
    numbers = []
    for name, info in model.model_fields.items():
        kind, limits = _bare(info.annotation)
        if kind is bool:
            numbers.append(Field(name, "choice", (True, False)))
        elif get_origin(kind) is dict:
            numbers.append(Field(name, "lines"))
        else:
            optional = get_origin(kind) in (typing.Union, types.UnionType)
            if optional:
                kind, below = _bare(get_args(kind)[0])
                limits = (*limits, *below)
            numbers.append(_number(name, (*limits, *info.metadata), optional=optional))
    if all(field.optional for field in numbers):
        names = tuple(field.key for field in numbers)
        most = max(field.most for field in numbers)
        return (Field(HOW, "choice", names), Field(NUMBER, "number", (), 1, most))
    return tuple(numbers)


def shown(all: tuple[Field, ...], entered: Mapping[str, Any]) -> tuple[Field, ...]:
    """The fields that are to be filled in, once it is entered which form the value has."""
    keys = [field.key for field in all]
    if THERE in keys and not entered[THERE]:
        return all[:1]
    if keys == [HOW, NUMBER, KINDS]:
        return tuple(field for field in all if field.key in (HOW, entered[HOW]))
    return all


def entries(switch: str, rules: RuleSet) -> dict[str, Any]:
    """What stands in the fields of a switch, by key, when they show the value that it has."""
    value = rules.value(switch)
    all = fields(switch, rules)
    keys = [field.key for field in all]
    if keys == [""]:
        return {"": _written(value) if all[0].kind == "lines" else _entry(value)}
    if keys[0] == THERE:
        return {THERE: value is not None, KINDS: list(value or ())}
    if keys == [HOW, NUMBER, KINDS]:
        by_number = isinstance(value, int)
        return {
            HOW: NUMBER if by_number else KINDS,
            NUMBER: value if by_number else _FIRST_NUMBERS[NUMBER],
            KINDS: [] if by_number else list(value),
        }
    parts = value if isinstance(value, Mapping) else dict(value)
    if keys[0] == HOW:
        name = next(name for name, part in parts.items() if part is not None)
        return {HOW: name, NUMBER: parts[name]}
    return {
        field.key: _written(parts[field.key]) if field.kind == "lines" else parts.get(field.key)
        for field in all
    }


def _entry(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _written(value: Any) -> str:
    """Bands or totals as lines."""
    pairs = list(value.items()) if isinstance(value, Mapping) else list(value)
    first = pairs[1][0] if len(pairs) > 1 else None
    begin = "always" if first is None else f"below {first}"
    return "\n".join(f"{begin if score is None else score}: {points}" for score, points in pairs)


def value(switch: str, rules: RuleSet, entered: Mapping[str, Any]) -> Any:
    """The value that was entered, as YAML has it; whether the switch can have it is not asked.

    `entered` may leave out fields that are not shown. Raises `CannotRead` for lines that
    cannot be read.
    """
    all = fields(switch, rules)
    keys = [field.key for field in all]
    if keys == [""]:
        found = entered[""]
        return _bands(found) if all[0].kind == "lines" else found
    if keys[0] == THERE:
        return list(entered.get(KINDS) or ()) if entered[THERE] else None
    if keys == [HOW, NUMBER, KINDS]:
        if entered[HOW] == NUMBER:
            return entered.get(NUMBER)
        first = [all[2].options[0]] if isinstance(rules.value(switch), int) else []
        return list(entered.get(KINDS) or first)
    if keys[0] == HOW:
        return {entered[HOW]: _count(entered[HOW], entered[NUMBER], rules.value(switch))}
    found = {
        field.key: _totals(entered[field.key]) if field.kind == "lines" else entered[field.key]
        for field in all
    }
    return {key: one for key, one in found.items() if one is not None and one != {}}


def _count(name: str, number: int, present: Any) -> int:
    """The number that goes with a form: another form begins with a number that suits it."""
    return _FIRST_NUMBERS[name] if getattr(present, name) is None else number


def _bands(text: str) -> list[list[int | None]]:
    """Bands from lines such as `below 0: 15` and `1500: 90`."""
    lines = _lines(text)
    first = _BELOW.fullmatch(lines[0]) if lines else None
    if first is None:
        raise CannotRead(
            "the first line says what is needed below the first score: “below 0: 15”, "
            "or “always: 50” where the score does not matter"
        )
    found: list[list[int | None]] = [[None, int(first[1])]]
    for score, points in _pairs(lines[1:]):
        found.append([score, points])
    return found


def _totals(text: str) -> dict[int, int]:
    return dict(_pairs(_lines(text)))


def _lines(text: str) -> list[str]:
    return [line.strip().replace(",", "") for line in text.splitlines() if line.strip()]


def _pairs(lines: list[str]) -> list[tuple[int, int]]:
    found = []
    for line in lines:
        match = _LINE.fullmatch(line)
        if match is None:
            raise CannotRead(f"“{line[:40]}”: two numbers were expected, such as “1500: 90”")
        found.append((int(match[1]), int(match[2])))
    return found
