"""The discard pile: what freezes it, and every way to take it.

All rules here are asked about `take`, in the order in which a referee would go
through them: is there a pile, does its top card allow it, is it frozen, which
way is offered, may this side take it yet.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import BLACK_THREE, FOUR, JOKER, RED_THREE, TWO, UNKNOWN, Card, name_of
from engine.errors import CannotRead
from engine.moves import Take
from engine.position import Position
from engine.rules.act import Act
from engine.rules.registry import Finding, broken, declare, kept
from engine.rules.shapes import CANASTA, is_closed, is_legal
from engine.ruleset import RuleSet

declare("pile.not_empty")
declare("pile.whole", effect=True)
declare("pile.natural_top")
declare("pile.black_three", ["pile.black_three"])
declare("pile.frozen", ["pile.frozen_by", "pile.black_three"])
declare("pile.natural_pair", ["pile.natural_and_wild", "pile.onto_meld"])
declare("pile.natural_and_wild", ["pile.natural_and_wild"])
declare("pile.onto_meld", ["pile.onto_meld"])
declare("pile.onto_canasta", ["pile.onto_canasta"])
declare("pile.before_opening", ["pile.before_opening"])
declare("pile.top_melded")
declare("pile.one_card", ["pile.one_card"])
declare("pile.top_only_counts")


def freezing_card(position: Position) -> Card | None:
    """The card, highest in the pile, that freezes it; None when none of those seen does.

    A wild freezes when it was discarded, or turned up at the deal, as the rule
    set says; a red three was always turned up; a black three freezes for good
    only under `pile.black_three: freezes`.
    """
    pile = position.pile
    other = [place for place, (kind, _) in enumerate(pile) if kind > FOUR]
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
    pile, `shut` says that only a natural pair will do. `own` says that the side has a
    meld of the rank, `joins` that the top card may join one without a pair (`shut` aside).
    """

    rank: int
    naturals: int
    wilds: int
    frozen: bool
    shut: bool
    own: bool
    joins: bool


def offer_of(act: Act) -> Offer | None:
    """What the step offers; None where there is no card on top that could be taken."""
    if act.offer is None and act.top is not None and act.top.kind <= FOUR:
        act.offer = _offer(act, act.top.kind)
    return act.offer


def _offer(act: Act, rank: int) -> Offer:
    assert isinstance(act.step, Take)
    naturals = wilds = 0
    for kind, _ in act.step.cards:
        naturals += kind == rank
        wilds += kind in (TWO, JOKER)
    sizes = [meld.size for meld in act.own if meld.rank == rank]
    frozen = is_frozen(act.position)
    shut = frozen or not act.own
    return Offer(rank, naturals, wilds, frozen, shut, bool(sizes), _joins(act.rules, sizes))


def _joins(rules: RuleSet, sizes: list[int]) -> bool:
    """Whether one of the own melds of the rank lets the top card in without a pair."""
    if not sizes or rules.pile.onto_meld == "never":
        return False
    return any(
        not is_closed(rules, size) and (rules.pile.onto_canasta or size < CANASTA) for size in sizes
    )


def is_shut(position: Position) -> bool:
    """Whether only a natural pair will do: the pile is frozen, or the side has not opened."""
    return not position.own_melds or is_frozen(position)


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
    offer = offer_of(act)
    if offer is None:
        return None
    if not offer.frozen:
        if not act.rules.pile.frozen_by and act.rules.pile.black_three != "freezes":
            return None
        return kept("pile.frozen", "kept-free")
    card = freezing_card(act.position)
    figures = {
        "by": card.kind if card else UNKNOWN, "rank": offer.rank, "naturals": offer.naturals,
    }  # fmt: skip
    if offer.naturals >= 2:
        return kept("pile.frozen", **figures)
    return broken("pile.frozen", **figures)


def natural_pair(act: Act) -> Finding | None:
    """Two naturals of the top card's rank, where no other way is offered or open."""
    offer = offer_of(act)
    if offer is None:
        return None
    rank, naturals = offer.rank, offer.naturals
    if naturals >= 2:
        return kept("pile.natural_pair", rank=rank, naturals=naturals)
    with_wild = bool(naturals and offer.wilds)
    if offer.shut:
        if not with_wild and not offer.own:
            return broken("pile.natural_pair", rank=rank, naturals=naturals)
        return None
    if offer.joins or with_wild:
        return None
    if not offer.own or naturals:
        if act.rules.pile.natural_and_wild == "never":
            return broken("pile.natural_pair", rank=rank, naturals=naturals)
        return broken("pile.natural_pair", "broken-open", rank=rank, naturals=naturals)
    return None


def natural_and_wild(act: Act) -> Finding | None:
    """One matching natural and one wild take an unfrozen pile, where that is allowed."""
    offer = offer_of(act)
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
    offer = offer_of(act)
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
    offer = offer_of(act)
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
    offer = offer_of(act)
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
    offer = offer_of(act)
    if offer is None:
        return None
    first = act.builds[0] if act.builds and act.top in act.builds[0].cards else None
    if first is None or not is_legal(act.rules, first.after):
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
    under = list(position.pile[:-1])
    borrowed = [card for card in act.missing if any(card.kind == other.kind for other in under)]
    if borrowed:
        return broken("pile.top_only_counts", "broken-borrowed", cards=tuple(borrowed))
    return kept("pile.top_only_counts", top=name_of(act.top.kind, act.rules.cards.deck))
