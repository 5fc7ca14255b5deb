"""Many rounds under two sets of rules compared: means, spread, and what may be chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Literal, NamedTuple

from engine.simulation.facts import MEASURES, Facts

LEAST = 30
"""So few deals say nothing about a difference."""
SURE = 2.58
"""So many standard errors are exceeded by chance once in a hundred times."""

Finding = Literal["same", "few", "chance", "more", "less"]


class Summary(NamedTuple):
    """The mean of a measure and its spread: the standard deviation of single rounds."""

    mean: float
    spread: float


class Comparison(NamedTuple):
    """One measure under the rules before and after, over the same deals.

    `difference` is the mean of after minus before, deal by deal; `margin` says how far that
    mean may be off by chance, in 99 of 100 times.
    """

    measure: str
    before: Summary
    after: Summary
    difference: float
    margin: float
    finding: Finding


def summary(values: Sequence[float]) -> Summary:
    """Mean and standard deviation. Raises `ValueError` without values.

    >>> summary([1, 3])
    Summary(mean=2.0, spread=1.4142135623730951)
    """
    if not values:
        raise ValueError("one value at least was expected")
    mean = sum(values) / len(values)
    if len(values) == 1:
        return Summary(float(mean), 0.0)
    return Summary(mean, sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1)))


def compare(pairs: Sequence[tuple[Facts, Facts]]) -> tuple[Comparison, ...]:
    """Every measure of some deals that were played before and after. Empty without deals."""
    if not pairs:
        return ()
    return tuple(_compared(measure, pairs) for measure in MEASURES)


def _compared(measure: str, pairs: Sequence[tuple[Facts, Facts]]) -> Comparison:
    before = [one[measure] for one, _ in pairs]
    after = [one[measure] for _, one in pairs]
    changes = [late - early for early, late in zip(before, after, strict=True)]
    difference, spread = summary(changes)
    margin = SURE * spread / sqrt(len(changes))
    return Comparison(
        measure, summary(before), summary(after), difference, margin,
        _finding(changes, difference, margin),
    )  # fmt: skip


def _finding(changes: Sequence[float], difference: float, margin: float) -> Finding:
    if not any(changes):
        return "same"
    if len(changes) < LEAST:
        return "few"
    if abs(difference) <= margin:
        return "chance"
    return "more" if difference > 0 else "less"


class Bin(NamedTuple):
    """How many rounds took from `least` to `most` turns, before and after."""

    least: int
    most: int
    before: int
    after: int


def lengths(pairs: Sequence[tuple[Facts, Facts]], bins: int = 8) -> tuple[Bin, ...]:
    """The rounds by their number of turns, in some bins of the same width."""
    turns = [(int(early["turns"]), int(late["turns"])) for early, late in pairs]
    if not turns:
        return ()
    low = min(map(min, turns))
    width = max(1, -(-(max(map(max, turns)) - low + 1) // bins))
    found = []
    for least in range(low, max(map(max, turns)) + 1, width):
        inside = range(least, least + width)
        early, late = (sum(pair[place] in inside for pair in turns) for place in (0, 1))
        found.append(Bin(least, least + width - 1, early, late))
    return tuple(found)
