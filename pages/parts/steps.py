"""From what a learner picks and presses, or types, to a step of the game."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import RED_THREE, Cards, read_cards, take_out
from engine.errors import BadInput, CannotRead
from engine.explain import meld_word
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take, with_cards
from engine.notation import VERBS, read_step
from engine.position import Position
from engine.referee import legal_moves
from pages.parts import cards as art
from pages.parts.card_hand import Action
from pages.parts.words import say

_SPOKEN = ("ask", "end", "joker", "kitty")
"""Families of steps that are offered only when they are legal: they are rare."""
_VERBS = (
    "draw", "take", "meld", "add", "lay", "discard", "back", "kitty", "joker", "ask", "yes", "no",
    "end",
)  # fmt: skip


class Choice(NamedTuple):
    """Something to do with a hand: its button, and the meld that it adds to.

    `rank` is that meld's rank, -1 for what adds to none; `number` counts melds of a rank from 1
    and is 0 where there is only one.
    """

    action: Action
    rank: int = -1
    number: int = 0


class Pick(NamedTuple):
    """Cards of the hand that were typed, to be picked."""

    cards: Cards


def choices(position: Position) -> tuple[Choice, ...]:
    """What may be pressed, wise or not: a referee judges afterwards."""
    found = [_choice("draw"), _choice("take"), _choice("meld")]
    own = [meld.rank for meld in position.own_melds]
    for place, rank in enumerate(own):
        ranks = meld_word(rank, position.rules)
        label, nth = say("act-add", ranks=ranks), 0
        if own.count(rank) > 1:
            nth = own[: place + 1].count(rank)
            label = say("act-add-number", ranks=ranks, number=nth)
        found.append(Choice(Action(f"add-{place}", label), rank, nth))
    # No game lets one add to the other side's melds; who tries it is told so.
    others = (meld.rank for melds in position.melds for meld in melds)
    for rank in dict.fromkeys(rank for rank in others if rank not in own):
        label = say("act-add-theirs", ranks=meld_word(rank, position.rules))
        found.append(Choice(Action(f"add-theirs-{rank}", label), rank))
    if any(card.kind == RED_THREE for card in position.hand):
        found.append(_choice("lay"))
    found.append(_choice("discard"))
    for move in legal_moves(position):
        if move.family in _SPOKEN and isinstance(move.step, Say):
            found.append(_choice(move.step.word))
    return tuple(found)


def _choice(key: str) -> Choice:
    return Choice(Action(key, say(f"act-{key.replace(' ', '-')}")))


def likely(position: Position) -> tuple[str, ...]:
    """What none, one, two and more picked cards suggest: what Ctrl+Enter does."""
    if position.turn.drew is None and position.stage == "draw":
        return ("draw", "take")
    return ("", "discard", "meld")


def build(position: Position, key: str, picked: Cards) -> Step:
    """The step that a choice means with these cards. Raises `BadInput` when cards are wanting."""
    choice = next((one for one in choices(position) if one.action.key == key), None)
    if choice is None:
        raise BadInput(say("act-gone"))
    if key == "draw":
        return Draw()
    if key == "take":
        return Take(picked)
    if key == "lay":
        threes = tuple(card for card in position.hand if card.kind == RED_THREE)
        return LayThree(picked or threes)
    if key == "discard":
        if len(picked) != 1:
            raise BadInput(say("pick-one", count=len(picked)))
        return Discard(picked)
    if key != "meld" and choice.rank < 0:
        return Say(key)  # type: ignore[arg-type]
    if not picked:
        raise BadInput(say("pick-some"))
    if key == "meld":
        return Lay((picked,))
    return Add(picked, choice.rank, choice.number)


def read(text: str, position: Position) -> Step | Pick:
    """What was typed: a step (`take 7 7`), or cards of the hand to pick (`7 7 Jo`).

    Raises `BadInput` for what is neither, and for cards that are not in the hand.
    """
    try:
        return _read(text, position)
    except CannotRead as error:
        message = say("type-unread", message=error.message, moves=VERBS)
        raise CannotRead(message, error.place) from None


def _read(text: str, position: Position) -> Step | Pick:
    deck = position.rules.cards.deck
    words = text.split()
    if words and words[0].lower() in _VERBS:
        return suited(read_step(text, deck), position)
    cards = read_cards(text, deck)
    if not cards:
        raise BadInput(say("type-nothing"))
    left, missing = take_out(position.hand, cards)
    if missing:
        names = ", ".join(art.named(card, position.rules) for card in missing)
        raise BadInput(say("type-missing", cards=names))
    return Pick(take_out(position.hand, left)[0])


def suited(step: Step, position: Position) -> Step:
    """The step with its cards replaced by those of the hand that they mean."""
    hand = position.hand

    def own(cards: Cards) -> Cards:
        nonlocal hand
        left, missing = take_out(hand, cards)
        if missing:
            return cards
        taken = take_out(hand, left)[0]
        hand = left
        return taken

    return with_cards(step, own)
