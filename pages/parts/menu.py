"""The list of pages at the side, drawn as plain HTML.

Streamlit's own list costs as much as a whole page each time that anything is drawn, also while a
learner waits for an answer. The pages and their names are those of `st.navigation` in `app.py`;
those whose scripts stand in one folder (learn, settle, teach) stand together.
"""

from __future__ import annotations

from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from pages.parts.words import say


def paths() -> frozenset[str]:
    """The pages that the app knows, by their part of the address."""
    context = get_script_run_ctx()
    pages = context.pages_manager.get_pages().values() if context else ()
    return frozenset(page["url_pathname"] for page in pages if page.get("url_pathname"))


def show(path: str) -> None:
    """List all pages; `path` is that part of the address that the present one has for itself.

    Within another site (`?embed=true`) there is no list.
    """
    if st.context.is_embedded:
        return
    context = get_script_run_ctx()
    pages = context.pages_manager.get_pages().values() if context else ()
    listed = [page for page in pages if page.get("page_name") and not page.get("is_hidden")]
    lists = "".join(
        f"<ul>{''.join(_row(page, path) for page in group)}</ul>"
        for _, group in groupby(listed, key=lambda page: Path(page["script_path"]).parent.name)
    )
    with st.sidebar:
        st.html(f'<nav class="menu" aria-label="{escape(say("menu"))}">{lists}</nav>')


def _row(page: Any, present: str) -> str:
    path, symbol = page["url_pathname"], page.get("icon", "")
    symbol = symbol.removeprefix(":material/").removesuffix(":")
    here = ' aria-current="page"' if path == present else ""
    return (
        f'<li><a class="inside" href="{escape(path or ".")}"{here}>'
        f'<i aria-hidden="true">{escape(symbol)}</i>{escape(page["page_name"])}</a></li>'
    )
