"""The position typed into fields, in the notation."""

from __future__ import annotations

from typing import Any

import streamlit as st

from engine.question import Question, changed, other_letter, others_of, side_letter
from engine.ruleset import RuleSet
from pages.parts import ruling_store as store
from pages.parts.ruling_store import LONGEST_TITLE, Work
from pages.parts.words import say

_MOST = 600
_STEPS = ("auto", "draw", "stock", "pile")


def typed_form(work: Work, rules: RuleSet) -> Work:
    """Fields for what a question mostly hangs on; returns the work with what was typed."""
    question = work.question
    mine, theirs = side_letter(question, rules), other_letter(question, rules)
    position = question.position
    hand = _text("hand", question.hand or "", "7 7 Jo K")
    if hand != (question.hand or ""):
        question = question.with_part("hands", hand or None, question.turn)
    pile = _text("pile", _pile(position.get("pile")), "4 2 7")
    if pile != _pile(position.get("pile")):
        question = question.with_part("pile", pile or None)
    for name, letter in (("melds", mine), ("their-melds", theirs)):
        before = _melds(question, letter)
        after = _text(name, before, "K K K 2 + 9 9 9")
        if after != before:
            texts = [part.strip() for part in after.split("+") if part.strip()]
            question = question.with_part("melds", texts or None, letter)
    return work._replace(question=question)


def score_form(work: Work, rules: RuleSet) -> Work:
    """A field for the score on which the opening minimum hangs, while the side has not opened."""
    question = work.question
    mine = side_letter(question, rules)
    if _melds(question, mine) or question.opened:
        return work
    return work._replace(question=_score(question, "score", mine))


def details(work: Work, rules: RuleSet) -> Work:
    """Fields for what is assumed; returns the work with what was changed."""
    question = work.question
    mine, theirs = side_letter(question, rules), other_letter(question, rules)
    question = _stage(question)
    others = others_of(question, rules)
    assumed = others if question.others is None else "said"
    count = _number("others", others, 0, 60, key=f"others-{assumed}")
    if count != others:
        question = changed(question, others=count)
    if _melds(question, mine) or question.opened:
        question = _score(question, "score", mine)
    question = _score(question, "their-score", theirs)
    if not _melds(question, mine):
        opened = st.checkbox(say("ruling-opened"), question.opened, key=_key("opened"))
        question = changed(question, opened=opened)
    frozen = st.checkbox(
        say("ruling-frozen"), bool(question.position.get("frozen")), key=_key("frozen")
    )
    if frozen != bool(question.position.get("frozen")):
        question = question.with_part("frozen", True if frozen else None)
    stock = _stock(question.position.get("stock"))
    typed = _text("stock", stock, say("ruling-stock-rest"))
    if typed != stock:
        value: Any = int(typed) if typed.isdecimal() and len(typed) < 4 else typed or None
        question = question.with_part("stock", value)
    title = _text("title", question.title, "", LONGEST_TITLE)
    return work._replace(question=changed(question, title=title))


def _score(question: Question, name: str, letter: str) -> Question:
    before = (question.position.get("scores") or {}).get(letter, 0)
    points = _number(name, before if isinstance(before, int) else 0, -100_000, 100_000, 5)
    return question if points == before else question.with_part("scores", points, letter)


def _stage(question: Question) -> Question:
    position = question.position
    step, drew = position.get("step"), position.get("drew", "stock")
    now = "auto" if step is None else drew if step == "play" else "draw"
    if step == "start":
        return question
    chosen = st.selectbox(
        say("ruling-field-step"),
        _STEPS,
        index=_STEPS.index(now) if now in _STEPS else 0,
        format_func=lambda name: say("ruling-step", step=name),
        key=_key("step"),
    )
    if chosen == now:
        return question
    question = question.with_part("drew", "pile" if chosen == "pile" else None)
    steps = {"auto": None, "draw": "draw"}
    return question.with_part("step", steps.get(chosen, "play"))


def _key(name: str) -> str:
    return f"ruling-{store.epoch()}-{name}"


def _text(name: str, value: str, example: str, most: int = _MOST) -> str:
    found = st.text_input(
        say(f"ruling-field-{name}"),
        value,
        key=_key(name),
        max_chars=most,
        placeholder=example,
        autocomplete="off",
    )
    return (found or "").strip()


def _number(name: str, value: int, least: int, most: int, step: int = 1, key: str = "") -> int:
    label, value = say(f"ruling-field-{name}"), min(max(value, least), most)
    found = st.number_input(label, least, most, value, step, key=_key(key or name))
    return int(found)


def _pile(said: Any) -> str:
    return "" if said is None else str(said)


def _stock(said: Any) -> str:
    return "" if said is None else str(said)


def _melds(question: Question, letter: str) -> str:
    texts = (question.position.get("melds") or {}).get(letter) or ()
    return " + ".join(str(text) for text in texts)
