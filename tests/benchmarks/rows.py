"""The rows of the table: what is measured, and the targets for it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import NamedTuple

from engine import rulesets
from engine.cards import count_kinds
from engine.cases import Case, read_case
from engine.errors import BadInput
from engine.explain import sentences
from engine.listing import move_groups
from engine.moves import Step
from engine.position import Position
from engine.referee import can_finish, check, legal_moves
from engine.rules.finish import NOTHING, Problem
from engine.ruleset import RuleSet
from engine.scoring import score_lines, totals
from engine.yamltext import read_text
from tests.benchmarks import positions as some
from tests.benchmarks.timing import each, fresh_process, median, percentile99, spent


class Row(NamedTuple):
    """An operation, its two targets and what was measured, all in the same unit."""

    operation: str
    must: float
    stretch: float
    measured: float
    more_is_better: bool = False


def engine_rows(rules: RuleSet) -> Iterator[Row]:
    """Every row of the engine for one rule set, in microseconds unless it says otherwise."""
    yield from _checking(rules)
    yield from _finishing(rules)
    yield from _listing(rules)
    end = some.end_of_a_round(rules)
    yield Row("score a round, itemised", 300, 80, spent(lambda: totals(score_lines(end), end)))
    yield Row("random self-play, decisions a second", 20_000, 60_000, _decisions(rules), True)


def _checking(rules: RuleSet) -> Iterator[Row]:
    melds = some.melds_to_check(rules)
    data = each(melds, lambda one: check(*one))
    yield Row("check one proposed meld, every rule as data", 30, 10, median(data))
    told = each(melds, lambda one: sentences(check(*one)))
    yield Row("  with sentences and citations, a whole verdict", 200, 60, median(told))
    whole = each(some.turns(rules), lambda one: _turn(*one))
    yield Row("check a whole turn: draw, up to 6 melds, discard", 500, 150, median(whole))


def _turn(position: Position, steps: tuple[Step, ...]) -> None:
    for step in steps:
        after = check(position, step).after
        assert after is not None
        position = after


def _finishing(rules: RuleSet) -> Iterator[Row]:
    plain = each(some.positions(rules, 15, 3), can_finish)
    yield Row("can the turn be finished: the cheap yes", 5, 1, median(plain))
    yield Row("  the exact solver", 150, 40, median(each(some.tight(rules), can_finish)))
    owing = some.owing(rules)
    if owing:
        took = each(owing, can_finish)
        yield Row("can the minimum of 90 be reached with the top card", 50, 10, median(took))
    cheapest = each(some.positions(rules, 15, 0), partial(_fewest_cards, least=90))
    yield Row("cheapest opening, 15 cards (asked size by size)", 1000, 200, median(cheapest))


def _fewest_cards(position: Position, least: int) -> int | None:
    """The fewest cards that reach a minimum; None when it cannot be reached."""
    problem = Problem(position, count_kinds(position.hand), NOTHING)
    problem.owed = least
    sizes = range(3, len(position.hand) + 1)
    return next((size for size in sizes if problem.reaches(problem.counts, size)), None)


def _listing(rules: RuleSet) -> Iterator[Row]:
    small = [*some.positions(rules, 11, 3), *some.positions(rules, 15, 3)]
    lists = each(small, legal_moves)
    yield Row("all legal steps as data, 11 to 15 cards, 3 melds, p50", 100, 30, median(lists))
    yield Row("  p99", 500, 500, percentile99(lists))
    large = each(some.positions(rules, 35, 3), legal_moves)
    yield Row("  35 cards, p50", 500, 100, median(large))
    grouped = each(some.positions(rules, 15, 3), move_groups)
    yield Row("all legal steps explained and grouped, 15 cards", 3000, 1000, median(grouped))


PARTS = 4


def _decisions(rules: RuleSet) -> float:
    """Decisions a second of processor time in random rounds, the best of some parts."""
    numbers = count()
    some.random_rounds(rules, numbers)
    gc.disable()
    try:
        return max(some.random_rounds(rules, numbers) for _ in range(PARTS))
    finally:
        gc.enable()


CASE = """
variant: official
position: {hands: {1: 7 7 K 4 Jo}, pile: 9 2 7, melds: {A: [K K K]}}
moves: [take 7 Jo]
"""


def shared_rows() -> Iterator[Row]:
    """The rows that belong to no single rule set."""
    case = read_case(read_text(CASE, "case"))
    yield Row(
        "judge one case under every rule set, with sentences",
        10_000,
        3_000,
        spent(partial(_under_every_rule_set, case)),
    )
    code = (
        "import time; begin = time.perf_counter(); import engine.referee, engine.rulesets as r; "
        "r.load('official'); print((time.perf_counter() - begin) * 1000)"
    )
    yield Row("import the engine and load one rule set, ms", 400, 250, fresh_process(code))


def _under_every_rule_set(case: Case) -> None:
    for name in rulesets.names():
        try:
            under = case.under(rulesets.load(name))
        except BadInput:  # a hand that this game does not know
            continue
        for step in under.moves:
            sentences(check(under.position, step))


def size_rows(rules: RuleSet) -> Iterator[tuple[int, int, int, float]]:
    """How lists grow: cards in hand, own melds, median number of moves, median time."""
    for cards in (11, 15, 25, 35):
        for melds in (0, 3, 6):
            here = some.positions(rules, cards, melds)
            if cards > 15:
                here = here[::4]
            moves = sorted(len(legal_moves(one)) for one in here)
            yield cards, melds, moves[len(moves) // 2], median(each(here, legal_moves))
