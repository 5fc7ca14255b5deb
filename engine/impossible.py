"""Melds that nobody can have laid: what in a written position cannot be under its rules."""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.cards import BLACK_THREE
from engine.position import SIDE_LETTERS, Meld
from engine.rules.act import may_not_start
from engine.rules.shapes import MERGED, findings, shape_of
from engine.ruleset import RuleSet

End = Literal["none", "went out", "other"]
"""Whether a round has ended, for one side: not yet, by its going out, or in another way."""


class Impossible(NamedTuple):
    """A meld that cannot lie on the table: its place among its side's melds, and why."""

    place: int
    why: str


def are_together(alone: int | None, letter: str) -> bool:
    """Whether a side is two players who put their melds together, the seat `alone` against them."""
    return alone is not None and letter != SIDE_LETTERS[alone - 1]


def impossible_meld(
    melds: tuple[Meld, ...], rules: RuleSet, merged: bool = False, end: End = "none"
) -> Impossible | None:
    """The first of a side's melds that cannot lie there.

    `merged` says that two players put their melds together (`official-3`), `end` whether the
    round has ended, and by this side's going out.
    """
    for place, meld in enumerate(melds):
        why = _fault_of(meld, rules, merged, end) or _fault_beside(melds[: place + 1], rules)
        if why:
            return Impossible(place, why)
    return None


def _fault_of(meld: Meld, rules: RuleSet, merged: bool, end: End) -> str:
    """Why nobody could have laid a meld, in a sentence; empty for one that can lie there."""
    for finding in findings(rules, shape_of(meld)):
        if not finding.ok and not (merged and finding.rule in MERGED):
            from engine.explain import finding_text  # loads words: only where something is wrong

            return finding_text(finding, rules)
    if meld.rank == BLACK_THREE and end != "went out":
        but = "this round goes on" if end == "none" else "nobody of this side went out"
        return f"black threes are melded only in going out, and {but}"
    return ""


def _fault_beside(melds: tuple[Meld, ...], rules: RuleSet) -> str:
    """Why the last of some melds cannot lie beside the others of its rank; empty if it can."""
    rank = melds[-1].rank
    unfinished = [meld for meld in melds if meld.rank == rank and may_not_start(rules, [meld.size])]
    if len(unfinished) < 2:
        return ""
    from engine.explain import meld_word

    which = "" if rules.meld.per_rank == "one" else " that is not full"
    return f"a side has one meld of {meld_word(rank, rules)}{which}, not {len(unfinished)}"
