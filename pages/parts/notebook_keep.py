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


def keep_button(name: str, make: Callable[[], AnyCell]) -> None:
    """A button that adds the cell that `make` makes; `kept_note` says what became of it.

    `name` tells what would be kept. The button is one and the same for whatever a page shows, so
    that it may be pressed while the page is still being drawn anew.
    """
    st.button(
        say("notebook-keep"), icon=":material/bookmark_add:", key="notebook-keep",
        on_click=_keep, args=(name, make),
    )  # fmt: skip


def _keep(name: str, make: Callable[[], AnyCell]) -> None:
    try:
        store.keep(make())
        st.session_state[_TOLD] = (name, "")
    except BadInput as error:
        st.session_state[_TOLD] = (name, error.message)


def kept_note(name: str) -> None:
    """That the thing of this name was kept, with the way there; or why it was not."""
    told = st.session_state.get(_TOLD)
    if not told or told[0] != name:
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
            key="notebook-keep-download",
        )  # fmt: skip
    else:
        href = escape(f"notebook?{urlencode({'n': held.id})}")
        link = f'<a class="inside" href="{href}">{escape(say("notebook-open"))}</a>'
        st.html(_line(say("notebook-kept"), "good", link) + store.mark_html())


def _line(text: str, kind: str, link: str = "") -> str:
    mark = icon("kept" if kind == "good" else "broken")
    return (
        f'<div class="verdict {kind} kept-note screen" role="status"><p class="line">{mark}'
        f"<span>{escape(text)} {link}</span></p></div>"
    )
