"""Reading YAML that people write: safely, with limits, with the line of every key.

The text is composed into nodes by PyYAML's safe loader, so that each fault can
be reported as `file:line: key: …`. Refused before anything is built from it:
files over `MOST_BYTES`, aliases (they can make a small file huge), a key given
twice, a value of a kind that rules, cases and lessons do not use, and nesting
deeper than `MOST_DEPTH`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import BaseModel, ValidationError

from engine.errors import BadInput, CannotRead

MOST_BYTES = 1_000_000
MOST_DEPTH = 40

Path_ = tuple[str | int, ...]
Model = TypeVar("Model", bound=BaseModel)
_SafeLoader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Document:
    """A YAML value and the line (from 1) of every part of it, by path."""

    value: Any
    lines: dict[Path_, int]
    name: str

    def place(self, path: Path_) -> str:
        """`file:line: key` for the part at `path`, or its nearest known parent.

        >>> Document({}, {(): 1, ("a",): 3}, "x.yaml").place(("a", "b"))
        'x.yaml:3: a.b'
        """
        known = path
        while known and known not in self.lines:
            known = known[:-1]
        key = ".".join(str(part + 1) if isinstance(part, int) else part for part in path)
        place = f"{self.name}:{self.lines.get(known, 1)}"
        return f"{place}: {key}" if key else place

    def part(self, path: Path_) -> Document:
        """The document that stands at `path`, with its own lines."""
        value = self.value
        for step in path:
            value = value[step]
        size = len(path)
        lines = {full[size:]: line for full, line in self.lines.items() if full[:size] == path}
        return Document(value, lines, self.name)


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
        _refuse_aliases(text, name)
        node = yaml.compose(text, Loader=_SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = f"{name}:{mark.line + 1}" if mark else name
        problem = " ".join(part for part in (error.context, error.problem) if part)
        raise CannotRead(f"is no YAML: {problem}", place) from None
    except (yaml.YAMLError, ValueError) as error:
        first = str(error).splitlines()[0] if str(error) else "cannot be parsed"
        raise CannotRead(f"is no YAML: {first}", name) from None
    except RecursionError:
        raise CannotRead("is nested too deeply", name) from None
    if node is None:
        raise CannotRead("is empty", name)
    lines: dict[Path_, int] = {}
    value = _build(node, (), lines, name)
    return Document(value, lines, name)


def validate(model: type[Model], document: Document, path: Path_ = ()) -> Model:
    """A pydantic model filled from a part of a document.

    Raises `CannotRead` for the first fault, with file, line and key.
    """
    try:
        return model.model_validate(document.part(path).value)
    except ValidationError as error:
        raise fault_of(error, document, path) from None


def fault_of(error: ValidationError, document: Document, path: Path_ = ()) -> BadInput:
    """The first fault of a validation as a refusal with its place."""
    first = error.errors()[0]
    where: list[str | int] = []
    for part in first["loc"]:
        unknown = isinstance(part, str) and (*path, *where, part) not in document.lines
        if where and unknown and first["type"] not in ("missing", "extra_forbidden"):
            continue
        where.append(part)
    message = first["msg"]
    if first["type"] == "extra_forbidden":
        message = "unknown key"
    elif first["type"] == "missing":
        message = "this key is needed and was not given"
    elif first["type"] == "value_error":
        message = message.removeprefix("Value error, ")
    else:
        given = repr(first.get("input"))
        if len(given) <= 60:
            message = f"{message[0].lower()}{message[1:]}, but {given} was given"
    return CannotRead(message, document.place((*path, *where)))


def _refuse_aliases(text: str, name: str) -> None:
    depth = 0
    for event in yaml.parse(text, Loader=_SafeLoader):
        if isinstance(event, yaml.AliasEvent):
            raise CannotRead(
                f"the alias *{event.anchor} is not read here; if a joker is meant, "
                "put the text in quotes",
                f"{name}:{_line(event)}",
            )
        if isinstance(event, (yaml.MappingStartEvent, yaml.SequenceStartEvent)):
            depth += 1
            if depth > MOST_DEPTH:
                raise CannotRead("is nested too deeply", f"{name}:{_line(event)}")
        elif isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
            depth -= 1


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1


_TAGS = {
    "tag:yaml.org,2002:str", "tag:yaml.org,2002:int", "tag:yaml.org,2002:bool",
    "tag:yaml.org,2002:null", "tag:yaml.org,2002:float",
}  # fmt: skip


def _build(node: yaml.Node, path: Path_, lines: dict[Path_, int], name: str) -> Any:
    line = node.start_mark.line + 1
    lines.setdefault(path, line)
    if isinstance(node, yaml.MappingNode):
        return _build_mapping(node, path, lines, name)
    if isinstance(node, yaml.SequenceNode):
        return [
            _build(child, (*path, place), lines, name) for place, child in enumerate(node.value)
        ]
    place = Document(None, lines, name).place(path)
    if node.tag == "tag:yaml.org,2002:timestamp":
        return str(node.value)
    if node.tag not in _TAGS:
        raise CannotRead(f"the tag {node.tag.rpartition(':')[2]} is not read here", place)
    if node.tag == "tag:yaml.org,2002:int" and len(node.value) > 20:
        raise CannotRead("this number is too long", place)
    return _construct(node, place)


def _construct(node: yaml.Node, place: str) -> Any:
    loader = yaml.SafeLoader("")
    try:
        return loader.construct_object(node, deep=True)
    except (yaml.YAMLError, ValueError):
        raise CannotRead("this value cannot be read", place) from None
    finally:
        loader.dispose()


def _build_mapping(
    node: yaml.MappingNode, path: Path_, lines: dict[Path_, int], name: str
) -> dict[str | int, Any]:
    value: dict[str | int, Any] = {}
    for key_node, child in node.value:
        line = key_node.start_mark.line + 1
        here = f"{name}:{line}"
        if not isinstance(key_node, yaml.ScalarNode):
            raise CannotRead("a key must be a word or a number; quote cards like “?11”", here)
        key: str | int = str(key_node.value)
        if key_node.tag == "tag:yaml.org,2002:int" and len(str(key)) < 10:
            key = int(key)
        full = (*path, key)
        if key in value:
            place = Document(None, {**lines, full: line}, name).place(full)
            raise CannotRead(f"this key was given before, in line {lines[full]}", place)
        lines[full] = line
        value[key] = _build(child, full, lines, name)
    return value
