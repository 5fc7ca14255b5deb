"""What is left to do in a lesson that can be read: claims that do not hold, and gaps in teaching.

None of it keeps a lesson from being shown. Each thing is told with its cell, its line and its key.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.errors import BadInput
from engine.explain import rule_applies
from engine.lessons.cell import Cell, Fault, Met, Task
from engine.lessons.comparing import Compare
from engine.lessons.counting import Count
from engine.lessons.courses import shipped
from engine.lessons.coverage import UNBREAKABLE
from engine.lessons.goals import Played, reaches
from engine.lessons.judging import Judge
from engine.lessons.lesson import Lesson, kind_of, read_lesson, rules_of
from engine.lessons.ordering import Order
from engine.lessons.picking import Pick
from engine.lessons.playing import Play
from engine.lessons.review import cell_of, key_of, line_of
from engine.lessons.telling import Say
from engine.lessons.trying import Try
from engine.notation import write_step
from engine.referee import check, legal_moves
from engine.rules.registry import RULES
from engine.verify import canonical
from engine.words import say
from engine.yamltext import Path_

FEW_HINTS = 3
"""A stair of hints has more steps than two: the idea, the rule, the cards, the answer."""
MOST_WORDS = 90
"""A cell of text with more words than this is more than one thought."""
MOST_NAMED = 3


@dataclass(frozen=True, slots=True)
class ToDo:
    """Something to do: of which `kind`, and in which `cell`, from 1; None for the whole lesson.

    `key` is what stands there, such as `cells.3.try.hints`; `text` says it in a sentence.
    """

    kind: str
    cell: int | None
    line: int
    key: str
    text: str


def to_do(lesson: Lesson, denied: Iterable[Fault] = ()) -> tuple[ToDo, ...]:
    """Everything that is left to do, in the order of lines.

    `denied` are the claims that the engine contradicts, as `check_claims` tells them.
    """
    found = [
        ToDo("denied", cell_of(key_of(fault)), line_of(fault), key_of(fault), fault.message)
        for fault in denied
    ]
    found += _of_lesson(lesson)
    for cell in _all_cells(lesson):
        found += _of_cell(lesson, cell)
    return tuple(sorted(dict.fromkeys(found), key=lambda one: one.line))


def _all_cells(lesson: Lesson) -> Iterator[Cell]:
    """The cells of a lesson once each, those too that only another of its rule sets shows."""
    seen: set[int] = set()
    for variant in lesson.variants:
        for cell in read_lesson(lesson.document, variant).cells:
            if cell.number not in seen:
                seen.add(cell.number)
                yield cell


def _thing(lesson: Lesson, kind: str, path: Path_, **figures: Any) -> ToDo:
    place = Fault(lesson.document.place(path), "")
    key = key_of(place)
    return ToDo(kind, cell_of(key), line_of(place), key, say(f"todo-{kind}", **figures))


# The whole lesson


def _of_lesson(lesson: Lesson) -> Iterator[ToDo]:
    tasks = [cell for cell in _all_cells(lesson) if isinstance(cell, Task)]
    if not tasks:
        yield _thing(lesson, "no-task", ("cells",))
    if not lesson.teaches:
        yield _thing(lesson, "nothing-taught", ("teaches",))
    met = _met(lesson)
    for number, rule in enumerate(lesson.teaches):
        path = ("teaches", number)
        if rule not in met.kept | met.broken:
            yield _thing(lesson, "not-met", path, rule=rule)
        elif rule not in met.broken and _breakable(lesson, rule):
            yield _thing(lesson, "not-broken", path, rule=rule)
        elif rule not in met.kept:
            yield _thing(lesson, "not-kept", path, rule=rule)
    yield from _untaught(lesson)


def _met(lesson: Lesson) -> Met:
    """The rules that the tasks let a learner meet, under any of the lesson's rule sets."""
    kept: set[str] = set()
    broken: set[str] = set()
    for variant in lesson.variants:
        rules = rules_of(lesson, variant)
        for cell in read_lesson(lesson.document, variant).cells:
            if isinstance(cell, Task):
                found = cell.meets(rules)
                kept |= found.kept | set(cell.about)
                broken |= found.broken
    return Met(frozenset(kept), frozenset(broken))


def _breakable(lesson: Lesson, rule: str) -> bool:
    """Whether a move can break the rule, under one of the lesson's rule sets at least."""
    unbreakable = UNBREAKABLE.get(rule)
    sets = [rules_of(lesson, variant) for variant in lesson.variants]
    return not RULES[rule].effect and any(
        rule_applies(rule, rules) and not (unbreakable and unbreakable(rules)) for rules in sets
    )


def _untaught(lesson: Lesson) -> Iterator[ToDo]:
    """Rules that a task asks about, and that neither this lesson nor one before it teaches."""
    known = set(lesson.teaches) | _taught_before(lesson)
    for path, rule in _named_rules(lesson.document.value.get("cells", ()), ("cells",)):
        if rule in RULES and rule not in known:
            known.add(rule)
            yield _thing(lesson, "untaught", path, rule=rule)


def _taught_before(lesson: Lesson) -> set[str]:
    """The rules of the lessons that this one needs, and of those that they need."""
    by_slug = {one.slug: one for one in shipped() if set(one.variants) & set(lesson.variants)}
    found: set[str] = set()
    wanted, seen = list(lesson.needs), {lesson.slug}
    while wanted:
        slug = wanted.pop()
        if slug in by_slug and slug not in seen:
            seen.add(slug)
            found |= set(by_slug[slug].teaches)
            wanted += by_slug[slug].needs
    return found


def _named_rules(value: Any, path: Path_) -> Iterator[tuple[Path_, str]]:
    """Every rule that stands in a list under a key `rules`, with its place."""
    if isinstance(value, dict):
        for key, below in value.items():
            if key == "rules":
                yield from _texts(below, (*path, key))
            elif key != "position":
                yield from _named_rules(below, (*path, key))
    elif isinstance(value, list):
        for number, below in enumerate(value):
            yield from _named_rules(below, (*path, number))


def _texts(value: Any, path: Path_) -> Iterator[tuple[Path_, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, below in value.items():
            yield from _texts(below, (*path, key))
    elif isinstance(value, list):
        for number, below in enumerate(value):
            yield from _texts(below, (*path, number))


# One cell


def _of_cell(lesson: Lesson, cell: Cell) -> Iterator[ToDo]:
    path: Path_ = ("cells", cell.number, kind_of(cell))
    if isinstance(cell, Say) and len(cell.text.split()) > MOST_WORDS:
        yield _thing(lesson, "long", path, count=len(cell.text.split()), most=MOST_WORDS)
    if not isinstance(cell, Task):
        return
    if len(cell.hints) < FEW_HINTS:
        yield _thing(lesson, "few-hints", (*path, "hints"), count=len(cell.hints))
    if not cell.say:
        yield _thing(lesson, "no-praise", path)
    if not cell.otherwise:
        yield from _unanswered(lesson, cell, path)
    yield from _unforeseen(lesson, cell, path)
    yield from _ambiguous(lesson, cell, path)


def _unanswered(lesson: Lesson, cell: Task, path: Path_) -> Iterator[ToDo]:
    """Likely wrong answers for which there is no word at all, as `otherwise` is empty."""
    if isinstance(cell, Judge):
        answered = {*cell.rules, *(rule for rule, _ in cell.replies)}
        left = [rule for rule in cell.choices if rule not in answered]
        if left:
            yield _thing(lesson, "no-reply", path, answers=", ".join(left), count=len(left))
    elif isinstance(cell, Compare):
        silent = [one.rules.id for one in cell.under if not one.say]
        if silent:
            yield _thing(lesson, "no-reply", path, answers=", ".join(silent), count=len(silent))
    else:
        yield _thing(lesson, "no-otherwise", path)


def _unforeseen(lesson: Lesson, cell: Task, path: Path_) -> Iterator[ToDo]:
    """Tasks for which the author foresaw no mistake of a learner."""
    if isinstance(cell, Try | Pick | Play | Order):
        foreseen = bool(cell.wrong or cell.broken)
    elif isinstance(cell, Count):
        foreseen = bool(cell.wrong)
    else:
        return
    if not foreseen:
        yield _thing(lesson, "no-wrong", path)


def _ambiguous(lesson: Lesson, cell: Task, path: Path_) -> Iterator[ToDo]:
    """Tasks of one step that other legal steps answer too."""
    if not isinstance(cell, Try) or any(len(steps) != 1 for steps in cell.accepts):
        return
    try:
        listed = [move.step for move in legal_moves(cell.position) if move.seat is None]
    except BadInput:
        return
    accepted = [canonical(steps[0]) for steps in cell.accepts]
    others = []
    for step in listed:
        if canonical(step) in accepted:
            continue
        after = check(cell.position, step).after
        if after is not None and reaches(cell.goal, Played(cell.position, (step,), after)):
            others.append(write_step(step, cell.position.rules.cards.deck))
    if others:
        shown = ", ".join(others[:MOST_NAMED])
        goal = "some" if cell.goal.model_fields_set else "none"
        yield _thing(lesson, "more-answers", path, count=len(others), answers=shown, goal=goal)
