"""The shape of the project: who may import whom, and settings that must exist."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
import streamlit as st

from pages.parts import look
from pages.parts.cards import CSS

ROOT = Path(__file__).parent.parent.parent


@cache
def imported(file: Path) -> set[str]:
    """The top names of everything that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


def importing(folder: str, *unwanted: str) -> list[str]:
    """The files of a folder that import something that they must not, each with what it is."""
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files, folder
    return [
        f"{file.relative_to(ROOT)} imports {name}"
        for file in files
        for name in sorted(imported(file).intersection(unwanted))
    ]


def test_the_engine_imports_neither_pages_nor_streamlit() -> None:
    unwanted = ("streamlit", "pages", "app", "tests", "sqlalchemy", "psycopg")
    assert importing("engine", *unwanted) == []


def test_storage_imports_no_streamlit_and_no_page() -> None:
    assert importing("pages/storage", "streamlit", "app", "tests") == []
    for file in (ROOT / "pages" / "storage").rglob("*.py"):
        text = file.read_text("utf-8")
        names = re.findall(r"^(?:from|import) (pages[\w.]*)", text, re.MULTILINE)
        assert all(name.startswith("pages.storage") for name in names), file.name


def test_nothing_but_storage_knows_the_database() -> None:
    found = importing("pages", "sqlalchemy", "psycopg", "sqlite3")
    assert [line for line in found if not line.startswith("pages/storage/")] == []


def test_the_command_line_needs_nothing_for_notebooks() -> None:
    # Jupyter's form and the database take their time to load, and an old installation lacks them.
    code = "import sys; sys.modules.update(nbformat=None, sqlalchemy=None, psycopg=None)\n"
    code += "from engine.commandline import main; sys.exit(main(['verify', 'lessons/examples']))"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_pages_import_no_tests() -> None:
    assert importing("pages", "tests") == []
    assert "tests" not in imported(ROOT / "app.py")


def test_the_top_of_pages_holds_no_script() -> None:
    # Streamlit would run such a file alone, without app.py, for the first visitor by a deep link.
    assert not list((ROOT / "pages").glob("*.py"))


def test_the_collection_after_each_run_is_off() -> None:
    # A hidden option of Streamlit: a new version may drop it, and every click would be slower.
    assert st.get_option("runner.postScriptGC") is not None
    settings = (ROOT / ".streamlit" / "config.toml").read_text(encoding="utf-8")
    assert re.search(r"^postScriptGC = false$", settings, flags=re.MULTILINE)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


INKS = dict(re.findall(r"\.card\.(\w+) \{ --ink: (?:var\(--ink-\w+, )?(#[0-9a-f]{6})", CSS))


def test_known_contrasts() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


TWO_COLOURS = dict(re.findall(r"--ink-(\w+): (#[0-9a-f]{6})", look.style([look.TWO])))


@pytest.mark.parametrize("ink", sorted({*INKS.values(), *TWO_COLOURS.values()}))
def test_cards_can_be_read(ink: str) -> None:
    face = re.search(r"--face: (#[0-9a-f]{6})", CSS)
    assert face is not None
    assert contrast(ink, face[1]) >= 4.5


def test_two_colours_are_those_of_spades_and_hearts() -> None:
    assert {"club": INKS["spade"], "diamond": INKS["heart"]} == TWO_COLOURS


def test_every_suit_has_an_ink() -> None:
    assert set(INKS) >= {"spade", "heart", "diamond", "club", "joker", "red", "black", "blue"}
