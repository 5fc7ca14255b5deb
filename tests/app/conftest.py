"""A folder for the notebooks of each test; installed packages are looked through once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from streamlit.components.v2 import manifest_scanner

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


@pytest.fixture(scope="session", autouse=True)
def components() -> Iterator[None]:
    """What `AppTest` finds by looking through all installed packages, anew for every app."""
    found = manifest_scanner.scan_component_manifests()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(manifest_scanner, "scan_component_manifests", lambda: found)
        yield
