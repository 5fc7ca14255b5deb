"""Count a round, and keep the match."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.errors import BadInput
from engine.notebook.keeping import score_cell
from engine.roundcount import Priced, letters_of, price
from engine.ruleset import RuleSet
from engine.scoresheet import (
    Sheet,
    Standing,
    closed,
    entered,
    opened,
    players_of,
    read_sheet,
    rules_for,
    standing,
    without,
    write_sheet,
)
from pages.parts import page, rule_choice
from pages.parts import score_store as store
from pages.parts.notebook_keep import keep_button, kept_note
from pages.parts.open_file import Opened, open_file
from pages.parts.score_form import RoundForm
from pages.parts.score_names import Names
from pages.parts.score_names import points as shown
from pages.parts.score_result import elsewhere_html, remarks_html, result_html
from pages.parts.score_table import before_html, lines_html, score_line, sheet_html
from pages.parts.verdict import message_html
from pages.parts.words import say

LENGTHS = (0, 1, 3)
"""Numbers of rounds that a match may be given, 0 for the end that the rules have."""


def main() -> None:
    """Show the page."""
    page.begin("score", say("score-title"), say("score-lead"), style="score.css")
    fault = store.open_link() or st.session_state.pop("score_refused", "")
    if fault:
        st.warning(fault, icon=":material/link_off:")
    with st.container(key="score-setup"):
        chosen = _who_plays()
    sheet = store.sheet()
    rules = rules_for(sheet, chosen)
    now, names = standing(sheet, chosen), Names(sheet, rules)
    if now.rows:
        head = f'<h2 class="score-head">{escape(say("score-sheet"))}</h2>'
        st.html(head + _recount_html(now) + sheet_html(now, names) + lines_html(now, names))
    else:
        st.html(before_html(now, names))
    with st.container(key="score-change"):
        if now.rows:
            _changes(now.rows[-1].number)
        if store.can_undo():
            undo = say("score-undo")
            st.button(undo, key="score-undo", icon=":material/undo:", on_click=store.undo)
    if now.is_over and sheet.editing is None:
        with st.container(key="score-entry"):
            st.button(say("score-new"), type="primary", key="score-again", on_click=_new)
    else:
        _round(sheet, rules, now.players, names)
    with st.container(key="score-keep"):
        fits = store.show_in_link(chosen)
        if not fits:
            st.warning(say("score-too-long"), icon=":material/link_off:")
        if now.rows or not sheet.draft.is_blank:
            title = score_line(now, names) if now.rows else ""
            keep_button("score", lambda: score_cell(store.sheet(), chosen, title))
            kept_note("score")
        _keeping(sheet, chosen, now, names, fits=fits)
    page.end()


def _recount_html(now: Standing) -> str:
    """What another choice of rules does to the sheet, and which rounds these cannot count."""
    faults = sum(row.fault is not None for row in now.rows)
    told = say("score-recount", rules=now.rules.title, faults=faults)
    return f'<p class="score-next score-recount">{escape(told)}</p>'


def _who_plays() -> RuleSet:
    with st.container(horizontal=True, gap="medium"):
        chosen = rule_choice.choose()
        sheet, least, most = store.sheet(), chosen.seats.least, chosen.seats.most
        if least < most:
            key = store.key("players", chosen.id)
            st.session_state.setdefault(key, players_of(sheet, chosen))
            st.number_input(
                say("score-players"), least, most, step=1, key=key, width=150,
                on_change=_set, args=("players", key),
            )  # fmt: skip
    setup = st.expander(say("score-setup"), key="score-open-setup", on_change="rerun")
    if setup.open:
        with setup:
            _setup(store.sheet(), chosen)
    return chosen


def _setup(sheet: Sheet, rules: RuleSet) -> None:
    players = players_of(sheet, rules)
    plain = Names(sheet.with_(names={}), rules)
    seats = players if rules.seats.sides == "two" else 1
    with st.container(horizontal=True, gap="medium"):
        for letter in letters_of(rules, players):
            key = store.key("name", letter)
            st.session_state.setdefault(key, sheet.names.get(letter, ""))
            st.text_input(
                say("score-name", side=plain.side(letter)), key=key, max_chars=40, width=230,
                placeholder=say("score-name-example", seats=seats), autocomplete="off",
                on_change=_set_name, args=(letter, key),
            )  # fmt: skip
    names = Names(sheet, rules)
    with st.container(horizontal=True, gap="medium"):
        seats_named = {seat: names.seat(seat) for seat in range(1, players + 1)}
        _select("dealer", seats_named, min(sheet.dealer, players))
        lengths = sorted({*LENGTHS, sheet.length})
        _select("length", {rounds: _length(rules, rounds) for rounds in lengths}, sheet.length)
        if rules.match.settlement != "none" and sheet.length == 3:
            key = store.key("stake")
            st.session_state.setdefault(key, sheet.stake)
            st.number_input(
                say("score-stake"), 0, 1_000_000, step=50, key=key, on_change=_set,
                args=("stake", key), width=260,
            )  # fmt: skip


def _length(rules: RuleSet, rounds: int) -> str:
    if rounds:
        return say("score-length-rounds", rounds=rounds)
    target = rules.match.target
    points = "none" if target.points is None else shown(target.points)
    return say("score-length-own", points=points, rounds=target.rounds or 0)


def _select(name: str, options: dict[int, str], now: int) -> None:
    # Streamlit keeps a choice by its text, so another text needs a field of another name.
    key = store.key(name, *options.values())
    st.session_state.setdefault(key, now)
    st.selectbox(
        say(f"score-{name}"), list(options), format_func=options.__getitem__, key=key, width=260,
        on_change=_set, args=(name, key),
    )  # fmt: skip


def _set(name: str, key: str) -> None:
    store.keep(store.sheet().with_(**{name: st.session_state[key]}))


def _set_name(letter: str, key: str) -> None:
    sheet, name = store.sheet(), st.session_state[key].strip()
    names = {**sheet.names, letter: name}
    store.keep(sheet.with_(names={one: given for one, given in names.items() if given}))


def _round(sheet: Sheet, rules: RuleSet, players: int, names: Names) -> None:
    again = sheet.editing is not None
    number = sheet.editing + 1 if sheet.editing is not None else len(sheet.rounds) + 1
    head = escape(say("score-round-again" if again else "score-round", number=number))
    priced, fault = _priced(sheet, rules, players)
    form = RoundForm(names, players, fault)
    with st.container(key="score-entry"):
        st.html(f'<h2 class="score-head" id="score-round" tabindex="-1">{head}</h2>')
        form.show()
        if sheet.draft.is_blank:
            st.html(f'<p class="score-next">{escape(say("score-blank"))}</p>')
        elif fault is not None and not form.told:
            st.html(message_html(_told(form, fault), "bad", "score-fault"))
    if priced is not None and sheet.draft.way != "points":
        others = elsewhere_html(sheet.draft, priced, players, names)
        drawn = result_html(priced, names) + remarks_html(priced, names) + others
        st.html(f'<p class="score-printed">{head}</p>{drawn}')
    with st.container(key="score-done", horizontal=True, gap="small"):
        if priced is not None:
            label = say("score-replace" if again else "score-enter", number=number)
            st.button(label, type="primary", key="score-enter", on_click=_enter, args=(rules,))
        if again:
            st.button(say("score-cancel", number=number), key="score-cancel", on_click=_cancel)


def _told(form: RoundForm, fault: BadInput) -> str:
    field = form.field_name(fault.place)
    if not field:
        return say("score-fault-plain", message=fault.message)
    return say("score-fault", field=field, message=fault.message)


def _priced(sheet: Sheet, rules: RuleSet, players: int) -> tuple[Priced | None, BadInput | None]:
    if sheet.draft.is_blank:
        return None, None
    try:
        return price(sheet.draft, rules, players), None
    except BadInput as error:
        return None, error


def _enter(rules: RuleSet) -> None:
    try:
        store.change(entered(store.sheet(), rules))
        page.move_to("score-sheet")
    except BadInput as error:
        st.session_state["score_refused"] = error.message


def _cancel() -> None:
    store.change(closed(store.sheet()))


def _changes(last: int) -> None:
    box = st.expander(say("score-change"), key="score-open-change", on_change="rerun")
    if not box.open:
        return
    with box, st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        place = st.selectbox(
            say("score-pick"), range(last), index=last - 1, width=160, key=store.key("pick"),
            format_func=lambda place: say("score-round", number=place + 1),
        )  # fmt: skip
        st.button(say("score-edit"), key="score-edit", on_click=_open, args=(place,))
        st.button(
            say("score-delete"),
            key="score-delete",
            on_click=_delete,
            args=(place,),
        )


def _open(place: int) -> None:
    store.change(opened(store.sheet(), place))
    page.move_to("score-round")


def _delete(place: int) -> None:
    store.change(without(store.sheet(), place))


def _keeping(sheet: Sheet, rules: RuleSet, now: Standing, names: Names, *, fits: bool) -> None:
    keeping = st.expander(say("score-keep"), key="score-open-keep", on_change="rerun")
    if not keeping.open:
        return
    with keeping:
        st.html(f'<p class="score-next">{escape(say("score-keep-text"))}</p>')
        if fits:
            told = f"{score_line(now, names)}\n" if now.rows else ""
            st.code(told + store.address(rules), language=None, wrap_lines=True)
        with st.container(horizontal=True, gap="small"):
            st.download_button(
                say("score-download"), write_sheet(sheet, rules), "score-sheet.yaml",
                mime="application/yaml", icon=":material/download:", on_click="ignore",
                key="score-download",
            )  # fmt: skip
            st.button(
                say("score-new"), key="score-new", icon=":material/note_add:", on_click=_new
            )  # fmt: skip
        file = open_file(say("score-upload"), "score-open-file")
    if file is not None:
        _read(file)
        st.rerun()


def _new() -> None:
    sheet = store.sheet()
    kept = {name: getattr(sheet, name) for name in ("players", "names", "length", "stake")}
    store.change(Sheet(**kept))


def _read(file: Opened) -> None:
    try:
        sheet, rules = read_sheet(file.data, file.name)
    except BadInput as error:
        st.session_state["score_refused"] = str(error)
        return
    st.session_state["variant"] = rule_choice.write(rules)
    st.query_params["variant"] = rule_choice.write(rules)
    store.change(sheet)


main()
