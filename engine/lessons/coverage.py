"""What a course covers: for each rule, who teaches it, and who lets it be kept and broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine import rulesets
from engine.explain import rule_applies
from engine.lessons.cell import Task
from engine.lessons.courses import course
from engine.lessons.lesson import Lesson
from engine.rules.checklist import all_rules
from engine.rules.registry import Rule
from engine.ruleset import RuleSet

UNBREAKABLE: dict[str, Callable[[RuleSet], bool]] = {
    "pile.frozen": lambda rules: not rules.pile.frozen_by and rules.pile.black_three != "freezes",
    "pile.natural_and_wild": lambda rules: rules.pile.natural_and_wild == "open_unfrozen",
    "pile.onto_meld": lambda rules: rules.pile.onto_meld == "unfrozen",
    "pile.onto_canasta": lambda rules: rules.pile.onto_canasta is True,
    "pile.one_card": lambda rules: rules.pile.one_card == "allowed",
}
"""Rules that in some rule sets only allow something or have nothing to say: none breaks them."""


class Row(NamedTuple):
    """One rule of a rule set and the lessons, by slug, that teach it and let a learner meet it.

    An `effect` is no rule for moves: it is met (`kept`) where a task is about it.
    `wanted` are the columns that must not be empty.
    """

    rule: str
    effect: bool
    taught: tuple[str, ...]
    kept: tuple[str, ...]
    broken: tuple[str, ...]
    wanted: tuple[str, ...]

    @property
    def missing(self) -> tuple[str, ...]:
        """The columns that are wanted and empty: `taught`, `kept`, `broken`."""
        return tuple(column for column in self.wanted if not getattr(self, column))


def coverage(variant: str) -> tuple[Row, ...]:
    """A row for every rule that a rule set uses, in the order of the catalogue.

    Raises `BadInput` for an unknown rule set or a faulty lesson.
    """
    rules = rulesets.load(variant)
    lessons = course(variant)
    kept: dict[str, list[str]] = {}
    broken: dict[str, list[str]] = {}
    for lesson in lessons:
        for found, column in zip(_met(lesson, rules), (kept, broken), strict=True):
            for rule in found:
                column.setdefault(rule, []).append(lesson.slug)
    return tuple(
        Row(
            rule.id,
            rule.effect,
            tuple(lesson.slug for lesson in lessons if rule.id in lesson.teaches),
            tuple(kept.get(rule.id, ())),
            tuple(broken.get(rule.id, ())),
            _wanted(rule, rules),
        )
        for rule in all_rules()
        if rule_applies(rule.id, rules)
    )


def _met(lesson: Lesson, rules: RuleSet) -> tuple[frozenset[str], frozenset[str]]:
    """The rules that the tasks of a lesson let a learner meet: as kept, and as broken."""
    tasks = [cell for cell in lesson.cells if isinstance(cell, Task)]
    kept: frozenset[str] = frozenset()
    broken: frozenset[str] = frozenset()
    for task in tasks:
        found = task.meets(rules)
        kept |= found.kept | frozenset(task.about)
        broken |= found.broken
    return kept, broken


def _wanted(rule: Rule, rules: RuleSet) -> tuple[str, ...]:
    unbreakable = UNBREAKABLE.get(rule.id)
    breakable = not rule.effect and not (unbreakable and unbreakable(rules))
    return ("taught", "kept", "broken") if breakable else ("taught", "kept")


def table(variant: str) -> str:
    """The matrix of a rule set as text, a line a rule; what is missing is marked with `!`."""
    rows = coverage(variant)
    heads = ("rule", "taught in", "met kept", "met broken")
    cells = [heads, *(_cells(row) for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(3)]
    lines = [
        "  ".join(
            (*(word.ljust(width) for word, width in zip(line, widths, strict=False)), line[3])
        )
        for line in cells
    ]
    complete = sum(not row.missing for row in rows)
    lines.append(f"{complete} of {len(rows)} rules of {variant} are covered")
    return "\n".join(line.rstrip() for line in lines)


def _cells(row: Row) -> tuple[str, str, str, str]:
    name = f"{row.rule} (effect)" if row.effect else row.rule
    return (name, _shown(row, "taught"), _shown(row, "kept"), _shown(row, "broken"))


def _shown(row: Row, column: str) -> str:
    slugs: tuple[str, ...] = getattr(row, column)
    if not slugs:
        return "!" if column in row.missing else "-"
    return slugs[0] if len(slugs) == 1 else f"{slugs[0]} +{len(slugs) - 1}"
