"""Of which rules drills can be made."""

from __future__ import annotations

from engine.drills.counting import counted
from engine.explain import rule_applies
from engine.lessons.coverage import UNBREAKABLE
from engine.rules.checklist import all_rules
from engine.ruleset import RuleSet

WITHOUT: dict[str, str] = {
    "turn.order": "a table shows one player to move, and nobody else asks",
    "turn.finish": "it is named beside the rule that blocks the end of the turn",
    "turn.takeback": "what was laid a moment ago cannot be seen on a table",
    "stock.last_red_three": "the card just drawn cannot be seen on a table",
}
"""Move rules without drills, and why. Effects have counting drills or none."""

RARE: dict[str, tuple[str, ...]] = {
    "discard.required": ("railroad",),
    "out.concealed": ("railroad", "tile"),
    "pile.top_only_counts": ("complete-2",),
}
"""Rules that decide a move too seldom under some rule sets: no two moves are found there
that are one change apart and differ by the rule."""


def drillable(rules: RuleSet) -> tuple[str, ...]:
    """The ids of the rules that a rule set uses and drills can be made of, in the usual order.

    Not among them are rules that nothing can break there, effects that are not counted, and
    those in `WITHOUT` and `RARE`.
    """
    effects = counted(rules)
    return tuple(
        rule.id
        for rule in all_rules()
        if rule.id in effects or (not rule.effect and _decides(rule.id, rules))
    )


def _decides(rule: str, rules: RuleSet) -> bool:
    """Whether a rule decides moves that a table can show."""
    if rule in WITHOUT or rules.base in RARE.get(rule, ()) or not rule_applies(rule, rules):
        return False
    return rule not in UNBREAKABLE or not UNBREAKABLE[rule](rules)
