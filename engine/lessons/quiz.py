"""A lesson made of questions to the referee: each is to be judged, and the engine has the answers.

It is a beginning for an author: every claim holds, the words are plain.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any

import yaml

from engine import explain
from engine.drills import drill, drillable
from engine.errors import CannotRead
from engine.question import Question, value_of
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.ruling import judge
from engine.words import say
from engine.yamlwriting import yaml_text

MOST_QUESTIONS = 12
MOST_SEEDS = 12
"""So many drills are made at most for one with the answer that is missing."""
_MOST_RULES = 3
"""A move that breaks more rules than these is no good question."""


def quiz(title: str, rules: RuleSet, questions: Iterable[Question]) -> str:
    """The text of a lesson that asks of each question whether its move is legal under some rules.

    Questions that cannot be under these rules are left out. Where every answer would be “no”, one
    more question is put among them of which the answer is “yes”. Raises `CannotRead` where none
    is left.
    """
    cells = [cell for one in questions if (cell := _cell(one, rules))][:MOST_QUESTIONS]
    if not cells:
        raise CannotRead(say("quiz-empty"))
    if not any(cell["legal"] for cell in cells):
        cells[1:1] = _legal_one(
            dict.fromkeys(rule for cell in cells for rule in cell["rules"]), rules
        )
    broken = [rule for cell in cells for rule in cell.get("rules", ())]
    taught = dict.fromkeys(rule for rule in broken if explain.rule_applies(rule, rules))
    head = {
        "lesson": "quiz",
        "title": title[:80],
        "variant": rules.variant if rules.changed else rules.id,
        "teaches": list(taught),
        "minutes": min(30, 1 + len(cells)),
    }
    written = "".join(map(_written, cells))
    return f"{yaml_text(head)}cells:\n{textwrap.indent(written, '  ')}"


def _legal_one(broken: Iterable[str], rules: RuleSet) -> list[dict[str, Any]]:
    """A question about one of some rules of which the answer is “yes”; none where none is found."""
    possible = drillable(rules)
    for rule in broken:
        cells: list[dict[str, Any]] = []
        for seed in range(MOST_SEEDS if rule in possible else 0):
            try:
                found = drill(rule, rules, seed)
            except CannotRead:
                break
            if found.legal and (cell := _cell(found.question, rules)):
                cells.append(cell)
        if cells:  # the table that is taken in most easily
            return [min(cells, key=lambda cell: len(str(cell["position"])))]
    return []


def _written(cell: dict[str, Any]) -> str:
    """A cell as YAML for people: each hint in a line of its own."""
    hints = yaml.safe_dump(cell["hints"], allow_unicode=True, width=10_000)
    rest = yaml_text({key: value for key, value in cell.items() if key != "hints"})
    inside = f"{rest}hints:\n{textwrap.indent(hints, '  ')}"
    return f"- judge:\n{textwrap.indent(inside, '    ')}"


def _cell(question: Question, rules: RuleSet) -> dict[str, Any] | None:
    """A question as a cell; None where it cannot be asked under these rules."""
    found = judge(question, rules)
    if found.verdict is None or len(found.broken) > _MOST_RULES:
        return None
    findings = [one for one in found.verdict.findings if found.verdict.legal or not one.ok]
    told = [one for one in findings if not RULES[one.rule].effect] or list(findings)
    last = told[-1] if found.verdict.legal else told[0]
    cell: dict[str, Any] = {
        "ask": say("quiz-ask"),
        "position": value_of(question, rules)["position"],
        "move": "; ".join(question.moves),
        "legal": bool(found.legal),
    }
    if not found.legal:
        cell["rules"] = list(found.broken)
    cell |= {
        "otherwise": say("quiz-otherwise"),
        "say": explain.finding_text(last, rules),
        "hints": [
            say("quiz-hint", rule=explain.rule_title(last.rule)),
            explain.rule_statement(last.rule, rules),
            say("quiz-answer", legal="yes" if found.legal else "no"),
        ],
    }
    return cell
