"""Laying out a position by tapping cards of the pack into the hand, the pile and the melds.

What lies where stays in the browser while somebody taps, so that no tap is lost; every change is
told to Python, which puts it into the question.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import streamlit as st

from engine.cards import (
    BLACK_THREE,
    JOKER,
    LAID_THREES,
    RANKS,
    RED_THREE,
    SUITS,
    TWO,
    UNKNOWN,
    Card,
    Deck,
    name_of,
    read_cards,
    write_card,
)
from engine.errors import BadInput
from engine.pack import pack_counts
from engine.question import Question, changed, other_letter, players_of, side_letter
from engine.reading import meld_words
from engine.ruleset import RuleSet
from pages.parts import cards as art
from pages.parts import ruling_store as store
from pages.parts.ruling_store import Work
from pages.parts.words import say

KEY = "ruling-editor"
KEYS = (*RANKS, BLACK_THREE, RED_THREE, TWO, JOKER)
"""The kinds that may be tapped, in the order of the keys."""
_MOST_CARDS = 120
_FOLDER = Path(__file__).parent
_editor = st.components.v2.component(
    "position_editor",
    html="""
<div class="zones" role="group"></div>
<div class="keys" role="group"></div>
<p class="unseen" aria-live="polite"></p>
""",
    css=(_FOLDER / "position_editor.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "position_editor.js").read_text(encoding="utf-8"),
)


def edited(work: Work, rules: RuleSet) -> Work:
    """The work after what was tapped and is not kept yet; once it is kept, say so by `kept`."""
    told = _told()
    if told.get("epoch") != _epoch():
        return work
    if told.get("number") == st.session_state.get(f"{KEY}-told"):
        return work
    zones = told.get("zones")
    if not isinstance(zones, dict):
        return work
    question = work.question
    mine, theirs = side_letter(question, rules), other_letter(question, rules)
    hand, pile = _joined(zones.get("hand")), _joined(zones.get("pile"))
    if hand != _joined(_tokens(question.hand, rules)):
        question = question.with_part("hands", hand or None, question.turn)
    if pile != _joined(_tokens(question.position.get("pile"), rules)):
        question = question.with_part("pile", pile or None)
    if told.get("whole") is not None and told["whole"] != _is_whole(question):
        question = changed(question, others=0 if told["whole"] else None)
    for name, letter in (("mine", mine), ("theirs", theirs)):
        melds = [text for meld in zones.get(name) or () if (text := _joined(meld))]
        if melds != [_joined(meld) for meld in _melds(question, letter, rules)]:
            question = question.with_part("melds", melds or None, letter)
    return work._replace(question=question)


def kept() -> None:
    """Take what was tapped as kept.

    Not before it is: a run may be broken off anywhere, and the next one must find the tap again.
    """
    st.session_state[f"{KEY}-told"] = _told().get("number")


def is_waiting() -> bool:
    """Whether something was tapped that no run has kept yet."""
    return _told().get("number") != st.session_state.get(f"{KEY}-told")


def _told() -> dict[str, Any]:
    state: Any = st.session_state.get(KEY)
    told = state.get("event") if state else None
    return told if isinstance(told, dict) else {}


def position_editor(work: Work, rules: RuleSet) -> None:
    """Show the pack and what was laid out; before it, ask `edited` what was tapped."""
    question = work.question
    mine, theirs = side_letter(question, rules), other_letter(question, rules)
    zones = {
        "hand": [_tokens(question.hand, rules)],
        "pile": [_tokens(question.position.get("pile"), rules)],
        "mine": _melds(question, mine, rules),
        "theirs": _melds(question, theirs, rules),
    }
    words = {word for zone in zones.values() for group in zone for word in group}
    counts = pack_counts(rules, players_of(question, rules))
    deck = rules.cards.deck
    keys = [
        {"token": name_of(kind, deck), "kind": kind, "all": counts[kind]}
        for kind in KEYS
        if counts[kind]
    ]
    _editor(
        key=KEY,
        height="content",
        data=json.dumps(
            {
                "epoch": _epoch(),
                "zones": zones,
                "labels": {name: say(f"ruling-zone-{name}") for name in zones},
                "empty": {name: say(f"ruling-zone-{name}-empty") for name in zones},
                "keys": keys,
                "faces": {word: _face(word, rules) for word in words | {k["token"] for k in keys}},
                "wild": [TWO, JOKER],
                "redThree": RED_THREE,
                "others": {
                    "label": say("ruling-whole-hand"),
                    "whole": _is_whole(question),
                },
                "left": [say("ruling-left", count=n) for n in range(max(counts) + 1)],
                "label": say("ruling-pack"),
                "places": say("ruling-places"),
                "removes": say("ruling-removes"),
            }
        ),
        on_event_change=lambda: None,
    )


def _is_whole(question: Question) -> bool:
    """Whether the cards named are the whole hand."""
    return bool(question.hand) and question.others == 0


def _epoch() -> str:
    # It names the session too: a browser that outlived a restart of the server repeats nothing.
    session = id(st.session_state.setdefault(f"{KEY}-session", object()))
    return f"{session}-{store.epoch()}"


def _tokens(text: Any, rules: RuleSet) -> list[str]:
    """The cards of a text one by one; the words as they stand where they are no cards."""
    if text is None:
        return []
    deck = rules.cards.deck
    try:
        cards = read_cards(str(text), deck)
    except BadInput:
        return str(text).split()
    found: list[str] = []
    unknown = 0
    for card in (*cards, Card(TWO)):
        if card.kind == UNKNOWN:
            unknown += 1
            continue
        if unknown:
            found.append("?" if unknown == 1 else f"?{unknown}")
            unknown = 0
        found.append(write_card(card, deck))
    return found[:-1]


def _melds(question: Question, letter: str, rules: RuleSet) -> list[list[str]]:
    texts = (question.position.get("melds") or {}).get(letter) or ()
    found = []
    for text in texts:
        cards, concealed = meld_words(str(text))
        found.append([*_tokens(cards, rules), *(["concealed"] if concealed else [])])
    return found


def _joined(words: Iterable[Any] | None) -> str:
    return " ".join(str(word) for word in list(words or ())[:_MOST_CARDS])


def _face(word: str, rules: RuleSet) -> dict[str, Any]:
    """How a card is drawn and called; nothing but its text where it is no card."""
    deck = rules.cards.deck
    try:
        card = read_cards(word, deck)[0]
    except (BadInput, IndexError):
        return {"kind": -1, "classes": "", "parts": [], "name": word}
    shown = _with_colour(card, deck)
    badge = say("card-badge-wild") if card.kind in (TWO, JOKER) else ""
    classes, parts = art.drawing(shown, deck, badge)
    name = art.named(card, rules)
    if card.kind == UNKNOWN:
        number = word[1:] or "1"
        parts, name = (("em", number),), f"{name} ×{number}"
    return {"kind": card.kind, "classes": classes, "parts": parts, "name": name}


def _with_colour(card: Card, deck: Deck) -> Card:
    """A three with a suit, so that one sees whether it is red or black."""
    if card.suit or card.kind not in (RED_THREE, BLACK_THREE):
        return card
    laid = LAID_THREES[deck]
    other = next(suit for suit in SUITS[deck] if suit not in laid)
    return Card(card.kind, laid[0] if card.kind == RED_THREE else other)
