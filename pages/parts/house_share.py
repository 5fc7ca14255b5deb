"""House rules handed on: by link, QR code and file; and taken in from a file."""

from __future__ import annotations

from html import escape
from urllib.parse import urlencode

import streamlit as st

from engine.books import rules_reading
from engine.drills import drillable
from engine.errors import BadInput
from engine.explain import rule_title
from engine.house.files import from_yaml, to_yaml
from engine.ruleset import RuleSet
from pages.parts import house_store as store
from pages.parts import menu, rule_choice
from pages.parts.address import address_of
from pages.parts.open_file import open_file
from pages.parts.practice_picture import practice_anchor
from pages.parts.ruling_share import MOST_SCANNED, qr_html
from pages.parts.verdict import message_html
from pages.parts.words import say

_FAULT = "house-file-fault"
_USES = ("rules", "ruling", "score", "variants", "present", "editor")
_MOST_ASKED = 3
"""So many rules at most are offered to be asked about."""


def uses_html(rules: RuleSet) -> str:
    """Links to the other pages under these rules."""
    variant = rule_choice.write(rules)
    queries = {page: {"variant": variant} for page in _USES}
    beside = f"{rules.base},{variant}"
    queries["variants"] = {"of": beside}
    queries["present"] = {"of": beside, "hands": "3", "hand": "1"}
    queries["editor"] = {"quiz": beside, "hands": "3", "hand": "1"}
    known = menu.paths()
    targets = [(page, queries[page]) for page in _USES if page in known or not known]
    targets.insert(1, ("rules", {"sheet": variant}))
    rows = "".join(
        f'<li><a class="inside" href="{page}?{escape(urlencode(query))}">'
        f"{escape(say('house-use', page='sheet' if 'sheet' in query else page))}</a></li>"
        for page, query in targets
    )
    quiz = "".join(
        f"<li>{practice_anchor(rule, rules, say('house-quiz', rule=rule_title(rule)))}</li>"
        for rule in _asked_about(rules)
    )
    return f'<ul class="rule-list">{rows}{quiz}</ul>'


def _asked_about(rules: RuleSet) -> tuple[str, ...]:
    """Rules that hang on what was changed, and of which questions can be made."""
    possible = drillable(rules)
    read = (rule for switch in rules.changed for rule in rules_reading(switch))
    return tuple(rule for rule in dict.fromkeys(read) if rule in possible)[:_MOST_ASKED]


def share_part(rules: RuleSet) -> None:
    """Everything by which house rules leave the page, and come in."""
    st.html(f'<h2 id="house-share">{escape(say("house-share"))}</h2>')
    if rules.changed:
        st.html(f"<p>{escape(say('house-uses'))}</p>{uses_html(rules)}")
        st.code(address(rules), language=None, wrap_lines=True)
        with st.container(horizontal=True, gap="small"):
            st.download_button(
                say("house-download"), lambda: to_yaml(rules), file_name="house-rules.yaml",
                mime="application/yaml", icon=":material/download:", on_click="ignore",
                key="house-download",
            )  # fmt: skip
            shown = st.toggle(say("house-qr"), key="house-qr")
        if shown:
            _code(address(rules))
    fault = st.session_state.pop(_FAULT, "")
    if fault:
        st.html(message_html(fault, "bad", "house-file-fault"))
    _upload()


def address(rules: RuleSet) -> str:
    """The whole address of this page under these rules."""
    return address_of("house", {"variant": rule_choice.write(rules)})


def _code(link: str) -> None:
    if len(link) > MOST_SCANNED:
        st.html(f"<p>{escape(say('house-qr-long'))}</p>")
    else:
        st.html(qr_html(link))


def _upload() -> None:
    file = open_file(say("house-upload"), "house-file")
    if file is None:
        return
    try:
        store.change(from_yaml(file.data, file.name))
    except BadInput as error:
        st.session_state[_FAULT] = str(error)
    st.rerun()
