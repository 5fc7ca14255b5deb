"""A task that asks for a ruling: is this move legal, and if not, which rule says so."""

from __future__ import annotations

import streamlit as st

from engine import explain, lessons
from engine.moves import Step
from engine.position import Position
from engine.referee import Verdict, check
from engine.ruleset import RuleSet
from pages.parts import cards as art
from pages.parts import page
from pages.parts.task import Place, closing, hint_button, hints, move_html, task_table
from pages.parts.verdict import message_html, verdict
from pages.parts.words import say


def judge_cell(cell: lessons.Judge, place: Place, rules: RuleSet, head: str) -> None:
    """Show `head` (HTML), the position and the move, and ask for the ruling."""
    position = art.dress(cell.position)
    st.html(head + task_table(position, place) + move_html(position, cell.steps))
    if place.is_open:
        _ask(cell, place, rules)
        hints(place, cell.hints, _answer(cell))
        _reply(cell, place)
        with st.container(horizontal=True, gap="small"):
            hint_button(place, cell.hints)
    else:
        _ruling(cell, place, say("judge-right"))
        closing(place)


def _ask(cell: lessons.Judge, place: Place, rules: RuleSet) -> None:
    options = {True: say("judge-legal"), False: say("judge-not-legal")}
    legal = st.radio(
        say("judge-question"), list(options), format_func=lambda choice: options[choice],
        index=None, horizontal=True, key=place.key("legal"),
    )  # fmt: skip
    if legal is False:
        st.radio(
            say("judge-which-rule"), list(cell.choices), format_func=explain.rule_title,
            index=None, key=place.key("rule"),
        )  # fmt: skip
    st.button(
        say("check"), key=place.key("check"), type="primary", icon=":material/gavel:",
        on_click=_check, args=(cell, place),
    )  # fmt: skip


def _check(cell: lessons.Judge, place: Place) -> None:
    legal = st.session_state.get(place.key("legal"))
    rule = st.session_state.get(place.key("rule")) if legal is False else None
    if legal is None:
        place.remember(reply="judge-choose", kind="plain")
    elif legal is False and rule is None:
        place.remember(reply="judge-choose-rule", kind="plain")
    elif legal != cell.legal:
        reply = "judge-is-legal" if cell.legal else "judge-is-not-legal"
        place.remember(reply=reply, kind="bad", note=cell.word_for(legal, rule or ""))
    elif rule is not None and rule not in cell.rules:
        note = cell.word_for(False, rule)
        place.remember(reply="judge-other-rule", kind="bad", rule=rule, note=note)
    else:
        place.remember()
        place.finish()
        return
    page.move_to(place.anchor, focus=False)


def _reply(cell: lessons.Judge, place: Place) -> None:
    reply = place.recall("reply")
    if not reply:
        return
    rule = place.recall("rule")
    text = say(reply, rule=explain.rule_title(rule) if rule else "none")
    note = place.recall("note")
    said = message_html(text, place.recall("kind"), place.anchor, [note] if note else [])
    st.html(said + page.target_html())


def _answer(cell: lessons.Judge) -> str:
    if cell.legal:
        return say("judge-legal")
    return say("judge-answer", rules=", ".join(explain.rule_title(rule) for rule in cell.rules))


def _ruling(cell: lessons.Judge, place: Place, praise: str) -> None:
    """The referee's own verdict on the move, with the author's words on top."""
    found = _verdict(art.dress(cell.position), cell.steps)
    st.html(message_html(praise, "good", place.anchor, [cell.say]))
    verdict(found, f"{place.anchor}-ruling", calm=True)


def _verdict(position: Position, steps: tuple[Step, ...]) -> Verdict:
    """The verdict on the last step, or on the first that is illegal."""
    found = check(position, steps[0])
    for step in steps[1:]:
        if found.after is None:
            break
        found = check(found.after, step)
    return found
