"""A quiz made of hands: whatever hands it is made of, it is a lesson whose claims hold."""

from __future__ import annotations

import pytest

from engine import contrast
from engine.drills import drillable
from engine.errors import CannotRead
from engine.lessons import Judge
from engine.lessons.quiz import quiz
from engine.lessons.review import review
from engine.question import Question
from engine.rulesets import house, load

OURS = house("railroad", {"pile.black_three": "freezes"}, "Tonight’s <rules>")


@pytest.mark.parametrize(
    ("one", "other"),
    [("railroad", "classic"), ("classic", "official"), ("tile", "official"), ("ours", "railroad")],
)
@pytest.mark.parametrize("seed", [1, 7])
def test_a_quiz_of_hands_holds(one: str, other: str, seed: int) -> None:
    sets = tuple(OURS if id == "ours" else load(id) for id in (one, other))
    questions = [
        hand.question for n in range(3) if (hand := contrast.hand(sets, seed + n)) is not None
    ]
    found = review(quiz("A quiz", sets[0], questions))
    assert found.faults == () and found.lesson is not None
    assert found.lesson.rules == sets[0]
    assert 1 <= len(found.lesson.cells) <= 4
    answers = [cell.legal for cell in found.lesson.cells if isinstance(cell, Judge)]
    assert any(answers) or not set(found.lesson.teaches) & set(drillable(sets[0]))
    for cell in found.lesson.cells:
        assert isinstance(cell, Judge) and len(cell.hints) == 3 and cell.say


def test_a_quiz_says_what_the_referee_says() -> None:
    table = {"hands": {1: "K 2 9 9 5"}, "pile": "3b 8 K", "melds": {"A": ["Q Q Q"]}}
    question = Question(table, ("take K 2",), others=0)
    rules = house("official", {"pile.black_three": "freezes"})
    found = review(quiz("A quiz", rules, [question])).lesson
    assert found is not None
    cell, other = found.cells
    assert isinstance(cell, Judge) and isinstance(other, Judge)
    assert other.legal  # or every answer would be “no”
    assert (cell.legal, cell.rules) == (False, ("pile.frozen",))
    assert "black three" in cell.say
    assert found.teaches == ("pile.frozen",)


def test_hands_that_cannot_be_are_left_out_and_none_makes_no_quiz() -> None:
    tiles = Question({"hands": {1: "13 12"}}, ("draw",))
    with pytest.raises(CannotRead, match="nothing to ask"):
        quiz("A quiz", load("classic"), [tiles, Question({"hands": {1: "K"}})])
