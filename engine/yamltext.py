"""Reading YAML that people write: safely, with limits, with the line of every key.

The text is composed into nodes by PyYAML's safe loader, so that each fault can
be reported as `file:line: key: …`. Refused before anything is built from it:
files over `MOST_BYTES`, aliases (they can make a small file huge), a key given
twice, a value of a kind that rules, cases and lessons do not use, more than
`MOST_VALUES` values, and nesting deeper than `MOST_DEPTH`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import BaseModel, ValidationError

from engine.errors import BadInput, CannotRead
from engine.faults import wrong_value
from engine.yamlwords import QUOTE, mark_of, plainly

MOST_BYTES = 1_000_000
MOST_VALUES = 200_000
"""How many keys and values: more than the fullest notebook has, and read in a few seconds."""
MOST_DEPTH = 40

Path_ = tuple[str | int, ...]
Model = TypeVar("Model", bound=BaseModel)
_SafeLoader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Document:
    """A YAML value and the line (from 1) of every part of it, by path.

    Numbers in a path are places in a list, from 0, or keys such as seats, as the
    value has it. `within` is the key under which a part stands in its file.
    """

    value: Any
    lines: dict[Path_, int]
    name: str
    within: str = ""

    def place(self, path: Path_) -> str:
        """`file:line: key` for the part at `path`, or its nearest known parent.

        >>> Document({}, {(): 1, ("a",): 3}, "x.yaml").place(("a", "b"))
        'x.yaml:3: a.b'
        """
        known = path
        while known and known not in self.lines:
            known = known[:-1]
        key = ".".join(part for part in (self.within, *self._shown(path)) if part)
        place = f"{self.name}:{self.lines.get(known, 1)}"
        return f"{place}: {key}" if key else place

    def _shown(self, path: Path_) -> Iterator[str]:
        """The parts of a path for people, who count the places of a list from 1."""
        value = self.value
        for part in path:
            if isinstance(value, list) and isinstance(part, int):
                yield str(part + 1)
                value = value[part] if part < len(value) else None
            else:
                yield str(part)
                value = value.get(part) if isinstance(value, dict) else None

    def part(self, path: Path_, within: str = "") -> Document:
        """The document that stands at `path`, with its own lines; an empty one where none does."""
        value = self.value
        for step in path:
            if isinstance(value, dict) and step not in value:
                return Document({}, {(): self.lines.get((), 1)}, self.name, within)
            value = value[step]
        size = len(path)
        lines = {full[size:]: line for full, line in self.lines.items() if full[:size] == path}
        return Document(value, lines, self.name, within)


def read_file(path: Path) -> Document:
    """The YAML of a file. Raises `CannotRead` with the file as its place."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise CannotRead(f"cannot be opened ({error.strerror})", str(path)) from None
    return read_bytes(data, str(path))


def read_bytes(data: bytes, name: str) -> Document:
    """The YAML of some bytes in UTF-8. Raises `CannotRead`; `name` is the place."""
    if len(data) > MOST_BYTES:
        raise CannotRead(f"larger than {MOST_BYTES // 1_000_000} MB, the most that is read", name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CannotRead(f"is no text in UTF-8 (byte {error.start + 1})", name) from None
    return read_text(text, name)


def read_text(text: str, name: str) -> Document:
    """The YAML of a text. Raises `CannotRead` with line and key.

    >>> read_text("a: 1\\na: 2", "x.yaml")
    Traceback (most recent call last):
    engine.errors.CannotRead: x.yaml:2: a: this key was given before, in line 1
    """
    if len(text) > MOST_BYTES:
        raise CannotRead(f"larger than {MOST_BYTES // 1_000_000} MB, the most that is read", name)
    try:
        _look_over(text, name)
        node = yaml.compose(text, Loader=_SafeLoader)
    except BadInput:
        raise
    except yaml.MarkedYAMLError as error:
        mark = mark_of(error)
        place = f"{name}:{mark.line + 1}" if mark else name
        raise CannotRead(f"is no YAML: {plainly(error, text)}", place) from None
    except (yaml.YAMLError, ValueError) as error:
        first = str(error).splitlines()[0] if str(error) else "cannot be parsed"
        raise CannotRead(f"is no YAML: {first}", name) from None
    except RecursionError:
        raise CannotRead("is nested too deeply", name) from None
    if node is None:
        raise CannotRead("is empty", name)
    builder = _Builder(name)
    value = builder.build(node, (), ())
    return Document(value, builder.lines, name)


def validate(model: type[Model], document: Document, path: Path_ = ()) -> Model:
    """A pydantic model filled from a part of a document.

    Raises `CannotRead` for the first fault, with file, line and key.
    """
    try:
        return model.model_validate(document.part(path).value)
    except ValidationError as error:
        raise fault_of(error, document, path, model) from None


def fault_of(
    error: ValidationError,
    document: Document,
    path: Path_ = (),
    model: type[BaseModel] | None = None,
) -> BadInput:
    """The first fault of a validation by `model` as a refusal with its place."""
    first = error.errors()[0]
    where: list[str | int] = []
    for part in first["loc"]:
        unknown = isinstance(part, str) and (*path, *where, part) not in document.lines
        if where and unknown and first["type"] not in ("missing", "extra_forbidden"):
            continue
        where.append(part)
    return CannotRead(wrong_value(error, model), document.place((*path, *where)))


def _look_over(text: str, name: str) -> None:
    """Refuse aliases, too many values and too deep nesting before anything is built."""
    depth = values = 0
    for event in yaml.parse(text, Loader=_SafeLoader):
        if isinstance(event, yaml.AliasEvent):
            raise CannotRead(
                f"the alias *{event.anchor} is not read here; {QUOTE}", f"{name}:{_line(event)}"
            )
        if isinstance(event, yaml.NodeEvent):
            values += 1
            if values > MOST_VALUES:
                raise CannotRead(
                    f"holds more than {MOST_VALUES:,} values, the most that is read", name
                )
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > MOST_DEPTH:
                raise CannotRead("is nested too deeply", f"{name}:{_line(event)}")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1


_TAGS = {
    "tag:yaml.org,2002:str", "tag:yaml.org,2002:int", "tag:yaml.org,2002:bool",
    "tag:yaml.org,2002:null", "tag:yaml.org,2002:float", "tag:yaml.org,2002:map",
    "tag:yaml.org,2002:seq",
}  # fmt: skip


class _Builder:
    """Makes plain values of nodes, and notes the line of each.

    `path` leads to a node; `shown` is the same for people, who count lists from 1.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: dict[Path_, int] = {}
        self._plain: Any = yaml.constructor.SafeConstructor()

    def build(self, node: yaml.Node, path: Path_, shown: tuple[str, ...]) -> Any:
        """The value of a node and of all below it. Raises `CannotRead`."""
        line = node.start_mark.line + 1
        self.lines.setdefault(path, line)
        if node.tag == "tag:yaml.org,2002:timestamp":
            return str(node.value)
        if node.tag not in _TAGS:
            raise self._fault(
                f"the tag {node.tag.rpartition(':')[2]} is not read here", line, shown
            )
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, path, shown)
        if isinstance(node, yaml.SequenceNode):
            return [
                self.build(child, (*path, place), (*shown, str(place + 1)))
                for place, child in enumerate(node.value)
            ]
        if node.tag == "tag:yaml.org,2002:int" and len(node.value) > 20:
            raise self._fault("this number is too long", line, shown)
        try:
            return self._plain.construct_object(node, deep=True)
        except (yaml.YAMLError, ValueError):
            raise self._fault("this value cannot be read", line, shown) from None

    def _mapping(
        self, node: yaml.MappingNode, path: Path_, shown: tuple[str, ...]
    ) -> dict[str | int, Any]:
        value: dict[str | int, Any] = {}
        first: dict[str, int] = {}
        for key_node, child in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                raise self._fault(f"a key must be a word or a number; {QUOTE}", line, shown)
            text = str(key_node.value)
            if text in first:
                message = f"this key was given before, in line {first[text]}"
                raise self._fault(message, line, (*shown, text))
            first[text] = line
            number = key_node.tag == "tag:yaml.org,2002:int" and len(text) < 10
            key: str | int = int(text) if number and text.isdecimal() else text
            self.lines[*path, key] = line
            value[key] = self.build(child, (*path, key), (*shown, text))
        return value

    def _fault(self, message: str, line: int, shown: tuple[str, ...]) -> CannotRead:
        key = f": {'.'.join(shown)}" if shown else ""
        return CannotRead(message, f"{self.name}:{line}{key}")
