"""What a meld may consist of, judged on counts alone.

A shape is how many naturals, twos and jokers a meld of a rank holds. Each rule
about shapes is one predicate here; the checklist asks them one by one, and the
list of legal moves asks `is_legal`, which is all of them together.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import BLACK_THREE, RED_THREE, SEVEN, TWO
from engine.position import Meld
from engine.rules.registry import Finding, broken, declare, kept
from engine.ruleset import RuleSet
from engine.switch_groups import CanastaKind

CANASTA = 7
"""Cards that make a canasta, in every source."""
LEAST = 3


class Shape(NamedTuple):
    """A meld as counts. In a meld of twos the twos are its naturals."""

    rank: int
    naturals: int
    twos: int
    jokers: int

    @property
    def wilds(self) -> int:
        """How many of the cards are wild here."""
        return self.twos + self.jokers

    @property
    def size(self) -> int:
        """How many cards there are."""
        return self.naturals + self.twos + self.jokers


def has_twos_meld(rules: RuleSet) -> bool:
    """Whether twos form a meld of their own in which they are naturals."""
    return rules.meld.twos_meld != "none"


def shape_of(meld: Meld) -> Shape:
    """The counts of a meld on the table."""
    return Shape(meld.rank, meld.naturals, meld.twos, meld.jokers)


declare("meld.size", ["meld.max_size"])
declare("meld.naturals", ["meld.min_naturals"])
declare("meld.wilds", ["meld.max_wilds"], absent=lambda rules: rules.meld.max_wilds is None)
declare(
    "meld.wild_ratio", ["meld.wild_ratio"], absent=lambda rules: rules.meld.wild_ratio == "none"
)
declare(
    "meld.wild_meld",
    ["meld.wild_meld", "meld.twos_meld"],
    absent=lambda rules: rules.meld.twos_meld != "none",
)
declare(
    "meld.sevens", ["meld.sevens_wilds"], absent=lambda rules: rules.meld.sevens_wilds == "allowed"
)
declare("meld.twos", ["meld.twos_meld"], absent=lambda rules: rules.meld.twos_meld == "none")
declare("meld.threes")


def size(rules: RuleSet, shape: Shape) -> Finding | None:
    """At least three cards; at most as many as the rule set allows."""
    count, most = shape.size, rules.meld.max_size
    if shape.rank == BLACK_THREE:
        return None
    if count < LEAST:
        return broken("meld.size", "broken", count=count, least=LEAST, missing=LEAST - count)
    if most is not None and count > most:
        return broken("meld.size", "broken-most", count=count, most=most, over=count - most)
    return kept("meld.size", count=count, least=LEAST)


def naturals(rules: RuleSet, shape: Shape) -> Finding | None:
    """At least so many naturals in a meld that has a natural rank."""
    least = rules.meld.min_naturals
    if shape.rank in (TWO, BLACK_THREE):
        return None
    if shape.naturals < least:
        return broken(
            "meld.naturals", count=shape.naturals, least=least, missing=least - shape.naturals,
            rank=shape.rank,
        )  # fmt: skip
    return kept("meld.naturals", count=shape.naturals, least=least)


def wilds(rules: RuleSet, shape: Shape) -> Finding | None:
    """At most so many wilds; a meld of wilds only is not bound by it."""
    most = rules.meld.max_wilds
    if most is None or shape.rank in (TWO, BLACK_THREE) or not shape.wilds:
        return None
    if shape.wilds > most:
        return broken("meld.wilds", count=shape.wilds, most=most, over=shape.wilds - most)
    return kept("meld.wilds", count=shape.wilds, most=most)


def wild_ratio(rules: RuleSet, shape: Shape) -> Finding | None:
    """Wilds against naturals."""
    ratio = rules.meld.wild_ratio
    if ratio == "none" or shape.rank in (TWO, BLACK_THREE) or not shape.wilds:
        return None
    needed = naturals_for(rules, shape.wilds)
    figures = {
        "ratio": ratio, "wilds": shape.wilds, "naturals": shape.naturals, "needed": needed,
        "missing": needed - shape.naturals,
    }  # fmt: skip
    if shape.naturals < needed:
        return broken("meld.wild_ratio", **figures)
    return kept("meld.wild_ratio", **figures)


def naturals_for(rules: RuleSet, wilds: int) -> int:
    """How many naturals the ratio asks for beside so many wilds."""
    ratio = rules.meld.wild_ratio
    if ratio == "two_naturals_per_wild":
        return 2 * wilds
    if ratio == "naturals_outnumber":
        return wilds + 1
    if ratio == "wilds_at_most_naturals":
        return wilds
    return 0


def wild_meld(rules: RuleSet, shape: Shape) -> Finding | None:
    """Melds of wilds only."""
    if shape.rank != TWO or has_twos_meld(rules):
        return None
    if rules.meld.wild_meld == "forbidden":
        return broken("meld.wild_meld")
    return kept("meld.wild_meld")


def sevens(rules: RuleSet, shape: Shape) -> Finding | None:
    """Wilds in a meld of sevens."""
    if shape.rank != SEVEN or rules.meld.sevens_wilds == "allowed":
        return None
    if shape.wilds:
        return broken("meld.sevens", wilds=shape.wilds)
    return kept("meld.sevens")


MOST_JOKERS_WITH_TWOS = 2


def twos(rules: RuleSet, shape: Shape) -> Finding | None:
    """The meld of twos: at most two jokers, and fewer jokers than twos."""
    if shape.rank != TWO or not has_twos_meld(rules):
        return None
    figures = {
        "twos": shape.naturals, "jokers": shape.jokers, "most": MOST_JOKERS_WITH_TWOS,
    }  # fmt: skip
    if shape.jokers > MOST_JOKERS_WITH_TWOS or shape.jokers >= shape.naturals:
        return broken("meld.twos", **figures)
    return kept("meld.twos", **figures)


def red_threes(rules: RuleSet, shape: Shape) -> Finding | None:
    """Red threes are never melded."""
    return broken("meld.threes") if shape.rank == RED_THREE else None


def black_threes(rules: RuleSet, shape: Shape) -> Finding | None:
    """Black threes: how many, and without wilds. (When: `engine.rules.melds`.)"""
    if shape.rank != BLACK_THREE:
        return None
    allowed = rules.meld.black_threes
    count = shape.naturals
    if allowed == "forbidden":
        return broken("meld.black_threes", "broken-never")
    if shape.wilds:
        return broken("meld.black_threes", "broken-wild", wilds=shape.wilds)
    most = 4 if allowed == "going_out_3_to_4" else None
    if count < LEAST or (most is not None and count > most):
        return broken("meld.black_threes", "broken-number", count=count, most=most or 0)
    return None


PREDICATES = (
    red_threes, black_threes, size, wild_meld, twos, sevens, naturals, wilds, wild_ratio,
)  # fmt: skip


MERGED = ("meld.wilds", "meld.wild_ratio", "meld.twos")
"""Limits of wilds, which melds that two players put together may pass."""


def findings(rules: RuleSet, shape: Shape) -> list[Finding]:
    """Everything the rules say about a meld of this shape, in a referee's order."""
    known: dict[Shape, list[Finding]] = rules.tables.setdefault("shape findings", {})
    found = known.get(shape)
    if found is None:
        found = [finding for rule in PREDICATES if (finding := rule(rules, shape)) is not None]
        known[shape] = found
    return found


def findings_onto(rules: RuleSet, base: Shape | None, shape: Shape) -> list[Finding]:
    """The same of a meld that `base` became; None for a new one.

    Where two players put their melds together (`official-3`), a meld may hold more wilds than
    allowed: no wild may be added to it, but naturals may.
    """
    found = findings(rules, shape)
    if base is None or base.wilds != shape.wilds or is_legal(rules, shape):
        return found
    passed = [one.rule for one in findings(rules, base) if not one.ok and one.rule in MERGED]
    return [finding for finding in found if finding.ok or finding.rule not in passed]


def is_legal(rules: RuleSet, shape: Shape, base: Shape | None = None) -> bool:
    """Whether every rule about shapes allows this meld, which `base` became (None: a new one)."""
    known: dict[Shape, bool] = rules.tables.setdefault("shapes", {})
    legal = known.get(shape)
    if legal is None:
        legal = all(finding.ok for finding in findings(rules, shape))
        known[shape] = legal
    if legal or base is None:
        return legal
    return all(finding.ok for finding in findings_onto(rules, base, shape))


def is_closed(rules: RuleSet, size: int) -> bool:
    """Whether a meld of this size is full, so that nothing may join it."""
    most = rules.meld.max_size
    return most is not None and size >= most


def canasta_kind(rules: RuleSet, shape: Shape) -> CanastaKind | None:
    """Which kind of canasta a meld is; None while it is not one.

    Black threes never are: no source gives them a bonus.
    """
    if shape.size < CANASTA or shape.rank == BLACK_THREE:
        return None
    if shape.rank == TWO:
        if not has_twos_meld(rules):
            return "wild"
        return "twos_mixed" if shape.jokers else "twos"
    if shape.wilds:
        return "mixed"
    if is_sevens_canasta(shape) and "sevens" in rules.score.canasta:
        return "sevens"
    return "natural"


def is_sevens_canasta(shape: Shape) -> bool:
    """Whether a meld is seven sevens or more and no wild, whatever they are worth here."""
    return shape.rank == SEVEN and shape.size >= CANASTA and not shape.wilds
