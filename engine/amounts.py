"""How many cards lie where: a table shows the whole pack, and hands as long as they can be.

What a question leaves open is filled in by `settled`; `can_hold` says whether a table's figures can
be at all.
"""

from __future__ import annotations

from engine.cards import UNKNOWN, UNKNOWN_CARD
from engine.pack import pack_size
from engine.position import Position, replace


def outside_the_stock(position: Position) -> int:
    """How many cards lie anywhere but in the stock."""
    count = sum(map(len, position.hands)) + len(position.pile) + sum(position.red_threes)
    count += sum(meld.size for side in position.melds for meld in side)
    return count + sum(len(kitty.cards) for kitty in position.kitties)


def adds_up(position: Position) -> bool:
    """Whether all cards on the table are as many as the pack has."""
    cards = outside_the_stock(position) + len(position.stock)
    return cards == pack_size(position.rules, position.players)


def hand_if_nothing_laid(position: Position, seat: int) -> int:
    """How many cards a seat holds that has laid nothing: those dealt, and what it has just drawn.

    Where more cards are drawn than discarded that is the least; a hand grows with each turn.
    """
    rules = position.rules
    mover = seat == position.seat
    drawn = rules.turn.draw if mover and position.stage == "play" else 0
    return rules.deal.cards + (drawn or (mover and position.stage == "start"))


def has_length(position: Position, seat: int) -> bool:
    """Whether a hand can be as long as it is.

    Of one that laid cards, or has just taken the pile, only the end of a round says more.
    """
    if position.has_melded[seat - 1] or (seat == position.seat and position.turn.drew == "pile"):
        return True
    held, least = len(position.hands[seat - 1]), hand_if_nothing_laid(position, seat)
    return held >= least if position.rules.turn.draw > 1 else held == least


def can_hold(position: Position) -> bool:
    """Whether the pack is all there, and no hand too short or too long."""
    seats = range(1, position.players + 1)
    return adds_up(position) and all(has_length(position, seat) for seat in seats)


def settled(position: Position) -> Position:
    """The table with the cards that nobody looks at brought up to the pack.

    Hidden hands that laid nothing have what they were dealt. The stock is what is left; where so
    few cards lie in it that a question may be about them, the rest lies unseen in the pile. A table
    on which neither can be is left as it is: `can_hold` refuses it.
    """
    hands = tuple(
        (UNKNOWN_CARD,) * hand_if_nothing_laid(position, seat)
        if all(card.kind == UNKNOWN for card in hand) and not has_length(position, seat)
        else hand
        for seat, hand in enumerate(position.hands, 1)
    )
    position = replace(position, hands=hands)
    left = pack_size(position.rules, position.players) - outside_the_stock(position)
    more = left - len(position.stock)
    draw = position.rules.turn.draw
    if len(position.stock) > draw and left > draw:
        return replace(position, stock=(UNKNOWN_CARD,) * left)
    turned = position.turned
    if more <= 0 or turned >= len(position.pile):
        return position
    unseen = (UNKNOWN_CARD,) * more
    return replace(position, pile=(*position.pile[:turned], *unseen, *position.pile[turned:]))
