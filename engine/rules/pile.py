"""The discard pile: what freezes it, and every way to take it.

All rules here are asked about `take`, in the order in which a referee would go
through them: is there a pile, does its top card allow it, is it frozen, which
way is offered, may this side take it yet.
"""

from __future__ import annotations

from engine.cards import (
    BLACK_THREE,
    JOKER,
    RED_THREE,
    TWO,
    UNKNOWN,
    UNKNOWN_CARD,
    Cards,
    count_kinds,
    name_of,
)
from engine.errors import CannotRead
from engine.rules.act import Act
from engine.rules.offer import freezing_card, is_frozen
from engine.rules.registry import Finding, broken, declare, kept
from engine.rules.shapes import CANASTA, is_legal

__all__ = ["freezing_card", "is_frozen"]

declare("pile.not_empty")
declare("pile.whole", effect=True)
declare("pile.natural_top")
declare("pile.black_three", ["pile.black_three"])
declare(
    "pile.frozen",
    ["pile.frozen_by", "pile.black_three"],
    absent=lambda rules: not rules.pile.frozen_by and rules.pile.black_three != "freezes",
)
declare("pile.natural_pair", ["pile.natural_and_wild", "pile.onto_meld"])
declare("pile.natural_and_wild", ["pile.natural_and_wild"])
declare("pile.onto_meld", ["pile.onto_meld"])
declare("pile.onto_canasta", ["pile.onto_canasta"])
declare("pile.before_opening", ["pile.before_opening"])
declare("pile.top_melded")
declare("pile.one_card", ["pile.one_card"])
declare("pile.top_only_counts")


def not_empty(act: Act) -> Finding | None:
    """There is a pile to take."""
    if act.top is None:
        return broken("pile.not_empty")
    if act.top.kind == UNKNOWN:
        raise CannotRead("the top card of the pile is not known, so taking it cannot be judged")
    return kept("pile.not_empty", count=len(act.position.pile))


def natural_top(act: Act) -> Finding | None:
    """The top card is neither wild nor a three."""
    if act.top is None:
        return None
    kind = act.top.kind
    if kind in (TWO, JOKER):
        return broken("pile.natural_top", "broken-wild", rank=kind)
    if kind in (RED_THREE, BLACK_THREE):
        return broken("pile.natural_top", "broken-three", rank=kind)
    return kept("pile.natural_top", rank=kind)


def black_three(act: Act) -> Finding | None:
    """A black three on top stops the player to move."""
    if act.top is None:
        return None
    if act.top.kind == BLACK_THREE:
        return broken("pile.black_three")
    if any(card.kind == BLACK_THREE for card in act.position.pile):
        return kept("pile.black_three")
    return None


def frozen(act: Act) -> Finding | None:
    """A frozen pile is taken only with a natural pair from hand."""
    offer = act.offer
    if offer is None:
        return _frozen_under_the_top(act)
    if not offer.frozen:
        if not act.rules.pile.frozen_by and act.rules.pile.black_three != "freezes":
            return None
        return kept("pile.frozen", "kept-free")
    figures = {"by": offer.by, "rank": offer.rank, "naturals": offer.naturals}
    if offer.naturals >= 2:
        return kept("pile.frozen", **figures)
    return broken("pile.frozen", **figures)


def _frozen_under_the_top(act: Act) -> Finding | None:
    """A frozen pile whose top card cannot be taken: no natural pair can meet that card."""
    if act.top is None or not is_frozen(act.position):
        return None
    card = freezing_card(act.position)
    return broken("pile.frozen", "broken-top", by=card.kind if card else UNKNOWN)


def natural_pair(act: Act) -> Finding | None:
    """Two naturals of the top card's rank, where no other way is offered or open."""
    offer = act.offer
    if offer is None:
        return None
    rank, naturals = offer.rank, offer.naturals
    if naturals >= 2:
        return kept("pile.natural_pair", rank=rank, naturals=naturals)
    if act.rules.pile.natural_and_wild == act.rules.pile.onto_meld == "never":
        return broken("pile.natural_pair", rank=rank, naturals=naturals)
    with_wild = bool(naturals and offer.wilds)
    if offer.shut:
        if not with_wild and not offer.own:
            return broken("pile.natural_pair", rank=rank, naturals=naturals)
        return None
    alone_onto_meld = offer.own and not naturals and not offer.wilds
    if offer.joins or with_wild or alone_onto_meld:
        return None
    key = "broken" if act.rules.pile.natural_and_wild == "never" else "broken-open"
    return broken("pile.natural_pair", key, rank=rank, naturals=naturals)


def natural_and_wild(act: Act) -> Finding | None:
    """One matching natural and one wild take an unfrozen pile, where that is allowed."""
    offer = act.offer
    if offer is None or offer.naturals != 1 or not offer.wilds:
        return None
    if offer.joins and not offer.shut:
        return None
    if act.rules.pile.natural_and_wild == "never":
        return broken("pile.natural_and_wild", rank=offer.rank)
    if offer.shut:
        return None
    return kept("pile.natural_and_wild", rank=offer.rank)


def onto_meld(act: Act) -> Finding | None:
    """The top card joins an own meld of its rank without a pair."""
    offer = act.offer
    if offer is None or not offer.own or offer.naturals >= 2:
        return None
    if offer.naturals == 1 and offer.wilds and not offer.joins:
        return None
    if act.rules.pile.onto_meld == "never":
        return broken("pile.onto_meld", rank=offer.rank)
    if offer.shut or not offer.joins:
        return None
    return kept("pile.onto_meld", rank=offer.rank)


def onto_canasta(act: Act) -> Finding | None:
    """Whether the pile may be taken onto a meld that is a canasta already."""
    offer = act.offer
    if offer is None or not offer.own or not act.builds:
        return None
    base = act.builds[0].base
    if base is None or base.size < CANASTA:
        return None
    if not act.rules.pile.onto_canasta:
        return broken("pile.onto_canasta", rank=offer.rank, count=base.size)
    return kept("pile.onto_canasta", rank=offer.rank, count=base.size)


def before_opening(act: Act) -> Finding | None:
    """What a side that has not opened may do with the pile."""
    offer = act.offer
    if offer is None or act.own:
        return None
    figures = {"rank": offer.rank, "naturals": offer.naturals, "minimum": act.minimum}
    if act.rules.pile.before_opening == "forbidden":
        return broken("pile.before_opening", "broken-forbidden", **figures)
    if offer.naturals < 2:
        return broken("pile.before_opening", **figures)
    return kept("pile.before_opening", **figures)


def top_melded(act: Act) -> Finding | None:
    """The top card is melded in the act of taking."""
    offer = act.offer
    if offer is None:
        return None
    first = act.builds[0] if act.builds and act.top in act.builds[0].cards else None
    if first is None or not is_legal(act.rules, first.after, first.base):
        return broken("pile.top_melded", rank=offer.rank)
    return kept("pile.top_melded", rank=offer.rank, count=first.after.size)


def one_card(act: Act) -> Finding | None:
    """One card in hand against a pile of one card."""
    position = act.position
    if act.top is None or len(position.hand) != 1:
        return None
    if act.rules.pile.one_card == "forbidden" and len(position.pile) == 1:
        return broken("pile.one_card")
    return kept("pile.one_card", count=len(position.pile))


def top_only_counts(act: Act) -> Finding | None:
    """Until the minimum is met only the top card of the pile is within reach."""
    position = act.position
    if act.top is None or position.own_melds or len(position.pile) < 2:
        return None
    borrowed = _borrowed(act, position.pile[:-1])
    if borrowed is not None:
        return borrowed
    return kept("pile.top_only_counts", top=name_of(act.top.kind, act.rules.cards.deck))


def rest_out_of_reach(act: Act) -> Finding | None:
    """A pile taken this turn is still out of reach under its top card: the minimum is not met."""
    rest = act.position.turn.rest
    return _borrowed(act, rest) if rest and act.missing else None


def _borrowed(act: Act, under: Cards) -> Finding | None:
    """Cards named that are not in the hand and lie under the top card of the pile.

    Where some of the hand is not known, they may be there.
    """
    if len(act.missing) <= act.position.hand.count(UNKNOWN_CARD):
        return None
    there = count_kinds(under)
    borrowed = []
    for card in act.missing:
        if there[card.kind]:
            there[card.kind] -= 1
            borrowed.append(card)
    if not borrowed:
        return None
    return broken("pile.top_only_counts", "broken-borrowed", cards=tuple(borrowed))
