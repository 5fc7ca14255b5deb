"""Parts of a position as they are expected after some moves, compared with what is there.

Only what is said is compared: a card said without a suit is any of its kind, one meld or hand says
nothing of another. `frozen` is compared with the pile as it lies there, whatever froze it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engine.cards import Card, Cards, read_cards, take_out, write_cards
from engine.position import SIDE_LETTERS, Meld, Position
from engine.positiontext import ButtonText, KittyText, OutPart, PartsText
from engine.reading import meld_words
from engine.rules.offer import is_frozen
from engine.saidposition import write_meld

Unmet = Iterator[str]
"""What of one part is not as expected, each in a few words."""


def unmet(expected: PartsText, position: Position) -> Unmet:
    """Each expected part that the position does not have: its key, what was expected and found."""
    for key, compare in _COMPARED.items():
        if key in expected.model_fields_set:
            for fault in compare(position, getattr(expected, key)):
                yield f"{key}: {fault}"


def _differ(found: object, wanted: object) -> Unmet:
    if found != wanted:
        yield f"expected {_said(wanted)}, found {_said(found)}"


def _said(value: object) -> str:
    """A value as it is written in a case."""
    if value is None or value == []:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _read(position: Position, text: object) -> Cards:
    return read_cards(str(text), position.rules.cards.deck)


def _written(position: Position, cards: Iterable[Card]) -> str:
    return write_cards(cards, position.rules.cards.deck) or "none"


def _same_set(found: Cards, wanted: Cards) -> bool:
    left, missing = take_out(found, wanted)
    return not left and not missing


def _same_row(found: Cards, wanted: Cards) -> bool:
    """Whether cards lie in the same order, as in the pile and the stock."""
    return len(found) == len(wanted) and all(
        _same_set((one,), (other,)) for one, other in zip(found, wanted, strict=True)
    )


Same = Callable[[Cards, Cards], bool]


def _cards(position: Position, found: Cards, said: object, same: Same) -> Unmet:
    """Some cards that are said; a number is how many of them there are."""
    if isinstance(said, int):
        yield from _differ(f"{len(found)} cards", f"{said} cards")
        return
    wanted = _read(position, said)
    if not same(found, wanted):
        yield f"expected {_written(position, wanted)}, found {_written(position, found)}"


def _hands(position: Position, said: dict[int, Any]) -> Unmet:
    for seat, hand in said.items():
        yield from _of(f"seat {seat}", _cards(position, position.hands[seat - 1], hand, _same_set))


def _of(whose: str, faults: Unmet) -> Unmet:
    return (f"{whose}: {fault}" for fault in faults)


def _melds(position: Position, said: dict[str, tuple[str | int, ...]]) -> Unmet:
    deck = position.rules.cards.deck
    for letter, texts in said.items():
        left = list(position.melds[SIDE_LETTERS.index(letter)])
        found = ", ".join(write_meld(meld, deck) for meld in left) or "none"
        # The more suits a meld names, the fewer it can be: it chooses first.
        for text in sorted(map(str, texts), key=lambda text: _suits(_read_meld(position, text)[0])):
            meld = next((one for one in left if _is_meld(position, one, text)), None)
            if meld is None:
                yield f"side {letter}: expected {text}, found {found}"
                break
            left.remove(meld)
        else:
            if left:
                more = ", ".join(write_meld(meld, deck) for meld in left)
                yield f"side {letter}: expected {len(texts)} melds, found also {more}"


def _read_meld(position: Position, text: str) -> tuple[Cards, bool]:
    words, concealed = meld_words(text)
    return _read(position, words), concealed


def _suits(cards: Cards) -> int:
    return -sum(bool(card.suit) for card in cards)


def _is_meld(position: Position, meld: Meld, text: str) -> bool:
    cards, concealed = _read_meld(position, text)
    return _same_set(meld.cards, cards) and (meld.concealed or not concealed)


def _by_side(numbers: tuple[int, ...], said: dict[str, int]) -> Unmet:
    for letter, number in said.items():
        yield from _of(f"side {letter}", _differ(numbers[SIDE_LETTERS.index(letter)], number))


def _out(position: Position, said: OutPart | None) -> Unmet:
    out = position.out
    if said is None or out is None:
        if said is not None or out is not None:
            yield f"expected {_who(said)}, found {_who(out)}"
        return
    for key in said.model_fields_set:
        yield from _of(key, _differ(getattr(out, key), getattr(said, key)))


def _who(out: Any) -> str:
    if out is None:
        return "that nobody went out"
    return "that somebody went out" if out.seat is None else f"that seat {out.seat} went out"


def _kitties(position: Position, said: dict[int, KittyText]) -> Unmet:
    for seat, part in said.items():
        kitty = position.kitties[seat - 1]
        for key in ("seen", "taken"):
            if key in part.model_fields_set:
                faults = _differ(getattr(kitty, key), getattr(part, key))
                yield from _of(f"seat {seat}: {key}", faults)
        if part.cards is not None:
            faults = _cards(position, kitty.cards, part.cards, _same_set)
            yield from _of(f"seat {seat}: cards", faults)


def _buttons(position: Position, said: dict[int, ButtonText]) -> Unmet:
    for seat, part in said.items():
        for key in part.model_fields_set:
            faults = _differ(getattr(position.buttons[seat - 1], key), getattr(part, key))
            yield from _of(f"seat {seat}: {key}", faults)


def _has_melded(position: Position, said: tuple[int, ...] | None) -> Unmet:
    found = [seat for seat, melded in enumerate(position.has_melded, 1) if melded]
    return _differ(found, sorted(set(said or ())))


_COMPARED: dict[str, Callable[[Position, Any], Unmet]] = {
    "turn": lambda position, said: _differ(position.seat, said),
    "step": lambda position, said: _differ(position.stage, said),
    "drew": lambda position, said: _differ(position.turn.drew, said),
    "has_melded": _has_melded,
    "scores": lambda position, said: _by_side(position.scores, said),
    "hands": _hands,
    "pile": lambda position, said: _cards(position, position.pile, str(said), _same_row),
    "turned": lambda position, said: _differ(position.turned, said),
    "frozen": lambda position, said: _differ(is_frozen(position), said),
    "stock": lambda position, said: _cards(position, position.stock, said, _same_row),
    "melds": _melds,
    "red_threes": lambda position, said: _by_side(position.red_threes, said),
    "players": lambda position, said: _differ(position.players, said),
    "alone": lambda position, said: _differ(position.alone, said),
    "over": lambda position, said: _differ(position.stage == "over", said),
    "out": _out,
    "kitty": _kitties,
    "joker_button": _buttons,
}
