"""What the others do between a learner's turns: by a script, and sensibly where it cannot be."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Annotated, NamedTuple

from pydantic import BeforeValidator, Field

from engine.bots import absent
from engine.cards import UNKNOWN
from engine.errors import CannotRead
from engine.lessons.cell import At, Steps, ruling
from engine.lessons.forms import Form, MoveText
from engine.moves import Say, Step
from engine.play import Event
from engine.position import Position
from engine.referee import check

MOST_MOVES = 400
"""Steps of the others between two turns, at most."""


def _listed(value: object) -> object:
    """One way to play a turn may stand without a list."""
    return [value] if isinstance(value, str) else value


Ways = Annotated[tuple[MoveText, ...], BeforeValidator(_listed), Field(min_length=1)]


class RowForm(Form):
    """What happens between two of the learner's turns: moves by seat, and a word about them."""

    moves: dict[int, Ways] = Field(default_factory=dict)
    say: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """What the others do between two turns: for each seat ways to play, the first legal one is
    played; `say` is the author's word about it.
    """

    ways: tuple[tuple[int, tuple[Steps, ...]], ...]
    say: str

    def of(self, seat: int) -> tuple[Steps, ...]:
        """The ways of a seat; none where it is not named."""
        return dict(self.ways).get(seat, ())


class Others(NamedTuple):
    """What the others did, and the position after it."""

    events: tuple[Event, ...]
    after: Position


def read_row(at: At, form: RowForm, start: Position) -> Row:
    """A row of a script. Raises `BadInput`; `start` is the position of the task."""
    ways = []
    for seat, texts in form.moves.items():
        if not 1 <= seat <= start.players or seat == start.seat:
            message = f"there is no other player at seat {seat}"
            raise CannotRead(message, at.place("moves", seat))
        listed = at.has("moves", seat, 0)
        keys = [("moves", seat, n) if listed else ("moves", seat) for n in range(len(texts))]
        read = (at.steps(text, *place) for text, place in zip(texts, keys, strict=True))
        ways.append((seat, tuple(read)))
    return Row(tuple(ways), at.filled(form.say, "say"))


def others_play(position: Position, learner: int, row: Row) -> Others:
    """Everybody's turn up to the learner's next, or to the end of the round.

    Who has no way that is legal draws and discards what was drawn.
    """
    events: list[Event] = []
    while position.seat != learner and position.stage != "over" and len(events) < MOST_MOVES:
        way = way_of(position, row.of(position.seat))
        played = _events(position, way) if way else _away(position)
        events += played
        position = played[-1].after
    return Others(tuple(events), position)


def way_of(position: Position, ways: tuple[Steps, ...]) -> Steps:
    """The first way that is legal and ends the turn; no steps where none is."""
    for steps in ways:
        after = ruling(position, steps).after
        if after is not None and ends_turn(position, after):
            return steps
    return ()


def ends_turn(before: Position, after: Position) -> bool:
    """Whether the turn of who was to move has ended."""
    return after.seat != before.seat or after.stage == "over"


def _events(position: Position, steps: Steps) -> list[Event]:
    events: list[Event] = []
    seat = position.seat
    for step in steps:
        position = check(position, step).after or position
        events.append(Event(seat, step, position))
    return events


def _away(position: Position) -> list[Event]:
    """A turn in which the player draws and discards the same card."""
    events: list[Event] = []
    start = position
    rng = Random(0)
    while not ends_turn(start, position):
        try:
            step: Step = absent(position, rng).step
        except IndexError:
            raise CannotRead(f"seat {start.seat} has no legal move left") from None
        position = check(position, step).after or position
        events.append(Event(start.seat, step, position))
        if len(events) > MOST_MOVES:
            raise CannotRead(f"seat {start.seat} cannot end its turn")
    return events


def answered(position: Position, learner: int, answer: bool) -> list[Event]:
    """The partner's answer, where the learner has asked whether to go out."""
    if position.turn.answer != "asked":
        return []
    step = Say("yes" if answer else "no")
    after = check(position, step).after
    partner = (learner + 1) % position.players + 1
    return [Event(partner, step, after)] if after is not None else []


def kitty_taken(position: Position, learner: int) -> list[Event]:
    """The learner's kitty, taken up after the discard when it may be: nobody leaves it."""
    step = Say("kitty take")
    after = check(position, step).after if position.kitty_seat == learner else None
    return [Event(learner, step, after)] if after is not None else []


def known_stock(position: Position) -> int:
    """How many cards of the stock are known before the first that is not."""
    for place, card in enumerate(position.stock):
        if card.kind == UNKNOWN:
            return place
    return len(position.stock)
