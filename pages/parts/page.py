"""What every page begins and ends with: title, styles, language, focus, and the link."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path

import streamlit as st

from pages.parts import cards as art
from pages.parts import look, menu, progress
from pages.parts.words import LANGUAGE, say

_FOLDER = Path(__file__).parent
_STYLE = "".join(
    (_FOLDER / name).read_text(encoding="utf-8") for name in ("cards.css", "parts.css")
)
_setup = st.components.v2.component(
    "page_setup",
    html="""
<details>
<summary></summary>
</details>
""",
    css=(_FOLDER / "page.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "page.js").read_text(encoding="utf-8"),
)
_FOCUS = "_focus"
_SETUP = "page_setup"

assert art.CSS in _STYLE


def begin(
    path: str, title: str, lead: str = "", about: str = "", note: str = "", style: str = ""
) -> None:
    """Head a page: its styles, its one `h1`, `lead` and `note` under it, progress from the link.

    `path` is the page's own part of the address.

    `about` names what the page shows (a lesson), so that moving to another one
    counts as navigation and brings the focus to the title. `style` is a file of styles beside
    this one that only this page needs.
    """
    state = st.session_state.get(_SETUP)
    if state:
        look.switch(str(state.get("look")))
    st.set_page_config(page_title=say("tab-title", title=title))
    own = (_FOLDER / style).read_text(encoding="utf-8") if style else ""
    st.html(f"<style>{_STYLE}{own}{look.style(look.current())}</style>")
    menu.show(path)
    st.title(_plain(title), anchor=False)
    if lead:
        more = f'<p class="quiet">{escape(note)}</p>' if note else ""
        st.html(f'<div class="lead"><p>{escape(lead)}</p>{more}</div>')
    progress.current()
    fault = progress.fault()
    if fault:
        st.warning(fault, icon=":material/link_off:")
    st.session_state["_page"] = {"path": path, "page": f"{title} {about}"}


def _plain(title: str) -> str:
    """A title in which nothing is Markdown: it may hold the name that players gave their rules."""
    return _MARKS.sub(r"\\\1", title)


_MARKS = re.compile(r"([\\`*_\[\]<>$~]|:(?=[\w/+-]+[:\[]))")


def move_to(anchor: str, *, focus: bool = True) -> None:
    """After this run, bring the element with this id into view, and the keyboard to it."""
    number = st.session_state.get("_move_number", 0) + 1
    st.session_state["_move_number"] = number
    st.session_state[_FOCUS] = f"#{anchor} {'focus' if focus else 'show'} {number}"


def target() -> str:
    """Where the last `move_to` leads, for a component that does it without a run of the page."""
    return str(st.session_state.get(_FOCUS, ""))


def target_html() -> str:
    """The same as an unseen mark, for HTML that is drawn without a run of the whole page."""
    return f'<i class="go" hidden data-target="{escape(target())}"></i>'


def end() -> None:
    """Finish a page: hand language, title and focus to the browser, and progress to the link."""
    progress.show_in_link()
    look.show_in_link()
    data = {
        "language": LANGUAGE,
        **st.session_state["_page"],
        "focus": target(),
        "look": say("look"),
        "switches": look.switches(),
    }
    _setup(
        key=_SETUP,
        height="content",
        data=json.dumps(data),
        on_look_change=lambda: None,
    )
