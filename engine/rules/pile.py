"""The discard pile: what freezes it, and every way to take it.

All rules here are asked about `take`, in the order in which a referee would go
through them: is there a pile, does its top card allow it, is it frozen, which
way is offered, may this side take it yet.
"""

from __future__ import annotations

from engine.cards import BLACK_THREE, JOKER, RED_THREE, TWO, UNKNOWN, Card, name_of
from engine.errors import CannotRead
from engine.moves import Take
from engine.position import Position
from engine.rules.act import Act, melds_of_rank
from engine.rules.registry import Finding, broken, declare, kept
from engine.rules.shapes import CANASTA, is_closed, is_legal

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
    by = position.rules.pile.frozen_by
    lasting = position.rules.pile.black_three == "freezes"
    for place in range(len(position.pile) - 1, -1, -1):
        card = position.pile[place]
        turned = place < position.turned
        if card.kind in (TWO, JOKER):
            if ("wild_upcard" if turned else "wild") in by:
                return card
        elif card.kind == RED_THREE:
            if "red_three_upcard" in by:
                return card
        elif card.kind == BLACK_THREE and ("black_three_upcard" in by if turned else lasting):
            return card
    return None


def is_frozen(position: Position) -> bool:
    """Whether the pile itself is frozen, whoever is to move."""
    return position.frozen or freezing_card(position) is not None


def _matches(act: Act) -> tuple[int, int]:
    """Naturals of the top card's rank, and wilds, that the step puts with the top card."""
    assert isinstance(act.step, Take) and act.top is not None
    cards = act.step.cards
    naturals = sum(card.kind == act.top.kind for card in cards)
    wilds = sum(card.kind in (TWO, JOKER) for card in cards)
    return naturals, wilds


def has_own_meld(act: Act) -> bool:
    """Whether the side has a meld of the top card's rank on the table."""
    assert act.top is not None
    return bool(melds_of_rank(act.own, act.top.kind))


def may_join_alone(act: Act) -> bool:
    """Whether an own meld of the rank lets the top card in without a pair (frozen or not aside)."""
    rules = act.rules
    if rules.pile.onto_meld == "never" or act.top is None:
        return False
    sizes = [meld.size for _, meld in melds_of_rank(act.own, act.top.kind)]
    usable = [
        size
        for size in sizes
        if not is_closed(rules, size) and (rules.pile.onto_canasta or size < CANASTA)
    ]
    return bool(usable)


def is_shut(position: Position) -> bool:
    """Whether only a natural pair will do: the pile is frozen, or the side has not opened."""
    return is_frozen(position) or not position.own_melds


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
    if act.top is None or _blocked_top(act):
        return None
    if not is_frozen(act.position):
        if not act.rules.pile.frozen_by and act.rules.pile.black_three != "freezes":
            return None
        return kept("pile.frozen", "kept-free")
    card = freezing_card(act.position)
    figures = {
        "by": card.kind if card else UNKNOWN, "rank": act.top.kind, "naturals": _matches(act)[0],
    }  # fmt: skip
    if figures["naturals"] >= 2:
        return kept("pile.frozen", **figures)
    return broken("pile.frozen", **figures)


def _blocked_top(act: Act) -> bool:
    return act.top is not None and act.top.kind in (TWO, JOKER, RED_THREE, BLACK_THREE)


def natural_pair(act: Act) -> Finding | None:
    """Two naturals of the top card's rank, where no other way is offered or open."""
    if act.top is None or _blocked_top(act):
        return None
    naturals, wilds = _matches(act)
    rank = act.top.kind
    if naturals >= 2:
        return kept("pile.natural_pair", rank=rank, naturals=naturals)
    if is_shut(act.position):
        if not (naturals and wilds) and not has_own_meld(act):
            return broken("pile.natural_pair", rank=rank, naturals=naturals)
        return None
    if may_join_alone(act):
        return None
    if naturals and wilds:
        return None
    if not has_own_meld(act) or naturals:
        if act.rules.pile.natural_and_wild == "never":
            return broken("pile.natural_pair", rank=rank, naturals=naturals)
        return broken("pile.natural_pair", "broken-open", rank=rank, naturals=naturals)
    return None


def natural_and_wild(act: Act) -> Finding | None:
    """One matching natural and one wild take an unfrozen pile, where that is allowed."""
    if act.top is None or _blocked_top(act):
        return None
    naturals, wilds = _matches(act)
    if naturals != 1 or not wilds or (may_join_alone(act) and not is_shut(act.position)):
        return None
    if act.rules.pile.natural_and_wild == "never":
        return broken("pile.natural_and_wild", rank=act.top.kind)
    if is_shut(act.position):
        return None
    return kept("pile.natural_and_wild", rank=act.top.kind)


def onto_meld(act: Act) -> Finding | None:
    """The top card joins an own meld of its rank without a pair."""
    if act.top is None or _blocked_top(act) or not has_own_meld(act):
        return None
    naturals, wilds = _matches(act)
    if naturals >= 2 or (naturals == 1 and wilds and not may_join_alone(act)):
        return None
    if act.rules.pile.onto_meld == "never":
        return broken("pile.onto_meld", rank=act.top.kind)
    if is_shut(act.position) or not may_join_alone(act):
        return None
    return kept("pile.onto_meld", rank=act.top.kind)


def onto_canasta(act: Act) -> Finding | None:
    """Whether the pile may be taken onto a meld that is a canasta already."""
    if act.top is None or _blocked_top(act) or not act.builds:
        return None
    base = act.builds[0].base
    if base is None or base.size < CANASTA:
        return None
    if not act.rules.pile.onto_canasta:
        return broken("pile.onto_canasta", rank=act.top.kind, count=base.size)
    return kept("pile.onto_canasta", rank=act.top.kind, count=base.size)


def before_opening(act: Act) -> Finding | None:
    """What a side that has not opened may do with the pile."""
    if act.top is None or _blocked_top(act) or act.own:
        return None
    naturals = _matches(act)[0]
    figures = {"rank": act.top.kind, "naturals": naturals, "minimum": act.minimum}
    if act.rules.pile.before_opening == "forbidden":
        return broken("pile.before_opening", "broken-forbidden", **figures)
    if naturals < 2:
        return broken("pile.before_opening", **figures)
    return kept("pile.before_opening", **figures)


def top_melded(act: Act) -> Finding | None:
    """The top card is melded in the act of taking."""
    if act.top is None or _blocked_top(act):
        return None
    rank = act.top.kind
    first = act.builds[0] if act.builds and act.top in act.builds[0].cards else None
    if first is None or not is_legal(act.rules, first.after):
        return broken("pile.top_melded", rank=rank)
    return kept("pile.top_melded", rank=rank, count=first.after.size)


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
