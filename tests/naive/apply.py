"""What a step does, inside a turn. The step is taken to be in order; nothing is checked here.

A discard ends the turn and is not carried out: what is judged here never looks beyond it.
"""

from __future__ import annotations

from engine.cards import BLACK_THREE, JOKER, RED_THREE, UNKNOWN, Card, Cards
from engine.moves import Add, Draw, Lay, LayThree, Say, Step, Take
from engine.position import Kitty, Laid, Meld, Out, Position, Turn, replace
from tests.naive.facts import (
    CANASTA,
    hand,
    hand_of_sevens,
    is_closed,
    is_concealed,
    now_open,
    own_melds,
    own_side,
    side_of_seat,
    was_open,
)
from tests.naive.melds import build, points
from tests.naive.taking import chosen_place


def apply(position: Position, step: Step) -> Position:
    """The position after a step of the same turn."""
    if isinstance(step, Draw):
        return _draw(position, position.rules.turn.draw)
    if isinstance(step, LayThree):
        return _lay_threes(position, step)
    if isinstance(step, Take):
        return _emptied(position, _take(position, step))
    if isinstance(step, Lay | Add):
        return _emptied(position, _undoable(position, _laid(position, step)))
    if isinstance(step, Say):
        return _said(position, step.word)
    raise NotImplementedError("a discard ends the turn")


def add_target(position: Position, step: Add) -> int | None:
    """Which of the side's melds is meant, by its place among them; none if there is no such."""
    places = [place for place, meld in enumerate(own_melds(position)) if meld.rank == step.rank]
    if step.number:
        return places[step.number - 1] if step.number <= len(places) else None
    if len(places) > 1:
        rules, mine = position.rules, own_melds(position)
        places = [place for place in places if not is_closed(rules, mine[place])]
    return places[0] if len(places) == 1 else None


def without(cards: Cards, gone: Cards) -> Cards:
    """The cards that are left, by kind; suits do not matter here."""
    left = list(cards)
    for card in gone:
        del left[next(place for place, other in enumerate(left) if other.kind == card.kind)]
    return tuple(left)


def _with_hand(position: Position, cards: Cards) -> Position:
    hands = list(position.hands)
    hands[position.seat - 1] = cards
    return replace(position, hands=tuple(hands))


def _with_melds(position: Position, melds: tuple[Meld, ...]) -> Position:
    every = list(position.melds)
    every[own_side(position)] = melds
    return replace(position, melds=tuple(every))


def _with_threes(position: Position, number: int) -> Position:
    threes = list(position.red_threes)
    threes[own_side(position)] += number
    return replace(position, red_threes=tuple(threes))


def _from_stock(position: Position, number: int) -> Position:
    """Draw so many cards; red threes are laid out and replaced while there are cards.

    A red three that was the very last card stops the round, where the rule set says so,
    unless the same draw brought an ordinary card: then it is not replaced and play goes on.
    """
    ordinary = False
    while number and position.stock:
        card, stock = position.stock[0], position.stock[1:]
        position = replace(position, stock=stock)
        number -= 1
        if card.kind != RED_THREE:
            position = _with_hand(position, (*hand(position), card))
            ordinary = True
            continue
        position = _with_threes(position, 1)
        if not position.rules.threes.red_replace.stock:
            continue
        number += 1
        if stock or ordinary:
            continue
        if position.rules.stock.last_red_three == "stop":
            return replace(position, stage="over", ended="red_three")
        position = replace(position, turn=replace(position.turn, last_three=True))
    return position


def _begun(position: Position, how: str) -> Position:
    turn = Turn(drew="stock" if how == "stock" else "pile", opened_before=was_open(position))
    return replace(position, stage="play", turn=turn, kitty_seat=None)


def _draw(position: Position, number: int) -> Position:
    return _from_stock(_begun(position, "stock"), number)


def _lay_threes(position: Position, step: LayThree) -> Position:
    number = len(step.cards)
    position = _with_hand(position, without(hand(position), step.cards))
    position = _with_threes(position, number)
    if position.rules.threes.red_replace.stock:
        position = _from_stock(position, number)
    return position


def _take(position: Position, step: Take) -> Position:
    place = chosen_place(position, step)
    top, below = position.pile[-1], position.pile[:-1]
    position = _alone(_begun(position, "pile"))
    position = replace(position, pile=(), turned=0, frozen=False)
    position = _with_hand(position, without(hand(position), step.cards))
    if place is None:
        position = _new_meld(position, (top, *step.cards))
    else:
        position = _onto(position, place, (top, *step.cards))
    for cards in step.melds:
        position = _with_hand(position, without(hand(position), cards))
        position = _new_meld(position, cards)
    return _reach_rest(replace(position, turn=replace(position.turn, rest=below)))


def _reach_rest(position: Position) -> Position:
    """The pile under a taken card comes to hand once the side is open; red threes are laid."""
    rest = position.turn.rest
    if rest is None or not now_open(position):
        return position
    position = replace(position, turn=replace(position.turn, rest=None))
    threes = sum(1 for card in rest if card.kind == RED_THREE)
    others = tuple(card for card in rest if card.kind != RED_THREE)
    position = _with_threes(_with_hand(position, hand(position) + others), threes)
    if position.rules.threes.red_replace.pile:
        position = _from_stock(position, threes)
    return position


def _new_meld(position: Position, cards: Cards) -> Position:
    meld = build(position.rules, cards)
    meld = meld._replace(concealed=meld.size >= CANASTA)
    mine = own_melds(position)
    position = _with_melds(position, (*mine, meld))
    return _counted(position, Laid(len(mine), False), cards, meld)


def _onto(position: Position, place: int, cards: Cards) -> Position:
    mine = list(own_melds(position))
    meld = build(position.rules, mine[place].cards + cards)
    mine[place] = meld._replace(concealed=mine[place].concealed)
    position = _with_melds(position, tuple(mine))
    old = not any(laid.meld == place and not laid.old for laid in position.turn.laid)
    return _counted(position, Laid(place, old), cards, meld)


def _counted(position: Position, laid: Laid, cards: Cards, meld: Meld) -> Position:
    turn = position.turn
    more = 0 if turn.opened_before else points(position.rules, cards, meld)
    threes = turn.threes or meld.rank == BLACK_THREE
    turn = replace(turn, laid=(*turn.laid, laid), points=turn.points + more, threes=threes)
    return replace(position, turn=turn)


def _laid(position: Position, step: Lay | Add) -> Position:
    if isinstance(step, Add):
        place = add_target(position, step)
        assert place is not None
        position = _with_hand(position, without(hand(position), step.cards))
        position = _onto(position, place, step.cards)
    else:
        for cards in step.melds:
            position = _with_hand(position, without(hand(position), cards))
            position = _new_meld(position, cards)
    return _reach_rest(position)


def _undoable(before: Position, after: Position) -> Position:
    """Remember what `back` would return to; never a take nor what the take required."""
    free = before.rules.turn.takeback == "until_discard" and before.turn.rest is None
    return replace(after, turn=replace(after.turn, undo=before if free else None))


def _emptied(before: Position, after: Position) -> Position:
    """A hand laid to the last card ends the round."""
    if hand(after) or after.turn.rest:
        return after
    if hand_of_sevens(before):
        return replace(after, stage="over", ended="sevens")
    return replace(after, stage="over", ended="out", out=Out(after.seat, is_concealed(after)))


def _said(position: Position, word: str) -> Position:
    if word == "ask":
        return replace(position, turn=replace(position.turn, answer="asked"))
    if word == "yes":
        return replace(position, turn=replace(position.turn, answer="yes"))
    if word == "no":
        return replace(position, turn=replace(position.turn, answer="no"))
    if word == "end":
        sevens = hand_of_sevens(position)
        return replace(position, stage="over", ended="sevens" if sevens else "stock")
    if word == "back":
        assert position.turn.undo is not None
        return position.turn.undo
    if word == "joker":
        return _joker(position)
    if word == "kitty look":
        kitty = position.kitties[position.seat - 1]._replace(seen=True)
        return _with_kitty(position, position.seat, kitty)
    assert word == "kitty take" and position.kitty_seat is not None
    return _kitty_take(position, position.kitty_seat)


def _joker(position: Position) -> Position:
    kinds = [card.kind for card in position.stock]
    place = kinds.index(JOKER) if JOKER in kinds else kinds.index(UNKNOWN)
    stock = position.stock[:place] + position.stock[place + 1 :]
    buttons = list(position.buttons)
    button = buttons[position.seat - 1]
    buttons[position.seat - 1] = button._replace(used=True, spare=button.spare - 1)
    position = replace(_begun(position, "stock"), stock=stock, buttons=tuple(buttons))
    return _with_hand(position, (*hand(position), Card(JOKER)))


def _with_kitty(position: Position, seat: int, kitty: Kitty) -> Position:
    kitties = list(position.kitties)
    kitties[seat - 1] = kitty
    return replace(position, kitties=tuple(kitties))


def _kitty_take(position: Position, seat: int) -> Position:
    cards = position.kitties[seat - 1].cards
    position = _with_kitty(position, seat, Kitty(seen=True, taken=True, cards=()))
    hands, threes = list(position.hands), list(position.red_threes)
    hands[seat - 1] += tuple(card for card in cards if card.kind != RED_THREE)
    threes[side_of_seat(position, seat)] += sum(1 for card in cards if card.kind == RED_THREE)
    return replace(position, hands=tuple(hands), red_threes=tuple(threes), kitty_seat=None)


def _alone(position: Position) -> Position:
    """Three players: the first to take the pile is alone, the others share from then on.

    Equal ranks of the two partners are put together, beyond the limit of wilds if need be.
    """
    if position.rules.seats.sides != "taker_alone" or position.alone is not None:
        return position
    first, second = (s for s in range(1, position.players + 1) if s != position.seat)
    joined: list[Meld] = list(position.melds[first - 1])
    for meld in position.melds[second - 1]:
        same = [place for place, other in enumerate(joined) if other.rank == meld.rank]
        if same:
            both = build(position.rules, joined[same[0]].cards + meld.cards)
            joined[same[0]] = both
        else:
            joined.append(meld)
    melds, threes = list(position.melds), list(position.red_threes)
    melds[first - 1], melds[second - 1] = tuple(joined), ()
    threes[first - 1], threes[second - 1] = threes[first - 1] + threes[second - 1], 0
    return replace(position, alone=position.seat, melds=tuple(melds), red_threes=tuple(threes))
