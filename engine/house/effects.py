"""What house rules change of all that is shipped: lessons, example rulings, and questions.

Every answer is asked of the referee twice, under the rule set they were made from and under the
house rules. What comes out otherwise is an `Effect`, with both answers in words, the rules that
decide it, and of the switches that were turned those that alone bring it about.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from engine.asked import asked_under
from engine.cases import Case
from engine.errors import BadInput
from engine.examples import named_under, pool
from engine.explain import finding_text, rule_title
from engine.lessons.cell import At, Steps, ruling
from engine.lessons.courses import course
from engine.lessons.lesson import KINDS, Lesson, kind_of
from engine.position import Position
from engine.referee import Verdict
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.rulesets import load, turned_back, unnamed
from engine.scoring import score_lines, totals
from engine.verify import differences, run
from engine.words import listed, say

Kind = Literal["lesson", "example", "question"]


class Outcome(NamedTuple):
    """What the referee answers. Two answers are the same if all but their words are.

    `legal` is None where no move is judged, or where the table cannot be. `rules` are those that
    decide: broken ones, with the sentence for each in `whys`; `rest` is what else was found, such
    as points.
    """

    legal: bool | None
    rules: tuple[str, ...]
    rest: tuple[str, ...]
    text: str
    whys: tuple[str, ...] = ()

    @property
    def answer(self) -> tuple[bool | None, tuple[str, ...], tuple[str, ...]]:
        """What counts of it."""
        return self.legal, self.rules, self.rest

    def about(self, rules: tuple[str, ...]) -> Outcome:
        """The same, with the words for the first of some rules that is among those that decide."""
        why = next(
            (why for rule, why in zip(self.rules, self.whys, strict=True) if rule in rules), ""
        )
        return self._replace(text=say("effect-refused", why=why)) if why else self


class Asked(NamedTuple):
    """Something that is asked under one set of rules after the other.

    `number` counts the cells of a lesson from 0; `case` is what an example or question was read
    from.
    """

    kind: Kind
    slug: str
    title: str
    number: int
    case: Case | None
    answer: Callable[[RuleSet], Outcome]


class Effect(NamedTuple):
    """One answer that house rules change."""

    asked: Asked
    before: Outcome
    after: Outcome
    rules: tuple[str, ...]
    switches: tuple[str, ...]


class Effects(NamedTuple):
    """All answers that house rules change, and how many of each kind were asked for."""

    found: tuple[Effect, ...]
    asked: dict[Kind, int]

    def of(self, kind: Kind) -> tuple[Effect, ...]:
        """Those of one kind."""
        return tuple(one for one in self.found if one.asked.kind == kind)


def known(rules: RuleSet) -> Effects | None:
    """What these rules change, if that was found before."""
    found: Effects | None = unnamed(rules).tables.get("effects")
    return found


def effects(rules: RuleSet) -> Iterator[tuple[int, int]]:
    """Find what these rules change, one answer after the other; `known` has it at the end.

    Yields how many were asked, and of how many.
    """
    rules = unnamed(rules)
    all = everything(rules.base)
    before = _before(rules.base)
    found = []
    for number, asked in enumerate(all):
        after = asked.answer(rules)
        if after.answer != before[number].answer:
            found.append(_effect(asked, before[number], after, rules))
        yield number + 1, len(all)
    counts: dict[Kind, int] = {"lesson": 0, "example": 0, "question": 0}
    for asked in all:
        counts[asked.kind] += 1
    rules.tables["effects"] = Effects(tuple(found), counts)


@lru_cache(maxsize=16)
def everything(base: str) -> tuple[Asked, ...]:
    """All that is shipped for a rule set: the cells of its course, its examples, its questions."""
    tasks = (one for lesson in course(base) for one in _cells(lesson))
    examples = (_case("example", case) for case in pool() if base in named_under(case))
    return (*tasks, *examples, *(_case("question", case) for case in asked_under(base)))


@lru_cache(maxsize=16)
def _before(base: str) -> tuple[Outcome, ...]:
    rules = load(base)
    return tuple(asked.answer(rules) for asked in everything(base))


def _effect(asked: Asked, before: Outcome, after: Outcome, rules: RuleSet) -> Effect:
    deciding = tuple(rule for rule in RULES if rule in {*before.rules} ^ {*after.rules})
    switches = tuple(rules.changed)
    if len(switches) > 1:
        alone = tuple(one for one in switches if _without(asked, rules, one) == before.answer)
        read = tuple(one for one in switches if any(one in RULES[rule].reads for rule in deciding))
        switches = alone or read or switches
    return Effect(asked, before.about(deciding), after.about(deciding), deciding, switches)


def _without(asked: Asked, rules: RuleSet, switch: str) -> object:
    """The answer when one switch alone is turned back; None where the others forbid that."""
    try:
        return asked.answer(turned_back(rules, switch)).answer
    except BadInput:
        return None


# Cases


def _case(kind: Kind, case: Case) -> Asked:
    title = case.title or case.slug.replace("-", " ")
    return Asked(kind, case.slug, title, 0, case, lambda rules: _answered(case, rules))


def _answered(written: Case, rules: RuleSet) -> Outcome:
    try:
        case = written.under(rules)
        result = run(case)
        rest = tuple(_parts_of(differences(case)))
    except BadInput as error:
        return _impossible(error)
    points = _points(result.position)
    verdict = result.verdicts[-1] if result.verdicts else None
    if verdict is None or verdict.legal:
        return _allowed(verdict, points, rest)
    return _refused(verdict)


def _points(position: Position) -> str:
    """What a finished round counts, in words; empty for one that goes on, or with hidden hands."""
    if position.stage != "over":
        return ""
    try:
        by_side = totals(score_lines(position), position)
    except BadInput:
        return ""
    return listed([say("effect-points", side=side, points=n) for side, n in by_side.items()])


def _parts_of(found: list[str]) -> Iterator[str]:
    """What of an expectation does not hold, in short: `after: pile`."""
    for line in found:
        head = line.split(": expected")[0]
        if not line.startswith(("legal", "rules", "“")):
            yield head


def _allowed(verdict: Verdict | None, points: str, rest: tuple[str, ...]) -> Outcome:
    if points:
        text = say("effect-scored", points=points)
    elif rest:
        after = {line.split(": ")[1] for line in rest if line.startswith("after")}
        parts = listed(sorted(part.replace("_", " ") for part in after))
        text = say("effect-otherwise", parts=parts or "none")
    else:
        text = say("effect-allowed")
    return Outcome(verdict.legal if verdict else None, (), (points, *rest), text)


def _refused(verdict: Verdict) -> Outcome:
    first = {one.rule: one for one in reversed(verdict.findings) if not one.ok}
    whys = tuple(finding_text(first[rule], verdict.rules) for rule in verdict.broken)
    return Outcome(False, verdict.broken, (), say("effect-refused", why=whys[0]), whys)


def _impossible(error: BadInput) -> Outcome:
    return Outcome(
        None, (), ("impossible",), say("effect-impossible", why=_in_words(error.message))
    )


# Lessons


def _cells(lesson: Lesson) -> Iterator[Asked]:
    for cell in lesson.cells:
        kind = kind_of(cell)
        if kind not in ("say", "show"):
            yield _task(lesson, cell.number, kind)


def _task(lesson: Lesson, number: int, kind: str) -> Asked:
    def answer(rules: RuleSet) -> Outcome:
        at = At(lesson.document, rules, ("cells", number, kind))
        try:
            cell = KINDS[kind].read(at, number)
            faults = tuple(fault.message for fault in cell.faults(at))
        except BadInput as error:
            return _impossible(error)
        position: Position | None = getattr(cell, "position", None)
        steps: Steps = getattr(cell, "steps" if kind == "judge" else "answer", ())
        if kind in ("judge", "try", "play") and position is not None and steps:
            last = ruling(position, steps).verdicts[-1]
            if not last.legal:
                return _refused(last)
            if kind == "judge":
                return _allowed(last, "", ())
        if faults:
            return Outcome(True, (), faults, say("effect-task", why=_in_words(faults[0])))
        return Outcome(True, (), (), say("effect-task-holds"))

    return Asked("lesson", lesson.slug, lesson.title, number, None, answer)


def _in_words(message: str) -> str:
    """An author's message with the titles of rules in place of their ids."""
    return _ID.sub(lambda match: f"“{rule_title(match[0])}”", message)


_ID = re.compile("|".join(re.escape(rule) for rule in sorted(RULES, key=len, reverse=True)))
