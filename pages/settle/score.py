"""Count a round."""

from __future__ import annotations

from pages.parts import page
from pages.parts.words import say


def main() -> None:
    """Show the page."""
    page.begin("score", say("score-title"))
    page.end()


main()
