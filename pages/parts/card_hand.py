"""The hand of cards to pick from: by mouse, touch or keyboard.

One tab stop; arrow keys move inside, space or enter picks, Esc drops what is
picked, Ctrl+Enter makes the step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import streamlit as st

from engine.cards import Card, Cards, write_card
from engine.ruleset import RuleSet
from pages.parts import cards as art
from pages.parts.words import say

_FOLDER = Path(__file__).parent
_hand = st.components.v2.component(
    "card_hand",
    html="""
<div class="hand" role="group"></div>
<p class="bar"><span class="picked" aria-live="polite"></span><span class="keys"></span></p>
""",
    css=art.CSS + (_FOLDER / "card_hand.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "card_hand.js").read_text(encoding="utf-8"),
)


def ids_of(hand: Sequence[Card], rules: RuleSet) -> dict[str, Card]:
    """An id for each card of a hand: twins are told apart by a number, `Ks#1` and `Ks#2`."""
    seen: Counter[str] = Counter()
    found: dict[str, Card] = {}
    for card in hand:
        name = write_card(card, rules.cards.deck)
        seen[name] += 1
        found[f"{name}#{seen[name]}"] = card
    return found


def chosen_in(key: str, epoch: int, preset: Sequence[str] = ()) -> list[str]:
    """The ids picked in the hand with this key: what the browser told in this epoch, or `preset`.

    What it told before is out of date: the hand has changed since.
    """
    state: Any = st.session_state.get(key)
    told = state.get("selected") if state else None
    if not told or told.get("epoch") != epoch:
        return list(preset)
    return list(told.get("ids", ()))


def card_hand(
    hand: Cards,
    rules: RuleSet,
    *,
    key: str,
    label: str,
    epoch: int,
    selected: Sequence[str] = (),
    on_submit: Callable[[], None],
) -> None:
    """Show a hand to pick from.

    `selected` are the ids drawn as picked; the browser takes them over whenever `epoch` changes.
    `on_submit` runs on Ctrl+Enter; `chosen_in` tells what is picked.
    """
    deck = rules.cards.deck
    faces = []
    for id, card in ids_of(hand, rules).items():
        classes, parts = art.drawing(card, deck, art.badge_of(card, rules))
        spoken = art.spoken(card, rules)
        faces.append({"id": id, "classes": classes, "parts": parts, "spoken": spoken})
    _hand(
        key=key,
        height="content",
        data={
            "cards": faces,
            "label": label,
            "epoch": epoch,
            "selected": list(selected),
            "counted": [say("hand-picked", count=count) for count in range(len(faces) + 1)],
            "keys": say("hand-keys"),
        },
        on_selected_change=lambda: None,
        on_submit_change=on_submit,
    )
