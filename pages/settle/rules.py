"""The rules."""

from __future__ import annotations

from pages.parts import page
from pages.parts.words import say


def main() -> None:
    """Show the page."""
    page.begin("rules", say("rules-title"))
    page.end()


main()
