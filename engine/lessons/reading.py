"""Reading lessons from YAML, and finding the courses that are shipped."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from engine import rulesets
from engine.cards import read_cards
from engine.cases import read_position
from engine.errors import BadInput, CannotRead
from engine.lessons.cells import (
    Cell,
    CellText,
    Count,
    CountText,
    Judge,
    JudgeText,
    Lesson,
    LessonText,
    Say,
    Show,
    Try,
    TryText,
    Wrong,
)
from engine.lessons.texts import text
from engine.moves import Step
from engine.notation import read_steps
from engine.position import SIDE_LETTERS, Position
from engine.referee import check
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.yamltext import Document, Path_, read_file, validate

FOLDER = Path(__file__).parent.parent.parent / "lessons"
CHOICES = 4


def courses() -> tuple[str, ...]:
    """The rule sets that have a course, in the order in which rule sets are offered."""
    return tuple(id for id in rulesets.names() if (FOLDER / id).is_dir() and course(id))


@lru_cache(maxsize=64)
def course(ruleset: str) -> tuple[Lesson, ...]:
    """The lessons of a rule set in order: those that name it, by the number of their file.

    Empty for a rule set without a course. Raises `BadInput` for a faulty file.
    """
    found: list[tuple[str, Lesson]] = []
    for path in sorted(FOLDER.glob("*/*.yaml")):
        lesson = _shipped(path)
        if ruleset in lesson.variants:
            found.append((path.name, read_lesson(lesson.document, ruleset)))
    return tuple(lesson for _, lesson in sorted(found, key=lambda pair: pair[0]))


@lru_cache(maxsize=256)
def _shipped(path: Path) -> Lesson:
    return read_lesson(read_file(path))


def rules_of(lesson: Lesson) -> RuleSet:
    """The rule set that a lesson was read for."""
    return rulesets.load(lesson.variant)


def read_lesson(document: Document, variant: str = "") -> Lesson:
    """A lesson, for one of the rule sets that it names (else the first of them).

    Raises `BadInput` with file, line and key.
    """
    if not isinstance(document.value, dict):
        raise CannotRead("a lesson was expected: keys like lesson, title, cells", document.name)
    source = validate(LessonText, document)
    variants = (source.variant,) if isinstance(source.variant, str) else source.variant
    try:
        rules = rulesets.load(variant or variants[0])
    except BadInput as error:
        raise error.at(document.place(("variant",))) from None
    for number, rule in enumerate(source.teaches):
        _known(rule, document, ("teaches", number))
    reader = _Reader(document, rules)
    cells = tuple(reader.cell(number, cell) for number, cell in enumerate(source.cells))
    return Lesson(
        source.lesson, source.title, rules.id, variants, source.teaches, source.needs,
        source.minutes, cells, document,
    )  # fmt: skip


def _known(rule: str, document: Document, path: Path_) -> None:
    if rule not in RULES:
        raise CannotRead(f"“{rule}” is no rule", document.place(path))


class _Reader:
    def __init__(self, document: Document, rules: RuleSet) -> None:
        self.document = document
        self.rules = rules

    def cell(self, number: int, source: CellText) -> Cell:
        path: Path_ = ("cells", number)
        given = source.model_fields_set
        if len(given) != 1:
            raise CannotRead(
                "a cell has exactly one of say, show, try, judge, count", self.document.place(path)
            )
        if source.say is not None:
            self._filled(source.say, (*path, "say"))
            return Say(number, source.say)
        if source.show is not None:
            path = (*path, "show")
            return Show(number, source.show.title, self._position(path, source.show.position))
        if source.try_ is not None:
            return self._try(number, source.try_, (*path, "try"))
        if source.judge is not None:
            return self._judge(number, source.judge, (*path, "judge"))
        if source.count is None:
            raise CannotRead("this cell is empty", self.document.place(path))
        return self._count(number, source.count, (*path, "count"))

    def _filled(self, words: str, path: Path_) -> None:
        try:
            text(words, self.rules)
        except BadInput as error:
            raise error.at(self.document.place(path)) from None

    def _position(self, path: Path_, _: dict[str, Any] | None) -> Position:
        """The position under a cell; its faults are placed in the lesson's file."""
        full = (*path, "position")
        part = self.document.part(full)
        try:
            return read_position(part, self.rules)
        except BadInput as error:
            raise _within(error, self.document, full) from None

    def _steps(self, words: str, path: Path_) -> tuple[Step, ...]:
        try:
            return read_steps(words, self.rules.cards.deck)
        except BadInput as error:
            raise error.at(self.document.place(path)) from None

    def _cards(self, words: str | None, path: Path_) -> None:
        try:
            read_cards(words or "", self.rules.cards.deck)
        except BadInput as error:
            raise error.at(self.document.place(path)) from None

    def _try(self, number: int, source: TryText, path: Path_) -> Try:
        self._filled(source.ask, (*path, "ask"))
        accepts = tuple(
            self._steps(words, (*path, "accepts", n)) for n, words in enumerate(source.accepts)
        )
        self._cards(source.goal.discard, (*path, "goal", "discard"))
        self._cards(source.goal.keeps, (*path, "goal", "keeps"))
        wrong: list[Wrong] = []
        for n, one in enumerate(source.wrong):
            here = (*path, "wrong", n)
            for place, rule in enumerate(one.rules):
                _known(rule, self.document, (*here, "rules", place))
            wrong.append(Wrong(self._steps(one.move, (*here, "move")), one.rules, one.say))
        return Try(
            number, source.ask, self._position(path, source.position), source.goal, accepts,
            tuple(wrong), source.otherwise, source.say, source.hints,
        )  # fmt: skip

    def _judge(self, number: int, source: JudgeText, path: Path_) -> Judge:
        self._filled(source.ask, (*path, "ask"))
        for key in ("rules", "choices"):
            for place, rule in enumerate(getattr(source, key)):
                _known(rule, self.document, (*path, key, place))
        position = self._position(path, source.position)
        steps = self._steps(source.move, (*path, "move"))
        choices = source.choices or _choices(position, steps, source.rules)
        missing = [rule for rule in source.rules if rule not in choices]
        if missing:
            raise CannotRead(
                f"the right rule {missing[0]} is not among the choices",
                self.document.place((*path, "choices")),
            )
        return Judge(
            number, source.ask, position, steps, source.legal, source.rules, choices, source.say,
            source.hints,
        )  # fmt: skip

    def _count(self, number: int, source: CountText, path: Path_) -> Count:
        self._filled(source.ask, (*path, "ask"))
        position = None
        if source.position is not None:
            position = self._position(path, source.position)
        self._cards(source.of.meld, (*path, "of", "meld"))
        side = source.of.minimum
        if side is not None and (position is None or side not in SIDE_LETTERS[:2]):
            raise CannotRead(
                "the minimum of side A or B needs a position", self.document.place((*path, "of"))
            )
        return Count(
            number, source.ask, position, source.of, source.answer, source.unit, source.say,
            source.hints,
        )  # fmt: skip


def _within(error: BadInput, document: Document, path: Path_) -> BadInput:
    """A fault of a part, with the part's key in front of its own."""
    key = ".".join(str(part + 1) if isinstance(part, int) else part for part in path)
    file, _, own = error.place.partition(": ")
    if not file.rpartition(":")[2].isdigit():
        return error.at(document.place(path))
    return error.at(f"{file}: {key}.{own}" if own else f"{file}: {key}")


def _choices(
    position: Position, steps: tuple[Step, ...], right: tuple[str, ...]
) -> tuple[str, ...]:
    """Rules to choose from: the right ones and some that were asked too, in the referee's order."""
    asked: list[str] = []
    for step in steps:
        verdict = check(position, step)
        asked = [finding.rule for finding in verdict.findings]
        if verdict.after is None:
            break
        position = verdict.after
    others = [
        rule
        for rule in reversed(asked)
        if rule not in right and rule.split(".")[0] not in ("turn",)
    ][: max(1, CHOICES - len(right))]
    chosen = {*right, *others}
    ordered = [rule for rule in dict.fromkeys(asked) if rule in chosen]
    return tuple(ordered + [rule for rule in right if rule not in ordered])
