"""The Joker button and the kitty, where a rule set has them."""

from __future__ import annotations

from engine.position import Position
from tests.naive.facts import canasta_kind, joker_to_draw, own_melds


def joker_faults(position: Position) -> set[str]:
    if position.rules.joker_button.use == "none" or not position.buttons:
        return {"joker_button.available"}
    button = position.buttons[position.seat - 1]
    broken = set()
    if button.used:
        broken.add("joker_button.once")
    if button.spare < 1:
        broken.add("joker_button.spare")
    if not joker_to_draw(position):
        broken.add("joker_button.available")
    return broken


def look_faults(position: Position) -> set[str]:
    opens = position.rules.kitty.opened_by
    if opens is None or not position.kitties or position.kitties[position.seat - 1].seen:
        return {"kitty.look"}
    kinds = {canasta_kind(position.rules, meld) for meld in own_melds(position)}
    return set() if kinds & set(opens) else {"kitty.look"}


def take_up_faults(position: Position) -> set[str]:
    seat = position.kitty_seat
    if seat is None or not position.kitties or position.stage != "draw":
        return {"kitty.take"}
    kitty = position.kitties[seat - 1]
    return set() if kitty.seen and not kitty.taken else {"kitty.take"}
