"""Where notebooks are kept: one setting, the address of a database."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from pages.storage.problems import StorageProblem

SETTING = "CANASTA_NOTEBOOK_DATABASE"
DEFAULT_FILE = Path(__file__).parent.parent.parent / ".data" / "notebooks.db"
"""A file beside app.py, where nothing else is set."""


def chosen() -> str:
    """The address that the environment names, else that of the default file."""
    return os.environ.get(SETTING, "").strip() or f"sqlite:///{DEFAULT_FILE}"


def read(address: str) -> URL:
    """An address as SQLAlchemy takes it. Raises `StorageProblem` for any other kind of database.

    >>> read("postgresql://ann@example.org/canasta").drivername
    'postgresql+psycopg'
    """
    try:
        url = make_url(address)
        backend = url.get_backend_name()
    except (ArgumentError, ValueError):
        raise StorageProblem("setting", name=SETTING) from None
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite" and url.database not in (None, "", ":memory:"):
        return url.set(drivername="sqlite+pysqlite")
    raise StorageProblem("setting", name=SETTING)
