"""What a row of the table holds."""

from __future__ import annotations

from typing import NamedTuple


class Sentence(NamedTuple):
    """A statement of a text in a few words, the rules that it belongs to, and what shows it.

    `rules` are ids, `shown` the slugs of cases, or tests by file and name; both are
    separated by spaces. `(silent)` in front marks a point on which the text says nothing
    and a reading fills the gap.
    """

    says: str
    rules: str
    shown: str
