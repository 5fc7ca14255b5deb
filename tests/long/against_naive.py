"""A long comparison of the engine with the naive judge, run by hand.

    python -m tests.long.against_naive 5000               positions of each rule set
    python -m tests.long.against_naive 5000 --from 17     the same ones again
    python -m tests.long.against_naive 5000 official house

Differences are printed with a position made as small as it gets; exit status 1 if there are any.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random, SystemRandom

from engine import rulesets
from tests.naive.compare import HOUSE, differences, numbered_position, report

MOST_REPORTS = 5


def main() -> int:
    """Compare, print, and return the exit status."""
    parser = argparse.ArgumentParser(description="Compare the engine with the naive judge.")
    parser.add_argument("examples", type=int, help="positions of each rule set")
    parser.add_argument("names", nargs="*", help=f"rule sets, or {HOUSE}; default: all")
    parser.add_argument("--from", dest="first", type=int, default=SystemRandom().randrange(2**32))
    asked = parser.parse_args()
    print(f"--from {asked.first}", flush=True)
    found = 0
    for name in asked.names or (*rulesets.names(), HOUSE):
        started, differing = time.monotonic(), 0
        for number in range(asked.first, asked.first + asked.examples):
            position = numbered_position(name, number)
            if differences(position, Random(number)):
                differing += 1
                if differing <= MOST_REPORTS:
                    print(f"{name}, number {number}:\n{report(position, number)}\n", flush=True)
        seconds = time.monotonic() - started
        print(f"{name}: {differing} of {asked.examples} differ, {seconds:.0f} s", flush=True)
        found += differing
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
