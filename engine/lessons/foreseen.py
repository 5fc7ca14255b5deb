"""Mistakes that an author foresaw, and the word that fits what a learner did."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Protocol

from pydantic import Field

from engine.lessons.cell import At, Fault, Steps, ruling
from engine.lessons.forms import Form, MoveText, Words
from engine.position import Position
from engine.verify import canonical


class WrongForm(Form):
    """A mistake: a move that is not legal, and rules that it breaks."""

    move: MoveText
    rules: Annotated[tuple[str, ...], Field(min_length=1)]
    say: Words


class ShortForm(Form):
    """An answer that is legal, but not what was asked for."""

    move: MoveText
    say: Words


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


class Foreseeing(Protocol):
    """A task with foreseen answers; `broken` has a word for any other move that breaks a rule."""

    @property
    def wrong(self) -> tuple[Wrong, ...]:
        """Mistakes."""

    @property
    def short(self) -> tuple[Short, ...]:
        """Legal answers that are not asked for."""

    @property
    def broken(self) -> tuple[tuple[str, str], ...]:
        """Words by rule."""

    @property
    def otherwise(self) -> str:
        """The word for all the rest."""


def read_wrong(at: At, form: WrongForm) -> Wrong:
    """A mistake from its place in a lesson's file. Raises `BadInput`."""
    return Wrong(
        at.steps(form.move, "move"), at.known_rules(form.rules, "rules"), at.filled(form.say, "say")
    )


def read_short(at: At, form: ShortForm) -> Short:
    """A legal answer that is not asked for. Raises `BadInput`."""
    return Short(at.steps(form.move, "move"), at.filled(form.say, "say"))


def read_broken(at: At, form: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """Words by rule. Raises `BadInput`."""
    return tuple((rule, at.filled(form[rule], rule)) for rule in at.known_rules(form))


def mistaken(at: At, position: Position, steps: Steps, rules: tuple[str, ...]) -> Iterator[Fault]:
    """A mistake that is none, or that breaks other rules. `at` is where the mistake stands."""
    found = ruling(position, steps)
    shown = f"“{at.written(steps)}”"
    if found.after is not None:
        yield Fault(at.place(), f"{shown} is legal")
        return
    for number, rule in enumerate(rules):
        if rule not in found.broken:
            broken = ", ".join(found.broken)
            yield Fault(at.place("rules", number), f"{shown} breaks {broken}, not {rule}")


def word_for_illegal(task: Foreseeing, steps: Steps, broken: tuple[str, ...]) -> str:
    """The author's word for a mistake: this very one, the same last step, the rule, any other."""
    made = _canonical(steps)
    for wrong in task.wrong:
        if _canonical(wrong.steps) == made:
            return wrong.say
    for wrong in task.wrong:
        same_rules = any(rule in broken for rule in wrong.rules)
        if same_rules and canonical(wrong.steps[-1]) == canonical(steps[-1]):
            return wrong.say
    for rule, word in task.broken:
        if rule in broken:
            return word
    return task.otherwise


def word_for_short(task: Foreseeing, steps: Steps, over: bool) -> str:
    """The author's word for legal steps that miss the goal; none while the turn goes on."""
    made = _canonical(steps)
    for short in task.short:
        if _canonical(short.steps) == made:
            return short.say
    return task.otherwise if over else ""


def _canonical(steps: Steps) -> list[Any]:
    """Steps for comparing, whatever suits were named and in whatever order cards were."""
    return [canonical(step) for step in steps]
