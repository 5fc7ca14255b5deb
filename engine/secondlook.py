"""A second look at a counted round: what a referee would object to, and other rule sets."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from engine.cards import Cards
from engine.errors import BadInput
from engine.impossible import are_together
from engine.playercount import fits, meant
from engine.position import SIDE_LETTERS
from engine.roundcount import Priced, RoundCount, letters_of, parties, price
from engine.rules.out import canastas_of, kinds_missing
from engine.rules.registry import Finding, broken
from engine.rules.shapes import MERGED, findings, shape_of
from engine.ruleset import RuleSet


class Remark(NamedTuple):
    """A broken rule that can be seen on a side's table. The cards are counted all the same.

    `cards` are those of the meld it is about; none where it is about all of them.
    """

    letter: str
    finding: Finding
    cards: Cards = ()


def remarks(priced: Priced) -> tuple[Remark, ...]:
    """What a referee would object to, so far as the table shows it when the round is over."""
    position = priced.position
    if position is None:
        return ()
    rules, found = position.rules, list[Remark]()
    for letter, melds in zip(SIDE_LETTERS, position.melds, strict=False):
        for meld in melds:
            bad = [one for one in findings(rules, shape_of(meld)) if not one.ok]
            if are_together(position.alone, letter):
                bad = [one for one in bad if one.rule not in MERGED]
            told = [Remark(letter, one, meld.cards) for one in bad]
            found += [remark for remark in told if remark not in found]
    if position.out is not None:
        seat = position.out.seat
        alone = SIDE_LETTERS[position.alone - 1] if position.alone else ""
        side = next(one for one in parties(rules, position.players, alone) if seat in one.seats)
        kinds = canastas_of(rules, position.melds[SIDE_LETTERS.index(side.letter)])
        missing, which = kinds_missing(rules, kinds)
        if missing:
            finding = broken(
                "out.canastas", has=len(kinds), needed=len(kinds) + missing, missing=missing,
                kinds=which,
            )  # fmt: skip
            found.append(Remark(side.letter, finding))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The same round under another rule set: each side's points, or why it cannot be there.

    `differs` holds, for each line that is not the same, side, item, points here, points there.
    """

    rules: RuleSet
    points: dict[str, int] = field(default_factory=dict)
    differs: tuple[tuple[str, str, int, int], ...] = ()
    fault: str = ""


def elsewhere(count: RoundCount, here: Priced, rules: RuleSet, players: int) -> Elsewhere:
    """What a round that was priced `here` comes to under other rules."""
    if not fits(rules, players):
        return Elsewhere(rules, fault=f"this game is for {meant(rules)} players")
    letters = tuple(here.points)
    if letters != tuple(letters_of(rules, players)):
        return Elsewhere(rules, fault="the players form other sides in this game")
    try:
        there = price(count, rules, players)
    except BadInput as error:
        return Elsewhere(rules, fault=error.message)
    old, new = (
        {(one.side, one.item): one.points for one in priced.lines} for priced in (here, there)
    )
    differs = tuple(
        (*key, old.get(key, 0), new.get(key, 0))
        for key in dict.fromkeys((*old, *new))
        if old.get(key, 0) != new.get(key, 0)
    )
    return Elsewhere(rules, there.points, differs)
