"""How time is taken: the best of several batches, with garbage collection off and caches warm."""

from __future__ import annotations

import gc
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

import chess

BATCHES = 5
BATCH_NANOSECONDS = 500_000
"""A batch repeats the work for about so long, at least once."""

Thing = TypeVar("Thing")


def spent(work: Callable[[], object]) -> float:
    """Microseconds that one call takes: the best of several batches of many calls."""
    work()
    gc.disable()
    try:
        begin = time.perf_counter_ns()
        work()
        times = 1 + BATCH_NANOSECONDS // max(1, time.perf_counter_ns() - begin)
        best = float("inf")
        for _ in range(BATCHES):
            begin = time.perf_counter_ns()
            for _ in range(times):
                work()
            best = min(best, (time.perf_counter_ns() - begin) / times)
    finally:
        gc.enable()
    return best / 1000


def each(things: Iterable[Thing], work: Callable[[Thing], object]) -> list[float]:
    """Microseconds that the work takes on each of some things, the least first."""
    return sorted(spent(partial(work, thing)) for thing in things)


def median(times: list[float]) -> float:
    """The middle one."""
    return statistics.median(times)


def percentile99(times: list[float]) -> float:
    """The time that 99 in 100 do not exceed; `times` in order."""
    return times[min(len(times) - 1, int(len(times) * 0.99))]


PEERS = {  # lists of legal moves a second where the targets were set, the mean of two runs
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": 49_650,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1": 23_400,
}


def speed() -> float:
    """How fast this machine is just now, 1 being the one on which the targets were set.

    Measured by a peer, python-chess, whose figures are known from there: its lists of legal
    moves for two positions.
    """
    ratios = []
    for fen, there in PEERS.items():
        board = chess.Board(fen)
        ratios.append(1_000_000 / spent(lambda board=board: list(board.legal_moves)) / there)  # type: ignore[misc]
    return statistics.mean(ratios)


def fresh_process(code: str) -> float:
    """What a script prints, run in a process of its own: the least of five runs."""
    runs = (
        subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
        for _ in range(5)
    )
    return min(float(run.stdout) for run in runs)
