"""The whole address of a page of the app, to be sent to somebody."""

from __future__ import annotations

from urllib.parse import urlencode, urlsplit, urlunsplit

import streamlit as st


def address_of(page: str, query: dict[str, str]) -> str:
    """The address of a page by its name, `ruling`, on the server that this one comes from."""
    try:
        here = urlsplit(st.context.url or "")
    except (AttributeError, ValueError):
        here = urlsplit("")
    path = f"{here.path.rsplit('/', 1)[0]}/{page}"
    return urlunsplit((here.scheme, here.netloc, path, urlencode(query), ""))
