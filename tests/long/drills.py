"""A thousand drills of each rule set, put to the referee, run by hand.

    python -m tests.long.drills                          1,000 of every rule set
    python -m tests.long.drills railroad tile --count 500 --from 17

Faults are printed with rule and seed; exit status 1 if there are any.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import SystemRandom

from engine import rulesets
from tests.engine.test_drills import run

MOST_REPORTS = 10
LEAST_TO_COMPARE = 12
"""Drills of one rule after which both answers must have come."""


def main() -> int:
    """Make the drills, print how many are legal and what is wrong, return the exit status."""
    parser = argparse.ArgumentParser(description="Put generated drills to the referee.")
    parser.add_argument("names", nargs="*", help="rule sets; default: all")
    parser.add_argument("--count", type=int, default=1000, help="drills of each rule set")
    parser.add_argument("--from", dest="first", type=int, default=SystemRandom().randrange(2**20))
    asked = parser.parse_args()
    print(f"--from {asked.first}", flush=True)
    failed = False
    for name in asked.names or rulesets.names():
        started = time.monotonic()
        wrong, made = run(rulesets.load(name), asked.count, asked.first, across=True)
        of_rule = Counter(found.rule for found in made)
        legal = Counter(found.rule for found in made if found.legal)
        wrong += [
            f"{name} {rule}: {legal[rule]} of {count} are legal"
            for rule, count in of_rule.items()
            if count >= LEAST_TO_COMPARE and legal[rule] in (0, count)
        ]
        alone = sum(len(found.broken) == 1 for found in made)
        illegal = sum(not found.legal for found in made)
        print(
            f"{name}: {len(made)} drills of {len(of_rule)} rules, {illegal} not legal "
            f"({alone} by their rule alone), {len(wrong)} faults, "
            f"{1000 * (time.monotonic() - started) / len(made):.0f} ms each",
            flush=True,
        )
        for fault in wrong[:MOST_REPORTS]:
            print(f"  {fault}")
        failed = failed or bool(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
