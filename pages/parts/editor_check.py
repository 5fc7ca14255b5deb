"""Beside a lesson's text: what is wrong in it, and what is left to do, each with its line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape

from engine import explain
from engine.lessons.cell import Fault
from engine.lessons.review import Review, key_of, line_of, review
from engine.lessons.todo import ToDo, to_do
from engine.rules.registry import RULES
from pages.parts.verdict import icon
from pages.parts.words import say

_RULE = re.compile(r"\b[a-z_]+\.[a-z_]+\b")


def marked_lines(found: Review) -> list[int]:
    """The lines with faults."""
    return [line_of(fault) for fault in found.faults]


@lru_cache(maxsize=16)
def check_html(text: str) -> str:
    """Faults and to-do list of a lesson's text as HTML, all text in it escaped."""
    found = review(text)
    if found.lesson is None:
        state = say("editor-refused", count=len(found.refused))
        return _line("broken", state) + _faults(found.refused)
    left = to_do(found.lesson, found.denied)
    state = say("editor-denied", count=len(found.denied)) if found.denied else say("editor-sound")
    html = _line("broken" if found.denied else "kept", state)
    head = f"<h2>{escape(say('editor-todo', count=len(left)))}</h2>"
    return html + (head + _list(left) if left else f"<p>{escape(say('editor-nothing-left'))}</p>")


def _line(mark: str, text: str) -> str:
    return f'<p class="state" role="status">{icon(mark)}<strong>{escape(text)}</strong></p>'


def _faults(faults: Sequence[Fault]) -> str:
    rows = (_row(line_of(fault), key_of(fault), fault.message) for fault in faults)
    return f'<ol class="faults">{"".join(rows)}</ol>'


def _list(left: Sequence[ToDo]) -> str:
    rows = (_row(one.line, one.key, one.text, one.kind == "denied") for one in left)
    return f'<ol class="faults">{"".join(rows)}</ol>'


def _row(line: int, key: str, text: str, bad: bool = False) -> str:
    place = say("editor-line", line=line)
    told = f" <code>{escape(key)}</code>" if key else ""
    kind = ' class="bad"' if bad else ""
    return (
        f'<li{kind}><a href="#line-{line}" data-line="{line}">{escape(place)}</a>{told}'
        f"<p>{_with_rules(text)}</p></li>"
    )


def _with_rules(text: str) -> str:
    """A message with the rules that it names as links, and what they are called."""

    def link(found: re.Match[str]) -> str:
        rule = found[0]
        if rule not in RULES:
            return rule
        title = escape(explain.rule_title(rule))
        return f'<a class="inside" href="rules?rule={rule}" title="{title}"><code>{rule}</code></a>'

    return _RULE.sub(link, escape(text))
