"""The task that asks for a move: foreseen answers, and judging what a learner proposes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Self

from pydantic import Field

from engine.lessons.cell import At, Cell, Fault, Form, Hints, MoveText, Steps, Words, ruling
from engine.lessons.goals import Goal, goal_holds
from engine.notation import write_step
from engine.position import Position, replace
from engine.referee import Verdict, check
from engine.ruleset import RuleSet
from engine.verify import canonical


class _WrongForm(Form):
    move: MoveText
    rules: Annotated[tuple[str, ...], Field(min_length=1)]
    say: Words


class _ShortForm(Form):
    move: MoveText
    say: Words


class _TryForm(Form):
    ask: Words
    position: dict[str, Any]
    goal: Goal = Goal()
    accepts: Annotated[tuple[MoveText, ...], Field(min_length=1)]
    wrong: tuple[_WrongForm, ...] = ()
    short: tuple[_ShortForm, ...] = ()
    broken: dict[str, Words] = Field(default_factory=dict)
    otherwise: str = ""
    say: str = ""
    hints: Hints


@dataclass(frozen=True, slots=True)
class Wrong:
    """A mistake that was foreseen: illegal, and these rules among those it breaks."""

    steps: Steps
    rules: tuple[str, ...]
    say: str


@dataclass(frozen=True, slots=True)
class Short:
    """An answer that was foreseen: legal, but not what was asked for."""

    steps: Steps
    say: str


@dataclass(frozen=True, slots=True)
class Try(Cell):
    """A move to propose. `broken` has a word for other moves that break a rule, by rule."""

    ask: str
    position: Position
    goal: Goal
    accepts: tuple[Steps, ...]
    wrong: tuple[Wrong, ...]
    short: tuple[Short, ...]
    broken: tuple[tuple[str, str], ...]
    otherwise: str
    say: str
    hints: tuple[str, ...]

    @property
    def answer(self) -> Steps:
        """The steps that are shown when a learner asks for the answer."""
        return self.accepts[0]

    @classmethod
    def read(cls, at: At, number: int) -> Self:
        """The mapping under `try`."""
        form = at.form(_TryForm)
        for key, words in form.goal.cards.items():
            at.cards(words, "goal", key)
        return cls(
            number=number,
            ask=at.filled(form.ask, "ask"),
            position=at.position(),
            goal=form.goal,
            accepts=tuple(at.steps(move, "accepts", n) for n, move in enumerate(form.accepts)),
            wrong=tuple(_read_wrong(at.under("wrong", n), one) for n, one in enumerate(form.wrong)),
            short=tuple(_read_short(at.under("short", n), one) for n, one in enumerate(form.short)),
            broken=tuple(
                (rule, at.filled(form.broken[rule], "broken", rule))
                for rule in at.known_rules(form.broken, "broken")
            ),
            otherwise=at.filled(form.otherwise, "otherwise"),
            say=at.filled(form.say, "say"),
            hints=at.all_filled(form.hints, "hints"),
        )

    def faults(self, at: At) -> Iterator[Fault]:
        """Accepted moves that are not right, and mistakes that are none."""
        for n, steps in enumerate(self.accepts):
            place = at.place("accepts", n)
            outcome = attempt(self, at.rules, steps)
            if not outcome.legal:
                broken = ", ".join(outcome.verdicts[-1].broken)
                yield Fault(place, f"“{_written(steps, at)}” is not legal: {broken}")
            elif not outcome.reached:
                yield Fault(place, f"“{_written(steps, at)}” is legal but does not reach the goal")
        for n, wrong in enumerate(self.wrong):
            found = ruling(self.position, wrong.steps)
            if found.after is not None:
                yield Fault(at.place("wrong", n), f"“{_written(wrong.steps, at)}” is legal")
            for number, rule in enumerate(wrong.rules):
                if found.after is None and rule not in found.broken:
                    message = f"“{_written(wrong.steps, at)}” breaks {', '.join(found.broken)}"
                    yield Fault(at.place("wrong", n, "rules", number), f"{message}, not {rule}")
        for n, short in enumerate(self.short):
            outcome = attempt(self, at.rules, short.steps)
            if not outcome.legal or outcome.reached:
                broken = ", ".join(outcome.verdicts[-1].broken)
                state = "reaches the goal" if outcome.reached else f"is not legal: {broken}"
                yield Fault(at.place("short", n), f"“{_written(short.steps, at)}” {state}")


def _read_wrong(at: At, form: _WrongForm) -> Wrong:
    return Wrong(
        at.steps(form.move, "move"), at.known_rules(form.rules, "rules"), at.filled(form.say, "say")
    )


def _read_short(at: At, form: _ShortForm) -> Short:
    return Short(at.steps(form.move, "move"), at.filled(form.say, "say"))


def _written(steps: Steps, at: At) -> str:
    return "; ".join(write_step(step, at.rules.cards.deck) for step in steps)


@dataclass(frozen=True, slots=True)
class Attempt:
    """The steps of an attempt, judged in order up to the first illegal one.

    `reached` says that all are legal and the goal holds, which makes the attempt `right`;
    `say` is the author's word for this attempt, empty when there is none.
    """

    verdicts: tuple[Verdict, ...]
    legal: bool
    reached: bool
    say: str

    @property
    def right(self) -> bool:
        """Whether this is an answer to the task."""
        return self.reached


def attempt(cell: Try, rules: RuleSet, steps: Steps) -> Attempt:
    """Judge an attempt at a task under some rules.

    Raises `BadInput` like `engine.referee.check`.
    """
    start = position = replace(cell.position, rules=rules)
    verdicts: list[Verdict] = []
    for step in steps:
        verdict = check(position, step)
        verdicts.append(verdict)
        if verdict.after is None:
            word = _word_for_illegal(cell, steps[: len(verdicts)], verdict.broken)
            return Attempt(tuple(verdicts), False, False, word)
        position = verdict.after
    reached = goal_holds(cell.goal, start, steps, position)
    over = position.seat != start.seat or position.stage == "over"
    word = cell.say if reached else _word_for_short(cell, steps, over)
    return Attempt(tuple(verdicts), True, reached, word)


def _word_for_illegal(cell: Try, steps: Steps, broken: tuple[str, ...]) -> str:
    """The author's word for a mistake: this very one, the same last step, the rule, any other."""
    made = _canonical(steps)
    for wrong in cell.wrong:
        if _canonical(wrong.steps) == made:
            return wrong.say
    for wrong in cell.wrong:
        same_rules = any(rule in broken for rule in wrong.rules)
        if same_rules and canonical(wrong.steps[-1]) == canonical(steps[-1]):
            return wrong.say
    for rule, word in cell.broken:
        if rule in broken:
            return word
    return cell.otherwise


def _word_for_short(cell: Try, steps: Steps, over: bool) -> str:
    """The author's word for legal steps that miss the goal; none while the turn goes on."""
    made = _canonical(steps)
    for short in cell.short:
        if _canonical(short.steps) == made:
            return short.say
    return cell.otherwise if over else ""


def _canonical(steps: Steps) -> list[Any]:
    """Steps for comparing, whatever suits were named and in whatever order cards were."""
    return [canonical(step) for step in steps]
