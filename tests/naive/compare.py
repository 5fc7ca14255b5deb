"""The engine beside the naive judge: where they differ, in words fit for a failure message.

How hard the comparison is, and from which seed, is set by the environment:
`NAIVE_EXAMPLES` positions of each rule set, `NAIVE_SEED` to repeat a run. The long run by hand
is `python -m tests.long.against_naive`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random, SystemRandom
from typing import Any

from engine import referee, rulesets
from engine.cards import write_cards
from engine.errors import Ambiguous
from engine.moves import Add, Discard, Lay, LayThree, Say, Step, Take
from engine.notation import write_step
from engine.position import SIDE_LETTERS, Position, replace
from engine.ruleset import RuleSet
from tests.naive import judge
from tests.naive.apply import add_target, apply
from tests.naive.enumerate import Canonical, canonical, moves, steps
from tests.naive.facts import hand, now_open
from tests.naive.house import random_house
from tests.naive.positions import random_position, reduced
from tests.naive.steps import random_step

EXAMPLES = int(os.environ.get("NAIVE_EXAMPLES", "40"))
SEED = int(os.environ.get("NAIVE_SEED", SystemRandom().randrange(2**32)))
MOST_STEPS_IN = 3
HOUSE = "house"
"""Stands for a random house variant, beside the names of rule sets."""


def numbered_position(name: str, number: int) -> Position:
    """The random position of this number, of a rule set or of a house variant."""
    rng = Random(number)
    return random_moment(random_house(rng) if name == HOUSE else rulesets.load(name), rng)


def random_moment(rules: RuleSet, rng: Random) -> Position:
    """A random position, or one some legal steps further within the same turn."""
    position = random_position(rules, rng)
    for _ in range(rng.choice((0, 0, 1, 2, MOST_STEPS_IN))):
        onward = [
            step
            for step in steps(position)
            if not isinstance(step, Discard) and judge.legal(position, step)
        ]
        laying = [step for step in onward if isinstance(step, Take | Lay | Add | LayThree)]
        if not onward:
            break
        after = apply(position, rng.choice(laying or onward if rng.random() < 0.7 else onward))
        if after.stage == "over" or not hand(after):
            break
        position = after
    return position


def engine_moves(position: Position) -> set[Canonical]:
    """What the engine lists, in canonical form."""
    return {canonical(position, move.step) for move in referee.legal_moves(position)}


def list_differences(position: Position) -> list[str]:
    """Steps that only one of the two lists."""
    listed, found = engine_moves(position), moves(position)
    named = {canonical(position, step): step for step in steps(position)}
    named |= {canonical(position, move.step): move.step for move in referee.legal_moves(position)}
    return sorted(
        f"{'engine' if move in listed else 'naive'} alone lists: {write_step(named[move])}"
        for move in listed ^ found
    )


def step_differences(position: Position, step: Step) -> list[str]:
    """How the two differ on one step: legal or not, the rules named, the position after."""
    text = write_step(step)
    try:
        verdict = referee.check(position, step)
    except Ambiguous as error:
        meant = isinstance(step, Add) and step.number == 0 and add_target(position, step) is None
        return [] if meant else [f"{text}: {error}"]
    expected = judge.legal(position, step)
    named = {finding.rule for finding in verdict.findings if not finding.ok}
    if verdict.legal != expected:
        broken = judge.broken(position, step)
        return [f"{text}: engine {verdict.legal} {sorted(named)}, naive {sorted(broken)}"]
    if not expected:
        broken = judge.broken(position, step) - {"turn.finish"}
        if isinstance(step, Say):
            broken = set()
        if not named or (broken and not broken & named):
            return [f"{text}: engine names {sorted(named)}, naive {sorted(broken)}"]
        return []
    if verdict.after is None:
        return [f"{text}: legal, but no position after it"]
    if isinstance(step, Discard):
        return []
    after, own = picture(verdict.after), picture(apply(position, step))
    return [
        f"{text}: after it {key} is {after[key]}, naive {own[key]}"
        for key in own
        if after[key] != own[key]
    ]


def picture(position: Position) -> dict[str, Any]:
    """What of a position bears on further steps, in a form that compares."""
    turn = position.turn
    return {
        "stage": position.stage,
        "out": position.out,
        "ended": position.ended,
        "seat": position.seat,
        "alone": position.alone,
        "hands": [sorted(card.kind for card in cards) for cards in position.hands],
        "melds": [
            sorted((m.rank, m.naturals, m.twos, m.jokers, m.concealed) for m in side)
            for side in position.melds
        ],
        "pile": [card.kind for card in position.pile],
        "stock": [card.kind for card in position.stock],
        "red_threes": position.red_threes,
        "open": position.stage == "over" or now_open(position),
        "rest": None if turn.rest is None else [card.kind for card in turn.rest],
        "threes": turn.threes,
        "last_three": turn.last_three,
        "answer": turn.answer,
        "drew": turn.drew,
        "undo": turn.undo is not None,
        "kitties": position.kitties,
        "buttons": position.buttons,
    }


def finish_differences(position: Position) -> list[str]:
    """Whether the turn can be finished, as both see it."""
    engine, naive = referee.can_finish(position), judge.can_finish(position)
    return [] if engine == naive else [f"can finish: engine {engine}, naive {naive}"]


def differences(position: Position, rng: Random) -> list[str]:
    """All of it, with some random steps and some that are nearly listed."""
    found = list_differences(position)
    if position.stage == "play":
        found += finish_differences(position)
    nearly = list(steps(position))
    tried = [random_step(position, rng) for _ in range(6)]
    for step in (*tried, *rng.sample(nearly, min(6, len(nearly)))):
        found += step_differences(position, step)
    return found


def report(position: Position, number: int) -> str:
    """The position made as small as it gets, and how the two differ on it."""

    def differs(smaller: Position) -> bool:
        try:
            return bool(differences(smaller, Random(number)))
        except (LookupError, StopIteration, AssertionError):
            return False

    small = reduced(position, differs)
    return "\n".join([*case_lines(small), *differences(small, Random(number))])


def case_lines(position: Position) -> Iterator[str]:
    """A position as the text of a case, for people to copy."""
    rules, turn = position.rules, position.turn
    yield (
        f"variant: {{base: {rules.id}, with: {rules.changed}}}"
        if rules.changed
        else (f"variant: {rules.id}")
    )
    yield f"position: {{turn: {position.seat}, step: {position.stage}, players: {position.players},"
    yield f"  alone: {position.alone}, has_melded: {position.has_melded},"
    yield f"  scores: {position.scores},"
    yield f"  hands: {{{position.seat}: {write_cards(hand(position))!r}}},"
    yield f"  pile: {write_cards(position.pile)!r}, turned: {position.turned},"
    yield f"  frozen: {position.frozen}, stock: {write_cards(position.stock)!r},"
    for side, melds in enumerate(position.melds):
        texts = [write_cards(meld.cards) for meld in melds]
        yield f"  melds {SIDE_LETTERS[side]}: {texts}"
    yield f"  turn: {replace(turn, undo=None)}"
    if position.kitties:
        yield f"  kitties: {position.kitties}, may take: {position.kitty_seat}"
    if position.buttons:
        yield f"  buttons: {position.buttons}"
    yield "}"
