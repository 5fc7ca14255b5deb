"""Databases for the tests of storage: a file, and a real PostgreSQL server."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from pages.storage import Store
from tests.storage.postgres import Server, server

MEMORY = Path("/dev/shm")
_numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    with server() as running:
        yield running


@pytest.fixture
def server_url(postgres: Server) -> str:
    """A fresh database of the server."""
    name = f"test_{next(_numbers)}"
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.url(name)


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """Where a database in a file is to be; it is not there yet.

    In memory where there is a place for that: programs are killed here, not the machine.
    """
    if not os.access(MEMORY, os.W_OK):
        yield tmp_path / "data" / "notebooks.db"
        return
    with tempfile.TemporaryDirectory(prefix="canasta-", dir=MEMORY) as folder:
        yield Path(folder) / "data" / "notebooks.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of a fresh database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{request.getfixturevalue('file')}"
    return str(request.getfixturevalue("server_url"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url, patience=60)  # the machine may be busy
    yield opened
    opened.close()
