"""A lesson written as YAML: checked as it is typed, shown as the learner sees it, handed on."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.errors import BadInput
from engine.lessons.lesson import rule_sets
from engine.lessons.review import Review, review
from engine.ruleset import RuleSet
from pages.parts import editor_draft, editor_preview, page, rule_choice
from pages.parts.editor_check import check_html, marked_lines
from pages.parts.editor_draft import FAULT, Draft
from pages.parts.editor_reference import reference_part
from pages.parts.editor_share import hand_on, start_from
from pages.parts.editor_table import table_part
from pages.parts.editor_text import text_field, typed
from pages.parts.words import say

VIEWS = ("check", "reference", "table", "preview", "share", "start")


def main() -> None:
    """Show the draft, and one view of it beside it."""
    draft = editor_draft.current(typed())
    page.begin(
        "editor", say("editor-title"), say("editor-lead"), style="editor.css",
        body=f'<i class="writing"></i><style>{editor_preview.STYLE}</style>',
    )  # fmt: skip
    with st.spinner(say("editor-wait"), show_time=False):
        found = review(draft.text)
    _problems(draft)
    left, right = st.columns([9, 10], gap="medium")
    with left:
        text_field(draft.text, draft.line, draft.epoch, draft.id, marked_lines(found))
    with right:
        _view(draft, found)
    page.end()


def _problems(draft: Draft) -> None:
    """What could not be done, or not be stored."""
    fault = st.session_state.pop(FAULT, "")
    if fault:
        st.warning(fault, icon=":material/error:")
    if draft.problem:
        st.warning(say("editor-unsaved", why=draft.problem), icon=":material/cloud_off:")
    elif draft.saved is not None and len(draft.saved.notebook.cells) > 1:
        href = f"notebook?n={escape(draft.id)}"
        link = f'<a class="inside" href="{href}">{escape(say("editor-other-open"))}</a>'
        st.html(f'<p class="quiet" role="status">{escape(say("editor-other"))} {link}</p>')


def _view(draft: Draft, found: Review) -> None:
    view = st.segmented_control(
        say("editor-views"), VIEWS, default=VIEWS[0], key="editor-view",
        format_func=lambda name: say("editor-view", view=name, count=len(found.faults)),
        label_visibility="collapsed",
    )  # fmt: skip
    rules = _rules(found)
    if view == "reference":
        reference_part(rules)
    elif view == "table":
        table_part(rules)
    elif view == "preview":
        if found.lesson is None:
            st.html(check_html(draft.text))
        else:
            editor_preview.preview(found.lesson)
    elif view == "share":
        hand_on(draft, found)
    elif view == "start":
        start_from(draft)
    else:
        with st.spinner(say("editor-wait"), show_time=False):
            html = check_html(draft.text)
        st.html(html)


def _rules(found: Review) -> RuleSet:
    """The first rule set that the text names; where it names none, those that are chosen."""
    if found.lesson is not None:
        return found.lesson.rules
    value = found.document.value if found.document else None
    named = value.get("variant") if isinstance(value, dict) else None
    try:
        if found.document is not None and isinstance(named, str | dict | list) and named:
            return next(iter(rule_sets(found.document, named).values()))
    except (BadInput, TypeError):
        pass  # what is wrong with it is told beside the text
    return rule_choice.chosen()


main()
