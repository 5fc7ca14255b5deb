"""Print the table of targets with what was measured on this machine, in this run.

python -m tests.benchmarks              every rule set, about a minute
python -m tests.benchmarks official     only these
"""

from __future__ import annotations

import platform
import sys

from engine import rulesets
from tests.benchmarks.rows import Row, engine_rows, import_row, reference

FACTOR = 5
"""Rule sets with typed canastas or larger hands may take so many times as long."""


def main(wanted: list[str]) -> None:
    """Measure and print, rule set by rule set."""
    print(f"Python {platform.python_version()}, one process; times in microseconds unless said")
    print(f"an empty loop of 11 numbers takes {reference():.2f} (0.22 where the targets were set)")
    print()
    for name in wanted or list(rulesets.names()):
        factor = 1 if name == "official" else FACTOR
        _print(
            name,
            [*engine_rows(rulesets.load(name)), *([import_row()] if factor == 1 else [])],
            factor,
        )


def _print(name: str, rows: list[Row], factor: int) -> None:
    print(f"{name}: must times {factor}" if factor > 1 else name)
    for row in rows:
        must = row.must / factor if row.more_is_better else row.must * factor
        held = row.measured >= must if row.more_is_better else row.measured <= must
        mark = "" if held else "   MISSED"
        print(f"  {row.name:62} must {must:>9,.0f}   measured {row.measured:>11,.1f}{mark}")
    print()


main(sys.argv[1:])
