"""The task that compares rule sets: what does each of them say about one move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self

from pydantic import BaseModel, Field

from engine import rulesets
from engine.errors import BadInput, CannotRead
from engine.lessons.cell import (
    At,
    Fault,
    Met,
    Reply,
    Steps,
    Task,
    broken_text,
    met,
    ruling,
)
from engine.lessons.forms import MoveText, TaskForm, Words, between
from engine.position import Position
from engine.referee import Verdict
from engine.ruleset import RuleSet
from engine.words import say

LEAST, MOST = 2, 6
"""How many rule sets are compared."""


class _CompareForm(TaskForm):
    position: dict[str, Any]
    move: MoveText
    legal: Annotated[dict[str, bool], between(LEAST, MOST, "rule sets")]
    rules: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    replies: dict[str, Words] = Field(default_factory=dict)
    say: Words


@dataclass(frozen=True, slots=True)
class Under:
    """The move under one rule set: the position there, whether it is legal, rules it breaks.

    `say` is the author's word when a learner takes it for the contrary; it may be empty.
    """

    position: Position
    steps: Steps
    legal: bool
    broken: tuple[str, ...]
    say: str

    @property
    def rules(self) -> RuleSet:
        """The rule set."""
        return self.position.rules

    @property
    def verdict(self) -> Verdict:
        """The referee's verdict on the last step, or on the first that is illegal."""
        return ruling(self.position, self.steps).verdicts[-1]


@dataclass(frozen=True, slots=True)
class Compare(Task):
    """One position and move under several rule sets, each to be ruled on."""

    form: ClassVar[type[BaseModel]] = _CompareForm
    variant: str
    under: tuple[Under, ...]

    @property
    def position(self) -> Position:
        """The position to draw: under the lesson's own rule set where it is compared."""
        own = [one for one in self.under if one.rules.id == self.variant]
        return (own or list(self.under))[0].position

    @property
    def steps(self) -> Steps:
        """The move, as the rule set of `position` writes it."""
        return next(one.steps for one in self.under if one.position is self.position)

    @property
    def answer(self) -> dict[str, bool]:
        """Whether the move is legal, by rule set."""
        return {one.rules.id: one.legal for one in self.under}

    def reply(self, legal: Mapping[str, bool]) -> Reply:
        """What rulings by rule set come to; right when all of them are.

        The notes say of each rule set that was got wrong what holds there.
        """
        if any(one.rules.id not in legal for one in self.under):
            return Reply(False, "", (say("lesson-compare-missing"),))
        wrong = [one for one in self.under if legal[one.rules.id] != one.legal]
        if not wrong:
            return Reply(True, self.say)
        word = next((one.say for one in wrong if one.say), self.otherwise)
        return Reply(False, word, tuple(map(_note, wrong)), wrong[0].verdict)

    @classmethod
    def read(cls, at: At, number: int) -> Self:
        """The mapping under `compare`."""
        form = at.form(_CompareForm)
        for key in ("rules", "replies"):
            for id in getattr(form, key):
                if id not in form.legal:
                    message = f"“{id}” is not compared; {', '.join(form.legal)} are"
                    raise CannotRead(message, at.place(key, id))
        under = []
        for id, legal in form.legal.items():
            there = _at(at, id)
            under.append(
                Under(
                    position=there.position(),
                    steps=there.steps(form.move, "move"),
                    legal=legal,
                    broken=at.known_rules(form.rules.get(id, ()), "rules", id),
                    say=there.filled(form.replies.get(id, ""), "replies", id),
                )
            )
        return cls(number=number, variant=at.rules.id, under=tuple(under), **at.task(form))

    def faults(self, at: At) -> Iterator[Fault]:
        """Rulings that the referee does not share, and rules that are not broken."""
        for one in self.under:
            id = one.rules.id
            verdict = one.verdict
            if one.legal != verdict.legal:
                state = "legal" if verdict.legal else f"not legal: {', '.join(verdict.broken)}"
                yield Fault(at.place("legal", id), f"the move is {state}")
                continue
            for n, rule in enumerate(one.broken):
                if rule not in verdict.broken:
                    broken = ", ".join(verdict.broken) or "none"
                    message = f"{rule} is not broken; broken are {broken}"
                    yield Fault(at.place("rules", id, n), message)

    def meets(self, rules: RuleSet) -> Met:
        """What the move keeps or breaks under these rules, where they are compared."""
        verdicts = [
            verdict
            for one in self.under
            if one.rules.id == rules.id
            for verdict in ruling(one.position, one.steps).verdicts
        ]
        return met(verdicts, verdicts[-1:])


def _at(at: At, id: str) -> At:
    """The same part of the file, read under one of the rule sets that are compared."""
    try:
        return At(at.document, rulesets.load(id), at.path)
    except BadInput as error:
        raise error.at(at.place("legal", id)) from None


def _note(one: Under) -> str:
    if one.legal:
        return say("lesson-compare-legal", rules=one.rules.title)
    return say("lesson-compare-illegal", rules=one.rules.title, text=broken_text(one.verdict))
