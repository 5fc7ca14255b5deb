"""What several commands do: read cases, carry out their moves, print JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import rulesets
from engine.cases import Case, read_cases
from engine.errors import BadInput, CannotRead
from engine.position import Position
from engine.ruleset import Citation
from engine.verify import run
from engine.yamltext import MOST_BYTES, Document, read_bytes, read_file


def cases_of(options: argparse.Namespace) -> Iterator[Case]:
    """The cases of the files named, under `--variant` where it is given. Raises `BadInput`."""
    rules = rulesets.load(options.variant) if options.variant else None
    for name in options.files:
        yield from read_cases(document_of(name), rules)


def under_every(case: Case) -> Iterator[tuple[str, Case | BadInput]]:
    """The case under every rule set, or why it cannot exist under one."""
    for id in rulesets.names():
        try:
            yield id, case.under(rulesets.load(id))
        except BadInput as error:
            yield id, error


def after_moves(case: Case) -> Position:
    """The position after the case's moves. Raises `CannotRead` when one is not legal."""
    result = run(case)
    if result.legal:
        return result.position
    broken = ", ".join(result.verdicts[-1].broken)
    raise CannotRead(
        f"step {len(result.verdicts)} of the case is not legal ({broken}), "
        "so no position follows it",
        case.document.place(("moves",)),
    )


def tell_not_applicable(case: Case, id: str, error: BadInput, as_json: bool) -> None:
    """Say that a case cannot exist under a rule set, and why."""
    if as_json:
        emit({"case": case.slug, "variant": id, "applies": False, "why": str(error)})
    else:
        print(f"{case.slug} ({id}): does not apply: {error}")


def cited(place: Citation) -> str:
    """Where a value comes from: the text and the place in it, or that its own text is silent."""
    silent = " (the source is silent; this reading is used)" if place.silent else ""
    return f"{place.source}, {place.where}{silent}"


def emit(value: dict[str, Any]) -> None:
    """Print one JSON object on a line."""
    print(json.dumps(value, ensure_ascii=False))


def document_of(name: str) -> Document:
    """The YAML of a file, or of standard input where the name is a dash. Raises `BadInput`."""
    if name == "-":
        return read_bytes(sys.stdin.buffer.read(MOST_BYTES + 1), "standard input")
    return read_file(Path(name))
