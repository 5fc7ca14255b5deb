"""What is plainly to be seen of a position: open or not, frozen or not, canastas."""

from __future__ import annotations

from collections import Counter

from engine.cards import (
    BLACK_THREE,
    JOKER,
    RED_THREE,
    SEVEN,
    TWO,
    UNKNOWN,
    Card,
    Cards,
    name_of,
)
from engine.position import Meld, Position
from engine.ruleset import RuleSet

CANASTA = 7


def is_wild(kind: int) -> bool:
    return kind in (TWO, JOKER)


def counts(cards: Cards) -> Counter[int]:
    """How many cards of each kind."""
    return Counter(card.kind for card in cards)


def of_kinds(kinds: tuple[int, ...]) -> Cards:
    """Cards of these kinds, suits unknown."""
    return tuple(Card(kind) for kind in kinds)


def value(rules: RuleSet, kind: int) -> int:
    """Points of one card."""
    values = rules.cards.values
    name = name_of(kind, "cards")
    return values[name] if name in values else values[name_of(kind, "tiles")]


def sides(position: Position) -> list[int]:
    """The sides that exist, each once."""
    return sorted({side_of_seat(position, seat) for seat in range(1, position.players + 1)})


def side_of_seat(position: Position, seat: int) -> int:
    """Two sides alternate; each alone; or one alone and the others under their first letter."""
    how = position.rules.seats.sides
    if how == "two":
        return 0 if seat % 2 else 1
    if how == "taker_alone" and position.alone is not None and seat != position.alone:
        return min(other for other in range(1, position.players + 1) if other != position.alone) - 1
    return seat - 1


def own_side(position: Position) -> int:
    return side_of_seat(position, position.seat)


def own_melds(position: Position) -> tuple[Meld, ...]:
    return position.melds[own_side(position)]


def hand(position: Position) -> Cards:
    return position.hands[position.seat - 1]


def partners(position: Position) -> list[int]:
    """The other seats of the side to move."""
    mine = own_side(position)
    return [
        seat
        for seat in range(1, position.players + 1)
        if seat != position.seat and side_of_seat(position, seat) == mine
    ]


def minimum(position: Position) -> int:
    """What the first melds of the side to move must reach."""
    alone = position.rules.seats.sides == "taker_alone"
    score = position.scores[position.seat - 1 if alone else own_side(position)]
    points = 0
    for least, band in position.rules.opening.bands:
        if least is None or score >= least:
            points = band
    return points


def was_open(position: Position) -> bool:
    """Whether the side had opened before this turn."""
    if position.turn.drew is None:
        return len(own_melds(position)) > 0
    return position.turn.opened_before


def now_open(position: Position) -> bool:
    """Whether the side has opened by now, this turn's melds counted."""
    if was_open(position):
        return True
    laid = len(position.turn.laid) > 0
    return laid and position.turn.points >= minimum(position)


def is_frozen(position: Position) -> bool:
    """Whether the pile itself is frozen, whoever looks at it."""
    if position.frozen:
        return True
    by = position.rules.pile.frozen_by
    for place, card in enumerate(position.pile):
        turned = place < position.turned
        if card.kind == RED_THREE and "red_three_upcard" in by:
            return True
        if is_wild(card.kind) and ("wild_upcard" if turned else "wild") in by:
            return True
        if card.kind == BLACK_THREE and turned and "black_three_upcard" in by:
            return True
        freezes = position.rules.pile.black_three == "freezes"
        if card.kind == BLACK_THREE and not turned and freezes:
            return True
    return False


def is_closed(rules: RuleSet, meld: Meld) -> bool:
    """A full meld is closed; black threes know no such bound."""
    most = rules.meld.max_size
    return most is not None and meld.rank != BLACK_THREE and meld.size >= most


def canasta_kind(rules: RuleSet, meld: Meld) -> str | None:
    """Natural, mixed, wild, sevens, twos, twos_mixed; none for what is no canasta."""
    if meld.size < CANASTA or meld.rank == BLACK_THREE:
        return None
    if meld.rank == TWO and meld.naturals:
        return "twos_mixed" if meld.wilds else "twos"
    if meld.rank == TWO:
        return "wild"
    if meld.rank == SEVEN and "sevens" in rules.score.canasta:
        return "sevens"
    return "mixed" if meld.wilds else "natural"


def has_canastas(position: Position) -> bool:
    """Whether the side to move has the canastas that going out needs."""
    need = position.rules.out.canastas
    kinds = [canasta_kind(position.rules, meld) for meld in own_melds(position)]
    have = Counter(kind for kind in kinds if kind is not None)
    if isinstance(need, int):
        return have.total() >= need
    return all(have[kind] >= number for kind, number in Counter(need).items())


def sevens_barred(position: Position) -> bool:
    """Whether sevens may not be thrown: somebody still lacks a canasta of sevens.

    Seeds 000 and 001: such a canasta holds seven sevens and no wild.
    """
    if position.rules.discard.sevens == "free":
        return False
    return not all(
        any(
            meld.rank == SEVEN and meld.size >= CANASTA and meld.naturals == meld.size
            for meld in position.melds[side]
        )
        for side in sides(position)
    )


def is_concealed(position: Position) -> bool:
    """Whether going out now would be concealed: the player's whole hand laid in this one turn."""
    turn = position.turn
    if position.has_melded[position.seat - 1] or not turn.laid:
        return False
    if any(laid.old for laid in turn.laid):
        return False
    if position.rules.out.concealed_canasta == "none":
        return True
    mine = own_melds(position)
    return any(canasta_kind(position.rules, mine[laid.meld]) for laid in turn.laid)


def minimum_waived(position: Position) -> bool:
    """Whether going out now would be concealed and so needs no minimum."""
    if not is_concealed(position):
        return False
    how = position.rules.out.concealed_minimum
    return how == "exempt" or (how == "exempt_after_stock_draw" and position.turn.drew == "stock")


def hand_of_sevens(position: Position) -> bool:
    """Railroad: a draw has left nothing but sevens that may not be thrown.

    It may only come from a draw, so nothing but sevens was laid since.
    """
    if position.rules.out.sevens_hand != "ends_round" or position.turn.drew != "stock":
        return False
    cards = hand(position)
    mine = own_melds(position)
    return (
        position.stage == "play"
        and len(cards) > 0
        and all(card.kind == SEVEN for card in cards)
        and all(mine[laid.meld].rank == SEVEN for laid in position.turn.laid)
        and sevens_barred(position)
    )


def joker_to_draw(position: Position) -> bool:
    """Whether a joker may still be in the stock, by what is known."""
    if any(card.kind == JOKER for card in position.stock):
        return True
    if not any(card.kind == UNKNOWN for card in position.stock):
        return False
    rules = position.rules
    pack = rules.cards.jokers * (position.players if rules.cards.per_player else 1)
    places = [*position.hands, position.pile, position.turn.rest or ()]
    places += [meld.cards for side in position.melds for meld in side]
    places += [kitty.cards for kitty in position.kitties]
    seen = sum(1 for place in places for card in place if card.kind == JOKER)
    return seen < pack
