"""How the pile stands to the player to move, and what a step offers for its top card."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import BLACK_THREE, FOUR, JOKER, RED_THREE, TWO, UNKNOWN, Card
from engine.moves import Take
from engine.position import Meld, Position
from engine.rules.shapes import CANASTA, is_closed
from engine.ruleset import RuleSet


def freezing_card(position: Position) -> Card | None:
    """The card, highest in the pile, that freezes it; None when none of those seen does.

    A wild freezes when it was discarded, or turned up at the deal, as the rule
    set says; a red three was always turned up; a black three freezes for good
    only under `pile.black_three: freezes`.
    """
    pile = position.pile
    other = [place for place, card in enumerate(pile) if card[0] > FOUR]
    if not other:
        return None
    by = position.rules.pile.frozen_by
    lasting = position.rules.pile.black_three == "freezes"
    for place in reversed(other):
        kind, turned = pile[place].kind, place < position.turned
        if kind in (TWO, JOKER):
            if ("wild_upcard" if turned else "wild") in by:
                return pile[place]
        elif kind == RED_THREE:
            if "red_three_upcard" in by:
                return pile[place]
        elif kind == BLACK_THREE and ("black_three_upcard" in by if turned else lasting):
            return pile[place]
    return None


def is_frozen(position: Position) -> bool:
    """Whether the pile itself is frozen, whoever is to move."""
    return position.frozen or freezing_card(position) is not None


class Offer(NamedTuple):
    """What a step offers for a top card that can be taken, and how the pile stands to it.

    `naturals` of the top card's `rank` and `wilds` are put with it. `frozen` is the
    pile, `by` a card of which kind (unknown where it is not seen); `shut` says that only
    a natural pair will do. `own` says that the side has a meld of the rank, `joins` that
    the top card may join one without a pair (`shut` aside).
    """

    rank: int
    naturals: int
    wilds: int
    frozen: bool
    by: int
    shut: bool
    own: bool
    joins: bool


def offer_of(position: Position, own: tuple[Meld, ...], step: Take) -> Offer | None:
    """What the step offers; None where there is no card on top that could be taken.

    `own` are the melds of the side.
    """
    rank = position.pile[-1].kind if position.pile else UNKNOWN
    if rank > FOUR:
        return None
    naturals = wilds = 0
    for kind, _ in step.cards:
        if kind == rank:
            naturals += 1
        elif kind in (TWO, JOKER):
            wilds += 1
    card = freezing_card(position)
    frozen = position.frozen or card is not None
    by = card.kind if card else UNKNOWN
    sizes = [meld.size for meld in own if meld.rank == rank]
    joins = bool(sizes) and _joins(position.rules, sizes)
    return Offer(rank, naturals, wilds, frozen, by, frozen or not own, bool(sizes), joins)


def _joins(rules: RuleSet, sizes: list[int]) -> bool:
    """Whether one of the own melds of the rank lets the top card in without a pair."""
    if rules.pile.onto_meld == "never":
        return False
    if not rules.pile.onto_canasta:
        sizes = [size for size in sizes if size < CANASTA]
    return not all(is_closed(rules, size) for size in sizes)
