"""The match sheet of this session: in memory, in the link, with what can be undone."""

from __future__ import annotations

import streamlit as st

from engine.errors import CannotRead
from engine.ruleset import RuleSet
from engine.scoresheet import Sheet, sheet_of
from pages.parts import rule_choice, token
from pages.parts.address import address_of
from pages.parts.words import say

_SHEET, _EPOCH, _WRITTEN, _PAST = "score_sheet", "score_epoch", "score_written", "score_past"
_LINK = "s"
MOST_UNDONE = 40
MOST_REMEMBERED = 50


def open_link() -> str:
    """Take the sheet from the link, if it holds another one; returns why it cannot be read.

    A link that this session wrote itself is no other one: of two fast clicks the second still
    comes with the address from before the first.
    """
    found = st.query_params.get(_LINK, "")
    if not found or found in st.session_state.get(_WRITTEN, ()):
        st.session_state.setdefault(_SHEET, Sheet())
        return ""
    try:
        change(sheet_of(token.unpack(found)))
        fault = ""
    except CannotRead as error:
        st.session_state.setdefault(_SHEET, Sheet())
        fault = error.message if not error.place else say("link-unreadable")
    _remember(found)
    return fault


def sheet() -> Sheet:
    """The sheet as it is now."""
    found: Sheet = st.session_state[_SHEET]
    return found


def keep(changed: Sheet) -> None:
    """Keep a sheet in which one field was filled in: the fields on the page stay as they are."""
    st.session_state[_SHEET] = changed


def change(changed: Sheet) -> None:
    """Keep a sheet in which more has changed: it can be undone, and all fields are filled anew."""
    before = st.session_state.get(_SHEET)
    if before is not None and before != changed:
        past = st.session_state.setdefault(_PAST, [])
        past.append(before)
        del past[:-MOST_UNDONE]
    _put(changed)


def can_undo() -> bool:
    """Whether there is anything to undo."""
    return bool(st.session_state.get(_PAST))


def undo() -> None:
    """Go back to the sheet before the last change."""
    if can_undo():
        _put(st.session_state[_PAST].pop())


def _put(changed: Sheet) -> None:
    st.session_state[_SHEET] = changed
    st.session_state[_EPOCH] = st.session_state.get(_EPOCH, 0) + 1


def key(*parts: object) -> str:
    """The name of a field of the page; a new one whenever all fields are filled anew."""
    return "-".join(("score", str(st.session_state.get(_EPOCH, 0)), *map(str, parts)))


def show_in_link(rules: RuleSet) -> bool:
    """Write the sheet and its rules into the page's address; False when it is too long for one."""
    now = sheet()
    if now == Sheet():
        st.query_params.pop(_LINK, None)
        return True
    written = token.pack(now.plain())
    if len(written) > token.LONGEST:
        return False
    for name, value in ((_LINK, written), ("variant", rule_choice.write(rules))):
        if st.query_params.get(name) != value:
            st.query_params[name] = value
    _remember(written)
    return True


def address(rules: RuleSet) -> str:
    """The whole address of the sheet, to send it to somebody."""
    written = token.pack(sheet().plain())
    return address_of("score", {"variant": rule_choice.write(rules), _LINK: written})


def _remember(written: str) -> None:
    own = st.session_state.setdefault(_WRITTEN, [])
    if written not in own:
        own.append(written)
        del own[:-MOST_REMEMBERED]
