"""Carrying out a step: the position after it.

Nothing is judged here. `apply` expects a step that can be carried out: the
cards are in hand and the melds it names exist (`engine.referee` sees to that).
"""

from __future__ import annotations

from engine.cards import BLACK_THREE, JOKER, RED_THREE, UNKNOWN, Card, Cards
from engine.moves import Discard, Draw, LayThree, Say, Take
from engine.position import (
    JokerButton,
    Laid,
    Meld,
    Out,
    Position,
    Turn,
    make_meld,
    replace,
    side_of,
)
from engine.rules.act import Act, Build
from engine.rules.out import is_concealed, is_sevens_hand
from engine.rules.shapes import CANASTA, has_twos_meld


def apply(act: Act) -> Position:
    """The position after the step."""
    step = act.step
    if isinstance(step, Discard):
        return _discard(act)
    if isinstance(step, Draw):
        return _draw(act.position)
    if isinstance(step, Take):
        return _take(act)
    if isinstance(step, Say):
        return _say(act.position, step)
    if isinstance(step, LayThree):
        return _lay_three(act)
    return _lay(act)


def _with_hand(position: Position, hand: Cards) -> tuple[Cards, ...]:
    place = position.seat - 1
    return (*position.hands[:place], hand, *position.hands[place + 1 :])


def _plus(numbers: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    if not more:
        return numbers
    return (*numbers[:place], numbers[place] + more, *numbers[place + 1 :])


def _opened_before(position: Position) -> bool:
    return bool(position.own_melds)


def _draw(position: Position) -> Position:
    rules = position.rules
    return _drawn(position, rules.turn.draw, position.stock, "stock")


def _drawn(position: Position, count: int, stock: Cards, drew: str) -> Position:
    """Draw `count` cards: red threes are laid out and replaced while there is a stock."""
    replaced = position.rules.threes.red_replace.stock
    gained: list[Card] = []
    laid = place = 0
    while len(gained) < count and place < len(stock):
        card = stock[place]
        place += 1
        if card.kind == RED_THREE:
            laid += 1
            if not replaced:
                count -= 1
        else:
            gained.append(card)
    nothing = not gained and laid > 0 and replaced
    after = replace(
        position,
        stage="play",
        hands=_with_hand(position, (*position.hand, *gained)),
        stock=stock[place:],
        red_threes=_plus(position.red_threes, position.side, laid),
        kitty_seat=None,
        turn=Turn(drew="stock", opened_before=_opened_before(position)),
    )
    if not nothing:
        return after
    if position.rules.stock.last_red_three == "stop":
        return replace(after, stage="over", ended="red_three")
    return replace(after, turn=replace(after.turn, last_three=True))


def _melds_with(melds: tuple[Meld, ...], builds: tuple[Build, ...]) -> tuple[Meld, ...]:
    changed = list(melds)
    for build in builds:
        rank, naturals, twos, jokers = build.after
        if build.base is None:
            whole = build.after.size >= CANASTA
            changed.append(Meld(rank, build.cards, naturals, twos, jokers, whole))
        else:
            old = changed[build.place]
            cards = old.cards + build.cards
            changed[build.place] = Meld(rank, cards, naturals, twos, jokers, old.concealed)
    return tuple(changed)


def _with_builds(act: Act, position: Position, hand: Cards) -> Position:
    """The position with the builds of the act laid, before anything else follows from them."""
    side = position.side
    melds = _melds_with(act.own, act.builds)
    turn = position.turn
    laid = list(turn.laid)
    threes = turn.threes
    for build in act.builds:
        old = build.base is not None and Laid(build.place, False) not in laid
        laid.append(Laid(build.place, old))
        threes = threes or build.rank == BLACK_THREE
    takes_back = act.rules.turn.takeback == "until_discard" and turn.rest is None
    after = Turn(
        turn.drew,
        turn.opened_before,
        turn.points + act.points,
        tuple(laid),
        turn.rest,
        turn.rest_turned,
        threes,
        turn.answer,
        turn.looked,
        turn.last_three,
        position if takes_back else None,
    )
    return replace(
        position,
        hands=_with_hand(position, hand),
        melds=(*position.melds[:side], melds, *position.melds[side + 1 :]),
        turn=after,
    )


def _lay(act: Act) -> Position:
    after = _with_builds(act, act.position, act.left)
    if after.turn.rest is not None and after.is_open:
        after = _reach_rest(after)
    return _maybe_out(after)


def _take(act: Act) -> Position:
    position = act.position
    pile = position.pile
    turn = Turn(drew="pile", opened_before=_opened_before(position), rest=pile[:-1])
    before = replace(
        position,
        stage="play",
        pile=(),
        turned=0,
        frozen=False,
        turn=turn,
        kitty_seat=None,
    )
    after = _with_builds(act, before, act.left)
    if after.is_open:
        after = _reach_rest(after)
    if position.rules.seats.sides == "taker_alone" and position.alone is None:
        after = _alone_from_now(after)
    return _maybe_out(after)


def _reach_rest(position: Position) -> Position:
    """The pile under the top card goes to hand; its red threes are laid out."""
    rest = position.turn.rest or ()
    threes = sum(card.kind == RED_THREE for card in rest)
    hand = (*position.hand, *(card for card in rest if card.kind != RED_THREE))
    stock = position.stock
    if threes and position.rules.threes.red_replace.pile:
        gained, more, stock = _replacements(stock, threes)
        hand, threes = (*hand, *gained), threes + more
    return replace(
        position,
        hands=_with_hand(position, hand),
        stock=stock,
        red_threes=_plus(position.red_threes, position.side, threes),
        turn=replace(position.turn, rest=None, undo=None),
    )


def _replacements(stock: Cards, count: int) -> tuple[list[Card], int, Cards]:
    """Cards drawn in place of red threes: those gained, further red threes, the stock after."""
    gained: list[Card] = []
    place = threes = 0
    while len(gained) < count and place < len(stock):
        card = stock[place]
        place += 1
        if card.kind == RED_THREE:
            threes += 1
        else:
            gained.append(card)
    return gained, threes, stock[place:]


def _alone_from_now(position: Position) -> Position:
    """The first to take the pile plays alone; the other two put their melds together."""
    taker = position.seat
    others = [seat for seat in range(1, position.players + 1) if seat != taker]
    first, *rest = (seat - 1 for seat in others)
    twos = has_twos_meld(position.rules)
    melds = list(position.melds)
    red_threes = list(position.red_threes)
    for other in rest:
        for meld in melds[other]:
            shared = list(melds[first])
            same = [place for place, own in enumerate(shared) if own.rank == meld.rank]
            if same:
                own = shared[same[0]]
                shared[same[0]] = make_meld(own.rank, own.cards + meld.cards, twos)
            else:
                shared.append(meld)
            melds[first] = tuple(shared)
        melds[other] = ()
        red_threes[first] += red_threes[other]
        red_threes[other] = 0
    return replace(position, alone=taker, melds=tuple(melds), red_threes=tuple(red_threes))


def _maybe_out(position: Position) -> Position:
    """A hand that is empty after melding ends the round."""
    if position.hand or position.turn.rest is not None:
        return position
    if is_sevens_hand(position):
        return replace(position, stage="over", ended="sevens")
    out = Out(position.seat, is_concealed(position))
    return replace(position, stage="over", ended="out", out=out)


def _lay_three(act: Act) -> Position:
    position, rules = act.position, act.rules
    count = len(act.named)
    hand, stock = act.left, position.stock
    stopped = False
    if rules.threes.red_replace.stock and position.turn.drew != "pile":
        gained, more, stock = _replacements(stock, count)
        stopped = more > 0 and len(gained) < count and rules.stock.last_red_three == "stop"
        hand, count = (*hand, *gained), count + more
    after = replace(
        position,
        hands=_with_hand(position, hand),
        stock=stock,
        red_threes=_plus(position.red_threes, position.side, count),
        turn=replace(position.turn, undo=None),
    )
    return replace(after, stage="over", ended="red_three") if stopped else after


def _discard(act: Act) -> Position:
    position = act.position
    seat = position.seat
    hand = act.left
    card = act.named[0]
    melded = position.has_melded
    if position.turn.laid:
        melded = (*melded[: seat - 1], True, *melded[seat:])
    hands, pile = _with_hand(position, hand), (*position.pile, card)
    if not hand:
        out = Out(seat, is_concealed(position))
        return replace(
            position,
            hands=hands,
            pile=pile,
            has_melded=melded,
            stage="over",
            ended="out",
            out=out,
        )
    over = position.rules.stock.end == "last_tile_turn" and not position.stock
    kitty = position.kitties[seat - 1] if position.kitties else None
    return replace(
        position,
        hands=hands,
        pile=pile,
        has_melded=melded,
        seat=seat % position.players + 1,
        stage="over" if over else "draw",
        ended="stock" if over else "",
        kitty_seat=seat if kitty and kitty.seen and not kitty.taken else None,
        turn=Turn(),
    )


def _say(position: Position, step: Say) -> Position:
    word = step.word
    if word == "back":
        assert position.turn.undo is not None
        return position.turn.undo
    if word == "ask":
        return replace(position, turn=replace(position.turn, answer="asked"))
    if word in ("yes", "no"):
        return replace(
            position,
            turn=replace(position.turn, answer="yes" if word == "yes" else "no"),
        )
    if word == "end":
        sevens = is_sevens_hand(position) and position.stage == "play"
        return replace(
            position,
            stage="over",
            ended="sevens" if sevens else "stock",
            kitty_seat=None,
        )
    if word == "joker":
        return _joker(position)
    return _kitty(position, word)


def _joker(position: Position) -> Position:
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
        hands=_with_hand(position, (*position.hand, Card(JOKER))),
        stock=tuple(stock),
        buttons=(*position.buttons[:place], button, *position.buttons[place + 1 :]),
        turn=Turn(drew="stock", opened_before=_opened_before(position)),
    )


def _kitty(position: Position, word: str) -> Position:
    if word == "kitty look":
        place = position.seat - 1
        kitty = position.kitties[place]._replace(seen=True)
        kitties = (*position.kitties[:place], kitty, *position.kitties[place + 1 :])
        return replace(
            position,
            kitties=kitties,
            turn=replace(position.turn, looked=True, undo=None),
        )
    seat = position.kitty_seat
    assert seat is not None
    place = seat - 1
    kitty = position.kitties[place]
    threes = sum(card.kind == RED_THREE for card in kitty.cards)
    hand = (
        *position.hands[place],
        *(card for card in kitty.cards if card.kind != RED_THREE),
    )
    taken = kitty._replace(taken=True, cards=())
    return replace(
        position,
        hands=(*position.hands[:place], hand, *position.hands[place + 1 :]),
        kitties=(*position.kitties[:place], taken, *position.kitties[place + 1 :]),
        red_threes=_plus(position.red_threes, side_of(position, seat), threes),
        kitty_seat=None,
    )
