"""Every legal way to take the pile.

Of the ways that offer the same (a pair, or a natural, or a wild), to a side with the same melds
of the rank, the rules of the pile say the same: they are asked once, and the answer is remembered
with the rule set. Whether the turn can be finished is asked where it is not sure.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import (
    BLACK_THREE,
    FOUR,
    JOKER,
    TWO,
    UNKNOWN,
)
from engine.moves import Take
from engine.rules.act import Act
from engine.rules.checklist import TAKING
from engine.rules.judging import keeps
from engine.rules.layouts import Laying
from engine.rules.moment import Moment
from engine.rules.offer import is_frozen
from engine.rules.options import (
    LegalMove,
    OpenMeld,
    cards_of,
    open_melds,
    options,
    taking,
)
from engine.rules.several import Openings
from engine.rules.shapes import Shape, shape_of


def takes(moment: Moment) -> Iterator[LegalMove]:
    """Every way to take the pile, with further melds where the side opens with it."""
    position, rules = moment.position, moment.rules
    top = position.pile[-1].kind if position.pile else UNKNOWN
    if top > FOUR or not _may_match(moment, top):
        return
    frozen = is_frozen(position)
    if moment.counts[top] < 2 and (frozen or not moment.own):
        return  # only a natural pair will do
    counts = list(moment.counts)
    counts[top] += 1
    if moment.missing and not moment.may_open(counts):
        return
    melds = (one.meld for one in open_melds(rules, moment.own, counts) if one.meld.rank == top)
    own = next((OpenMeld(meld, 0) for meld in melds), None)
    spare = moment.spare if moment.missing else moment.spare_with_pile()
    allowed = _remembered(moment, top, frozen)
    for option in options(rules, top, counts, own).each:
        laying = option.laying
        if not laying.naturals:
            continue
        move, step, pair, wild = taking(top, laying)
        if spare < len(step.cards):
            if moment.legal(step):
                yield move
        else:
            # The rules of the pile ask for a pair, else for a natural, or a wild: no more.
            way = None if pair else (laying.naturals, wild)
            if way not in allowed:
                allowed[way] = keeps(Act(position, step), TAKING)
            if not allowed[way]:
                continue
            if option.points >= moment.missing or moment.legal(step):
                yield move
        if option.points < moment.missing and pair:
            sure = allowed.get(None, False)
            yield from _takes_with_more(moment, top, laying, option.points, sure)


Allowed = dict[tuple[int, bool] | None, bool]
"""Whether the rules of the pile allow a way: a pair (None), else how many naturals, and a wild."""


def _remembered(moment: Moment, top: int, frozen: bool) -> Allowed:
    """What was found of the ways to take such a pile: all that the rules of the pile look at."""
    known: dict[tuple[int, bool, bool, tuple[Shape, ...]], Allowed]
    known = moment.rules.tables.setdefault("takings", {})
    shapes = tuple([shape_of(meld) for meld in moment.own if meld[0] == top])
    return known.setdefault((top, frozen, bool(moment.own), shapes), {})


def _may_match(moment: Moment, top: int) -> bool:
    """Whether there is anything to put with the top card, or a meld that it might join."""
    naturals = moment.counts[top]
    if naturals >= 2:
        return True
    wilds = moment.counts[TWO] or moment.counts[JOKER]
    return bool(naturals and wilds) or top in [meld[0] for meld in moment.own]


def _takes_with_more(
    moment: Moment, top: int, laying: Laying, points: int, pair: bool
) -> Iterator[LegalMove]:
    """Taking the pile to open, with further melds none of which could be left out.

    `pair` says that the rules of the pile are known to allow a natural pair.
    """
    offered = taking(top, laying).step.cards
    counts = list(moment.counts)
    for kind, _ in offered:
        counts[kind] -= 1
    openings = Openings(moment.position, moment.missing)
    for parts in openings.beside(top, laying, points, counts):
        melds = tuple(cards_of(rank, option.laying) for rank, option in parts)
        step = Take(offered, melds)
        used = sum(len(cards) for cards in (step.cards, *melds))
        threes = any(rank == BLACK_THREE for rank, _ in parts)
        sure = used <= moment.spare and not threes and pair
        if sure or moment.legal(step):
            yield LegalMove(step, "take")
