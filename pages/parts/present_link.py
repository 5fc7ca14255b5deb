"""What the Present page shows, as its link says it.

lesson   a shipped lesson, `classic/frozen-pile`
file     a lesson that somebody kept, by its id
cells    some of the lesson's cells, by number from 1: `3,5,8`
of       rule sets, as `variant` names them elsewhere, with commas between: hands that differ
hands    how many of those, and `hand` the seed of the first
q        a position and a move, as the ruling page writes them, under `variant`
"""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

import streamlit as st

from engine.errors import CannotRead
from engine.lessons import Lesson
from engine.ruleset import RuleSet
from engine.rulesets import load, names
from pages.parts import lesson_file, present_slides, rule_choice, ruling_store
from pages.parts.catalogue import find
from pages.parts.present_slides import Slide
from pages.parts.rule_choice import rules_name
from pages.parts.seed import read_seed
from pages.parts.words import say
from pages.storage import StorageProblem

MOST_HANDS, MOST_SETS = 8, 4
FEWEST_SETS = 2
SOURCES = ("lesson", "file", "q", "of")
PARAMETERS = (*SOURCES, "cells", "hands", "hand", "variant")


@dataclass(frozen=True, slots=True)
class Shown:
    """What is presented. `lesson` is None where it is no lesson; `name` tells it from others."""

    title: str
    lead: str
    slides: tuple[Slide, ...]
    name: str
    lesson: Lesson | None = None
    chosen: tuple[int, ...] = ()


def read() -> Shown | None:
    """What the link names; None where it names nothing.

    Raises `BadInput` with one sentence where that is not there, and `StorageProblem`.
    """
    source = next((name for name in SOURCES if st.query_params.get(name)), "")
    if source == "lesson":
        return _lesson(_shipped(st.query_params["lesson"]))
    if source == "file":
        return _lesson(_kept(st.query_params["file"]))
    if source == "of":
        return _hands()
    return _question() if source else None


def _shipped(key: str) -> Lesson:
    entry = find(key)
    if entry is None:
        raise CannotRead(say("lesson-unknown", lesson=key))
    return entry.lesson


def _kept(id: str) -> Lesson:
    try:
        return lesson_file.load(id, st.query_params.get("variant", ""))
    except StorageProblem as problem:
        if problem.kind == "missing":
            raise CannotRead(say("file-lesson-missing")) from None
        raise


def _lesson(lesson: Lesson) -> Shown:
    chosen = _numbers(st.query_params.get("cells", ""))
    slides = present_slides.of_lesson(lesson, chosen) or present_slides.of_lesson(lesson)
    lead = say("present-lead-lesson", rules=rules_name(lesson.rules), count=len(slides))
    return Shown(lesson.title, lead, tuple(slides), _present_name(), lesson, chosen)


def wanted_hands(of: str) -> tuple[tuple[RuleSet, ...], int, int]:
    """The rule sets of which hands are wanted, the seed of the first hand, and how many.

    Raises `CannotRead` where it is not two rule sets at least.
    """
    parts = [part for part in of.split(",") if part]
    sets = tuple(dict.fromkeys(map(rule_choice.read, parts[:MOST_SETS])))
    if len(sets) < FEWEST_SETS:
        raise CannotRead(say("present-two-sets"))
    return sets, _number("hand", 1), min(max(_number("hands", 3), 1), MOST_HANDS)


def _hands() -> Shown:
    sets, seed, count = wanted_hands(st.query_params["of"])
    slides = present_slides.of_hands(sets, seed, count)
    titles = " · ".join(map(rules_name, sets))
    if not slides:
        raise CannotRead(say("present-no-hands", rules=titles))
    title = say("present-hands-title", rules=titles)
    return Shown(
        title, say("present-lead-hands", count=len(slides)), tuple(slides), _present_name()
    )


def _question() -> Shown:
    rules = rule_choice.read(st.query_params.get("variant") or rule_choice.FIRST)
    work = ruling_store.read(st.query_params["q"], rules)
    sets = tuple(map(load, names())) if work.unknown else (rules,)
    slide = present_slides.of_question(work.question, sets)
    lead = say(
        "present-lead-position", rules=rules_name(rules), unknown="yes" if work.unknown else "no"
    )
    return Shown(slide.title, lead, (slide,), _present_name())


def _numbers(text: str) -> tuple[int, ...]:
    parts = [part for part in text.split(",") if part.isascii() and part.isdigit()]
    return tuple(sorted({int(part) for part in parts if len(part) < 4}))


def _number(name: str, usual: int) -> int:
    found = read_seed(st.query_params.get(name, ""))
    return usual if found is None else found


def _present_name() -> str:
    """The link's own words, by which the browser knows a presentation again."""
    return urlencode(
        {name: st.query_params[name] for name in PARAMETERS if name in st.query_params}
    )


def go(**parameters: str) -> None:
    """Let the link name something else; what is not named is left out."""
    for name in PARAMETERS:
        wanted = parameters.get(name, "")
        if not wanted:
            st.query_params.pop(name, None)
        elif st.query_params.get(name) != wanted:
            st.query_params[name] = wanted


def whole() -> dict[str, str]:
    """What the link says of the presentation."""
    return {name: st.query_params[name] for name in PARAMETERS if name in st.query_params}
