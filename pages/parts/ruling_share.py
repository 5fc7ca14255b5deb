"""What leaves the page: two lines for a chat, a link, a QR code, a report, a kept ruling."""

from __future__ import annotations

import base64
import io
from html import escape
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit, urlunsplit

import segno
import streamlit as st

from engine import explain
from engine.ruleset import RuleSet
from engine.ruling import Ruling, report
from engine.words import listed
from pages.parts import ruling_store as store
from pages.parts.print_button import print_button
from pages.parts.ruling_answer import Answers, rules_name
from pages.parts.ruling_store import Work
from pages.parts.words import say

MOST_SCANNED = 500
"""The longest link, in characters, whose QR code a phone reads from a screen or a print."""
_KEPT, _SHOWN = "ruling-kept", "ruling-code-shown"
_MOST_KEPT = 50


class Kept(NamedTuple):
    """A ruling that somebody wants to find again in this session."""

    answer: str
    work: Work
    rules: RuleSet


def share(work: Work, found: Answers) -> None:
    """Show everything by which a ruling can be sent, printed, kept, or disputed."""
    rules = found.own.rules
    address = link(work, rules)
    st.html(f'<h3 class="part screen">{escape(say("ruling-share"))}</h3>')
    st.code(two_lines(work, found, address), language=None, wrap_lines=True)
    with st.container(horizontal=True, gap="small"):
        if st.button(say("ruling-keep"), icon=":material/bookmark_add:"):
            keep(work, found)
        st.download_button(
            say("ruling-disagree"),
            lambda: report(work.question, found.own),
            file_name="ruling.yaml",
            mime="application/yaml",
            icon=":material/flag:",
            on_click="ignore",
        )
        print_button(say("ruling-print"))
        if len(address) <= MOST_SCANNED:
            shown = bool(st.session_state.get(_SHOWN))
            label = say("ruling-qr-hide" if shown else "ruling-qr")
            # Drawing the code takes longer than all the rest: only on demand.
            st.button(label, icon=":material/qr_code_2:", on_click=_turn_code, key="ruling-code")
    if len(address) <= MOST_SCANNED and st.session_state.get(_SHOWN):
        st.html(qr_html(address))


def _turn_code() -> None:
    st.session_state[_SHOWN] = not st.session_state.get(_SHOWN)


def link(work: Work, rules: RuleSet) -> str:
    """The whole address of a ruling."""
    query = urlencode(store.parameters(work, rules))
    try:
        parts = urlsplit(st.context.url or "")
    except (AttributeError, ValueError):
        parts = urlsplit("")
    path = parts.path.rsplit("/", 1)[0] + "/ruling"
    return urlunsplit((parts.scheme, parts.netloc, path, query, ""))


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


def keep(work: Work, found: Answers) -> None:
    """Keep a ruling for this session; the same one is kept once."""
    new = Kept(short_answer(work, found), work, found.own.rules)
    kept = [one for one in kept_rulings() if one != new]
    st.session_state[_KEPT] = [new, *kept][:_MOST_KEPT]


def kept_rulings() -> list[Kept]:
    """The rulings kept in this session, the latest first."""
    return list(st.session_state.get(_KEPT, []))


def kept_list() -> Kept | None:
    """Show the rulings kept in this session; the one that was pressed since the last run."""
    kept = kept_rulings()
    pressed = None
    if kept:
        st.html(f'<h2 class="part screen">{escape(say("ruling-kept"))}</h2>')
    for number, one in enumerate(kept):
        label = _plain_label(one.answer)
        if st.button(label, key=f"ruling-kept-{number}", type="tertiary", icon=":material/gavel:"):
            pressed = one
    return pressed


def _plain_label(text: str) -> str:
    """A label in which nothing is marked up: buttons read Markdown."""
    return "".join(f"\\{letter}" if letter in _MARKS else letter for letter in text)


_MARKS = set("\\`*_{}[]<>#+-!|~:$")
