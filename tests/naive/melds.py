"""What is a meld: every rule about its cards, by id."""

from __future__ import annotations

from engine.cards import BLACK_THREE, JOKER, RED_THREE, SEVEN, TWO, UNKNOWN, Cards
from engine.position import Meld, make_meld
from engine.ruleset import RuleSet
from tests.naive.facts import CANASTA, counts, is_closed, is_wild, value


def rank_of(cards: Cards) -> int:
    """The rank of a meld of these cards: that of its naturals, twos for wilds alone."""
    naturals = [card.kind for card in cards if not is_wild(card.kind)]
    return naturals[0] if naturals else TWO


def build(rules: RuleSet, cards: Cards) -> Meld:
    """The meld that these cards make."""
    return make_meld(rank_of(cards), cards, rules.meld.twos_meld != "none")


def faults(rules: RuleSet, cards: Cards) -> set[str]:
    """The rules that a new meld of these cards would break by itself."""
    kinds = counts(cards)
    if kinds[UNKNOWN]:
        return {"turn.cards_held"}
    if kinds[RED_THREE]:
        return {"meld.threes"}
    if kinds[BLACK_THREE]:
        return _black_threes(rules, cards)
    wilds = kinds[TWO] + kinds[JOKER]
    broken = set()
    if len(cards) < 3:
        broken.add("meld.size")
    if rules.meld.max_size is not None and len(cards) > rules.meld.max_size:
        broken.add("meld.size")
    if wilds == len(cards):
        return broken | _wilds_alone(rules, cards)
    naturals = len(cards) - wilds
    if sum(1 for kind in kinds if not is_wild(kind)) > 1:
        broken.add("meld.one_rank")
    if naturals < rules.meld.min_naturals:
        broken.add("meld.naturals")
    if rank_of(cards) == SEVEN and wilds and rules.meld.sevens_wilds == "forbidden":
        broken.add("meld.sevens")
    return broken | too_many_wilds(rules, naturals, wilds)


def too_many_wilds(rules: RuleSet, naturals: int, wilds: int) -> set[str]:
    """The limits of wilds that a mixed meld would pass."""
    broken = set()
    if rules.meld.max_wilds is not None and wilds > rules.meld.max_wilds:
        broken.add("meld.wilds")
    ratio = rules.meld.wild_ratio
    if ratio == "wilds_at_most_naturals" and wilds > naturals:
        broken.add("meld.wild_ratio")
    if ratio == "naturals_outnumber" and wilds >= naturals:
        broken.add("meld.wild_ratio")
    if ratio == "two_naturals_per_wild" and naturals < 2 * wilds:
        broken.add("meld.wild_ratio")
    return broken


def _black_threes(rules: RuleSet, cards: Cards) -> set[str]:
    how = rules.meld.black_threes
    if how == "forbidden" or any(card.kind != BLACK_THREE for card in cards):
        return {"meld.black_threes"}
    if len(cards) < 3 or (how == "going_out_3_to_4" and len(cards) > 4):
        return {"meld.black_threes"}
    return set()


def _wilds_alone(rules: RuleSet, cards: Cards) -> set[str]:
    if rules.meld.twos_meld == "fewer_jokers_than_twos":
        kinds = counts(cards)
        if kinds[JOKER] > 2 or kinds[JOKER] >= kinds[TWO]:
            return {"meld.twos"}
        return set()
    return {"meld.wild_meld"} if rules.meld.wild_meld == "forbidden" else set()


def add_faults(rules: RuleSet, meld: Meld, cards: Cards) -> set[str]:
    """The rules that adding these cards to this meld would break.

    A meld that three-handed partners put together may hold more wilds than
    allowed; naturals may still join it, wilds may not.
    """
    everything = meld.cards + cards
    broken = faults(rules, everything)
    if is_closed(rules, meld):
        broken.add("meld.closed")
    if any(not is_wild(card.kind) and card.kind != meld.rank for card in cards):
        of_wilds = meld.rank == TWO and not meld.naturals
        broken.add("meld.wild_meld" if of_wilds else "meld.one_rank")
    if not any(is_wild(card.kind) for card in cards):
        broken -= {"meld.wilds", "meld.wild_ratio", "meld.sevens"}
    return broken


def points(rules: RuleSet, cards: Cards, meld: Meld) -> int:
    """What cards laid in this meld count towards the opening minimum."""
    total = 0
    for card in cards:
        natural = not is_wild(card.kind) or (
            card.kind == TWO and meld.naturals > 0 and meld.rank == TWO
        )
        if natural or rules.opening.counts_wilds:
            total += value(rules, card.kind)
    return total


def melds_faults(rules: RuleSet, melds: tuple[Cards, ...]) -> set[str]:
    """The rules that these new melds would break, each by itself."""
    broken: set[str] = set()
    for cards in melds:
        broken |= faults(rules, cards) if cards else {"meld.size"}
    return broken


def rank_faults(rules: RuleSet, old: tuple[Meld, ...], new: list[Meld]) -> set[str]:
    """New melds beside those of the side: how many of a rank may stand.

    Where one may be open, the next is begun only when those before it are complete.
    """
    how = rules.meld.per_rank
    for rank in {meld.rank for meld in new}:
        before = [meld for meld in old if meld.rank == rank]
        started = [meld for meld in new if meld.rank == rank]
        if how == "one" and len(before) + len(started) > 1:
            return {"meld.per_rank"}
        if how == "one_open" and any(meld.size < CANASTA for meld in before):
            return {"meld.per_rank"}
        if how == "one_open" and sum(1 for meld in started if meld.size < CANASTA) > 1:
            return {"meld.per_rank"}
    return set()
