"""The server when things go wrong: away, restarted, read-only, full, with a wrong name."""

from __future__ import annotations

import signal
from pathlib import Path

import psycopg
import pytest

from engine.notebook.document import Note
from pages.storage import StorageProblem, Store
from tests.storage import postgres
from tests.storage.notebooks import noted, texts
from tests.storage.postgres import Server


def test_it_is_a_real_server(postgres: Server) -> None:
    with psycopg.connect(postgres.url()) as connection:
        row = connection.execute("SELECT version()").fetchone()
    assert row is not None and row[0].startswith("PostgreSQL ")


def test_without_its_programs_the_tests_say_what_is_needed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(postgres, "_folders", lambda: iter([tmp_path]))
    with pytest.raises(FileNotFoundError, match="apt-get install postgresql"):
        Server(tmp_path)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_server_that_is_away_is_told_and_comes_back(
    postgres: Server, server_url: str, how: signal.Signals
) -> None:
    store = Store(server_url)
    id = store.create(noted("first"))
    saved = store.load(id)
    postgres.stop(how)  # at once, as a crash does, with SIGQUIT
    try:
        for _ in range(2):
            with pytest.raises(StorageProblem, match=r"server .* cannot be reached") as told:
                store.save(id, saved, saved.notebook.add(Note(text="second")))
            assert told.value.kind == "unreachable"
    finally:
        postgres.start()
    assert store.load(id) == saved
    saved = store.save(id, saved, saved.notebook.add(Note(text="second")))
    assert texts(store.load(id).notebook) == ["first", "second"]
    store.close()


@pytest.mark.parametrize(
    "address",
    ["postgresql://canasta:secret@127.0.0.1:1/postgres", "postgresql://canasta:secret@/x?host=/no"],
)
def test_a_server_that_is_not_there_is_told(address: str) -> None:
    store = Store(address, patience=1)
    with pytest.raises(StorageProblem, match=r"server .* cannot be reached") as told:
        store.create(noted("one"))
    assert told.value.kind == "unreachable"
    assert "secret" not in told.value.message + told.value.detail


def test_a_database_that_does_not_exist_is_told(postgres: Server) -> None:
    with pytest.raises(StorageProblem, match=r"server .* cannot be reached"):
        Store(postgres.url("nowhere")).create(noted("one"))


def test_a_server_that_may_only_be_read_is_told(server_url: str) -> None:
    store = Store(server_url)
    id = store.create(noted("first"))
    saved = store.load(id)
    store.close()
    with psycopg.connect(server_url, autocommit=True) as connection:
        row = connection.execute("SELECT current_database()").fetchone()
        assert row is not None
        connection.execute(f"ALTER DATABASE {row[0]} SET default_transaction_read_only = on")
    with pytest.raises(StorageProblem, match="may only be read here") as told:
        store.save(id, saved, noted("second"))
    assert told.value.kind == "read-only"
    assert store.load(id) == saved
    store.close()
