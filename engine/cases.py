"""Cases: a position, moves, and what is expected of them, as YAML (schema and reading).

The format (`_CaseText`, and `engine.reading.PositionText`) is one form for lessons, rulings, links,
tests and the command line. Whatever a case does not give takes the rule set's
default. Faults are refused with file, line and key; nothing is guessed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from engine.errors import BadInput, CannotRead
from engine.expected import Expected as Expected
from engine.expected import MoveText as MoveText
from engine.expected import check_expected
from engine.moves import Step
from engine.notation import read_steps
from engine.position import Position
from engine.positiontext import PositionText
from engine.reading import build_position
from engine.ruleset import RuleSet
from engine.variants import HouseVariant as HouseVariant
from engine.variants import read_variant, rules_at
from engine.yamltext import Document, validate

MOST_CASES = 1000


class _CaseText(BaseModel):
    model_config = ConfigDict(extra="forbid")

    case: Annotated[str, Field(max_length=120)] = "case"
    title: Annotated[str, Field(max_length=500)] = ""
    variant: str | dict[str, Any]
    position: PositionText = Field(default_factory=PositionText)
    moves: tuple[MoveText, ...] = ()
    expect: Expected = Expected()
    why: str = ""
    from_: Annotated[Any, Field(alias="from")] = ""
    source: Any = ""
    note: Any = ""


@dataclass(frozen=True, slots=True)
class Case:
    """One case. `moves` are its steps in order, `move_texts` the same as text.

    `document` is what it was read from; `under` reads it anew for another rule set.
    """

    slug: str
    title: str
    why: str
    rules: RuleSet
    position: Position
    moves: tuple[Step, ...]
    move_texts: tuple[str, ...]
    expect: Expected
    document: Document = field(repr=False)

    def under(self, rules: RuleSet) -> Case:
        """The same case under other rules. Raises `BadInput` where it cannot exist there."""
        return read_case(self.document, rules)

    def place_of(self, number: int) -> str:
        """Where a step stands, counted from 0: file, line and key of its line of moves."""
        for line, text in enumerate(self.move_texts):
            number -= len(read_steps(text, self.rules.cards.deck))
            if number < 0:
                return self.document.place(("moves", line))
        return self.document.place(("moves",))


def read_cases(document: Document, rules: RuleSet | None = None) -> list[Case]:
    """The cases of a document: one, or a list of them.

    `rules` replaces the rule set that the cases name. Raises `BadInput` with place.
    """
    if not isinstance(document.value, list):
        return [read_case(document, rules)]
    if not document.value:
        raise CannotRead("is an empty list; a case was expected", document.name)
    if len(document.value) > MOST_CASES:
        raise CannotRead(f"holds more than {MOST_CASES} cases", document.name)
    return [read_case(document.part((n,)), rules) for n in range(len(document.value))]


def read_case(document: Document, rules: RuleSet | None = None) -> Case:
    """One case, under `rules` where they are given. Raises `BadInput` with file, line and key.

    What it expects is looked over under its own rule set alone: of another it expects nothing.
    """
    if not isinstance(document.value, dict):
        raise CannotRead(
            "a case was expected: keys like variant, position, moves",
            document.place(()),
        )
    text = validate(_CaseText, document)
    own = rules is None
    variant = read_variant(text.variant, document, ("variant",))
    rules = rules or rules_at(variant, document, ("variant",))
    position = build_position(text.position, rules, document.part(("position",), "position"))
    steps: list[Step] = []
    for number, line in enumerate(text.moves):
        place = document.place(("moves", number))
        try:
            steps.extend(read_steps(line, rules.cards.deck))
        except BadInput as error:
            raise error.at(place) from None
    if own:
        check_expected(text.expect, position, document)
    return Case(
        text.case, text.title, text.why, rules, position, tuple(steps), text.moves, text.expect,
        document,
    )  # fmt: skip


def read_position(document: Document, rules: RuleSet) -> Position:
    """A position given as the mapping that stands under `position:` in a case.

    Raises `BadInput` with file, line and key.
    """
    return build_position(validate(PositionText, document), rules, document)
