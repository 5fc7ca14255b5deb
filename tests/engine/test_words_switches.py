"""The words of the switches, and the glossary."""

from __future__ import annotations

import typing

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from engine.ruleset import switch_names
from tests.engine.rule_texts import (
    FOLDER,
    annotation,
    bundle,
    members,
    message_id,
    text,
    whole_sentences,
)

WORDS = (
    "meld", "canasta", "natural", "wild", "stock", "discard-pile", "up-card", "opening",
    "minimum", "going-out", "concealed", "side", "seat", "deal", "round", "match", "red-three",
    "black-three", "frozen", "natural-pair", "top-card", "kitty", "mixed-canasta",
    "natural-canasta", "hand", "turn",
)  # fmt: skip


@pytest.mark.parametrize("switch", switch_names())
def test_a_switch_has_a_name_and_a_word_for_each_of_its_words(switch: str) -> None:
    name = text(message_id(f"switch.{switch}"))
    assert name[0].isupper() and name[-1] != "."
    said = set(bundle().get_message(message_id(f"switch.{switch}")).attributes)
    kind = annotation(switch)
    expected = {"yes", "no"} if kind is bool else set(members(kind))
    if type(None) in typing.get_args(kind):
        expected.add("none")
    assert expected <= said
    spoken = [text(message_id(f"switch.{switch}"), word) for word in expected]
    assert len(set(spoken)) == len(spoken)


def test_no_switch_is_named_that_does_not_exist() -> None:
    entries = FluentParser().parse((FOLDER / "switches.ftl").read_text(encoding="utf-8")).body
    found = {entry.id.name for entry in entries if isinstance(entry, Message)}
    assert found == {message_id(f"switch.{switch}") for switch in switch_names()}


@pytest.mark.parametrize("word", WORDS)
def test_a_word_of_the_game_is_explained(word: str) -> None:
    said = text(f"term-{word}")
    assert whole_sentences(said)
    named = text(f"term-{word}", "word")
    assert named.lower() in said.lower()
