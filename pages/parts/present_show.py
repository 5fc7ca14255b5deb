"""The stage: slides one at a time, large, with keys; answers stay hidden until they are wanted."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import streamlit as st

from pages.parts.present_slides import Slide
from pages.parts.words import say

_FOLDER = Path(__file__).parent
_stage = st.components.v2.component(
    "present_stage",
    html="""
<div class="stage" role="region" tabindex="0">
<div class="slide"><h2></h2><div class="asked"></div>
<div class="answer" aria-live="polite"></div></div>
<p class="unseen told" aria-live="polite"></p>
<div class="bar">
<button type="button" data-do="back"><i aria-hidden="true">arrow_back</i><span></span></button>
<span class="count" aria-live="polite"></span>
<button type="button" data-do="next" class="main"><span></span>
<i aria-hidden="true">arrow_forward</i></button>
<button type="button" data-do="answer"><i aria-hidden="true">visibility</i><span></span></button>
<span class="push"></span>
<button type="button" data-do="clear"><i aria-hidden="true">ink_eraser</i><span></span></button>
<button type="button" data-do="full"><i aria-hidden="true">fullscreen</i><span></span></button>
</div>
</div>
<p class="keys"></p>
""",
    css=(_FOLDER / "present_show.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "present_show.js").read_text(encoding="utf-8"),
)
_WORDS = ("back", "next", "answer", "hide", "full", "leave", "clear", "keys", "marked", "stage")


def stage(slides: Sequence[Slide], name: str) -> None:
    """Show slides, one at least. `name` tells one presentation from another: the browser goes on
    where it was when the same one is shown again."""
    words: dict[str, str | list[str]] = {word: say(f"present-{word}") for word in _WORDS}
    words["answerHead"] = say("present-answer-head")
    words["counts"] = [
        say("present-count", number=number, count=len(slides))
        for number in range(1, len(slides) + 1)
    ]
    _stage(
        key="present_stage",
        height="content",
        data=json.dumps(
            {
                "name": name,
                "slides": [
                    {"title": one.title, "asked": one.asked, "answer": one.answer} for one in slides
                ],
                "words": words,
            }
        ),
    )
