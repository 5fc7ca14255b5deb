"""The task that asks for a ruling: is the move legal, and if not, which rule says so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from pydantic import BaseModel, Field

from engine.errors import CannotRead
from engine.explain import rule_applies
from engine.lessons.cell import At, Fault, Met, Ruling, Steps, Task, met, ruling
from engine.lessons.forms import MoveText, TaskForm, Words
from engine.position import Position, replace
from engine.rules.checklist import all_rules
from engine.ruleset import RuleSet

CHOICES = 4
"""Rules to choose from, where the author names none; more where more are right."""
LEAST_CHOICES = 3
"""Rules that must be offered, where the author names them: one of them wrong at least."""


class _JudgeForm(TaskForm):
    position: dict[str, Any]
    move: MoveText
    legal: bool
    rules: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    replies: dict[str, Words] = Field(default_factory=dict)
    say: Words


@dataclass(frozen=True, slots=True)
class Judge(Task):
    """A move to rule on; `choices` are the rules offered, the right ones among them.

    `replies` has a word for wrongly chosen rules, `otherwise` is for any other wrong ruling.
    """

    form: ClassVar[type[BaseModel]] = _JudgeForm
    position: Position
    steps: Steps
    legal: bool
    rules: tuple[str, ...]
    choices: tuple[str, ...]
    replies: tuple[tuple[str, str], ...]

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
        if len(set(choices)) < LEAST_CHOICES or set(choices) <= set(rules):
            message = f"{LEAST_CHOICES} rules at least were expected, and one that is wrong"
            raise CannotRead(message, at.place("choices"))
        for rule in at.known_rules(form.replies, "replies"):
            if rule in rules or rule not in choices:
                message = f"{rule} is no wrong choice; the choices are {', '.join(choices)}"
                raise CannotRead(message, at.place("replies", rule))
        return cls(
            number=number,
            position=position,
            steps=steps,
            legal=form.legal,
            rules=rules,
            choices=choices,
            replies=tuple(
                (rule, at.filled(word, "replies", rule)) for rule, word in form.replies.items()
            ),
            **at.task(form),
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

    def meets(self, rules: RuleSet) -> Met:
        """What the move keeps or breaks; of the rules offered, those are kept that hold."""
        found = ruling(replace(self.position, rules=rules), self.steps)
        kept, broken = met(found.verdicts, found.verdicts[-1:])
        return Met(kept | (frozenset(self.choices) - broken), broken)


def _list(rules: tuple[str, ...]) -> str:
    return ", ".join(rules)


def _choices(position: Position, steps: Steps, right: tuple[str, ...]) -> tuple[str, ...]:
    """Rules to choose from, in the catalogue's order: the right ones and plausible others.

    Plausible are rules of the same part of the game as those that decide: first those that the
    referee asked, then others that this rule set uses; rules of other parts fill up.
    """
    found = ruling(position, steps)
    asked = _asked(found)
    parts = {_part(rule) for rule in right} or {_part(rule) for rule in asked[-1:]}
    usable = [
        rule.id
        for rule in all_rules()
        if not rule.effect and not rule.id.startswith("turn.") and rule.id not in found.broken
        if rule_applies(rule.id, position.rules)
    ]
    same = [rule for rule in usable if _part(rule) in parts]
    ranked = [rule for rule in asked if rule in same] + same
    ranked += [rule for rule in asked if rule in usable] + usable
    others = [rule for rule in dict.fromkeys(ranked) if rule not in right]
    chosen = {*right, *others[: max(1, CHOICES - len(right))]}
    return tuple(rule.id for rule in all_rules() if rule.id in chosen)


def _asked(found: Ruling) -> list[str]:
    """The rules asked about the step that decided, in the referee's order."""
    last = found.verdicts[-1:]
    rules = [finding.rule for verdict in last for finding in verdict.findings]
    return [rule for rule in dict.fromkeys(rules) if not rule.startswith("turn.")]


def _part(rule: str) -> str:
    """The part of the game that a rule belongs to: the word before the dot."""
    return rule.partition(".")[0]
