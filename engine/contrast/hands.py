"""A hand on which rule sets differ, found by asking the referees, from a seed.

The tables come from the shipped examples and questions: each is put to every referee once, and
sorted by the switch that makes the difference. A seed chooses a switch and one of its tables,
and exchanges ranks, odd cards and scores until the same switch decides a fresh hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Literal, NamedTuple

from engine.asked import asked
from engine.cards import Deck, plain
from engine.cases import Case
from engine.contrast.rows import differing
from engine.drills.neighbours import can_be
from engine.drills.scenes import Scene
from engine.drills.varying import varied
from engine.errors import BadInput
from engine.examples import pool
from engine.moves import without_suits
from engine.notation import write_step
from engine.position import Position, change_cards, replace
from engine.question import Question, question_of
from engine.ruleset import RuleSet
from engine.ruling import Difference, Ruling, differences, judge, turn_switch
from engine.saidposition import said_of

MOST_TRIES = 12
"""So often a table is varied, before another one is, or the best so far is taken.

A table is written as it was only where none of its kind can be varied: then it may be short."""


class Hand(NamedTuple):
    """A question that rule sets answer differently.

    `rulings` are the answers in the order of the rule sets. `one` and `other` are two that
    differ: legal and not legal, or both legal where only what comes of the move differs.
    `parts` are the switches of which each alone turns the one into the other, `switch` is one
    of them.
    """

    question: Question
    rulings: tuple[Ruling, ...]
    one: Ruling
    other: Ruling
    switch: str
    parts: tuple[Difference, ...]

    @property
    def kind(self) -> Literal["legal", "effect"]:
        """Whether the move is legal under one only, or comes to something else."""
        return "legal" if self.one.legal != self.other.legal else "effect"


def hand(sets: Sequence[RuleSet], seed: int, switch: str = "") -> Hand | None:
    """The hand that a seed stands for: the same one everywhere; None where no hand differs.

    Seeds one after the other show one switch after the other; `switch` asks for a certain one.
    Hands that it decides alone are shown before those that others decide as well.
    """
    return _hand(tuple(sets), seed, switch)


@lru_cache(maxsize=128)
def _hand(sets: tuple[RuleSet, ...], seed: int, switch: str) -> Hand | None:
    known = _telling(sets)
    if switch:
        return _shown(known[switch], switch, sets, seed) if switch in known else None
    order = sorted(known)
    Random(f"switches {_key(sets)}").shuffle(order)
    first = seed % len(order) if order else 0
    order = [*order[first:], *order[:first]]
    for one in order:  # the next switch where all that is known of one is a table cut short
        found = _shown(known[one], one, sets, seed)
        if any(
            ruling.case is not None and can_be(ruling.case.position) for ruling in found.rulings
        ):
            return found
    return _shown(known[order[0]], order[0], sets, seed) if order else None


def _shown(written: tuple[Hand, ...], switch: str, sets: Sequence[RuleSet], seed: int) -> Hand:
    """One of the hands of a switch, with other cards where that can be."""
    rng = Random(f"hand {_key(sets)} {seed} {switch}")
    fewest = min(len(one.parts) for one in written)
    written = tuple(one for one in written if len(one.parts) == fewest)
    second: Hand | None = None
    tries = 0
    for found in (one for one in rng.sample(written, len(written)) for _ in range(MOST_TRIES)):
        fresh = _fresh(found, sets, rng)
        if fresh is not None and any(part.switch == switch for part in fresh.parts):
            fresh = fresh._replace(switch=switch)
            if len(fresh.parts) == fewest and _can_be_under_all(fresh):
                return fresh
            second = second or fresh
        tries += second is not None
        if tries > MOST_TRIES:
            break
    return second or rng.choice(written)._replace(switch=switch)


def _can_be_under_all(found: Hand) -> bool:
    """Whether the table is one that can be under each rule set that has a table of it at all."""
    return all(can_be(one.case.position) for one in found.rulings if one.case is not None)


def telling_switches(sets: Sequence[RuleSet]) -> tuple[str, ...]:
    """The switches of which `hand` can show one, in the order of the model."""
    known = _telling(tuple(sets))
    return tuple(switch for switch in differing(sets) if switch in known)


@lru_cache(maxsize=1)
def written_questions() -> tuple[Case, ...]:
    """The shipped examples, and the questions of real tables, that ask about a move."""
    return tuple(case for case in (*pool(), *asked()) if case.moves)


@lru_cache(maxsize=64)
def _telling(sets: tuple[RuleSet, ...]) -> dict[str, tuple[Hand, ...]]:
    """The written questions that these rule sets answer differently, by the switch that decides.

    Those that can come up under all of them, else those that can under some. Where no move is
    legal in one and illegal in another, those of which something else comes. Among house rules and
    what they were made from these stand for switches that no other hand shows: somebody changed
    each of them, and wants to see it.
    """
    answered = [
        (question, tuple(judge(question, rules) for rules in sets))
        for question in map(question_of, written_questions())
    ]
    legal, effect = (
        [hand for pair in answered if (hand := _told_apart(*pair, kind)) is not None]
        for kind in ("legal", "effect")
    )
    if not legal:
        return _by_switch(effect)
    one_base = len({rules.base for rules in sets}) == 1
    return {**(_by_switch(effect) if one_base else {}), **_by_switch(legal)}


def _by_switch(found: list[Hand]) -> dict[str, tuple[Hand, ...]]:
    whole: dict[str, list[Hand]] = {}
    partly: dict[str, list[Hand]] = {}
    for one in found:
        everywhere = all(ruling.legal is not None for ruling in one.rulings)
        for part in one.parts:
            (whole if everywhere else partly).setdefault(part.switch, []).append(one)
    return {switch: tuple(hands) for switch, hands in {**partly, **whole}.items()}


def _told_apart(question: Question, rulings: tuple[Ruling, ...], kind: str) -> Hand | None:
    """The question with its answers, where one switch alone makes two of them differ."""
    if kind == "legal":
        one = next((ruling for ruling in rulings if ruling.legal), None)
        other = next((ruling for ruling in rulings if ruling.legal is False), None)
        if one is None or other is None:
            return None
        parts = differences(question, one, other)
    else:
        legal = [ruling for ruling in rulings if ruling.legal]
        one = legal[0] if legal else None
        other = next((ruling for ruling in legal if _outcome(ruling) != _outcome(legal[0])), None)
        if one is None or other is None:
            return None
        parts = tuple(
            Difference(switch, one.rules.value(switch), other.rules.value(switch))
            for switch in differing((one.rules, other.rules))
        )
    parts = tuple(part for part in parts if _turns(question, one, other, part))
    return Hand(question, rulings, one, other, parts[0].switch, parts) if parts else None


def _turns(question: Question, one: Ruling, other: Ruling, part: Difference) -> bool:
    """Whether a switch alone turns one answer into the other."""
    turned = turn_switch(question, one.rules, part.switch, part.there)
    return turned is not None and _outcome(turned) == _outcome(other)


def _outcome(ruling: Ruling) -> tuple[Any, ...]:
    """What comes of a question, so far as players see it: legal or not, and what changed."""
    after = ruling.position
    if not ruling.legal or after is None or ruling.case is None:
        return (ruling.legal,)
    before = ruling.case.position
    drawn = len(after.hands[before.seat - 1]) - len(before.hand)
    red = after.red_threes[before.side] - before.red_threes[before.side]
    pile = len(after.pile) - len(before.pile)
    return (True, drawn, red, pile, after.stage, after.ended)


def _fresh(found: Hand, sets: Sequence[RuleSet], rng: Random) -> Hand | None:
    """A written question with other cards, where it is still answered differently."""
    case = found.one.case
    assert case is not None, "an answer has its case"
    deck: Deck = "tiles" if all(rules.cards.deck == "tiles" for rules in sets) else "cards"
    steps = tuple(map(without_suits, case.moves))
    try:
        scene = varied(Scene(_plain(case.position, sets), steps), rng)
        if not can_be(scene.position):
            return None
        question = Question(
            said_of(scene.position, deck),
            tuple(write_step(step, deck) for step in scene.steps),
            others=0,
        )
        rulings = tuple(judge(question, rules) for rules in sets)
        return _told_apart(question, rulings, found.kind)
    except BadInput:
        return None


def _plain(position: Position, sets: Sequence[RuleSet]) -> Position:
    """A position without suits, whose names are not the same in every deck.

    Nobody plays alone in it where that is no part of any of the games.
    """
    alone = any(rules.seats.sides == "taker_alone" for rules in sets)
    return change_cards(replace(position, alone=position.alone if alone else None), plain)


def _key(sets: Sequence[RuleSet]) -> str:
    """The rule sets as a text that is the same everywhere."""
    return " ".join(rules.signature for rules in sets)
