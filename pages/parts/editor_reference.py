"""Beside a lesson's text: what may stand in it, and examples to put in."""

from __future__ import annotations

from html import escape

import streamlit as st
from markdown_it import MarkdownIt

from engine import explain
from engine.lessons import KINDS, reference
from engine.lessons.edits import with_cell
from engine.lessons.reference import Key
from engine.rules.checklist import all_rules
from engine.ruleset import RuleSet
from pages.parts import editor_draft as store
from pages.parts.words import say

TOPICS = (*KINDS, "lesson", "notation", "rules", "values", "advice")
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).disable("image").enable("table")


def reference_part(rules: RuleSet) -> None:
    """Show one topic of the reference; an example of a kind of cell can be put in."""
    topic = st.selectbox(
        say("editor-topic"), TOPICS, key="editor-topic",
        format_func=lambda name: say("editor-topic-name", topic=name),
    )  # fmt: skip
    if topic in KINDS:
        st.button(
            say("editor-insert", kind=topic), icon=":material/playlist_add:", type="primary",
            on_click=insert, args=(reference.examples()[topic],), key="editor-insert",
        )  # fmt: skip
        st.code(reference.examples()[topic], language=None, wrap_lines=True)
    st.html(f'<div class="reference">{topic_html(topic, rules)}</div>')


def insert(cell: str) -> None:
    """Put a cell after the one with the cursor."""
    store.try_edit(lambda draft: with_cell(draft.text, draft.line, cell))


def topic_html(topic: str, rules: RuleSet) -> str:
    """A topic as HTML; all text in it is escaped."""
    if topic == "rules":
        rows = "".join(_rule_row(rule.id, rules) for rule in all_rules())
        return _table(("editor-rule", "editor-rule-title"), rows)
    if topic == "values":
        rows = "".join(
            f"<tr><td><code>{{{{{escape(name)}}}}}</code></td><td>{escape(value)}</td></tr>"
            for name, value in reference.values(rules).items()
        )
        return _table(("editor-value", "editor-value-now"), rows)
    if topic == "notation":
        return _html(reference.notation())
    if topic == "advice":
        return _html(reference.advice())
    kind = "" if topic == "lesson" else topic
    keys = keys_html(reference.keys_of(kind))
    return keys + (_html(reference.explanation(kind)) if kind else "")


def keys_html(keys: tuple[Key, ...]) -> str:
    """Keys as a table: those that must be given first."""
    if not keys:
        return ""
    rows = "".join(_key_row(key) for key in keys)
    return _table(("editor-key", "editor-key-takes"), rows)


def _key_row(key: Key) -> str:
    needed = f" <em>{escape(say('editor-needed'))}</em>" if key.needed else ""
    below = ", ".join(f"<code>{escape(one.name)}</code>" for one in key.below)
    more = f"<br>{say('editor-below')} {below}" if below else ""
    return (
        f"<tr><td><code>{escape(key.name)}</code>{needed}</td>"
        f"<td>{escape(key.takes)}{more}</td></tr>"
    )


def _rule_row(rule: str, rules: RuleSet) -> str:
    name = f"<code>{escape(rule)}</code>"
    title = escape(explain.rule_title(rule))
    if not explain.rule_applies(rule, rules):
        title += f" <em>{escape(say('editor-rule-away'))}</em>"
    return f"<tr><td>{name}</td><td>{title}</td></tr>"


def _table(heads: tuple[str, str], rows: str) -> str:
    head = "".join(f"<th>{escape(say(name))}</th>" for name in heads)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _html(text: str) -> str:
    rendered: str = _MARKDOWN.render(text)
    # A reference stands under a heading of its own.
    return rendered.replace("<h1>", "<h2>").replace("</h1>", "</h2>")
