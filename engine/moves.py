"""What a player may say: the steps of a turn, as data.

The written form of a step is in `engine.notation`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from engine.cards import Cards, plain


class Draw(NamedTuple):
    """Draw from the stock."""


class Take(NamedTuple):
    """Take the pile, melding its top card with `cards`; `melds` are laid in the same act."""

    cards: Cards = ()
    melds: tuple[Cards, ...] = ()


class Lay(NamedTuple):
    """Lay new melds from the hand, one or several at once."""

    melds: tuple[Cards, ...]


class Add(NamedTuple):
    """Add cards to the side's meld of `rank` (`TWO`: of wilds, or of twos).

    `number` counts melds of that rank on the table from 1; 0 is the one that is
    meant when there is only one (or only one that is not closed).
    """

    cards: Cards
    rank: int
    number: int = 0


class LayThree(NamedTuple):
    """Lay out red threes (bonus threes) that are in hand."""

    cards: Cards


class Discard(NamedTuple):
    """Discard one card, ending the turn."""

    cards: Cards


class Say(NamedTuple):
    """A step without cards: back, joker, ask, yes, no, end, kitty look, kitty take."""

    word: Literal["back", "joker", "ask", "yes", "no", "end", "kitty look", "kitty take"]


Step: TypeAlias = Draw | Take | Lay | Add | LayThree | Discard | Say


def named_cards(step: Step) -> Cards:
    """All cards that a step names, which come from the hand, in its order."""
    if isinstance(step, Discard):
        return step.cards
    if isinstance(step, Lay):
        return step.melds[0] if len(step.melds) == 1 else sum(step.melds, ())
    if isinstance(step, Take):
        return sum(step.melds, step.cards) if step.melds else step.cards
    return () if isinstance(step, Draw | Say) else step.cards


def with_cards(step: Step, change: Callable[[Cards], Cards]) -> Step:
    """A step with other cards, group by group."""
    if isinstance(step, Lay):
        return Lay(tuple(map(change, step.melds)))
    if isinstance(step, Take):
        return Take(change(step.cards), tuple(map(change, step.melds)))
    if isinstance(step, Add):
        return step._replace(cards=change(step.cards))
    if isinstance(step, Discard):
        return Discard(change(step.cards))
    if isinstance(step, LayThree):
        return LayThree(change(step.cards))
    return step


def without_suits(step: Step) -> Step:
    """A step whose cards name no suits, as lessons and lists write it."""
    return with_cards(step, plain)
