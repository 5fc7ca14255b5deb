"""Cards that come to a hand: from the stock, in place of red threes, by button, from a kitty.

Nothing is judged here, as in `engine.table`, which carries out the other steps.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import JOKER, RED_THREE, UNKNOWN, Card, Cards
from engine.position import JokerButton, Position, Turn, raised, replace, side_of, with_hand
from engine.rules.act import Act


class Drawn(NamedTuple):
    """Cards from the stock: those for the hand, how many red threes came, the stock after."""

    gained: Cards
    threes: int
    stock: Cards


def drawn(stock: Cards, count: int, replaced: bool = True) -> Drawn:
    """Draw `count` cards, or what there is; a red three is none of them where it is replaced."""
    gained: list[Card] = []
    place = threes = 0
    while len(gained) < count and place < len(stock):
        card = stock[place]
        place += 1
        if card[0] != RED_THREE:
            gained.append(card)
            continue
        threes += 1
        if not replaced:
            count -= 1
    return Drawn(tuple(gained), threes, stock[place:])


_BEGUN = {
    (opened, last): Turn("stock", opened, last_three=last)
    for opened in (False, True)
    for last in (False, True)
}


def draw(position: Position) -> Position:
    """A turn begun from the stock; red threes are laid out."""
    rules = position.rules
    replaced = rules.threes.red_replace.stock
    gained, threes, stock = drawn(position.stock, rules.turn.draw, replaced)
    stopped = replaced and threes > 0 and not gained
    over = stopped and rules.stock.last_red_three == "stop"
    return replace(
        position,
        stage="over" if over else "play",
        hands=with_hand(position, position.hand + gained),
        stock=stock,
        red_threes=raised(position.red_threes, position.side, threes),
        kitty_seat=None,
        turn=_BEGUN[bool(position.own_melds), stopped and not over],
        ended="red_three" if over else "",
    )


def lay_three(act: Act) -> Position:
    """Red threes out of the hand, replaced as the rule set says."""
    position, rules = act.position, act.rules
    count = len(act.named)
    hand, stock = act.left, position.stock
    stopped = False
    if rules.threes.red_replace.stock and position.turn.drew != "pile":
        gained, more, stock = drawn(stock, count)
        stopped = more > 0 and len(gained) < count and rules.stock.last_red_three == "stop"
        hand, count = hand + gained, count + more
    return replace(
        position,
        stage="over" if stopped else position.stage,
        hands=with_hand(position, hand),
        stock=stock,
        red_threes=raised(position.red_threes, position.side, count),
        turn=replace(position.turn, undo=None),
        ended="red_three" if stopped else position.ended,
    )


def reach_rest(position: Position) -> Position:
    """The pile under the top card goes to hand; its red threes are laid out."""
    rest = position.turn.rest or ()
    gained = tuple(card for card in rest if card[0] != RED_THREE)
    hand, stock, threes = position.hand + gained, position.stock, len(rest) - len(gained)
    if threes and position.rules.threes.red_replace.pile:
        gained, more, stock = drawn(stock, threes)
        hand, threes = hand + gained, threes + more
    return replace(
        position,
        hands=with_hand(position, hand),
        stock=stock,
        red_threes=raised(position.red_threes, position.side, threes),
        turn=replace(position.turn, rest=None, undo=None),
    )


def joker(position: Position) -> Position:
    """A joker comes out of the stock, or out of its unknown part."""
    stock = list(position.stock)
    places = [place for place, card in enumerate(stock) if card.kind == JOKER] or [
        place for place, card in enumerate(stock) if card.kind == UNKNOWN
    ]
    if places:
        del stock[places[0]]
    place = position.seat - 1
    button = JokerButton(True, position.buttons[place].spare - 1)
    return replace(
        position,
        stage="play",
        hands=with_hand(position, (*position.hand, Card(JOKER))),
        stock=tuple(stock),
        buttons=(*position.buttons[:place], button, *position.buttons[place + 1 :]),
        turn=Turn("stock", bool(position.own_melds)),
    )


def kitty_look(position: Position) -> Position:
    """The mover looks at the own kitty; what was laid before stays."""
    place = position.seat - 1
    kitty = position.kitties[place]._replace(seen=True)
    return replace(
        position,
        kitties=(*position.kitties[:place], kitty, *position.kitties[place + 1 :]),
        turn=replace(position.turn, undo=None),
    )


def kitty_take(position: Position) -> Position:
    """A kitty goes to the hand of its owner; its red threes are laid out."""
    seat = position.kitty_seat
    assert seat is not None
    place = seat - 1
    kitty = position.kitties[place]
    gained = tuple(card for card in kitty.cards if card.kind != RED_THREE)
    threes = len(kitty.cards) - len(gained)
    hand = position.hands[place] + gained
    taken = kitty._replace(taken=True, cards=())
    return replace(
        position,
        hands=(*position.hands[:place], hand, *position.hands[place + 1 :]),
        kitties=(*position.kitties[:place], taken, *position.kitties[place + 1 :]),
        red_threes=raised(position.red_threes, side_of(position, seat), threes),
        kitty_seat=None,
    )
