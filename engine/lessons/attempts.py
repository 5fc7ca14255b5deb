"""Judging what a learner proposes: legal, and what the task asked for."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import count_kinds, read_cards
from engine.lessons.cells import Goal, Try
from engine.moves import Discard, Draw, Lay, Step, Take
from engine.position import Position, side_of
from engine.referee import Verdict, check
from engine.rules.act import Act
from engine.rules.out import canastas_of
from engine.ruleset import RuleSet
from engine.verify import canonical


@dataclass(frozen=True, slots=True)
class Attempt:
    """The steps of an attempt, judged in order up to the first illegal one.

    `reached` says that the goal holds, `right` that all steps are legal too; `say`
    is the author's word for this attempt, empty when there is none.
    """

    verdicts: tuple[Verdict, ...]
    legal: bool
    reached: bool
    right: bool
    say: str


def attempt(cell: Try, rules: RuleSet, steps: tuple[Step, ...]) -> Attempt:
    """Judge an attempt at a task. Raises `BadInput` like `engine.referee.check`."""
    position = cell.position
    verdicts: list[Verdict] = []
    for step in steps:
        verdict = check(position, step)
        verdicts.append(verdict)
        if verdict.after is None:
            judged = steps[: len(verdicts)]
            return Attempt(tuple(verdicts), False, False, False, _word_for(cell, judged))
        position = verdict.after
    reached = bool(steps) and goal_holds(cell.goal, cell.position, steps, position)
    return Attempt(tuple(verdicts), True, reached, reached, cell.say if reached else "")


def _word_for(cell: Try, steps: tuple[Step, ...]) -> str:
    """The author's word for a mistake: for this one, or for any other."""
    last = canonical(steps[-1])
    for wrong in cell.wrong:
        if canonical(wrong.steps[-1]) == last:
            return wrong.say
    return cell.otherwise


def goal_holds(goal: Goal, before: Position, steps: tuple[Step, ...], after: Position) -> bool:
    """Whether legal steps that led from one position to another reach a goal."""
    rules = before.rules
    side = before.side
    own = after.melds[side_of(after, before.seat)]
    hand = after.hands[before.seat - 1]
    last = steps[-1]
    acts = _acts(before, steps)
    laid = sum(len(build.cards) for act in acts for build in act.builds)
    points = sum(act.points for act in acts)
    took = any(isinstance(step, Take) for step in steps)
    drew = any(isinstance(step, Draw) for step in steps)
    discarded = isinstance(last, Discard)
    canastas = len(canastas_of(rules, own)) - len(canastas_of(rules, before.melds[side]))
    opened = _opened(before, acts, points)
    checks: list[tuple[object, bool]] = [
        (goal.take, took is goal.take),
        (goal.draw, drew is goal.draw),
        (goal.opened, opened is goal.opened),
        (goal.laid, goal.laid is not None and laid >= goal.laid),
        (goal.melds, goal.melds is not None and len(own) >= goal.melds),
        (goal.points, goal.points is not None and points >= goal.points),
        (goal.canasta, (canastas > 0) is goal.canasta),
        (goal.discarded, discarded is goal.discarded),
        (goal.out, (after.out is not None) is goal.out),
    ]
    if not all(held for wanted, held in checks if wanted is not None):
        return False
    deck = rules.cards.deck
    if goal.discard is not None:
        wanted = read_cards(goal.discard, deck)
        if not isinstance(last, Discard) or last.cards[0].kind != wanted[0].kind:
            return False
    if goal.keeps is not None:
        kept, held = count_kinds(read_cards(goal.keeps, deck)), count_kinds(hand)
        return all(number <= held[kind] for kind, number in enumerate(kept))
    return True


def _acts(position: Position, steps: tuple[Step, ...]) -> list[Act]:
    """The laying steps, taken apart on the positions in which they were made."""
    acts: list[Act] = []
    for step in steps:
        if isinstance(step, Lay | Take) or hasattr(step, "rank"):
            acts.append(Act(position, step))
        after = check(position, step).after
        assert after is not None
        position = after
    return acts


def _opened(before: Position, acts: list[Act], points: int) -> bool:
    if before.turn.opened_before or (before.turn.drew is None and before.own_melds):
        return True
    return bool(acts) and before.turn.points + points >= acts[0].minimum
