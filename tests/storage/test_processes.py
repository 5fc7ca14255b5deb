"""Several programs at one database, and programs that are killed while they save."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest

from engine.notebook.document import Note
from pages.storage import Store, sqlite_file
from tests.storage.forks import Tell, child
from tests.storage.notebooks import noted, texts

SAVES = 200
KILLS = 25
PATIENCE = 60
"""Seconds, as the machine that runs the tests may be busy with others."""


def test_two_writers_lose_no_cell(store: Store, url: str) -> None:
    id = store.create(noted())

    def write(tell: Tell, name: str) -> None:
        own = Store(url, PATIENCE)
        saved = own.load(id)
        for number in range(SAVES):
            saved = own.save(id, saved, saved.notebook.add(Note(text=f"{name}{number}")))
            assert not saved.conflicts
        tell("done")

    with child(lambda tell: write(tell, "a")) as one, child(lambda tell: write(tell, "b")) as two:
        assert one.end() == two.end() == ["done"]
    found = store.load(id)
    assert found.revision == 2 * SAVES + 1
    for name in "ab":  # nothing is lost, and each one's cells stand in their order
        own = [text for text in texts(found.notebook) if text.startswith(name)]
        assert own == [f"{name}{number}" for number in range(SAVES)]


def test_threads_share_a_store_and_lose_no_cell(store: Store) -> None:
    id = store.create(noted())

    def write(name: str) -> None:
        saved = store.load(id)
        for number in range(10):
            saved = store.save(id, saved, saved.notebook.add(Note(text=f"{name}{number}")))

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(write, "abcdef"))
    found = texts(store.load(id).notebook)
    assert sorted(found) == sorted(f"{name}{number}" for name in "abcdef" for number in range(10))


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_several_programs_begin_a_fresh_file_at_once(url: str) -> None:
    begin_at_once(url)


def test_several_programs_begin_at_a_fresh_server_at_once(server_url: str) -> None:
    begin_at_once(server_url)


def begin_at_once(url: str) -> None:
    at = time.monotonic() + 0.2

    def begin(tell: Tell) -> None:
        time.sleep(max(0, at - time.monotonic()))
        tell(Store(url, PATIENCE).create(noted("mine")))

    with child(begin) as one, child(begin) as two, child(begin) as three:
        ids = {*one.end(), *two.end(), *three.end()}
    assert len(ids) == 3
    store = Store(url)
    assert [texts(store.load(id).notebook) for id in ids] == [["mine"]] * 3
    store.close()


def killed(url: str, times: int, seed: int) -> None:
    """Kill a program while it saves, so often; each save that was acknowledged must be there."""
    dice = random.Random(seed)
    store = Store(url, PATIENCE)
    id = store.create(noted())
    numbers = count()
    acknowledged: list[str] = []

    def save(tell: Tell) -> None:
        own = Store(url, PATIENCE)
        saved = own.load(id)
        while True:
            # It grows and shrinks, so that pages are taken and given back all the time.
            kept = saved.notebook.with_cells(saved.notebook.cells[-5:])
            text = f"{next(numbers)} {'x' * dice.randrange(9_000)}"
            saved = own.save(id, saved, kept.add(Note(text=text)))
            tell(text.split()[0])

    for _ in range(times):
        with child(save) as running:
            told = [running.lines.readline().strip()]
            time.sleep(dice.random() * 0.02)
            told += running.kill()
        assert told[0].isdecimal(), told[0]
        acknowledged += told
        numbers = count(int(told[-1]) + 100)
        there = [text.split()[0] for text in texts(store.load(id).notebook)]
        assert told[-1] in there[-2:]  # the last, or the one before a save nobody was told of
        if url.startswith("sqlite"):
            assert sqlite_file.fault_in(Path(url.removeprefix("sqlite:///"))) == ""
    assert len(acknowledged) >= times
    store.close()


def test_a_killed_program_loses_no_acknowledged_save(url: str) -> None:
    killed(url, KILLS, seed=1)
