"""Every lesson is played through as a learner plays it: each task wrongly first, then rightly.

A run does a few lessons that the day chooses. All of them, which takes some minutes:
`LESSONS=all sh tests/run.sh tests/app/test_lessons_played.py`.
"""

from __future__ import annotations

import os
import random
from datetime import date

import pytest

from engine import lessons
from pages.parts import progress
from pages.parts.verdict import inline
from tests.app.learner import Learner

SHARE = 3
"""So many lessons a run, each under a rule set of its own."""
# By the day, so that all processes of a run choose the same.
SEED = int(os.environ.get("LESSON_SEED", date.today().toordinal()))


def _chosen() -> list[str]:
    courses = {
        variant: [f"{variant}/{lesson.slug}" for lesson in lessons.course(variant)]
        for variant in lessons.courses()
    }
    if os.environ.get("LESSONS") == "all":
        return [key for keys in courses.values() for key in keys]
    dice = random.Random(SEED)
    return [dice.choice(courses[variant]) for variant in dice.sample(sorted(courses), SHARE)]


@pytest.mark.parametrize("key", _chosen())
def test_a_lesson_is_played_through_with_wrong_and_right_answers(key: str) -> None:
    """Each wrong answer gets its word and no star; the right one after it gets all three."""
    print(f"repeat with LESSON_SEED={SEED}")
    variant, _, slug = key.partition("/")
    lesson = next(one for one in lessons.course(variant) if one.slug == slug)
    learner = Learner(key)
    for cell in lesson.cells:
        if not isinstance(cell, lessons.Task):
            continue
        assert not learner.is_at_the_end()
        said = learner.wrongly(cell)
        assert inline(said.word) in said.html, cell.ask
        assert cell.say == said.word or inline(cell.say) not in said.html, cell.ask
        assert learner.stars(cell) == 0, cell.ask
        learner.rightly(cell)
        assert learner.stars(cell) == progress.ALONE, cell.ask
    assert learner.is_at_the_end()
