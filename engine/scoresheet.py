"""A match sheet: the rounds as they were counted, and how the match stands.

The sheet holds what people said, nothing that follows from it: points, totals, opening minimums,
the end and what is settled are worked out from it under a rule set each time they are shown.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field, ValidationError

from engine.errors import BadInput, CannotRead
from engine.faults import wrong_value
from engine.match import Match, is_over, leaders, winners
from engine.roundcount import Form, Letter, Priced, RoundCount, letters_of, parties, price
from engine.ruleset import RuleSet
from engine.rulesets import house
from engine.variants import Variant, rules_at
from engine.yamltext import read_bytes, validate
from engine.yamlwriting import yaml_text

MOST_ROUNDS = 60
Name = Annotated[str, Field(max_length=40)]
_AND = re.compile(r"\s*(?:&|\+|/|,|\band\b)\s*", re.IGNORECASE)


class Sheet(Form):
    """A match as it was written down.

    `players` is 0 for as few as the rules allow. `dealer` is the seat that dealt first, `length`
    the number of rounds agreed on, 0 for the rules' own end, `stake` an Arena's net entry stake.
    `draft` is the round being counted; `editing` the place of the round that it will replace, and
    `waiting` the next round as far as it was counted when that one was opened.
    """

    players: Annotated[int, Field(strict=True, ge=0, le=8)] = 0
    names: dict[Letter, Name] = Field(default_factory=dict)
    dealer: Annotated[int, Field(strict=True, ge=1, le=8)] = 1
    length: Annotated[int, Field(strict=True, ge=0, le=MOST_ROUNDS)] = 0
    stake: Annotated[int, Field(strict=True, ge=0, le=1_000_000)] = 0
    rounds: Annotated[tuple[RoundCount, ...], Field(max_length=MOST_ROUNDS)] = ()
    draft: RoundCount = RoundCount()
    editing: Annotated[int, Field(strict=True, ge=0, lt=MOST_ROUNDS)] | None = None
    waiting: RoundCount = RoundCount()

    def with_(self, **changes: object) -> Sheet:
        """A copy with some fields changed."""
        return self.model_copy(update=changes)

    def plain(self) -> dict[str, Any]:
        """The sheet as plain data, without what nobody said."""
        found: dict[str, Any] = self.model_dump(mode="json", exclude_defaults=True)
        return found


def sheet_of(plain: object) -> Sheet:
    """The sheet that plain data holds. Raises `CannotRead` for other data, with the first fault."""
    try:
        sheet = Sheet.model_validate(plain)
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise CannotRead(wrong_value(error, Sheet), place) from None
    if sheet.editing is not None and sheet.editing >= len(sheet.rounds):
        return sheet.with_(editing=None)
    return sheet


@dataclass(frozen=True, slots=True)
class Row:
    """One round of the sheet: what it comes to, or the fault for which it cannot be counted here.

    `totals` are the sums so far; a round that cannot be counted adds nothing.
    """

    number: int
    count: RoundCount
    priced: Priced | None
    totals: dict[str, int]
    fault: BadInput | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands under a rule set.

    `tied` says that the match would be over but for a tie. `dealer` is the seat that deals next.
    """

    rules: RuleSet
    players: int
    letters: str
    rows: tuple[Row, ...]
    match: Match
    dealer: int
    tied: bool = False
    winners: tuple[str, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.winners)

    @property
    def scores(self) -> dict[str, int]:
        """Each side's total, by letter."""
        return dict(zip(self.letters, self.match.scores, strict=True))

    @property
    def minimums(self) -> dict[str, int]:
        """Each side's opening minimum in the next round, by letter."""
        return dict(zip(self.letters, self.match.minimums, strict=True))


def players_of(sheet: Sheet, rules: RuleSet) -> int:
    """How many play: as the sheet says, or as near to it as the rules allow."""
    return min(max(sheet.players, rules.seats.least), rules.seats.most)


def rules_for(sheet: Sheet, rules: RuleSet) -> RuleSet:
    """The rules with the length of match that the sheet's players agreed on."""
    if not sheet.length:
        return rules
    changed = {**rules.changed, "match.target": {"rounds": sheet.length}}
    return house(rules.base, changed, rules.name)


def standing(sheet: Sheet, rules: RuleSet) -> Standing:
    """How the match stands after the rounds on the sheet."""
    rules = rules_for(sheet, rules)
    players = players_of(sheet, rules)
    letters = letters_of(rules, players)
    match = Match(rules, players)
    rows = []
    for number, count in enumerate(sheet.rounds, 1):
        priced = fault = None
        try:
            priced = price(count, rules, players)
            match = match.with_round(priced.points)
        except BadInput as error:
            fault = error
        totals = dict(zip(letters, match.scores, strict=True))
        rows.append(Row(number, count, priced, totals, fault))
    return Standing(
        rules, players, letters, tuple(rows), match,
        dealer=(min(sheet.dealer, players) - 1 + len(sheet.rounds)) % players + 1,
        tied=_tied(match), winners=winners(match),
    )  # fmt: skip


def _tied(match: Match) -> bool:
    target = match.rules.match.target
    if not match.rounds or is_over(match) or len(leaders(match)) < 2:
        return False
    if target.points is not None:
        return max(match.scores) >= target.points
    return len(match.rounds) >= (target.rounds or 1)


# What is done to a sheet


def entered(sheet: Sheet, rules: RuleSet) -> Sheet:
    """The sheet with its draft among the rounds, or in place of the one that was edited.

    Raises `CannotRead` when the draft cannot be counted, or the sheet is full.
    """
    if sheet.draft.is_blank:
        raise CannotRead("there is nothing to enter yet: count something first")
    price(sheet.draft, rules, players_of(sheet, rules))
    rounds = list(sheet.rounds)
    if sheet.editing is not None and sheet.editing < len(rounds):
        rounds[sheet.editing] = sheet.draft
    elif len(rounds) >= MOST_ROUNDS:
        raise CannotRead(f"a sheet has at most {MOST_ROUNDS} rounds: begin a new one")
    else:
        rounds.append(sheet.draft)
    return closed(sheet.with_(rounds=tuple(rounds)))


def closed(sheet: Sheet) -> Sheet:
    """The sheet back at the next round, as far as that was counted before a correction."""
    blank = RoundCount(way=sheet.draft.way)
    following = blank if sheet.waiting.is_blank else sheet.waiting
    return sheet.with_(draft=following, editing=None, waiting=RoundCount())


def without(sheet: Sheet, place: int) -> Sheet:
    """The sheet without one of its rounds, counted from 0."""
    rounds = (*sheet.rounds[:place], *sheet.rounds[place + 1 :])
    editing = sheet.editing
    if editing == place and not sheet.waiting.is_blank:
        return closed(sheet.with_(rounds=rounds))
    if editing is not None:
        editing = None if editing == place else editing - (editing > place)
    return sheet.with_(rounds=rounds, editing=editing)


def opened(sheet: Sheet, place: int) -> Sheet:
    """The sheet with one of its rounds, counted from 0, as the draft to be corrected.

    The next round, if it was begun, waits until that is done.
    """
    waiting = sheet.draft if sheet.editing is None else sheet.waiting
    return sheet.with_(draft=sheet.rounds[place], editing=place, waiting=waiting)


def player_names(sheet: Sheet, rules: RuleSet, letter: str) -> tuple[str, ...]:
    """The names of a side's players in the order of their seats; empty if they cannot be told.

    >>> from engine.rulesets import load
    >>> player_names(Sheet(names={"A": "Ann & Bob"}), load("classic"), "A")
    ('Ann', 'Bob')
    """
    seats = next(
        party.seats for party in parties(rules, players_of(sheet, rules)) if party.letter == letter
    )
    name = sheet.names.get(letter, "").strip()
    parts = tuple(_AND.split(name)) if len(seats) > 1 else (name,)
    return parts if len(parts) == len(seats) and all(parts) else ()


# As YAML


class _File(Form):
    score_sheet: Annotated[int, Field(strict=True, ge=1, le=1)]
    variant: Variant
    sheet: Sheet


def write_sheet(sheet: Sheet, rules: RuleSet) -> str:
    """The sheet as YAML, with the rules it was counted under."""
    plain = {"score_sheet": 1, "variant": rules.variant, "sheet": sheet.plain()}
    return yaml_text(plain, compact=False)


def read_sheet(data: bytes, name: str) -> tuple[Sheet, RuleSet]:
    """The sheet that `write_sheet` wrote, and its rules. Raises `BadInput` with file and line."""
    document = read_bytes(data, name)
    if not isinstance(document.value, dict) or "score_sheet" not in document.value:
        raise CannotRead("this is no score sheet: it does not begin with score_sheet: 1", name)
    file = validate(_File, document)
    return sheet_of(file.sheet), rules_at(file.variant, document, ("variant",))
