"""The answer to a question: the verdict, what it takes for granted, or why there is none."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

import streamlit as st

from engine.listing import move_text
from engine.nearest import nearest
from engine.notation import write_step
from engine.question import Question, assumptions
from engine.referee import legal_moves
from engine.ruleset import RuleSet
from engine.ruling import (
    Ruling,
    Turned,
    judge,
    turned,
    under_all,
)
from engine.verify import canonical
from pages.parts.rule_choice import rules_name
from pages.parts.ruling_move import ANSWER, remark
from pages.parts.ruling_store import Work
from pages.parts.verdict import message_html, verdict_html
from pages.parts.words import say

_KEY = "ruling-answers"


class Answers(NamedTuple):
    """Everything the engine says to a question: under the chosen rules, under all, what if."""

    question: Question
    own: Ruling
    all: tuple[Ruling, ...]
    turns: tuple[Turned, ...]


def answers(question: Question, rules: RuleSet) -> Answers:
    """The answers to a question; worked out once as long as nothing changes."""
    kept = st.session_state.get(_KEY)
    if isinstance(kept, Answers) and kept.own.rules is rules and kept.question == question:
        return kept
    own = judge(question, rules)
    found = Answers(question, own, (), ())
    if own.verdict is not None or own.fault is not None:
        found = Answers(question, own, under_all(question), turned(question, own))
    st.session_state[_KEY] = found
    return found


def is_answered(work: Work, found: Answers) -> bool:
    """Whether there is a ruling: under the rules at hand, or under any where they are unknown."""
    if remark():
        return False
    return any(one.verdict for one in ([*found.all] if work.unknown else [found.own]))


def verdict_part(work: Work, found: Answers, note: str = "") -> str:
    """What was said about the move: the verdict, or why there is none; all text is escaped.

    `note` says more about the answer, in the words of whoever wrote the question.
    """
    said = remark()
    if said:
        return message_html(said, "plain", ANSWER)
    own = found.own
    if not is_answered(work, found):
        return message_html(fault_text(own), "plain", ANSWER) if own.fault else ""
    title = work.question.title
    head = f'<p class="asked">{escape(title)}</p>' if title else ""
    return head + (_summary_html(work, found) if work.unknown else _own_html(work, found, note))


def assumed_html(found: Answers) -> str:
    """What the answer takes for granted, because nobody said it; empty when all was said."""
    told = [
        say(f"ruling-assume-{one.key}", **one.figures)
        for one in assumptions(found.question, found.own.rules)
    ]
    if not told:
        return ""
    head, text = escape(say("ruling-assume")), escape(" ".join(told))
    return f'<p class="assumed"><b>{head}</b> {text}</p>'


def fault_text(own: Ruling) -> str:
    """Why a question cannot be judged, with the part of it that is at fault."""
    assert own.fault is not None
    path = own.fault.part.removeprefix("position.")
    part = say("ruling-part", part=path.partition(".")[0] or "position", path=path)
    return say("ruling-fault", part=part, message=own.fault.message)


def _own_html(work: Work, found: Answers, note: str) -> str:
    own = found.own
    assert own.verdict is not None
    notes = [_played(work, own.rules), _stopped(work, own), note]
    return verdict_html(own.verdict, ANSWER, notes, _closing(own))


def _played(work: Work, rules: RuleSet | None = None) -> str:
    """The moves that were played, and under which rules, where those are known."""
    moves = "; ".join(work.question.moves).replace("`", "")
    return say("ruling-moves", moves=moves, rules=rules_name(rules) if rules else "none")


def _stopped(work: Work, own: Ruling) -> str:
    """At which of several moves the referee stopped."""
    if own.verdict is None or own.legal or len(work.question.moves) < 2:
        return ""
    step = write_step(own.verdict.step, own.rules.cards.deck)
    return say("ruling-stopped", move=step)


def _closing(own: Ruling) -> str:
    verdict, position = own.verdict, own.position
    if verdict is None or position is None:
        return ""
    if verdict.legal:
        ended = own.case is None or position.seat != own.case.position.seat
        return "" if ended or position.stage == "over" else say("ruling-go-on")
    step = nearest(position, verdict.step)
    if step is None:
        return say("ruling-nothing-legal")
    wanted = canonical(step)
    move = next(move for move in legal_moves(position) if canonical(move.step) == wanted)
    written = write_step(step, own.rules.cards.deck)
    return say("ruling-nearest", move=written, why=move_text(position, move))


def _summary_html(work: Work, found: Answers) -> str:
    judged = [one for one in found.all if one.legal is not None]
    allowed = [one.rules.title for one in judged if one.legal]
    barred = [one.rules.title for one in judged if not one.legal]
    if not barred:
        text = say("ruling-all-allow", count=len(judged))
        return message_html(text, "good", ANSWER, [_played(work)])
    if not allowed:
        text = say("ruling-none-allows", count=len(judged))
        return message_html(text, "bad", ANSWER, [_played(work)])
    notes = [_played(work), count_text(found)]
    return message_html(say("ruling-depends"), "plain", ANSWER, notes)


def count_text(found: Answers) -> str:
    """How many rule sets allow it and how many do not."""
    judged = [one.legal for one in found.all if one.legal is not None]
    yes = sum(judged)
    which = "all" if yes == len(judged) else "none" if not yes else "some"
    return say("ruling-count", which=which, yes=yes, no=len(judged) - yes, count=len(judged))
