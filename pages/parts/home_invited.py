"""The first page's question: which game have I been invited to?"""

from __future__ import annotations

from html import escape
from typing import Any
from urllib.parse import urlencode

import streamlit as st

from engine import lessons
from engine.invited import Answers, Fit, fits, left, to_ask, to_hear, values
from engine.ruleset import RuleSet
from pages.parts.words import say

_KEY = "invited"
_UNKNOWN: dict[str, Any] = {"deck": "", "players": 0, "dealt": 0}


@st.fragment
def invited() -> None:
    """Ask a few questions, and show the games that are left; only this runs again."""
    with st.container(border=True, gap="small", key="invited"):
        st.header(say("invited"), anchor=False)
        st.html(f'<p class="facts">{escape(say("invited-lead"))}</p>')
        answers = _given()
        for question in to_ask(answers):
            _ask(question)
        sayings = to_hear(answers)
        if sayings:
            fold = st.expander(say("invited-said"), key="invited-said", on_change="rerun")
            if fold.open:
                with fold, st.container(gap="xsmall"):
                    for saying in sayings:
                        _offer(saying, saying in answers.said)
        if answers != Answers():
            st.html(found_html(answers))


def _given() -> Answers:
    found = st.session_state.get(_KEY)
    return found if isinstance(found, Answers) else Answers()


def _ask(question: str) -> None:
    options = [_UNKNOWN[question], *values(question)]
    now = getattr(_given(), question)
    st.radio(
        say(f"invited-{question}"), options, index=options.index(now), horizontal=True,
        format_func=lambda value: _answer(question, value), key=f"{_KEY}-{question}",
        on_change=_take, args=(question,),
    )  # fmt: skip


def _offer(saying: str, heard: bool) -> None:
    st.checkbox(
        say(f"invited-saying-{saying}"), heard, key=f"{_KEY}-said-{saying}",
        on_change=_hear, args=(saying,),
    )  # fmt: skip


def _answer(question: str, value: Any) -> str:
    if value == _UNKNOWN[question]:
        return say("invited-unknown")
    return say("invited-deck-is", value=value) if question == "deck" else str(value)


def _take(question: str) -> None:
    value = st.session_state[f"{_KEY}-{question}"]
    st.session_state[_KEY] = _given()._replace(**{question: value})


def _hear(saying: str) -> None:
    given = _given()
    said = tuple(one for one in given.said if one != saying)
    if st.session_state[f"{_KEY}-said-{saying}"]:
        said = (*said, saying)
    st.session_state[_KEY] = given._replace(said=said)


def found_html(answers: Answers) -> str:
    """The games that are left and why, and why not the others; announced as it changes."""
    rest = left(answers)
    head = "invited-nearest" if rest[0].differs else "invited-found"
    rows = "".join(_row(one) for one in rest)
    ids = {one.rules.id for one in rest}
    others = "".join(_row(one, way=False) for one in fits(answers) if one.rules.id not in ids)
    fold = f"<details><summary>{escape(say('invited-others'))}</summary><ul>{others}</ul></details>"
    return (
        f'<div class="invited" role="status"><p><strong>{escape(say(head, count=len(rest)))}'
        f"</strong></p><ul>{rows}</ul></div>"
        f'<div class="invited">{fold if others else ""}</div>'
    )


def _row(one: Fit, *, way: bool = True) -> str:
    """A game: its name, what agrees and what does not, and the way to learn it."""
    title = escape(one.rules.title)
    told = ""
    for message, names in (("fits", one.agrees if way else ()), ("differs", one.differs)):
        if names:
            facts = "; ".join(_fact(name, one.rules, message == "fits") for name in names)
            told += f"<span>{escape(say(f'invited-{message}', facts=facts))}</span>"
    links = _links(one.rules) if way else ""
    return f"<li><b>{title}</b>{links}{told}</li>"


def _fact(name: str, rules: RuleSet, holds: bool) -> str:
    """What a rule set says to a question, whatever was answered; a saying as it was heard."""
    if name == "players":
        least, most = rules.seats.least, rules.seats.most
        same = "yes" if least == most else "no"
        return say("invited-fact-players", least=least, most=most, same=same)
    if name in _UNKNOWN:
        switch = {"deck": "cards.deck", "dealt": "deal.cards"}[name]
        return say(f"invited-fact-{name}", value=rules.value(switch))
    saying = say(f"invited-saying-{name}").rstrip(".")
    return say("invited-fact-said", saying=saying, holds="yes" if holds else "no")


def _links(rules: RuleSet) -> str:
    """Where a game is taught and where its rules stand on one page."""
    ways = [("rules", {"sheet": rules.id}, "sheet")]
    if rules.id in lessons.courses():
        ways.insert(0, ("course", {"variant": rules.id}, "learn"))
    return "".join(
        f'<a class="inside" href="{path}?{escape(urlencode(query))}"'
        f' aria-label="{escape(say(f"invited-{name}-of", rules=rules.title))}">'
        f"{escape(say(f'invited-{name}'))}</a>"
        for path, query, name in ways
    )
