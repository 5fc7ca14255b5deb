"""Pricing a finished round: facts to lines, lines to totals.

The facts are a `Position`: melds, red threes, hands, kitties, who went out. A
rule set prices them; the score of a side is the sum of its lines, so the same
round can be priced again under another rule set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import BLACK_THREE, RED_THREE, UNKNOWN, Cards
from engine.errors import CannotRead
from engine.pack import pack_counts
from engine.position import SIDE_LETTERS, Meld, Position, seats_of, side_count, side_of
from engine.rules.act import hand_points
from engine.rules.shapes import canasta_kind, shape_of
from engine.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a round's score: a side's letter, the rule, what is counted, points.

    `item` names what is counted in the catalogue (`score-line-…`); `count` is how
    many, `points` what they come to in all.
    """

    side: str
    rule: str
    item: str
    count: int
    points: int


def score_lines(position: Position) -> tuple[Line, ...]:
    """The round's score, line by line, side by side.

    Raises `CannotRead` when a hand or kitty that counts is not known.
    """
    _known(position)
    rules = position.rules
    if rules.seats.sides == "taker_alone" and position.alone is not None:
        return tuple(_shared(position))
    return tuple(
        line
        for side in range(side_count(rules, position.players))
        for line in _side_lines(position, side, SIDE_LETTERS[side])
    )


def totals(lines: tuple[Line, ...], position: Position) -> dict[str, int]:
    """Each side's points for this round: the sum of its lines, 0 without any."""
    count = side_count(position.rules, position.players)
    found = dict.fromkeys(SIDE_LETTERS[:count], 0)
    for line in lines:
        found[line.side] += line.points
    return found


def _shared(position: Position) -> Iterator[Line]:
    """Two against one: the partners' joint result is scored to each of them."""
    for seat in range(1, position.players + 1):
        yield from _side_lines(position, side_of(position, seat), SIDE_LETTERS[seat - 1])


def _known(position: Position) -> None:
    for seat, hand in enumerate(position.hands, 1):
        if any(card.kind == UNKNOWN for card in hand):
            raise CannotRead(f"the round cannot be scored: the hand of seat {seat} is not known")
    for seat, kitty in enumerate(position.kitties, 1):
        if any(card.kind == UNKNOWN for card in kitty.cards):
            raise CannotRead(f"the round cannot be scored: the kitty of seat {seat} is not known")


def _side_lines(position: Position, side: int, letter: str) -> Iterator[Line]:
    rules = position.rules
    melds = position.melds[side]
    seats = seats_of(position, side)
    yield from _meld_lines(rules, melds, letter)
    yield from _red_three_line(position, side, letter)
    if position.out is not None and position.out.seat in seats:
        yield Line(letter, "score.out", "out", 1, rules.out.bonus)
        if position.out.concealed and rules.out.concealed_bonus:
            yield Line(letter, "score.concealed", "concealed", 1, rules.out.concealed_bonus)
    hand = tuple(card for seat in seats for card in position.hands[seat - 1])
    yield from _hand_lines(rules, hand, letter)
    if position.kitties:
        kitty = tuple(card for seat in seats for card in position.kitties[seat - 1].cards)
        counted = [card for card in kitty if card.kind != RED_THREE]
        if counted:
            points = -hand_points(rules, tuple(counted))
            yield Line(letter, "score.kitty", "kitty", len(counted), points)


def _meld_lines(rules: RuleSet, melds: tuple[Meld, ...], letter: str) -> Iterator[Line]:
    cards = tuple(card for meld in melds for card in meld.cards)
    if cards:
        yield Line(letter, "score.cards", "cards", len(cards), hand_points(rules, cards))
    kinds = Counter(
        kind for meld in melds if (kind := canasta_kind(rules, shape_of(meld))) is not None
    )
    for kind, bonus in rules.score.canasta.items():
        if kinds[kind]:
            yield Line(
                letter,
                "score.canasta",
                f"canasta-{kind}",
                kinds[kind],
                kinds[kind] * bonus,
            )
    concealed = sum(
        meld.concealed and canasta_kind(rules, shape_of(meld)) is not None for meld in melds
    )
    each = rules.score.concealed_canasta
    if concealed and each:
        yield Line(
            letter,
            "score.concealed_canasta",
            "concealed-canasta",
            concealed,
            concealed * each,
        )


def red_three_points(rules: RuleSet, count: int, in_pack: int) -> int:
    """What so many red threes of one side are worth, before any minus."""
    value = rules.threes.red_value
    if count in value.totals:
        return value.totals[count]
    if value.all is not None and count == in_pack:
        return value.all
    return value.each * count


def _red_three_line(position: Position, side: int, letter: str) -> Iterator[Line]:
    rules = position.rules
    count = position.red_threes[side]
    if not count:
        return
    points = red_three_points(rules, count, pack_counts(rules, position.players)[RED_THREE])
    against = rules.threes.red_minus != "never" and not position.melds[side]
    item = "red-threes-against" if against else "red-threes"
    yield Line(letter, "score.red_threes", item, count, -points if against else points)


def _hand_lines(rules: RuleSet, hand: Cards, letter: str) -> Iterator[Line]:
    threes = sum(card.kind == BLACK_THREE for card in hand)
    others = tuple(card for card in hand if card.kind not in (BLACK_THREE, RED_THREE))
    if others:
        yield Line(letter, "score.hand", "hand", len(others), -hand_points(rules, others))
    if threes:
        points = -threes * rules.threes.black_in_hand
        yield Line(letter, "score.black_threes", "black-threes", threes, points)
