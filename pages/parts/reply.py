"""What is said to an answer that is checked as a whole: a headline, words, the referee."""

from __future__ import annotations

from html import escape

from engine import lessons
from engine.referee import Verdict
from pages.parts.task import Place
from pages.parts.verdict import message_html, verdict_html


def reply_html(found: lessons.Reply, headline: str, place: Place, *, sparing: bool = False) -> str:
    """The headline, the author's word, and the engine's own sentences, as HTML.

    `sparing` keeps the engine's sentences back until the answer was shown, where they tell it.
    """
    kind = "good" if found.right else "bad"
    notes = () if sparing and not place.task.shown else found.notes
    return message_html(headline, kind, place.anchor, [found.say, *notes])


def folded_html(verdict: Verdict, summary: str, anchor: str) -> str:
    """A referee's verdict in a fold, for those who want to look it up."""
    inside = verdict_html(verdict, anchor, loud=False, calm=True)
    return f'<details class="fold"><summary>{escape(summary)}</summary>{inside}</details>'
