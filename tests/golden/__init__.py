"""One recorded round of each rule set, as text that a referee can read.

    python -m tests.golden

writes them anew, after a change to the words or to the bots. Read what changed against
the rules before it is committed.
"""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from pathlib import Path

from engine.commandline import main

FOLDER = Path(__file__).parent
ROUNDS = {
    "classic": "--seed 9",
    "official": "--seed 11",
    "railroad": "--seed 39",
    "tile": "--seed 4 --absent 2",
    "complete-4": "--seed 11",
    "complete-2": "--seed 10",
    "complete-3": "--seed 1",
    "complete-6": "--seed 2",
    "official-2": "--seed 12",
    "official-3": "--seed 4",
}
"""By rule set: the round that is recorded."""


def file_of(name: str) -> Path:
    """Where the round of a rule set is recorded."""
    return FOLDER / f"{name}.txt"


def told(name: str) -> str:
    """The round as the command line tells it."""
    with redirect_stdout(io.StringIO()) as said:
        status = main(
            ["play", "--variant", name, *ROUNDS[name].split(), "--rounds", "1", "--transcript"]
        )
    assert status == 0
    return said.getvalue()
