"""The question as a case in YAML: read it, change it, or paste another one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import streamlit as st

from engine.cases import read_cases
from engine.errors import BadInput
from engine.question import Question, question_of, yaml_of
from engine.ruleset import RuleSet
from engine.yamltext import read_text
from pages.parts import ruling_store as store
from pages.parts.ruling_store import Work
from pages.parts.words import say

_MOST = 20_000


def paste(work: Work, rules: RuleSet) -> tuple[Work, RuleSet] | None:
    """A field with the question as YAML; what was taken over since the last run, with its rules.

    A text that cannot be read stays in the field, with a sentence that says what and where.
    """
    key = f"ruling-{store.epoch()}-yaml"
    start = yaml_of(work.question, rules) if work.question != Question() else _EXAMPLE
    text = st.text_area(say("ruling-yaml"), start, height=260, key=key, max_chars=_MOST)
    if not st.button(say("ruling-yaml-take"), icon=":material/check:"):
        return None
    try:
        document = read_text(text or "", say("ruling-yaml-place"))
        cases = read_cases(replace(document, value=_under(document.value, rules)))
    except BadInput as error:
        st.error(str(error), icon=":material/error:")
        return None
    if len(cases) > 1:
        st.session_state["ruling-notice"] = say("ruling-yaml-first", count=len(cases))
    return Work(question_of(cases[0])), cases[0].rules


def _under(value: Any, rules: RuleSet) -> Any:
    """A case, or a list of them, under the rules of the page where it names none itself."""
    if isinstance(value, list):
        return [_under(one, rules) for one in value]
    return {"variant": rules.variant, **value} if isinstance(value, dict) else value


_EXAMPLE = """\
variant: classic
position:
  hands: {1: 7 Jo K K 9}
  pile: 4 2 7
  melds: {A: [K K K]}
moves: [take 7 Jo]
"""
