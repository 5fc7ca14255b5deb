"""What the store promises, kept by a file and by a real server alike."""

from __future__ import annotations

import pytest
from sqlalchemy import create_engine, text

from engine.notebook.again import outcome
from engine.notebook.document import Note, Notebook
from engine.notebook.files import to_yaml
from engine.notebook.merging import Conflict
from pages.storage import Saved, StorageProblem, Store
from pages.storage.address import read
from tests.storage.notebooks import MARK, every_kind, noted, texts


def said(store: Store, statement: str, **values: object) -> list[tuple[object, ...]]:
    """What the database itself answers, past the store."""
    engine = create_engine(read(store._url.render_as_string(hide_password=False)))
    with engine.begin() as connection:
        found = connection.execute(text(statement), values)
        rows = [tuple(row) for row in found] if found.returns_rows else []
    engine.dispose()
    return rows


def test_every_kind_of_cell_comes_back_as_it_was(store: Store) -> None:
    notebook = every_kind()
    found = store.load(store.create(notebook))
    assert found.revision == 1
    assert to_yaml(found.notebook).replace("'4'", "4") == to_yaml(notebook)  # JSON's keys are text
    ruled = [cell for cell in found.notebook.cells if cell.kind in ("ruling", "score")]
    assert [outcome(cell, found.notebook).stale for cell in ruled] == [False] * 3


def test_a_save_outlives_a_restart_of_the_program(url: str) -> None:
    first, second = Store(url), Store(url)
    id = first.create(noted("one"))
    saved = first.save(id, first.load(id), noted("two"))
    first.close()
    assert second.load(id) == Saved(saved.notebook, 2)
    second.close()


def test_ids_cannot_be_guessed_and_are_not_in_the_database(store: Store) -> None:
    ids = {store.create(noted("one")) for _ in range(5)}
    assert len(ids) == 5
    assert all(len(id) == 32 for id in ids)  # 24 bytes at random
    rows = said(store, "SELECT * FROM canasta_notebook")
    assert len(rows) == 5
    assert not [id for id in ids if id in str(rows)]


@pytest.mark.parametrize(
    "id", ["", "x", "../../etc", "' OR '1'='1", "\ud800", "a\0b", "x" * 10_000]
)
def test_a_wrong_id_finds_nothing(store: Store, id: str) -> None:
    for wrong in (lambda: store.load(id), lambda: store.delete(id), lambda: store.kept(id)):
        with pytest.raises(StorageProblem, match="Nothing is kept under this link") as told:
            wrong()
        assert told.value.kind == "missing"
    store.create(noted("another one's"))
    with pytest.raises(StorageProblem, match="Nothing is kept under this link"):
        store.load(id)


def test_two_tabs_add_at_once_and_both_cells_stay(store: Store) -> None:
    id = store.create(noted("first"))
    one = two = store.load(id)
    one = store.save(id, one, one.notebook.add(Note(text="left")))
    two = store.save(id, two, two.notebook.add(Note(text="right")))
    assert texts(two.notebook) == ["first", "left", "right"]
    assert (one.conflicts, two.conflicts) == ((), ())
    one = store.save(id, one, one.notebook)
    assert one == store.load(id) == Saved(two.notebook, 3)


def test_two_tabs_change_the_same_cell_and_both_texts_stay(store: Store) -> None:
    id = store.create(noted("first"))
    base = store.load(id)
    cell = base.notebook.cells[0]
    store.save(id, base, base.notebook.edit(Note(id=cell.id, text="left")))
    after = store.save(id, base, base.notebook.edit(Note(id=cell.id, text="right")))
    assert texts(after.notebook) == ["left", "right"]
    assert after.notebook.cells[1].other_of == cell.id
    assert after.conflicts == (Conflict("both", cell.id, after.notebook.cells[1].id),)
    assert store.load(id).notebook == after.notebook


def test_a_save_that_is_tried_again_changes_nothing_more(store: Store) -> None:
    id = store.create(noted("first"))
    base = store.load(id)
    cell = base.notebook.cells[0]
    store.save(id, base, base.notebook.edit(Note(id=cell.id, text="left")))
    mine = base.notebook.edit(Note(id=cell.id, text="right")).add(Note(text="more"))
    once = store.save(id, base, mine)
    twice = store.save(id, base, mine)
    assert twice.notebook == once.notebook
    assert twice.revision == once.revision == 3


def test_house_rules_saved_twice_are_no_conflict(store: Store) -> None:
    id = store.create(every_kind())
    base = store.load(id)
    store.save(id, base, base.notebook.add(Note(text="left")))
    after = store.save(id, Saved(every_kind_like(base.notebook), 1), base.notebook)
    assert after.conflicts == ()
    assert texts(after.notebook)[-1] == "left"


def every_kind_like(stored: Notebook) -> Notebook:
    """The same notebook as it was before it was ever stored: numbers as keys, not text."""
    ids = [cell.id for cell in stored.cells]
    cells = [cell.with_(id=id) for cell, id in zip(every_kind().cells, ids, strict=True)]
    return stored.with_cells(cells)


def test_delete_deletes(store: Store) -> None:
    id, other = store.create(every_kind()), store.create(noted("stays"))
    saved = store.load(id)
    store.delete(id)
    with pytest.raises(StorageProblem, match="Nothing is kept under this link"):
        store.load(id)
    assert len(said(store, "SELECT * FROM canasta_notebook")) == 1
    assert MARK not in str(said(store, "SELECT * FROM canasta_notebook"))
    assert texts(store.load(other).notebook) == ["stays"]
    with pytest.raises(StorageProblem) as told:  # a tab that is still open does not bring it back
        store.save(id, saved, saved.notebook.add(Note(text="again")))
    assert told.value.kind == "missing"
    with pytest.raises(StorageProblem):
        store.delete(id)


def test_what_is_on_the_screen_can_be_stored_again_under_its_link(store: Store) -> None:
    id = store.create(noted("first"))
    with pytest.raises(StorageProblem, match="There is a notebook under this link already"):
        store.create(noted("second"), id)
    assert texts(store.load(id).notebook) == ["first"]
    store.delete(id)
    assert store.create(noted("second"), id) == id
    assert texts(store.load(id).notebook) == ["second"]


def test_a_long_link_is_kept_once(store: Store) -> None:
    long = "variant=classic&q=1." + "x" * 5_000
    id = store.keep(long)
    assert len(id) == 20
    assert store.keep(long) == id != store.keep(long + "y")
    assert store.kept(id) == long
    assert len(said(store, "SELECT * FROM canasta_document")) == 2
    with pytest.raises(StorageProblem, match="at most 200,000 letters") as told:
        store.keep("x" * 200_001)
    assert told.value.kind == "too-long"


def test_a_newer_form_is_told_and_left_alone(store: Store) -> None:
    id = store.create(noted("first"))
    saved = store.load(id)
    said(store, "UPDATE canasta_form SET version = 7")
    for attempt in (
        lambda: store.load(id),
        lambda: store.save(id, saved, noted("second")),
        lambda: store.create(noted("third")),
        lambda: store.delete(id),
    ):
        with pytest.raises(StorageProblem, match=r"newer version .*form 7; this one knows 1") as e:
            attempt()
        assert e.value.kind == "newer"
    said(store, "UPDATE canasta_form SET version = 1")
    assert store.load(id) == saved


def test_a_notebook_that_cannot_be_read_is_left_as_it_is(store: Store) -> None:
    id = store.create(noted("first"))
    saved = store.load(id)
    strange = '{"cells":[{"kind":"song","id":"abcd"}]}'
    said(store, "UPDATE canasta_notebook SET document = :text", text=strange)
    for attempt in (lambda: store.load(id), lambda: store.save(id, saved, noted("second"))):
        with pytest.raises(StorageProblem, match=r"cannot read\. It was left as it is") as told:
            attempt()
        assert told.value.kind == "unreadable"
    assert said(store, "SELECT document FROM canasta_notebook") == [(strange,)]


def test_somebody_who_holds_the_database_is_waited_for_and_told(store: Store, url: str) -> None:
    id = store.create(noted("first"))
    saved = store.load(id)
    hasty = Store(url, patience=0.2)
    engine = create_engine(read(url))
    with engine.connect() as connection:
        connection.execute(text("UPDATE canasta_notebook SET revision = 1"))
        with pytest.raises(StorageProblem, match="saving for too long") as told:
            hasty.save(id, saved, noted("second"))
        assert told.value.kind == "busy"
        assert texts(store.load(id).notebook) == ["first"]  # reading does not wait
        connection.rollback()
    engine.dispose()
    hasty.close()
    assert texts(store.save(id, saved, noted("second")).notebook) == ["second"]
