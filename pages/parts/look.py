"""How cards look: two or four colours, large or not; kept in the session and in the link.

The link says only what differs from the first look: `look=two`, `look=large`, `look=two,large`.
"""

from __future__ import annotations

from collections.abc import Collection

import streamlit as st

from pages.parts.words import say

TWO, LARGE = "two", "large"
_KEY = "look"
_STYLES = {
    TWO: "--ink-diamond: #c1121f; --ink-club: #111111;",
    LARGE: "--card-scale: 1.3;",
}
"""Variables of the whole page: they reach into hands, whose styles are closed otherwise."""


def current() -> tuple[str, ...]:
    """What differs from the first look, of `TWO` and `LARGE`; at the start what the link says."""
    if _KEY not in st.session_state:
        _keep(st.query_params.get(_KEY, "").split(","))
    found: tuple[str, ...] = st.session_state[_KEY]
    return found


def _keep(wanted: Collection[str]) -> None:
    st.session_state[_KEY] = tuple(name for name in _STYLES if name in wanted)


def style(names: Collection[str]) -> str:
    """The style sheet of a look: of the present one it is `style(current())`."""
    return f":root {{ {' '.join(_STYLES[name] for name in names)} }}"


def show_in_link() -> None:
    """Write the look into the page's address, if it differs from the first."""
    text = ",".join(current())
    if text != st.query_params.get(_KEY, ""):
        if text:
            st.query_params[_KEY] = text
        else:
            del st.query_params[_KEY]


def switches() -> list[dict[str, str | bool]]:
    """The switches to show: the name, the words, whether it is on."""
    return [
        {"name": name, "label": say(f"look-{name}"), "on": name in current()} for name in _STYLES
    ]


def switch(name: str) -> None:
    """Turn one of the switches; another name changes nothing."""
    _keep(set(current()) ^ {name})
