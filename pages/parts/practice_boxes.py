"""Which rules are known and which are weak, and which one to practise next.

A rule that was just missed is in box 1; each question answered right at the first try moves it one
box on, to `MOST_BOX`. What is in a low box comes often, what is in a high one seldom.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Literal

from engine.drills import drillable
from engine.ruleset import RuleSet
from pages.parts import progress
from pages.parts.catalogue import course
from pages.parts.progress import MOST_BOX
from pages.parts.rule_page_links import part_of

State = Literal["weak", "learning", "known", "new"]
STATES: tuple[State, ...] = ("weak", "learning", "known", "new")
KNOWN = 4
"""From this box on a rule counts as known."""

FEW, OTHERS = 8, 0.4
"""While fewer rules than that were practised, so large a part of the questions is about others."""

_TURNS = {0: 4, 1: 12, 2: 5, 3: 3, 4: 2, 5: 1}
"""How often a rule comes, by its box, one against another; 0 are those never practised."""


def box_of(rule: str, rules: RuleSet) -> int:
    """The box that a rule is in; 0 while it was never practised under these rules."""
    return progress.current().box(rules.base, rule)


def state_of(rule: str, rules: RuleSet) -> State:
    """How well a rule is known."""
    box = box_of(rule, rules)
    if box == 0:
        return "new"
    if box == 1:
        return "weak"
    return "known" if box >= KNOWN else "learning"


def note_right(rule: str, rules: RuleSet) -> None:
    """A question was answered right at the first try, alone: its rule moves one box on."""
    _put(rule, rules, min(MOST_BOX, max(1, box_of(rule, rules)) + 1))


def note_missed(rule: str, rules: RuleSet) -> None:
    """A question was missed: its rule goes back to the first box."""
    _put(rule, rules, 1)


def _put(rule: str, rules: RuleSet, box: int) -> None:
    progress.keep(progress.current().with_box(rules.base, rule, box))


def by_part(rules: RuleSet) -> dict[str, list[str]]:
    """The rules that can be practised, by the part of the game that they belong to."""
    found: dict[str, list[str]] = {}
    for rule in drillable(rules):
        found.setdefault(part_of(rule), []).append(rule)
    return found


def next_rule(rules: RuleSet, last: str, rng: Random) -> str:
    """A rule to practise: weak ones come most often, the last one not again at once.

    Of rules never practised those come that a lesson which was begun teaches; where none was,
    any. Where few were practised and no other was taught, now and then one comes that is none of
    them, so that two weak rules do not take turns for ever. Raises `IndexError` where nothing can
    be practised.
    """
    every = drillable(rules)
    met = set(_met(rules)) | {rule for rule in every if box_of(rule, rules)}
    offered = _or_all([rule for rule in every if rule in met], every)
    all_practised = all(box_of(rule, rules) for rule in offered)
    if all_practised and len(offered) < FEW and rng.random() < OTHERS:
        offered = _or_all([rule for rule in every if rule not in met], every)
    offered = _or_all([rule for rule in offered if rule != last], every)
    turns = [_TURNS[box_of(rule, rules)] for rule in offered]
    return rng.choices(offered, turns)[0]


def _or_all(some: Sequence[str], every: Sequence[str]) -> Sequence[str]:
    return some if some else every


def _met(rules: RuleSet) -> Iterable[str]:
    """The rules that lessons teach of which a task was done."""
    for entry in course(rules.base):
        if progress.current().done(entry.key):
            yield from entry.lesson.teaches
