"""Two tabs on one notebook: whatever both do, no cell of either is lost."""

from __future__ import annotations

from itertools import count

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.notebook.document import Note, Notebook, of_json, to_json
from engine.notebook.merging import Conflict, merge
from engine.rulesets import house
from engine.variants import variant_of
from tests.storage.notebooks import noted, texts

Op = tuple[str, int, int]
OPS = st.lists(
    st.tuples(
        st.sampled_from(["add", "edit", "move", "delete"]), st.integers(0, 9), st.integers(0, 9)
    ),
    max_size=8,
)


def done(notebook: Notebook, ops: list[Op], name: str) -> Notebook:
    """The notebook after some changes; each text that comes new is new to everybody."""
    numbers = count()
    for op, which, place in ops:
        fresh = f"{name}{next(numbers)}"
        if op == "add":
            notebook = notebook.add(Note(text=fresh), place)
        elif notebook.cells:
            cell = notebook.cells[which % len(notebook.cells)]
            if op == "edit":
                notebook = notebook.edit(cell.with_(text=fresh))
            elif op == "move":
                notebook = notebook.move(cell.id, place)
            else:
                notebook = notebook.delete(cell.id)
    return notebook


@st.composite
def three(draw: st.DrawFn) -> tuple[Notebook, Notebook, Notebook]:
    base = noted(*(f"base{number}" for number in range(draw(st.integers(0, 6)))))
    return base, done(base, draw(OPS), "mine"), done(base, draw(OPS), "theirs")


FEW = settings(max_examples=60, deadline=None)


@FEW
@given(three())
def test_no_text_of_either_side_is_lost(notebooks: tuple[Notebook, Notebook, Notebook]) -> None:
    base, mine, theirs = notebooks
    merged = merge(base, mine, theirs).notebook
    found = texts(merged)
    assert len(found) == len(set(found))
    new = (set(texts(mine)) | set(texts(theirs))) - set(texts(base))
    old = set(texts(mine)) & set(texts(theirs))
    # What is neither new nor on both sides was changed or deleted by one, on purpose.
    assert set(found) == new | old
    assert of_json(to_json(merged)) == merged  # above all: no id comes twice


@FEW
@given(three())
def test_who_did_nothing_changes_nothing(notebooks: tuple[Notebook, Notebook, Notebook]) -> None:
    base, mine, theirs = notebooks
    for joined, expected in (
        (merge(base, mine, base), mine), (merge(base, base, theirs), theirs),
        (merge(base, mine, mine), mine),
    ):  # fmt: skip
        assert joined.notebook == expected
        assert joined.conflicts == ()


@FEW
@given(three())
def test_the_same_save_tried_again_adds_nothing(
    notebooks: tuple[Notebook, Notebook, Notebook],
) -> None:
    base, mine, theirs = notebooks
    once = merge(base, mine, theirs)
    assert merge(base, mine, theirs) == once
    twice = merge(base, mine, once.notebook)
    assert sorted(texts(twice.notebook)) == sorted(texts(once.notebook))
    assert merge(base, mine, twice.notebook).notebook == twice.notebook


@FEW
@given(three())
def test_cells_stand_in_the_order_of_who_moved_them(
    notebooks: tuple[Notebook, Notebook, Notebook],
) -> None:
    base, mine, theirs = notebooks
    merged = [cell.id for cell in merge(base, mine, theirs).notebook.cells]
    there = {cell.id for cell in base.cells}

    def moved(side: Notebook) -> bool:
        kept = {cell.id for cell in side.cells}
        return [cell.id for cell in base.cells if cell.id in kept] != [
            cell.id for cell in side.cells if cell.id in there
        ]

    first = mine if moved(mine) else theirs
    order = [cell.id for cell in first.cells if cell.id in merged]
    assert [id for id in merged if id in order] == order


def test_both_add_at_the_end_and_the_later_save_stands_last() -> None:
    base = noted("a")
    mine, theirs = base.add(Note(text="mine")), base.add(Note(text="theirs"))
    assert texts(merge(base, mine, theirs).notebook) == ["a", "theirs", "mine"]
    mine = base.add(Note(text="mine"), 0)
    assert texts(merge(base, mine, theirs).notebook) == ["mine", "a", "theirs"]


def test_both_edit_one_cell_and_both_versions_stand_together() -> None:
    base = noted("a", "b", "c")
    cell = base.cells[1]
    mine, theirs = base.edit(cell.with_(text="mine")), base.edit(cell.with_(text="theirs"))
    found = merge(base, mine, theirs)
    assert texts(found.notebook) == ["a", "theirs", "mine", "c"]
    copy = found.notebook.cells[2]
    assert copy.other_of == cell.id == found.notebook.cells[1].id
    assert found.conflicts == (Conflict("both", cell.id, copy.id),)
    same = merge(base, mine, mine.with_cells(mine.cells))
    assert same.conflicts == ()


def test_an_edit_outlives_a_delete() -> None:
    base = noted("a", "b", "c")
    id = base.cells[1].id
    edited, gone = base.edit(base.cells[1].with_(text="B")), base.delete(id)
    for mine, theirs in ((edited, gone), (gone, edited)):
        found = merge(base, mine, theirs)
        assert texts(found.notebook) == ["a", "B", "c"]
        assert found.conflicts == (Conflict("kept", id),)


def test_what_one_deleted_and_nobody_changed_is_gone() -> None:
    base = noted("a", "b", "c")
    gone = base.delete(base.cells[1].id)
    added = base.add(Note(text="d"))
    for mine, theirs in ((gone, added), (added, gone)):
        found = merge(base, mine, theirs)
        assert texts(found.notebook) == ["a", "c", "d"]
        assert found.conflicts == ()


def test_title_and_rule_set_are_merged_too() -> None:
    base = noted("a")
    named, about = base.named("Ann"), base.about("tile")
    found = merge(base, named, about)
    assert (found.notebook.title, found.notebook.variant, found.conflicts) == ("Ann", "tile", ())
    found = merge(base, about, named)
    assert (found.notebook.title, found.notebook.variant, found.conflicts) == ("Ann", "tile", ())
    clash = merge(base, base.named("Mine").about("official"), base.named("Theirs").about("tile"))
    assert (clash.notebook.title, clash.notebook.variant) == ("Mine", "official")
    assert clash.conflicts == (Conflict("title"), Conflict("variant"))


def test_house_rules_that_were_stored_are_no_change() -> None:
    rules = house("classic", {"threes.red_value": {"each": 100, "totals": {4: 800}}})
    base = noted("a").about(variant_of(rules))
    stored = of_json(to_json(base))
    found = merge(stored, base.named("Mine"), stored.add(Note(text="b")))
    assert found.conflicts == ()
    assert (found.notebook.title, texts(found.notebook)) == ("Mine", ["a", "b"])
