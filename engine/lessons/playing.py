"""The task that asks for some turns, played against a script until a goal holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self

from pydantic import BaseModel, Field

from engine.errors import CannotRead
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
)
from engine.lessons.forms import TaskForm, Words
from engine.lessons.game import Game, Line
from engine.lessons.goals import Goal, GoalPart
from engine.lessons.script import (
    Row,
    RowForm,
    ends_turn,
    known_stock,
    read_row,
    way_of,
)
from engine.lessons.trying import read_goal_cards
from engine.position import Position
from engine.ruleset import RuleSet

MOST_TURNS = 12
LineText = Annotated[str, Field(min_length=1, max_length=2000)]


class _WrongForm(WrongForm):
    turn: Annotated[int, Field(ge=1)] = 1


class _ShortForm(ShortForm):
    turn: Annotated[int, Field(ge=1)] = 1


class _PlayForm(TaskForm):
    position: dict[str, Any]
    turns: Annotated[int, Field(ge=1, le=MOST_TURNS)]
    goal: GoalPart = Goal()
    script: tuple[RowForm, ...] = ()
    partner_says: bool = True
    accepts: Annotated[tuple[LineText, ...], Field(min_length=1)]
    wrong: tuple[_WrongForm, ...] = ()
    short: tuple[_ShortForm, ...] = ()
    broken: dict[str, Words] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Play(Task):
    """Turns to play from a position. The player to move there is the learner's.

    The task ends right once the goal holds; without a goal, when all its turns are played. It
    ends wrong when the turns or the round are over before. `wrong` and `short` are by turn of
    the first accepted line, `script` stands between the turns.
    """

    form: ClassVar[type[BaseModel]] = _PlayForm
    position: Position
    turns: int
    goal: Goal
    script: tuple[Row, ...]
    partner_says: bool
    accepts: tuple[Steps, ...]
    wrong: tuple[Wrong, ...]
    wrong_turns: tuple[int, ...]
    short: tuple[Short, ...]
    short_turns: tuple[int, ...]
    broken: tuple[tuple[str, str], ...]

    @property
    def answer(self) -> Steps:
        """The learner's steps, turn after turn, that are shown when the answer is asked for."""
        return self.accepts[0]

    def follow(self, steps: Steps) -> Line:
        """Where the learner's steps lead, judged in order up to the first illegal one.

        Steps after the end of the task are not looked at. Raises `BadInput` like `check`.
        """
        return self._lines(steps)[-1]

    def _lines(self, steps: Steps) -> list[Line]:
        """How the task stands at first, and after each of the steps."""
        game = Game(self)
        lines = [game.line]
        for step in steps:
            if game.line.over or not game.line.legal:
                break
            game.make(step)
            lines.append(game.line)
        return lines

    @classmethod
    def read(cls, at: At, number: int) -> Self:
        """The mapping under `play`."""
        form = at.form(_PlayForm)
        read_goal_cards(at, form.goal)
        position = at.position()
        if len(form.script) >= form.turns:
            message = f"a script stands between turns, so here it has {form.turns - 1} rows at most"
            raise CannotRead(message, at.place("script", form.turns - 1))
        for key in ("wrong", "short"):
            for n, one in enumerate(getattr(form, key)):
                if one.turn > form.turns:
                    message = f"the task has {form.turns} turns"
                    raise CannotRead(message, at.place(key, n, "turn"))
        return cls(
            number=number,
            position=position,
            turns=form.turns,
            goal=form.goal,
            script=tuple(
                read_row(at.under("script", n), row, position) for n, row in enumerate(form.script)
            ),
            partner_says=form.partner_says,
            accepts=tuple(at.steps(line, "accepts", n) for n, line in enumerate(form.accepts)),
            wrong=tuple(read_wrong(at.under("wrong", n), one) for n, one in enumerate(form.wrong)),
            wrong_turns=tuple(one.turn for one in form.wrong),
            short=tuple(read_short(at.under("short", n), one) for n, one in enumerate(form.short)),
            short_turns=tuple(one.turn for one in form.short),
            broken=read_broken(at.under("broken"), form.broken),
            **at.task(form),
        )

    def faults(self, at: At) -> Iterator[Fault]:
        """Lines that do not end right, a script that cannot be played, mistakes that are none."""
        needed = ((self.turns - 1) * self.position.players + 1) * at.rules.turn.draw
        if known_stock(self.position) < min(needed, len(self.position.stock)):
            message = f"the next {needed} cards of the stock at least must be given"
            yield Fault(at.place("position", "stock"), f"{message}: so many may be drawn")
            return
        for n, steps in enumerate(self.accepts):
            yield from self._line_faults(at, n, steps)
        yield from self._script_faults(at)
        for n, wrong in enumerate(self.wrong):
            start = self._start_of(self.wrong_turns[n])
            if start is None:
                yield Fault(at.place("wrong", n, "turn"), "the first line accepted ends before")
            else:
                yield from mistaken(at.under("wrong", n), start.position, wrong.steps, wrong.rules)
        for n, short in enumerate(self.short):
            start = self._start_of(self.short_turns[n])
            if start is None:
                yield Fault(at.place("short", n, "turn"), "the first line accepted ends before")
                continue
            line = self.follow((*start.steps, *short.steps))
            if not line.legal or line.right:
                broken = ", ".join(line.verdict.broken) if line.verdict else ""
                state = "reaches the goal" if line.right else f"is not legal: {broken}"
                yield Fault(at.place("short", n), f"“{at.written(short.steps)}” {state}")

    def _line_faults(self, at: At, number: int, steps: Steps) -> Iterator[Fault]:
        line = self.follow(steps)
        place = at.place("accepts", number)
        if not line.legal and line.verdict is not None:
            step, broken = at.written((line.verdict.step,)), ", ".join(line.verdict.broken)
            yield Fault(place, f"“{step}” in turn {line.turn} is not legal: {broken}")
        elif not line.right:
            asked = " ".join(line.notes) or f"it ends in turn {line.turn} of {self.turns}"
            yield Fault(place, f"the line is legal but does not end the task: {asked}")

    def _script_faults(self, at: At) -> Iterator[Fault]:
        """Each seat must have a way that it can play, along the first accepted line."""
        learner, before, turns = self.position.seat, self.position, 0
        seen: set[tuple[int, int]] = set()
        for event in self.follow(self.accepts[0]).events:
            if event.seat == learner:
                turns += ends_turn(before, event.after)
            elif before.seat == event.seat and (turns, event.seat) not in seen:
                seen.add((turns, event.seat))
                yield from self._way_faults(at, turns - 1, before)
            before = event.after

    def _way_faults(self, at: At, number: int, before: Position) -> Iterator[Fault]:
        """None of the ways of a seat can be played; the last is named, which should always do."""
        ways = self.script[number].of(before.seat) if number < len(self.script) else ()
        if not ways or way_of(before, ways):
            return
        found = ruling(before, ways[-1])
        keys: tuple[str | int, ...] = ("script", number, "moves", before.seat)
        keys = (*keys, len(ways) - 1) if at.has(*keys, 0) else keys
        state = f"is not legal then: {', '.join(found.broken)}"
        state = state if found.after is None else "does not end the turn"
        yield Fault(at.place(*keys), f"“{at.written(ways[-1])}” {state}")

    def _start_of(self, turn: int) -> Line | None:
        """The beginning of a turn along the first accepted line; None where it ends before."""
        lines = self._lines(self.accepts[0])
        return next((line for line in lines if line.turn == turn and not line.over), None)

    def meets(self, rules: RuleSet) -> Met:
        """What the accepted lines keep and the foreseen mistakes break."""
        lines = [line for steps in self.accepts for line in self._lines(steps)]
        kept = [line.verdict for line in lines if line.verdict is not None]
        starts = [self._start_of(turn) for turn in self.wrong_turns]
        broken = [
            ruling(start.position, wrong.steps).verdicts[-1]
            for start, wrong in zip(starts, self.wrong, strict=True)
            if start is not None
        ]
        return met(kept, broken)
