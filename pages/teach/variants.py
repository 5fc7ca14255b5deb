"""Rule sets side by side: what differs, in pictures too, and a table under each of them."""

from __future__ import annotations

from html import escape

import streamlit as st

from pages.parts import page
from pages.parts.print_button import print_button
from pages.parts.variants_choice import choose_rows, choose_sets
from pages.parts.variants_hand import hand_part
from pages.parts.variants_link import Choice, read, show_in_link
from pages.parts.variants_pictures import pictures_html
from pages.parts.variants_table import comparison_html
from pages.parts.words import say

_PARTS = ("rows", "hand", "figures")


def main() -> None:
    """Show what the link names."""
    page.begin("variants", say("variants-title"), say("variants-lead"), style="variants.css")
    choice = read()
    chosen = choose_sets(choice)
    if chosen.sets != choice.sets:
        show_in_link(chosen)
        st.rerun()
    _parts()
    choice = _compare(choice)
    st.html(_head("hand"))
    choice = hand_part(choice)
    st.html(_head("figures") + pictures_html(choice.sets))
    show_in_link(choice)
    page.end()


def _parts() -> None:
    """Links to the parts of the page, and how to print it."""
    links = "".join(
        f'<li><a href="#variants-{part}">{escape(say(f"variants-part-{part}"))}</a></li>'
        for part in _PARTS
    )
    name = escape(say("variants-parts"))
    st.html(f'<nav class="parts-of-page" aria-label="{name}"><ul>{links}</ul></nav>')


def _head(part: str) -> str:
    """The heading of a part, which links lead to."""
    return f'<h2 id="variants-{part}" tabindex="-1">{escape(say(f"variants-part-{part}"))}</h2>'


def _compare(choice: Choice) -> Choice:
    """The rows, and how to print them; returns the choice of rows as it is now."""
    st.html(_head("rows"))
    choice = choose_rows(choice)
    st.html(comparison_html(choice))
    print_button(say("variants-print"))
    return choice


main()
