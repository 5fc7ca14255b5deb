"""The rows of the table: what is measured, and the target for it."""

from __future__ import annotations

import gc
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from engine import rulesets
from engine.bots import random_bot
from engine.cards import Card, count_kinds
from engine.dealing import deal
from engine.explain import sentences
from engine.listing import move_groups
from engine.moves import Discard, Draw, Lay, Step
from engine.play import play_round
from engine.position import Position, Turn, replace
from engine.referee import can_finish, check, legal_moves
from engine.rules.finish import NOTHING, Problem
from engine.ruleset import RuleSet
from engine.scoring import score_lines, totals
from tests.benchmarks.positions import positions, tight

REPEATS = 7


class Row(NamedTuple):
    """One row: its target and what was measured, in the same unit."""

    name: str
    must: float
    measured: float
    more_is_better: bool = False


def spent(work: Callable[[], object], times: int = 50) -> float:
    """Microseconds that one call takes: the best of several rounds of many calls."""
    work()
    best = float("inf")
    gc.disable()
    try:
        for _ in range(REPEATS):
            begin = time.perf_counter_ns()
            for _ in range(times):
                work()
            best = min(best, (time.perf_counter_ns() - begin) / times / 1000)
    finally:
        gc.enable()
    return best


def reference() -> float:
    """Microseconds for an empty loop over eleven numbers: how fast this machine is now."""

    def loop() -> None:
        for _ in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10):
            pass

    return spent(loop, 2000)


def _median(values: Iterable[float]) -> float:
    return statistics.median(values)


def _p99(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.99)]


def _each(some: list[Position], work: Callable[[Position], object], times: int = 20) -> list[float]:
    return [spent(lambda one=one: work(one), times) for one in some]  # type: ignore[misc]


def _meld_of(position: Position) -> Step:
    for move in legal_moves(position):
        if isinstance(move.step, Lay):
            return move.step
    return Lay(((Card(1),) * 3,))


def engine_rows(rules: RuleSet) -> list[Row]:
    """Every row of the engine for one rule set."""
    open11 = positions(rules, 11, 3) + positions(rules, 15, 3)
    closed15 = positions(rules, 15, 0)
    melds = [(one, _meld_of(one)) for one in open11]
    judged = [spent(lambda p=p, s=s: check(p, s)) for p, s in melds]  # type: ignore[misc]
    told = [spent(lambda p=p, s=s: sentences(check(p, s))) for p, s in melds]  # type: ignore[misc]
    lists = _each(open11, legal_moves)
    large = _each(positions(rules, 35, 3, 12), legal_moves, 5)
    return [
        Row("check one proposed meld, every rule as data", 30, _median(judged)),
        Row("… with sentences and citations, a whole verdict", 200, _median(told)),
        Row("check a whole turn: draw, melds, discard", 500, _whole_turn(rules)),
        Row("can the turn be finished: the cheap yes", 5, _median(_each(open11, can_finish, 200))),
        Row("… the exact solver", 150, _median(_each(tight(rules), can_finish))),
        Row("can the minimum be reached with the top card", 50, _median(_each(closed15, _reach))),
        Row(
            "cheapest opening, 15 cards (the search that keeps a card)",
            1000,
            _median(_each(closed15, _cheapest)),
        ),
        Row("all legal steps as data, 11 to 15 cards, 3 melds, p50", 100, _median(lists)),
        Row("… p99", 500, _p99(lists)),
        Row("… 35 cards, p50", 500, _median(large)),
        Row(
            "all legal steps explained and grouped, 15 cards",
            3000,
            _median(_each(positions(rules, 15, 3), move_groups, 5)),
        ),
        Row("score a round, itemised", 300, _score(rules)),
        Row("random self-play, decisions a second", 20_000, _self_play(rules), True),
        Row("judge one case under every rule set, with sentences", 10_000, _under_all()),
    ]


def _reach(position: Position) -> bool:
    problem = Problem(position, count_kinds(position.hand), NOTHING)
    problem.owed = 90
    return problem.reaches(problem.counts, len(position.hand))


def _cheapest(position: Position) -> bool:
    problem = Problem(position, count_kinds(position.hand), NOTHING)
    problem.owed = 90
    return problem.reaches(problem.counts, 6)


def _whole_turn(rules: RuleSet) -> float:
    """A draw, up to six melds and a discard, chosen beforehand, then checked step by step."""
    rng = Random(3)
    turns: list[tuple[Position, list[Step]]] = []
    for one in positions(rules, 25, 3, 10):
        start = replace(one, stage="draw", turn=Turn())
        steps: list[Step] = [Draw()]
        at = check(start, steps[0]).after
        while at is not None and len(steps) < 7:
            lays = [m.step for m in legal_moves(at) if m.family in ("meld", "add", "open")]
            if not lays:
                break
            steps.append(rng.choice(lays))
            at = check(at, steps[-1]).after
        if at is not None:
            ends = [m.step for m in legal_moves(at) if isinstance(m.step, Discard)]
            steps += ends[:1]
        turns.append((start, steps))

    def judge(start: Position, steps: list[Step]) -> None:
        at: Position | None = start
        for step in steps:
            assert at is not None
            at = check(at, step).after

    return _median(spent(lambda s=s, t=t: judge(s, t), 20) for s, t in turns)  # type: ignore[misc]


def _rounds(rules: RuleSet, seeds: Iterable[int]) -> int:
    count = 0
    for seed in seeds:
        rng = Random(seed)
        start = deal(rules, rules.seats.least, rng)
        count += sum(1 for _ in play_round(start, rng, random_bot))
    return count


def _self_play(rules: RuleSet) -> float:
    _rounds(rules, range(15))
    best = 0.0
    for part in range(3):
        begin = time.perf_counter()
        count = _rounds(rules, range(100 + 10 * part, 106 + 10 * part))
        best = max(best, count / (time.perf_counter() - begin))
    return best


def _score(rules: RuleSet) -> float:
    rng = Random(5)
    start = deal(rules, rules.seats.least, rng)
    end = [event.after for event in play_round(start, rng, random_bot)][-1]
    return spent(lambda: totals(score_lines(end), end))


def _under_all() -> float:
    from engine.cases import read_case
    from engine.errors import BadInput
    from engine.yamltext import read_text

    text = "variant: official\nposition: {hands: {1: 7 7 K 4 Jo}, pile: 9 2 7, melds: {A: [K K K]}}\nmoves: [take 7 Jo]"
    case = read_case(read_text(text, "case"))

    def judge() -> None:
        for name in rulesets.names():
            try:
                under = case.under(rulesets.load(name))
            except BadInput:
                continue
            for step in under.moves:
                sentences(check(under.position, step))

    return spent(judge, 5)


def import_row() -> Row:
    """Importing the engine and loading one rule set, in milliseconds, in a fresh process."""
    code = (
        "import time; t = time.perf_counter(); import engine.referee, engine.rulesets as r; "
        "r.load('official'); print((time.perf_counter() - t) * 1000)"
    )
    runs = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)
        for _ in range(5)
    ]
    return Row("import the engine and load one rule set, milliseconds", 400, min(runs))
