"""The task that asks for a ruling: is the move legal, and if not, which rule says so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self

from pydantic import Field

from engine.errors import CannotRead
from engine.lessons.cell import At, Cell, Fault, Form, Hints, MoveText, Steps, Words, ruling
from engine.position import Position
from engine.referee import check

CHOICES = 4
"""Rules to choose from, where the author names none."""


class _JudgeForm(Form):
    ask: Words
    position: dict[str, Any]
    move: MoveText
    legal: bool
    rules: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    replies: dict[str, Words] = Field(default_factory=dict)
    otherwise: str = ""
    say: Words
    hints: Hints


@dataclass(frozen=True, slots=True)
class Judge(Cell):
    """A move to rule on; `choices` are the rules offered, the right ones among them.

    `replies` has a word for wrongly chosen rules, `otherwise` is for any other wrong ruling.
    """

    ask: str
    position: Position
    steps: Steps
    legal: bool
    rules: tuple[str, ...]
    choices: tuple[str, ...]
    replies: tuple[tuple[str, str], ...]
    otherwise: str
    say: str
    hints: tuple[str, ...]

    def is_right(self, legal: bool, rule: str = "") -> bool:
        """Whether a ruling is right: legal, or not legal by one of the rules that are broken."""
        return legal == self.legal and (legal or rule in self.rules)

    def word_for(self, legal: bool, rule: str = "") -> str:
        """The author's word for a ruling, right or wrong; empty when there is none."""
        if self.is_right(legal, rule):
            return self.say
        return dict(self.replies).get("" if legal else rule, self.otherwise)

    @classmethod
    def read(cls, at: At, number: int) -> Self:
        """The mapping under `judge`."""
        form = at.form(_JudgeForm)
        position, steps = at.position(), at.steps(form.move, "move")
        rules = at.known_rules(form.rules, "rules")
        choices = at.known_rules(form.choices, "choices") or _choices(position, steps, rules)
        for rule in rules:
            if rule not in choices:
                raise CannotRead(f"the right rule {rule} is not among them", at.place("choices"))
        for rule in at.known_rules(form.replies, "replies"):
            if rule in rules or rule not in choices:
                message = f"{rule} is no wrong choice; the choices are {', '.join(choices)}"
                raise CannotRead(message, at.place("replies", rule))
        return cls(
            number=number,
            ask=at.filled(form.ask, "ask"),
            position=position,
            steps=steps,
            legal=form.legal,
            rules=rules,
            choices=choices,
            replies=tuple(
                (rule, at.filled(word, "replies", rule)) for rule, word in form.replies.items()
            ),
            otherwise=at.filled(form.otherwise, "otherwise"),
            say=at.filled(form.say, "say"),
            hints=at.all_filled(form.hints, "hints"),
        )

    def faults(self, at: At) -> Iterator[Fault]:
        """A ruling that the referee does not share; broken rules that would count as wrong."""
        found = ruling(self.position, self.steps)
        if self.legal != (found.after is not None):
            state = f"not legal: {', '.join(found.broken)}" if found.broken else "legal"
            yield Fault(at.place("legal"), f"the move is {state}")
            return
        for n, rule in enumerate(self.rules):
            if rule not in found.broken:
                broken = ", ".join(found.broken) or "none"
                yield Fault(at.place("rules", n), f"{rule} is not broken; broken are {broken}")
        if not self.legal and not self.rules:
            message = f"a move that is not legal needs its rules; broken are {_list(found.broken)}"
            yield Fault(at.place("rules"), message)
            return
        for n, rule in enumerate(self.choices):
            if rule in found.broken and rule not in self.rules:
                message = f"{rule} is broken too, so it must stand among the rules"
                yield Fault(at.place("choices", n), message)


def _list(rules: tuple[str, ...]) -> str:
    return ", ".join(rules)


def _choices(position: Position, steps: Steps, right: tuple[str, ...]) -> tuple[str, ...]:
    """Rules to choose from: the right ones and some that hold, in the referee's order."""
    asked: list[str] = []
    broken: tuple[str, ...] = ()
    for step in steps:
        verdict = check(position, step)
        asked = list(dict.fromkeys(finding.rule for finding in verdict.findings))
        broken = verdict.broken
        if verdict.after is None:
            break
        position = verdict.after
    held = [rule for rule in asked if rule not in broken and not rule.startswith("turn.")]
    fill = max(1, CHOICES - len(right))
    chosen = {*right, *held[-fill:]}
    return (*(rule for rule in asked if rule in chosen), *(r for r in right if r not in asked))
