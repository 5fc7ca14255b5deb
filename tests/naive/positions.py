"""Random small positions: hands of few ranks, melds near a canasta, all sorts of piles.

They are drawn from a plain random generator, evenly; hypothesis hands that out.
`reduced` then makes a position on which two judges differ as small as it can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Literal

from engine.cards import (
    ACE,
    BLACK_THREE,
    FOUR,
    JACK,
    JOKER,
    KING,
    NINE,
    QUEEN,
    RED_THREE,
    SEVEN,
    TWO,
    UNKNOWN,
    Card,
    Cards,
)
from engine.moves import Draw
from engine.position import JokerButton, Kitty, Meld, Position, Stage, Turn, replace, side_count
from engine.ruleset import RuleSet
from tests.naive.apply import apply
from tests.naive.facts import hand, of_kinds, own_melds, own_side, partners, side_of_seat
from tests.naive.hands import MOODS, UNOPENED, Mood, random_hand
from tests.naive.judge import can_finish
from tests.naive.melds import build, faults, rank_faults

RANKS = (ACE, KING, SEVEN, FOUR)
BANK = (QUEEN, JACK, NINE)
"""Ranks of ready canastas, which no hand here holds."""

MOST_HAND = 8
HIDDEN = Card(UNKNOWN)


def random_position(rules: RuleSet, rng: Random, most_hand: int = MOST_HAND) -> Position:
    """A position of this rule set, at the start of a turn or after its draw."""
    players = rng.randint(rules.seats.least, min(rules.seats.most, rules.seats.least + 1))
    seat = rng.choice((1, 1, players))
    mood = rng.choice(MOODS)
    ranks = rng.sample(RANKS, rng.choice((1, 1, 2, 2, 3) if mood == "any" else (2, 2, 3)))
    stages: tuple[Stage, ...] = (
        ("draw", "play", "play", "start") if rules.deal.starter else ("draw", "play")
    )
    position = Position(
        rules=rules,
        players=players,
        seat=seat,
        stage=rng.choice(stages),
        hands=tuple(
            random_hand(rng, mood, ranks, most_hand) if other == seat else (HIDDEN,) * 5
            for other in range(1, players + 1)
        ),
        melds=((),) * side_count(rules, players),
        pile=(),
        stock=_stock(rng, ranks),
        red_threes=(0,) * side_count(rules, players),
        scores=_scores(rng, rules, players),
        has_melded=(False,) * players,
        alone=rng.choice((None, *range(1, players + 1)))
        if rules.seats.sides == "taker_alone"
        else None,
    )
    position = _with_pile(rng, _with_melds(rng, position, mood, ranks), ranks)
    position = _with_kitties(rng, position)
    threes = any(card.kind == RED_THREE for card in hand(position))
    if threes or rules.threes.red_replace.pile:
        position = replace(position, stock=(HIDDEN,) * 10)
    if rules.joker_button.use != "none":
        buttons = (JokerButton(rng.random() < 0.2, rng.randint(0, 2)) for _ in range(players))
        position = replace(position, buttons=tuple(buttons))
    if position.stage == "draw" and position.stock and not can_finish(apply(position, Draw())):
        position = replace(position, stock=(HIDDEN,) * 10)
    if position.stage != "play":
        return position
    answer: Literal["asked", "yes", "no"] | None = None
    if rules.out.ask_partner == "optional" and partners(position) and not threes:
        answer = rng.choice((None, None, None, "asked", "yes", "no"))
    turn = Turn(drew="stock", opened_before=bool(own_melds(position)), answer=answer)
    if rules.stock.last_red_three == "meld_no_discard" and not threes and rng.random() < 0.4:
        return replace(position, stock=(), turn=replace(turn, last_three=True))
    return replace(position, turn=turn)


def _stock(rng: Random, ranks: list[int]) -> Cards:
    known = [rng.choice((*ranks, TWO, JOKER, RED_THREE)) for _ in range(rng.randint(0, 3))]
    how = rng.choice(("unknown", "unknown", "empty", "known", "both", "three"))
    if how == "three":
        return of_kinds((RED_THREE,))
    if how == "empty":
        return ()
    if how == "unknown":
        return (HIDDEN,) * 10
    return of_kinds(tuple(known)) + ((HIDDEN,) * 3 if how == "both" else ())


def _scores(rng: Random, rules: RuleSet, players: int) -> tuple[int, ...]:
    at = [-5 if least is None else least for least, _ in rules.opening.bands]
    at += [least - 5 for least, _ in rules.opening.bands if least]
    return tuple(rng.choice((*at[:2] * 2, *at)) for _ in range(max(players, 2)))


@lru_cache(maxsize=1024)
def possible_melds(rules: RuleSet, rank: int, most: int = 8) -> tuple[Cards, ...]:
    """Every meld of this rank up to a size that may stand (`TWO`: of wilds alone)."""
    found = []
    for size in range(3, most + 1):
        for twos in range(min(size, 5) + 1):
            for jokers in range(min(size - twos, 4) + 1):
                naturals = size - twos - jokers
                cards = of_kinds((rank,) * naturals + (TWO,) * twos + (JOKER,) * jokers)
                alone = naturals == 0 or rank == TWO
                if alone == (rank == TWO) and not faults(rules, cards):
                    found.append(cards)
    return tuple(found)


def ready_canastas(rules: RuleSet) -> list[Meld]:
    """Canastas enough to go out."""
    need = rules.out.canastas
    shapes = {
        "natural": (QUEEN,) * 7,
        "mixed": (JACK,) * 5 + (TWO,) * 2,
        "wild": (TWO,) * 5 + (JOKER,) * 2,
        "sevens": (SEVEN,) * 7,
        "twos": (TWO,) * 7,
        "twos_mixed": (TWO,) * 6 + (JOKER,),
    }
    if isinstance(need, int):
        return [build(rules, of_kinds((rank,) * 7)) for rank in BANK[:need]]
    return [build(rules, of_kinds(shapes[kind])) for kind in need]


def _with_melds(rng: Random, position: Position, mood: Mood, ranks: list[int]) -> Position:
    rules = position.rules
    melds: list[Meld] = []
    ready = 0.8 if mood == "black threes" else 0.4
    if mood not in UNOPENED and (mood != "any" or rng.random() < 0.65):
        if rng.random() < ready:
            melds = ready_canastas(rules)
        for _ in range(rng.randint(0, 3)):
            choices = possible_melds(rules, rng.choice((*ranks, *ranks, QUEEN, TWO)))
            cards = rng.choice(choices) if choices else ()
            if cards and position.alone not in (None, position.seat) and rng.random() < 0.4:
                cards += rng.choice(choices)  # two players put their melds together
            new = [build(rules, cards)] if cards else []
            if not rank_faults(rules, tuple(melds), new):
                melds += new
    rng.shuffle(melds)
    every = [_their_melds(rng, rules, ranks) for _ in position.melds]
    every[own_side(position)] = tuple(melds)
    there = {side_of_seat(position, seat) for seat in range(1, position.players + 1)}
    every = [meld if side in there else () for side, meld in enumerate(every)]
    melded = tuple(
        bool(every[side_of_seat(position, seat)]) and rng.random() < 0.5
        for seat in range(1, position.players + 1)
    )
    return replace(position, melds=tuple(every), has_melded=melded)


def _their_melds(rng: Random, rules: RuleSet, ranks: list[int]) -> tuple[Meld, ...]:
    kinds = rng.choice(((), (ranks[0],) * 4, (SEVEN,) * 7))
    return (build(rules, of_kinds(kinds)),) if kinds else ()


def _with_pile(rng: Random, position: Position, ranks: list[int]) -> Position:
    if rng.random() < 0.05:
        return position
    below = [rng.choice((*ranks, *ranks, QUEEN, UNKNOWN)) for _ in range(rng.randint(0, 3))]
    freezer = rng.choice((None, None, None, None, TWO, JOKER, BLACK_THREE, RED_THREE))
    if freezer is not None:
        below.insert(0 if freezer == RED_THREE else rng.randint(0, len(below)), freezer)
    turned = rng.choice((0, rng.randint(0, len(below) + 1)))
    if freezer == RED_THREE:
        turned = max(turned, 1)
    pile = of_kinds((*below, rng.choice((*ranks * 8, TWO, BLACK_THREE))))
    return replace(position, pile=pile, turned=turned, frozen=rng.random() < 0.08)


def _with_kitties(rng: Random, position: Position) -> Position:
    if position.rules.kitty.opened_by is None:
        return position
    kitties = []
    for _ in range(position.players):
        seen = rng.random() < 0.5
        taken = seen and rng.random() < 0.3
        kitties.append(Kitty(seen, taken, () if taken else of_kinds((KING, RED_THREE, UNKNOWN))))
    last = (position.seat - 2) % position.players + 1
    theirs = kitties[last - 1]
    may = position.stage == "draw" and theirs.seen and not theirs.taken and rng.random() < 0.5
    return replace(position, kitties=tuple(kitties), kitty_seat=last if may else None)


def reduced(position: Position, differs: Callable[[Position], bool]) -> Position:
    """The smallest position found, by leaving things out, on which two judges still differ."""
    for smaller in _smaller(position):
        if differs(smaller):
            return reduced(smaller, differs)
    return position


def _smaller(position: Position) -> Iterator[Position]:
    cards, seat = hand(position), position.seat - 1
    for place in range(len(cards)):
        hands = list(position.hands)
        hands[seat] = cards[:place] + cards[place + 1 :]
        if hands[seat]:
            yield replace(position, hands=tuple(hands))
    if not position.turn.laid:
        for side, melds in enumerate(position.melds):
            for place in range(len(melds)):
                every = list(position.melds)
                every[side] = melds[:place] + melds[place + 1 :]
                was = position.turn.drew is not None and bool(every[own_side(position)])
                turn = replace(position.turn, opened_before=was)
                yield replace(position, melds=tuple(every), turn=turn)
    if position.pile and not position.turned:
        yield replace(position, pile=position.pile[1:])
    if position.stock != (HIDDEN,) * 10:
        yield replace(position, stock=(HIDDEN,) * 10)
    if position.frozen:
        yield replace(position, frozen=False)
    if position.turn.answer is not None:
        yield replace(position, turn=replace(position.turn, answer=None))
