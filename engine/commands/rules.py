"""`rules`: the catalogue of rules, with words and sources."""

from __future__ import annotations

import argparse
import json

from engine import rulesets
from engine.commands.shared import cited, emit
from engine.explain import citations, rule_applies, rule_statement, rule_title, rule_why
from engine.rules.checklist import all_rules
from engine.ruleset import RuleSet
from engine.switches import Switches


def rules(options: argparse.Namespace) -> int:
    """Print the catalogue of rules, or the schema of a rule set."""
    if options.schema:
        print(json.dumps(Switches.model_json_schema(), indent=2))
        return 0
    ids = [options.variant] if options.variant else list(rulesets.names())
    for id in ids:
        _print_catalogue(rulesets.load(id), options.json)
    return 0


def _print_catalogue(rules: RuleSet, as_json: bool) -> None:
    if not as_json:
        print(f"{rules.title} ({rules.id})\n{rules.summary}\n")
    for rule in all_rules():
        if not rule_applies(rule.id, rules):
            continue
        cite = citations(rule.id, rules)
        if as_json:
            emit(
                {
                    "variant": rules.id,
                    "rule": rule.id,
                    "title": rule_title(rule.id),
                    "statement": rule_statement(rule.id, rules),
                    "why": rule_why(rule.id),
                    "cite": [one.model_dump(exclude_defaults=True) for one in cite],
                }
            )
            continue
        print(f"{rule.id}: {rule_title(rule.id)}")
        print(f"  {rule_statement(rule.id, rules)}")
        print(f"  {rule_why(rule.id)}")
        for one in cite:
            print(f"  - {cited(one)}")
        print()
