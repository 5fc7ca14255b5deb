"""The English words of the rules, the switches and the glossary.

What a statement has to say comes from the readings of the rule sets and their
sources. The figures are those of the rule set files.
"""

from __future__ import annotations

import types
import typing
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from pydantic import BaseModel

from engine import rulesets, words
from engine.cards import CARD_NAMES, read_card
from engine.ruleset import CanastaKind, RuleSet, Switches, switch_names

FOLDER = Path(__file__).parents[2] / "engine" / "words" / "en"

RULES = (
    "turn.order", "turn.draw_first", "turn.one_draw", "turn.cards_held", "turn.finish",
    "turn.takeback", "cards.values", "cards.wild", "deal.partners", "deal.dealer", "deal.cards",
    "deal.upcard", "deal.starter", "pile.not_empty", "pile.whole", "pile.natural_top",
    "pile.black_three", "pile.frozen", "pile.natural_pair", "pile.natural_and_wild",
    "pile.onto_meld", "pile.onto_canasta", "pile.before_opening", "pile.top_only_counts",
    "pile.top_melded", "pile.one_card", "stock.empty", "stock.last_card", "stock.last_red_three",
    "meld.size", "meld.one_rank", "meld.naturals", "meld.wilds", "meld.wild_ratio",
    "meld.per_rank", "meld.closed", "meld.own_side", "meld.fixed", "meld.wild_meld",
    "meld.sevens", "meld.twos", "meld.threes", "meld.black_threes", "opening.minimum",
    "opening.counts", "threes.red_expose", "threes.red_replace", "discard.required",
    "discard.red_three", "discard.sevens", "discard.freezes", "out.canastas", "out.keep_card",
    "out.discard", "out.last_discard", "out.concealed", "out.ask_partner", "out.sevens_hand",
    "kitty.look", "kitty.take", "joker_button.once", "joker_button.spare",
    "joker_button.available", "seat.absent", "score.cards", "score.canasta",
    "score.concealed_canasta", "score.red_threes", "score.black_threes", "score.out",
    "score.concealed", "score.hand", "score.kitty", "match.target", "match.rounds", "match.tie",
    "match.account", "match.arena",
)  # fmt: skip

WORDS = (
    "meld", "canasta", "natural", "wild", "stock", "discard-pile", "up-card", "opening",
    "minimum", "going-out", "concealed", "side", "seat", "deal", "round", "match", "red-three",
    "black-three", "frozen", "natural-pair", "top-card", "kitty", "mixed-canasta",
    "natural-canasta", "hand", "turn",
)  # fmt: skip

SAYS = [
    # rule set, rule, what its statement says, what it must not say
    ("official", "pile.black_three", "stops only the next player", "freezes"),
    (
        "classic",
        "pile.black_three",
        "freezes the pile until somebody takes it",
        "next player",
    ),
    (
        "official",
        "pile.frozen",
        "so does a red three turned up at the deal",
        "black three",
    ),
    ("classic", "pile.frozen", "A discarded black three freezes it too", ""),
    (
        "complete-4",
        "pile.frozen",
        "whether discarded or turned up at the deal",
        "red three",
    ),
    (
        "railroad",
        "pile.frozen",
        "A discarded wild freezes the pile, and so does a red three",
        "",
    ),
    ("tile", "pile.frozen", "Nothing freezes the pile", "wild"),
    (
        "tile",
        "discard.freezes",
        "A discarded wild freezes nothing",
        "until it is taken",
    ),
    ("tile", "pile.natural_pair", "nothing else takes the pile", "frozen"),
    (
        "railroad",
        "pile.natural_pair",
        "frozen pile can be taken in this way alone",
        "nothing else",
    ),
    ("tile", "pile.natural_and_wild", "never enough", ""),
    ("railroad", "pile.natural_and_wild", "never enough", ""),
    ("classic", "pile.natural_and_wild", "one natural that matches the top card", ""),
    ("railroad", "pile.onto_meld", "as long as that meld is not yet a canasta", ""),
    ("tile", "pile.onto_meld", "never joins a meld by itself", "If the pile"),
    ("railroad", "pile.onto_canasta", "begin a new meld", ""),
    ("tile", "pile.onto_canasta", "together with what takes the pile", "alone"),
    ("classic", "pile.one_card", "may not take a pile of only one card", ""),
    ("tile", "pile.before_opening", "two matching naturals from hand", ""),
    ("tile", "deal.upcard", "begins empty", "turned up to start"),
    ("railroad", "deal.upcard", "Whatever it is, it stays on top", ""),
    ("official", "deal.upcard", "a wild or a red three", ""),
    ("classic", "deal.upcard", "a wild or any three", ""),
    (
        "railroad",
        "deal.cards",
        "2 packs of 52 cards and 2 jokers for each player",
        "starter",
    ),
    ("railroad", "deal.cards", "13 cards, and 11 more face down", ""),
    ("complete-6", "deal.cards", "3 packs of 52 cards and 6 jokers", "for each player"),
    ("tile", "deal.cards", "dealt 14 tiles. The starter gets one more", "card"),
    ("tile", "deal.starter", "only discards", ""),
    ("tile", "deal.dealer", "dealer's right begins", "left"),
    ("classic", "deal.dealer", "right of the one who cut the highest card", ""),
    ("classic", "deal.partners", "Partners sit opposite", ""),
    ("complete-6", "deal.partners", "alternating seats", "opposite"),
    ("official-3", "deal.partners", "first player to take the pile plays alone", ""),
    ("complete-3", "deal.partners", "every player plays alone", "pile"),
    ("tile", "cards.values", "a 1 counts 25", "ace"),
    ("classic", "cards.values", "A joker counts 50 points, a two 20 and an ace 20", ""),
    ("railroad", "cards.wild", "but threes and sevens", ""),
    ("official-2", "turn.draw_first", "2 cards from the stock", ""),
    ("tile", "turn.draw_first", "starter does not draw", "card "),
    ("complete-4", "turn.takeback", "until you discard", ""),
    (
        "railroad",
        "meld.size",
        "at most 7. Only a meld of black threes may be larger",
        "no upper",
    ),
    ("railroad", "meld.naturals", "unless it is made of wilds alone", ""),
    ("railroad", "meld.wilds", "at most 3 wilds", ""),
    ("railroad", "meld.wilds", "A meld of sevens holds none", ""),
    ("classic", "meld.wild_ratio", "two naturals for each", ""),
    ("complete-4", "meld.wild_ratio", "never holds more wilds than naturals", ""),
    ("tile", "meld.wild_ratio", "always holds more naturals than wilds", ""),
    ("official", "meld.wild_ratio", "may hold more wilds than naturals", ""),
    ("railroad", "meld.per_rank", "never has two unfinished melds", ""),
    ("railroad", "meld.closed", "7 cards is full and closed", ""),
    ("tile", "meld.closed", "No canasta is ever closed", ""),
    ("railroad", "meld.wild_meld", "of 3 or more. With 7", ""),
    ("tile", "meld.wild_meld", "In a meld of twos", ""),
    ("tile", "meld.twos", "at most 2 jokers, and always fewer jokers than twos", ""),
    ("tile", "meld.black_threes", "never melded: no three is", ""),
    ("railroad", "meld.black_threes", "3 or more of them", ""),
    ("official", "meld.black_threes", "3 or 4 of them", ""),
    ("official-3", "meld.own_side", "once another player is playing alone", ""),
    ("railroad", "opening.minimum", "from 15,000: 150 points", ""),
    ("tile", "opening.minimum", "from 7,000: 150 points", "concealed"),
    ("official", "opening.minimum", "from 3,000: 120 points", ""),
    ("official-3", "opening.minimum", "the player who opens", ""),
    ("railroad", "out.canastas", "of wilds alone. One must be of sevens.", "at least"),
    ("railroad", "out.canastas", "One must be natural. One must be mixed", "twos"),
    ("official-2", "out.canastas", "at least 2 canastas", ""),
    ("complete-3", "out.canastas", "at least 1 canasta,", ""),
    ("complete-6", "out.canastas", "at least 2 canastas", ""),
    ("railroad", "out.last_discard", "Never the last discard: 7.", ""),
    ("tile", "out.last_discard", "black or blue three included", ""),
    ("tile", "out.discard", "You go out with a discard", "without"),
    ("official", "out.discard", "with or without a discard", ""),
    ("official", "out.concealed", "100 points more", "same"),
    ("official", "out.concealed", "after taking the pile it does", ""),
    ("classic", "out.concealed", "must reach its minimum all the same", ""),
    ("tile", "out.concealed", "earns nothing extra", "points more"),
    ("official", "out.ask_partner", "The answer binds", ""),
    ("classic", "out.ask_partner", "do not ask", ""),
    ("railroad", "out.ask_partner", "nobody to ask", ""),
    ("official-3", "out.ask_partner", "has a partner in this round", ""),
    ("railroad", "out.sevens_hand", "the round ends without a discard", ""),
    ("railroad", "discard.sevens", "before every player has a canasta of sevens", ""),
    ("railroad", "kitty.look", "A mixed canasta does not", "no kitty"),
    ("classic", "kitty.look", "no kitty", ""),
    ("tile", "joker_button.once", "once in a round", ""),
    ("classic", "joker_button.once", "no Joker button", ""),
    ("tile", "seat.absent", "drawn and one discarded automatically", ""),
    ("railroad", "stock.empty", "nobody has to take the pile", ""),
    ("official", "stock.empty", "you have to take it", ""),
    ("tile", "stock.last_card", "and then the round ends", ""),
    ("official-2", "stock.last_card", "what is left is the whole draw", ""),
    ("official", "stock.last_red_three", "ends at once", ""),
    ("official", "score.red_threes", "all of them with one side count 800", ""),
    ("official", "score.red_threes", "no meld at the end", ""),
    (
        "tile",
        "score.red_threes",
        "count 400 together. For a side that has not opened",
        "",
    ),
    ("railroad", "score.red_threes", "never count against", "together"),
    ("complete-6", "score.red_threes", "1,200", ""),
    ("complete-6", "score.red_threes", "1,000", ""),
    ("tile", "score.black_threes", "counts 100 points against", "melded"),
    ("official", "score.black_threes", "counts 5 points against", ""),
    ("railroad", "score.canasta", "A canasta of wilds earns 1,000", "twos"),
    ("railroad", "score.canasta", "A canasta of sevens earns 1,500", ""),
    ("tile", "score.canasta", "twos alone earns 1,000", "sevens"),
    ("tile", "score.canasta", "twos with jokers earns 700", ""),
    (
        "official",
        "score.canasta",
        "natural canasta earns 500 points and a mixed one 300",
        "wilds",
    ),
    ("complete-4", "score.concealed_canasta", "100 points more", ""),
    ("official", "score.concealed", "100 points on top", ""),
    ("railroad", "score.kitty", "never taken up counts against", ""),
    ("railroad", "match.target", "20,000", ""),
    ("official-3", "match.target", "7,500", ""),
    ("complete-6", "match.target", "10,000", ""),
    ("tile", "match.account", "1,000 account points for every round", ""),
    ("tile", "match.arena", "three rounds", ""),
]


def message_id(name: str) -> str:
    """The message of a rule or switch."""
    return name.replace(".", "-").replace("_", "-")


@cache
def bundle() -> FluentBundle:
    """All catalogues that these tests are about."""
    found = FluentBundle(["en"], use_isolating=False)
    for path in (
        *sorted(FOLDER.glob("rules-*.ftl")),
        FOLDER / "switches.ftl",
        FOLDER / "glossary.ftl",
    ):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def text(message: str, attribute: str = "", **values: Any) -> str:
    """A message or one of its attributes; a fault in it fails the test."""
    found = bundle().get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, f"{message} says nothing by itself"
    said, errors = bundle().format_pattern(pattern, values)
    assert not errors, f"{message}.{attribute}: {errors}"
    return str(said)


@cache
def statements(rules: RuleSet) -> dict[str, str]:
    """What every rule says in a rule set."""
    values = variables(rules)
    return {rule: text(message_id(rule), "statement", **values) for rule in RULES}


def annotation(switch: str) -> Any:
    """The type of a switch's values."""
    group, field = switch.split(".", 1)
    part = typing.cast(type[BaseModel], Switches.model_fields[group].annotation)
    return part.model_fields[field].annotation


def members(kind: Any) -> tuple[str, ...]:
    """The words a type allows: of a choice, or of the members of a list."""
    if typing.get_origin(kind) is typing.Literal:
        return typing.get_args(kind)
    return tuple(word for part in typing.get_args(kind) for word in members(part))


def is_list(kind: Any) -> bool:
    """Whether a switch holds a list (or no list at all)."""
    union = typing.get_origin(kind) in (typing.Union, types.UnionType)
    parts = typing.get_args(kind) if union else (kind,)
    return any(typing.get_origin(part) is tuple for part in parts)


def variables(rules: RuleSet) -> dict[str, Any]:
    """The variables of a statement: the engine's, or the same built here."""
    if hasattr(words, "variables"):
        return dict(words.variables(rules))
    found: dict[str, Any] = {"deck": rules.cards.deck}
    for switch in switch_names():
        name, value = switch.replace(".", "_"), rules.value(switch)
        if is_list(annotation(switch)):
            for word in members(annotation(switch)):
                found[f"{name}_{word}"] = yes(
                    isinstance(value, tuple) and word in value
                )
        if isinstance(value, BaseModel | dict):
            parts = value if isinstance(value, dict) else value.model_dump()
            found.update({f"{name}_{key}": plain(part) for key, part in parts.items()})
        else:
            found[name] = plain(value)
    for rank, value in rules.cards.values.items():
        if rank not in ("3b", "3r"):
            found[f"cards_values_{CARD_NAMES[read_card(rank, 'tiles').kind]}"] = value
    for kind in typing.get_args(CanastaKind):
        found.setdefault(f"score_canasta_{kind}", "none")
    found["deal_upcard_covers"] = "none" if rules.deal.upcard_covers is None else "some"
    found["out_canastas"] = (
        rules.out.canastas if isinstance(rules.out.canastas, int) else "kinds"
    )
    found["out_last_discard_bars"] = ", ".join(rules.out.last_discard_bars) or "none"
    (_, first), *rest = rules.opening.bands
    parts = [
        f"below 0: {first}",
        *(f"from {least:,}: {points}" for least, points in rest),
    ]
    found["opening_bands"] = f"{', '.join(parts[:-1])} and {parts[-1]} points"
    totals = rules.threes.red_value.totals.items()
    listed = ", ".join(f"{points:,} points for {number}" for number, points in totals)
    found["threes_red_value_totals"] = listed or "none"
    return found


def yes(value: bool) -> str:
    """A boolean as the catalogues read it."""
    return "yes" if value else "no"


def plain(value: Any) -> Any:
    """A switch value as the catalogues read it."""
    if isinstance(value, bool):
        return yes(value)
    return "none" if value is None else value


def choices(switch: str) -> list[Any]:
    """Every value of a switch that is a choice of words, or a yes or no."""
    kind = annotation(switch)
    if kind is bool:
        return [True, False]
    return list(members(kind)) if typing.get_origin(kind) is typing.Literal else []


CHOICES = [(switch, value) for switch in switch_names() for value in choices(switch)]


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*.ftl")), ids=lambda path: path.name
)
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


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_has_a_title_and_a_reason(rule: str) -> None:
    title = text(message_id(rule), "title")
    assert 2 <= len(title.split()) <= 5
    assert title[0].isupper() and title[-1] != "."
    why = text(message_id(rule), "why")
    assert whole_sentences(why)
    assert why.count(". ") <= 1


def whole_sentences(said: str) -> bool:
    """Whether a text looks like one or more finished sentences."""
    return (
        said[0].isupper()
        and said[-1] == "."
        and said == " ".join(said.split())
        and not any(wrong in said for wrong in (" .", " ,", "..", "{", "}", "None"))
    )


@pytest.mark.parametrize("name", rulesets.names())
def test_every_rule_has_a_statement_in_every_rule_set(name: str) -> None:
    for rule, said in statements(rulesets.load(name)).items():
        assert whole_sentences(said), f"{rule}: {said}"
        assert len(said) <= 480, f"{rule}: {said}"


@pytest.mark.parametrize(("name", "rule", "says", "not_says"), SAYS)
def test_a_statement_says_what_holds_in_its_rule_set(
    name: str, rule: str, says: str, not_says: str
) -> None:
    said = statements(rulesets.load(name))[rule]
    assert says in said
    assert not not_says or not_says not in said


def test_tiles_are_never_called_cards() -> None:
    for rule, said in statements(rulesets.load("tile")).items():
        assert "card" not in said.replace("discard", "").lower(), f"{rule}: {said}"
        assert " suit" not in said, f"{rule}: {said}"


@pytest.mark.parametrize("base", ["official", "railroad", "tile"])
@pytest.mark.parametrize(("switch", "value"), CHOICES)
def test_statements_read_well_under_every_house_rule(
    base: str, switch: str, value: Any
) -> None:
    for rule, said in statements(rulesets.house(base, {switch: value})).items():
        assert whole_sentences(said), f"{rule}: {said}"


@pytest.mark.parametrize("switch", sorted({switch for switch, _ in CHOICES}))
def test_each_value_of_a_switch_makes_a_difference(switch: str) -> None:
    base = {"seats.sides": "official-3", "out.sevens_hand": "railroad"}.get(
        switch, "official"
    )
    said = [
        tuple(statements(rulesets.house(base, {switch: value})).values())
        for value in choices(switch)
    ]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("switch", "values", "rule"),
    [
        ("pile.frozen_by", [[], ["wild"], ["wild", "wild_upcard"], ["red_three_upcard"]], "pile.frozen"),
        ("pile.frozen_by", [["black_three_upcard"], ["wild_upcard"], ["wild"]], "pile.frozen"),
        ("deal.upcard_covers", ["none", [], ["wild"], ["red_three"], ["black_three"]], "deal.upcard"),
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
def test_figures_and_lists_make_a_difference(
    switch: str, values: list[Any], rule: str
) -> None:
    said = [
        statements(rulesets.house("official", {switch: value}))[rule]
        for value in values
    ]
    assert len(set(said)) == len(said)
    assert all(whole_sentences(sentence) for sentence in said)


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
    entries = (
        FluentParser().parse((FOLDER / "switches.ftl").read_text(encoding="utf-8")).body
    )
    found = {entry.id.name for entry in entries if isinstance(entry, Message)}
    assert found == {message_id(f"switch.{switch}") for switch in switch_names()}


@pytest.mark.parametrize("word", WORDS)
def test_a_word_of_the_game_is_explained(word: str) -> None:
    said = text(f"term-{word}")
    assert whole_sentences(said)
    named = text(f"term-{word}", "word")
    assert named.lower() in said.lower()
