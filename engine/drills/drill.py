"""A drill: is this move legal, and if not, which rule says so, made from a seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from random import Random
from typing import NamedTuple

from engine.drills.neighbours import can_be, neighbours
from engine.drills.scenes import Scene, scenes_like, scenes_of
from engine.drills.varying import varied
from engine.errors import BadInput, CannotRead
from engine.explain import rule_applies
from engine.lessons.cell import Steps, ruling
from engine.lessons.courses import course
from engine.moves import LayThree, Step
from engine.notation import write_step
from engine.position import Position
from engine.question import Question
from engine.referee import Verdict
from engine.rules.checklist import all_rules
from engine.ruleset import RuleSet
from engine.saidposition import said_of

BESIDE = "turn.finish"
"""Named beside the rule that blocks the end of a turn; it never decides alone."""
EVIDENT = frozenset((BESIDE, "turn.cards_held"))
"""Rules that nobody needs a lesson for: what one does not hold cannot be played."""
CHOICES = 4
MOST_TRIES, MOST_ROUNDS = 30, 8
"""Scenes tried at once, others like them among those where few ask the rule; and how often."""
GOOD_ENOUGH = 3
"""So many drills are looked at for one that asks for nothing but its rule."""
MOST_FOUND = 6
"""So many at most, where none breaks its rule alone."""
BESIDE_OTHERS = 100
"""What it costs that another rule is broken too, against each rule asked that is taught later."""
ENOUGH_NEIGHBOURS = 6
MOST_BROKEN = 4
"""Rules that a move in a drill breaks at once, at most; one is best."""


class Drill(NamedTuple):
    """One question: `steps` on `position`, of which the last is to be judged.

    `broken` are the rules that decide (none of a legal move), `choices` the rules to choose
    from, in the catalogue's order. `twin` is one change away and has the other answer: what
    lies between the two is the rule.
    """

    rule: str
    rules: RuleSet
    seed: int
    position: Position
    steps: Steps
    legal: bool
    broken: tuple[str, ...]
    choices: tuple[str, ...]
    twin: Scene

    @property
    def step(self) -> Step:
        """The step to be judged."""
        return self.steps[-1]

    @property
    def question(self) -> Question:
        """The same, as somebody would ask the referee."""
        deck = self.rules.cards.deck
        moves = tuple(write_step(step, deck) for step in self.steps)
        return Question(said_of(self.position), moves, others=0)


def drill(rule: str, rules: RuleSet, seed: int) -> Drill:
    """The drill of a rule under a rule set that a seed stands for: the same one everywhere.

    Raises `KeyError` for an unknown rule, `CannotRead` where no question can be made of it.
    """
    rng = Random(f"drill {rules.signature} {rule} {seed}")
    wanted = rng.random() < 0.5
    found = _found(rule, rules, wanted, rng) or _found(rule, rules, not wanted, rng)
    if found is None:
        raise CannotRead(f"no question could be made of the rule {rule}")
    scene, twin, verdict = found.scene, found.twin, found.verdict
    broken = tuple(id for id in verdict.broken if id != BESIDE)
    choices = _choices(rule, verdict, broken, rng)
    return Drill(rule, rules, seed, *scene, verdict.legal, broken, choices, twin)


class _Pair(NamedTuple):
    """A scene and the other answer beside it; `cost` is what it asks beyond its own rule."""

    scene: Scene
    twin: Scene
    verdict: Verdict
    cost: int


def _found(rule: str, rules: RuleSet, legal: bool, rng: Random) -> _Pair | None:
    """A scene with the wanted answer and its twin; the best of a few."""
    later = taught_later(rule, rules)
    found: list[_Pair] = []
    for scene in chain.from_iterable(
        _candidates(rule, rules, later, rng) for _ in range(MOST_ROUNDS)
    ):
        pair = _pair(rule, legal, varied(scene, rng, _more_wilds(rule, rng)), later, rng)
        if pair is None:
            continue
        found.append(pair)
        alone = sum(one.cost < BESIDE_OTHERS for one in found)
        if not pair.cost or alone == GOOD_ENOUGH or len(found) == MOST_FOUND:
            break
    return min(found, key=lambda pair: pair.cost, default=None)


def _candidates(rule: str, rules: RuleSet, later: frozenset[str], rng: Random) -> Iterator[Scene]:
    """Scenes to try, at random: first those that ask for nothing taught later.

    None that asks the rule is left out for others like it: they may be the only ones that do.
    """
    own, like = scenes_of(rule, rules), scenes_like(rule, rules)
    more = max(0, MOST_TRIES - len(own))
    known = [*own, *rng.sample(like, min(len(like), more))]
    ranked = sorted(known, key=lambda one: (len(one.asked & later), rng.random()))
    yield from (one.scene for one in ranked[:MOST_TRIES])


def _pair(rule: str, legal: bool, scene: Scene, later: frozenset[str], rng: Random) -> _Pair | None:
    """Of a scene and one of its neighbours, the one with the wanted answer, and the other."""
    verdict = _judged(scene) if can_be(scene.position) else None
    if verdict is None or not (verdict.legal or decides(rule, verdict)):
        return None
    found: list[_Pair] = []
    for other in neighbours(scene, rng):
        beside = _judged(other)
        if beside is None or beside.legal == verdict.legal:
            continue
        if not beside.legal and not decides(rule, beside):
            continue
        kept, broken = (verdict, beside) if verdict.legal else (beside, verdict)
        asked = keeps(rule, kept)
        if not asked and not _alike(other.steps[-1], scene.steps[-1]):
            continue
        shown = kept if legal else broken
        untaught = len({finding.rule for finding in shown.findings} & later)
        others = sum(id not in (rule, BESIDE) for id in broken.broken)
        unknown = len(later.intersection(broken.broken))
        cost = untaught + 5 * (not asked) + BESIDE_OTHERS * (others + 2 * unknown)
        pair = (scene, other, verdict) if verdict.legal == legal else (other, scene, beside)
        found.append(_Pair(*pair, cost))
        if (asked and not others) or len(found) == ENOUGH_NEIGHBOURS:
            break
    return min(found, key=lambda pair: pair.cost, default=None)


def _more_wilds(rule: str, rng: Random) -> int:
    """How many wilds a hand is given, so that there is a choice: where melds are asked about."""
    if rule == "meld.wild_meld":
        return 3
    return rng.choice((0, 1, 2)) if rule.startswith(("meld.", "opening.")) else 0


def _alike(one: Step, other: Step) -> bool:
    """Whether two steps are of one sort; laying out a red three goes beside any."""
    return type(one) is type(other) or isinstance(one, LayThree) or isinstance(other, LayThree)


def _judged(scene: Scene) -> Verdict | None:
    """The verdict on the last step; None where it cannot be judged, or is not reached."""
    try:
        found = ruling(scene.position, scene.steps)
    except BadInput:
        return None
    return found.verdicts[-1] if len(found.verdicts) == len(scene.steps) else None


def decides(rule: str, verdict: Verdict) -> bool:
    """Whether a step is not legal by this rule, and by few others beside it."""
    return rule in verdict.broken and len(verdict.broken) <= MOST_BROKEN


def keeps(rule: str, verdict: Verdict) -> bool:
    """Whether a step is legal, and this rule was asked."""
    return verdict.legal and any(finding.rule == rule for finding in verdict.findings)


@lru_cache(maxsize=1024)
def taught_later(rule: str, rules: RuleSet) -> frozenset[str]:
    """The rules that the course of a rule set teaches only after this one."""
    first: dict[str, int] = {}
    for number, lesson in enumerate(course(rules.base)):
        for id in lesson.teaches:
            first.setdefault(id, number)
    if rule not in first:
        return frozenset()
    return frozenset(id for id, number in first.items() if number > first[rule]) - EVIDENT


def _choices(rule: str, verdict: Verdict, broken: Sequence[str], rng: Random) -> tuple[str, ...]:
    """The rules to choose from: the right ones, the drill's own, others of its part of the game.

    First those that the referee asked, none that is taught later.
    """
    rules = verdict.rules
    later = taught_later(rule, rules)
    part = rule.partition(".")[0]
    usable = [
        one.id
        for one in all_rules()
        if not one.effect and one.id != BESIDE and rule_applies(one.id, rules)
        if one.id not in later and one.id not in verdict.broken
    ]
    asked = [finding.rule for finding in verdict.findings if finding.rule in usable]
    same = [id for id in usable if id.partition(".")[0] == part]
    rng.shuffle(same)
    rng.shuffle(usable)
    near = [id for id in asked if not id.startswith("turn.")]
    ranked = dict.fromkeys((*broken, rule, *near[:1], *same[:1], *near[1:], *same, *usable))
    chosen = tuple(ranked)[: max(CHOICES, len(broken) + 1)]
    return tuple(one.id for one in all_rules() if one.id in chosen)
