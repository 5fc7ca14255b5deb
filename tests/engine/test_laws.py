"""Laws that hold whatever the position: what the rules do not look at changes nothing.

Positions come from random rounds; `PLAY_SEED` repeats a run.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import permutations
from random import Random, SystemRandom
from typing import Any

import pytest

from engine import rulesets
from engine.bots import random_bot
from engine.cards import BLACK_THREE, RANKS, RED_THREE, SUITS, Card, Cards, count_kinds
from engine.dealing import deal
from engine.errors import BadInput
from engine.moves import Discard, Draw, Step
from engine.play import play_round
from engine.position import Position, Turn, replace
from engine.referee import can_finish, check, legal_moves
from engine.ruleset import RuleSet
from engine.scoring import score_lines, totals
from engine.verify import canonical
from tests.engine.turns import ends, sets, steps_of
from tests.naive.steps import random_step

SEED = int(os.environ.get("PLAY_SEED", SystemRandom().randrange(2**32)))
POSITIONS = 60
NAMES = rulesets.names()


def random_positions(rules: RuleSet, rng: Random, count: int = POSITIONS) -> list[Position]:
    """Positions from the middle of random rounds."""
    print(f"repeat with PLAY_SEED={SEED}")
    found: list[Position] = []
    while len(found) < count:
        start = deal(rules, rules.seats.least, rng)
        played = [start, *(event.after for event in play_round(start, rng, random_bot))]
        found += rng.sample(played, min(len(played), 15))
    return found[:count]


def some_steps(position: Position) -> list[Step]:
    """Some listed steps and some at random."""
    rng = Random(1)
    steps: list[Step] = [move.step for move in legal_moves(position)]
    return steps[:: max(1, len(steps) // 5)] + [random_step(position, rng) for _ in range(5)]


def asked(position: Position, steps: list[Step]) -> dict[Any, Any]:
    """All that is asked of a position: the moves listed, verdicts on some steps, finishing."""
    return {
        "moves": sorted(str(canonical(move.step)) for move in legal_moves(position)),
        "verdicts": [(str(canonical(step)), verdict(position, step)) for step in steps],
        "can finish": can_finish(position),
    }


def verdict(position: Position, step: Step) -> Any:
    try:
        return check(position, step).broken
    except BadInput as error:
        return str(error)


@pytest.mark.parametrize("name", NAMES)
def test_asking_changes_nothing(name: str) -> None:
    """Questions are pure, and a refused step leaves the position as it was."""
    rng = Random(SEED)
    for position in random_positions(rulesets.load(name), rng):
        before, steps = repr(position), some_steps(position)
        assert asked(position, steps) == asked(position, steps)
        assert repr(position) == before


@pytest.mark.parametrize("name", NAMES)
def test_the_order_of_a_hand_does_not_matter(name: str) -> None:
    rng = Random(SEED)
    for position in random_positions(rulesets.load(name), rng):
        hands = tuple(tuple(rng.sample(hand, len(hand))) for hand in position.hands)
        steps = some_steps(position)
        assert asked(replace(position, hands=hands), steps) == asked(position, steps)


def relabelled(cards: Cards, suits: dict[str, str]) -> Cards:
    """Cards with other suits; threes keep theirs, which say whether they are laid out."""
    return tuple(
        card if card.kind in (RED_THREE, BLACK_THREE) else Card(card.kind, suits[card.suit])
        for card in cards
    )


@pytest.mark.parametrize("name", NAMES)
def test_suits_do_not_matter(name: str) -> None:
    rules = rulesets.load(name)
    rng = Random(SEED)
    names = SUITS[rules.cards.deck]
    for position in random_positions(rules, rng):
        suits = {"": "", **dict(zip(names, rng.sample(names, len(names)), strict=True))}
        other = replace(
            position,
            hands=tuple(relabelled(hand, suits) for hand in position.hands),
            pile=relabelled(position.pile, suits),
            stock=relabelled(position.stock, suits),
        )
        steps = some_steps(position)
        assert asked(other, steps) == asked(position, steps)


def seats_moved(position: Position) -> Position:
    """The same round with every player one seat further, so that two sides change places."""

    def moved(things: tuple[Any, ...]) -> tuple[Any, ...]:
        return things[-1:] + things[:-1]

    def next_seat(seat: int) -> int:
        return seat % position.players + 1

    out = position.out and position.out._replace(seat=next_seat(position.out.seat))
    return replace(
        position,
        seat=next_seat(position.seat),
        hands=moved(position.hands),
        melds=moved(position.melds),
        red_threes=moved(position.red_threes),
        scores=moved(position.scores),
        has_melded=moved(position.has_melded),
        kitties=moved(position.kitties),
        buttons=moved(position.buttons),
        kitty_seat=position.kitty_seat and next_seat(position.kitty_seat),
        out=out,
    )


@pytest.mark.parametrize("name", [name for name in NAMES if name != "official-3"])
def test_changing_places_changes_scores_alone(name: str) -> None:
    """Not where one player stands alone: the others share the first letter that is left."""
    rng = Random(SEED)
    for position in random_positions(rulesets.load(name), rng, 30):
        moved = seats_moved(position)
        steps = some_steps(position)
        assert asked(moved, steps) == asked(position, steps)
        points = list(totals(score_lines(position), position).values())
        assert list(totals(score_lines(moved), moved).values()) == points[-1:] + points[:-1]


@pytest.mark.parametrize("name", NAMES)
def test_a_further_natural_takes_no_opening_away(name: str) -> None:
    """Nor does a lower minimum."""
    rules = rulesets.load(name)
    rng = Random(SEED)
    opened = 0
    for position in unopened(rules, rng):
        if not opens(position):
            continue
        opened += 1
        kind = rng.choice([card.kind for card in position.hand if card.kind in RANKS])
        hand = (*position.hand, Card(kind))
        hands = (*position.hands[: position.seat - 1], hand, *position.hands[position.seat :])
        assert opens(replace(position, hands=hands))
        assert opens(replace(position, scores=(-5,) * len(position.scores)))
    assert opened


def unopened(rules: RuleSet, rng: Random) -> Iterator[Position]:
    """First turns after a draw, by sides that want 50 points or more."""
    for _ in range(POSITIONS):
        start = deal(rules, rules.seats.least, rng)
        if start.stage == "start":
            first = legal_moves(start)[0].step
            start = check(start, first).after or start
        wanted = rng.choice([least for least, _ in rules.opening.bands if least is not None])
        start = replace(start, scores=(wanted,) * len(start.scores))
        after = check(start, Draw()).after
        if after is not None and after.stage == "play":
            yield after


def opens(position: Position) -> bool:
    return any(move.family == "open" for move in legal_moves(position))


@pytest.mark.parametrize("name", ["official", "classic", "complete-4", "tile"])
def test_a_turn_split_into_steps_is_accepted_in_any_order(name: str) -> None:
    """What may be laid in a turn is accepted rank by rank; the minimum is judged on the sum."""
    rng = Random(SEED)
    rules = rulesets.load(name)
    needed = rules.out.canastas
    assert isinstance(needed, int)
    tried = 0
    for position in short_hands(rules, rng):
        whole = [one for one in sets(position) if len(one.laid) > 1 and sum(one.left) > 1]
        missing = 0 if position.turn.opened_before else 50
        legal = [one for one in whole if ends(one, missing, needed)]
        for one in rng.sample(legal, min(3, len(legal))):
            tried += 1
            steps = steps_of(position, one)
            for order in list(permutations(steps))[:6]:
                left = next(kind for kind, number in enumerate(one.left) if number)
                assert accepted(position, (*order, Discard((Card(left),))))
    assert tried


def accepted(position: Position, steps: tuple[Step, ...]) -> bool:
    """Whether every step is legal in turn."""
    at: Position | None = position
    for step in steps:
        if at is None:
            return False
        at = check(at, step).after
    return at is not None


def short_hands(rules: RuleSet, rng: Random) -> Iterator[Position]:
    """Turns after a draw with eight cards of few ranks, opened or not."""
    for position in unopened(rules, rng):
        ranks = rng.sample(list(RANKS), 3)
        hand = tuple(Card(rng.choice([*ranks, *ranks, 13, 14])) for _ in range(8))
        if max(count_kinds(hand)) > 5:
            continue
        hands = (*position.hands[: position.seat - 1], hand, *position.hands[position.seat :])
        scores = (0,) * len(position.scores)
        yield replace(position, hands=hands, scores=scores, turn=Turn(drew="stock"))


@pytest.mark.parametrize("name", NAMES)
def test_a_higher_limit_of_wilds_takes_no_meld_away(name: str) -> None:
    base = rulesets.load(name)
    if base.meld.max_wilds is None:
        pytest.skip("no limit of wilds")
    higher = rulesets.house(name, {"meld.max_wilds": base.meld.max_wilds + 1})
    rng = Random(SEED)
    for position in random_positions(base, rng, 30):
        melds = {move.step for move in legal_moves(position) if move.family in ("meld", "add")}
        more = legal_moves(replace(position, rules=higher))
        assert melds <= {move.step for move in more}
