"""Two people, or two tabs, changed one notebook: what both of them did, in one notebook.

No cell is ever lost. What one side added, changed, moved or deleted since `base` is done; where
both changed the same cell, both versions stay; where one deleted what the other changed, it stays.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Literal, NamedTuple, TypeVar

from engine.notebook.document import AnyCell, Notebook, same, written_cell, written_variant

Found = TypeVar("Found")


class Conflict(NamedTuple):
    """Something that both sides did otherwise, and what became of it.

    `both`: both changed the cell `id`; mine stands behind theirs as the cell `other`.
    `kept`: the cell `id` was deleted by one and changed by the other; it stayed.
    `title`, `variant`: both changed that of the notebook; mine holds.
    """

    what: Literal["both", "kept", "title", "variant"]
    id: str = ""
    other: str = ""


class Merged(NamedTuple):
    """The notebook with what both sides did, and where they had done differently."""

    notebook: Notebook
    conflicts: tuple[Conflict, ...]


def merge(base: Notebook, mine: Notebook, theirs: Notebook) -> Merged:
    """Three notebooks joined: what each side did since `base`.

    `theirs` was stored first: where both changed a cell, theirs keeps its id, so that the tab it
    came from can go on. The same three always give the same answer.
    """
    title, one = _newer(base.title, mine.title, theirs.title)
    names = [json.dumps(written_variant(each)) for each in (base, mine, theirs)]
    name, two = _newer(*names)
    variant = theirs.variant if name == names[2] else mine.variant
    conflicts = [Conflict("title")] * one + [Conflict("variant")] * two
    cells = _cells(base, mine, theirs, conflicts)
    found = mine.model_copy(update={"title": title, "variant": variant})
    return Merged(found.with_cells(cells), tuple(conflicts))


def _newer(base: Found, mine: Found, theirs: Found) -> tuple[Found, bool]:
    """What the side that changed something has; and whether both did, and differently."""
    if mine == base:
        return theirs, False
    return mine, theirs not in (mine, base)


def _cells(
    base: Notebook, mine: Notebook, theirs: Notebook, conflicts: list[Conflict]
) -> list[AnyCell]:
    was, ours, others = ({cell.id: cell for cell in one.cells} for one in (base, mine, theirs))
    known = {**others, **ours}
    kept: dict[str, AnyCell] = {}
    copies: dict[str, AnyCell] = {}
    for id in known:
        before, my, their = was.get(id), ours.get(id), others.get(id)
        if my is not None and their is not None:
            if (before is not None and same(my, before)) or same(my, their):
                kept[id] = their
            elif before is not None and same(their, before):
                kept[id] = my
            else:
                kept[id] = their
                copy = _other_version(my, known)
                conflicts.append(Conflict("both", id, copy.id))
                if copy.id not in known:
                    copies[id] = copy
        elif before is None:
            kept[id] = known[id]
        elif not same(known[id], before):
            kept[id] = known[id]
            conflicts.append(Conflict("kept", id))
    order = _order(_ids(base), _ids(mine), _ids(theirs), kept)
    return [cell for id in order for cell in (kept[id], copies.get(id)) if cell is not None]


def _ids(notebook: Notebook) -> list[str]:
    return [cell.id for cell in notebook.cells]


def _other_version(cell: AnyCell, known: dict[str, AnyCell]) -> AnyCell:
    """The cell under an id of its own, which the same text gets each time: one that comes twice,
    as when a save is tried again, is there once."""
    text = json.dumps(written_cell(cell))
    for size in range(10, 33):
        id = sha256(text.encode()).hexdigest()[:size]
        copy = cell.model_copy(update={"id": id, "other_of": cell.id})
        if id not in known or same(known[id], copy):
            break
    return copy


def _order(
    base: Sequence[str], mine: Sequence[str], theirs: Sequence[str], kept: dict[str, AnyCell]
) -> list[str]:
    """The ids that are kept, in the order of the side that moved cells (mine, if both did).

    What only the other side has follows the cell that it followed there, behind what the first
    side added at the same place.
    """
    was, now = set(base), set(mine)
    moved = [id for id in mine if id in was] != [id for id in base if id in now]
    first, second = (mine, theirs) if moved else (theirs, mine)
    order = [id for id in first if id in kept]
    there, known, before = set(order), set(second), ""
    for id in second:
        if id not in kept:
            continue
        if id not in there:
            place = order.index(before) + 1 if before else 0
            while place < len(order) and order[place] not in known:
                place += 1
            order.insert(place, id)
            there.add(id)
        before = id
    return order
