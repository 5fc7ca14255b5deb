"""Executing everything that a lesson claims, under every rule set that it names."""

from __future__ import annotations

from engine.errors import BadInput
from engine.explain import rule_applies
from engine.lessons.cell import At, Cell, Fault
from engine.lessons.courses import shipped
from engine.lessons.lesson import Lesson, kind_of, read_lesson, rules_of


def check_claims(lesson: Lesson) -> list[Fault]:
    """Every claim that the engine contradicts, under each rule set the lesson names.

    Empty when all hold.
    """
    faults = _teaches(lesson)
    for variant in lesson.variants:
        suffix = f" (under {variant})" if len(lesson.variants) > 1 else ""
        try:
            read = read_lesson(lesson.document, variant)
            found = _needs(read) + [fault for cell in read.cells for fault in _of_cell(read, cell)]
        except BadInput as error:
            found = [Fault(error.place, error.message)]
        faults += [Fault(fault.place, fault.message + suffix) for fault in found]
    return faults


def _of_cell(lesson: Lesson, cell: Cell) -> list[Fault]:
    at = At(lesson.document, rules_of(lesson), ("cells", cell.number, kind_of(cell)))
    try:
        return list(cell.faults(at))
    except BadInput as error:
        return [Fault(error.place or at.place(), error.message)]


def _teaches(lesson: Lesson) -> list[Fault]:
    """What is taught is used by one of the rule sets at least."""
    rules = [rules_of(lesson, variant) for variant in lesson.variants]
    return [
        Fault(lesson.document.place(("teaches", n)), f"{rule} is used by none of the rule sets")
        for n, rule in enumerate(lesson.teaches)
        if not any(rule_applies(rule, one) for one in rules)
    ]


def _needs(lesson: Lesson) -> list[Fault]:
    """Lessons that are to be done before must stand in the same course."""
    if not lesson.needs:
        return []
    known = {one.slug for one in shipped() if lesson.variant in one.variants}
    return [
        Fault(lesson.document.place(("needs", n)), f"there is no lesson “{slug}”")
        for n, slug in enumerate(lesson.needs)
        if slug not in known
    ]
