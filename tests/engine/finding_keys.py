"""Which findings the rules can report, read from their source text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from engine.rules.finish import BLOCKING

ENGINE = Path(__file__).parents[2] / "engine"
FILES = (*sorted((ENGINE / "rules").glob("*.py")), ENGINE / "referee.py")
STANDS_IN_THE_WAY = {
    *((rule, "broken-finish") for rule in BLOCKING if rule != "meld.black_threes"),
    ("out.keep_card", "broken"),
    ("meld.black_threes", "broken-not-out"),
}
"""Findings of `engine.referee` whose rule is known only while running: what stops a turn's end."""


def finding_keys() -> set[tuple[str, str]]:
    """Every pair of a rule and the key of a sentence that `kept` and `broken` are called with."""
    found = set(STANDS_IN_THE_WAY)
    for path in FILES:
        module = ast.parse(path.read_text(encoding="utf-8"))
        for part in module.body:
            found |= set(_of_part(part))
    return found


def _of_part(part: ast.stmt) -> Iterator[tuple[str, str]]:
    """The findings in one function, or in one line outside of any."""
    for node in ast.walk(part):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in ("kept", "broken"):
            rules, *keys = node.args
            names = _texts(keys[0], part) if keys else {node.func.id}
        elif node.func.id == "Finding" and len(node.args) == 4:
            rules, names = node.args[0], _texts(node.args[2], part)
        else:
            continue
        yield from ((rule, key) for rule in _texts(rules, part) for key in names)


def _texts(node: ast.expr, part: ast.stmt) -> set[str]:
    """The texts that an expression may stand for; none where they are known only while running."""
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.IfExp):
        return _texts(node.body, part) | _texts(node.orelse, part)
    if isinstance(node, ast.Name):
        given = [
            other.value
            for other in ast.walk(part)
            if isinstance(other, ast.Assign)
            and any(isinstance(name, ast.Name) and name.id == node.id for name in other.targets)
        ]
        return {text for value in given for text in _texts(value, part)}
    return set()
