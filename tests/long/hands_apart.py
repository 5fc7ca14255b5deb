"""A hand for every pair of rule sets, found cold and again, with its time; run by hand.

    python -m tests.long.hands_apart              every pair, from a fresh seed
    python -m tests.long.hands_apart --seed 7 --hands 20

For each pair: the seconds to the first hand in a process that has found none for these two (the
target is two), those of each further one, and which points the hands show. Faults that the
referee finds are printed; exit status 1 if there are any, or if a hand takes too long.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from itertools import combinations
from random import SystemRandom

from engine.contrast import hand
from engine.rulesets import load, names
from tests.engine.test_contrast import faults

TARGET = 2.0
"""Seconds to a hand, at most."""


def main() -> int:
    """Find the hands, print the table, return the exit status."""
    parser = argparse.ArgumentParser(description="Find hands on which rule sets differ.")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(1_000_000))
    parser.add_argument("--hands", type=int, default=10, help="hands of each pair")
    asked = parser.parse_args()
    print(f"--seed {asked.seed}")
    failed = False
    for ids in combinations(names(), 2):
        sets = tuple(map(load, ids))
        started = time.perf_counter()
        first = hand(sets, asked.seed)
        cold = time.perf_counter() - started
        started = time.perf_counter()
        found = [first, *(hand(sets, asked.seed + more) for more in range(1, asked.hands))]
        each = (time.perf_counter() - started) / max(1, asked.hands - 1)
        wrong = [fault for one in found for fault in faults(one, sets)]
        kinds = Counter(one.kind for one in found if one is not None)
        switches = Counter(one.switch for one in found if one is not None)
        shown = ", ".join(f"{switch} {count}" for switch, count in switches.most_common())
        print(
            f"{' / '.join(ids):24} {cold:5.2f} s, then {1000 * each:4.0f} ms; "
            f"{kinds['legal']} legal in one only, {kinds['effect']} of other effect: {shown}",
            flush=True,
        )
        for fault in wrong:
            print(f"  {fault}")
        failed = failed or bool(wrong) or cold > TARGET
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
