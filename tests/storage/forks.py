"""Work done in a process of its own, which can be killed."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO

Tell = Callable[[str], None]


class Child:
    """A running process; `lines` is what it tells, line by line."""

    def __init__(self, process: int, lines: IO[str]) -> None:
        self.process = process
        self.lines = lines

    def kill(self) -> list[str]:
        """Kill it at once; returns the whole lines that it told and nobody has read yet."""
        os.kill(self.process, signal.SIGKILL)
        return [line.strip() for line in self.lines if line.endswith("\n")]

    def end(self) -> list[str]:
        """Wait for its end; returns all that it told. Fails where it failed."""
        told = [line.strip() for line in self.lines]
        faults = [line for line in told if line.startswith("failed")]
        assert not faults, faults[0].replace("\\n", "\n")
        return told


@contextmanager
def child(work: Callable[[Tell], object]) -> Iterator[Child]:
    """`work` in a copy of this process, with a function that tells a line to this one.

    A line counts as told as soon as that function returns.
    """
    reads, writes = os.pipe()
    process = os.fork()
    if not process:
        os.close(reads)

        def tell(line: str) -> None:
            os.write(writes, f"{line}\n".encode())

        try:
            work(tell)
        except BaseException:
            tell("failed " + traceback.format_exc().replace("\n", "\\n"))
        finally:
            os._exit(0)
    os.close(writes)
    with os.fdopen(reads, encoding="utf-8") as lines:
        try:
            yield Child(process, lines)
        finally:
            try:
                os.kill(process, signal.SIGKILL)
            finally:
                os.waitpid(process, 0)
