"""A list to put in order: every row has a button that moves it up and one that moves it down.

Moving stays in the browser. The order comes to Python, as an `Event` of `card_hand`, when the
button under the list is pressed: its `picked` are the ids in the order that they stand in.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import streamlit as st

from pages.parts.card_hand import epoch_of
from pages.parts.words import say

_FOLDER = Path(__file__).parent
_list = st.components.v2.component(
    "order_list",
    html="""
<ol></ol>
<p class="told" aria-live="polite"></p>
<button class="check" type="button"></button>
""",
    css=(_FOLDER / "order_list.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "order_list.js").read_text(encoding="utf-8"),
)
_NAME, _NUMBER = "{step}", "{number}"


class Row(NamedTuple):
    """One thing to put in order: its id, and its words as HTML with all text escaped."""

    id: str
    html: str


def order_list(rows: Sequence[Row], *, key: str) -> None:
    """Show rows in the order given; before it, ask `card_hand.event_of` what was done.

    A row that was moved stays where it is until `card_hand.renew` is called.
    """
    moved = say("order-moved", step=_NAME, number=_NUMBER, count=len(rows))
    _list(
        key=key,
        height="content",
        data=json.dumps(
            {
                "epoch": epoch_of(key),
                "rows": [row._asdict() for row in rows],
                "label": say("order-label"),
                "up": say("order-up", step=_NAME),
                "down": say("order-down", step=_NAME),
                "moved": moved,
                "check": say("check"),
            }
        ),
        on_event_change=lambda: None,
    )
