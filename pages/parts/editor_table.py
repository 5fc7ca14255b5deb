"""Beside a lesson's text: a table to lay out by tapping, which writes the position."""

from __future__ import annotations

from typing import Any

import streamlit as st

from engine.errors import BadInput, CannotRead
from engine.lessons.edits import Edited, cell_at, with_cell, with_position
from engine.lessons.reference import examples
from engine.positiontext import PositionText
from engine.question import Question, value_of
from engine.ruleset import RuleSet
from engine.yamltext import Document, read_text, validate
from engine.yamlwriting import yaml_text
from pages.parts import editor_draft as store
from pages.parts import ruling_form, ruling_store
from pages.parts.editor_draft import FAULT
from pages.parts.position_editor import edited, kept, position_editor
from pages.parts.ruling_store import Work
from pages.parts.words import say

_WORK = "editor-work"
KINDS = ("show", "try", "judge", "pick", "play")
"""Kinds of cell that can be begun with a table."""


def table_part(rules: RuleSet) -> None:
    """Show the table, the position as YAML, and the ways to put it into the text."""
    before = _work()
    work = edited(before, rules)
    with st.container(horizontal=True, gap="small"):
        st.button(
            say("editor-table-from"), icon=":material/download:", on_click=_take_over,
            key="editor-table-from",
        )  # fmt: skip
        st.button(
            say("editor-table-clear"), icon=":material/restart_alt:", on_click=_keep,
            args=(Work(),), key="editor-table-clear",
        )  # fmt: skip
    position_editor(work, rules)
    with st.expander(say("editor-table-more"), icon=":material/tune:"):
        work = ruling_form.details(work, rules)
    if work.question != before.question:
        st.session_state[_WORK] = work
    kept()
    try:
        written = written_position(work.question, rules)
    except BadInput as error:
        st.warning(error.message, icon=":material/error:")
        return
    st.code(written, language=None, wrap_lines=True)
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        st.button(
            say("editor-table-replace"), type="primary", icon=":material/move_down:",
            on_click=_replace, args=(written,), key="editor-table-replace",
        )  # fmt: skip
        kind = st.selectbox(
            say("editor-table-kind"), KINDS, key="editor-table-kind",
            format_func=lambda name: say("editor-topic-name", topic=name),
        )  # fmt: skip
        st.button(
            say("editor-table-new"), icon=":material/playlist_add:",
            on_click=_add, args=(kind, written), key="editor-table-new",
        )  # fmt: skip


def written_position(question: Question, rules: RuleSet) -> str:
    """The position of a question as YAML, as it stands under `position:`."""
    return yaml_text(value_of(question, rules)["position"])


def _work() -> Work:
    found = st.session_state.get(_WORK)
    return found if isinstance(found, Work) else Work()


def _keep(work: Work) -> None:
    st.session_state[_WORK] = work
    ruling_store.renew()


def _take_over() -> None:
    """Lay out the position of the cell with the cursor."""
    draft = store.now()
    try:
        _keep(Work(Question(position_at(draft.text, draft.line), others=0)))
    except BadInput as error:
        st.session_state[FAULT] = str(error)


def position_at(text: str, line: int) -> dict[str, Any]:
    """The position of the cell to which a line belongs. Raises `BadInput` where it has none."""
    document = read_text(text, "lesson.yaml")
    number = cell_at(text, line)
    cell = document.value["cells"][number] if number is not None else {}
    found = [
        below["position"]
        for below in (cell.values() if isinstance(cell, dict) else ())
        if isinstance(below, dict) and isinstance(below.get("position"), dict)
    ]
    if not found:
        raise CannotRead(say("editor-table-none"))
    validate(PositionText, Document(found[0], {}, ""))
    return dict(found[0])


def _replace(written: str) -> None:
    store.try_edit(lambda draft: with_position(draft.text, draft.line, written))


def _add(kind: str, written: str) -> None:
    def made(draft: store.Draft) -> Edited:
        found = with_cell(draft.text, draft.line, examples()[kind])
        return with_position(found.text, found.line, written)._replace(line=found.line)

    store.try_edit(made)
