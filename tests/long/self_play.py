"""Rounds by bots, watched at every step, run by hand.

    python -m tests.long.self_play 5000                    rounds of each rule set, at random
    python -m tests.long.self_play 5000 --from 17          the same ones again
    python -m tests.long.self_play 500 --sensible official house
    python -m tests.long.self_play 50 --matches tile       whole matches with the sensible bot

Faults are printed with the seed and the position; exit status 1 if there are any.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import SystemRandom

from engine import rulesets
from engine.bots import random_bot, sensible
from tests.engine.self_play import HOUSE, play, play_match, table

MOST_REPORTS = 5


def main() -> int:
    """Play, print how the rounds ended, and return the exit status."""
    parser = argparse.ArgumentParser(description="Play rounds and watch every step.")
    parser.add_argument("rounds", type=int, help="rounds (or matches) of each rule set")
    parser.add_argument("names", nargs="*", help=f"rule sets, or {HOUSE}; default: all")
    parser.add_argument("--from", dest="first", type=int, default=SystemRandom().randrange(2**32))
    parser.add_argument("--sensible", action="store_true", help="with the sensible bot")
    parser.add_argument("--matches", action="store_true", help="whole matches, sensibly played")
    asked = parser.parse_intermixed_args()
    bot = sensible if asked.sensible else random_bot
    print(f"--from {asked.first}", flush=True)
    found = 0
    for name in asked.names or (*rulesets.names(), HOUSE):
        started, endings, faults = time.monotonic(), Counter[str](), 0
        for seed in range(asked.first, asked.first + asked.rounds):
            rules, players = table(name, seed)
            try:
                if asked.matches:
                    rounds = play_match(rules, players, seed, sensible)
                    endings.update(one.end.ended for one in rounds)
                else:
                    endings[play(rules, players, seed, bot).ended] += 1
            except Exception as error:
                faults += 1
                if faults <= MOST_REPORTS:
                    print(f"{name}: {error!r}", *getattr(error, "__notes__", ()), sep="\n")
        seconds = time.monotonic() - started
        ended = ", ".join(f"{how} {number}" for how, number in endings.most_common())
        print(f"{name}: {faults} of {asked.rounds} failed; {ended}; {seconds:.0f} s", flush=True)
        found += faults
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
