"""The notebook: what somebody kept, cell by cell, to be edited, moved, and run again."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.errors import BadInput
from engine.notebook.document import AnyCell, LessonText, Note, Notebook
from engine.ruleset import RuleSet
from pages.parts import notebook_bar, page, rule_choice
from pages.parts import notebook_store as store
from pages.parts.notebook_cells import SHEET_STYLE, drawn, name_of, page_link
from pages.parts.notebook_edit import edit_form
from pages.parts.notebook_files import about, problem_part, upload, uploaded_part
from pages.parts.notebook_store import Held
from pages.parts.print_button import print_button
from pages.parts.verdict import message_html
from pages.parts.words import say
from pages.storage import StorageProblem

_EDITED, _DELETED, _AGAIN, _NEW = (
    "notebook-edited", "notebook-deleted", "notebook-again", "notebook-new",
)  # fmt: skip
_STYLE = "notebook.css"
_BLANK = Note(id="newnote")
_WAYS = (
    ("pages/settle/ruling.py", "ruling", "gavel"),
    ("pages/settle/score.py", "score", "calculate"),
    ("pages/learn/lesson.py", "lesson", "menu_book"),
)


def main() -> None:
    """Show the notebook that the link names, else the last one of this browser."""
    fault, is_unread, held = "", False, None
    try:
        held, fault = _arrived()
    except StorageProblem as problem:
        fault, is_unread = problem.message, True
    if held is not None:
        _heed(held)
        held = store.current()
    title = held.now.title if held is not None else ""
    page.begin("notebook", title or say("notebook-page"), say("notebook-lead"), style=_STYLE)
    st.html(f"<style>{SHEET_STYLE}</style>")
    if fault:
        st.html(message_html(fault, "plain", "notebook-fault"))
    if st.session_state.pop("notebook-deleted-all", False):
        st.html(message_html(say("notebook-gone"), "good", "notebook-gone"))
    uploaded_part()
    held = store.current() if held is not None else None
    last = store.remembered()
    if is_unread:
        st.button(say("notebook-read-again"), key="notebook-read-again", icon=":material/refresh:")
    elif held is None and fault and last:
        label = say("notebook-last")
        st.page_link("pages/learn/notebook.py", label=label, query_params={"n": last})
    elif held is None:
        _empty()
    else:
        _notebook(held)
    mark = store.mark_html()
    if mark:
        st.html(mark)
    page.end()


def _arrived() -> tuple[Held | None, str]:
    """The notebook to show, and why there is none, in one sentence. Raises `StorageProblem`."""
    wanted = st.query_params.get("n", "")[: store.MOST_ID]
    held = store.current()
    if held is not None and wanted in ("", held.id) and (held.problem or not held.id):
        return held, ""
    id = wanted or store.remembered()
    if not id:
        return held, ""
    found = store.arrive(id)
    if found is None:
        st.query_params.pop("n", None)
        if id == store.remembered():
            store.forget(id)
        return None, say("notebook-unknown")
    return found, ""


def _heed(held: Held) -> None:
    """Do what was pressed under a cell since the last run."""
    for place, cell in enumerate(held.now.cells):
        act = notebook_bar.pressed(cell.id)
        if act == "edit":
            st.session_state[_EDITED] = (cell.id, held)
            page.move_to(f"cell-{cell.id}")
        elif act in ("up", "down"):
            store.change(held.now.move(cell.id, place + (1 if act == "down" else -1)))
            page.move_to(f"cell-{cell.id}")
        elif act == "delete":
            store.change(held.now.delete(cell.id))
            st.session_state[_DELETED] = (place, name_of(cell), cell.id)
            page.move_to("cell-deleted")


def _empty() -> None:
    st.html(f'<p class="notebook-empty">{escape(say("notebook-empty"))}</p>')
    with st.container(gap="xsmall", key="ways-notebook"):
        for path, name, icon in _WAYS:
            st.page_link(path, label=say(f"notebook-way-{name}"), icon=f":material/{icon}:")
    _add_note()
    upload("notebook-first-file")


def _notebook(held: Held) -> None:
    if held.id and st.query_params.get("n") != held.id:
        st.query_params["n"] = held.id
    problem_part(held)
    told = store.take_told()
    if told:
        st.html(message_html(" ".join(told), "plain", "notebook-told"))
    under = _tools(held)
    drawings = [drawn(cell, held.now, under) for cell in held.now.cells]
    if under is not None:
        judged = [one for one in held.now.cells if not isinstance(one, Note | LessonText)]
        changed = sum(one.changed for one in drawings)
        rules = rule_choice.rules_name(under)
        text = say("notebook-again-sum", changed=changed, count=len(judged), rules=rules)
        st.html(f'<p class="again-sum" role="status">{escape(text)}</p>')
    if not held.now.cells:
        st.html(f'<p class="notebook-empty">{escape(say("notebook-no-cells"))}</p>')
    deleted = st.session_state.get(_DELETED)
    if deleted and any(cell.id == deleted[2] for cell in held.now.cells):
        deleted = None  # it came back
    for place, cell in enumerate(held.now.cells):
        if deleted and deleted[0] == place:
            _deleted(deleted[1])
        _cell(cell, place, held, drawings[place].html)
    if deleted and deleted[0] >= len(held.now.cells):
        _deleted(deleted[1])
    _add_note()
    about(held)


def _tools(held: Held) -> RuleSet | None:
    """Undo, redo, print; and the rules under which all is run again, None for as it was kept."""
    with st.container(horizontal=True, gap="small", vertical_alignment="bottom", key="tools"):
        offered = {"": say("notebook-again-none"), **rule_choice.offered(rule_choice.chosen())}
        if st.session_state.get(_AGAIN, "") not in offered:
            st.session_state[_AGAIN] = ""  # house rules that are chosen no more
        chosen = st.selectbox(
            say("notebook-again"), list(offered), key=_AGAIN, width=300,
            format_func=offered.__getitem__,
        )  # fmt: skip
        for name, icon, do, ready in (
            ("undo", "undo", store.undo, held.history.past),
            ("redo", "redo", store.redo, held.history.future),
        ):
            st.button(
                say(f"notebook-{name}"), key=f"notebook-{name}", icon=f":material/{icon}:",
                disabled=not ready, on_click=do,
            )  # fmt: skip
        print_button(say("notebook-print"))
    return rule_choice.read(chosen) if chosen else None


def _cell(cell: AnyCell, place: int, held: Held, html: str) -> None:
    edited = st.session_state.get(_EDITED)
    with st.container(border=True, gap="small", key=f"cell-box-{cell.id}"):
        if edited and edited[0] == cell.id:
            _editing(cell, edited[1])
            return
        st.html(html)
        notebook_bar.bar(
            cell.id, name_of(cell), page_link(cell, held.now), first=place == 0,
            last=place == len(held.now.cells) - 1,
        )  # fmt: skip


def _editing(cell: AnyCell, base: Held) -> None:
    """The fields of a cell; what they change is merged with what others did meanwhile."""
    head = escape(say("notebook-editing", name=name_of(cell)))
    st.html(f'<h2 class="editing" id="cell-{cell.id}" tabindex="-1">{head}</h2>')
    before = base.now.cell(cell.id)
    after = edit_form(before, base.now)
    if after is None:
        return
    st.session_state.pop(_EDITED, None)
    if after != before:
        try:
            store.change(base.now.edit(after), base)
        except BadInput as error:
            st.session_state["notebook-fault"] = error.message
    page.move_to(f"cell-{cell.id}")
    st.rerun()


def _deleted(name: str) -> None:
    """Where a cell stood that was deleted last: the way back."""
    with st.container(horizontal=True, gap="small", vertical_alignment="center", key="deleted"):
        text = escape(say("notebook-deleted", name=name))
        st.html(f'<p id="cell-deleted" tabindex="-1">{text}</p>', width="content")
        st.button(
            say("notebook-undo"), key="notebook-undelete", icon=":material/undo:",
            on_click=store.undo,
        )  # fmt: skip


def _add_note() -> None:
    if not st.session_state.get(_NEW):
        st.button(
            say("notebook-add-note"), key="notebook-add-note", icon=":material/note_add:",
            on_click=lambda: st.session_state.update({_NEW: True}),
        )  # fmt: skip
        return
    with st.container(border=True, gap="small", key="cell-box-new"):
        st.html(f'<h2 class="editing">{escape(say("notebook-new-note"))}</h2>')
        after = edit_form(_BLANK, Notebook())
    if after is None:
        return
    st.session_state.pop(_NEW, None)
    if isinstance(after, Note) and after.text.strip():
        note = Note(text=after.text)
        try:
            held = store.current()
            if held is None:
                store.keep(note)
            else:
                store.change(held.now.add(note))
            page.move_to(f"cell-{note.id}")
        except BadInput as error:
            st.session_state["notebook-fault"] = error.message
    st.rerun()


main()
