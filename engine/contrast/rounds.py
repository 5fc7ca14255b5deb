"""One finished round, counted under several rule sets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from engine.cases import Case
from engine.contrast.rows import differing
from engine.errors import BadInput
from engine.examples import pool
from engine.ruleset import RuleSet
from engine.scoring import Line, score_lines, totals
from engine.verify import run


class PricedRound(NamedTuple):
    """A round as one rule set counts it: its lines, and each side's points by letter."""

    rules: RuleSet
    case: Case
    lines: tuple[Line, ...]
    points: dict[str, int]


def round_apart(sets: Sequence[RuleSet], seed: int) -> tuple[PricedRound, ...]:
    """A shipped round that comes to different points under these rule sets; empty without any."""
    found = _rounds_apart(tuple(sets))
    return Random(f"round {seed}").choice(found) if found else ()


@lru_cache(maxsize=64)
def _rounds_apart(sets: tuple[RuleSet, ...]) -> tuple[tuple[PricedRound, ...], ...]:
    if not any(switch.startswith(_PRICED) for switch in differing(sets)):
        return ()
    found = []
    for case in pool():
        priced = [one for rules in sets if (one := _priced(case, rules)) is not None]
        if len(priced) == len(sets) and any(one.points != priced[0].points for one in priced[1:]):
            found.append(tuple(priced))
    return tuple(found)


_PRICED = ("cards.values", "score.", "threes.", "out.", "meld.", "kitty.")
"""The switches on which a round's points may hang."""


def _priced(case: Case, rules: RuleSet) -> PricedRound | None:
    """The round that a case ends; None where it does not end one, or cannot be there."""
    try:
        under = case.under(rules)
        end = run(under).position
        if end.stage != "over":
            return None
        lines = score_lines(end)
    except BadInput:
        return None
    return PricedRound(rules, under, lines, totals(lines, end))
