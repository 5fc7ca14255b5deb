"""A handout: the slides with room to answer, and the solutions on pages of their own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pages.parts.present_slides import Slide
from pages.parts.words import say

LINES = 3
"""Lines to write on under each question."""


def handout_html(title: str, lead: str, slides: Sequence[Slide]) -> str:
    """The whole handout as HTML; all text in it is escaped."""
    tasks = [one for one in slides if one.answer]
    numbers = {id(one): number for number, one in enumerate(tasks, 1)}
    room = '<div class="room" aria-hidden="true">' + "<i></i>" * LINES + "</div>"
    parts = []
    for one in slides:
        if not one.answer:
            parts.append(f'<section class="told">{one.asked}</section>')
            continue
        head = escape(say("present-question", number=numbers[id(one)]))
        parts.append(f'<section class="question"><h3>{head}</h3>{one.asked}{room}</section>')
    answers = "".join(
        f"<section><h3>{escape(say('present-question', number=number))}</h3>{one.answer}</section>"
        for number, one in enumerate(tasks, 1)
    )
    solutions = (
        f'<div class="solutions"><h2>{escape(say("present-solutions", title=title))}</h2>'
        f"{answers}</div>"
        if tasks
        else ""
    )
    name = f'<p class="name">{escape(say("present-name"))} <i></i></p>'
    return (
        f'<article class="handout"><h2>{escape(title)}</h2><p class="about">{escape(lead)}</p>'
        f"{name}{''.join(parts)}{solutions}</article>"
    )
