"""What happened in a play since a learner's last turn, told as the learner saw it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import groupby
from typing import NamedTuple

from engine import lessons
from engine.cards import UNKNOWN, Card, Cards, take_out
from engine.moves import Draw
from engine.play import Event
from engine.position import Position, replace, side_of
from engine.story.steps import tell_step
from pages.parts.step_text import cards_text
from pages.parts.verdict import inline
from pages.parts.words import say


class Done(NamedTuple):
    """A step that was made, and the position that it was made in."""

    before: Position
    event: Event


class Lately(NamedTuple):
    """The latest of a play: what the others did, and the steps of the learner's turn after it."""

    others: tuple[Done, ...]
    own: tuple[Done, ...]


def lately(start: Position, line: lessons.Line) -> Lately:
    """The others' turns before the learner's latest turn, and that turn as far as it has come."""
    others: list[Done] = []
    own: list[Done] = []
    before = start
    for event in line.events:
        done = Done(before, event)
        if before.seat == start.seat:
            own.append(done)
        elif own:
            others, own = [done], []
        else:
            others.append(done)
        before = event.after
    return Lately(tuple(others), tuple(own))


def told_html(others: Iterable[Done], learner: int, word: str, anchor: str) -> str:
    """What the others did, a line for each turn, and the author's `word`; empty when nothing."""
    rows = [
        f"<li>{inline(_turn(seat, list(turn), learner))}</li>"
        for seat, turn in groupby(others, lambda done: done.event.seat)
    ]
    if not rows and not word:
        return ""
    listed = f"<ul>{''.join(rows)}</ul>" if rows else ""
    note = f'<p class="note">{inline(word)}</p>' if word else ""
    head = escape(say("play-since"))
    return (
        f'<div class="verdict plain since" id="{escape(anchor)}" role="status">'
        f'<p class="line"><strong>{head}</strong></p>{listed}{note}</div>'
    )


def _turn(seat: int, turn: list[Done], learner: int) -> str:
    position = turn[0].before
    if seat == learner:
        return say("play-kitty", cards=cards_text(gained(turn[-1]), position.rules))
    sentences = " ".join(_sentences(done) for done in turn)
    partner = side_of(position, seat) == side_of(position, learner)
    return say("play-seat", seat=seat, partner="yes" if partner else "no", sentences=sentences)


def gained(done: Done) -> Cards:
    """The cards that came to the hand of who made a step."""
    seat = done.event.seat - 1
    return tuple(sorted(take_out(done.event.after.hands[seat], done.before.hands[seat])[0]))


def _sentences(done: Done) -> str:
    """A step of another player: which card comes off the stock is not seen."""
    event = done.event
    if isinstance(event.step, Draw):
        return say("play-draws")
    before, after = _unseen_stock(done.before), _unseen_stock(event.after)
    return " ".join(tell_step(before, event.seat, event.step, after))


def _unseen_stock(position: Position) -> Position:
    return replace(position, stock=(Card(UNKNOWN),) * len(position.stock))


def seen_by(position: Position, seat: int) -> Position:
    """The position with the other hands face down."""
    hands = tuple(
        hand if number == seat else (Card(UNKNOWN),) * len(hand)
        for number, hand in enumerate(position.hands, 1)
    )
    return replace(position, hands=hands)
