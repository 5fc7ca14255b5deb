"""The hand of cards to pick from, and what can be done with it.

The hand is one tab stop; arrow keys move inside, space or enter picks, Esc drops what is picked,
Ctrl+Enter does what the picked cards suggest. Picking stays in the browser, also while another
page of the app is shown. What is done with the cards comes to Python as an `Event`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import streamlit as st

from engine.cards import Card, Cards, write_card
from engine.ruleset import RuleSet
from pages.parts import cards as art
from pages.parts.words import say

_FOLDER = Path(__file__).parent
_hand = st.components.v2.component(
    "card_hand",
    html="""
<div class="frame">
<div class="above"></div>
<div class="hand" role="group"></div>
<p class="bar"><span class="picked" aria-live="polite"></span><span class="keys"></span></p>
<div class="actions"></div>
<form class="typed"><label><span></span><input name="text" maxlength="200" autocomplete="off"
 autocapitalize="none" spellcheck="false"></label><button></button></form>
<div class="beside"></div>
<div class="below"></div>
<div class="foot"><span></span><div class="after"></div></div>
</div>
""",
    css=(_FOLDER / "card_hand.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "card_hand.js").read_text(encoding="utf-8"),
)


_PREPARED = "_hand"


class Action(NamedTuple):
    """A button under the hand: its key, its words, and a Material icon or none."""

    key: str
    label: str
    icon: str = ""


class Event(NamedTuple):
    """What a person did with a hand: pressed a button (`act`, its key) or entered a text (`typed`).

    `picked` are the ids of the cards picked at that moment.
    """

    kind: str
    value: str
    picked: tuple[str, ...]


def ids_of(hand: Sequence[Card], rules: RuleSet) -> dict[str, Card]:
    """An id for each card of a hand: twins are told apart by a number, `Ks#1` and `Ks#2`."""
    seen: Counter[str] = Counter()
    found: dict[str, Card] = {}
    for card in hand:
        name = write_card(card, rules.cards.deck)
        seen[name] += 1
        found[f"{name}#{seen[name]}"] = card
    return found


def ids_for(cards: Cards, hand: Sequence[Card], rules: RuleSet) -> list[str]:
    """The ids of some cards of a hand, which must be in it as they are, suits and all."""
    wanted = Counter(cards)
    found = []
    for id, card in ids_of(hand, rules).items():
        if wanted[card]:
            wanted[card] -= 1
            found.append(id)
    return found


def epoch_of(key: str) -> str:
    """The present state of a hand, as a word: events told about an older one are out of date.

    It names the session too: a browser that outlived a restart of the server repeats nothing.
    By it the browser finds again what was picked.
    """
    if "_hands" not in st.session_state:
        st.session_state["_hands"] = uuid4().hex[:8]
    return f"{st.session_state['_hands']} {key} {st.session_state.get(f'{key}-epoch', 0)}"


def renew(key: str, preset: Sequence[str] = ()) -> None:
    """The hand has changed: drop what is picked, or pick `preset` (ids) instead."""
    st.session_state[f"{key}-epoch"] = st.session_state.get(f"{key}-epoch", 0) + 1
    st.session_state[f"{key}-preset"] = list(preset)


def restore(key: str, ids: Sequence[str]) -> None:
    """Pick `ids` in a hand that this session has not shown yet."""
    st.session_state.setdefault(f"{key}-preset", list(ids))


def event_of(key: str) -> Event | None:
    """What was done with the hand since the last run; each event is told once."""
    state: Any = st.session_state.get(key)
    told = state.get("event") if state else None
    if not told or told.get("epoch") != epoch_of(key):
        return None
    if told.get("number") == st.session_state.get(f"{key}-told"):
        return None
    st.session_state[f"{key}-told"] = told.get("number")
    picked = told.get("picked") or ()
    return Event(str(told.get("kind")), str(told.get("value")), tuple(map(str, picked)))


@dataclass(frozen=True, kw_only=True)
class Hand:
    """What a hand shows, and what stands around it.

    `bare` cards do not say what they are worth or that they are wild, where that is asked for.
    `likely` are the keys of the actions that none, one, two … picked cards suggest (the last for
    more), and `keys` names the keys of the keyboard. `beside` are quieter buttons. `typing` offers
    a field for cards and moves, with `example` in it where the usual one does not fit. A new `move`
    brings an element of the page into view (`pages.parts.page.target`). `above` and `below` are
    HTML with all text escaped, drawn over and under the hand; they cost the browser nothing while
    they stay the same. What is said about a move belongs there: an element of its own would keep
    the person waiting for one more drawing of the page; `framed` has all of it look like one part
    of the page for the same reason. `closing` is a last line of such HTML, and `after` are quiet
    buttons beside it.
    """

    cards: Cards
    rules: RuleSet
    label: str
    bare: bool = False
    actions: Sequence[Action] = ()
    likely: Sequence[str] = ()
    keys: str = ""
    beside: Sequence[Action] = ()
    typing: bool = False
    example: str = ""
    move: str = ""
    above: str = ""
    below: str = ""
    framed: bool = False
    closing: str = ""
    after: Sequence[Action] = ()


def card_hand(key: str, draw: Callable[[], Hand]) -> None:
    """Show a hand to pick from. `draw` first does what was done with it (`event_of`).

    After an event it is called before anything else of this run reaches the browser, which would
    otherwise draw the page once more in between.
    """

    def prepare() -> None:
        st.session_state[_PREPARED] = (key, _written(key, draw()))

    prepared, written = st.session_state.pop(_PREPARED, ("", ""))
    _hand(
        key=key,
        height="content",
        data=written if prepared == key else _written(key, draw()),
        on_event_change=prepare,
    )


def is_waiting() -> bool:
    """Whether something was done with a hand that it has not been drawn after yet."""
    return _PREPARED in st.session_state


def _written(key: str, hand: Hand) -> str:
    """A hand as its component reads it."""
    deck = hand.rules.cards.deck
    faces = []
    for id, card in ids_of(hand.cards, hand.rules).items():
        badge = "" if hand.bare else art.badge_of(card, hand.rules)
        classes, parts = art.drawing(card, deck, badge)
        spoken = art.spoken(card, hand.rules, bare=hand.bare)
        faces.append({"id": id, "classes": classes, "parts": parts, "spoken": spoken})
    field = {
        "label": say("type-label"),
        "example": hand.example or say("type-example"),
        "button": say("type-button"),
    }
    return json.dumps(
        {
            "cards": faces,
            "label": hand.label,
            "epoch": epoch_of(key),
            "selected": st.session_state.get(f"{key}-preset", []),
            "counted": [say("hand-picked", count=count) for count in range(len(faces) + 1)],
            "keys": hand.keys or say("hand-keys"),
            "actions": [action._asdict() for action in hand.actions],
            "likely": list(hand.likely),
            "beside": [action._asdict() for action in hand.beside],
            "typed": field if hand.typing else None,
            "move": hand.move,
            "above": hand.above,
            "below": hand.below,
            "framed": hand.framed,
            "closing": hand.closing,
            "after": [action._asdict() for action in hand.after],
        }
    )
