"""Where drills come from: moves of the shipped examples, of the courses, and of rounds by bots.

A `Scene` is a table at a moment that it shows wholly (nothing was laid yet this turn), and the
steps that are made there. Every scene of a rule set is judged once, and found by the rules
that the referee asked about it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine.bots import sensible
from engine.cards import UNKNOWN, UNKNOWN_CARD, plain
from engine.dealing import deal
from engine.errors import BadInput
from engine.examples import pool
from engine.lessons.cell import Cell, Steps, ruling
from engine.lessons.courses import course
from engine.lessons.judging import Judge
from engine.lessons.trying import Try
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take, without_suits
from engine.play import play_round
from engine.position import Position, Turn, replace
from engine.ruleset import RuleSet

ROUNDS = 12
"""Rounds that the bots play for a rule set."""
MOST_OF_A_ROUND = 40
MOST_STEPS = 4
"""More steps than that, and a move is no small question any more."""


class Scene(NamedTuple):
    """A table, and the steps made there; the last of them is the one to be judged."""

    position: Position
    steps: Steps


class Known(NamedTuple):
    """A scene with what the referee says of it: the rules asked, and those broken."""

    scene: Scene
    asked: frozenset[str]
    broken: tuple[str, ...]


def scenes_of(rule: str, rules: RuleSet) -> tuple[Known, ...]:
    """Every scene in which the referee asks this rule about the last step, in a fixed order."""
    return tuple(known for known in all_scenes(rules) if rule in known.asked)


def scenes_like(rule: str, rules: RuleSet) -> tuple[Known, ...]:
    """Other scenes, one change from which this rule may well be asked: such steps as it rules."""
    kinds = _STEPS.get(rule) or _STEPS.get(rule.partition(".")[0], ())
    return tuple(
        known
        for known in all_scenes(rules)
        if rule not in known.asked and isinstance(known.scene.steps[-1], kinds)
    )


_STEPS: dict[str, tuple[type, ...]] = {
    "pile": (Take,),
    "meld": (Lay, Add),
    "meld.threes": (LayThree,),
    "opening": (Lay, Take),
    "out": (Discard, Add, Lay),
    "threes": (LayThree, Discard),
    "discard": (Discard,),
    "discard.red_three": (LayThree,),
    "joker_button": (Draw, Say),
    "kitty": (Draw, Discard, Add),
    "stock": (Draw,),
    "turn": (Lay, Discard, Draw),
}
"""The steps that rules of a part of the game, or one of them, are about."""


def all_scenes(rules: RuleSet) -> tuple[Known, ...]:
    """Every scene of a rule set, each once, in a fixed order; worked out at the first call."""
    known: tuple[Known, ...] | None = rules.tables.get("drill scenes")
    if known is None:
        scenes = {(scene, *map(type, scene.steps)): scene for scene in _all(rules)}
        known = tuple(found for scene in scenes.values() if (found := _known(scene)) is not None)
        rules.tables["drill scenes"] = known
    return known


def _known(scene: Scene) -> Known | None:
    """What the referee says of a scene; None where a step before the last is illegal already."""
    try:
        found = ruling(scene.position, scene.steps)
    except BadInput:
        return None
    if len(found.verdicts) < len(scene.steps):
        return None
    last = found.verdicts[-1]
    return Known(scene, frozenset(finding.rule for finding in last.findings), last.broken)


def _all(rules: RuleSet) -> Iterator[Scene]:
    for source in (_from_examples(rules), _from_course(rules), _from_rounds(rules)):
        for position, steps in source:
            for number in range(1, len(steps) + 1):
                scene = _shown(position, steps[:number])
                if scene is not None:
                    yield scene


def _from_examples(rules: RuleSet) -> Iterator[tuple[Position, Steps]]:
    for written in pool():
        try:
            case = written.under(rules)
        except BadInput:
            continue  # not every example can be under these rules
        yield case.position, case.moves


def _from_course(rules: RuleSet) -> Iterator[tuple[Position, Steps]]:
    for lesson in course(rules.base):
        for cell in lesson.cells:
            for position, steps in _of_cell(cell):
                yield replace(position, rules=rules), steps


def _of_cell(cell: Cell) -> Iterator[tuple[Position, Steps]]:
    if isinstance(cell, Judge):
        yield cell.position, cell.steps
    elif isinstance(cell, Try):
        for steps in (*cell.accepts, *(wrong.steps for wrong in cell.wrong)):
            yield cell.position, steps


def _from_rounds(rules: RuleSet) -> Iterator[tuple[Position, Steps]]:
    """Turns of rounds played by bots, each from its start; spread over rounds of all scores."""
    for number in range(ROUNDS):
        rng = Random(f"drill round {number}")
        bands = [least or 0 for least, _ in rules.opening.bands]
        scores = tuple(rng.choice(bands) + 5 * rng.randrange(60) for _ in range(8))
        players = rules.seats.least if rules.seats.most != 4 else 4
        sides = 2 if rules.seats.sides == "two" else players
        start = deal(rules, players, rng, scores=scores[:sides])
        spare = tuple(button._replace(spare=rng.randrange(3)) for button in start.buttons)
        turns = _turns(replace(start, buttons=spare), rng)
        yield from rng.sample(turns, min(MOST_OF_A_ROUND, len(turns)))


def _turns(position: Position, rng: Random) -> list[tuple[Position, Steps]]:
    found: list[tuple[Position, Steps]] = []
    start, steps = position, list[Step]()
    for event in play_round(position, rng, sensible):
        steps.append(event.step)
        if event.after.seat != start.seat or event.after.stage == "over":
            found.append((start, tuple(steps)))
            start, steps = event.after, []
    return found


def _shown(position: Position, steps: Steps) -> Scene | None:
    """The steps from the latest table on that shows all that counts; None where none does.

    What the table does not show is taken away: other hands, the stock, suits.
    """
    while len(steps) > 1 and isinstance(steps[0], Draw | LayThree | Say):
        try:
            after = ruling(position, steps[:1]).after
        except BadInput:
            return None
        if after is None or after.stage == "over" or not _is_plain(after):
            break
        position, steps = after, steps[1:]
    hidden = any(isinstance(step, Draw) for step in steps[:-1])
    if hidden or len(steps) > MOST_STEPS or position.stage == "over" or not _is_plain(position):
        return None
    if any(card.kind == UNKNOWN for card in position.hand):
        return None
    return Scene(_covered(position), tuple(without_suits(step) for step in steps))


def _is_plain(position: Position) -> bool:
    """Whether nothing has happened this turn that the table does not show."""
    turn = position.turn
    return turn == Turn(turn.drew, bool(position.own_melds) and turn.drew is not None)


def _covered(position: Position) -> Position:
    """The position as the player to move sees it, without suits."""
    hands = tuple(
        plain(hand) if seat == position.seat else (UNKNOWN_CARD,) * len(hand)
        for seat, hand in enumerate(position.hands, 1)
    )
    kitties = tuple(
        kitty._replace(cards=(UNKNOWN_CARD,) * len(kitty.cards)) for kitty in position.kitties
    )
    melds = tuple(
        tuple(meld._replace(cards=plain(meld.cards)) for meld in side) for side in position.melds
    )
    return replace(
        position, hands=hands, kitties=kitties, melds=melds, pile=plain(position.pile),
        stock=(UNKNOWN_CARD,) * len(position.stock),
    )  # fmt: skip
