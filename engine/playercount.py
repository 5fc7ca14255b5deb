"""How many players a game is for, and how a number that does not fit is refused."""

from __future__ import annotations

from engine.ruleset import RuleSet


def fits(rules: RuleSet, players: int) -> bool:
    """Whether the game is for so many players."""
    return rules.seats.least <= players <= rules.seats.most


def meant(rules: RuleSet) -> str:
    """The number of players that the game is for: "4", "2 to 8"."""
    least, most = rules.seats.least, rules.seats.most
    return str(least) if least == most else f"{least} to {most}"


def refusal(rules: RuleSet, players: int) -> str:
    """Why a number of players is refused; where the most is a reading, that it is one."""
    given = "1 player" if players == 1 else f"{players} players"
    text = f"{given}; this game is for {meant(rules)}"
    readings = [cite.note for cite in rules.citations["seats.most"] if cite.silent]
    if players > rules.seats.most and readings and "seats.most" not in rules.changed:
        return f"{text} ({readings[0].rstrip('.')})"
    return text
