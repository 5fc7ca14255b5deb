"""What can go wrong with storage, in plain words."""

from __future__ import annotations

import sqlite3
from typing import Literal

from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from engine.words import say

Kind = Literal[
    "full", "disk", "read-only", "busy", "damaged", "unopened", "unreachable", "newer", "missing",
    "unreadable", "taken", "too-long", "setting", "other",
]  # fmt: skip


class StorageProblem(Exception):
    """Something could not be stored or read; nothing else has changed by it.

    `message` is for people; `kind` says which problem it is, `detail` what the database said, for
    whoever looks after it.
    """

    def __init__(self, kind: Kind, detail: str = "", **figures: str | int) -> None:
        self.kind: Kind = kind
        self.message = say(f"storage-{kind}", **figures)
        self.detail = detail
        super().__init__(self.message)


_SQLITE: dict[int, Kind] = {
    sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_READONLY: "read-only", sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "busy", sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "damaged", sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "unopened",
}  # fmt: skip
_POSTGRESQL: dict[str, Kind] = {
    "53100": "full", "58030": "disk", "25006": "read-only", "42501": "read-only",
    "55P03": "busy", "57014": "busy", "40001": "busy", "40P01": "busy", "53300": "busy",
    "XX001": "damaged", "XX002": "damaged",
    "57P01": "unreachable", "57P02": "unreachable", "57P03": "unreachable",
    "3D000": "unreachable", "28000": "unreachable", "28P01": "unreachable",
}  # fmt: skip
"""What PostgreSQL's error codes mean (its manual, appendix A)."""


def kind_of(error: Exception) -> Kind:
    """Which problem an error of the database is."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(origin, sqlite3.Error):
        code = getattr(origin, "sqlite_errorcode", None)
        return _SQLITE.get(code & 0xFF, "other") if code is not None else "other"
    state = getattr(origin, "sqlstate", None)
    if state is not None:
        return "unreachable" if state.startswith("08") else _POSTGRESQL.get(state, "other")
    if isinstance(error, OperationalError):  # no code: the server was never reached, or is gone
        return "unreachable"
    return "busy" if isinstance(error, PoolTimeout) else "other"


def problem_of(error: Exception, aside: str = "none") -> StorageProblem:
    """An error of the database in plain words."""
    kind = kind_of(error)
    if kind == "damaged":
        return StorageProblem(kind, told(error), aside=aside)
    return StorageProblem(kind, told(error))


def told(error: Exception) -> str:
    """What the database said, on one line, without what was to be stored."""
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0] if lines else type(error).__name__


Failures = (SQLAlchemyError, sqlite3.Error)
"""Every error that a database raises."""
