"""The task that asks for a move: judging what a learner proposes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self

from pydantic import BaseModel, Field

from engine.lessons.cell import At, Fault, Met, Steps, Task, met, ruling
from engine.lessons.foreseen import (
    Short,
    ShortForm,
    Wrong,
    WrongForm,
    mistaken,
    read_broken,
    read_short,
    read_wrong,
    word_for_illegal,
    word_for_short,
)
from engine.lessons.forms import MoveText, TaskForm, Words
from engine.lessons.goals import Goal, GoalPart, Played, reaches, still_asked
from engine.position import Position, replace
from engine.referee import Verdict
from engine.ruleset import RuleSet


class _TryForm(TaskForm):
    position: dict[str, Any]
    goal: GoalPart = Goal()
    accepts: Annotated[tuple[MoveText, ...], Field(min_length=1)]
    wrong: tuple[WrongForm, ...] = ()
    short: tuple[ShortForm, ...] = ()
    broken: dict[str, Words] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Try(Task):
    """A move to propose. `broken` has a word for other moves that break a rule, by rule."""

    form: ClassVar[type[BaseModel]] = _TryForm
    position: Position
    goal: Goal
    accepts: tuple[Steps, ...]
    wrong: tuple[Wrong, ...]
    short: tuple[Short, ...]
    broken: tuple[tuple[str, str], ...]

    @property
    def answer(self) -> Steps:
        """The steps that are shown when a learner asks for the answer."""
        return self.accepts[0]

    @classmethod
    def read(cls, at: At, number: int) -> Self:
        """The mapping under `try`."""
        form = at.form(_TryForm)
        read_goal_cards(at, form.goal)
        return cls(
            number=number,
            position=at.position(),
            goal=form.goal,
            accepts=tuple(at.steps(move, "accepts", n) for n, move in enumerate(form.accepts)),
            wrong=tuple(read_wrong(at.under("wrong", n), one) for n, one in enumerate(form.wrong)),
            short=tuple(read_short(at.under("short", n), one) for n, one in enumerate(form.short)),
            broken=read_broken(at.under("broken"), form.broken),
            **at.task(form),
        )

    def faults(self, at: At) -> Iterator[Fault]:
        """Accepted moves that are not right, and mistakes that are none."""
        for n, steps in enumerate(self.accepts):
            place = at.place("accepts", n)
            outcome = attempt(self, at.rules, steps)
            if not outcome.legal:
                broken = ", ".join(outcome.verdicts[-1].broken)
                yield Fault(place, f"“{at.written(steps)}” is not legal: {broken}")
            elif not outcome.reached:
                yield Fault(place, f"“{at.written(steps)}” is legal but does not reach the goal")
        for n, wrong in enumerate(self.wrong):
            yield from mistaken(at.under("wrong", n), self.position, wrong.steps, wrong.rules)
        for n, short in enumerate(self.short):
            outcome = attempt(self, at.rules, short.steps)
            if not outcome.legal or outcome.reached:
                broken = ", ".join(outcome.verdicts[-1].broken)
                state = "reaches the goal" if outcome.reached else f"is not legal: {broken}"
                yield Fault(at.place("short", n), f"“{at.written(short.steps)}” {state}")

    def meets(self, rules: RuleSet) -> Met:
        """What the accepted moves keep and the foreseen mistakes break."""
        start = replace(self.position, rules=rules)
        kept = [one for steps in self.accepts for one in ruling(start, steps).verdicts]
        return met(kept, [ruling(start, wrong.steps).verdicts[-1] for wrong in self.wrong])


def read_goal_cards(at: At, goal: Goal) -> None:
    """Refuse a goal whose cards the deck does not have. Raises `BadInput`."""
    for key, words in goal.cards.items():
        at.cards(words, "goal", key)


@dataclass(frozen=True, slots=True)
class Attempt:
    """The steps of an attempt, judged in order up to the first illegal one.

    `reached` says that all are legal and the goal holds, which makes the attempt `right`;
    `say` is the author's word for this attempt, empty when there is none. `asked` are the
    parts of the goal that legal steps have not reached, each as a sentence.
    """

    verdicts: tuple[Verdict, ...]
    legal: bool
    reached: bool
    say: str
    asked: tuple[str, ...] = ()

    @property
    def right(self) -> bool:
        """Whether this is an answer to the task."""
        return self.reached


def attempt(cell: Try, rules: RuleSet, steps: Steps) -> Attempt:
    """Judge an attempt at a task under some rules.

    Raises `BadInput` like `engine.referee.check`.
    """
    start = replace(cell.position, rules=rules)
    found = ruling(start, steps)
    if found.after is None:
        word = word_for_illegal(cell, steps[: len(found.verdicts)], found.broken)
        return Attempt(found.verdicts, False, False, word)
    played = Played(start, steps, found.after)
    if reaches(cell.goal, played):
        return Attempt(found.verdicts, True, True, cell.say)
    word = word_for_short(cell, steps, played.turn_over)
    return Attempt(found.verdicts, True, False, word, still_asked(cell.goal, played))
