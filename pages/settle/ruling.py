"""Settle a dispute."""

from __future__ import annotations

from pages.parts import page
from pages.parts.words import say


def main() -> None:
    """Show the page."""
    page.begin("ruling", say("ruling-title"))
    page.end()


main()
