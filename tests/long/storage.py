"""Programs killed while they save, and a disk that is really full, run by hand.

    python -m tests.long.storage 500                 kills, on a file and on a server
    python -m tests.long.storage 500 --from 17       the same ones again
    python -m tests.long.storage 0 --full            a small disk of its own, filled (needs root)

Fails at the first save that was acknowledged and is not there.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom

from engine.notebook.document import Note
from pages.storage import StorageProblem, Store, sqlite_file
from tests.storage.notebooks import noted
from tests.storage.postgres import server
from tests.storage.test_processes import killed


def main() -> int:
    """Kill and fill; returns the exit status."""
    parser = argparse.ArgumentParser(description="Kill programs while they save.")
    parser.add_argument("kills", type=int, help="kills on each kind of database")
    parser.add_argument("--from", dest="first", type=int, default=SystemRandom().randrange(2**32))
    parser.add_argument("--full", action="store_true", help="fill a small disk (needs root)")
    asked = parser.parse_args()
    print(f"--from {asked.first}", flush=True)
    with tempfile.TemporaryDirectory() as folder, server() as running:
        for name, url in (("file", f"sqlite:///{folder}/notebooks.db"), ("server", running.url())):
            started = time.monotonic()
            if asked.kills:
                killed(url, asked.kills, asked.first)
            seconds = time.monotonic() - started
            print(f"{name}: {asked.kills} kills, nothing lost; {seconds:.0f} s", flush=True)
    if asked.full:
        fill()
    return 0


@contextmanager
def small_disk() -> Iterator[Path]:
    """A disk of one megabyte."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", folder], check=True)


def fill() -> None:
    """Save until the disk is full, make room, and go on."""
    with small_disk() as folder:
        file = folder / "notebooks.db"
        store = Store(f"sqlite:///{file}")
        id = store.create(noted())
        saved, saves = store.load(id), 0
        try:
            while True:
                saved = store.save(id, saved, saved.notebook.add(Note(text="x" * 9_000)))
                saves += 1
        except StorageProblem as problem:
            print(f"after {saves} saves: {problem.message} ({problem.detail})")
            assert problem.kind in ("full", "disk")
        assert store.load(id) == saved
        assert sqlite_file.fault_in(file) == ""
        subprocess.run(["mount", "-o", "remount,size=2m", folder], check=True)
        saved = store.save(id, saved, saved.notebook.add(Note(text="room again")))
        assert store.load(id) == saved
        print("room again: goes on")


if __name__ == "__main__":
    sys.exit(main())
