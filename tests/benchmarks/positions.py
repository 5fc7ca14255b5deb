"""Positions to measure on, from a fixed seed: hands of a size, own melds, opened or not."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from engine.bots import Bot, random_bot, sensible
from engine.cards import JOKER, RANKS, RED_THREE, TWO, UNKNOWN, Card, Cards
from engine.dealing import deal, full_pack
from engine.moves import Discard, Draw, Lay, Step, Take
from engine.play import Event, play_round
from engine.position import Position, Turn, make_meld, replace
from engine.referee import check, legal_moves
from engine.ruleset import RuleSet

SEED = 20_260
HANDS = 40
LARGE, LARGE_HANDS = 35, 24
"""Hands a row; of the largest hands fewer."""


def positions(rules: RuleSet, cards: int, melds: int) -> list[Position]:
    """Positions in mid turn: a random hand of `cards`, `melds` own natural melds."""
    rng = Random(SEED + 100 * cards + melds)
    return [
        _position(rules, cards, melds, rng) for _ in range(LARGE_HANDS if cards == LARGE else HANDS)
    ]


def _position(rules: RuleSet, cards: int, melds: int, rng: Random) -> Position:
    players = rules.seats.least
    start = deal(rules, players, rng)
    pack = [card for card in full_pack(rules, players) if card.kind != RED_THREE]
    rng.shuffle(pack)
    ranks = rng.sample(list(RANKS), melds)
    own = tuple(
        make_meld(rank, (Card(rank),) * rng.choice((3, 4, 5)), twos_are_natural=False)
        for rank in ranks
    )
    side = start.side
    return replace(
        with_hand(start, tuple(Card(card.kind) for card in pack[:cards])),
        stage="play",
        melds=(*start.melds[:side], own, *start.melds[side + 1 :]),
        turn=Turn(drew="stock", opened_before=bool(own)),
    )


def with_hand(position: Position, hand: Cards) -> Position:
    """The position with another hand of the player to move."""
    seat = position.seat
    return replace(position, hands=(*position.hands[: seat - 1], hand, *position.hands[seat:]))


def tight(rules: RuleSet) -> list[Position]:
    """Positions that must go out: only the exact search tells whether the turn can end."""
    rng = Random(SEED)
    found: list[Position] = []
    for _ in range(HANDS):
        one = _position(rules, 8, 3, rng)
        ranks = [meld.rank for meld in one.own_melds]
        hand = tuple(Card(rng.choice((*ranks, TWO, JOKER))) for _ in range(6))
        odd = Card(rng.choice((*ranks, *RANKS)))
        found.append(replace(with_hand(one, (*hand, odd)), turn=Turn("stock", True, answer="yes")))
    return found


def owing(rules: RuleSet) -> list[Position]:
    """Positions of a side that took the pile with a pair and owes the rest of its minimum."""
    found: list[Position] = []
    for one in positions(rules, 13, 0):
        rank = one.hand[0].kind if one.hand[0].kind in RANKS else RANKS[-1]
        pair = (Card(rank), Card(rank))
        before = replace(
            with_hand(one, (*one.hand, *pair)),
            stage="draw",
            turn=Turn(),
            pile=(Card(UNKNOWN), Card(UNKNOWN), Card(rank)),
            turned=0,
            scores=tuple(2000 for _ in one.scores),
        )
        verdict = check(before, Take(pair))
        if verdict.after is not None and verdict.after.turn.rest is not None:
            found.append(verdict.after)
    return found


def melds_to_check(rules: RuleSet) -> list[tuple[Position, Step]]:
    """Positions, each with a new meld, or else another step, that is legal in it."""
    found: list[tuple[Position, Step]] = []
    for cards in (11, 15):
        for position in positions(rules, cards, 3):
            steps = [move.step for move in legal_moves(position)]
            found.append((position, min(steps, key=lambda step: not isinstance(step, Lay))))
    return found


def turns(rules: RuleSet) -> list[tuple[Position, tuple[Step, ...]]]:
    """Whole turns chosen beforehand: a draw, up to six melds and additions, a discard."""
    rng = Random(SEED)
    found: list[tuple[Position, tuple[Step, ...]]] = []
    for position in positions(rules, 25, 3):
        start = replace(position, stage="draw", turn=Turn())
        steps: list[Step] = [Draw()]
        at = check(start, steps[0]).after
        while at is not None and len(steps) < 7:
            laying = [move.step for move in legal_moves(at) if move.family in ("meld", "add")]
            if not laying:
                break
            steps.append(rng.choice(laying))
            at = check(at, steps[-1]).after
        if at is not None and at.stage == "play":
            ends = [move.step for move in legal_moves(at) if isinstance(move.step, Discard)]
            steps += ends[:1]
        found.append((start, tuple(steps)))
    return found


def end_of_a_round(rules: RuleSet) -> Position:
    """A round played to its end by bots with some sense: many melds, some canastas."""
    return [event.after for event in _played(rules, SEED, sensible)][-1]


def random_rounds(rules: RuleSet, numbers: Iterator[int], seconds: float = 0.4) -> float:
    """Play rounds at random, all lists complete and every step checked: decisions a second.

    Counted in processor time, so that what else this machine does stays out of it.
    """
    begin, decisions = time.process_time(), 0
    while (spent := time.process_time() - begin) < seconds:
        decisions += sum(1 for _ in _played(rules, next(numbers), random_bot))
    return decisions / spent


def _played(rules: RuleSet, number: int, bot: Bot) -> Iterator[Event]:
    rng = Random(number)
    return play_round(deal(rules, rules.seats.least, rng), rng, bot)
