"""The app's own sentences: those of the catalogue whose names begin with `app-`."""

from __future__ import annotations

from engine import words

LANGUAGE = words.LANGUAGE


def number(value: int) -> str:
    """A whole number as it is printed, with a proper minus sign."""
    return say("number-below-zero", points=-value) if value < 0 else str(value)


def say(id: str, **figures: str | int) -> str:
    """The app's sentence with this name, filled in. Raises like `engine.words.say`."""
    return words.say(f"app-{id}", **figures)
