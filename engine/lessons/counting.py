"""The task that asks for a number: points, a minimum, cards in a hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from pydantic import BaseModel, Field, model_validator

from engine.cards import Cards, read_card
from engine.errors import BadInput, CannotRead
from engine.explain import variables
from engine.lessons.cell import At, Fault, Met, Task, met, ruling
from engine.lessons.forms import CardText, Form, MoveText, TaskForm, Words
from engine.lessons.goals import Played
from engine.notation import read_steps
from engine.position import SIDE_LETTERS, Position, minimum_at, replace
from engine.rules.act import hand_points
from engine.rules.registry import RULES
from engine.rules.shapes import CANASTA
from engine.ruleset import RuleSet
from engine.scoring import Line, score_lines
from engine.switches import switch_names


class Counted(Form):
    """What is counted, so that the engine can count too. One of these."""

    meld: CardText | None = None
    minimum: str | None = None
    laid: MoveText | None = None
    hand: MoveText | None = None
    missing: CardText | None = None
    score: str | None = None
    value: str | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if len(self.model_fields_set) != 1:
            raise ValueError(f"one of {', '.join(type(self).model_fields)} was expected")
        return self


class _CountForm(TaskForm):
    position: dict[str, Any] | None = None
    of: Counted | None = None
    answer: int
    unit: Words = "points"
    wrong: dict[int, Words] = Field(default_factory=dict)
    say: Words


@dataclass(frozen=True, slots=True)
class Count(Task):
    """A number to say. `cards` are those that are counted, where it is cards that are.

    `wrong` has a word for numbers that learners arrive at, `otherwise` is for any other.
    """

    form: ClassVar[type[BaseModel]] = _CountForm
    position: Position | None
    of: Counted | None
    cards: Cards
    answer: int
    unit: str
    wrong: tuple[tuple[int, str], ...]

    def word_for(self, number: int) -> str:
        """The author's word for an answer, right or wrong; empty when there is none."""
        if number == self.answer:
            return self.say
        return dict(self.wrong).get(number, self.otherwise)

    @classmethod
    def read(cls, at: At, number: int) -> Self:
        """The mapping under `count`."""
        form = at.form(_CountForm)
        position = at.position() if form.position is not None else None
        meld = form.of.meld if form.of else None
        if form.of and position is None and not form.of.model_fields_set & {"meld", "value"}:
            raise CannotRead("this can only be counted on a position", at.place("of"))
        if form.answer in form.wrong:
            raise CannotRead("this is the right answer", at.place("wrong", form.answer))
        cell = cls(
            number=number,
            position=position,
            of=form.of,
            cards=at.cards(meld, "of", "meld") if meld else (),
            answer=form.answer,
            unit=form.unit,
            wrong=tuple((n, at.filled(word, "wrong", n)) for n, word in form.wrong.items()),
            **at.task(form),
        )
        cell._counted(at)
        return cell

    def faults(self, at: At) -> Iterator[Fault]:
        """An answer that differs from what the engine counts."""
        found = self._counted(at)
        if found is not None and found != self.answer:
            yield Fault(at.place("answer"), f"the engine counts {found}")

    def _counted(self, at: At) -> int | None:
        """What the engine counts, None where the lesson only states a number."""
        if self.of is None:
            return None
        key = next(iter(self.of.model_fields_set))
        words = getattr(self.of, key)
        try:
            if key == "value":
                return _value(at.rules, words)
            if key == "meld" or self.position is None:
                return hand_points(at.rules, self.cards)
            if key == "score":
                return sum(line.points for line in _lines(self.position, words))
            if key == "minimum":
                return _minimum(self.position, words)
            if key == "missing":
                return _missing(self.position, words)
            after = _after(self.position, at, words)
        except BadInput as error:
            raise error.at(at.place("of", key)) from None
        if key == "hand":
            return len(after.after.hands[self.position.seat - 1])
        return hand_points(at.rules, after.laid)

    def meets(self, rules: RuleSet) -> Met:
        """The rules of what is counted, and those of the moves that lead there."""
        key = next(iter(self.of.model_fields_set), "") if self.of else ""
        words = getattr(self.of, key) if key else ""
        if key == "value":
            switch = _switch_of(words)
            return Met(frozenset(rule.id for rule in RULES.values() if switch in rule.reads))
        if key == "minimum":
            return Met(frozenset({"opening.minimum"}))
        if key == "score" and self.position is not None:
            position = replace(self.position, rules=rules)
            return Met(frozenset(line.rule for line in _lines(position, words)))
        kept = frozenset({"cards.values"}) if key in ("meld", "laid") else frozenset()
        if key in ("laid", "hand") and self.position is not None:
            start = replace(self.position, rules=rules)
            kept |= met(ruling(start, read_steps(words, rules.cards.deck)).verdicts).kept
        return Met(kept)


def _value(rules: RuleSet, name: str) -> int:
    """A number that the rule set gives, by the name that texts use for it."""
    values = variables(rules)
    found = values.get(name.replace(".", "_"))
    if not isinstance(found, int):
        raise CannotRead(
            f"“{name}” is no number of this rule set; names are those of texts, "
            "such as deal.cards or cards.values.A"
        )
    return found


def _switch_of(name: str) -> str:
    """The switch that a value belongs to."""
    return next((switch for switch in switch_names() if f"{name}.".startswith(f"{switch}.")), "")


def _lines(position: Position, side: str) -> tuple[Line, ...]:
    """The lines of a side's score for the round."""
    _side(position, side)
    return tuple(line for line in score_lines(position) if line.side == side)


def _side(position: Position, side: str) -> int:
    letters = SIDE_LETTERS[: len(position.scores)]
    if side not in letters or not side:
        raise CannotRead(f"there is no side “{side}”; sides are {' '.join(letters)}")
    return SIDE_LETTERS.index(side)


def _minimum(position: Position, side: str) -> int:
    return minimum_at(position.rules, position.scores[_side(position, side)])


def _missing(position: Position, rank: str) -> int:
    """How many cards the side's meld of a rank needs to be a canasta."""
    kind = read_card(rank, position.rules.cards.deck).kind
    sizes = [meld.size for meld in position.own_melds if meld.rank == kind]
    if not sizes:
        raise CannotRead(f"the side to move has no meld of {rank}")
    return max(0, CANASTA - sizes[0])


def _after(position: Position, at: At, words: str) -> Played:
    """What legal moves come to."""
    steps = at.steps(words, "of")
    found = ruling(position, steps)
    if found.after is None:
        raise CannotRead(f"these moves are not legal: {', '.join(found.broken)}")
    return Played(position, steps, found.after)
