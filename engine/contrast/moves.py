"""One table under several rule sets: which moves are legal in one and not in another, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine import explain
from engine.errors import BadInput
from engine.listing import FAMILIES
from engine.moves import Step
from engine.notation import write_step
from engine.position import Position
from engine.question import Question, changed
from engine.referee import check, legal_moves
from engine.ruleset import RuleSet
from engine.ruling import Difference as Switch
from engine.ruling import Fault, Ruling, differences, judge
from engine.verify import canonical

MOST_ASKED = 400
"""So many moves at most are put to every referee."""


class Judged(NamedTuple):
    """A table as one rule set has it, when the last move of a question is to be made.

    `position` is None where the table cannot be there; `fault` says why.
    """

    rules: RuleSet
    position: Position | None
    fault: Fault | None


class Answer(NamedTuple):
    """What one rule set says of a move. `legal` is None where the table cannot be there.

    `rule` is the first rule that is broken, `why` the referee's sentence on it.
    """

    rules: RuleSet
    legal: bool | None
    rule: str = ""
    why: str = ""


class Difference(NamedTuple):
    """Moves of one family that get the same answers, legal under one rule set and not another."""

    family: str
    moves: tuple[str, ...]
    answers: tuple[Answer, ...]


class Differing(NamedTuple):
    """What differs on a table: the moves, and how many are legal under all.

    `cut` says that there were more moves than are compared.
    """

    differences: tuple[Difference, ...]
    common: int
    cut: bool


def judged_under(question: Question, sets: Sequence[RuleSet]) -> tuple[Judged, ...]:
    """The table of a question under each rule set, before the last of its moves."""
    before = changed(question, moves=question.moves[:-1])
    return tuple(_table(judge(before, rules)) for rules in sets)


def _table(found: Ruling) -> Judged:
    """The table that a ruling ends on; none where it cannot be reached."""
    if found.run is None:
        return Judged(found.rules, None, found.fault)
    if found.verdict is not None and not found.verdict.legal:
        return Judged(found.rules, None, Fault("", explain.verdict_line(found.verdict)))
    return Judged(found.rules, found.run.position, None)


def with_move(question: Question, move: str) -> Question:
    """The question with another last move."""
    return changed(question, moves=(*question.moves[:-1], move))


def differing_moves(tables: Sequence[Judged]) -> Differing:
    """The moves that are legal on one of these tables and not on another, families in order."""
    able = [table for table in tables if table.position is not None]
    families: dict[tuple[Any, ...], tuple[str, Step]] = {}
    legal: dict[tuple[Any, ...], set[int]] = {}
    for number, table in enumerate(able):
        assert table.position is not None
        for move in legal_moves(table.position):
            key = canonical(move.step)
            families.setdefault(key, (move.family, move.step))
            legal.setdefault(key, set()).add(number)
    every = set(range(len(able)))
    parted = [key for key, where in legal.items() if where != every]
    groups: dict[tuple[Any, ...], list[str]] = {}
    answers_of: dict[tuple[Any, ...], tuple[Answer, ...]] = {}
    common = len(legal) - len(parted)
    for key in parted[:MOST_ASKED]:
        family, step = families[key]
        answers = tuple(_answer(table, step) for table in tables)
        if len({one.legal for one in answers if one.legal is not None}) < 2:
            common += 1
            continue
        group = (_TOGETHER.get(family, family), *((one.legal, one.rule) for one in answers))
        groups.setdefault(group, []).append(_written(step, tables))
        answers_of.setdefault(group, answers)
    found = [
        Difference(str(group[0]), tuple(moves), answers_of[group])
        for group, moves in groups.items()
    ]
    found.sort(key=lambda one: FAMILIES.index(one.family))
    return Differing(tuple(found), common, len(parted) > MOST_ASKED)


_TOGETHER = {"open": "meld"}
"""To open and to meld is one thing where one rule set asks for a minimum and another does not."""


def _answer(table: Judged, step: Step) -> Answer:
    if table.position is None:
        return Answer(table.rules, None)
    try:
        verdict = check(table.position, step)
    except BadInput:
        return Answer(table.rules, None)
    broken = next((finding for finding in verdict.findings if not finding.ok), None)
    if broken is None:
        return Answer(table.rules, True)
    why = explain.finding_text(broken, table.rules)
    return Answer(table.rules, False, broken.rule, why)


def _written(step: Step, tables: Sequence[Judged]) -> str:
    decks = {table.rules.cards.deck for table in tables}
    return write_step(step, decks.pop() if len(decks) == 1 else "cards")


def by_switches(question: Question, move: str, one: RuleSet, other: RuleSet) -> tuple[Switch, ...]:
    """The switches by which two rule sets answer a move of a question differently."""
    asked = with_move(question, move)
    return differences(asked, judge(asked, one), judge(asked, other))
