"""Positions to measure on, from a fixed seed: hands of a size, own melds, opened or not."""

from __future__ import annotations

from random import Random

from engine.cards import BLACK_THREE, JOKER, RANKS, RED_THREE, TWO, UNKNOWN, Card
from engine.dealing import deal, full_pack
from engine.position import Meld, Position, Turn, make_meld, replace
from engine.ruleset import RuleSet

SEED = 20_260
MELD_SIZE = 4


def positions(rules: RuleSet, cards: int, melds: int, count: int = 40) -> list[Position]:
    """So many positions in mid turn: a random hand of `cards`, `melds` own natural melds."""
    rng = Random(SEED + 100 * cards + melds)
    return [_position(rules, cards, melds, rng) for _ in range(count)]


def _position(rules: RuleSet, cards: int, melds: int, rng: Random) -> Position:
    players = rules.seats.least
    start = deal(rules, players, rng)
    pack = [card for card in full_pack(rules, players) if card.kind != RED_THREE]
    rng.shuffle(pack)
    hand = tuple(Card(card.kind) for card in pack[:cards])
    ranks = rng.sample(list(RANKS), melds)
    own = tuple(_meld(rank, rng) for rank in ranks)
    seat = start.seat
    side = start.side
    hands = (*start.hands[: seat - 1], hand, *start.hands[seat:])
    return replace(
        start,
        stage="play",
        hands=hands,
        melds=(*start.melds[:side], own, *start.melds[side + 1 :]),
        turn=Turn(drew="stock", opened_before=bool(own)),
    )


def _meld(rank: int, rng: Random) -> Meld:
    size = rng.choice([3, 4, 5])
    return make_meld(rank, (Card(rank),) * size, twos_are_natural=False)


def tight(rules: RuleSet) -> list[Position]:
    """Positions where only the exact search tells whether the turn can be finished."""
    rng = Random(SEED)
    found: list[Position] = []
    while len(found) < 40:
        one = _position(rules, 8, 3, rng)
        ranks = [meld.rank for meld in one.own_melds]
        hand = tuple(Card(rng.choice([*ranks, TWO, JOKER])) for _ in range(6))
        unseen = BLACK_THREE if rng.random() < 0.3 else rng.choice(ranks)
        hand = (*hand, Card(unseen if unseen != UNKNOWN else TWO))
        hands = (*one.hands[: one.seat - 1], hand, *one.hands[one.seat :])
        found.append(replace(one, hands=hands, turn=replace(one.turn, answer="yes")))
    return found
