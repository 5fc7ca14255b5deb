"""What leaves and enters a notebook as files, its link, and how it is deleted."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.errors import BadInput
from engine.notebook.document import Notebook, new_id
from engine.notebook.files import from_yaml, to_yaml
from engine.notebook.jupyter import to_ipynb
from pages.parts import notebook_store as store
from pages.parts.address import address_of
from pages.parts.notebook_store import Held
from pages.parts.open_file import open_file
from pages.parts.verdict import message_html
from pages.parts.words import say
from pages.storage import StorageProblem

_UPLOAD, _FAULT, _ASKED = "notebook-upload", "notebook-fault", "notebook-delete-asked"


def address(id: str) -> str:
    """The private link of a notebook."""
    return address_of("notebook", {"n": id})


def problem_part(held: Held) -> None:
    """Why the last change is not saved, and what can be done; nothing where all is saved."""
    if not held.problem:
        return
    st.html(message_html(held.problem, "bad", "notebook-problem"))
    with st.container(horizontal=True, gap="small", key="notebook-problem-row"):
        st.button(
            say("notebook-retry"), key="notebook-retry", icon=":material/refresh:", type="primary",
            on_click=store.again,
        )  # fmt: skip
        _download(held, "notebook-problem-yaml")


def about(held: Held) -> None:
    """The fold with the title, the private link, the files, and the way to delete all."""
    fold = st.expander(say("notebook-about"), key="notebook-open-about", on_change="rerun")
    if not fold.open:
        return
    with fold:
        _title(held)
        if held.id:
            st.html(f'<p class="facts">{escape(say("notebook-link"))}</p>')
            st.code(address(held.id), language=None, wrap_lines=True)
        with st.container(horizontal=True, gap="small"):
            _download(held, "notebook-yaml")
            st.download_button(
                say("notebook-ipynb"), lambda: to_ipynb(held.now), file_name="notebook.ipynb",
                mime="application/x-ipynb+json", icon=":material/data_object:", on_click="ignore",
                key="notebook-ipynb",
            )  # fmt: skip
        upload("notebook-file")
        _deleting()


def _title(held: Held) -> None:
    st.text_input(
        say("notebook-name"), held.now.title, key=f"notebook-name-{held.now.title}", max_chars=200,
        placeholder=say("notebook-title-none"), autocomplete="off", on_change=_rename,
        args=(f"notebook-name-{held.now.title}",),
    )  # fmt: skip


def _rename(key: str) -> None:
    held = store.current()
    if held is not None:
        store.change(held.now.named(str(st.session_state[key]).strip()))


def _download(held: Held, key: str) -> None:
    st.download_button(
        say("notebook-download"), lambda: to_yaml(held.now), file_name="notebook.yaml",
        mime="application/yaml", icon=":material/download:", on_click="ignore", key=key,
    )  # fmt: skip


def upload(key: str) -> None:
    """A field for a file; what it holds is not taken over before somebody says how."""
    file = open_file(say("notebook-upload"), key)
    if file is None:
        return
    st.session_state.pop(_UPLOAD, None)
    try:
        st.session_state[_UPLOAD] = from_yaml(file.data, file.name)
    except BadInput as error:
        st.session_state[_FAULT] = str(error)
    st.rerun()


def uploaded_part() -> None:
    """Ask what becomes of an uploaded notebook, or say why it was refused."""
    fault = st.session_state.pop(_FAULT, "")
    if fault:
        st.html(message_html(fault, "bad", "notebook-refused"))
    found = st.session_state.get(_UPLOAD)
    if not isinstance(found, Notebook):
        return
    held = store.current()
    if held is None or not held.now.cells:
        _take(found, add=False)
        st.rerun()
    count = len(found.cells)
    st.html(message_html(say("notebook-uploaded", count=count), "plain", "notebook-uploaded"))
    with st.container(horizontal=True, gap="small", key="notebook-upload-row"):
        st.button(
            say("notebook-upload-add"), key="notebook-upload-add", type="primary",
            icon=":material/playlist_add:", on_click=_take, args=(found, True),
        )  # fmt: skip
        st.button(
            say("notebook-upload-replace"), key="notebook-upload-replace",
            icon=":material/find_replace:", on_click=_take, args=(found, False),
        )  # fmt: skip
        st.button(say("notebook-leave"), key="notebook-upload-leave", on_click=_drop)


def _drop() -> None:
    st.session_state.pop(_UPLOAD, None)


def _take(found: Notebook, add: bool) -> None:
    _drop()
    held = store.current()
    if held is None:
        store.begin(found)
        return
    try:
        store.change(_joined(held.now, found) if add else found)
    except BadInput as error:
        st.session_state[_FAULT] = error.message


def _joined(now: Notebook, more: Notebook) -> Notebook:
    """A notebook with the cells of another one; those get ids of their own where they meet."""
    for cell in more.cells:
        known = {one.id for one in now.cells}
        now = now.add(cell.with_(id=new_id()) if cell.id in known else cell)
    return now


def _deleting() -> None:
    if not st.session_state.get(_ASKED):
        st.button(
            say("notebook-delete"), key="notebook-delete", icon=":material/delete_forever:",
            on_click=lambda: st.session_state.update({_ASKED: True}),
        )  # fmt: skip
        return
    st.html(message_html(say("notebook-delete-ask"), "bad", "notebook-delete-ask"))
    with st.container(horizontal=True, gap="small"):
        st.button(
            say("notebook-delete-yes"), key="notebook-delete-yes", type="primary",
            icon=":material/delete_forever:", on_click=_delete,
        )  # fmt: skip
        st.button(
            say("notebook-delete-no"), key="notebook-delete-no",
            on_click=lambda: st.session_state.pop(_ASKED, None),
        )  # fmt: skip


def _delete() -> None:
    st.session_state.pop(_ASKED, None)
    try:
        store.delete()
    except StorageProblem as problem:
        st.session_state[_FAULT] = problem.message
        return
    st.query_params.pop("n", None)
    st.session_state["notebook-deleted-all"] = True
