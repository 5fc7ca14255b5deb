"""What every page begins and ends with: title, styles, language, focus, and the link."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

import streamlit as st

from pages.parts import cards as art
from pages.parts import look, menu, progress
from pages.parts.words import LANGUAGE, say

_FOLDER = Path(__file__).parent
_STYLE = "".join(
    (_FOLDER / name).read_text(encoding="utf-8") for name in ("cards.css", "parts.css", "print.css")
)
_setup = st.components.v2.component(
    "page_setup",
    html="""
<button class="more" hidden><i aria-hidden="true">unfold_more</i><span></span></button>
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
    path: str,
    title: str,
    lead: str = "",
    about: str = "",
    note: str = "",
    style: str = "",
    body: str = "",
) -> None:
    """Head a page: its styles, its one `h1`, `lead` and `note` under it, progress from the link.

    `body` is what follows, as HTML with all text escaped: what stands in one element costs the
    browser less, each time that something is drawn anew, than what stands in several.

    `path` is the page's own part of the address.

    `about` names what the page shows (a lesson), so that moving to another one
    counts as navigation and brings the focus to the title. `style` is a file of styles beside
    this one that only this page needs.
    """
    state = st.session_state.get(_SETUP)
    if state:
        look.switch(str(state.get("look")))
    st.set_page_config(page_title=say("tab-title", title=title))
    menu.show(path)
    own = (_FOLDER / style).read_text(encoding="utf-8") if style else ""
    told = ""
    if lead:
        more = f'<p class="quiet">{escape(note)}</p>' if note else ""
        told = f'<div class="lead"><p>{escape(lead)}</p>{more}</div>'
    progress.current()
    fault = progress.fault()
    st.html(
        f'<div class="head"><h1>{escape(title)}</h1>{told}</div>{"" if fault else body}'
        f"<style>{_STYLE}{own}{look.style(look.current())}</style>"
    )
    if fault:
        st.warning(fault, icon=":material/link_off:")
        if body:
            st.html(body)
    st.session_state["_page"] = {"path": path, "page": f"{title} {about}"}


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


def is_more_wanted() -> bool:
    """Whether the last, quiet button of the page was pressed (see `end`)."""
    state = st.session_state.get(_SETUP)
    return bool(state and state.get("more"))


def end(more: str = "") -> None:
    """Finish a page: hand language, title and focus to the browser, and progress to the link.

    `more` are the words on a last, quiet button of the page, for which the next run asks.
    """
    progress.show_in_link()
    look.show_in_link()
    data = {
        "language": LANGUAGE,
        **st.session_state["_page"],
        "focus": target(),
        "look": say("look"),
        "switches": look.switches(),
        "more": more,
    }
    _setup(
        key=_SETUP,
        height="content",
        data=json.dumps(data),
        on_look_change=lambda: None,
        on_more_change=lambda: None,
    )
