"""What is on the table at one moment, as frozen records.

A `Position` is everything a referee needs: hands, melds, pile, stock, whose
turn it is and how far it has come. It never changes; a step makes a new one.
Hidden cards are cards of the kind `UNKNOWN`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeVar

from engine.cards import JOKER, TWO, Cards
from engine.ruleset import RuleSet

Stage = Literal["draw", "play", "start", "over"]
"""draw: nothing done yet; play: has drawn or taken; start: the starter who only
discards; over: the round has ended."""

WILD_MELD = TWO
"""The rank of a meld of wilds only, and of a meld of twos: both start with twos."""

SIDE_LETTERS = "ABCDEFGH"


class Meld(NamedTuple):
    """A meld on the table: its rank (a kind), its cards, and counts of them.

    `rank` is `TWO` for a meld of wilds only or of twos. `naturals` are the
    cards of the rank itself (in a meld of wilds none, in a meld of twos the twos).
    """

    rank: int
    cards: Cards
    naturals: int
    twos: int
    jokers: int
    concealed: bool = False

    @property
    def wilds(self) -> int:
        """How many of the cards are wild here."""
        return self.twos + self.jokers

    @property
    def size(self) -> int:
        """How many cards the meld holds."""
        return len(self.cards)


class Laid(NamedTuple):
    """One thing laid this turn: which meld it made or joined.

    `old` says that the meld stood on the table before this turn.
    """

    meld: int
    old: bool


class Out(NamedTuple):
    """Who went out, and whether concealed."""

    seat: int
    concealed: bool


class Kitty(NamedTuple):
    """A player's kitty: whether its owner has seen it, taken it, and its cards."""

    seen: bool
    taken: bool
    cards: Cards


class JokerButton(NamedTuple):
    """The Joker button of one player: used this round, and spare jokers on the account."""

    used: bool
    spare: int


class Turn(NamedTuple):
    """What happened in this turn so far.

    `drew` is how it began (None: not yet). `points` counts towards the opening
    minimum. `rest` is the pile under a taken top card while the minimum is still
    owed: it stays out of reach. `threes` says that black threes were laid, so
    that the turn must go out. `answer` is the partner's. `undo` is the position
    before the last meld or addition, while that may still be taken back. `last_three`
    says that the draw ended on a red three after which melding goes on without a discard.
    """

    drew: Literal["stock", "pile"] | None = None
    opened_before: bool = False
    points: int = 0
    laid: tuple[Laid, ...] = ()
    rest: Cards | None = None
    threes: bool = False
    answer: Literal["asked", "yes", "no"] | None = None
    last_three: bool = False
    undo: Position | None = None


class Position(NamedTuple):
    """Everything on the table. Seats are numbered from 1, sides from 0 (A = 0).

    Sequences `hands`, `has_melded`, `kitties`, `buttons` run by seat (seat 1
    first), `melds`, `red_threes`, `scores` by side. `pile` runs from bottom to
    top; the first `turned` of its cards were turned up at the deal. `stock`
    holds the card drawn next first. `kitty_seat` may still take up its kitty.
    `ended` says how the round ended, once the stage is `over`.
    """

    rules: RuleSet
    players: int
    seat: int
    stage: Stage
    hands: tuple[Cards, ...]
    melds: tuple[tuple[Meld, ...], ...]
    pile: Cards
    stock: Cards
    red_threes: tuple[int, ...]
    scores: tuple[int, ...]
    has_melded: tuple[bool, ...]
    turned: int = 0
    frozen: bool = False
    turn: Turn = Turn()
    out: Out | None = None
    alone: int | None = None
    kitties: tuple[Kitty, ...] = ()
    kitty_seat: int | None = None
    buttons: tuple[JokerButton, ...] = ()
    ended: Literal["", "out", "stock", "red_three", "sevens"] = ""

    @property
    def hand(self) -> Cards:
        """The hand of the player to move."""
        return self.hands[self.seat - 1]

    @property
    def side(self) -> int:
        """The side of the player to move."""
        return side_of(self, self.seat)

    @property
    def own_melds(self) -> tuple[Meld, ...]:
        """The melds of the side to move."""
        return self.melds[side_of(self, self.seat)]

    @property
    def is_open(self) -> bool:
        """Whether the side to move has met its opening minimum."""
        turn = self.turn
        if turn.drew is None or turn.opened_before:
            return bool(self.own_melds)
        return bool(turn.laid) and turn.points >= minimum_for(self)


Record = TypeVar("Record", Position, Turn)


def replace(record: Record, **changes: Any) -> Record:
    """A copy of a position or turn with some fields changed. Raises `KeyError` for others."""
    kind = type(record)
    places = _PLACES[kind]
    values = list(record)
    for name, value in changes.items():
        values[places[name]] = value
    return tuple.__new__(kind, values)  # a third of what `_replace` takes, and asked all the time


_PLACES = {
    kind: {name: place for place, name in enumerate(kind._fields)} for kind in (Position, Turn)
}


def with_hand(position: Position, hand: Cards) -> tuple[Cards, ...]:
    """All hands, with another one for the player to move."""
    place = position.seat - 1
    return (*position.hands[:place], hand, *position.hands[place + 1 :])


def raised(numbers: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    """Some numbers with one of them raised."""
    if not more:
        return numbers
    return (*numbers[:place], numbers[place] + more, *numbers[place + 1 :])


def side_count(rules: RuleSet, players: int) -> int:
    """How many sides there are."""
    return 2 if rules.seats.sides == "two" else players


def change_cards(position: Position, change: Callable[[Cards], Cards]) -> Position:
    """A position with other cards, hand by hand, meld by meld, heap by heap."""
    return replace(
        position,
        hands=tuple(map(change, position.hands)),
        melds=tuple(
            tuple(meld._replace(cards=change(meld.cards)) for meld in side)
            for side in position.melds
        ),
        pile=change(position.pile),
        stock=change(position.stock),
        kitties=tuple(kitty._replace(cards=change(kitty.cards)) for kitty in position.kitties),
    )


def side_of(position: Position, seat: int) -> int:
    """The side of a seat: A is 0. Two sides sit in alternating seats.

    Once somebody plays alone against the rest, the others share the earliest
    letter among them.
    """
    sides = position.rules.seats.sides
    if sides == "two":
        return (seat - 1) % 2
    if sides == "taker_alone" and position.alone is not None and seat != position.alone:
        return 1 if position.alone == 1 else 0
    return seat - 1


def seats_of(position: Position, side: int) -> tuple[int, ...]:
    """The seats of a side, in order."""
    return tuple(seat for seat in range(1, position.players + 1) if side_of(position, seat) == side)


def minimum_at(rules: RuleSet, score: int) -> int:
    """The opening minimum, in points, of a side with this score."""
    points = rules.opening.bands[0][1]
    for least, band in rules.opening.bands:
        if least is None or score >= least:
            points = band
    return points


def minimum_for(position: Position) -> int:
    """The opening minimum, in points, of the player to move."""
    rules = position.rules
    owner = position.seat - 1 if rules.seats.sides == "taker_alone" else position.side
    return minimum_at(rules, position.scores[owner])


def make_meld(rank: int, cards: Cards, twos_are_natural: bool, concealed: bool = False) -> Meld:
    """A meld of these cards, with its counts; twos are naturals in a meld of twos."""
    twos = sum(1 for card in cards if card[0] == TWO)
    jokers = sum(1 for card in cards if card[0] == JOKER)
    naturals = len(cards) - twos - jokers
    if rank == TWO and twos_are_natural:
        naturals, twos = twos, 0
    return Meld(rank, cards, naturals, twos, jokers, concealed)
