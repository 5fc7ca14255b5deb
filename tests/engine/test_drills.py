"""Drills: valid, decided by the rule they name, both answers, no two alike, the same everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom

import pytest

from engine.cards import RED_THREE, UNKNOWN
from engine.drills import COUNTED, CountDrill, Drill, count_drill, drill, drillable
from engine.drills.drillable import RARE, WITHOUT
from engine.drills.scenes import Scene
from engine.errors import CannotRead
from engine.explain import rule_applies
from engine.pack import pack_counts
from engine.position import Position
from engine.referee import Verdict, check
from engine.rules.checklist import all_rules
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.rulesets import house, load, names
from engine.scoring import score_lines

ROOT = Path(__file__).parent.parent.parent
WINDOW = 100
"""Of so many drills one after the other no two are alike."""


def judged(scene: Scene) -> Verdict:
    """The referee's verdict on the last step of a scene; those before it must be legal."""
    position = scene.position
    for step in scene.steps[:-1]:
        after = check(position, step).after
        assert after is not None, f"a step before the last is not legal: {step}"
        position = after
    return check(position, scene.steps[-1])


def faults(found: Drill) -> Iterator[str]:
    """What is wrong with a drill, by the referee."""
    verdict = judged(Scene(found.position, found.steps))
    twin = judged(found.twin)
    illegal = twin if found.legal else verdict
    if verdict.legal != found.legal:
        yield "the answer is not the referee's"
    if set(found.broken) != set(verdict.broken) - {"turn.finish"}:
        yield f"broken are {verdict.broken}"
    if twin.legal == found.legal:
        yield "its twin has the same answer"
    if found.rule not in illegal.broken:
        yield f"the illegal one of the two breaks {illegal.broken}"
    if found.twin.position != found.position and found.twin.steps != found.steps:
        yield "its twin is more than one change away"
    if found.rule not in found.choices or not set(found.broken) <= set(found.choices):
        yield f"a right rule is not among the choices {found.choices}"
    if len(found.choices) < 4 or set(found.choices) <= set(found.broken):
        yield f"the choices {found.choices} hold no wrong one"
    if any(RULES[rule].effect or not rule_applies(rule, found.rules) for rule in found.choices):
        yield f"a choice is no rule of moves here: {found.choices}"
    yield from impossible(found.position)
    yield from impossible(found.twin.position)


def impossible(position: Position) -> Iterator[str]:
    """What cannot be in a round: cards that the pack does not have, hands that are too short."""
    seen = [card.kind for hand in position.hands for card in hand]
    seen += [card.kind for card in position.pile]
    seen += [card.kind for side in position.melds for meld in side for card in meld.cards]
    seen += [RED_THREE] * sum(position.red_threes)
    most = pack_counts(position.rules, position.players)
    total = len(seen) + len(position.stock) + sum(len(one.cards) for one in position.kitties)
    if total != sum(most):
        yield f"{total} cards, and the pack has {sum(most)}"
    for kind, count in Counter(seen).items():
        if kind != UNKNOWN and count > most[kind]:
            yield f"kind {kind} is there {count} times"
    for seat, hand in enumerate(position.hands, 1):
        yield from length_faults(position, seat, len(hand))


def length_faults(position: Position, seat: int, held: int) -> Iterator[str]:
    """A hand that laid nothing has what was dealt: one card more once it has drawn one.

    Where two are drawn and one is discarded it grows by one each turn.
    """
    rules = position.rules
    if position.has_melded[seat - 1] or position.turn.drew == "pile":
        return
    if position.out is not None and seat == position.out.seat:
        return
    wanted = rules.deal.cards
    if seat == position.seat and position.stage == "play":
        wanted += rules.turn.draw
    if seat == position.seat and position.stage == "start":
        wanted += 1
    if held != wanted and not (held > wanted and rules.turn.draw > 1):
        yield f"seat {seat} has {held} cards and laid nothing; {wanted} were expected"


def move_rules(rules: RuleSet) -> list[str]:
    """The rules with drills that ask for a ruling."""
    return [rule for rule in drillable(rules) if rule not in COUNTED]


def run(
    rules: RuleSet, count: int, first: int, across: bool = False
) -> tuple[list[str], list[Drill]]:
    """So many drills, rule by rule in turn, and everything that is wrong with them.

    Which rule comes first depends on the first seed. No two of a rule may be alike within a
    hundred; with `across` none of different rules either, which chance may bring now and then.
    """
    wrong: list[str] = []
    made: list[Drill] = []
    asked = move_rules(rules)
    latest: list[tuple[str, tuple[object, ...]]] = []
    for number in range(count):
        seed = first + number
        rule = asked[seed % len(asked)]
        found = drill(rule, rules, seed)
        made.append(found)
        wrong += [f"{rules.id} {rule} {seed}: {fault}" for fault in faults(found)]
        face = (found.position.hand, found.position.pile, found.position.melds, found.steps)
        if any(face == other and (across or rule == same) for same, other in latest):
            wrong.append(f"{rules.id} {rule} {seed}: the same as one shortly before")
        latest = [*latest[1 - WINDOW :], (rule, face)]
    return wrong, made


@pytest.mark.parametrize("name", names())
def test_fresh_drills_are_right(name: str) -> None:
    """Of every third rule; the next run may take others."""
    first = SystemRandom().randrange(1_000_000)
    print(f"seeds from {first}")
    rules = load(name)
    wrong, made = run(rules, len(move_rules(rules)) // 3, first)
    assert wrong == [] and made


@pytest.mark.parametrize(
    ("name", "rule"),
    [("classic", "pile.frozen"), ("classic", "meld.size"), ("classic", "out.canastas"),
     ("railroad", "meld.sevens")],
)  # fmt: skip
def test_one_rule_gives_both_answers_and_none_twice(name: str, rule: str) -> None:
    found = [drill(rule, load(name), seed) for seed in range(30)]
    assert {one.legal for one in found} == {True, False}
    assert len({(one.position, one.steps) for one in found}) == len(found)


def test_most_illegal_moves_break_nothing_but_their_rule() -> None:
    found = [drill("pile.frozen", load("classic"), seed) for seed in range(24)]
    illegal = [one.broken for one in found if not one.legal]
    assert illegal.count(("pile.frozen",)) >= 0.8 * len(illegal)


_TOLD = """
from engine.drills import drill
from engine.rulesets import load
for rule in ("meld.wild_ratio", "pile.natural_top", "out.keep_card"):
    found = drill(rule, load("classic"), 7)
    told.append(str((found.position, found.steps, found.choices, found.twin)))
"""


def test_a_seed_means_the_same_in_every_process() -> None:
    told: list[str] = []
    exec(_TOLD, {"told": told})
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    other = subprocess.run(
        [sys.executable, "-c", f"told = []\n{_TOLD}\nprint(*told, sep='\\n')"],
        cwd=ROOT, check=True, capture_output=True, text=True,
        env={**os.environ, "PYTHONHASHSEED": seed},
    ).stdout  # fmt: skip
    assert other.splitlines() == told
    assert all("Position(" in one for one in told) and len(told) == 3


def test_every_rule_of_moves_has_drills_or_a_reason() -> None:
    for name in names():
        rules = load(name)
        with_drills = set(drillable(rules))
        assert not with_drills & set(WITHOUT)
        for rule in all_rules():
            if rule.id in with_drills:
                assert rule_applies(rule.id, rules), (name, rule.id)
            elif not rule.effect and rule_applies(rule.id, rules):
                # the sources that let a pile be taken so at any time leave nothing to break
                allowed = rule.id.startswith("pile.") or rule.id == "meld.wild_meld"
                assert rule.id in WITHOUT or name in RARE.get(rule.id, ()) or allowed, rule.id


def test_a_rule_that_only_says_what_happens_has_no_ruling_to_ask_for() -> None:
    with pytest.raises(CannotRead, match=r"deal\.cards"):
        drill("deal.cards", load("classic"), 1)
    with pytest.raises(KeyError):
        count_drill("deal.cards", load("classic"), 1)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("rule", COUNTED)
def test_a_line_of_the_score_is_counted(name: str, rule: str) -> None:
    rules = load(name)
    found = [count_drill(rule, rules, seed) for seed in range(12)]
    for one in found:
        lines = [
            line for line in score_lines(one.position) if line.side == "A" and line.rule == rule
        ]
        assert lines and one.answer == sum(line.points for line in lines)
        assert list(impossible(one.position)) == []
    assert len({one.position for one in found}) == len(found)
    assert count_drill(rule, rules, 3) == found[3]
    assert isinstance(found[0], CountDrill)


def test_what_cards_are_worth_is_what_the_rules_say() -> None:
    # seed 002: cards left in hand count against their side; a natural canasta 500, a mixed 300
    for seed in range(12):
        found = count_drill("score.canasta", load("classic"), seed)
        canastas = [meld for meld in found.position.melds[0] if meld.size >= 7]
        assert found.answer == sum(300 if meld.wilds else 500 for meld in canastas)
        assert count_drill("score.hand", load("classic"), seed).answer < 0


def test_house_rules_have_drills_of_their_own() -> None:
    rules = house("official", {"pile.before_opening": "forbidden"})
    assert list(faults(drill("pile.before_opening", rules, 1))) == []
