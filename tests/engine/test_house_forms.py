"""Filling in the switches of house rules: every value of every switch can be entered and kept."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from engine.books import rules_reading, same_value
from engine.errors import BadInput, CannotRead
from engine.explain import rule_statement
from engine.house.files import from_yaml, to_yaml
from engine.house.forms import Field, entries, fields, shown, value
from engine.ruleset import RuleSet
from engine.rulesets import house, load, names
from engine.ruling import known_values, turned_rules
from engine.switch_text import value_text
from engine.switches import switch_names

SWITCHES = switch_names()


def all_values(switch: str, base: RuleSet) -> Iterator[RuleSet]:
    """The base with each value that a rule set or a book knows, where the others allow it."""
    for known in known_values(switch):
        try:
            yield turned_rules(base, switch, known)
        except BadInput:
            continue


def test_there_are_as_many_switches_as_the_model_has() -> None:
    assert len(SWITCHES) == 59


@pytest.mark.parametrize("base", names())
def test_what_is_entered_is_what_was_shown(base: str) -> None:
    rules = load(base)
    wrong = []
    for switch in SWITCHES:
        for turned in all_values(switch, rules):
            entered = entries(switch, turned)
            kept = {
                field.key: entered[field.key] for field in shown(fields(switch, turned), entered)
            }
            again = turned_rules(turned, switch, value(switch, turned, {**entered, **kept}))
            if again is not turned:
                wrong.append((switch, entered))
    assert wrong == []


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_that_shows_its_base_is_not_turned(switch: str) -> None:
    for base in names():
        rules = load(base)
        assert turned_rules(rules, switch, value(switch, rules, entries(switch, rules))) is rules


def extremes(field: Field) -> list[object]:
    """What may be entered in a field at its ends."""
    if field.kind == "choice":
        return list(field.options)
    if field.kind == "number":
        return [field.least, field.most, *([None] if field.optional else [])]
    if field.kind == "several":
        return [[], list(field.options[:1]), list(field.options)]
    return ["always: 0", "below 0: 0\n0: 100000", "1: 5"]


@pytest.mark.parametrize("base", ["classic", "tile"])
def test_whatever_can_be_entered_has_words(base: str) -> None:
    rules = load(base)
    turned = 0
    for switch in SWITCHES:
        shown_now = entries(switch, rules)
        for field in fields(switch, rules):
            for one in extremes(field):
                try:
                    entered = {**shown_now, field.key: one}
                    found = turned_rules(rules, switch, value(switch, rules, entered))
                except BadInput:
                    continue
                turned += 1
                assert value_text(switch, found.value(switch))
                assert all(rule_statement(rule, found) for rule in rules_reading(switch))
    assert turned > 150


@pytest.mark.parametrize("switch", SWITCHES)
def test_files_and_links_keep_every_value(switch: str) -> None:
    for turned in all_values(switch, load("official")):
        assert from_yaml(to_yaml(turned).encode(), "ours.yaml") is turned
        through_json = house(turned.base, json.loads(json.dumps(turned.changed)))
        assert same_value(through_json.value(switch), turned.value(switch))


@pytest.mark.parametrize(
    ("switch", "entered", "expected"),
    [
        ("opening.bands", {"": "below 0: 15\n0: 50\n1,500: 90"}, [[None, 15], [0, 50], [1500, 90]]),
        ("opening.bands", {"": " Always : 60 "}, [[None, 60]]),
        ("opening.bands", {"": "below -500: 0\n-500: 15"}, [[None, 0], [-500, 15]]),
        ("out.canastas", {"how": "number", "number": 2}, 2),
        ("out.canastas", {"how": "kinds", "kinds": ["sevens", "wild"]}, ["sevens", "wild"]),
        ("out.canastas", {"how": "kinds", "kinds": []}, ["natural"]),
        ("deal.upcard_covers", {"there": False}, None),
        ("deal.upcard_covers", {"there": True, "kinds": []}, []),
        ("meld.max_wilds", {"": None}, None),
        ("match.target", {"how": "rounds", "number": 5000}, {"rounds": 3}),
        ("match.target", {"how": "points", "number": 2500}, {"points": 2500}),
        (
            "threes.red_value",
            {"each": 100, "all": None, "totals": "5: 1000\n6: 1200"},
            {"each": 100, "totals": {5: 1000, 6: 1200}},
        ),
    ],
)
def test_values_from_fields(switch: str, entered: dict[str, object], expected: object) -> None:
    assert value(switch, load("classic"), entered) == expected


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("0: 50", "the first line"),
        ("", "the first line"),
        ("below 0: 15\nfifty", "“fifty”"),
        ("below 0: 15\n0 - 50", "“0 - 50”"),
    ],
)
def test_lines_that_are_no_bands(text: str, part: str) -> None:
    with pytest.raises(CannotRead, match=part):
        value("opening.bands", load("classic"), {"": text})


@pytest.mark.parametrize(
    ("changed", "part"),
    [
        ({"meld.wild_meld": "allowed", "meld.twos_meld": "fewer_jokers_than_twos"}, "cannot both"),
        ({"meld.max_size": 6}, "a canasta has seven cards"),
        ({"seats.least": 6}, "the fewest players cannot be more than the most"),
        ({"cards.deck": "tiles"}, "a value for each of"),
        ({"opening.bands": [[None, 15], [90, 50], [0, 90]]}, "must rise"),
    ],
)
def test_contradictions_are_refused_with_the_reason(changed: dict[str, object], part: str) -> None:
    with pytest.raises(CannotRead, match=part):
        house("official", changed)


@pytest.mark.parametrize(
    ("text", "place", "part"),
    [
        ("base: classic\nwith:\n  pile.onecard: allowed", "ours.yaml:3: with.pile.onecard", "unkn"),
        ("base: classic\nwith:\n  turn.draw: 9", "ours.yaml:3: with.turn.draw", "at most 3"),
        ("base: classics\nwith: {}", "ours.yaml:1: base", "is no rule set"),
        ("base: classic\ntitel: x", "ours.yaml:2: titel", "unknown key"),
        (f"base: classic\ntitle: {'x' * 61}\nwith: {{turn.draw: 2}}", "ours.yaml:2: title", "60"),
        ("variant:\n  base: classic\n  with: {meld.max_size: 5}", "ours.yaml:3: variant.with", "7"),
        ("- a", "ours.yaml", "house rules were expected"),
    ],
)
def test_faults_of_a_file_name_line_and_key(text: str, place: str, part: str) -> None:
    with pytest.raises(BadInput, match=part) as caught:
        from_yaml(text.encode(), "ours.yaml")
    assert caught.value.place == place


def test_a_name_is_kept_in_one_line_and_is_the_title() -> None:
    rules = house("classic", {"pile.one_card": "allowed"}, "  Friday\n evening ")
    assert (rules.name, rules.title) == ("Friday evening", "Friday evening")
    assert from_yaml(to_yaml(rules).encode(), "ours.yaml") is rules
    assert house("classic", {"pile.one_card": "allowed"}).title == load("classic").title
