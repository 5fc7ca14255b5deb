"""The row of buttons under a cell: one component for all of them, with names of their own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import streamlit as st

from pages.parts.words import say

_bar = st.components.v2.component(
    "notebook_bar",
    html="""
<div class="bar" role="group">
</div>
""",
    css="""
:host { display: block; }
@media print { :host { display: none; } }
.bar { display: flex; flex-wrap: wrap; gap: 2px 4px; margin-left: -8px; }
button, a {
  font: inherit; font-size: .9rem; color: var(--st-text-color); cursor: pointer; min-height: 36px;
  padding: 0 8px; display: inline-flex; gap: 6px; align-items: center; border-radius: 8px;
  background: transparent; border: 0; text-decoration: none;
}
button:hover, a:hover { background: color-mix(in srgb, currentColor 9%, transparent); }
button:focus-visible, a:focus-visible { outline: 3px solid light-dark(#0b6b4f, #86d6b8); }
button[aria-disabled="true"] { opacity: .45; cursor: default; background: none; }
i { font: normal 1.15rem/1 "Material Symbols Rounded"; width: 1.15rem; overflow: hidden; }
@media (pointer: coarse) { button, a { min-height: 44px; } }
@media (max-width: 480px) { button, a { padding: 0 8px; } i { display: none; } }
""",
    js=(Path(__file__).parent / "notebook_bar.js").read_text(encoding="utf-8"),
)
ACTS = {
    "edit": "edit", "up": "arrow_upward", "down": "arrow_downward", "delete": "delete",
    "open": "open_in_new",
}  # fmt: skip
"""What can be done, and its icon."""
_TOLD = "notebook-bar-told"


def key_of(id: str) -> str:
    """The name of the bar of a cell."""
    return f"notebook-bar-{id}"


def pressed(id: str) -> str:
    """What was pressed for a cell since the last run; empty for nothing."""
    state: Any = st.session_state.get(key_of(id))
    told = state.get("event") if state else None
    if not isinstance(told, dict) or told.get("epoch") != epoch():
        return ""
    known: dict[str, Any] = st.session_state.setdefault(_TOLD, {})
    if told.get("number") == known.get(id):
        return ""
    known[id] = told.get("number")
    return str(told.get("act", ""))


def bar(id: str, name: str, href: str, *, first: bool, last: bool) -> None:
    """Show the buttons of a cell; before it, ask `pressed`. `href` leads to the cell's own page."""
    off = {"up": first, "down": last}
    acts = [
        {
            "name": act, "icon": icon, "label": say("notebook-act", act=act),
            "off": off.get(act, False), "href": href if act == "open" else "",
        }
        for act, icon in ACTS.items()
        if act != "open" or href
    ]  # fmt: skip
    data = {"label": name, "acts": acts, "epoch": epoch()}
    _bar(key=key_of(id), height="content", data=json.dumps(data), on_event_change=lambda: None)


def epoch() -> str:
    """Names this session: a browser that outlived a restart of the server repeats nothing."""
    return str(id(st.session_state.setdefault("notebook-session", object())))
