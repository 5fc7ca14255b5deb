"""How many cards of each kind the pack of a game holds."""

from __future__ import annotations

from engine.cards import BLACK_THREE, JOKER, KINDS, RED_THREE, UNKNOWN
from engine.ruleset import RuleSet


def pack_counts(rules: RuleSet, players: int) -> list[int]:
    """How many cards of each kind the pack of this game holds, by kind."""
    times = players if rules.cards.per_player else 1
    packs = rules.cards.packs * times
    counts = [4 * packs] * KINDS
    counts[RED_THREE] = counts[BLACK_THREE] = 2 * packs
    counts[JOKER] = rules.cards.jokers * times
    counts[UNKNOWN] = 0
    return counts


def pack_size(rules: RuleSet, players: int) -> int:
    """How many cards the pack of this game holds."""
    return sum(pack_counts(rules, players))
