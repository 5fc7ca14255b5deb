"""Which books agree: the readings of every switch, from the texts and from what others say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import books
from engine.books import (
    OUR_OWN,
    Reading,
    disagreements,
    readings,
    rules_reading,
    same_value,
    who_reads,
)
from engine.errors import CannotRead
from engine.rules.registry import RULES
from engine.rulesets import house, load
from engine.switches import switch_names
from tests.engine.rulesets_from_sources import SEEDS

TWO_TRANSLATIONS = ("seed 000", "seed 001")

READ = [
    ("meld.min_naturals", 2, ("Pagat", "Bicycle", "seed 002", "seed 003", "seed 004")),
    ("meld.max_wilds", 3, ("Pagat", "Bicycle", "seed 002", "seed 003", "seed 004")),
    ("meld.max_wilds", 2, ("Pagat (Samba)",)),
    ("meld.max_wilds", None, ("whiteknucklecards.com (Bolivia)",)),
    ("meld.wild_ratio", "none", ("Pagat", "Bicycle", "Dummies", *TWO_TRANSLATIONS)),
    ("meld.wild_ratio", "two_naturals_per_wild", ("seed 002", "Pagat (Samba)")),
    ("meld.wild_ratio", "wilds_at_most_naturals", ("seed 004",)),
    ("meld.wild_ratio", "naturals_outnumber", ("seed 003",)),
    ("meld.max_size", 7, TWO_TRANSLATIONS),
    ("meld.per_rank", "one_open", TWO_TRANSLATIONS),
    ("meld.wild_meld", "forbidden", ("Pagat",)),
    ("meld.wild_meld", "allowed", ("Dummies", *TWO_TRANSLATIONS)),
    ("meld.sevens_wilds", "forbidden", TWO_TRANSLATIONS),
    ("meld.black_threes", "going_out_3_to_4", ("Pagat", "Bicycle")),
    ("meld.black_threes", "going_out_from_3", TWO_TRANSLATIONS),
    ("meld.black_threes", "forbidden", ("seed 003",)),
    ("pile.black_three", "stops_next", ("Pagat", "Britannica", "Dummies", *TWO_TRANSLATIONS)),
    ("pile.black_three", "freezes", ("Bicycle", "seed 002")),
    ("pile.natural_and_wild", "open_unfrozen", ("Pagat", "Bicycle", "seed 002", "ThoughtCo")),
    ("pile.natural_and_wild", "never", ("seed 003", "Pagat (Samba)", *TWO_TRANSLATIONS)),
    ("pile.onto_meld", "unfrozen", ("Pagat", "Bicycle", *TWO_TRANSLATIONS)),
    ("pile.onto_meld", "never", ("seed 003",)),
    ("pile.onto_canasta", True, ("Pagat", "seed 003")),
    ("pile.onto_canasta", False, ("Bicycle (Samba)", *TWO_TRANSLATIONS)),
    ("pile.before_opening", "pair_and_minimum", ("Pagat", "Bicycle", "seed 002", "seed 003")),
    ("pile.before_opening", "forbidden", ("seed 002", "Bicycle (Brazilian)")),
    ("pile.one_card", "forbidden", ("Bicycle", "Britannica", "seed 002")),
    ("pile.one_card", "allowed", ("Pagat (Viennese)",)),
    ("opening.counts_wilds", True, ("Pagat", "seed 003")),
    ("opening.counts_wilds", False, ("rummy-games.com (Italian)",)),
    ("out.canastas", ("natural", "mixed", "wild", "sevens"), TWO_TRANSLATIONS),
    ("out.discard", "optional", ("Pagat", "Bicycle", "seed 002")),
    ("out.discard", "required", ("seed 003", "Bicycle (Hand and Foot)", *TWO_TRANSLATIONS)),
    ("out.concealed_bonus", 100, ("Pagat", "Bicycle", "seed 002")),
    ("out.concealed_minimum", "exempt_after_stock_draw", ("Pagat",)),
    ("out.concealed_minimum", "required", ("seed 002",)),
    ("out.ask_partner", "optional", ("Pagat", "Bicycle")),
    ("out.bonus", 200, ("Pagat (Samba)",)),
    ("score.concealed_canasta", 100, ("seed 004",)),
    ("threes.red_minus", "no_meld", ("Pagat", "Bicycle", "Britannica", "seed 002")),
    ("threes.red_minus", "not_open", ("seed 003",)),
    ("threes.black_in_hand", 5, ("Pagat", "seed 002", "seed 004")),
    ("threes.black_in_hand", 100, ("seed 003", "Bicycle (Bolivia)")),
    ("deal.upcard_covers", ("wild", "red_three"), ("Pagat",)),
    ("deal.upcard_covers", ("wild", "red_three", "black_three"), ("seed 002", "seed 004")),
    ("deal.upcard_covers", None, ("seed 003",)),
    ("stock.end", "forced_pile", ("Pagat", "Bicycle")),
    ("stock.end", "player_may_end", TWO_TRANSLATIONS),
    ("stock.end", "last_tile_turn", ("seed 003",)),
    ("stock.last_red_three", "stop", ("Pagat", "Bicycle")),
    ("stock.last_red_three", "meld_no_discard", ("Britannica",)),
    ("turn.takeback", "until_discard", ("seed 004",)),
    ("turn.takeback", "none", ("another translation of seed 004",)),
    ("kitty.opened_by", ("natural", "wild", "sevens"), TWO_TRANSLATIONS),
    ("seats.sides", "taker_alone", ("Pagat (three players)",)),
]
"""A switch, a value, and sources that must be among those that read it so."""

APART = [
    ("pile.black_three", "Bicycle", "stops_next"),
    ("pile.black_three", "Pagat", "freezes"),
    ("stock.last_red_three", "Britannica", "stop"),
    ("meld.wild_ratio", "Bicycle", "two_naturals_per_wild"),
    ("meld.wild_ratio", "seed 002", "none"),
    ("out.concealed_minimum", "Bicycle", "required"),  # only supposed of it
    ("pile.frozen_by", "Pagat", ("wild", "wild_upcard")),  # fills a gap in a longer list
    ("meld.per_rank", "seed 002", "one"),  # the text is silent
    ("match.tie", "Pagat", "another_round"),  # no book says
]
"""A switch, a source, and a value that this source does not give it."""


@pytest.mark.parametrize(("switch", "value", "sources"), READ)
def test_the_sources_read_the_switch_so(switch: str, value: Any, sources: tuple[str, ...]) -> None:
    assert set(sources) <= set(who_reads(switch, value))


@pytest.mark.parametrize(("switch", "source", "value"), APART)
def test_a_source_is_not_named_for_what_it_does_not_say(
    switch: str, source: str, value: Any
) -> None:
    assert source not in who_reads(switch, value)


@pytest.mark.parametrize("switch", switch_names())
def test_every_reading_is_a_value_of_the_switch_with_its_sources(switch: str) -> None:
    for reading in readings(switch):
        assert reading.sources and OUR_OWN not in reading.sources
        assert len(set(reading.sources)) == len(reading.sources)
        if reading.note:
            assert reading.note[0].isupper() and reading.note.endswith(".")
    for unsure in (True, False):
        values = [one.value for one in readings(switch) if one.unsure == unsure]
        for place, value in enumerate(values):
            assert not any(same_value(value, other) for other in values[place + 1 :])


@pytest.mark.parametrize("id", SEEDS)
def test_what_a_text_says_of_its_own_game_is_among_the_readings(id: str) -> None:
    if id not in books.TELLING:
        return
    rules = load(id)
    for switch, citations in rules.citations.items():
        for citation in citations:
            if not citation.silent:
                assert citation.source in who_reads(switch, rules.value(switch))


def test_an_unsure_source_is_told_as_such_and_not_counted() -> None:
    unsure = [one for one in readings("out.concealed_minimum") if one.unsure]
    assert [(one.value, one.sources) for one in unsure] == [("required", ("Bicycle",))]


def test_a_switch_that_no_book_settles_has_no_reading_of_ours() -> None:
    assert [one.value for one in readings("seats.absent")] == ["draws_and_discards"]
    assert who_reads("seats.absent", "waits") == ()


# Rules and what they rest on


@pytest.mark.parametrize(
    ("switch", "rules"),
    [
        ("pile.black_three", {"pile.black_three", "pile.frozen", "discard.freezes"}),
        ("meld.wild_ratio", {"meld.wild_ratio"}),
        ("stock.last_red_three", {"stock.last_red_three"}),
        ("threes.red_minus", {"score.red_threes"}),
        ("turn.takeback", {"turn.takeback", "meld.fixed"}),
    ],
)
def test_the_rules_that_rest_on_a_switch(switch: str, rules: set[str]) -> None:
    assert set(rules_reading(switch)) == rules


def test_a_rule_rests_on_the_switches_that_it_reads() -> None:
    for switch in switch_names():
        reading = {rule for rule in RULES if switch in RULES[rule].reads}
        assert set(rules_reading(switch)) == reading, switch


@pytest.mark.parametrize(
    ("id", "rule", "switch", "others"),
    [
        ("official", "pile.black_three", "pile.black_three", {"freezes": {"Bicycle", "seed 002"}}),
        ("classic", "pile.black_three", "pile.black_three", {"stops_next": {"Pagat"}}),
        ("official", "stock.last_red_three", "stock.last_red_three",
         {"meld_no_discard": {"Britannica"}}),
        ("classic", "pile.before_opening", "pile.before_opening", {"forbidden": {"seed 002"}}),
        ("tile", "opening.counts", "opening.counts_wilds",
         {False: {"rummy-games.com (Italian)"}}),
        ("complete-4", "turn.takeback", "turn.takeback",
         {"none": {"another translation of seed 004"}}),
    ],
)  # fmt: skip
def test_who_reads_a_rule_otherwise(
    id: str, rule: str, switch: str, others: dict[Any, set[str]]
) -> None:
    told = disagreements(rule, load(id))[switch]
    for value, sources in others.items():
        found = {source for one in told if one.value == value for source in one.sources}
        assert sources <= found
    assert all(not same_value(one.value, load(id).value(switch)) for one in told)


def test_a_house_variant_disagrees_with_its_base() -> None:
    variant = house("official", {"pile.black_three": "freezes"})
    told = disagreements("pile.black_three", variant)["pile.black_three"]
    assert [one.value for one in told] == ["stops_next"]
    assert "Pagat" in told[0].sources


def test_the_order_of_a_list_is_no_disagreement() -> None:
    variant = house("official", {"deal.upcard_covers": ["red_three", "wild"]})
    told = disagreements("deal.upcard", variant)["deal.upcard_covers"]
    assert all("Pagat" not in one.sources for one in told)


def test_where_all_agree_there_is_nothing_to_tell() -> None:
    assert disagreements("meld.naturals", load("classic")) == {}
    assert disagreements("turn.order", load("classic")) == {}


# Faults


def test_an_unknown_switch_or_rule_is_refused() -> None:
    for ask in (readings, lambda name: who_reads(name, 1)):
        with pytest.raises(KeyError):
            ask("meld.colour")
    assert rules_reading("meld.colour") == ()
    with pytest.raises(KeyError):
        disagreements("meld.colour", load("classic"))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("meld.colour: [{value: 1, sources: [Pagat]}]", ":1: meld.colour"),
        ("meld.max_wilds:\n  - {value: several, sources: [Pagat]}", ":2: meld.max_wilds.1.value"),
        ("meld.max_wilds:\n  - {value: 2, sources: []}", ":2: meld.max_wilds.1.sources"),
        ("meld.max_wilds:\n  - {value: 2}", ":2: meld.max_wilds.1.sources"),
        ("meld.max_wilds:\n  - {value: 2, sources: [Pagat], why: x}", ":2: meld.max_wilds.1.why"),
        ("meld.max_wilds: []", ":1: meld.max_wilds"),
    ],
)
def test_a_fault_in_the_file_is_refused_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, place: str
) -> None:
    (tmp_path / "books").mkdir()
    (tmp_path / "books" / "readings.yaml").write_text(text, encoding="utf-8")
    for id in books.TELLING:
        load(id)
    monkeypatch.setattr(books, "FOLDER", tmp_path)
    books._all_readings.cache_clear()
    try:
        with pytest.raises(CannotRead) as refusal:
            readings("meld.max_wilds")
    finally:
        books._all_readings.cache_clear()
    assert f"readings.yaml{place}" in str(refusal.value)


def test_one_reading_of_one_value_gathers_its_sources() -> None:
    sure = [one for one in readings("pile.black_three") if not one.unsure]
    assert [one.value for one in sure] == ["stops_next", "freezes"]
    assert sure[1] == Reading(
        "freezes", ("seed 002", "Bicycle"), "The pile stays frozen until somebody takes it."
    )
