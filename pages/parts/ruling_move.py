"""The disputed move: picked from the hand and its targets, or typed; several steps in a row."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.cards import UNKNOWN, Cards
from engine.errors import BadInput
from engine.moves import without_suits
from engine.notation import read_steps, write_step
from engine.position import Position
from engine.question import Question, changed, hand_of
from engine.ruling import Ruling
from pages.parts import cards as art
from pages.parts import page, steps
from pages.parts.card_hand import Action, Event, Hand, event_of, ids_of, renew
from pages.parts.pile_note import pile_note
from pages.parts.ruling_store import Work
from pages.parts.table_view import table_html
from pages.parts.words import say

KEY = "ruling-hand"
ANSWER = "ruling-answer"
"""The id of the answer, to which a move brings the page."""
_MOST_TYPED = 400
_REMARK, _MOVES = "ruling-remark", "ruling-moves"


def is_listed() -> bool:
    """Whether what may be done is to be listed."""
    return bool(st.session_state.get(_MOVES))


def remark() -> str:
    """What was wrong with the last thing typed or pressed; empty when nothing was."""
    return str(st.session_state.get(_REMARK, ""))


def forget() -> None:
    """Another question is at hand: nothing said about the last one holds."""
    st.session_state.pop(_REMARK, None)
    st.session_state.pop(_MOVES, None)
    renew(KEY)


def do(work: Work, own: Ruling) -> Work:
    """The work after what was done with the hand since the last run."""
    event = event_of(KEY)
    if event is None:
        return work
    st.session_state.pop(_REMARK, None)
    try:
        return _done(work, own, event)
    except BadInput as error:
        st.session_state[_REMARK] = error.message
        page.move_to(ANSWER, focus=False)
        return work


def _done(work: Work, own: Ruling, event: Event) -> Work:
    kept = _legal_moves_so_far(work, own)
    if event.kind == "act" and event.value in ("undo", "restart", "moves"):
        if event.value == "moves":
            st.session_state[_MOVES] = not is_listed()
            if is_listed():
                page.move_to(ANSWER, focus=False)
            return work
        moves = work.question.moves
        return _with_moves(work, moves[:-1] if event.value == "undo" else ())
    position = standing(own)
    if position is None:
        return work
    if event.kind == "typed" and ";" in event.value:
        deck = position.rules.cards.deck
        read = read_steps(event.value[:_MOST_TYPED], deck)
        return _made(work, kept, tuple(write_step(step, deck) for step in read))
    if event.kind == "typed":
        found = steps.read(event.value[:_MOST_TYPED], position)
        if isinstance(found, steps.Pick):
            _pick(found.cards, position)
            return work
        step = found
    else:
        known = ids_of(_shown(position), position.rules)
        picked = tuple(known[id] for id in event.picked if id in known)
        step = steps.build(position, event.value, picked)
    return _made(work, kept, (write_step(without_suits(step), position.rules.cards.deck),))


def _made(work: Work, kept: tuple[str, ...], more: tuple[str, ...]) -> Work:
    st.session_state[_MOVES] = False
    page.move_to(ANSWER, focus=False)
    return _with_moves(work, (*kept, *more))


def after_judging(before: Work, work: Work, own: Ruling) -> None:
    """Drop what is picked once a move has changed the hand; after an illegal one it stays."""
    if work.question.moves != before.question.moves and own.legal is not False:
        renew(KEY)


def _with_moves(work: Work, moves: tuple[str, ...]) -> Work:
    return work._replace(question=changed(work.question, moves=moves))


def _pick(cards: Cards, position: Position) -> None:
    wanted = list(cards)
    preset = []
    for id, card in ids_of(_shown(position), position.rules).items():
        if card in wanted:
            wanted.remove(card)
            preset.append(id)
    renew(KEY, preset)


def _legal_moves_so_far(work: Work, own: Ruling) -> tuple[str, ...]:
    if own.run is None:
        return ()
    return work.question.moves[: sum(verdict.legal for verdict in own.run.verdicts)]


def standing(own: Ruling) -> Position | None:
    """The position after the legal moves, with suits; None where there is no position."""
    return art.dress(own.position) if own.position is not None else None


def _shown(position: Position) -> Cards:
    """The hand without all but one of its face-down cards."""
    known = tuple(card for card in position.hand if card.kind != UNKNOWN)
    hidden = tuple(card for card in position.hand if card.kind == UNKNOWN)
    return known + hidden[:1]


def hand(work: Work, own: Ruling, *, table: bool, head: str, below: str) -> Hand:
    """The hand and what can be done with it, and under it `below`, what was said about it.

    `head` stands above it, and the table where `table` says so.
    """
    position = standing(own)
    start = own.case.position if own.case else None
    if position is None or start is None:
        return Hand(
            cards=(), rules=own.rules, label="", move=page.target(), above=head, below=below
        )
    ended = position.stage == "over" or position.seat != start.seat
    shown = () if ended or not hand_of(work.question, own.rules) else _shown(position)
    count = len(position.hand)
    note = pile_note(position)
    begun = work.question != Question()
    if begun and (table or ended):
        above = _tables(art.dress(start), position, note, ended)
    else:
        above = f'<p class="hint">{escape(note)}</p>' if note and begun else ""
    if not work.question.moves:
        hint = say("ruling-move-hint" if shown else "ruling-move-first")
        above += f'<p class="hint">{escape(hint)}</p>'
    return Hand(
        cards=shown,
        rules=own.rules,
        label=say("hand-label", count=count),
        actions=[choice.action for choice in steps.choices(position)] if shown else [],
        likely=steps.likely(position),
        beside=_beside(work, ended) if begun else [],
        typing=position.stage != "over",
        move=page.target(),
        above=head + above,
        below=below,
    )


def _tables(start: Position, position: Position, note: str, ended: bool) -> str:
    """The table that was asked about, and that after the moves where some were legal."""
    if position == start:
        return table_html(position, start.seat, note, hide_hand=not ended)
    asked = table_html(start, start.seat, pile_note(start), say("ruling-table-asked"))
    after = say("ruling-table-after")
    return asked + table_html(position, start.seat, note, after, hide_hand=not ended)


def _beside(work: Work, ended: bool) -> list[Action]:
    found = []
    if work.question.moves:
        found.append(Action("undo", say("log-back"), "undo"))
    if len(work.question.moves) > 1:
        found.append(Action("restart", say("ruling-no-moves"), "restart_alt"))
    if not ended:
        key = "ruling-moves-hide" if is_listed() else "ruling-moves-show"
        found.append(Action("moves", say(key), "rule"))
    return found
