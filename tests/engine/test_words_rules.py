"""The English words of the rules: complete, and well formed under every rule set and house rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from engine import rulesets
from engine.errors import CannotRead
from engine.ruleset import switch_names
from tests.engine.rule_texts import (
    FOLDER,
    RULES,
    choices,
    message_id,
    statements,
    text,
    whole_sentences,
)

CHOICES = [(switch, value) for switch in switch_names() for value in choices(switch)]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ftl")), ids=lambda path: path.name)
def test_a_catalogue_can_be_read_and_is_short(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    assert len(source.splitlines()) <= 300


def test_no_message_is_written_twice() -> None:
    found = [
        entry.id.name
        for path in sorted(FOLDER.glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    ]
    assert sorted(found) == sorted(set(found))


def test_every_rule_has_a_title_and_a_reason() -> None:
    faults = []
    for rule in RULES:
        title, why = text(message_id(rule), "title"), text(message_id(rule), "why")
        if not 2 <= len(title.split()) <= 5 or not title[0].isupper() or title[-1] == ".":
            faults.append(f"{rule}: {title}")
        if not whole_sentences(why) or why.count(". ") > 1:
            faults.append(f"{rule}: {why}")
    assert faults == []


@pytest.mark.parametrize("name", rulesets.names())
def test_every_rule_has_a_statement_in_every_rule_set(name: str) -> None:
    for rule, said in statements(rulesets.load(name)).items():
        assert whole_sentences(said), f"{rule}: {said}"
        assert len(said) <= 480, f"{rule}: {said}"


CONTRADICTIONS = {
    ("tile", "meld.wild_meld", "allowed"),
    ("railroad", "meld.twos_meld", "fewer_jokers_than_twos"),
    ("railroad", "cards.per_player", False),  # two packs are too few for five players
}


@pytest.mark.parametrize("base", ["official", "railroad", "tile"])
@pytest.mark.parametrize("switch", sorted({switch for switch, _ in CHOICES}))
def test_statements_read_well_under_every_house_rule(base: str, switch: str) -> None:
    faults = []
    for value in choices(switch):
        alone = switch == "cards.deck" and value != rulesets.load(base).cards.deck
        if (base, switch, value) in CONTRADICTIONS or alone:
            with pytest.raises(CannotRead):
                rulesets.house(base, {switch: value})
            continue
        said = statements(rulesets.house(base, {switch: value}))
        faults += [
            f"{value}: {rule}: {one}" for rule, one in said.items() if not whole_sentences(one)
        ]
    assert faults == []


@pytest.mark.parametrize("switch", sorted({switch for switch, _ in CHOICES} - {"cards.deck"}))
def test_each_value_of_a_switch_makes_a_difference(switch: str) -> None:
    base = {"seats.sides": "official-3", "out.sevens_hand": "railroad"}.get(switch, "official")
    said = [
        tuple(statements(rulesets.house(base, {switch: value})).values())
        for value in choices(switch)
    ]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("switch", "values", "rule"),
    [
        ("pile.frozen_by", [[], ["wild"], ["wild", "wild_upcard"]], "pile.frozen"),
        ("pile.frozen_by", [["wild"], ["red_three_upcard"]], "pile.frozen"),
        ("pile.frozen_by", [["black_three_upcard"], ["wild_upcard"], ["wild"]], "pile.frozen"),
        ("deal.upcard_covers", ["none", [], ["wild"], ["red_three"]], "deal.upcard"),
        ("deal.upcard_covers", [["red_three"], ["black_three"]], "deal.upcard"),
        ("out.canastas", [0, 1, 2, ["natural"], ["twos"], ["natural", "wild"]], "out.canastas"),
        ("out.last_discard_bars", [[], ["7"], ["7", "2"]], "out.last_discard"),
        ("meld.min_naturals", [1, 2, 3], "meld.naturals"),
        ("meld.max_wilds", ["none", 0, 1, 3], "meld.wilds"),
        ("meld.max_size", ["none", 7, 10], "meld.size"),
        ("meld.max_size", ["none", 7, 10], "meld.closed"),
        ("turn.draw", [1, 2, 3], "turn.one_draw"),
        ("threes.red_replace", [{"stock": True, "pile": True}, {"stock": False, "pile": False}],
         "threes.red_replace"),
        ("match.target", [{"points": 5000}, {"rounds": 1}, {"rounds": 3}], "match.target"),
        ("match.target", [{"points": 5000}, {"rounds": 1}, {"rounds": 3}], "match.rounds"),
        ("out.bonus", [0, 100, 200], "score.out"),
    ],
)  # fmt: skip
def test_figures_and_lists_make_a_difference(switch: str, values: list[Any], rule: str) -> None:
    said = [statements(rulesets.house("official", {switch: value}))[rule] for value in values]
    assert len(set(said)) == len(said)
    assert all(whole_sentences(sentence) for sentence in said)
