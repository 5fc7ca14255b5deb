"""Print the table of targets with what was measured on this machine, in this run.

python -m tests.benchmarks                     every rule set, about a minute
python -m tests.benchmarks official railroad   only these

The targets were set on another machine. How fast this one is just now is told by a peer whose
figures are known from there (`timing.speed`), measured before and after each row: the last column
is what the row comes to at the speed at which its target was set.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterable

from engine import rulesets
from tests.benchmarks.rows import Row, engine_rows, shared_rows, size_rows
from tests.benchmarks.timing import speed

MAIN = "official"
FACTOR = 5
"""Rule sets that ask for kinds of canasta to go out may take so many times as long."""

COLUMNS = f" {'must':>9} {'stretch':>9} {'measured':>9} {'speed':>6} {'at 1.0':>9}"

ELSEWHERE = {
    "a page's server-side rerun": "app",
    "click to verdict in a browser": "app",
    "learners on one process": "learners",
}
"""Rows that modules of their own measure, for they need the app."""


def main(names: list[str]) -> None:
    """Measure and print, rule set by rule set."""
    unknown = set(names) - set(rulesets.names())
    if unknown:
        sys.exit(
            f"no rule set {', '.join(sorted(unknown))}; there are {', '.join(rulesets.names())}"
        )
    print(
        f"Python {platform.python_version()}, one process; microseconds unless a row says otherwise"
    )
    missed = 0
    for name in names or rulesets.names():
        rules = rulesets.load(name)
        factor = 1 if isinstance(rules.out.canastas, int) else FACTOR
        missed += _print(name, factor, engine_rows(rules))
        if name == MAIN:
            _print_sizes(size_rows(rules))
    missed += _print("any rule set", 1, shared_rows())
    for operation, module in ELSEWHERE.items():
        print(f"  {operation:54} see python -m tests.benchmarks.{module}")
    print(f"\n{missed} missed" if missed else "\nevery must holds at the speed of the targets")


def _print(title: str, factor: int, rows: Iterable[Row]) -> int:
    """Print one part of the table: how many of its musts were missed."""
    allowed = f", targets times {factor}" if factor > 1 else ""
    print(f"\n{title + allowed:56}{COLUMNS}")
    missed = 0
    before = speed()
    for row in rows:
        after = speed()
        fast, before = (before + after) / 2, after
        times = 1 / factor if row.more_is_better else factor
        must, stretch = row.must * times, row.stretch * times
        scaled = row.measured / fast if row.more_is_better else row.measured * fast
        mark = "" if _held(row, must, scaled) else "  MISSED"
        if not mark and not _held(row, must, row.measured):
            mark = "  only at 1.0"
        missed += mark == "  MISSED"
        print(
            f"  {row.operation:54} {must:9,.0f} {stretch:9,.0f}"
            f" {_figure(row.measured)} {fast:6.2f} {_figure(scaled)}{mark}",
            flush=True,
        )
    return missed


def _held(row: Row, must: float, figure: float) -> bool:
    return figure >= must if row.more_is_better else figure <= must


def _figure(number: float) -> str:
    return f"{number:9,.1f}" if number < 1000 else f"{number:9,.0f}"


def _print_sizes(rows: Iterable[tuple[int, int, int, float]]) -> None:
    print("\n  all legal steps, openings of several melds included:")
    for cards, melds, moves, microseconds in rows:
        print(f"    {cards} cards, {melds} own melds: {moves:5} steps {microseconds:11,.1f}")


main(sys.argv[1:])
