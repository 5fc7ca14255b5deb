"""A position as people write it: the mapping under `position:` of a case, for `engine.reading`."""

from __future__ import annotations

from typing import Any

from engine.cards import UNKNOWN, Cards, Deck, write_cards
from engine.errors import CannotRead
from engine.pack import pack_size
from engine.position import SIDE_LETTERS, Meld, Position


def write_position(position: Position) -> dict[str, Any]:
    """The position in the form that `read_position` reads back as the same.

    A stock of hidden cards that makes more cards than the pack has is left to the reader.
    Raises `CannotRead` in the middle of a turn in which cards were laid: a case begins before.
    """
    turn = position.turn
    if position.stage == "play" and (turn.laid or turn.rest is not None or turn.answer):
        raise CannotRead(
            "in the middle of a turn nothing can be written down; go back to its start"
        )
    deck = position.rules.cards.deck
    value: dict[str, Any] = {"turn": position.seat}
    if position.stage == "over":
        value["over"] = True
    else:
        value["step"] = position.stage
    if turn.drew == "pile":
        value["drew"] = "pile"
    value["players"] = position.players
    value["has_melded"] = [seat for seat, one in enumerate(position.has_melded, 1) if one]
    value["scores"] = _by_side(position.scores)
    value["hands"] = {seat: _held(hand, deck) for seat, hand in enumerate(position.hands, 1)}
    value["pile"] = write_cards(position.pile, deck)
    value["turned"] = position.turned
    value["frozen"] = position.frozen
    if not _is_too_much(position):
        value["stock"] = _held(position.stock, deck)
    value["melds"] = {
        letter: [_meld(meld, deck) for meld in melds]
        for letter, melds in zip(SIDE_LETTERS, position.melds, strict=False)
        if melds
    }
    value["red_threes"] = _by_side(position.red_threes)
    if position.alone is not None:
        value["alone"] = position.alone
    if position.out is not None:
        value["out"] = {"seat": position.out.seat, "concealed": position.out.concealed}
    if position.kitties:
        value["kitty"] = {
            seat: {"taken": True} if kitty.taken else _kitty(kitty.seen, kitty.cards, deck)
            for seat, kitty in enumerate(position.kitties, 1)
        }
    if position.buttons:
        value["joker_button"] = {
            seat: {"used": button.used, "spare": button.spare}
            for seat, button in enumerate(position.buttons, 1)
        }
    return value


def _is_too_much(position: Position) -> bool:
    heaps = [*position.hands, position.pile, position.stock]
    heaps += [meld.cards for melds in position.melds for meld in melds]
    heaps += [kitty.cards for kitty in position.kitties]
    count = sum(map(len, heaps)) + sum(position.red_threes)
    return count > pack_size(position.rules, position.players)


def _by_side(figures: tuple[int, ...]) -> dict[str, int]:
    return {letter: figure for letter, figure in zip(SIDE_LETTERS, figures, strict=False) if figure}


def _held(cards: Cards, deck: Deck) -> str | int:
    """Cards by name; a count where none of them is known."""
    if cards and all(card.kind == UNKNOWN for card in cards):
        return len(cards)
    return write_cards(cards, deck)


def _kitty(seen: bool, cards: Cards, deck: Deck) -> dict[str, Any]:
    return {"seen": seen, "cards": write_cards(cards, deck)}


def _meld(meld: Meld, deck: Deck) -> str:
    return f"{write_cards(meld.cards, deck)}{' concealed' if meld.concealed else ''}"
