"""A position as people write it: the mapping that stands under `position:` in a case.

`said_of` is the way back from `engine.reading`: what it writes is read as the same position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.cards import UNKNOWN, Cards, Deck, write_cards
from engine.cases import read_position
from engine.errors import BadInput, CannotRead
from engine.position import SIDE_LETTERS, Kitty, Meld, Position
from engine.ruleset import RuleSet
from engine.yamltext import Document


def said_of(position: Position, deck: Deck | None = None) -> dict[str, Any]:
    """What somebody says of a position so that it is read as it is, and nothing more.

    `deck` is the deck whose names the cards get: card names of cards without suits can be read
    in every game. Raises `CannotRead` in the middle of a turn in which cards were laid: what is
    said begins before.
    """
    turn = position.turn
    if position.stage == "play" and (turn.laid or turn.rest is not None or turn.answer):
        raise CannotRead(
            "in the middle of a turn nothing can be written down; go back to its start"
        )
    said = dict(_parts(position, deck or position.rules.cards.deck))
    wanted = read_said(said, position.rules)
    for key in tuple(said):
        if key in _ALWAYS:
            continue
        shorter = {name: value for name, value in said.items() if name != key}
        if _same(shorter, wanted):
            said = shorter
    return said


_ALWAYS = ("step", "hands", "pile")
"""Said even where it is what would be assumed: a question hangs on it."""


def read_said(said: Mapping[str, Any], rules: RuleSet) -> Position:
    """The position that such a mapping stands for under a rule set. Raises `BadInput`."""
    return read_position(Document(dict(said), {}, ""), rules)


def _same(said: Mapping[str, Any], wanted: Position) -> bool:
    try:
        return read_said(said, wanted.rules) == wanted
    except BadInput:
        return False


def _parts(position: Position, deck: Deck) -> Iterable[tuple[str, Any]]:
    yield "step", position.stage if position.stage != "over" else "play"
    if position.turn.drew == "pile":
        yield "drew", "pile"
    if position.seat != 1:
        yield "turn", position.seat
    yield "players", position.players
    yield "scores", _by_side(position.scores)
    yield (
        "hands",
        {
            seat: _cards(hand, deck)
            for seat, hand in enumerate(position.hands, 1)
            if seat == position.seat or len(hand) != position.rules.deal.cards or _is_seen(hand)
        },
    )
    yield (
        "melds",
        {
            letter: [write_meld(meld, deck) for meld in melds]
            for letter, melds in zip(SIDE_LETTERS, position.melds, strict=False)
            if melds
        },
    )
    yield "has_melded", [seat for seat, done in enumerate(position.has_melded, 1) if done]
    yield "pile", write_cards(position.pile, deck)
    yield "turned", position.turned
    yield "frozen", position.frozen
    yield "stock", _cards(position.stock, deck)
    yield "red_threes", _by_side(position.red_threes)
    if position.alone is not None:
        yield "alone", position.alone
    if position.kitties:
        yield "kitty", {seat: _kitty(one, deck) for seat, one in enumerate(position.kitties, 1)}
    if position.buttons:
        yield (
            "joker_button",
            {
                seat: {"used": one.used, "spare": one.spare}
                for seat, one in enumerate(position.buttons, 1)
            },
        )
    if position.stage == "over":
        yield "over", True
    if position.out:
        yield "out", {"seat": position.out.seat, "concealed": position.out.concealed}


def _is_seen(cards: Cards) -> bool:
    return any(card.kind != UNKNOWN for card in cards)


def _cards(cards: Cards, deck: Deck) -> str | int:
    """Cards as text, or how many there are where none is seen."""
    return write_cards(cards, deck) if _is_seen(cards) or not cards else len(cards)


def _by_side(numbers: tuple[int, ...]) -> dict[str, int]:
    return {letter: number for letter, number in zip(SIDE_LETTERS, numbers, strict=False) if number}


def write_meld(meld: Meld, deck: Deck) -> str:
    """A meld as people write it: its cards, and whether it was laid concealed."""
    return write_cards(meld.cards, deck) + (" concealed" if meld.concealed else "")


def _kitty(kitty: Kitty, deck: Deck) -> dict[str, Any]:
    if kitty.taken:
        return {"taken": True}
    hidden = kitty.cards and not _is_seen(kitty.cards)
    return {"seen": kitty.seen, **({} if hidden else {"cards": write_cards(kitty.cards, deck)})}
