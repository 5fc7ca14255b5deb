"""How many cards of each kind the pack of a game holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import BLACK_THREE, JOKER, KINDS, RED_THREE, UNKNOWN
from engine.switch_groups import CardSwitches

if TYPE_CHECKING:
    from engine.ruleset import RuleSet  # whose switches are checked by what stands here


def pack_counts(rules: RuleSet, players: int) -> list[int]:
    """How many cards of each kind the pack of this game holds, by kind."""
    return counts_of(rules.cards, players)


def counts_of(cards: CardSwitches, players: int) -> list[int]:
    """The same by the switches of the pack alone."""
    times = players if cards.per_player else 1
    packs = cards.packs * times
    counts = [4 * packs] * KINDS
    counts[RED_THREE] = counts[BLACK_THREE] = 2 * packs
    counts[JOKER] = cards.jokers * times
    counts[UNKNOWN] = 0
    return counts


def pack_size(rules: RuleSet, players: int) -> int:
    """How many cards the pack of this game holds."""
    return sum(pack_counts(rules, players))
