"""Executing every claim of a lesson, under every rule set that it names."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import read_cards
from engine.errors import BadInput
from engine.lessons.attempts import attempt
from engine.lessons.cells import Cell, Count, Judge, Lesson, Try
from engine.lessons.reading import FOLDER, read_lesson, rules_of
from engine.moves import Step
from engine.notation import write_step
from engine.position import SIDE_LETTERS, Position, minimum_at
from engine.referee import check
from engine.rules.act import hand_points
from engine.yamltext import read_file


class Fault(NamedTuple):
    """A claim that does not hold: where (file, line, key), and what the engine says."""

    place: str
    message: str

    def __str__(self) -> str:
        """The place and the message."""
        return f"{self.place}: {self.message}"


def check_claims(lesson: Lesson) -> list[Fault]:
    """Every claim of the lesson that the engine contradicts; empty when all hold."""
    faults: list[Fault] = []
    for variant in lesson.variants:
        try:
            read = read_lesson(lesson.document, variant)
        except BadInput as error:
            faults.append(Fault(error.place, f"{error.message} (under {variant})"))
            continue
        for cell in read.cells:
            faults.extend(_of_cell(read, cell))
    faults.extend(_needs(lesson))
    return faults


def _needs(lesson: Lesson) -> list[Fault]:
    """Lessons that are to be done before must exist."""
    if not lesson.needs:
        return []
    known = {read_file(path).value.get("lesson") for path in FOLDER.glob("*/*.yaml")}
    return [
        Fault(lesson.document.place(("needs", n)), f"there is no lesson “{slug}”")
        for n, slug in enumerate(lesson.needs)
        if slug not in known
    ]


def _of_cell(lesson: Lesson, cell: Cell) -> list[Fault]:
    if isinstance(cell, Try):
        return _of_try(lesson, cell)
    if isinstance(cell, Judge):
        return _of_judge(lesson, cell)
    if isinstance(cell, Count):
        return _of_count(lesson, cell)
    return []


def _fault(lesson: Lesson, cell: Cell, kind: str, *keys: str | int, message: str) -> Fault:
    path = ("cells", cell.number, kind, *keys)
    return Fault(lesson.document.place(path), f"{message} (under {lesson.variant})")


def _written(steps: tuple[Step, ...], lesson: Lesson) -> str:
    deck = rules_of(lesson).cards.deck
    return "; ".join(write_step(step, deck) for step in steps)


def _of_try(lesson: Lesson, cell: Try) -> list[Fault]:
    faults: list[Fault] = []
    rules = rules_of(lesson)
    for n, steps in enumerate(cell.accepts):
        outcome = attempt(cell, rules, steps)
        if not outcome.legal:
            broken = ", ".join(outcome.verdicts[-1].broken)
            message = f"“{_written(steps, lesson)}” is not legal: {broken}"
            faults.append(_fault(lesson, cell, "try", "accepts", n, message=message))
        elif not outcome.reached:
            message = f"“{_written(steps, lesson)}” does not reach the goal"
            faults.append(_fault(lesson, cell, "try", "accepts", n, message=message))
    for n, wrong in enumerate(cell.wrong):
        legal, broken_rules = _ruling(cell.position, wrong.steps)
        missing = [rule for rule in wrong.rules if rule not in broken_rules]
        if legal or missing:
            found = ", ".join(broken_rules) or "nothing"
            message = f"“{_written(wrong.steps, lesson)}” breaks {found}"
            faults.append(_fault(lesson, cell, "try", "wrong", n, message=message))
    return faults


def _ruling(position: Position, steps: tuple[Step, ...]) -> tuple[bool, tuple[str, ...]]:
    """Whether all steps are legal, and which rules the first illegal one breaks."""
    for step in steps:
        verdict = check(position, step)
        if verdict.after is None:
            return False, verdict.broken
        position = verdict.after
    return True, ()


def _of_judge(lesson: Lesson, cell: Judge) -> list[Fault]:
    legal, broken = _ruling(cell.position, cell.steps)
    faults: list[Fault] = []
    if legal != cell.legal:
        found = "legal" if legal else f"not legal: {', '.join(broken)}"
        faults.append(_fault(lesson, cell, "judge", "legal", message=f"the move is {found}"))
    for n, rule in enumerate(cell.rules):
        if rule not in broken:
            message = f"{rule} is not broken; broken are {', '.join(broken) or 'none'}"
            faults.append(_fault(lesson, cell, "judge", "rules", n, message=message))
    if not cell.legal and not cell.rules:
        message = "a move that is not legal needs the rules that say so"
        faults.append(_fault(lesson, cell, "judge", "rules", message=message))
    return faults


def _of_count(lesson: Lesson, cell: Count) -> list[Fault]:
    rules = rules_of(lesson)
    found: int | None = None
    if cell.of.meld is not None:
        found = hand_points(rules, read_cards(cell.of.meld, rules.cards.deck))
    elif cell.of.minimum is not None and cell.position is not None:
        side = SIDE_LETTERS.index(cell.of.minimum)
        found = minimum_at(rules, cell.position.scores[side])
    if found is None or found == cell.answer:
        return []
    return [_fault(lesson, cell, "count", "answer", message=f"the engine counts {found}")]
