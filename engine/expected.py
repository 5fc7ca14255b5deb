"""What a case expects: the schema of `expect:`, and whether it can be asked of its game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict

from engine.cards import read_cards
from engine.errors import BadInput, CannotRead
from engine.faults import meant
from engine.named import faults_named, faulty_sides
from engine.notation import read_steps
from engine.position import Position
from engine.positiontext import PartsText
from engine.reading import meld_words
from engine.rules import checklist as checklist  # enters the rules in their list
from engine.rules.registry import RULES
from engine.yamltext import Document, Path_


def _answer_word(value: object) -> object:
    """YAML reads the answers yes and no as truth values."""
    if value is True:
        return "yes"
    if value is False:
        return "no"
    if isinstance(value, int | float):  # pydantic reports a ValueError at its place
        raise ValueError(f"{value} is no move; write discard {value} or meld …")
    return value


MoveText = Annotated[str, BeforeValidator(_answer_word)]


class Expected(BaseModel):
    """What a case says must come out; every part may be left away."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    legal: bool | None = None
    rules: tuple[str, ...] = ()
    score: dict[str, int] | None = None
    after: PartsText | None = None
    can: tuple[MoveText, ...] = ()
    cannot: tuple[MoveText, ...] = ()


def check_expected(expect: Expected, position: Position, document: Document) -> None:
    """Refuse what could not come out in any position of the case's game.

    `document` is that of the case. Raises `BadInput` with file, line and key.
    """
    rules, players = position.rules, position.players
    for number, rule in enumerate(expect.rules):
        if rule not in RULES:
            message = f"“{rule}” is no rule{meant(rule, RULES)}"
            raise CannotRead(message, document.place(("expect", "rules", number)))
    for path, message in faulty_sides(expect.score or (), rules, players):
        raise CannotRead(message, document.place(("expect", "score", *path)))
    if expect.after is not None:
        _check_after(expect.after, position, document)
    for key, texts in (("can", expect.can), ("cannot", expect.cannot)):
        for number, text in enumerate(texts):
            try:
                read_steps(text, rules.cards.deck)
            except BadInput as error:
                raise error.at(document.place(("expect", key, number))) from None


def _check_after(after: PartsText, position: Position, document: Document) -> None:
    for path, message in faults_named(after, position.rules, position.players):
        raise CannotRead(message, document.place(("expect", "after", *path)))
    for path, text in _cards_named(after):
        place = document.place(("expect", "after", *path))
        if text is None:
            raise CannotRead('cards were expected; none at all is written ""', place)
        if isinstance(text, str):
            try:
                read_cards(text, position.rules.cards.deck)
            except BadInput as error:
                raise error.at(place) from None


def _cards_named(after: PartsText) -> Iterator[tuple[Path_, str | int | None]]:
    """All that stands for cards, with its place; where a number is a card, as a text."""
    given = after.model_fields_set
    for seat, hand in after.hands.items():
        yield ("hands", seat), hand
    if "pile" in given:
        yield ("pile",), after.pile if after.pile is None else str(after.pile)
    if "stock" in given:
        yield ("stock",), after.stock
    for letter, melds in after.melds.items():
        for number, meld in enumerate(melds):
            yield ("melds", letter, number), meld_words(str(meld))[0]
    for seat, kitty in after.kitty.items():
        if "cards" in kitty.model_fields_set:
            yield ("kitty", seat, "cards"), kitty.cards
