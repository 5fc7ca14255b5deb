"""Rules are found by a player's own words."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine import rulesets
from engine.explain import rule_applies, rule_title
from engine.rules.checklist import all_rules
from engine.rules.registry import RULES
from engine.search import MOST_LETTERS, search, suggestions

WORDINGS: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parent / "search_wordings.yaml").read_text(encoding="utf-8")
)
AMONG = 3


def test_there_are_forty_wordings_for_many_rules_and_rule_sets() -> None:
    assert len(WORDINGS) == len({one["asked"] for one in WORDINGS}) >= 40
    assert {one["rule"] for one in WORDINGS} <= RULES.keys()
    assert len({one["rule"] for one in WORDINGS}) >= 30
    assert len({one["variant"] for one in WORDINGS}) >= 8


@pytest.mark.parametrize("wording", WORDINGS, ids=lambda one: one["asked"])
def test_a_wording_finds_its_rule(wording: dict[str, Any]) -> None:
    found = search(wording["asked"], rulesets.load(wording["variant"]))
    assert wording["rule"] in found[:AMONG]


@pytest.mark.parametrize("wording", WORDINGS, ids=lambda one: one["asked"])
def test_a_wording_is_found_in_capitals_and_without_its_stops(wording: dict[str, Any]) -> None:
    rules = rulesets.load(wording["variant"])
    plain = "".join(letter for letter in wording["asked"] if letter not in "?.,:!")
    assert search(plain.upper(), rules) == search(wording["asked"], rules)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("is a deuce wild", "are twos wild"),
        ("take the pack", "pick up the pile"),
        ("when can I go out", "when can I close"),
        ("when can I go out", "when may I finish"),
        ("discard a red three", "throw away a red trey"),
        ("discard a red three", "toss a red 3"),
        ("natural canasta bonus", "clean canasta bonus"),
        ("stock runs out", "talon runs out"),
        ("points to open", "minimum for the initial meld"),
    ],
)
def test_words_that_mean_the_same_find_the_same(one: str, other: str) -> None:
    rules = rulesets.load("official")
    assert search(one, rules)[0] in search(other, rules)[:AMONG]
    assert search(other, rules)[0] in search(one, rules)[:AMONG]


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("forzen pile", "pile.frozen"),
        ("frozn pile", "pile.frozen"),
        ("red thre last card", "stock.last_red_three"),
        ("consealed", "out.concealed"),
        ("oppening minimun", "opening.minimum"),
        ("permision to go out", "out.ask_partner"),
        ("natual pair", "pile.natural_pair"),
        ("bonus for cannastas", "score.canasta"),
    ],
)
def test_typing_errors_are_forgiven(typed: str, rule: str) -> None:
    assert rule in search(typed, rulesets.load("official"))[:AMONG]


def test_going_out_is_not_laying_out_nor_running_out() -> None:
    found = search("going out", rulesets.load("classic"))[:6]
    assert {"out.canastas", "out.concealed", "out.keep_card"} <= set(found)
    assert not {"threes.red_expose", "meld.threes", "stock.empty"} & set(found)


@pytest.mark.parametrize("name", rulesets.names())
def test_every_title_finds_its_own_rule_and_only_used_rules_are_found(name: str) -> None:
    rules = rulesets.load(name)
    for rule in all_rules():
        found = search(rule_title(rule.id), rules)
        assert all(rule_applies(one, rules) for one in found)
        assert (rule.id in found[:AMONG]) == rule_applies(rule.id, rules)


@pytest.mark.parametrize("words", ["", " ", "?", "qqqq zzzz", "the and of", "☃", "<b>", "123456"])
def test_words_that_mean_nothing_find_nothing(words: str) -> None:
    assert search(words, rulesets.load("classic")) == ()


def test_suggestions_are_rules_that_are_used() -> None:
    for name in rulesets.names():
        rules = rulesets.load(name)
        assert suggestions(rules)
        assert all(rule_applies(rule, rules) for rule in suggestions(rules))


def test_any_text_is_searched_quickly_and_without_a_fault() -> None:
    rules = rulesets.load("tile")
    search("pile", rules)
    rng = random.Random(1)
    texts = ["".join(chr(rng.randrange(32, 1200)) for _ in range(300)) for _ in range(20)]
    start = time.process_time()
    for text in (*texts, "a" * 10_000, "pile " * 5_000):
        assert search(text, rules) == search(text[:MOST_LETTERS], rules)
    assert time.process_time() - start < 2
