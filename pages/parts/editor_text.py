"""The field for a lesson's text: with numbers of lines, and told to Python while one types."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import streamlit as st

from engine.notebook.document import MOST_LESSON
from pages.parts.words import say

KEY = "editor-text"
_FOLDER = Path(__file__).parent
_field = st.components.v2.component(
    "lesson_text",
    html="""
<label><span></span>
<div class="box"><div class="gutter" aria-hidden="true"></div>
<textarea spellcheck="false" autocapitalize="none" autocomplete="off" wrap="off"></textarea></div>
</label>
<p class="help"></p>
""",
    css=(_FOLDER / "editor_text.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "editor_text.js").read_text(encoding="utf-8"),
)


class Typed(NamedTuple):
    """What the browser told last: the text, the line of the cursor from 1, and to which state of
    which stored draft it belongs."""

    text: str
    line: int
    epoch: str
    draft: str
    number: int


def typed() -> Typed | None:
    """What was typed last, None where nothing was or it cannot be what our field sends."""
    state: Any = st.session_state.get(KEY)
    told = state.get("typed") if state else None
    if not isinstance(told, dict):
        return None
    text, line, number = told.get("text"), told.get("line"), told.get("number")
    if not isinstance(text, str) or not isinstance(line, int) or not isinstance(number, int):
        return None
    return Typed(text, max(line, 1), str(told.get("epoch")), str(told.get("draft")), number)


def text_field(text: str, line: int, epoch: str, draft: str, marked: Iterable[int]) -> None:
    """Show the field. It takes `text` where `epoch` is new, and the cursor goes to `line`.

    `draft` is the id under which the text is stored; `marked` are lines with faults.
    """
    data = {
        "text": text, "line": line, "epoch": epoch, "draft": draft, "marked": sorted(set(marked)),
        "session": st.session_state.setdefault(f"{KEY}-session", uuid4().hex[:8]),
        "label": say("editor-text"), "help": say("editor-help"), "most": MOST_LESSON,
    }  # fmt: skip
    _field(key=KEY, height="content", data=json.dumps(data), on_typed_change=lambda: None)
