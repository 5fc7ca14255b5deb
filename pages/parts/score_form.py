"""The round that is being counted: its fields, made from what the rules score.

What is typed goes into the sheet's draft at once, before the page is drawn: so the fields are
drawn with what was read from them, or with what is wrong, right below.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import get_args

import streamlit as st

from engine.cards import JOKER, RED_THREE
from engine.errors import BadInput
from engine.explain import kind_word, meld_word
from engine.freehand import MOST_TEXT
from engine.pack import pack_counts
from engine.position import Meld
from engine.roundcount import Party, Way, letters_of, parties, read_melds
from engine.rules.act import hand_points
from engine.rules.shapes import canasta_kind, shape_of
from engine.ruleset import RuleSet
from engine.words import listed
from engine.words import say as word
from pages.parts import score_store as store
from pages.parts.score_names import Names
from pages.parts.score_names import points as shown
from pages.parts.verdict import message_html
from pages.parts.words import say

MOST_POINTS = 1_000_000
_FEW = 2
"""So many sides stand beside one another; of more, one is shown at a time."""


class RoundForm:
    """The fields of the draft, under these rules, for so many players."""

    def __init__(self, names: Names, players: int, fault: BadInput | None) -> None:
        self.names = names
        self.labels = names.for_labels()
        self.rules: RuleSet = names.rules
        self.players = players
        self.fault = fault
        self.draft = store.sheet().draft
        self.parties = parties(self.rules, players, self.draft.alone)
        self.told = False
        """Whether the fault was shown beside the field it is about."""

    def show(self) -> None:
        """Draw all of them."""
        self._choice("way", get_args(Way), lambda way: say(f"score-way-{way}"))
        if self.draft.way == "points":
            self._points()
            return
        letters = letters_of(self.rules, self.players)
        if self.rules.seats.sides == "taker_alone":
            self._choice("alone", ("", *letters), self._name_or("score-alone-none"))
        with st.container(horizontal=True, vertical_alignment="bottom", gap="medium"):
            self._choice("out", ("", *letters), self._name_or("score-out-none"))
            if self.draft.out and self.rules.out.concealed_bonus:
                key = store.key("concealed")
                st.session_state.setdefault(key, self.draft.concealed)
                st.checkbox(
                    say("score-concealed"), key=key, on_change=_set, args=("concealed", key)
                )
        shown_parties = self.parties
        if len(shown_parties) > _FEW:
            shown_parties = (self._whose(),)
        for column, party in zip(st.columns(len(shown_parties)), shown_parties, strict=True):
            with column, st.container(border=True, key=store.key("party", party.letter)):
                self._party(party)

    def field_name(self, place: str) -> str:
        """What the field is called that is at fault, such as `melds.A`; empty for none."""
        field, _, rest = place.partition(".")
        letter, _, kind = rest.partition(".")
        party = next((one for one in self.parties if one.letter == (letter or field)), None)
        if party is None:
            return say("score-out") if field == "out" else ""
        if not letter:
            return say("score-points", side=self.names.side(field))
        return self._label(self.names, field, party, kind)

    # The round as a whole

    def _choice(self, name: str, options: Sequence[str], text: Callable[[str], str]) -> None:
        texts = [text(option) for option in options]
        # Streamlit keeps a choice by its text, so another text needs a field of another name.
        key = store.key(name, *texts)
        now = getattr(self.draft, name)
        st.session_state.setdefault(key, now if now in options else options[0])
        st.radio(
            say(f"score-{name}"), options, format_func=text, horizontal=True, key=key,
            on_change=_set, args=(name, key),
        )  # fmt: skip

    def _name_or(self, nobody: str) -> Callable[[str], str]:
        return lambda letter: self.labels.side(letter) if letter else say(nobody)

    def _whose(self) -> Party:
        letters = [party.letter for party in self.parties]
        names = {party.letter: self.labels.party(party) for party in self.parties}
        key = store.key("whose", *names.values())
        picked = st.radio(
            say("score-whose"), letters, format_func=names.__getitem__, horizontal=True, key=key
        )
        return self.parties[letters.index(picked)]

    def _points(self) -> None:
        with st.container(horizontal=True, gap="medium"):
            for letter in letters_of(self.rules, self.players):
                key = store.key("points", letter)
                st.session_state.setdefault(key, self.draft.points.get(letter))
                st.number_input(
                    say("score-points", side=self.labels.side(letter)), step=5, width=190, key=key,
                    min_value=-MOST_POINTS, max_value=MOST_POINTS,
                    on_change=_set_points, args=(letter, key),
                )  # fmt: skip

    # One side

    def _party(self, party: Party) -> None:
        if self.draft.way == "cards":
            self._cards(party)
        else:
            self._sums(party)
        place = self.fault.place.split(".") if self.fault else []
        if self.fault and place[1:2] == [party.letter]:
            said = say(
                "score-fault", field=self.field_name(self.fault.place), message=self.fault.message
            )
            st.html(message_html(said, "bad", f"score-fault-{party.letter}"))
            self.told = True

    def _cards(self, party: Party) -> None:
        rules, deck = self.rules, self.rules.cards.deck
        self._text(
            "melds", party, tall=True, example=say("score-melds-example", deck=deck),
            help=say("score-melds-help", deck=deck, whole=rules.score.concealed_canasta),
        )  # fmt: skip
        melds = self._melds(party)
        if melds:
            st.html(melds_html(melds, rules))
        self._text(
            "hand", party, example=say("score-hand-example", deck=deck),
            help=say("score-hand-help"),
        )  # fmt: skip
        if rules.deal.kitty:
            self._text(
                "kitty", party, example=say("score-kitty-example"),
                help=say("score-kitty-help", count=rules.deal.kitty),
            )  # fmt: skip
        self._number("red_threes", party, most=self._red_threes())

    def _melds(self, party: Party) -> tuple[Meld, ...]:
        try:
            return read_melds(self.draft.side(party.letter), party.letter, self.rules)
        except BadInput:
            return ()  # told below the fields

    def _sums(self, party: Party) -> None:
        rules = self.rules
        with st.container(horizontal=True, gap="small"):
            for kind in rules.score.canasta:
                self._number("canasta", party, kind=kind)
            if rules.score.concealed_canasta:
                self._number("whole", party)
        example = say("score-sum-example")
        values = _values(rules)
        self._text("cards", party, example=example, help=say("score-cards-help", values=values))
        self._text("left", party, example=example)
        if self._threes_apart():
            self._number("black_threes", party)
        if rules.deal.kitty:
            self._text("kitty_left", party, example=example)
        self._number("red_threes", party, most=self._red_threes())

    def _red_threes(self) -> int:
        return pack_counts(self.rules, self.players)[RED_THREE]

    def _threes_apart(self) -> bool:
        """Whether black threes in hand cost something else than their value."""
        return self.rules.threes.black_in_hand != self.rules.cards.values["3b"]

    def _label(self, names: Names, field: str, party: Party, kind: str = "") -> str:
        side, seats = names.party(party), len(party.seats)
        if field == "hand" and seats > _FEW:
            return say("score-hand-many", side=side)
        if field in ("canasta", "canastas"):
            return say("score-canasta", side=side, kind=kind)
        if field == "left" and self._threes_apart():
            return say("score-left-threes", side=side, deck=self.rules.cards.deck)
        message = f"score-{field.replace('_', '-')}"
        return say(message, side=side, seats=seats, deck=self.rules.cards.deck)

    def _text(
        self, field: str, party: Party, *, example: str, help: str = "", tall: bool = False
    ) -> None:
        key = store.key(field, party.letter)
        st.session_state.setdefault(key, getattr(self.draft.side(party.letter), field))
        label = self._label(self.labels, field, party)
        changed = {"on_change": _set_side, "args": (party.letter, field, key)}
        if tall:
            st.text_area(
                label, key=key, placeholder=example, help=help or None, max_chars=MOST_TEXT,
                height=100, **changed,
            )  # fmt: skip
        else:
            st.text_input(
                label, key=key, placeholder=example, help=help or None, max_chars=MOST_TEXT,
                autocomplete="off", **changed,
            )  # fmt: skip

    def _number(self, field: str, party: Party, *, kind: str = "", most: int = 99) -> None:
        key = store.key(field, party.letter, kind)
        side = self.draft.side(party.letter)
        now = side.canastas.get(kind, 0) if kind else getattr(side, field)  # type: ignore[call-overload]
        st.session_state.setdefault(key, min(now, most))
        st.number_input(
            self._label(self.labels, field, party, kind), 0, most, step=1, width=240, key=key,
            on_change=_set_side, args=(party.letter, field, key, kind),
        )  # fmt: skip


def melds_html(melds: Sequence[Meld], rules: RuleSet) -> str:
    """What was read as melds: how many of what, and what each is."""
    return f'<ul class="score-read">{"".join(_meld(meld, rules) for meld in melds)}</ul>'


def _meld(meld: Meld, rules: RuleSet) -> str:
    naturals = meld.naturals if meld.naturals else meld.size
    parts = [say("score-read", count=naturals, ranks=meld_word(meld.rank, rules, _form(naturals)))]
    if meld.naturals and meld.twos:
        parts.append(say("score-read-wilds", count=meld.wilds))
    elif meld.naturals and meld.jokers:
        ranks = kind_word(JOKER, rules, _form(meld.jokers))
        parts.append(say("score-read", count=meld.jokers, ranks=ranks))
    kind = canasta_kind(rules, shape_of(meld))
    told = [say("score-read-points", points=shown(hand_points(rules, meld.cards)))]
    if kind:
        told.insert(0, word(f"canasta-{kind.replace('_', '-')}"))
    strong = f"<strong>{escape(listed(parts))}</strong>"
    return f'<li class="{"canasta" if kind else "meld"}">{strong} {escape(", ".join(told))}</li>'


def _form(count: int) -> str:
    return "one" if count == 1 else "many"


def _values(rules: RuleSet) -> str:
    """The values of all cards, the dearest first: `Jo 50; A, 2 20; …`."""
    by_value: dict[int, list[str]] = {}
    for name, value in rules.cards.values.items():
        by_value.setdefault(value, []).append(name)
    return "; ".join(
        f"{', '.join(names)} {value}" for value, names in sorted(by_value.items(), reverse=True)
    )


def _set(name: str, key: str) -> None:
    sheet = store.sheet()
    draft = sheet.draft.model_copy(update={name: st.session_state[key]})
    if name == "out" and not draft.out:
        draft = draft.model_copy(update={"concealed": False})
    store.keep(sheet.with_(draft=draft))


def _set_points(letter: str, key: str) -> None:
    sheet = store.sheet()
    points = {**sheet.draft.points, letter: st.session_state[key]}
    given = {one: value for one, value in sorted(points.items()) if value is not None}
    store.keep(sheet.with_(draft=sheet.draft.model_copy(update={"points": given})))


def _set_side(letter: str, field: str, key: str, kind: str = "") -> None:
    sheet, value = store.sheet(), st.session_state[key]
    if value is None:
        value = 0
    if kind:
        field, value = "canastas", {**sheet.draft.side(letter).canastas, kind: value}
    store.keep(sheet.with_(draft=sheet.draft.with_side(letter, **{field: value})))
