"""What every kind of cell has: its schema, the part of the file it is read from, its claims.

A kind of cell is one class: `read` makes the cell from its part of a lesson's file, `faults`
executes what the cell claims. It is entered in `engine.lessons.lesson.KINDS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, NamedTuple, Self, TypeAlias, TypeVar

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from engine.cards import Cards, read_cards
from engine.cases import read_position
from engine.errors import BadInput, CannotRead
from engine.lessons.texts import meant, text
from engine.moves import Step
from engine.notation import read_steps
from engine.position import Position
from engine.referee import check
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.yamltext import Document, Path_, validate

LEAST_HINTS, MOST_HINTS = 2, 6


def _card_text(value: object) -> object:
    """A single card such as 9 is a number to YAML."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _graded(hints: tuple[str, ...]) -> tuple[str, ...]:
    if not LEAST_HINTS <= len(hints) <= MOST_HINTS:
        raise ValueError(
            f"{LEAST_HINTS} to {MOST_HINTS} hints were expected, from the idea to the answer, "
            f"and {len(hints)} given"
        )
    return hints


Words = Annotated[str, Field(min_length=1, max_length=4000)]
Hints = Annotated[tuple[Words, ...], AfterValidator(_graded)]
MoveText = Annotated[str, Field(min_length=1, max_length=300)]
CardText = Annotated[str, BeforeValidator(_card_text), Field(max_length=300)]
Steps: TypeAlias = tuple[Step, ...]


class Form(BaseModel):
    """A mapping in a lesson's file; keys that it does not know are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


SomeForm = TypeVar("SomeForm", bound=Form)
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

    def form(self, model: type[SomeForm]) -> SomeForm:
        """This part as its schema has it. Raises `BadInput`, as all that follow do."""
        return validate(model, self.document, self.path)

    def filled(self, words: str, *keys: str | int) -> str:
        """Words with the rule set's values filled in."""
        return self._placed(keys, lambda: text(words, self.rules))

    def all_filled(self, words: Iterable[str], *keys: str | int) -> tuple[str, ...]:
        """A list of words, filled in."""
        return tuple(self.filled(one, *keys, n) for n, one in enumerate(words))

    def steps(self, words: str, *keys: str | int) -> Steps:
        """Moves as steps."""
        return self._placed(keys, lambda: read_steps(words, self.rules.cards.deck))

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
                key = id if (*self.path, *keys, id) in self.document.lines else number
                raise CannotRead(f"“{id}” is no rule{meant(id, RULES)}", self.place(*keys, key))
        return found

    def _placed(self, keys: tuple[str | int, ...], read: Callable[[], Read]) -> Read:
        try:
            return read()
        except BadInput as error:
            raise error.at(self.place(*keys)) from None


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a lesson; `number` is its place among the cells, from 0."""

    number: int

    @classmethod
    def read(cls, at: At, number: int) -> Self:
        """The cell that stands at a place of a lesson's file. Raises `BadInput`."""
        raise NotImplementedError

    def faults(self, at: At) -> Iterator[Fault]:
        """What the cell claims and the engine denies. `at` is where it was read from."""
        yield from ()


class Ruling(NamedTuple):
    """What became of some steps: the rules that the first illegal one breaks, or the end."""

    broken: tuple[str, ...]
    after: Position | None


def ruling(position: Position, steps: Steps) -> Ruling:
    """Judge steps in order, up to the first that is illegal."""
    for step in steps:
        verdict = check(position, step)
        if verdict.after is None:
            return Ruling(verdict.broken, None)
        position = verdict.after
    return Ruling((), position)
