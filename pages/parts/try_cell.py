"""A task that asks for a move: pick cards, press what to do with them, or type it."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine import lessons
from engine.cards import Cards
from engine.errors import BadInput
from engine.moves import Step
from engine.notation import read_step, write_step
from engine.position import Position
from engine.referee import Verdict, check
from engine.ruleset import RuleSet
from pages.parts import cards as art
from pages.parts import page, steps
from pages.parts.card_hand import card_hand, chosen_in, ids_of
from pages.parts.legal_moves import legal_moves
from pages.parts.pile_note import pile_note
from pages.parts.table_view import table_view
from pages.parts.task import Place, closing, hint_button, hints
from pages.parts.verdict import icon, message_html, verdict
from pages.parts.words import say


class Attempt:
    """The learner's attempt so far: the start, the legal steps, and where they led."""

    def __init__(self, cell: lessons.Try, place: Place) -> None:
        self.place = place
        self.cell = cell
        self.start = art.dress(cell.position)
        self.rules: RuleSet = self.start.rules
        self.position = self.start
        self.steps: list[Step] = []
        self.verdicts: list[Verdict] = []
        for text in place.task.steps:
            found = _judged(self.position, text)
            if found is None or found.after is None:
                break  # a link made under other rules: what still holds is kept
            self.steps.append(found.step)
            self.verdicts.append(found)
            self.position = art.dress(found.after)

    @property
    def viewer(self) -> int:
        """The seat that the learner plays."""
        return self.start.seat

    @property
    def over(self) -> bool:
        """Whether the learner's turn has ended."""
        return self.position.seat != self.viewer or self.position.stage == "over"

    def judge(self, more: tuple[Step, ...] = ()) -> lessons.Attempt:
        """What the lesson says about the steps so far, and `more`."""
        plain = tuple(steps.plain(step) for step in (*self.steps, *more))
        return lessons.attempt(self.cell, self.rules, plain)


def _judged(position: Position, text: str) -> Verdict | None:
    try:
        return check(position, read_step(text, position.rules.cards.deck))
    except BadInput:
        return None


def try_cell(cell: lessons.Try, place: Place) -> None:
    """Show the task: table, hand, what can be done, and what the referee said."""
    attempt = Attempt(cell, place)
    hand_shown = place.is_open and not attempt.over
    table_view(
        attempt.position,
        viewer=attempt.viewer,
        pile_note=pile_note(attempt.position),
        hide_hand=hand_shown,
    )
    if place.is_open:
        if hand_shown:
            _hand_and_actions(attempt)
        _log(attempt)
        hints(place, cell.hints, _answer(cell, attempt.rules))
        _said(attempt)
        _beside(attempt)
    else:
        _log(attempt)
        _said(attempt)
        closing(place)


def _answer(cell: lessons.Try, rules: RuleSet) -> str:
    return "; ".join(write_step(step, rules.cards.deck) for step in cell.answer)


def _epoch(place: Place) -> int:
    return int(st.session_state.get(place.key("epoch"), 0))


def _preset(place: Place) -> list[str]:
    return list(st.session_state.get(place.key("preset"), []))


def _renew(place: Place, preset: list[str]) -> None:
    """Make the browser take over what is picked: nothing, or what was typed."""
    st.session_state[place.key("epoch")] = _epoch(place) + 1
    st.session_state[place.key("preset")] = preset


def picked_in(place: Place, position: Position) -> Cards:
    """The cards of the hand that are picked now."""
    known = ids_of(position.hand, position.rules)
    chosen = chosen_in(place.key("hand"), _epoch(place), _preset(place))
    return tuple(known[id] for id in chosen if id in known)


def _hand_and_actions(attempt: Attempt) -> None:
    place, position = attempt.place, attempt.position
    card_hand(
        position.hand,
        attempt.rules,
        key=place.key("hand"),
        label=say("hand-label", count=len(position.hand)),
        epoch=_epoch(place),
        selected=_preset(place),
        on_submit=lambda: _act(attempt, None),
    )
    first = steps.likely(position, picked_in(place, position))
    with st.container(horizontal=True, gap="small"):
        for action in steps.actions(position):
            st.button(
                action.label,
                key=place.key(action.key),
                type="primary" if action.key == first else "secondary",
                on_click=_act,
                args=(attempt, action),
            )
    with st.form(place.key("form"), border=False, enter_to_submit=True):
        with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
            st.text_input(
                say("type-label"),
                key=place.key("typed"),
                placeholder=say("type-example"),
                max_chars=200,
                autocomplete="off",
            )
            st.form_submit_button(say("type-button"), on_click=_typed, args=(attempt,))


def _act(attempt: Attempt, action: steps.Action | None) -> None:
    place, position = attempt.place, attempt.position
    picked = picked_in(place, position)
    if action is None:
        wanted = steps.likely(position, picked)
        action = next(one for one in steps.actions(position) if one.key == wanted)
    try:
        step = steps.build(position, action, picked)
    except BadInput as error:
        place.remember(remark=error.message)
        return
    _make(attempt, step)


def _typed(attempt: Attempt) -> None:
    place, position = attempt.place, attempt.position
    text = str(st.session_state.get(place.key("typed"), ""))
    try:
        found = steps.read(text, position)
    except BadInput as error:
        place.remember(remark=error.message)
        return
    st.session_state[place.key("typed")] = ""
    if isinstance(found, tuple) and not hasattr(found, "_fields"):
        wanted = list(found)
        preset = []
        for id, card in ids_of(position.hand, position.rules).items():
            if card in wanted:
                wanted.remove(card)
                preset.append(id)
        _renew(place, preset)
        place.remember()
        return
    _make(attempt, found)


def _make(attempt: Attempt, step: Step) -> None:
    """Make a step: keep it when it is legal, and see whether the task is done."""
    place = attempt.place
    text = write_step(step, attempt.rules.cards.deck)
    try:
        outcome = attempt.judge((step,))
    except BadInput as error:
        place.remember(remark=error.message)
        return
    if not outcome.legal:
        place.remember(wrong=text, notes=[outcome.say] if outcome.say else [])
        page.move_to(place.anchor, focus=False)
        return
    place.task = place.task.with_(steps=(*place.task.steps, text))
    place.remember(notes=[outcome.say] if outcome.say else [])
    _renew(place, [])
    if outcome.right:
        place.finish()


def _said(attempt: Attempt) -> None:
    """What the referee said last: about a wrong step, or about the latest legal one."""
    place = attempt.place
    remark = place.recall("remark")
    if remark:
        st.html(message_html(str(remark), "plain", place.anchor))
        return
    notes = place.recall("notes") or []
    wrong = place.recall("wrong")
    if wrong:
        found = _judged(attempt.position, str(wrong))
        if found is not None:
            verdict(found, anchor=place.anchor, notes=notes)
            return
    if not attempt.verdicts:
        return
    if not place.is_open:
        praise = say("try-right")
    elif attempt.over:
        praise = say("try-legal-but-not-asked")
    else:
        praise = say("try-go-on")
    verdict(attempt.verdicts[-1], anchor=place.anchor, notes=notes, praise=praise)


def _log(attempt: Attempt) -> None:
    if not attempt.steps:
        return
    deck = attempt.rules.cards.deck
    rows = "".join(
        f"<li>{icon('kept')}<code>{escape(write_step(steps.plain(step), deck))}</code></li>"
        for step in attempt.steps
    )
    label = escape(say("log-label"))
    st.html(f'<ol class="log" aria-label="{label}">{rows}</ol>')


def _beside(attempt: Attempt) -> None:
    place = attempt.place
    asked = place.key("moves")
    with st.container(horizontal=True, gap="small"):
        if attempt.steps:
            st.button(
                say("log-back"), key=place.key("back"), icon=":material/undo:", type="tertiary",
                on_click=_back, args=(place, attempt.place.task.steps[:-1]),
            )  # fmt: skip
            st.button(
                say("log-restart"), key=place.key("restart"), icon=":material/restart_alt:",
                type="tertiary", on_click=_back, args=(place, ()),
            )  # fmt: skip
        hint_button(place, attempt.cell.hints)
        if not attempt.over:
            shown = bool(st.session_state.get(asked))
            st.button(
                say("moves-hide" if shown else "moves-show"),
                key=place.key("moves-button"), icon=":material/rule:", type="tertiary",
                on_click=lambda: st.session_state.update({asked: not shown}),
            )  # fmt: skip
    if not attempt.over and st.session_state.get(asked):
        legal_moves(attempt.position)


def _back(place: Place, kept: tuple[str, ...]) -> None:
    place.task = place.task.with_(steps=kept)
    place.remember()
    _renew(place, [])
