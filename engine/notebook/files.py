"""A notebook as a YAML file: downloaded, changed by hand, uploaded again."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from engine.errors import CannotRead
from engine.notebook.document import (
    KINDS,
    MOST_NAME,
    AnyCell,
    Notebook,
    written,
)
from engine.roundcount import Form
from engine.variants import Variant, rules_at
from engine.yamltext import Document, read_bytes, read_text, validate
from engine.yamlwriting import yaml_text

FORMAT = 1
MOST_READ = 1_000
"""How many cells a file may have."""


class _File(Form):
    canasta_notebook: Annotated[int, Field(strict=True)]
    title: Annotated[str, Field(max_length=MOST_NAME)] = ""
    variant: Variant = "classic"
    cells: Annotated[tuple[Any, ...], Field(max_length=MOST_READ)] = ()


def to_yaml(notebook: Notebook) -> str:
    """The notebook as YAML that `from_yaml` reads: the same notebook, whatever its texts hold."""
    return yaml_text({"canasta_notebook": FORMAT, **written(notebook)})


def from_yaml(text: str | bytes, name: str) -> Notebook:
    """The notebook that a file holds. `name` is the file's, for what is said of it.

    Raises `BadInput` with file, line and key for the first fault: no YAML, too large, another
    kind of file or a newer one, a cell that is none.
    """
    document = read_bytes(text, name) if isinstance(text, bytes) else read_text(text, name)
    value = document.value
    if not isinstance(value, dict) or "canasta_notebook" not in value:
        raise CannotRead("this is no notebook: it does not begin with canasta_notebook: 1", name)
    if isinstance(value["canasta_notebook"], int) and value["canasta_notebook"] > FORMAT:
        raise CannotRead(
            "this notebook was written by a newer version of the program; "
            f"this one reads the form {FORMAT}",
            document.place(("canasta_notebook",)),
        )
    file = validate(_File, document)
    if file.canasta_notebook != FORMAT:
        raise CannotRead(f"the form {FORMAT} was expected", document.place(("canasta_notebook",)))
    rules_at(file.variant, document, ("variant",))
    found: list[AnyCell] = []
    lines: dict[str, int] = {}
    for number in range(len(file.cells)):
        cell = _cell(document, number)
        if cell.id in lines:
            raise CannotRead(
                f"this id was given before, in line {lines[cell.id]}; each cell needs its own",
                document.place(("cells", number, "id")),
            )
        lines[cell.id] = document.lines["cells", number]
        found.append(cell)
    return Notebook(title=file.title, variant=file.variant, cells=tuple(found))


def _cell(document: Document, number: int) -> AnyCell:
    value = document.value["cells"][number]
    path = ("cells", number)
    if not isinstance(value, dict):
        raise CannotRead("a cell was expected, with keys like kind and text", document.place(path))
    kind = value.get("kind")
    model = KINDS.get(kind) if isinstance(kind, str) else None
    if model is None:
        what = f"“{str(kind)[:40]}” is no kind of cell" if kind else "a cell needs its kind"
        raise CannotRead(f"{what}; known are {', '.join(KINDS)}", document.place((*path, "kind")))
    cell: Any = validate(model, document, path)
    if "variant" in value and cell.variant is not None:
        rules_at(cell.variant, document, (*path, "variant"))
    found: AnyCell = cell
    return found
