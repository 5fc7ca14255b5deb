"""The tables, and the form they have: made where there are none, refused where they are newer."""

from __future__ import annotations

from sqlalchemy import Column, Connection, Integer, MetaData, String, Table, Text, select, text

from pages.storage.problems import StorageProblem

FORM = 1
"""The form of the tables that this program knows. A later one brings its own changes along."""
_LOCK = 1_667_329_395
"""Any number, the same in every program: who makes the tables holds PostgreSQL's lock of it."""

_all = MetaData()
form = Table("canasta_form", _all, Column("version", Integer, primary_key=True))
notebooks = Table(
    "canasta_notebook",
    _all,
    Column("key", String(64), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("document", Text, nullable=False),
)
documents = Table(
    "canasta_document",
    _all,
    Column("key", String(64), primary_key=True),
    Column("document", Text, nullable=False),
)


def are_there(connection: Connection) -> bool:
    """Whether there are tables. Raises `StorageProblem` for those of a newer form."""
    if not connection.dialect.has_table(connection, form.name):
        return False
    found = connection.execute(select(form.c.version)).scalar()
    if found is not None and found > FORM:
        raise StorageProblem("newer", found=found, known=FORM)
    return found is not None


def make(connection: Connection) -> None:
    """Make the tables where they are missing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    _all.create_all(connection)
    if connection.execute(select(form.c.version)).first() is None:
        connection.execute(form.insert().values(version=FORM))
