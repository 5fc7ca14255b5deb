"""Goals of tasks, one by one, on small positions: what reaches them and what falls short."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine import rulesets
from engine.errors import BadInput
from engine.lessons import Goal, Try, attempt
from engine.notation import read_steps
from tests.engine.lesson_texts import cell

CLASSIC = rulesets.load("classic")


@dataclass(frozen=True)
class Question:
    """A position, a goal, moves that reach it, and legal moves that do not."""

    position: str
    goal: str
    reach: tuple[str, ...]
    miss: tuple[str, ...]


DRAW = "hands: {1: K K 9 9 5 4}, pile: 4 J 9, stock: K ?50, melds: {A: [Q Q Q]}"
PLAY = "step: play, hands: {1: K K K 2 9 9 5 4}, melds: {A: [Q Q Q]}"
UNOPENED = "step: play, hands: {1: A A A K K K 9 5 4}"
CANASTA = "step: play, hands: {1: 8 8 2 9 5 4}, melds: {A: [8*5, Q Q Q]}"
SPOILT = "step: play, hands: {1: 2 9 5 4}, melds: {A: [8*7]}"
THREES = "step: play, hands: {1: 3h K 9 5 4}, stock: 9 ?50, melds: {A: [Q Q Q]}"
OUT = "step: play, hands: {1: Q 5}, melds: {A: [Q Q Q, 8*7]}"

QUESTIONS = {
    "take": Question(DRAW, "take: true", ("take 9 9", "take 9 9; discard 4"), ("draw",)),
    "take not": Question(DRAW, "take: false", ("draw",), ("take 9 9",)),
    "draw": Question(DRAW, "draw: true", ("draw", "draw; discard 4"), ("take 9 9",)),
    "draw not": Question(DRAW, "draw: false", ("take 9 9",), ("draw",)),
    "opened": Question(
        UNOPENED,
        "opened: true",
        ("meld A A A", "meld K K K; meld A A A", "meld K K K + A A A"),
        ("meld K K K", "discard 4"),
    ),
    "opened before": Question(PLAY, "opened: true", ("meld K K K", "discard 4"), ()),
    "opened not": Question(UNOPENED, "opened: false", ("discard 4", "meld K K K"), ("meld A A A",)),
    "melded": Question(
        PLAY,
        "melded: K",
        ("meld K K K", "meld K K 2", "discard 4; draw")[:2],
        ("discard K", "meld 9 9 2"),
    ),
    "melded onto": Question(PLAY, "melded: Q", ("add 2 to Q",), ("meld K K K",)),
    "melded several": Question(
        PLAY, "melded: K 9", ("meld K K K; meld 9 9 2",), ("meld K K K", "meld 9 9 2")
    ),
    "melded with the pile": Question(DRAW, "melded: 9", ("take 9 9",), ("draw",)),
    "a number laid": Question(
        PLAY,
        "laid: 4",
        ("meld K K K; add 2 to Q", "meld K K K; meld 9 9 2"),
        ("meld K K K", "add 2 to Q"),
    ),
    "the top card counts as laid": Question(DRAW, "laid: 3", ("take 9 9",), ("draw",)),
    "cards laid": Question(
        PLAY, "laid: K K 2", ("meld K K 2", "meld K K K; add 2 to Q"), ("meld K K K", "meld 9 9 2")
    ),
    "wilds": Question(PLAY, "wilds: 1", ("meld K K 2", "add 2 to Q"), ("meld K K K",)),
    "no wilds": Question(PLAY, "wilds: 0", ("meld K K K", "discard 2"), ("meld K K 2",)),
    "points": Question(
        PLAY,
        "points: 40",
        ("meld K K 2", "meld 9 9 2", "meld K K K; add 2 to Q"),
        ("meld K K K", "discard 4"),
    ),
    "a canasta": Question(
        CANASTA, "canasta: true", ("add 8 8 to 8", "add 8 2 to 8"), ("add 8 to 8", "add 2 to Q")
    ),
    "no canasta": Question(CANASTA, "canasta: false", ("add 8 to 8",), ("add 8 8 to 8",)),
    "a natural canasta": Question(
        CANASTA,
        "canasta: natural",
        ("add 8 8 to 8",),
        ("add 8 2 to 8", "add 8 8 2 to 8", "discard 4"),
    ),
    "a mixed canasta": Question(CANASTA, "canasta: mixed", ("add 8 2 to 8",), ("add 8 8 to 8",)),
    "a canasta that becomes mixed": Question(SPOILT, "canasta: true", (), ("add 2 to 8",)),
    "no mixed canasta by a change": Question(SPOILT, "canasta: mixed", (), ("add 2 to 8",)),
    "discarded": Question(
        PLAY, "discarded: true", ("discard 4", "meld K K K; discard 9"), ("add 2 to Q",)
    ),
    "discarded not": Question(PLAY, "discarded: false", ("add 2 to Q",), ("discard 4",)),
    "a card discarded": Question(PLAY, "discarded: 9", ("discard 9",), ("discard 4", "meld 9 9 2")),
    "one of two cards discarded": Question(
        PLAY, "discarded: 5 4", ("discard 4", "discard 5"), ("discard 9",)
    ),
    "a red three": Question(THREES, "red_three: true", ("lay 3h", "lay 3h; discard 4"), ()),
    "a red three drawn": Question(
        DRAW.replace("stock: K", "stock: 3h K"), "red_three: true", ("draw",), ("take 9 9",)
    ),
    "no red three": Question(THREES, "red_three: false", (), ("lay 3h",)),
    "keeps": Question(PLAY, "keeps: 9 9", ("meld K K K", "discard 4"), ("meld 9 9 2", "discard 9")),
    "turn over": Question(PLAY, "turn_over: true", ("discard 4",), ("meld K K K",)),
    "turn over by going out": Question(OUT, "turn_over: true", ("add Q to Q; discard 5",), ()),
    "turn not over": Question(PLAY, "turn_over: false", ("meld K K K",), ("discard 4",)),
    "out": Question(OUT, "out: true", ("add Q to Q; discard 5",), ("discard 5", "add Q to Q")),
    "out not": Question(OUT, "out: false", ("discard 5",), ("add Q to Q; discard 5",)),
    "several parts": Question(
        DRAW,
        "draw: true, melded: K, discarded: true",
        ("draw; meld K K K; discard 4",),
        ("draw", "draw; meld K K K", "draw; discard 4", "take 9 9; discard K"),
    ),
}


def task(question: Question) -> Try:
    """A task with this position and goal."""
    found = cell(
        f"- try:\n    ask: Play.\n    position: {{{question.position}}}\n"
        f"    goal: {{{question.goal}}}\n    accepts: [discard 4]\n    hints: [one, two]\n"
    )
    assert isinstance(found, Try)
    return found


CASES = [
    pytest.param(question, moves, wanted, id=f"{name}: {moves}")
    for name, question in QUESTIONS.items()
    for wanted, several in ((True, question.reach), (False, question.miss))
    for moves in several
]


@pytest.mark.parametrize(("question", "moves", "wanted"), CASES)
def test_goal(question: Question, moves: str, wanted: bool) -> None:
    outcome = attempt(task(question), CLASSIC, read_steps(moves, "cards"))
    assert outcome.legal, [verdict.broken for verdict in outcome.verdicts]
    assert outcome.reached is wanted


def test_every_part_of_a_goal_is_asked_here() -> None:
    asked = {part.split(":")[0].strip() for q in QUESTIONS.values() for part in q.goal.split(",")}
    assert asked == set(Goal.model_fields)


def test_an_illegal_move_reaches_no_goal() -> None:
    found = attempt(
        task(Question(PLAY, "melded: K", (), ())), CLASSIC, read_steps("meld K K", "cards")
    )
    assert not found.legal and not found.reached


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        ("lain: 3", "unknown key"),
        ("melded: X", "“X” is no card"),
        ("keeps: 9 9 Z", "“Z” is no card"),
        ("discarded: 14", "“14” is no card"),
        ("canasta: dirty", "natural, mixed"),
        ("opened: perhaps", "yes or no was expected"),
        ("points: many", "a whole number was expected"),
    ],
)
def test_a_goal_that_cannot_be_read_is_refused(goal: str, words: str) -> None:
    with pytest.raises(BadInput) as refused:
        task(Question(PLAY, goal, (), ()))
    assert words in refused.value.message
    assert f"x.yaml:9: cells.1.try.goal.{goal.split(':')[0]}" in refused.value.place
