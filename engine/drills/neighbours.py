"""What is one change away: another card in the move, or one thing else on the table.

Whether a neighbour is legal must be asked of the referee. A table that cannot be (more cards of
a kind than the pack has, a meld that no rules allow) is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from engine.amounts import can_hold, settled
from engine.cards import (
    BLACK_THREE,
    JOKER,
    RANKS,
    RED_THREE,
    TWO,
    UNKNOWN,
    UNKNOWN_CARD,
    Card,
    Cards,
    count_kinds,
)
from engine.drills.scenes import Scene
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take, named_cards
from engine.pack import pack_counts
from engine.position import Meld, Position, make_meld, replace, side_of, with_hand
from engine.rules.shapes import CANASTA, has_twos_meld, is_legal, shape_of


def neighbours(scene: Scene, rng: Random) -> Iterator[Scene]:
    """Every scene one change away, at random: mostly another move first, then another table."""
    *first, last = scene.steps
    start = tuple(first)
    # steps are tuples: laying out a three and discarding it would be equal but for their types
    steps = {(type(step), step): step for step in _other_steps(scene.position, last)}
    steps.pop((type(last), last), None)
    tables = list(_other_tables(scene, rng))
    found = [(rng.random(), Scene(scene.position, (*start, step))) for step in steps.values()]
    found += [(rng.random() + 0.4, Scene(settled(position), scene.steps)) for position in tables]
    found.sort(key=lambda one: one[0])
    for _, other in found:
        if other.position is scene.position or can_be(other.position):
            yield other


def can_be(position: Position) -> bool:
    """Whether the pack has just these cards, and hands and melds may be like that."""
    if not can_hold(position):
        return False
    counts = count_kinds(_seen(position))
    counts[RED_THREE] += sum(position.red_threes)
    most = pack_counts(position.rules, position.players)
    if any(counts[kind] > most[kind] for kind in range(UNKNOWN)):
        return False
    return all(
        meld.rank == BLACK_THREE or is_legal(position.rules, shape_of(meld))
        for side in position.melds
        for meld in side
    )


def _seen(position: Position) -> Iterator[Card]:
    yield from position.hand
    yield from position.pile
    for side in position.melds:
        for meld in side:
            yield from meld.cards


def _other_steps(position: Position, step: Step) -> Iterator[Step]:
    """Moves like this one: a card more, a card less, one in place of another."""
    hand = list(position.hand)
    for card in named_cards(step):
        if card in hand:
            hand.remove(card)
    kinds = sorted({card.kind for card in hand})
    if isinstance(step, Lay):
        for number, meld in enumerate(step.melds):
            rest = (step.melds[:number], step.melds[number + 1 :])
            if len(step.melds) > 1:
                yield Lay((*rest[0], *rest[1]))
            for other in _other_cards(meld, kinds):
                yield Lay((*rest[0], other, *rest[1]))
        yield from (
            Lay((*step.melds, (Card(kind),) * 3)) for kind in kinds if hand.count(Card(kind)) > 2
        )
        wilds = [card for card in position.hand if card.kind in (TWO, JOKER)]
        if len(wilds) > 2:
            yield Lay((tuple(wilds[:3]),))
        if len(wilds) > 1 and len(step.melds) == 1:
            yield Lay(((step.melds[0][0], *wilds[:2]),))
    elif isinstance(step, Add):
        for cards in _other_cards(step.cards, kinds):
            yield step._replace(cards=cards)
        for side in position.melds:
            yield from (Add(step.cards, meld.rank) for meld in side if meld.rank != step.rank)
    elif isinstance(step, Take):
        for cards in (*_other_cards(step.cards, kinds), ()):
            yield step._replace(cards=cards)
        for number in range(len(step.melds)):
            yield step._replace(melds=step.melds[:number] + step.melds[number + 1 :])
        yield from (
            step._replace(melds=(*step.melds, (Card(kind),) * 3))
            for kind in kinds
            if hand.count(Card(kind)) > 2
        )
        for kind in dict.fromkeys(card.kind for card in position.pile[:-1]):
            if Card(kind) in hand:  # what lies under the top card, as if it were in hand already
                yield step._replace(melds=(*step.melds, (Card(kind),) * 3))
        yield Draw()
    elif isinstance(step, Discard):
        held = sorted({card.kind for card in position.hand})
        yield from (Discard((Card(kind),)) for kind in held)
        yield from _words(position)
        yield from (LayThree((card,)) for card in step.cards if card.kind == RED_THREE)
    elif isinstance(step, LayThree):
        yield Discard(step.cards[:1])
        yield Draw()
        yield Lay((step.cards,))
    if isinstance(step, Lay | Add) and Card(RED_THREE) in position.hand:
        yield LayThree((Card(RED_THREE),))
    if isinstance(step, Draw | Say):
        yield Draw()
        yield from _words(position)
        yield from (Take((Card(position.pile[-1].kind),) * 2) for _ in position.pile[-1:])
        yield from (Discard((Card(kind),)) for kind in kinds)
        yield from (Lay(((Card(kind),) * 3,)) for kind in kinds if hand.count(Card(kind)) > 2)


def _words(position: Position) -> Iterator[Step]:
    """What a player may say in this game, whether or not now."""
    yield Say("end")
    if position.rules.out.ask_partner != "no":
        yield Say("ask")
    if position.rules.joker_button.use != "none":
        yield Say("joker")
    if position.kitties:
        yield Say("kitty look")
        yield Say("kitty take")


def _other_cards(cards: Cards, kinds: Iterable[int]) -> Iterator[Cards]:
    """Some cards with one left out, one put in, or one in place of another."""
    for number in range(len(cards)):
        fewer = cards[:number] + cards[number + 1 :]
        if fewer:
            yield fewer
        for kind in kinds:
            if kind != cards[number].kind:
                yield tuple(sorted((*fewer, Card(kind))))
    for kind in dict.fromkeys((*(card.kind for card in cards), *kinds)):
        yield tuple(sorted((*cards, Card(kind))))


def _other_tables(scene: Scene, rng: Random) -> Iterator[Position]:
    """Tables like this one, where one thing is otherwise."""
    position = scene.position
    yield from _other_piles(position)
    yield from _other_melds(position)
    yield from _other_hands(scene, rng)
    yield from _other_scores(position, rng)
    yield from _other_moments(position)


def _other_piles(position: Position) -> Iterator[Position]:
    pile = position.pile
    if not pile:
        return
    under, top = pile[:-1], pile[-1]
    for kind in (TWO, JOKER):
        yield replace(position, pile=(*under, Card(kind), top))
    freezing = (TWO, JOKER, RED_THREE, BLACK_THREE)
    clean = tuple(card for card in under if card.kind not in freezing)
    yield replace(position, pile=(*clean, top), turned=0, frozen=False)
    yield replace(position, pile=(top,), turned=min(1, position.turned))
    yield replace(position, pile=(), turned=0, frozen=False)
    for kind in (BLACK_THREE, TWO):
        yield replace(position, pile=(*under, Card(kind)))
    for kind in dict.fromkeys(card.kind for card in position.hand if card.kind in RANKS):
        yield replace(position, pile=(*under, Card(kind)))


def _other_melds(position: Position) -> Iterator[Position]:
    own = position.own_melds
    yield _with_melds(position, ())
    for number, meld in enumerate(own):
        rest = (own[:number], own[number + 1 :])
        yield _with_melds(position, (*rest[0], *rest[1]))
        for other in _other_sizes(position, meld):
            yield _with_melds(position, (*rest[0], other, *rest[1]))
    taken = [meld.rank for meld in own]
    for kind in dict.fromkeys(card.kind for card in (*position.hand, *position.pile[-1:])):
        if kind in RANKS and kind not in taken:
            yield _with_melds(position, (*own, _meld(position, kind, (Card(kind),) * 3)))
    for spare in [kind for kind in reversed(RANKS) if kind not in taken][:1]:
        yield _with_melds(position, (*own, _meld(position, spare, (Card(spare),) * CANASTA)))


def _other_sizes(position: Position, meld: Meld) -> Iterator[Meld]:
    """A meld that is no canasta yet, or just one; or with a wild more."""
    natural = Card(meld.rank)
    naturals = [card for card in meld.cards if card == natural]
    others = tuple(card for card in meld.cards if card != natural)
    for size in (CANASTA - 1, CANASTA):
        count = size - len(others)
        if count > 0 and count != len(naturals):
            yield _meld(position, meld.rank, (natural,) * count + others)
    for wild in (TWO, JOKER):
        yield _meld(position, meld.rank, (*meld.cards, Card(wild)))
        if naturals:
            cards = (natural,) * (len(naturals) - 1) + others
            yield _meld(position, meld.rank, (*cards, Card(wild)))


def _meld(position: Position, rank: int, cards: Cards) -> Meld:
    return make_meld(rank, cards, has_twos_meld(position.rules))


def _with_melds(position: Position, melds: tuple[Meld, ...]) -> Position:
    """The position with other melds of the side to move; it has opened if there are any."""
    side = position.side
    every = (*position.melds[:side], melds, *position.melds[side + 1 :])
    melded = tuple(
        has and bool(every[side_of(position, seat)])
        for seat, has in enumerate(position.has_melded, 1)
    )
    turn = position.turn
    if turn.drew is not None:
        turn = replace(turn, opened_before=bool(melds))
    return replace(position, melds=every, has_melded=melded, turn=turn)


def _other_hands(scene: Scene, rng: Random) -> Iterator[Position]:
    """A card less that the move does not need, or a card more, or another one."""
    position = scene.position
    named = [card for step in scene.steps for card in named_cards(step)]
    free = list(position.hand)
    for card in named:
        if card in free:
            free.remove(card)
    kinds = (*rng.sample(RANKS, 3), RED_THREE, *(card.kind for card in position.pile[-1:]))
    more = [Card(kind) for kind in dict.fromkeys(kinds) if kind != UNKNOWN]
    if not position.has_melded[position.seat - 1]:
        # a hand that laid nothing stays as long as it is: one card for another
        for card in dict.fromkeys(free):
            hand = list(position.hand)
            hand[hand.index(card)] = rng.choice(more)
            yield replace(position, hands=with_hand(position, tuple(sorted(hand))))
        return
    for card in dict.fromkeys(free):
        left = list(position.hand)
        left.remove(card)
        yield replace(position, hands=with_hand(position, tuple(left)))
    if 0 < len(free) <= 3:
        yield replace(position, hands=with_hand(position, tuple(sorted(set(named)))))
    for card in more:
        hand = sorted((*position.hand, card))
        yield replace(position, hands=with_hand(position, tuple(hand)))


def _other_scores(position: Position, rng: Random) -> Iterator[Position]:
    """The own score in each of the bands of the opening minimum."""
    bands = position.rules.opening.bands
    owner = position.side if position.rules.seats.sides != "taker_alone" else position.seat - 1
    for least, _ in bands:
        score = -5 * rng.randint(1, 60) if least is None else least + 5 * rng.randint(0, 90)
        scores = (*position.scores[:owner], score, *position.scores[owner + 1 :])
        yield replace(position, scores=scores)


def _other_moments(position: Position) -> Iterator[Position]:
    """Before the draw instead of after it, another stock, other things used or seen."""
    opened = bool(position.own_melds)
    if position.stage == "play":
        yield replace(
            position, stage="draw", turn=replace(position.turn, drew=None, opened_before=False)
        )
    elif position.stage == "draw":
        turn = replace(position.turn, drew="stock", opened_before=opened)
        yield replace(position, stage="play", turn=turn, kitty_seat=None)
    yield replace(position, stock=())
    if not position.stock:
        yield replace(position, stock=(UNKNOWN_CARD,) * 20)
    seat = position.seat
    melded = position.has_melded
    if position.own_melds:
        yield replace(
            position, has_melded=(*melded[: seat - 1], not melded[seat - 1], *melded[seat:])
        )
    for number, button in enumerate(position.buttons):
        if number == seat - 1:
            for other in (
                button._replace(used=not button.used),
                button._replace(spare=0 if button.spare else 1),
            ):
                buttons = (*position.buttons[:number], other, *position.buttons[number + 1 :])
                yield replace(position, buttons=buttons)
