"""The process that plays: `python -m engine.simulation.worker`, started by `desk`.

It reads one line of JSON, `{"before": …, "after": …, "deals": n, "seed": n}`, where the rules are
written as files write them, `{"base": …, "with": {…}}`. It writes a line for every deal,
`{"before": {facts}, "after": {facts}}`, and at the end `{"done": true}`, or `{"fault": sentence}`.
It ends at once when its input is closed: then whoever started it is gone.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Iterator
from typing import Any, TextIO

from engine.errors import BadInput
from engine.rulesets import house
from engine.simulation.facts import play_deal, players_for
from engine.words import say

POLITENESS = 5
"""How far other processes go before this one, as `nice` counts."""


def rounds(request: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What the process writes for a request, line by line."""
    number = 0
    try:
        both = tuple(house(one["base"], one["with"]) for one in _sides(request))
        players = players_for(both)
        for number in range(request["deals"]):
            seed = request["seed"] + number
            before, after = (play_deal(rules, players, seed) for rules in both)
            yield {"before": before, "after": after}
    except BadInput as error:
        yield {"fault": say("simulation-fault", why=error.message)}
    except Exception:
        # Rules that nobody foresaw must not take the page along; the seed shows what happened.
        yield {"fault": say("simulation-stuck", seed=str(request.get("seed", 0) + number))}
    else:
        yield {"done": True}


def _sides(request: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    return request["before"], request["after"]


def main(given: TextIO, written: TextIO) -> None:
    """Play what the first line asks for."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    request = json.loads(given.readline())
    threading.Thread(target=_watch, args=(given,), daemon=True).start()
    for line in rounds(request):
        written.write(json.dumps(line) + "\n")
        written.flush()


def _watch(given: TextIO) -> None:
    given.read()
    os._exit(0)


if __name__ == "__main__":
    main(sys.stdin, sys.stdout)
