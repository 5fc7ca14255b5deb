"""A round as it is counted at a table, and what it comes to.

Three ways: from the cards that lie there, from canastas and sums, or each side's points alone.
What people typed is kept as they typed it, so that nothing is lost when it cannot be read and
the same round can be priced under other rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from engine.cards import RED_THREE, UNKNOWN, Cards, write_cards
from engine.errors import BadInput, CannotRead
from engine.freehand import MOST_TEXT, jot_cards, jot_melds, read_sum
from engine.pack import pack_counts
from engine.position import SIDE_LETTERS, Meld, Position, make_meld, side_count
from engine.positiontext import KittyText, OutText, PositionText
from engine.reading import build_position
from engine.rules.act import rank_of
from engine.rules.shapes import has_twos_meld
from engine.ruleset import RuleSet
from engine.saidposition import write_meld
from engine.scoring import Line, red_three_points, score_lines
from engine.switch_groups import CanastaKind
from engine.yamltext import Document

Letter = Annotated[str, Field(pattern=f"^[{SIDE_LETTERS}]$")]
Text = Annotated[str, Field(max_length=MOST_TEXT)]
Number = Annotated[int, Field(strict=True, ge=0, le=99)]
Points = Annotated[int, Field(strict=True, ge=-1_000_000, le=1_000_000)]
Way = Literal["cards", "sums", "points"]


class Form(BaseModel):
    """Frozen, and closed to unknown names."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class SideCount(Form):
    """What lies before one side. Each way of counting reads its own fields.

    From cards: `melds`, `hand`, `kitty` as text. From sums: how many `canastas` of each kind and
    how many of them laid `whole`, and the values of `cards`, `left` and `kitty_left` as sums of
    numbers; `black_threes` in hand. Both: `red_threes` laid out.
    """

    melds: Text = ""
    hand: Text = ""
    kitty: Text = ""
    red_threes: Number = 0
    canastas: dict[CanastaKind, Number] = Field(default_factory=dict)
    whole: Number = 0
    cards: Text = ""
    left: Text = ""
    kitty_left: Text = ""
    black_threes: Number = 0


class RoundCount(Form):
    """One round. `out` is the side of who went out, empty for nobody; `alone` who played alone."""

    way: Way = "cards"
    out: Letter | Literal[""] = ""
    concealed: bool = False
    alone: Letter | Literal[""] = ""
    sides: dict[Letter, SideCount] = Field(default_factory=dict)
    points: dict[Letter, Points] = Field(default_factory=dict)

    def __hash__(self) -> int:
        """Equal rounds are priced once."""
        return hash(self.model_dump_json())

    def side(self, letter: str) -> SideCount:
        """What lies before a side; nothing where nothing was said."""
        return self.sides.get(letter, SideCount())

    def with_side(self, letter: str, **changes: object) -> RoundCount:
        """The round with some fields of one side changed. Raises `ValidationError`."""
        fields = {**self.side(letter).model_dump(), **changes}
        side = SideCount.model_validate(fields)
        return self.model_copy(update={"sides": {**self.sides, letter: side}})

    @property
    def is_blank(self) -> bool:
        """Whether nothing was said that could be counted."""
        if self.way == "points":
            return not self.points
        blank = all(side == SideCount() for side in self.sides.values())
        return blank and not self.out


class Party(NamedTuple):
    """Those who are counted together: the letter they stand under, and whose score it goes to."""

    letter: str
    scored: tuple[str, ...]
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Priced:
    """What a round comes to: its lines, and each side's points by letter.

    `position` is the table that was read, None where no cards were named.
    """

    lines: tuple[Line, ...]
    points: dict[str, int]
    position: Position | None = None


def letters_of(rules: RuleSet, players: int) -> str:
    """The letters of the sides that have a score of their own."""
    return SIDE_LETTERS[: side_count(rules, players)]


def parties(rules: RuleSet, players: int, alone: str = "") -> tuple[Party, ...]:
    """Who is counted together: each side; where one plays alone, that one and all the others."""
    letters = letters_of(rules, players)
    if rules.seats.sides == "two":
        return tuple(
            Party(letter, (letter,), tuple(range(first, players + 1, 2)))
            for first, letter in enumerate(letters, 1)
        )
    groups: list[tuple[str, ...]] = [(letter,) for letter in letters]
    if rules.seats.sides == "taker_alone" and (alone,) in groups:
        groups = sorted([(alone,), tuple(letter for letter in letters if letter != alone)])
    return tuple(
        Party(group[0], group, tuple(letters.index(letter) + 1 for letter in group))
        for group in groups
    )


@lru_cache(maxsize=1024)
def price(count: RoundCount, rules: RuleSet, players: int) -> Priced:
    """What a round comes to under these rules.

    Raises `CannotRead`; its `place` is the field at fault, `melds.A` or `out`, empty for none.
    """
    letters = letters_of(rules, players)
    if count.way == "points":
        return Priced((), _typed_points(count, letters))
    if count.out and count.out not in letters:
        raise CannotRead(f"there is no side {count.out} here", "out")
    position = position_of(count, rules, players) if count.way == "cards" else None
    lines = score_lines(position) if position else tuple(_sum_lines(count, rules, players))
    points = dict.fromkeys(letters, 0)
    for line in lines:
        points[line.side] += line.points
    return Priced(lines, points, position)


def _typed_points(count: RoundCount, letters: str) -> dict[str, int]:
    for letter in letters:
        if letter not in count.points:
            raise CannotRead("the points of this side are needed; 0 if there were none", letter)
    if extra := set(count.points) - set(letters):
        raise CannotRead(f"there is no side {min(extra)} here")
    return {letter: count.points[letter] for letter in letters}


# From cards


def position_of(count: RoundCount, rules: RuleSet, players: int) -> Position:
    """The table at the end of a round that is counted from its cards.

    Partners' hands lie together: all that is left stands in the hand of the last of them.
    Raises like `price`.
    """
    seats = range(1, players + 1)
    hands: dict[int, str | int | None] = dict.fromkeys(seats, "")
    kitty = {seat: KittyText(taken=True) for seat in seats} if rules.deal.kitty else {}
    melds: dict[str, tuple[str | int, ...]] = {}
    red_threes: dict[str, int] = {}
    out = alone = None
    for party in parties(rules, players, count.alone):
        letter, side = party.letter, count.side(party.letter)
        melds[letter] = _written(read_melds(side, letter, rules), rules)
        red_threes[letter] = side.red_threes
        held = _held(side, letter, rules)
        hands[party.seats[-1]] = write_cards(held, rules.cards.deck)
        if side.kitty.strip() and kitty:
            kitty[party.seats[0]] = KittyText(cards=_kitty(side, letter, rules))
        if count.out in party.scored:
            if held and len(party.seats) == 1:
                raise CannotRead("whoever goes out has no card left", f"hand.{letter}")
            out = OutText(seat=party.seats[0], concealed=count.concealed)
        if party.scored == (count.alone,) and rules.seats.sides == "taker_alone":
            alone = party.seats[0]
    text = PositionText(
        over=True, players=players, alone=alone, hands=hands, kitty=kitty, melds=melds,
        red_threes=red_threes, out=out,
    )  # fmt: skip
    try:
        return build_position(text, rules, _DOCUMENT, as_it_lies=True)
    except BadInput as error:
        raise CannotRead(error.message) from None


_DOCUMENT = Document({}, {(): 1}, "")


def read_melds(side: SideCount, letter: str, rules: RuleSet) -> tuple[Meld, ...]:
    """The melds that were written for a side. Raises like `price`."""
    place = f"melds.{letter}"
    try:
        found = jot_melds(side.melds, rules)
    except BadInput as error:
        raise error.at(place) from None
    melds = []
    for cards, concealed in found:
        _seen(cards, place)
        rank = rank_of(rules, cards)
        if rank is None or any(card.kind == RED_THREE for card in cards):
            raise CannotRead(
                "a three that is laid out is not melded: it has a field of its own", place
            )
        melds.append(make_meld(rank, cards, has_twos_meld(rules), concealed))
    return tuple(melds)


def _written(melds: tuple[Meld, ...], rules: RuleSet) -> tuple[str, ...]:
    return tuple(write_meld(meld, rules.cards.deck) for meld in melds)


def _held(side: SideCount, letter: str, rules: RuleSet) -> Cards:
    place = f"hand.{letter}"
    found = _jotted(side.hand, place, rules, threes=True)
    if any(card.kind == RED_THREE for card in found):
        raise CannotRead("a three that is laid out is not held: it has a field of its own", place)
    return found


def _kitty(side: SideCount, letter: str, rules: RuleSet) -> str:
    place, size = f"kitty.{letter}", rules.deal.kitty
    found = _jotted(side.kitty, place, rules, threes=False)
    if len(found) > size:
        raise CannotRead(f"a kitty has {size} cards, and {len(found)} are named", place)
    return write_cards(found, rules.cards.deck)


def _jotted(text: str, place: str, rules: RuleSet, *, threes: bool) -> Cards:
    try:
        found = jot_cards(text, rules.cards.deck, threes=threes)
    except BadInput as error:
        raise error.at(place) from None
    _seen(found, place)
    return found


def _seen(cards: Cards, place: str) -> None:
    if any(card.kind == UNKNOWN for card in cards):
        raise CannotRead("a card that is not seen cannot be counted", place)


# From sums


def _sum_lines(count: RoundCount, rules: RuleSet, players: int) -> Iterator[Line]:
    for party in parties(rules, players, count.alone):
        for whose in party.scored:
            yield from _side_lines(count, rules, players, party, whose)


def _side_lines(
    count: RoundCount, rules: RuleSet, players: int, party: Party, whose: str
) -> Iterator[Line]:
    letter, side = party.letter, count.side(party.letter)
    cards = _sum(side.cards, f"cards.{letter}")
    if cards:
        yield Line(whose, "score.cards", "cards", 0, cards)
    for kind, number in side.canastas.items():
        if number and kind not in rules.score.canasta:
            raise CannotRead("this kind of canasta has no bonus here", f"canastas.{letter}.{kind}")
    for kind, bonus in rules.score.canasta.items():
        if number := side.canastas.get(kind, 0):
            yield Line(whose, "score.canasta", f"canasta-{kind}", number, number * bonus)
    canastas = sum(side.canastas.values())
    if side.whole > canastas:
        raise CannotRead("more canastas laid whole than there are", f"whole.{letter}")
    if each := side.whole * rules.score.concealed_canasta:
        yield Line(whose, "score.concealed_canasta", "concealed-canasta", side.whole, each)
    yield from _red_threes(side, rules, players, letter, whose, bool(cards or canastas))
    if count.out in party.scored:
        yield Line(whose, "score.out", "out", 1, rules.out.bonus)
        if count.concealed and rules.out.concealed_bonus:
            yield Line(whose, "score.concealed", "concealed", 1, rules.out.concealed_bonus)
    if left := _sum(side.left, f"left.{letter}"):
        yield Line(whose, "score.hand", "hand", 0, -left)
    if side.black_threes:
        points = -side.black_threes * rules.threes.black_in_hand
        yield Line(whose, "score.black_threes", "black-threes", side.black_threes, points)
    if rules.deal.kitty and (kitty := _sum(side.kitty_left, f"kitty_left.{letter}")):
        yield Line(whose, "score.kitty", "kitty", 0, -kitty)


def _red_threes(
    side: SideCount, rules: RuleSet, players: int, letter: str, whose: str, melded: bool
) -> Iterator[Line]:
    most = pack_counts(rules, players)[RED_THREE]
    if side.red_threes > most:
        raise CannotRead(f"the pack holds {most} red threes", f"red_threes.{letter}")
    if side.red_threes:
        points = red_three_points(rules, side.red_threes, most)
        against = rules.threes.red_minus != "never" and not melded
        item = "red-threes-against" if against else "red-threes"
        signed = -points if against else points
        yield Line(whose, "score.red_threes", item, side.red_threes, signed)


def _sum(text: str, place: str) -> int:
    try:
        return read_sum(text)
    except BadInput as error:
        raise error.at(place) from None
