"""What a written position names that its game does not have: seats, sides, parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.position import SIDE_LETTERS, side_count
from engine.positiontext import PartsText
from engine.ruleset import RuleSet
from engine.yamltext import Path_

Fault = tuple[Path_, str]
"""Where something stands that cannot be, and why not."""


def seats_named(text: PartsText) -> Iterator[tuple[Path_, int]]:
    """Every seat that is named, with its place."""
    yield ("turn",), text.turn
    yield from ((("hands", seat), seat) for seat in text.hands)
    yield from ((("kitty", seat), seat) for seat in text.kitty)
    yield from ((("joker_button", seat), seat) for seat in text.joker_button)
    yield from ((("has_melded",), seat) for seat in text.has_melded or ())
    if text.alone is not None:
        yield ("alone",), text.alone
    if text.out and text.out.seat is not None:
        yield ("out", "seat"), text.out.seat


def faults_named(text: PartsText, rules: RuleSet, players: int) -> Iterator[Fault]:
    """Every seat, side or part that does not exist where so many play by these rules."""
    for path, seat in seats_named(text):
        if not 1 <= seat <= players:
            yield path, f"there is no seat {seat}; seats are 1 to {players}"
    for key in ("melds", "red_threes", "scores"):
        for path, message in faulty_sides(getattr(text, key), rules, players):
            yield (key, *path), message
    if text.kitty and not rules.deal.kitty:
        yield ("kitty",), "this game has no kitty"
    if text.joker_button and rules.joker_button.use == "none":
        yield ("joker_button",), "this game has no Joker button"
    if text.step == "start" and not rules.deal.starter:
        yield ("step",), "this game has no starter who only discards"
    if text.alone is not None and rules.seats.sides != "taker_alone":
        yield ("alone",), "in this game nobody comes to play alone against the others"


def faulty_sides(letters: Iterable[str], rules: RuleSet, players: int) -> Iterator[Fault]:
    """The letters that are no side where so many play by these rules."""
    known = SIDE_LETTERS[: side_count(rules, players)]
    for letter in letters:
        if letter not in tuple(known):
            yield (letter,), f"there is no side {letter}; sides are {', '.join(known)}"
