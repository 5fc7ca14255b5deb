"""The task that asks for an order: the steps of a turn, shown in another one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, permutations
from typing import Annotated, Any, ClassVar, NamedTuple, Self

from pydantic import BaseModel, BeforeValidator, Field

from engine.errors import CannotRead
from engine.lessons.cell import (
    At,
    Fault,
    Met,
    Reply,
    Ruling,
    Steps,
    Task,
    broken_text,
    met,
    ruling,
)
from engine.lessons.foreseen import read_broken
from engine.lessons.forms import Form, MoveText, TaskForm, Words, between
from engine.position import Position
from engine.ruleset import RuleSet
from engine.words import say

LEAST_STEPS, MOST_STEPS = 2, 7
_TRIED = 200
"""Orders that are tried when one is looked for that is not right."""


def _only_move(value: object) -> object:
    return {"move": value} if isinstance(value, str) else value


class _StepForm(Form):
    move: MoveText
    text: str = ""


class _WrongForm(Form):
    order: tuple[int, ...]
    rules: Annotated[tuple[str, ...], Field(min_length=1)]
    say: Words


class _OrderForm(TaskForm):
    position: dict[str, Any]
    steps: Annotated[
        tuple[Annotated[_StepForm, BeforeValidator(_only_move)], ...],
        between(LEAST_STEPS, MOST_STEPS, "steps"),
    ]
    wrong: tuple[_WrongForm, ...] = ()
    broken: dict[str, Words] = Field(default_factory=dict)


class Part(NamedTuple):
    """One of the steps to put in order, and what it is called."""

    steps: Steps
    text: str


@dataclass(frozen=True, slots=True)
class WrongOrder:
    """An order that was foreseen: places of `parts`, from 0; a step breaks these rules."""

    order: tuple[int, ...]
    rules: tuple[str, ...]
    say: str


@dataclass(frozen=True, slots=True)
class Order(Task):
    """Steps to put in order. `parts` stand in a right order; any order that is legal is right.

    `shown` is the order in which to show them at first: places of `parts`, in an order that is
    not right.
    """

    form: ClassVar[type[BaseModel]] = _OrderForm
    position: Position
    parts: tuple[Part, ...]
    shown: tuple[int, ...]
    wrong: tuple[WrongOrder, ...]
    broken: tuple[tuple[str, str], ...]

    @property
    def answer(self) -> tuple[int, ...]:
        """The order that is shown when a learner asks for the answer."""
        return tuple(range(len(self.parts)))

    def reply(self, order: Sequence[int]) -> Reply:
        """What an order of the places of `parts` comes to.

        Raises `BadInput` when it does not hold each of them once, and like `check`.
        """
        wanted = tuple(order)
        if sorted(wanted) != list(self.answer):
            raise CannotRead(f"each of the {len(self.parts)} steps once was expected")
        for number, place in enumerate(wanted, 1):
            found = self._ruling(wanted[:number])
            if found.after is None:
                verdict = found.verdicts[-1]
                step, text = self.parts[place].text, broken_text(verdict)
                note = say("lesson-order-step", number=number, step=step, text=text)
                return Reply(False, self._word(wanted, verdict.broken), (note,), verdict)
        return Reply(True, self.say)

    def _ruling(self, order: Sequence[int]) -> Ruling:
        return ruling(self.position, tuple(s for place in order for s in self.parts[place].steps))

    def _word(self, order: tuple[int, ...], broken: tuple[str, ...]) -> str:
        for wrong in self.wrong:
            if wrong.order == order:
                return wrong.say
        for rule, word in self.broken:
            if rule in broken:
                return word
        return self.otherwise

    @classmethod
    def read(cls, at: At, number: int) -> Self:
        """The mapping under `order`."""
        form = at.form(_OrderForm)
        position = at.position()
        parts: list[Part] = []
        for n, one in enumerate(form.steps):
            place = ("steps", n, "move") if at.has("steps", n, "move") else ("steps", n)
            steps = at.steps(one.move, *place)
            text = at.filled(one.text, "steps", n, "text") or at.written(steps)
            parts.append(Part(steps, text))
        return cls(
            number=number,
            position=position,
            parts=tuple(parts),
            shown=_shown(position, parts),
            wrong=tuple(
                _read_wrong(at.under("wrong", n), one, len(parts))
                for n, one in enumerate(form.wrong)
            ),
            broken=read_broken(at.under("broken"), form.broken),
            **at.task(form),
        )

    def faults(self, at: At) -> Iterator[Fault]:
        """Steps that are not legal in this order; orders that are right where others should be."""
        for number in range(1, len(self.parts) + 1):
            found = self._ruling(self.answer[:number])
            if found.after is None:
                shown = f"“{at.written(self.parts[number - 1].steps)}”"
                message = f"{shown} is not legal there: {', '.join(found.broken)}"
                yield Fault(at.place("steps", number - 1), message)
                return
        if self.shown == self.answer:
            yield Fault(at.place("steps"), "any order is right, so nothing is asked")
        for n, wrong in enumerate(self.wrong):
            found = self._ruling(wrong.order)
            if found.after is not None:
                yield Fault(at.place("wrong", n), "this order is legal")
            for place, rule in enumerate(wrong.rules):
                if found.after is None and rule not in found.broken:
                    message = f"this order breaks {', '.join(found.broken)}, not {rule}"
                    yield Fault(at.place("wrong", n, "rules", place), message)

    def meets(self, rules: RuleSet) -> Met:
        """What the right order keeps; what the order shown at first and foreseen ones break."""
        orders = [self.shown, *(wrong.order for wrong in self.wrong)]
        broken = [self._ruling(order).verdicts[-1] for order in orders]
        return met(self._ruling(self.answer).verdicts, broken)


def _read_wrong(at: At, form: _WrongForm, count: int) -> WrongOrder:
    if sorted(form.order) != list(range(1, count + 1)):
        message = f"the numbers from 1 to {count}, each once, were expected"
        raise CannotRead(message, at.place("order"))
    return WrongOrder(
        tuple(number - 1 for number in form.order),
        at.known_rules(form.rules, "rules"),
        at.filled(form.say, "say"),
    )


def _shown(position: Position, parts: Sequence[Part]) -> tuple[int, ...]:
    """An order that is not right, far from the right one; the right one where all are right."""
    right = tuple(range(len(parts)))
    for order in islice(permutations(reversed(right)), 1, _TRIED):
        steps = tuple(step for place in order for step in parts[place].steps)
        if ruling(position, steps).after is None:
            return order
    backwards = tuple(step for part in reversed(parts) for step in part.steps)
    return right if ruling(position, backwards).after is not None else right[::-1]
