"""Every rule that a rule set uses says where its source has it, or whose reading fills the gap."""

from __future__ import annotations

import pytest

from engine import rulesets
from engine.explain import citations, rule_applies
from engine.rules.checklist import all_rules
from engine.rules.registry import RULES
from tests.engine.rulesets_from_sources import SEEDS

NAMES = rulesets.names()
PUBLISHED = {"Pagat", "Bicycle", "Britannica"}


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_in_use_is_cited(name: str) -> None:
    faults = []
    rules = rulesets.load(name)
    for rule in all_rules():
        if not rule_applies(rule.id, rules):
            continue
        found = citations(rule.id, rules)
        if not found:
            faults.append(f"{rule.id} is not cited")
        if any(citation.silent and not citation.note for citation in found):
            faults.append(f"{rule.id}: a chosen reading says what was chosen")
    assert faults == []


@pytest.mark.parametrize("name", NAMES)
def test_rules_cited_by_themselves_exist(name: str) -> None:
    assert rulesets.load(name).rule_citations.keys() <= RULES.keys()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_silent_rests_on_the_own_source(name: str) -> None:
    own = SEEDS.get(name, PUBLISHED)
    for rule, found in rulesets.load(name).rule_citations.items():
        for citation in found:
            assert (citation.source in own) != citation.silent, rule


def test_both_translations_are_cited_for_railroad() -> None:
    for rule, found in rulesets.load("railroad").rule_citations.items():
        said = {citation.source for citation in found if not citation.silent}
        assert said in ({"seed 000", "seed 001"}, set()), rule


@pytest.mark.parametrize("name", ["official-2", "official-3"])
def test_a_rule_set_that_extends_another_cites_its_own_difference_first(name: str) -> None:
    own = citations("meld.own_side", rulesets.load(name))[0]
    assert "players" in own.where
    inherited = citations("pile.whole", rulesets.load(name))
    assert inherited == citations("pile.whole", rulesets.load("official"))


@pytest.mark.parametrize(
    ("name", "rule", "source", "where"),
    [  # read from the texts: where the sentence stands
        ("classic", "pile.whole", "seed 002", "how to play"),
        ("classic", "meld.own_side", "seed 002", "how to make melds"),
        ("classic", "threes.red_expose", "seed 002", "red threes"),
        ("classic", "pile.top_only_counts", "seed 002", "minimum count"),
        ("tile", "meld.threes", "seed 003", "threes"),
        ("tile", "pile.top_only_counts", "seed 003", "drawing and taking the pile"),
        ("tile", "score.hand", "seed 003", "round scoring"),
        ("railroad", "score.kitty", "seed 000", "scoring"),
        ("railroad", "pile.top_melded", "seed 001", "the discard pile"),
        ("complete-4", "pile.whole", "seed 004", "the turn"),
        ("complete-6", "meld.threes", "seed 004", "melds"),
        ("official", "meld.one_rank", "Pagat", "melds"),
    ],
)
def test_the_place_is_the_one_where_the_text_says_so(
    name: str, rule: str, source: str, where: str
) -> None:
    places = {(cite.source, cite.where) for cite in citations(rule, rulesets.load(name))}
    assert (source, where) in places
