"""Notebooks in a database: made, loaded, saved without losing what others saved, deleted."""

from __future__ import annotations

import logging
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from pydantic import ValidationError
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from engine.notebook.document import Notebook, of_json, to_json
from engine.notebook.merging import Conflict, merge
from pages.storage import address, sqlite_file, tables
from pages.storage.problems import Failures, StorageProblem, kind_of, problem_of, told
from pages.storage.tables import documents, notebooks

PATIENCE = 10.0
"""Seconds for which somebody else's save is waited for."""
MOST_KEPT = 200_000
"""The longest document that is kept for a link, in letters."""
_log = logging.getLogger(__name__)


class Saved(NamedTuple):
    """A notebook as it is stored: what the next save of the same tab takes as its base.

    `revision` grows with each save. `conflicts` says where a save met another one's changes.
    """

    notebook: Notebook
    revision: int
    conflicts: tuple[Conflict, ...] = ()


_ID = re.compile(r"[A-Za-z0-9_-]{20,80}")


def is_id(text: str) -> bool:
    """Whether a text could be the id of a notebook: what comes from a link or a browser may not."""
    return _ID.fullmatch(text) is not None


class Store:
    """Notebooks and documents in one database. May be used from several threads and processes.

    Nothing is opened before it is needed. Each method raises `StorageProblem`, and then has
    changed nothing.
    """

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self._url = address.read(url)
        self._patience = patience
        self._lock = Lock()
        self._opened: Engine | None = None

    def create(self, notebook: Notebook, id: str = "") -> str:
        """Store a new notebook; returns its id, 192 bits at random, which is all that opens it.

        With `id`, under that one: what is on somebody's screen, once the file that had it is
        gone. Only a hash of the id is stored: who reads the database or a copy of it cannot
        write into anybody's notebook.
        """
        id = id or secrets.token_urlsafe(24)
        try:
            with self._transaction(writes=True) as connection:
                row = {"key": _key(id), "revision": 1, "document": to_json(notebook)}
                connection.execute(insert(notebooks).values(row))
        except _Taken:
            raise StorageProblem("taken") from None
        return id

    def load(self, id: str) -> Saved:
        """The notebook with this id."""
        with self._transaction() as connection:
            return self._row(connection, id)[0]

    def save(self, id: str, base: Saved, notebook: Notebook) -> Saved:
        """Store what became of `base`; returns what is stored now, to be shown and built upon.

        Where somebody else has saved since `base` was loaded, both changes are merged.
        """
        with self._transaction(writes=True) as connection:
            there, written = self._row(connection, id)
            merged, conflicts = merge(base.notebook, notebook, there.notebook)
            document = to_json(merged)
            if document == written:
                return there._replace(notebook=merged, conflicts=conflicts)
            changes = {"revision": there.revision + 1, "document": document}
            connection.execute(update(notebooks).where(notebooks.c.key == _key(id)).values(changes))
        return Saved(merged, there.revision + 1, conflicts)

    def delete(self, id: str) -> None:
        """Delete a notebook. In a file, what it held is overwritten."""
        with self._transaction(writes=True) as connection:
            found = connection.execute(delete(notebooks).where(notebooks.c.key == _key(id)))
            if not found.rowcount:
                raise StorageProblem("missing")
        if self._file:
            self._forget_changes()

    def keep(self, document: str) -> str:
        """Store a text that is too long for a link; returns its id, the same for the same text."""
        if len(document) > MOST_KEPT:
            raise StorageProblem("too-long", most=MOST_KEPT)
        id = urlsafe_b64encode(sha256(document.encode()).digest()[:15]).decode()
        try:
            with self._transaction(writes=True) as connection:
                there = select(documents.c.key).where(documents.c.key == _key(id))
                if connection.execute(there).first() is None:
                    row = {"key": _key(id), "document": document}
                    connection.execute(insert(documents).values(row))
        except _Taken:
            pass  # somebody else kept the same text just now
        return id

    def kept(self, id: str) -> str:
        """The text that was kept under this id."""
        with self._transaction() as connection:
            query = select(documents.c.document).where(documents.c.key == _key(id))
            found: str | None = connection.execute(query).scalar()
        if found is None:
            raise StorageProblem("missing")
        return found

    def close(self) -> None:
        """Give back all connections."""
        with self._lock:
            if self._opened is not None:
                self._opened.dispose()
                self._opened = None

    def _row(self, connection: Connection, id: str) -> tuple[Saved, str]:
        """A notebook and its text; nobody else may change it while this transaction writes."""
        query = select(notebooks.c.document, notebooks.c.revision)
        query = query.where(notebooks.c.key == _key(id))
        if connection.get_execution_options().get("writes"):
            query = query.with_for_update()
        found = connection.execute(query).first()
        if found is None:
            raise StorageProblem("missing")
        try:
            return Saved(of_json(found.document), found.revision), found.document
        except ValidationError as error:
            raise StorageProblem("unreadable", str(error)) from None

    @property
    def _file(self) -> Path | None:
        """The file of the embedded database; None for a server."""
        is_file = self._url.get_backend_name() == "sqlite"
        return sqlite_file.path_of(self._url) if is_file else None

    @contextmanager
    def _transaction(self, writes: bool = False) -> Iterator[Connection]:
        """All or nothing: what is done within is stored when it ends."""
        try:
            with self._engine().connect() as connection:
                connection.execution_options(writes=writes)
                with connection.begin():
                    if not tables.are_there(connection):
                        if not writes:
                            raise StorageProblem("missing")
                        tables.make(connection)
                    yield connection
        except IntegrityError as error:
            raise _Taken from error
        except Failures as error:
            raise self._problem(error) from error

    def _engine(self) -> Engine:
        with self._lock:
            if self._opened is None:
                self._opened = self._open()
            return self._opened

    def _open(self) -> Engine:
        if self._file is None:
            return _server(self._url, self._patience)
        try:
            engine = sqlite_file.open_file(self._url, self._patience)
        except OSError as error:
            raise StorageProblem("unopened", str(error)) from error
        try:
            fault = sqlite_file.fault_in(self._file)
        except Failures as error:
            raise self._problem(error) from error
        if fault:
            raise self._aside(fault)
        return engine

    def _problem(self, error: Exception) -> StorageProblem:
        kind = kind_of(error)
        if kind == "damaged" and self._file:
            return self._aside(told(error))
        if kind == "unopened" and self._file and sqlite_file.is_read_only(self._file):
            return StorageProblem("read-only", told(error))
        problem = problem_of(error)
        _log.warning("storage: %s: %s", problem.kind, problem.detail)
        return problem

    def _aside(self, fault: str) -> StorageProblem:
        """The damaged file is put aside, and that is told."""
        assert self._file is not None
        try:
            aside = sqlite_file.put_aside(self._file)
        except (OSError, *Failures) as error:
            return StorageProblem("damaged", f"{fault}; {error}", aside="none")
        if aside is None:  # somebody else put it aside: the next try meets the fresh one
            return StorageProblem("busy", fault)
        _log.error("storage: %s was damaged (%s), put aside as %s", self._file, fault, aside)
        return StorageProblem("damaged", fault, aside=f"{aside.parent.name}/{aside.name}")

    def _forget_changes(self) -> None:
        """Empty the file of changes, in which older states of the database still stand.

        Where somebody is reading just now, that is done by the next who closes the file.
        """
        try:
            with self._engine().connect() as connection:
                connection.execution_options(isolation_level="AUTOCOMMIT")
                connection.exec_driver_sql("PRAGMA busy_timeout = 500")
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        except Failures as error:
            _log.warning("storage: %s", told(error))


class _Taken(Exception):
    """A row with this key is there already."""


def _key(id: str) -> str:
    """What stands in the database instead of an id."""
    return sha256(id.encode(errors="replace")).hexdigest()


def _server(url: URL, patience: float) -> Engine:
    engine = create_engine(
        url, hide_parameters=True, pool_pre_ping=True, pool_size=5, pool_timeout=patience,
        connect_args={"connect_timeout": max(2, round(patience))},
    )  # fmt: skip

    @event.listens_for(engine, "connect")
    def set_up(connection: object, _record: object) -> None:
        milliseconds = round(patience * 1000)
        with connection.cursor() as cursor:  # type: ignore[attr-defined]
            cursor.execute(f"SET lock_timeout = {milliseconds}")
            cursor.execute(f"SET statement_timeout = {2 * milliseconds}")
            cursor.execute("SET synchronous_commit = on")
        connection.commit()  # type: ignore[attr-defined]

    return engine


@lru_cache(maxsize=1)
def the_store() -> Store:
    """The store that the setting names; the same one for all pages of this process."""
    return Store(address.chosen())
