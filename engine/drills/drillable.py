"""Of which rules drills can be made."""

from __future__ import annotations

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


def drillable(rules: RuleSet) -> tuple[str, ...]:
    """The ids of the rules that a rule set uses and drills can be made of, in the usual order.

    Not among them are rules that nothing can break there, effects that are not counted, and
    those in `WITHOUT`.
    """
    return tuple(
        rule.id
        for rule in all_rules()
        if rule_applies(rule.id, rules) and not rule.effect and rule.id not in WITHOUT
        if not (rule.id in UNBREAKABLE and UNBREAKABLE[rule.id](rules))
    )
