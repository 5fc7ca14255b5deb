"""A cell of the notebook being edited: its text, or the case it holds as YAML."""

from __future__ import annotations

import streamlit as st
from pydantic import ValidationError

from engine.cases import Case, read_cases
from engine.errors import BadInput, CannotRead
from engine.notebook.document import (
    MOST_NOTE,
    MOST_TITLE,
    AnyCell,
    Note,
    Notebook,
    PositionCell,
    RulingCell,
)
from engine.notebook.keeping import position_cell, ruling_cell
from engine.question import Question, question_of, yaml_of
from engine.variants import rules_of
from engine.yamltext import read_text
from pages.parts.words import say

MOST_YAML = 20_000


def edit_form(cell: AnyCell, notebook: Notebook) -> AnyCell | None:
    """The fields of a cell; the changed cell once they are saved, the same one when left.

    What cannot be read stays in the fields, with one sentence that says what and where.
    """
    key = f"notebook-edit-{cell.id}"
    with st.form(f"{key}-form", border=False):
        title = text = yaml = ""
        if isinstance(cell, Note):
            text = st.text_area(
                say("notebook-text"), cell.text, height=220, key=f"{key}-text", max_chars=MOST_NOTE
            )
        else:
            title = st.text_input(
                say("notebook-title"), cell.title, key=f"{key}-title", max_chars=MOST_TITLE,
                autocomplete="off",
            )  # fmt: skip
        if isinstance(cell, RulingCell | PositionCell):
            yaml = st.text_area(
                say("notebook-yaml"), _yaml(cell, notebook), height=300, key=f"{key}-yaml",
                max_chars=MOST_YAML,
            )  # fmt: skip
        with st.container(horizontal=True, gap="small"):
            save = st.form_submit_button(say("notebook-save"), type="primary", key=f"{key}-save")
            leave = st.form_submit_button(say("notebook-leave"), key=f"{key}-leave")
    if leave:
        return cell
    if not save:
        return None
    try:
        return _changed(cell, title.strip(), text, yaml, notebook)
    except (BadInput, ValidationError) as error:
        message = str(error) if isinstance(error, BadInput) else say("notebook-refused")
        st.error(message, icon=":material/error:")
        return None


def _yaml(cell: RulingCell | PositionCell, notebook: Notebook) -> str:
    rules = rules_of(cell.variant or notebook.variant)
    question = cell.question if isinstance(cell, RulingCell) else Question(cell.written)
    return yaml_of(question, rules)


def _changed(cell: AnyCell, title: str, text: str, yaml: str, notebook: Notebook) -> AnyCell:
    if isinstance(cell, Note):
        return cell if text == cell.text else cell.with_(text=text)
    if isinstance(cell, RulingCell | PositionCell) and yaml != _yaml(cell, notebook):
        case = _case(yaml)
        new: RulingCell | PositionCell = ruling_cell(question_of(case), case.rules)
        if not case.moves:
            new = position_cell(question_of(case).position, case.rules)
        return new.with_(id=cell.id, title=title or case.title, other_of=cell.other_of)
    return cell if title == cell.title else cell.with_(title=title)


def _case(yaml: str) -> Case:
    cases = read_cases(read_text(yaml, say("notebook-yaml-place")))
    if len(cases) > 1:
        raise CannotRead(say("notebook-one-case", count=len(cases)))
    return cases[0]
