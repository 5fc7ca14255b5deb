"""The question that the ruling page works on: kept in the session, carried by the link.

The link's `q` is a token of plain data; its `variant` names the rules
(`pages.parts.rule_choice`). What the app assumes is stated in the link: a later version that
would assume something else takes what stands there as said.
"""

from __future__ import annotations

import json
import time
from hashlib import sha256
from typing import Any, NamedTuple

import streamlit as st

from engine.errors import BadInput, CannotRead
from engine.positiontext import PositionText
from engine.question import Question, changed, others_of, value_of
from engine.ruleset import RuleSet
from engine.version import rules_version
from engine.yamltext import Document, validate
from pages.parts import rule_choice, token
from pages.parts.words import say
from pages.storage import StorageProblem, the_store

VERSION = "1"
LONGEST_TITLE, MOST_MOVES, LONGEST_MOVE = 500, 60, 400
MOST_SHORT = 80
LATE = 2.0
"""Seconds for which a browser may still send an address that we have replaced meanwhile."""
SHORT = "k"
"""The parameter of a link that is too long to be scanned: what it says is stored under this id."""
_STATE, _LINKS, _PARAMETER = "ruling", "ruling-links", "q"
_BY_SEAT = ("hands", "kitty", "joker_button")


class Work(NamedTuple):
    """What the page works on. `unknown`: nobody knows which rules are played.

    `made_with` is the version of the rules that the link was made with.
    """

    question: Question = Question()
    unknown: bool = False
    made_with: str = ""


def write(work: Work, rules: RuleSet) -> str:
    """The link's `q` for this work under these rules."""
    question = work.question
    value: dict[str, Any] = {"p": dict(question.position), "v": rules_version()}
    if question.moves:
        value["m"] = list(question.moves)
    if question.title:
        value["t"] = question.title
    if work.unknown:
        value["u"] = 1
    if question.opened:
        value["o"] = _melds_assumed(question, rules) or 1
    if question.others is not None:
        value["n"] = question.others
    else:
        value["a"] = others_of(question, rules)
    if "step" not in question.position:
        value["s"] = value_of(question, rules)["position"]["step"]
    return token.pack(value, VERSION)


def read(text: str, rules: RuleSet) -> Work:
    """The work that a link's `q` carries. Raises `CannotRead` for any other text."""
    value: Any = token.unpack(text, (VERSION,))
    try:
        return _work(value, rules)
    except (BadInput, KeyError, TypeError, ValueError, AttributeError):
        raise CannotRead(say("link-unreadable")) from None


def _work(value: Any, rules: RuleSet) -> Work:
    moves = tuple(value.get("m", ()))
    title, others, made_with = value.get("t", ""), value.get("n"), value.get("v", "")
    if not (
        all(isinstance(move, str) and len(move) <= LONGEST_MOVE for move in moves)
        and len(moves) <= MOST_MOVES
        and isinstance(title, str)
        and len(title) <= LONGEST_TITLE
        and isinstance(made_with, str)
        and (others is None or (type(others) is int and 0 <= others <= 99))
    ):
        raise ValueError
    position = dict(value["p"])
    for key in _BY_SEAT:
        if key in position:
            position[key] = {int(seat): part for seat, part in position[key].items()}
    validate(PositionText, Document(position, {}, ""))
    question = Question(position, moves, title, others, bool(value.get("o")))
    return Work(_as_stated(question, value, rules), bool(value.get("u")), made_with)


def _as_stated(question: Question, value: dict[str, Any], rules: RuleSet) -> Question:
    """The question with what the link assumed said, where today something else is assumed."""
    assumed = value.get("a")
    if question.others is None and assumed is not None and assumed != others_of(question, rules):
        question = changed(question, others=int(assumed))
    step = value.get("s")
    if step in ("draw", "play") and step != value_of(question, rules)["position"]["step"]:
        question = question.with_part("step", step)
    melds = value.get("o")
    if isinstance(melds, dict) and melds != _melds_assumed(question, rules):
        for letter, texts in melds.items():
            question = question.with_part("melds", [str(text) for text in texts], str(letter))
    return question


def _melds_assumed(question: Question, rules: RuleSet) -> dict[str, Any]:
    said = question.position.get("melds") or {}
    filled = value_of(question, rules)["position"].get("melds") or {}
    return {letter: texts for letter, texts in filled.items() if texts != said.get(letter)}


def open_short() -> None:
    """Let the address say in full what a short one stands for; why it cannot is told once."""
    id = st.query_params.pop(SHORT, "")
    if not id:
        return
    try:
        found = json.loads(the_store().kept(id[:MOST_SHORT]))
        st.query_params.update({"variant": str(found["variant"]), _PARAMETER: str(found["q"])})
    except StorageProblem as problem:
        missing = problem.kind == "missing"
        message = say("ruling-short-missing") if missing else problem.message
        st.warning(message, icon=":material/link_off:")
    except (ValueError, KeyError, TypeError):
        st.warning(say("link-unreadable"), icon=":material/link_off:")


def arrive(rules: RuleSet) -> Work:
    """The work at hand as the whole page runs: what the link names where that is new.

    A link that cannot be read is told once, above the page, and leaves an empty editor.
    """
    text = st.query_params.get(_PARAMETER, "")
    if text and not _is_ours((rule_choice.write(rules), text)):
        try:
            work = read(text, rules)
        except CannotRead as error:
            st.warning(error.message, icon=":material/link_off:")
            work = Work()
            st.query_params.pop(_PARAMETER, None)
        _remember((rule_choice.write(rules), text))
        keep(work)
    return current()


Link = tuple[str, str]
"""The rules and the question, as an address names them."""


def _is_ours(link: Link) -> bool:
    """Whether we wrote this address: the present question, maybe under rules chosen just now,
    or one that a browser still sends while somebody taps fast."""
    links: list[tuple[Link, float]] = st.session_state.get(_LINKS, [])
    now = time.monotonic()
    return bool(links) and (
        links[-1][0][1] == link[1]
        or any(one == link and now - since < LATE for one, since in links)
    )


def _remember(link: Link) -> None:
    """Note that this address is the present one, and when the one before it ceased to be."""
    links: list[tuple[Link, float]] = st.session_state.get(_LINKS, [])
    if links and links[-1][0] == link:
        return
    now = time.monotonic()
    late = [(one, since) for one, since in links[:-1] if now - since < LATE]
    last = [(links[-1][0], now)] if links else []
    st.session_state[_LINKS] = [*late, *last, (link, now)]


def current() -> Work:
    """The work at hand."""
    found = st.session_state.get(_STATE)
    return found if isinstance(found, Work) else Work()


def keep(work: Work) -> None:
    """Take `work` as the work at hand; fields show it anew."""
    st.session_state[_STATE] = work
    renew()


def keep_typed(work: Work) -> None:
    """Take `work` as the work at hand; fields keep what was typed into them."""
    st.session_state[_STATE] = work


def epoch() -> int:
    """Counts how often the fields were to be shown anew."""
    return int(st.session_state.get("ruling-epoch", 0))


def renew() -> None:
    """Show all fields anew."""
    st.session_state["ruling-epoch"] = epoch() + 1


def show_in_link(work: Work, rules: RuleSet) -> None:
    """Write the work at hand into the address of the page; nothing for an empty one."""
    if work == Work():
        st.query_params.pop(_PARAMETER, None)
        _remember(("", ""))
        return
    text = write(work, rules)
    _remember((rule_choice.write(rules), text))
    if st.query_params.get(_PARAMETER) != text:
        st.query_params[_PARAMETER] = text
    variant = rule_choice.write(rules)
    if st.query_params.get("variant") != variant:
        st.query_params["variant"] = variant


def name_of(work: Work, rules: RuleSet) -> str:
    """A short name for this work under these rules: another work has another one."""
    text = f"{rule_choice.write(rules)} {write(work, rules)}"
    return sha256(text.encode()).hexdigest()[:12]


def parameters(work: Work, rules: RuleSet) -> dict[str, str]:
    """The query parameters of a link to this work."""
    return {"variant": rule_choice.write(rules), _PARAMETER: write(work, rules)}
