"""“Keep in my notebook”, on the pages where there is something to keep."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from urllib.parse import urlencode

import streamlit as st

from engine.errors import BadInput
from engine.notebook.document import AnyCell
from engine.notebook.files import to_yaml
from pages.parts import notebook_store as store
from pages.parts.verdict import icon
from pages.parts.words import say

_TOLD = "notebook-kept"


def keep_button(key: str, make: Callable[[], AnyCell]) -> None:
    """A button that adds the cell that `make` makes; `kept_note` says what became of it."""
    st.button(
        say("notebook-keep"), icon=":material/bookmark_add:", key=f"keep-{key}",
        on_click=_keep, args=(key, make),
    )  # fmt: skip


def _keep(key: str, make: Callable[[], AnyCell]) -> None:
    try:
        store.keep(make())
        st.session_state[_TOLD] = (key, "")
    except BadInput as error:
        st.session_state[_TOLD] = (key, error.message)


def kept_note(key: str) -> None:
    """That the thing of this name was kept, with the way there; or why it was not."""
    told = st.session_state.get(_TOLD)
    if not told or told[0] != key:
        return
    refused = told[1]
    held = store.current()
    if refused or held is None:
        st.html(_line(refused or say("notebook-refused"), "bad"))
    elif held.problem:
        st.html(_line(held.problem, "bad") + store.mark_html())
        st.download_button(
            say("notebook-download"), lambda: to_yaml(held.now), file_name="notebook.yaml",
            mime="application/yaml", icon=":material/download:", on_click="ignore",
            key=f"keep-{key}-download",
        )  # fmt: skip
    else:
        href = escape(f"notebook?{urlencode({'n': held.id})}")
        link = f'<a class="inside" href="{href}">{escape(say("notebook-open"))}</a>'
        st.html(_line(say("notebook-kept"), "good", link) + store.mark_html())


def _line(text: str, kind: str, link: str = "") -> str:
    mark = icon("kept" if kind == "good" else "broken")
    return (
        f'<div class="verdict {kind} kept-note" role="status"><p class="line">{mark}'
        f"<span>{escape(text)} {link}</span></p></div>"
    )
