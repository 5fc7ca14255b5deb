"""Counting drills: what a line of the round's score comes to, made from a seed.

Rules that only say what something is worth cannot be broken by a move. Their question is a
number: a round that is over lies on the table, and one side's line of the score is asked for.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.amounts import outside_the_stock
from engine.cards import (
    BLACK_THREE,
    FOUR,
    JOKER,
    RANKS,
    RED_THREE,
    TWO,
    UNKNOWN_CARD,
    Card,
    Cards,
    count_kinds,
)
from engine.explain import rule_applies
from engine.pack import pack_counts, pack_size
from engine.position import (
    SIDE_LETTERS,
    JokerButton,
    Kitty,
    Meld,
    Out,
    Position,
    make_meld,
    side_count,
    side_of,
)
from engine.rules.shapes import CANASTA, has_twos_meld, is_legal, shape_of
from engine.ruleset import RuleSet
from engine.scoring import Line, score_lines

COUNTED = (
    "score.cards", "score.canasta", "score.red_threes", "score.black_threes", "score.hand",
)  # fmt: skip
"""Effects that are counted in drills. What is one fixed sum (`score.out`) would be a mere
recital, and what a match or a deal brings is no number on a table."""


class CountDrill(NamedTuple):
    """One question: what the line of a rule comes to, in points, for the side of seat 1.

    `lines` are the side's lines of that rule, of which `answer` is the sum.
    """

    rule: str
    rules: RuleSet
    seed: int
    position: Position
    lines: tuple[Line, ...]
    answer: int


def count_drill(rule: str, rules: RuleSet, seed: int) -> CountDrill:
    """The counting drill of a rule that a seed stands for: the same one everywhere.

    Raises `KeyError` for a rule that is not counted.
    """
    if rule not in COUNTED:
        raise KeyError(rule)
    rng = Random(f"count {rules.signature} {rule} {seed}")
    while True:  # a few rounds at most: each line stands in most of them
        position = _finished(rules, rng)
        lines = tuple(
            line
            for line in score_lines(position)
            if line.rule == rule and line.side == SIDE_LETTERS[0]
        )
        if lines:
            answer = sum(line.points for line in lines)
            return CountDrill(rule, rules, seed, position, lines, answer)


def counted(rules: RuleSet) -> tuple[str, ...]:
    """The effects of a rule set that are counted in drills."""
    return tuple(rule for rule in COUNTED if rule_applies(rule, rules))


def _finished(rules: RuleSet, rng: Random) -> Position:
    """A round that is over: another seat went out, seat 1 holds what is left."""
    players = rules.seats.least if rules.seats.most != 4 else 4
    sides = side_count(rules, players)
    left = pack_counts(rules, players)
    melds = [_melds(rules, rng, left) for _ in range(sides)]
    red = _red_threes(rng, left[RED_THREE], sides)
    out = rng.choice([seat for seat in range(1, players + 1)])
    others_out = out % 2 == 0 if rules.seats.sides == "two" else out != 1
    if others_out and rng.random() < 0.15:
        melds[0] = ()
    position = Position(
        rules=rules, players=players, seat=1, stage="over", hands=((),) * players,
        melds=tuple(melds), pile=(), stock=(), red_threes=red, scores=(0,) * sides,
        has_melded=(False,) * players, out=Out(out, False), ended="out",
        kitties=(Kitty(True, True, ()),) * players if rules.deal.kitty else (),
        buttons=(JokerButton(True, 0),) * players if rules.joker_button.use != "none" else (),
    )  # fmt: skip
    laid = tuple(bool(melds[side_of(position, seat)]) for seat in range(1, players + 1))
    # whoever laid nothing still holds what was dealt
    counts = [rng.randint(2, 6) if done else rules.deal.cards for done in laid]
    hands = tuple(
        () if seat == out else _hand(rng, left, count) for seat, count in enumerate(counts, 1)
    )
    position = position._replace(hands=hands, has_melded=laid)
    stock = pack_size(rules, players) - outside_the_stock(position)
    return position._replace(stock=(UNKNOWN_CARD,) * stock)


def _melds(rules: RuleSet, rng: Random, left: list[int]) -> tuple[Meld, ...]:
    """A side's melds, a canasta among them most of the time."""
    free = [rank for rank in RANKS if left[rank] >= CANASTA]
    found: list[Meld] = []
    for rank in rng.sample(free, min(len(free), rng.randint(2, 4))):
        size = rng.choice((3, 4, 5, 6, 7, 7)) if found else CANASTA
        wilds = rng.choice((0, 0, 1, 2))
        cards = (
            *(Card(rank),) * (size - wilds),
            *(Card(rng.choice((TWO, TWO, JOKER))) for _ in range(wilds)),
        )
        meld = make_meld(rank, cards, has_twos_meld(rules))
        if is_legal(rules, shape_of(meld)) and _taken(cards, left):
            found.append(meld)
    return tuple(found)


def _taken(cards: Cards, left: list[int]) -> bool:
    """Take cards out of the pack; whether it still held them all."""
    counts = count_kinds(cards)
    if any(count > left[kind] for kind, count in enumerate(counts)):
        return False
    for kind, count in enumerate(counts):
        left[kind] -= count
    return True


def _red_threes(rng: Random, count: int, sides: int) -> tuple[int, ...]:
    """How many red threes each side has; now and then one side has them all."""
    first = rng.choice((0, 1, 1, 2, 2, 3, count))
    return (first, min(count - first, rng.randint(0, 2)), *(0,) * (sides - 2))


def _hand(rng: Random, left: list[int], count: int) -> Cards:
    """What a player still holds, a black three among it now and then."""
    kinds = (*range(FOUR + 1), *range(FOUR + 1), TWO, JOKER, *(BLACK_THREE,) * 6)
    cards: list[Card] = []
    for _ in range(count):
        kind = rng.choice([one for one in kinds if left[one]])
        left[kind] -= 1
        cards.append(Card(kind))
    return tuple(sorted(cards))
