"""What leaves the page: two lines for a chat, a link, a QR code, a report, a cell to keep."""

from __future__ import annotations

import base64
import io
import json
from html import escape

import segno
import streamlit as st

from engine import explain
from engine.notebook.document import PositionCell, RulingCell
from engine.notebook.keeping import position_cell, ruling_cell
from engine.question import value_of
from engine.ruleset import RuleSet
from engine.ruling import Ruling, report
from engine.words import listed
from pages.parts import ruling_store as store
from pages.parts.address import address_of
from pages.parts.notebook_keep import keep_button, kept_note
from pages.parts.print_button import print_button
from pages.parts.rule_choice import rules_name
from pages.parts.ruling_answer import Answers
from pages.parts.ruling_store import Work
from pages.parts.verdict import message_html
from pages.parts.words import say
from pages.storage import StorageProblem, the_store

MOST_SCANNED = 500
"""The longest link, in characters, whose QR code a phone reads from a screen or a print."""
_SHOWN = "ruling-code-shown"


def share(work: Work, found: Answers) -> None:
    """Show everything by which a ruling can be sent, printed, kept, or disputed."""
    rules = found.own.rules
    address = link(work, rules)
    st.html(f'<h3 class="part screen">{escape(say("ruling-share"))}</h3>')
    st.code(two_lines(work, found, address), language=None, wrap_lines=True)
    name = f"ruling-{store.name_of(work, rules)}"
    with st.container(horizontal=True, gap="small"):
        keep_button(name, lambda: cell_of(work, rules))
        st.download_button(
            say("ruling-disagree"),
            lambda: report(work.question, found.own),
            file_name="ruling.yaml",
            mime="application/yaml",
            icon=":material/flag:",
            on_click="ignore",
        )
        print_button(say("ruling-print"))
        shown = bool(st.session_state.get(_SHOWN))
        label = say("ruling-qr-hide" if shown else "ruling-qr")
        # Drawing the code takes longer than all the rest: only on demand.
        st.button(label, icon=":material/qr_code_2:", on_click=_turn_code, key="ruling-code")
    kept_note(name)
    _present(work, rules)
    if st.session_state.get(_SHOWN):
        _code(work, rules, address)


def keep_position(work: Work, rules: RuleSet) -> None:
    """The way to keep a position about which nothing was asked yet."""
    name = f"ruling-{store.name_of(work, rules)}"
    keep_button(name, lambda: cell_of(work, rules))
    kept_note(name)
    _present(work, rules)


def _present(work: Work, rules: RuleSet) -> None:
    """The way to show the position on a projector, or to print it as a handout."""
    st.page_link(
        "pages/teach/present.py", label=say("present-this"), icon=":material/slideshow:",
        query_params=store.parameters(work, rules),
    )  # fmt: skip


def cell_of(work: Work, rules: RuleSet) -> RulingCell | PositionCell:
    """The question as a cell; without a move it is a position. Raises `CannotRead`."""
    if work.question.moves:
        return ruling_cell(work.question, rules, unknown=work.unknown)
    position = value_of(work.question, rules)["position"]
    return position_cell(position, rules, work.question.title)


def _turn_code() -> None:
    st.session_state[_SHOWN] = not st.session_state.get(_SHOWN)


def _code(work: Work, rules: RuleSet, address: str) -> None:
    """The QR code; a link that is too long to be scanned is stored, and stands under an id."""
    if len(address) > MOST_SCANNED:
        try:
            id = the_store().keep(json.dumps(store.parameters(work, rules)))
        except StorageProblem as problem:
            st.html(message_html(problem.message, "bad", "ruling-code-problem"))
            return
        address = address_of("ruling", {store.SHORT: id})
    st.html(qr_html(address))


def link(work: Work, rules: RuleSet) -> str:
    """The whole address of a ruling."""
    return address_of("ruling", store.parameters(work, rules))


def two_lines(work: Work, found: Answers, address: str) -> str:
    """The answer in two lines: who says what about which move, and the link."""
    return f"{short_answer(work, found)}\n{address}"


def short_answer(work: Work, found: Answers) -> str:
    """The answer in one line."""
    moves = "; ".join(work.question.moves)
    if work.unknown:
        judged = [one for one in found.all if one.legal is not None]
        allowed = [one.rules.title for one in judged if one.legal]
        return say(
            "ruling-line-all", moves=moves, allowed=len(allowed), count=len(judged),
            rules=listed(allowed) or "none",
        )  # fmt: skip
    return say(
        "ruling-line",
        moves=moves,
        rules=rules_name(found.own.rules),
        answer="yes" if found.own.legal else "no",
        why=_why(found.own) or "none",
    )


def _why(own: Ruling) -> str:
    broken = [finding for finding in own.verdict.findings if not finding.ok] if own.verdict else []
    return explain.finding_text(broken[0], own.rules) if broken else ""


def qr_html(address: str) -> str:
    """The QR code of an address, as a picture."""
    buffer = io.BytesIO()
    segno.make(address, error="l", micro=False).save(buffer, kind="svg", border=3, light="#fff")
    data = base64.b64encode(buffer.getvalue()).decode()
    alt = escape(say("ruling-qr-alt"))
    return f'<img class="qr" alt="{alt}" src="data:image/svg+xml;base64,{data}">'
