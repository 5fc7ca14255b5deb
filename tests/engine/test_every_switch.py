"""Every switch makes a difference: turned alone, it changes a named case, or what a game does.

Which case stands by hand; that it changes is asked of the engine. A switch that a rule for moves
reads changes a verdict; one that only says what happens changes the table or the score.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.books import rules_reading
from engine.bots import sensible
from engine.cards import JOKER, read_cards, write_cards
from engine.cases import Case
from engine.contrast.hands import written_questions
from engine.dealing import deal
from engine.errors import BadInput
from engine.explain import rule_statement, rule_title, rule_why
from engine.match import Match, account_points, is_over
from engine.pack import pack_counts
from engine.play import with_absent
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.rulesets import house, load
from engine.ruling import turned_rules
from engine.scoring import score_lines, totals
from engine.seating import seat_players
from engine.switches import switch_names
from engine.verify import run
from tests.engine.case_files import all_cases

BY_CASE: dict[str, tuple[str, Any]] = {
    # switch: a case, and the value that changes its answer
    "cards.packs": ("score-four-red-threes", 3),
    "cards.per_player": ("score-four-red-threes", True),
    "seats.least": ("railroad-black-three-stops-one-turn", 4),
    "seats.most": ("railroad-five-players", 4),
    "seats.sides": ("score-red-three-without-meld-classic", "each"),
    "deal.kitty": ("railroad-look-at-the-kitty", 0),
    "deal.starter": ("tile-the-starter-discards", False),
    "turn.draw": ("two-players-draw-twice", 1),
    "turn.takeback": ("take-back-a-meld", "until_discard"),
    "pile.frozen_by": ("own-meld-against-a-two", ["red_three_upcard"]),
    "pile.black_three": ("top-joins-own-meld-classic", "stops_next"),
    "pile.natural_and_wild": ("natural-and-two-never", "open_unfrozen"),
    "pile.onto_meld": ("top-tile-alone-onto-our-meld", "unfrozen"),
    "pile.onto_canasta": ("top-card-onto-our-canasta", False),
    "pile.before_opening": ("open-with-the-pile", "forbidden"),
    "pile.one_card": ("one-card-against-one-classic", "allowed"),
    "meld.min_naturals": ("pile-taken-and-thawed", 3),
    "meld.max_wilds": ("railroad-fourth-wild-added", "none"),
    "meld.wild_ratio": ("three-wilds-two-naturals-classic", "none"),
    "meld.max_size": ("railroad-add-to-a-full-meld", "none"),
    "meld.per_rank": ("a-second-meld-of-kings", "many"),
    "meld.wild_meld": ("wilds-alone", "allowed"),
    "meld.sevens_wilds": ("railroad-wild-among-sevens", "allowed"),
    "meld.black_threes": ("tile-black-threes-as-a-meld", "going_out_3_to_4"),
    "meld.twos_meld": ("tile-three-twos", "none"),
    "opening.bands": ("opening-at-1500", [["none", 15], [0, 50]]),
    "opening.counts_wilds": ("kings-and-a-joker-open", False),
    "discard.sevens": ("railroad-a-seven-too-early", "free"),
    "out.canastas": ("railroad-no-wild-canasta", 1),
    "out.discard": ("yes-without-a-last-discard", "optional"),
    "out.last_discard_bars": ("railroad-last-discard-a-seven", []),
    "out.concealed_canasta": ("hand-laid-at-once-beside-our-canasta", "none"),
    "out.concealed_bonus": ("score-hand-laid-whole-of-four", 0),
    "out.concealed_minimum": ("below-the-minimum-with-a-canasta-in-hand", "required"),
    "out.ask_partner": ("no-asking-in-classic", "optional"),
    "out.bonus": ("score-a-round-of-four", 200),
    "out.sevens_hand": ("railroad-meld-the-last-sevens", "none"),
    "threes.red_value": ("score-four-red-threes", {"each": 100}),
    "threes.red_minus": ("score-four-red-threes-and-no-meld", "never"),
    "threes.red_replace": ("red-three-drawn-and-replaced", {"stock": False, "pile": False}),
    "threes.black_in_hand": ("score-a-round-of-four", 100),
    "stock.end": ("end-although-the-top-card-fits", "player_may_end"),
    "stock.last_red_three": ("last-red-three-and-a-meld", "stop"),
    "kitty.opened_by": ("railroad-look-at-the-kitty", "none"),
    "joker_button.use": ("tile-press-the-joker-button", "none"),
    "score.canasta": ("score-tile-seven-twos", {"natural": 500, "mixed": 300}),
    "score.concealed_canasta": ("score-two-canastas-laid-whole", 0),
}

NO_VERDICT = ("turn.draw", "out.concealed_canasta", "out.concealed_bonus", "threes.red_replace")
"""Rules for moves read these too, for their sentences or beside others; what they change is what
a move brings, never whether it is legal."""


class Turned(NamedTuple):
    """A rule set, what is turned in it, and what to look at."""

    base: str
    changed: dict[str, Any]
    seen: Callable[[RuleSet], Any]


def dealt(rules: RuleSet) -> tuple[Any, ...]:
    """What lies there after the deal of a seed."""
    position = deal(rules, rules.seats.most, Random(5))
    return (position.stage, [len(hand) for hand in position.hands], write_cards(position.pile))


def seated(rules: RuleSet) -> tuple[Any, ...]:
    """Who sits where and deals first."""
    seating = seat_players(rules, 4, Random(3))
    return (bool(seating.cuts), seating.seats, seating.dealer)


def tied(rules: RuleSet) -> bool:
    """Whether a match is over whose sides have the same points beyond the target."""
    return is_over(Match(rules, 4).with_round({"A": 6000, "B": 6000}))


def away(rules: RuleSet) -> bool:
    """Whether the game goes on without a player."""
    try:
        with_absent(rules, 4, sensible, [2])
    except BadInput:
        return False
    return True


def as_tiles(rules: RuleSet) -> bool:
    """Whether cards may be named by the numbers of tiles."""
    try:
        read_cards("13 12 11", rules.cards.deck)
    except BadInput:
        return False
    return True


CLASSIC, TILE = load("classic"), load("tile")
BY_GAME: dict[str, Turned] = {
    # A deck has the values of its own ranks: these two are turned together.
    "cards.deck": Turned(
        "classic", {"cards.deck": "tiles", "cards.values": TILE.cards.values}, as_tiles
    ),
    "cards.values": Turned(
        "classic", {"cards.values": {**CLASSIC.cards.values, "K": 15}}, lambda rules: points(rules)
    ),
    "cards.jokers": Turned("classic", {"cards.jokers": 6}, lambda rules: jokers(rules)),
    "seats.direction": Turned("classic", {"seats.direction": "counter_clockwise"}, seated),
    "seats.absent": Turned("classic", {"seats.absent": "draws_and_discards"}, away),
    "deal.partners": Turned("classic", {"deal.partners": "agreed"}, seated),
    "deal.dealer": Turned("classic", {"deal.dealer": "random"}, seated),
    "deal.cards": Turned("classic", {"deal.cards": 13}, dealt),
    "deal.upcard_covers": Turned("classic", {"deal.upcard_covers": "none"}, dealt),
    "match.target": Turned(
        "classic",
        {"match.target": {"points": 7000}},
        lambda rules: is_over(Match(rules, 4).with_round({"A": 6000, "B": 10})),
    ),
    "match.tie": Turned("classic", {"match.tie": "shared"}, tied),
    "match.settlement": Turned(
        "classic",
        {"match.settlement": "account"},
        lambda rules: account_points(Match(rules, 4).with_round({"A": 6000, "B": 10})),
    ),
}


def points(rules: RuleSet) -> dict[str, int]:
    """What a counted round comes to."""
    end = run(named("score-a-round-of-four").under(rules)).position
    return totals(score_lines(end), end)


def jokers(rules: RuleSet) -> int:
    """How many jokers four players have."""
    return pack_counts(rules, 4)[JOKER]


@cache
def by_slug() -> dict[str, Case]:
    """Every case of the tests, the examples, and the questions from real tables."""
    return {case.slug: case for case in (*written_questions(), *all_cases())}


def named(slug: str) -> Case:
    return by_slug()[slug]


def outcome(case: Case, rules: RuleSet) -> tuple[Any, ...]:
    """What a case comes to under some rules: the verdict, the points, and the table after it."""
    try:
        result = run(case.under(rules))
    except BadInput as error:
        return ("cannot be", error.message)
    end = result.position
    score = totals(score_lines(end), end) if end.stage == "over" and case.expect.score else None
    broken = result.verdicts[-1].broken if result.verdicts and not result.legal else ()
    table = (end.stage, end.seat, end.hands, end.melds, end.pile, end.red_threes)
    return (result.legal, broken, score, table)


def test_every_switch_is_turned_here() -> None:
    assert not BY_CASE.keys() & BY_GAME.keys()
    assert BY_CASE.keys() | BY_GAME.keys() == set(switch_names())
    assert len(switch_names()) == 59


def for_moves(switch: str) -> bool:
    """Whether a rule that a move can break reads the switch."""
    return any(not RULES[rule].effect for rule in rules_reading(switch))


@pytest.mark.parametrize("switch", BY_CASE)
def test_a_case_changes_when_the_switch_alone_is_turned(switch: str) -> None:
    slug, value = BY_CASE[switch]
    case = named(slug)
    turned = turned_rules(case.rules, switch, value)
    assert set(turned.changed) ^ set(case.rules.changed) <= {switch}
    before, after = outcome(case, case.rules), outcome(case, turned)
    assert before != after
    if for_moves(switch) and switch not in NO_VERDICT and case.moves:
        assert before[0] != after[0], "the verdict stays the same"


@pytest.mark.parametrize("switch", BY_GAME)
def test_a_game_changes_when_the_switch_is_turned(switch: str) -> None:
    base, changed, seen = BY_GAME[switch]
    assert switch in changed
    assert seen(load(base)) != seen(house(base, changed))


@pytest.mark.parametrize("switch", switch_names())
def test_a_rule_tells_what_the_switch_does(switch: str) -> None:
    """In words that follow it: a rule that reads it says something else once it is turned."""
    rules = rules_reading(switch)
    assert rules
    assert all(rule_title(rule) and rule_why(rule) for rule in rules)
    if switch in BY_CASE:
        slug, value = BY_CASE[switch]
        here = named(slug).rules
        there = turned_rules(here, switch, value)
    else:
        here = load(BY_GAME[switch].base)
        there = house(here.base, BY_GAME[switch].changed)
    said = [(rule_statement(rule, here), rule_statement(rule, there)) for rule in rules]
    assert any(one != other for one, other in said)
