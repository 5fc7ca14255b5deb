"""The embedded database: how its file is opened, and put aside when it is damaged."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

_BESIDE = ("", "-wal", "-shm")
"""The files of one database: itself, what is not yet written into it, and who is reading."""


def open_file(url: URL, patience: float) -> Engine:
    """An engine for the file; its folder is made if needed. Raises `OSError` where it cannot be.

    Each use opens the file anew, so that nobody goes on writing into one that was put aside.
    """
    path_of(url).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    engine = create_engine(
        url, hide_parameters=True, poolclass=NullPool, connect_args={"timeout": patience}
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def path_of(url: URL) -> Path:
    """The file that an address names."""
    return Path(str(url.database)).absolute()


def _set_up(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, see `_begin`
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",  # a save that was acknowledged outlives a power cut
        "secure_delete = ON",  # what is deleted is overwritten
    ):
        connection.execute(f"PRAGMA {setting}").close()


def _begin(connection: Connection) -> None:
    """Who is going to write says so at once: two who first read and then write would block."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def fault_in(path: Path) -> str:
    """What is wrong with a file as a whole, in the database's words; empty for a sound one.

    Raises `sqlite3.Error` when it cannot be told, such as for a file that is locked.
    """
    if not path.exists():
        return ""
    rest = path.with_name(f"{path.name}-wal")
    if path.stat().st_size == 0 and rest.exists() and rest.stat().st_size:
        return "the file is empty, yet there are changes to it"
    try:
        with closing(sqlite3.connect(path, timeout=10)) as connection:
            found = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return str(error)
        raise
    return "" if found == "ok" else found


def put_aside(path: Path) -> Path | None:
    """Rename a damaged file, with all that belongs to it; returns its new place.

    None where it is not damaged (any more): somebody else may have put it aside just now.
    Nothing is ever overwritten. Raises `OSError` when it cannot be renamed.
    """
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)  # one program at a time looks and renames
        if not fault_in(path):
            return None
        stem = f"{path.name}.damaged-{datetime.now():%Y-%m-%d-%H%M%S}"
        names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
        aside = next(name for name in map(path.with_name, names) if not name.exists())
        for ending in reversed(_BESIDE):  # the file itself last: until then it counts as damaged
            part = path.with_name(path.name + ending)
            if part.exists():
                part.rename(aside.with_name(aside.name + ending))
        return aside
    finally:
        os.close(folder)


def is_read_only(path: Path) -> bool:
    """Whether the file is there and may not be written, or nothing may be put beside it."""
    return path.exists() and not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK))
