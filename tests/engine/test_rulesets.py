"""The ten rule sets say what their sources say, and every value says where it comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from engine import rulesets
from engine.errors import CannotRead
from engine.rulesets import house, load, names
from engine.switches import switch_meaning, switch_names
from tests.engine.rulesets_from_sources import EXPECTED, SEEDS, SILENT


def plain(value: Any) -> Any:
    """A switch value without its model classes, to compare with the tables."""
    return value.model_dump() if isinstance(value, BaseModel) else value


def test_the_ten_rule_sets_are_offered_and_no_other() -> None:
    assert set(names()) == set(EXPECTED)
    assert names()[0] == "classic"


@pytest.mark.parametrize("id", EXPECTED)
def test_the_tables_cover_every_switch(id: str) -> None:
    assert set(EXPECTED[id]) == set(switch_names())


@pytest.mark.parametrize("id", EXPECTED)
def test_every_value_is_what_the_source_says(id: str) -> None:
    rules = load(id)
    assert {switch: plain(rules.value(switch)) for switch in switch_names()} == EXPECTED[id]


@pytest.mark.parametrize("id", EXPECTED)
def test_every_value_is_cited(id: str) -> None:
    citations = load(id).citations
    assert [switch for switch in switch_names() if not citations.get(switch)] == []
    for switch in switch_names():
        for citation in citations[switch]:
            assert citation.source and citation.where, switch
            chosen = f"{switch}: a chosen reading says what was chosen"
            assert citation.note or not citation.silent, chosen


@pytest.mark.parametrize("id", EXPECTED)
def test_silence_of_the_source_is_admitted_where_it_is_silent_and_only_there(id: str) -> None:
    citations = load(id).citations
    silent = {name for name in switch_names() if any(cite.silent for cite in citations[name])}
    assert silent == SILENT[id]


@pytest.mark.parametrize("id", SEEDS)
def test_what_is_not_silent_rests_on_the_own_source(id: str) -> None:
    for citations in load(id).citations.values():
        for citation in citations:
            assert (citation.source in SEEDS[id]) != citation.silent


def test_both_translations_are_cited_for_railroad() -> None:
    for citations in load("railroad").citations.values():
        said = {citation.source for citation in citations if not citation.silent}
        assert said in ({"seed 000", "seed 001"}, set())


@pytest.mark.parametrize("id", ["official", "official-2", "official-3"])
def test_the_official_game_rests_on_published_rules(id: str) -> None:
    published = {"Pagat", "Bicycle", "Britannica"}
    for citations in load(id).citations.values():
        for citation in citations:
            assert (citation.source in published) != citation.silent


@pytest.mark.parametrize(
    ("id", "players", "cards"),
    [
        ("classic", 4, 108),  # number of cards: 108 in all
        ("official", 4, 108),
        ("railroad", 2, 212),  # material: for two players 208 and four jokers
        ("railroad", 4, 424),
        ("tile", 4, 106),  # teams and deal: 106 tiles
        ("complete-4", 4, 108),
        ("complete-6", 6, 162),  # six players: three packs and six jokers
    ],
)
def test_the_pack_has_the_size_that_the_text_names(id: str, players: int, cards: int) -> None:
    pack = load(id).cards
    times = players if pack.per_player else 1
    assert times * (52 * pack.packs + pack.jokers) == cards


@pytest.mark.parametrize(
    ("twos", "jokers", "kind", "total"),
    [(7, 0, "twos", 1140), (6, 1, "twos_mixed", 870), (5, 2, "twos_mixed", 900)],
)
def test_canastas_of_twos_are_worth_what_the_tile_text_adds_up(
    twos: int, jokers: int, kind: Any, total: int
) -> None:
    rules = load("tile")
    values = rules.cards.values
    assert twos * values["2"] + jokers * values["Jo"] + rules.score.canasta[kind] == total


@pytest.mark.parametrize(("kind", "total"), [("natural", 600), ("mixed", 400)])
def test_concealed_canastas_are_worth_what_the_complete_text_says(kind: Any, total: int) -> None:
    score = load("complete-4").score
    assert score.canasta[kind] + score.concealed_canasta == total


def test_all_red_threes_count_double_in_classic_and_not_with_tiles() -> None:
    classic, tile = load("classic").threes.red_value, load("tile").threes.red_value
    assert classic.all == 4 * 2 * classic.each
    assert tile.all == 4 * tile.each


@pytest.mark.parametrize("id", EXPECTED)
def test_a_rule_set_is_read_once_and_introduces_itself(id: str) -> None:
    rules = load(id)
    assert load(id) is rules
    assert rules.id == id and rules.base == id and rules.changed == {}
    assert rules.title and rules.summary.endswith(".") and rules.summary.count(". ") == 0


def test_titles_tell_the_rule_sets_apart() -> None:
    assert len({load(id).title for id in names()}) == len(EXPECTED)


def test_every_switch_says_what_it_decides() -> None:
    assert [switch for switch in switch_names() if not switch_meaning(switch)] == []


def test_an_unknown_rule_set_is_refused_with_the_known_ones() -> None:
    with pytest.raises(CannotRead) as refusal:
        load("samba")
    assert "samba" in str(refusal.value) and "railroad" in str(refusal.value)


# House variants


def test_a_house_variant_turns_its_switch_and_leaves_its_base_alone() -> None:
    variant = house("classic", {"pile.before_opening": "forbidden"})
    assert variant.value("pile.before_opening") == "forbidden"
    assert variant.pile.before_opening == "forbidden"
    assert variant.base == "classic" and variant.changed == {"pile.before_opening": "forbidden"}
    assert [cite.source for cite in variant.citations["pile.before_opening"]] == ["house rule"]
    for switch in set(switch_names()) - {"pile.before_opening"}:
        assert variant.value(switch) == load("classic").value(switch)
        assert variant.citations[switch] == load("classic").citations[switch]
    assert load("classic").value("pile.before_opening") == "pair_and_minimum"


def test_equal_house_variants_are_the_same_rule_set() -> None:
    one = house("official", {"out.canastas": 2, "pile.one_card": "allowed"})
    assert house("official", {"pile.one_card": "allowed", "out.canastas": 2}) is one
    assert house("official", {}) is load("official")


def test_house_rules_stay_the_same_however_many_others_are_made() -> None:
    one = house("official", {"pile.one_card": "allowed"}, "Ours")
    for points in range(600):
        house("official", {"out.bonus": points})
    assert house("official", {"pile.one_card": "allowed"}, "Ours") is one


@pytest.mark.parametrize("id", EXPECTED)
def test_every_value_of_one_rule_set_can_be_a_house_rule_of_another(id: str) -> None:
    expected = EXPECTED[id]
    for switch, value in expected.items():
        changed = {name: expected[name] for name in TOGETHER if switch in TOGETHER} or {
            switch: value
        }
        assert plain(house("official", changed).value(switch)) == value


TOGETHER = ("cards.deck", "cards.values", "seats.least", "seats.most")
"""Switches that contradict the rest of a rule set when turned alone."""


@pytest.mark.parametrize(
    ("base", "changed", "word"),
    [
        ("official", {"cards.deck": "tiles"}, "value for each"),
        ("official", {"seats.least": 6}, "fewest"),
        ("tile", {"meld.wild_meld": "allowed"}, "cannot both be on"),
        ("official", {"meld.max_size": 6}, "seven cards"),
        ("official", {"match.target": {}}, "either points or rounds"),
        ("official", {"match.target": {"points": 1, "rounds": 1}}, "either points or rounds"),
        ("official", {"opening.bands": [[0, 50]]}, "starts from none"),
        ("official", {"opening.bands": [["none", 15], [5, 1], [0, 50]]}, "must rise"),
        ("official", {"out.last_discard_bars": ["x"]}, "rank"),
        # 4 times 60 and the card turned up, of two packs and four jokers
        ("official", {"deal.cards": 60}, "4 players take 241 cards .* the pack has 108"),
        # two packs and two jokers for each player: 106 each, with 11 in the kitty
        ("railroad", {"deal.cards": 95}, "106 for each of 2 players take 213 .* pack has 212"),
        ("official", {"cards.packs": 1, "cards.jokers": 0, "deal.cards": 13}, "pack has 52"),
        # 27 each are 108 for four players; with three there is a stock, with four there is none
        ("official", {"seats.least": 3, "deal.cards": 27}, "each of 4 players"),
    ],
)
def test_switches_that_contradict_each_other_are_refused_with_the_reason(
    base: str, changed: dict[str, Any], word: str
) -> None:
    with pytest.raises(CannotRead, match=word):
        house(base, changed)


@pytest.mark.parametrize(
    ("switch", "written", "read"),
    [
        ("pile.onto_canasta", "no", False),
        ("pile.onto_canasta", "yes", True),
        ("pile.onto_canasta", False, False),
        ("opening.counts_wilds", "no", False),
        ("threes.red_replace", {"stock": "no", "pile": "yes"}, {"stock": False, "pile": True}),
        ("out.ask_partner", "no", "no"),
        ("out.ask_partner", False, "no"),
        ("meld.max_wilds", "none", None),
        ("meld.max_wilds", None, None),
        ("meld.max_size", "none", None),
        ("deal.upcard_covers", "none", None),
        ("deal.upcard_covers", [], ()),
        ("kitty.opened_by", "none", None),
        ("meld.wild_ratio", "none", "none"),
        ("opening.bands", [["none", 20], [0, 60]], ((None, 20), (0, 60))),
        ("threes.red_value", {"each": 50, "all": "none"}, {"each": 50, "all": None, "totals": {}}),
        ("out.canastas", ["natural", "mixed"], ("natural", "mixed")),
        ("match.target", {"rounds": 3}, {"points": None, "rounds": 3}),
    ],
)
def test_values_are_read_as_people_write_them(switch: str, written: Any, read: Any) -> None:
    assert plain(house("official", {switch: written}).value(switch)) == read


@pytest.mark.parametrize("switch", ["meld.colour", "meld", "min_naturals", "beld.size", ""])
def test_an_unknown_switch_is_refused_by_name(switch: str) -> None:
    with pytest.raises(CannotRead, match="unknown switch") as refusal:
        house("official", {switch: 1})
    assert str(refusal.value).startswith(f"{switch}:")
    with pytest.raises(KeyError):
        load("official").value(switch)


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("pile.one_card", "sometimes"),
        ("meld.max_wilds", -1),
        ("meld.max_wilds", "several"),
        ("out.canastas", "two"),
        ("out.canastas", ["golden"]),
        ("threes.red_value", {"every": 100}),
        ("opening.bands", [[0]]),
        ("pile.onto_canasta", "perhaps"),
        ("cards.values", {"K": -5}),
    ],
)
def test_an_unknown_value_is_refused_with_the_switch_it_was_meant_for(
    switch: str, value: Any
) -> None:
    with pytest.raises(CannotRead) as refusal:
        house("official", {switch: value})
    assert str(refusal.value).startswith(f"{switch}:")


# Faults in a rule set's file


CITE = "cite: [{source: Pagat, where: melds}]"


def written(folder: Path, monkeypatch: pytest.MonkeyPatch, id: str, switches: str) -> None:
    """A rule set file that extends `official` with some lines of switches."""
    load("official")
    monkeypatch.setattr(rulesets, "FOLDER", folder)
    for known in ("official", id):
        (folder / f"{known}.yaml").touch()
    text = f"title: Test\nsummary: A test.\nextends: official\nswitches:\n{switches}\n"
    (folder / f"{id}.yaml").write_text(text, encoding="utf-8")


def test_a_file_that_extends_another_states_only_its_differences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, monkeypatch, "two-wilds", f"  meld.max_wilds: {{value: 2, {CITE}}}")
    rules = load("two-wilds")
    assert rules.value("meld.max_wilds") == 2
    assert rules.value("deal.cards") == 11
    assert rules.citations["deal.cards"] == load("official").citations["deal.cards"]


@pytest.mark.parametrize(
    ("id", "switches", "said"),
    [
        ("f-unknown", f"  meld.colour: {{value: 2, {CITE}}}", ":5: switches.meld.colour"),
        ("f-value", f"  pile.one_card: {{value: maybe, {CITE}}}", ":5: switches.pile.one_card"),
        ("f-uncited", "  deal.cards: {value: 12}", "deal.cards"),
        ("f-empty", "  deal.cards: {value: 12, cite: []}", "deal.cards"),
        ("f-twice", f"  deal.cards: {{value: 12, {CITE}}}\n" * 2, "line 5"),
    ],
)
def test_a_fault_is_refused_with_file_line_and_switch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str, switches: str, said: str
) -> None:
    written(tmp_path, monkeypatch, id, switches)
    with pytest.raises(CannotRead) as refusal:
        load(id)
    assert f"{id}.yaml" in str(refusal.value) and said in str(refusal.value)


def test_a_rule_set_that_lacks_a_switch_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulesets, "FOLDER", tmp_path)
    text = f"title: T\nsummary: S.\nswitches:\n  deal.cards: {{value: 12, {CITE}}}\n"
    (tmp_path / "f-lacks.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(CannotRead, match=r"no value for cards\.deck"):
        load("f-lacks")
