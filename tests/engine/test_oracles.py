"""Figures that are known exactly, for the pack of 108 cards and the official game.

They were worked out apart from this program: by closed sums, and by brute force on counts.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random
from typing import NamedTuple

import pytest

from engine import rulesets
from engine.cards import JOKER, RED_THREE, TWO, Card, count_kinds, read_cards
from engine.cases import read_position
from engine.dealing import full_pack
from engine.pack import pack_counts
from engine.position import Position
from engine.referee import can_finish
from engine.rules.act import hand_points
from engine.rules.finish import NOTHING, Problem
from engine.rules.options import layable
from engine.yamltext import read_text
from tests.engine.counting import first_melds, multisets
from tests.engine.turns import ends, sets

OFFICIAL = rulesets.load("official")
PACK = pack_counts(OFFICIAL, 4)
CARDS = full_pack(OFFICIAL, 4)
NO_RED_THREES = [number for kind, number in enumerate(PACK) if kind != RED_THREE]


def test_the_pack() -> None:
    assert len(CARDS) == sum(PACK) == 108
    assert count_kinds(CARDS) == PACK
    assert hand_points(OFFICIAL, tuple(CARDS)) == 1180


@pytest.mark.parametrize(
    ("size", "hands"),
    [
        (11, 344_985_116_783_580),
        (13, 20_592_957_740_312_160),
        (15, 875_691_012_480_893_280),
    ],
)
def test_hands_of_cards(size: int, hands: int) -> None:
    assert multisets([1] * len(CARDS), size) == comb(108, size) == hands


@pytest.mark.parametrize(
    ("size", "with_red_threes", "without"),
    [(11, 4_339_725, 2_440_634), (13, 19_064_310, 9_965_620), (15, 71_245_295, 34_837_348)],
)
def test_hands_of_kinds(size: int, with_red_threes: int, without: int) -> None:
    assert multisets(PACK, size) == with_red_threes
    assert multisets(NO_RED_THREES, size) == without


@pytest.mark.parametrize(
    ("size", "hands"),
    [(11, 488_223_337_875), (13, 11_272_007_577_250), (15, 197_019_234_169_450)],
)
def test_hands_of_faces(size: int, hands: int) -> None:
    """Twins alike, and all jokers alike."""
    assert multisets(Counter(CARDS).values(), size) == hands


def test_red_threes_and_wilds_in_eleven_cards() -> None:
    hands = comb(108, 11)
    assert comb(108 - PACK[RED_THREE], 11) / hands == pytest.approx(0.646535, abs=5e-7)
    assert 11 * PACK[RED_THREE] / 108 == pytest.approx(0.407407, abs=5e-7)
    wilds = PACK[TWO] + PACK[JOKER]
    assert 11 * wilds / 108 == pytest.approx(1.222222, abs=5e-7)
    expected = [0.255630, 0.392362, 0.248045, 0.084561, 0.017102, 0.002128]
    for number, share in enumerate(expected):
        found = comb(wilds, number) * comb(108 - wilds, 11 - number) / hands
        assert found == pytest.approx(share, abs=5e-7)


FIRST_MELDS = {
    11: (223_044_792_457_760, 139_820_746_420_352, 72_052_267_614_856, 27_913_640_585_016),
    12: (1_728_597_141_547_640, 1_218_859_256_997_504, 707_233_371_267_790, 318_835_575_971_426),
}
"""Hands without red threes, and those that reach 50, 90 and 120; no card need be kept."""
ANY_MELD = {11: 0.859628, 12: 0.907939}


@pytest.mark.parametrize("size", [11, 12])
def test_first_melds_of_all_hands(size: int) -> None:
    """By the melds that the engine finds legal and what it counts for them."""
    hands, *expected = FIRST_MELDS[size]
    any_meld, *found = first_melds(OFFICIAL, PACK, size, (15, 50, 90, 120))
    assert comb(108 - PACK[RED_THREE], size) == hands
    assert found == expected
    assert any_meld / hands == pytest.approx(ANY_MELD[size], abs=5e-7)


def test_first_melds_of_random_hands() -> None:
    """The engine's search on whole hands, against the exact share; four standard errors allowed."""
    rng, number = Random(11), 3000
    cards = [card for card in CARDS if card.kind != RED_THREE]
    reached = Counter[int]()
    for _ in range(number):
        position = middle(rng.sample(cards, 11))
        for least in (50, 90, 120):
            reached[least] += reaches(position, least)
    hands, *exact = FIRST_MELDS[11]
    for least, expected in zip((50, 90, 120), exact, strict=True):
        share = expected / hands
        error = (share * (1 - share) / number) ** 0.5
        assert reached[least] / number == pytest.approx(share, abs=4 * error)


class Perft(NamedTuple):
    """A hand after the draw, the side's melds, the minimum owed, and what may be done."""

    hand: str
    melds: str
    owed: int
    single: int
    sets: int
    turns: int
    goes_out: bool
    most: int | None = None


PERFT = {
    "start-50": Perft("KKK QQQ 44 55 9", "", 50, 2, 2, 8, False, 60),
    "start-50-wild": Perft("KKK 77 99 A 2 * 5", "", 50, 13, 28, 110, False, 130),
    "start-90-ace": Perft("AA KK Q 4 5 6 7 b 2 *", "", 90, 6, 6, 44, False, 130),
    "pair-joker": Perft("99 * 4 5 6 7 T J Q b", "", 50, 1, 2, 18, False, 70),
    "open-15": Perft("KKK QQ 777 99 A 22 * b", "444 88882", 0, 41, 780, 3648, False),
    "canasta-out": Perft("44 KKK 22", "8888888 JJJ2", 0, 11, 30, 49, True),
    "out-or-not": Perft("7", "8888888", 0, 0, 1, 1, True),
    "no-canasta-2": Perft("88", "8888 QQQ", 0, 2, 1, 1, False),
    "seven-open": Perft("8 Q", "888888 QQQ22", 0, 2, 3, 4, True),
    "natural-v-mixed": Perft("888 2 *", "8888", 0, 15, 16, 29, True),
    "25-cards": Perft(
        "44 555 66 777 88 9 TTT JJ Q KK A 22 *", "999 QQQQ", 0, 80, 23_232, 175_296, False
    ),
}
"""`single` counts melds and additions one at a time, the minimum and the card to keep aside;
`sets` the choices to lay that can be finished, nothing included; `turns` these by discard."""


def spaced(text: str) -> str:
    """`KK*` as the engine reads it: `K K Jo`."""
    return " ".join({"*": "Jo", "b": "3b", "T": "10"}.get(card, card) for card in text)


def middle(hand: list[Card], melds: str = "", owed: int = 0) -> Position:
    """A turn after its draw, the partner's and the opponents' hands unknown."""
    text = f"""
        step: play
        melds: {{A: [{", ".join(spaced(meld) for meld in melds.split())}]}}
        scores: {{A: {1500 if owed == 90 else 0}}}
    """
    position = read_position(read_text(text, "position"), OFFICIAL)
    kinds = tuple(Card(card.kind) for card in hand)
    return position._replace(hands=(kinds, *position.hands[1:]))


def reaches(position: Position, least: int) -> bool:
    problem = Problem(position, count_kinds(position.hand), NOTHING)
    problem.owed = least
    return problem.reaches(problem.counts, len(position.hand))


@pytest.mark.parametrize("name", PERFT)
def test_perft(name: str) -> None:
    row = PERFT[name]
    position = middle(list(read_cards(spaced(row.hand.replace(" ", "")))), row.melds, row.owed)
    needed = OFFICIAL.out.canastas
    assert isinstance(needed, int)
    found = list(sets(position))
    turns = [ends(one, row.owed, needed) for one in found]
    assert len(list(layable(position))) == row.single
    assert sum(number > 0 for number in turns) == row.sets
    assert sum(turns) == row.turns
    assert goes_out(position) == row.goes_out
    empty = [one for one, number in zip(found, turns, strict=True) if number and sum(one.left) < 2]
    assert bool(empty) == row.goes_out
    assert can_finish(position) == (row.turns > 0)
    if row.most is not None:
        assert max(one.points for one in found) == row.most
        assert reaches(position, row.most) and not reaches(position, row.most + 5)


def goes_out(position: Position) -> bool:
    return Problem(position, count_kinds(position.hand), NOTHING).by_going_out()
