"""The app's own sentences, from the catalogue.

Every sentence that a page shows stands in a Fluent file, one folder a language, so that translating
the app adds files and changes no code.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent.parent.parent / "engine" / "words"
LANGUAGE = "en"


@lru_cache(maxsize=8)
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / language / "app.ftl").read_text("utf-8")))
    return bundle


def say(id: str, **figures: str | int) -> str:
    """The sentence with this id, filled with the figures. Raises `KeyError` if there is none."""
    bundle = _bundle(LANGUAGE)
    message = bundle.get_message(id)
    if message is None or message.value is None:
        raise KeyError(f"no sentence {id!r}")
    text, faults = bundle.format_pattern(message.value, figures)
    if faults:
        raise KeyError(f"sentence {id!r}: {faults[0]}")
    return str(text)
