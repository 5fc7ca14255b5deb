"""The words of the game: what each means, and where they stand in a text."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from engine.words import FOLDER, LANGUAGE, has, say


class Term(NamedTuple):
    """A word of the game: its id, the word itself, its meaning, and the forms it takes in texts."""

    id: str
    word: str
    meaning: str
    forms: tuple[str, ...]


@lru_cache(maxsize=1)
def terms() -> tuple[Term, ...]:
    """All words that are explained, in order of the alphabet."""
    text = (FOLDER / LANGUAGE / "glossary.ftl").read_text(encoding="utf-8")
    ids = [one.id.name for one in FluentParser().parse(text).body if isinstance(one, Message)]
    found = [_term(id) for id in ids if id.startswith("term-")]
    return tuple(sorted(found, key=lambda term: term.word.lower()))


def _term(id: str) -> Term:
    word = say(id, "word")
    forms = say(id, "forms") if has(id, "forms") else f"{word}, {word}s"
    return Term(id.removeprefix("term-"), word, say(id), tuple(forms.split(", ")))


def marked(text: str) -> tuple[tuple[str, Term | None], ...]:
    """A text cut where words of the game stand in it: each piece with its term, or None.

    Only the first place of each term is marked, and the longest word wins. The pieces joined are
    the text again.

    >>> [(piece, term and term.id) for piece, term in marked("Two melds.")]
    [('Two ', None), ('melds', 'meld'), ('.', None)]
    """
    by_form = _by_form()
    found: list[tuple[str, Term | None]] = []
    seen: set[str] = set()
    start = 0
    for match in _pattern().finditer(text):
        term = by_form[match[0].lower()]
        if term.id in seen:
            continue
        seen.add(term.id)
        if match.start() > start:
            found.append((text[start : match.start()], None))
        found.append((match[0], term))
        start = match.end()
    if start < len(text):
        found.append((text[start:], None))
    return tuple(found)


@lru_cache(maxsize=1)
def _by_form() -> dict[str, Term]:
    return {form.lower(): term for term in terms() for form in term.forms}


@lru_cache(maxsize=1)
def _pattern() -> re.Pattern[str]:
    forms = sorted(_by_form(), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, forms))})\b", re.IGNORECASE)
