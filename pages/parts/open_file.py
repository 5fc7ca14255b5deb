"""A button that opens a text file of the visitor's device.

Streamlit's own uploader marks itself as presentational and can be focused, which screen readers
stumble over; and it asks for megabytes where a text has some thousand bytes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import streamlit as st

_component = st.components.v2.component(
    "open_file",
    html="""
<label><span></span>
<input type="file" accept=".yaml,.yml,.txt"></label>
""",
    css="""
label { display: block; font: inherit; font-size: .875rem; color: var(--st-text-color); }
span { display: block; margin-bottom: 6px; }
input { font: inherit; color: inherit; max-width: 100%; min-height: 44px; }
input::file-selector-button {
  font: inherit; color: inherit; background: none; cursor: pointer; padding: 7px 12px;
  margin-right: 10px; border: 1px solid var(--st-border-color);
  border-radius: var(--st-base-radius);
}
input:focus-visible { outline: 2px solid var(--st-primary-color); outline-offset: 2px; }
""",
    js=(Path(__file__).parent / "open_file.js").read_text(encoding="utf-8"),
)


class Opened(NamedTuple):
    """A file as the browser read it."""

    name: str
    data: bytes


def open_file(label: str, key: str) -> Opened | None:
    """Show the button. Returns a file once, in the run after it was opened."""
    found = _component(
        key=key,
        height="content",
        data=json.dumps({"label": label}),
        default={"file": None},
        on_file_change=lambda: None,
    )
    file = found.file
    if not isinstance(file, dict) or file.get("number") == st.session_state.get(f"{key}-read"):
        return None
    st.session_state[f"{key}-read"] = file.get("number")
    return Opened(str(file.get("name", "")), str(file.get("text", "")).encode())
