"""What every kind of cell has: its schema, the part of the file it is read from, its claims.

A kind of cell is one class: `read` makes the cell from its part of a lesson's file, `faults`
executes what the cell claims. It is entered in `engine.lessons.lesson.KINDS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Self, TypeAlias, TypeVar

from pydantic import BaseModel

from engine.cards import Cards, read_cards
from engine.cases import read_position
from engine.errors import BadInput, CannotRead
from engine.explain import finding_text
from engine.faults import meant
from engine.lessons.forms import TaskForm, validated
from engine.lessons.texts import text
from engine.moves import Step
from engine.notation import read_steps, write_step
from engine.position import Position
from engine.referee import Verdict, check
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.yamltext import Document, Path_

Steps: TypeAlias = tuple[Step, ...]

SomeForm = TypeVar("SomeForm", bound=BaseModel)
Read = TypeVar("Read")


class Fault(NamedTuple):
    """A claim that does not hold: where (file, line, key), and what the engine says."""

    place: str
    message: str

    def __str__(self) -> str:
        """The place and the message."""
        return f"{self.place}: {self.message}"


class At:
    """A part of a lesson's file, read under one rule set. Every fault is told with its place."""

    def __init__(self, document: Document, rules: RuleSet, path: Path_ = ()) -> None:
        self.document = document
        self.rules = rules
        self.path = path

    def under(self, *keys: str | int) -> At:
        """The part below these keys."""
        return At(self.document, self.rules, (*self.path, *keys))

    def place(self, *keys: str | int) -> str:
        """File, line and key of the part below these keys."""
        return self.document.place((*self.path, *keys))

    def has(self, *keys: str | int) -> bool:
        """Whether something stands below these keys."""
        return (*self.path, *keys) in self.document.lines

    def form(self, model: type[SomeForm]) -> SomeForm:
        """This part as its schema has it. Raises `BadInput`, as all that follow do."""
        return validated(model, self.document, self.path)

    def filled(self, words: str, *keys: str | int) -> str:
        """Words with the rule set's values filled in."""
        return self._placed(keys, lambda: text(words, self.rules))

    def all_filled(self, words: Iterable[str], *keys: str | int) -> tuple[str, ...]:
        """A list of words, filled in."""
        return tuple(self.filled(one, *keys, n) for n, one in enumerate(words))

    def steps(self, words: str, *keys: str | int) -> Steps:
        """Moves as steps."""
        return self._placed(keys, lambda: read_steps(words, self.rules.cards.deck))

    def written(self, steps: Steps) -> str:
        """Steps in their written form."""
        return "; ".join(write_step(step, self.rules.cards.deck) for step in steps)

    def cards(self, words: str, *keys: str | int) -> Cards:
        """Cards from their written form."""
        return self._placed(keys, lambda: read_cards(words, self.rules.cards.deck))

    def position(self) -> Position:
        """The position under the key `position`."""
        full = (*self.path, "position")
        within = self.place("position").rpartition(": ")[2]
        return read_position(self.document.part(full, within), self.rules)

    def known_rules(self, ids: Iterable[str], *keys: str | int) -> tuple[str, ...]:
        """Rule ids, each of which must exist. `keys` lead to a list, or to a mapping by id."""
        found = tuple(ids)
        for number, id in enumerate(found):
            if id not in RULES:
                key = id if self.has(*keys, id) else number
                raise CannotRead(f"“{id}” is no rule{meant(id, RULES)}", self.place(*keys, key))
        return found

    def task(self, form: TaskForm) -> dict[str, Any]:
        """What every task holds, as fields of `Task`."""
        about = self.known_rules(form.about, "about")
        for n, rule in enumerate(about):
            if not RULES[rule].effect:
                message = f"{rule} is met by moves, and seen there; only effects are named here"
                raise CannotRead(message, self.place("about", n))
        return {
            "ask": self.filled(form.ask, "ask"),
            "about": about,
            "otherwise": self.filled(form.otherwise, "otherwise"),
            "say": self.filled(form.say, "say"),
            "hints": self.all_filled(form.hints, "hints"),
        }

    def _placed(self, keys: tuple[str | int, ...], read: Callable[[], Read]) -> Read:
        try:
            return read()
        except BadInput as error:
            raise error.at(self.place(*keys)) from None


class Met(NamedTuple):
    """The rules that a task lets a learner meet: as kept, and as broken."""

    kept: frozenset[str] = frozenset()
    broken: frozenset[str] = frozenset()


def met(kept: Iterable[Verdict], broken: Iterable[Verdict] = ()) -> Met:
    """What moves let a learner meet: legal ones, and ones that are not legal."""
    return Met(
        frozenset(one.rule for verdict in kept if verdict.legal for one in verdict.findings),
        frozenset(rule for verdict in broken for rule in verdict.broken),
    )


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a lesson; `number` is its place among the cells, from 0.

    `form` is the schema of what stands under its key in a lesson's file.
    """

    form: ClassVar[type[BaseModel]]
    number: int

    @classmethod
    def read(cls, at: At, number: int) -> Self:
        """The cell that stands at a place of a lesson's file. Raises `BadInput`."""
        raise NotImplementedError

    def faults(self, at: At) -> Iterator[Fault]:
        """What the cell claims and the engine denies. `at` is where it was read from."""
        yield from ()

    def meets(self, rules: RuleSet) -> Met:
        """The rules that a learner meets in this cell, under some rules."""
        return Met()


@dataclass(frozen=True, slots=True)
class Task(Cell):
    """A cell that asks for something.

    `about` are effects that it is about; `otherwise` is the author's word for mistakes that
    were not foreseen, `say` the one after a right answer, both may be empty.
    """

    ask: str
    about: tuple[str, ...]
    otherwise: str
    say: str
    hints: tuple[str, ...]


class Reply(NamedTuple):
    """What an answer to a task comes to.

    `say` is the author's word for it, empty when there is none. `notes` are the engine's own
    sentences, one at least beside a wrong answer. `verdict` is the referee's on the step that
    decided, where moves were judged.
    """

    right: bool
    say: str
    notes: tuple[str, ...] = ()
    verdict: Verdict | None = None


class Ruling(NamedTuple):
    """What became of some steps: the verdicts up to the first illegal one, and the end."""

    verdicts: tuple[Verdict, ...]
    after: Position | None

    @property
    def broken(self) -> tuple[str, ...]:
        """The rules that the last step judged breaks."""
        return self.verdicts[-1].broken if self.verdicts else ()


def ruling(position: Position, steps: Steps) -> Ruling:
    """Judge steps in order, up to the first that is illegal. Raises `BadInput` like `check`."""
    verdicts: list[Verdict] = []
    for step in steps:
        verdict = check(position, step)
        verdicts.append(verdict)
        if verdict.after is None:
            return Ruling(tuple(verdicts), None)
        position = verdict.after
    return Ruling(tuple(verdicts), position)


def broken_text(verdict: Verdict) -> str:
    """Why a step is not legal: the sentence of the first rule that it breaks."""
    first = next(finding for finding in verdict.findings if not finding.ok)
    return finding_text(first, verdict.rules)
