"""Sentences: the catalogues, and the one place where they are filled in.

One folder a language with Fluent files; English first. A sentence is a whole
message; plurals and choices are made in the catalogue. Rules yield ids and
figures, and `engine.explain` asks here for their words.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent
LANGUAGE = "en"


@lru_cache(maxsize=4)
def catalogue(language: str = LANGUAGE) -> FluentBundle:
    """All messages of a language. Raises `FileNotFoundError` where there is no such folder."""
    folder = FOLDER / language
    files = sorted(folder.glob("*.ftl"))
    if not files:
        raise FileNotFoundError(f"no catalogue for language {language}")
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has(message: str, attribute: str = "", language: str = LANGUAGE) -> bool:
    """Whether the catalogue holds a message, or one of its attributes."""
    bundle = catalogue(language)
    if not bundle.has_message(message):
        return False
    return not attribute or attribute in bundle.get_message(message).attributes


def say(message: str, attribute: str = "", /, **figures: Any) -> str:
    """A sentence with its figures filled in.

    Raises `KeyError` for a message or attribute that the catalogue does not hold,
    and `ValueError` when a figure that the sentence needs is missing.

    >>> say("kind-K", "many")
    'kings'
    """
    return _said(message, attribute, tuple(sorted(figures.items())), LANGUAGE)


@lru_cache(maxsize=20_000)
def _said(message: str, attribute: str, figures: tuple[tuple[str, Any], ...], language: str) -> str:
    bundle = catalogue(language)
    if not bundle.has_message(message):
        raise KeyError(message)
    found = bundle.get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise KeyError(f"{message}.{attribute}")
    text, errors = bundle.format_pattern(pattern, dict(figures))
    if errors:
        raise ValueError(f"{message}.{attribute}: {errors[0]}")
    return str(text)


def capital(text: str) -> str:
    """The text with a capital at its beginning, the rest as it stands."""
    return text[:1].upper() + text[1:]


def listed(parts: list[str], language: str = LANGUAGE) -> str:
    """Some words as a list: “a, b and c”.

    >>> listed(["one", "two", "three"])
    'one, two, and three'
    """
    from babel.lists import format_list

    return format_list(parts, locale=language) if parts else ""
