"""The embedded file when things go wrong: damaged, full, read-only, deleted from."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import event

from engine.notebook.document import Note
from engine.words import say
from pages.storage import Saved, StorageProblem, Store, address, sqlite_file
from tests.storage.forks import Tell, child
from tests.storage.notebooks import MARK, noted, texts

PAGE = 4096
LONG = 300


def filled(file: Path) -> tuple[Store, str]:
    """A store with some notebooks of several pages each, and the id of one of them."""
    store = Store(f"sqlite:///{file}")
    for _ in range(5):
        id = store.create(noted(*(f"{number} {'words ' * LONG}" for number in range(10))))
    assert file.stat().st_size > 10 * PAGE
    return store, id


def no_database(data: bytes) -> bytes:
    return b"Dear diary,\n" * 500


def first_page(data: bytes) -> bytes:
    return os.urandom(PAGE) + data[PAGE:]


def head_alone(data: bytes) -> bytes:
    return b"\0" * 16 + data[16:]


def middle_pages(data: bytes) -> bytes:
    return data[:PAGE] + b"\xff" * (len(data) - 2 * PAGE) + data[-PAGE:]


def one_page(data: bytes) -> bytes:
    """The root of the table of notebooks, which SQLite itself would tell where it is."""
    place = data.find(b"canasta_notebook")
    assert place > 0
    root = 4  # the form, its table; then the notebooks: page 1 is the schema
    return data[: (root - 1) * PAGE] + os.urandom(PAGE) + data[root * PAGE :]


def cut_off(data: bytes) -> bytes:
    return data[: len(data) // 2 // PAGE * PAGE]


def cut_within_a_page(data: bytes) -> bytes:
    return data[:1000]


DAMAGES = [no_database, first_page, head_alone, middle_pages, one_page, cut_off, cut_within_a_page]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_file_is_told_and_kept_aside(
    file: Path, damage: Callable[[bytes], bytes]
) -> None:
    _, id = filled(file)
    damaged = damage(file.read_bytes())
    file.write_bytes(damaged)
    store = Store(f"sqlite:///{file}")
    with pytest.raises(StorageProblem, match=r"was damaged\. It was put aside as data/note") as e:
        store.load(id)
    assert e.value.kind == "damaged"
    (aside,) = file.parent.glob("notebooks.db.damaged-*")
    assert f"data/{aside.name}," in e.value.message
    assert aside.read_bytes() == damaged
    with pytest.raises(StorageProblem, match="Nothing is kept under this link"):
        store.load(id)  # a fresh one was begun
    assert store.create(noted("on my screen"), id) == id
    assert texts(Store(f"sqlite:///{file}").load(id).notebook) == ["on my screen"]
    assert aside.read_bytes() == damaged


def test_damage_while_the_program_runs_is_told_at_the_next_use(file: Path) -> None:
    store, id = filled(file)
    saved = store.load(id)
    file.write_bytes(no_database(b""))
    with pytest.raises(StorageProblem, match="It was put aside as") as told:
        store.save(id, saved, saved.notebook.add(Note(text="new")))
    assert told.value.kind == "damaged"
    assert len(list(file.parent.glob("notebooks.db.damaged-*"))) == 1
    store.create(saved.notebook, id)
    assert store.load(id).notebook == saved.notebook


def test_two_damaged_files_are_both_kept(file: Path) -> None:
    for _ in range(2):
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(no_database(b""))
        with pytest.raises(StorageProblem, match="It was put aside as"):
            Store(f"sqlite:///{file}").create(noted("one"))
    assert len(list(file.parent.glob("notebooks.db.damaged-*"))) == 2


def test_several_programs_that_meet_a_damaged_file_move_it_once(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(no_database(b""))

    def create(tell: Tell) -> None:
        store = Store(f"sqlite:///{file}")
        while True:
            try:
                tell(store.create(noted("mine")))
                return
            except StorageProblem as problem:
                assert problem.kind in ("damaged", "busy")

    with child(create) as one, child(create) as two, child(create) as three:
        ids = {*one.end(), *two.end(), *three.end()}
    assert len(ids) == 3
    (aside,) = file.parent.glob("notebooks.db.damaged-*")
    assert aside.read_bytes() == no_database(b"")
    store = Store(f"sqlite:///{file}")
    assert [texts(store.load(id).notebook) for id in ids] == [["mine"]] * 3


def test_changes_whose_file_was_emptied_are_kept_aside(file: Path) -> None:
    file.parent.mkdir()
    file.touch()
    changes = file.with_name("notebooks.db-wal")
    changes.write_bytes(b"changes")
    with pytest.raises(StorageProblem, match="It was put aside as"):
        Store(f"sqlite:///{file}").create(noted("one"))
    (kept,) = file.parent.glob("notebooks.db.damaged-*-wal")
    assert kept.read_bytes() == b"changes"


def test_an_empty_file_holds_nothing_and_is_begun(file: Path) -> None:
    file.parent.mkdir()
    file.touch()
    store = Store(f"sqlite:///{file}")
    assert texts(store.load(store.create(noted("one"))).notebook) == ["one"]
    assert not list(file.parent.glob("*.damaged-*"))


def test_what_was_deleted_is_nowhere_in_the_files(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    id = store.create(noted(MARK))
    reader = sqlite3.connect(file)  # somebody else is there: the changes stay in their own file
    reader.execute("SELECT * FROM canasta_form").fetchall()
    saved = store.load(id)
    saved = store.save(id, saved, saved.notebook.add(Note(text=f"{MARK} again")))
    store.save(id, saved, noted("without"))
    everything = b"".join(path.read_bytes() for path in file.parent.iterdir())
    assert MARK.encode() in everything
    store.delete(id)
    everything = b"".join(path.read_bytes() for path in file.parent.iterdir())
    assert MARK.encode() not in everything
    reader.close()


def test_a_full_database_is_told_and_nothing_is_lost(file: Path) -> None:
    store, id = filled(file)
    saved = store.load(id)
    pages = file.stat().st_size // PAGE

    @event.listens_for(store._engine(), "connect")
    def bound(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages + 2}")

    with pytest.raises(StorageProblem, match="The disk that keeps the notebooks is full") as told:
        store.save(id, saved, saved.notebook.add(Note(text="x" * 19_000)))
    assert told.value.kind == "full"
    assert store.load(id) == saved
    event.remove(store._engine(), "connect", bound)
    more = store.save(id, saved, saved.notebook.add(Note(text="x" * 19_000)))
    assert store.load(id) == more


def test_a_disk_that_takes_no_more_is_told_and_nothing_is_lost(file: Path) -> None:
    store, id = filled(file)
    saved = store.load(id)

    def save(tell: Tell) -> None:
        room = file.stat().st_size + 3 * PAGE
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
        now = saved
        try:
            while True:
                now = store.save(id, now, now.notebook.add(Note(text="x" * 9_000)))
                tell(str(len(now.notebook.cells)))
        except StorageProblem as problem:
            tell(f"{problem.kind}: {problem.message}")

    with child(save) as running:
        *acknowledged, last = running.end()
    assert last.startswith("disk: The disk that keeps the notebooks did not take this")
    cells = len(store.load(id).notebook.cells)
    assert cells == int(acknowledged[-1]) if acknowledged else cells == 10
    after = store.save(id, saved, saved.notebook.add(Note(text="room again")))
    assert texts(after.notebook)[-1] == "room again"
    assert sqlite_file.fault_in(file) == ""


@pytest.mark.parametrize("what", ["file", "folder", "both"])
def test_a_file_that_may_only_be_read_is_told(what: str) -> None:
    # Root may write everywhere, so that this is done by nobody, where nobody may go.
    say("storage-read-only")  # nobody may not read the catalogue either
    folder = Path(tempfile.mkdtemp(prefix="canasta-"))
    file = folder / "notebooks.db"
    store, id = filled(file)
    saved = store.load(id)
    if what != "folder":
        file.chmod(0o444)
    folder.chmod(0o777 if what == "file" else 0o555)

    def save(tell: Tell) -> None:
        if os.getuid() == 0:
            os.setgid(65534)
            os.setuid(65534)
        own = Store(f"sqlite:///{file}")
        for attempt in (
            lambda: own.save(id, saved, saved.notebook.add(Note(text="new"))),
            lambda: own.create(noted("other")),
        ):
            with pytest.raises(StorageProblem, match="may only be read here") as told:
                attempt()
            tell(told.value.kind)

    try:
        with child(save) as running:
            assert running.end() == ["read-only"] * 2
        folder.chmod(0o755)
        assert store.load(id) == saved
    finally:
        shutil.rmtree(folder)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "here").write_text("a file, no folder")
    store = Store(f"sqlite:///{tmp_path}/here/notebooks.db")
    with pytest.raises(StorageProblem, match="cannot be opened") as told:
        store.create(noted("one"))
    assert told.value.kind == "unopened"


def test_a_folder_in_place_of_the_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageProblem, match="cannot be opened") as told:
        Store(f"sqlite:///{tmp_path}").create(noted("one"))
    assert told.value.kind == "unopened"


def test_each_save_waits_until_the_disk_has_it(file: Path) -> None:
    store, _ = filled(file)
    with store._engine().connect() as connection:
        for setting, value in (("journal_mode", "wal"), ("synchronous", 2), ("secure_delete", 1)):
            assert connection.exec_driver_sql(f"PRAGMA {setting}").scalar() == value


@pytest.mark.parametrize(
    "wrong",
    [
        "mysql://ann:secret@host/name",
        "postgresql://ann:secret@host:port/name",
        "secret notes.db",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
def test_an_address_of_no_known_database_is_told(wrong: str) -> None:
    with pytest.raises(StorageProblem, match="The setting CANASTA_NOTEBOOK_DATABASE") as told:
        Store(wrong)
    assert told.value.kind == "setting"
    assert "secret" not in told.value.message + told.value.detail


def test_the_setting_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(address.SETTING, raising=False)
    assert address.chosen().endswith("/.data/notebooks.db")
    monkeypatch.setenv(address.SETTING, "postgresql://ann@example.org/canasta")
    url = address.read(address.chosen())
    assert (url.drivername, url.host, url.database) == (
        "postgresql+psycopg", "example.org", "canasta",
    )  # fmt: skip


def test_what_is_stored_is_the_notebook(file: Path) -> None:
    store, id = filled(file)
    assert isinstance(store.load(id), Saved)
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT count(*) FROM canasta_notebook").fetchone() == (5,)
