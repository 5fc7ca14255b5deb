"""The words of the game: marked in a statement, told under it, and all of them as a glossary."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

import streamlit as st

from engine.glossary import Term, marked, terms
from engine.ruleset import RuleSet
from pages.parts import page
from pages.parts.rule_page_links import part_links
from pages.parts.words import say


def marked_html(text: str) -> str:
    """A text as HTML; each word of the game leads to its meaning on the same page."""
    return "".join(
        f'<a class="word" href="#word-{term.id}">{escape(piece)}</a>' if term else escape(piece)
        for piece, term in marked(text)
    )


def meanings_html(text: str) -> str:
    """What the words of the game mean that stand in a text, to be opened; empty without any.

    A browser that follows a word of the text opens them by itself.
    """
    found = sorted((term for _, term in marked(text) if term), key=lambda term: term.word.lower())
    if not found:
        return ""
    named = say("rules-words", words=", ".join(term.word for term in found))
    return f'<details class="words"><summary>{escape(named)}</summary>{_list(found)}</details>'


def show_glossary(rules: RuleSet) -> None:
    """The page of all words."""
    page.begin("rules", say("glossary-title"), say("glossary-lead"), about="glossary", style=STYLE)
    part_links(rules, here="glossary")
    st.html(_list(terms()))


def _list(found: Iterable[Term]) -> str:
    rows = "".join(
        f'<div id="word-{term.id}" tabindex="-1"><dt>{escape(term.word)}</dt>'
        f"<dd>{escape(term.meaning)}</dd></div>"
        for term in found
    )
    return f'<dl class="glossary">{rows}</dl>'


STYLE = "rules.css"
