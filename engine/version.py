"""Which engine and which rules a ruling was made with."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from engine import __version__
from engine.rulesets import FOLDER


@lru_cache(maxsize=1)
def rules_version() -> str:
    """Eight letters that change when any rule set, or any reading of a book, does.

    >>> len(rules_version())
    8
    """
    found = sha256()
    for path in sorted(FOLDER.rglob("*.yaml")):
        found.update(path.relative_to(FOLDER).as_posix().encode())
        found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()[:8]


def version() -> str:
    """The version of the engine, and behind a plus sign that of the rules.

    >>> version().startswith(f"{__version__}+")
    True
    """
    return f"{__version__}+{rules_version()}"
