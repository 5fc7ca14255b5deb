"""Seeds that stand in links: which question, which hand."""

from __future__ import annotations

MOST_SEED = 1_000_000


def read_seed(text: str) -> int | None:
    """The number that a link names, None where it is none.

    >>> read_seed("17"), read_seed("1e3"), read_seed("")
    (17, None, None)
    """
    if text.isascii() and text.isdigit() and len(text) <= len(str(MOST_SEED)):
        return int(text)
    return None
