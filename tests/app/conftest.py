"""Notebooks of a test are kept in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pages.storage import the_store
from pages.storage.address import SETTING


@pytest.fixture(autouse=True)
def storage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file that keeps notebooks; it is made when the first one is kept."""
    file = tmp_path / "notebooks.db"
    monkeypatch.setenv(SETTING, f"sqlite:///{file}")
    the_store.cache_clear()
    yield file
    the_store.cache_clear()
