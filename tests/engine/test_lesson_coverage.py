"""What a course covers: which tasks let a learner meet which rules."""

from __future__ import annotations

import json

import pytest

from engine import rulesets
from engine.commandline import main
from engine.errors import BadInput
from engine.explain import rule_applies
from engine.lessons import Lesson, Task, lesson_files
from engine.lessons.coverage import Row, coverage, table
from engine.rules.checklist import all_rules
from tests.engine.lesson_texts import (
    COMPARE,
    COUNT,
    HEAD,
    JUDGE,
    ORDER,
    PICK,
    PICK_ALL,
    PLAY,
    TRY,
    cell,
    in_lesson,
    lesson,
    replaced,
)
from tests.engine.test_rule_coverage import PERMISSIONS

CLASSIC = rulesets.load("classic")

OVER = """\
- count:
    ask: What does side A score?
    position:
      over: true
      out: {seat: 1}
      hands: {1: "", 2: K 4, 3: "5", 4: "6"}
      melds: {A: [Q*7, 8 8 8]}
      red_threes: {A: 1}
    of: {score: A}
    answer: 795
    say: The hand that is left counts against the side.
    hints: [one, two]
"""


@pytest.mark.parametrize(
    ("text", "kept", "broken"),
    [
        (TRY, {"meld.size", "meld.one_rank", "turn.finish"}, {"meld.size", "meld.one_rank"}),
        (JUDGE, {"meld.one_rank", "meld.per_rank"}, {"meld.size"}),
        (PICK, {"meld.size", "meld.naturals"}, {"meld.size"}),
        (PICK_ALL, {"cards.wild"}, set()),
        (replaced(PICK_ALL, "kind: wild", "worth: 20"), {"cards.values"}, set()),
        (COUNT, {"cards.values"}, set()),
        (replaced(COUNT, "meld: A A A", "value: deal.cards"), {"deal.cards"}, set()),
        (replaced(COUNT, "answer: 60", "answer: 60\n    about: [match.tie]"), set(), set()),
        (
            OVER,
            {"score.cards", "score.canasta", "score.red_threes", "score.out", "score.hand"},
            set(),
        ),
        (ORDER, {"turn.one_draw", "meld.own_side"}, {"turn.draw_first"}),
        (COMPARE, set(), {"meld.wild_ratio"}),
        (PLAY, {"opening.minimum", "turn.one_draw"}, {"opening.minimum", "meld.size"}),
    ],
)
def test_a_task_lets_a_learner_meet_rules(text: str, kept: set[str], broken: set[str]) -> None:
    task = cell(text)
    assert isinstance(task, Task)
    met = task.meets(CLASSIC)
    assert kept <= met.kept
    assert broken <= met.broken
    assert bool(broken) == bool(met.broken)


def test_a_round_is_scored_as_the_engine_scores_it() -> None:
    """Seven queens 70, three eights 30, a natural canasta 500, a red three 100, going out 100,
    less the partner's five."""
    from engine.lessons import check_claims

    assert check_claims(lesson(in_lesson(OVER))) == []


@pytest.fixture
def small_course(monkeypatch: pytest.MonkeyPatch) -> Lesson:
    """A course of one lesson instead of those that are shipped."""
    head = HEAD.replace("minutes: 5", "minutes: 5\nteaches: [meld.size, score.out, meld.per_rank]")
    text = in_lesson(TRY + replaced(COUNT, "answer: 60", "answer: 60\n    about: [score.out]"))
    found = lesson(replaced(text, HEAD, head))
    monkeypatch.setattr("engine.lessons.coverage.course", lambda variant: (found,))
    return found


def row_of(rule: str) -> Row:
    """The row of a rule in the matrix of Classic."""
    return next(row for row in coverage("classic") if row.rule == rule)


def test_a_rule_is_taught_and_met_by_the_lessons_that_do(small_course: Lesson) -> None:
    here = (small_course.slug,)
    assert row_of("meld.size")[2:5] == (here, here, here)
    assert row_of("meld.size").missing == ()
    assert row_of("meld.per_rank").missing == ("broken",)
    assert row_of("meld.wilds").missing == ("taught", "kept", "broken")


def test_an_effect_is_met_by_a_task_about_it(small_course: Lesson) -> None:
    row = row_of("score.out")
    assert (row.effect, row.kept, row.missing) == (True, (small_course.slug,), ())


@pytest.mark.parametrize("variant", rulesets.names())
def test_what_no_move_can_break_need_not_be_broken(variant: str, small_course: Lesson) -> None:
    """Just the rules of which the questions of the rule set show that none breaks them."""
    rules = rulesets.load(variant)
    permits = {
        rule for rule, (switch, value) in PERMISSIONS.items() if rules.value(switch) == value
    }
    for row in coverage(variant):
        breakable = not row.effect and row.rule not in permits
        assert ("broken" in row.wanted) == breakable, row.rule
        assert {"taught", "kept"} <= set(row.wanted)


@pytest.mark.parametrize("variant", ["classic", "railroad", "tile"])
def test_every_rule_that_a_rule_set_uses_has_a_row(variant: str, small_course: Lesson) -> None:
    rules = rulesets.load(variant)
    used = [rule.id for rule in all_rules() if rule_applies(rule.id, rules)]
    assert [row.rule for row in coverage(variant)] == used


def test_the_table_marks_what_is_missing(small_course: Lesson) -> None:
    lines = {line.split()[0]: line.split()[1:] for line in table("classic").splitlines()}
    assert lines["meld.size"] == ["a-lesson", "a-lesson", "a-lesson"]
    assert lines["meld.wilds"] == ["!", "!", "!"]
    assert lines["score.out"] == ["(effect)", "a-lesson", "a-lesson", "-"]
    assert table("classic").splitlines()[-1].endswith("rules of classic are covered")


def test_an_unknown_rule_set_is_refused() -> None:
    with pytest.raises(BadInput, match="no rule set"):
        coverage("samba")


def test_verify_prints_the_matrix_of_each_course(
    small_course: Lesson, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(lesson_files()[0])
    assert main(["verify", path, "--coverage"]) == 1
    out = capsys.readouterr().out
    assert "1 agree, 0 do not" in out and "rules of classic are covered" in out
    assert main(["verify", path, "--coverage", "--json"]) == 1
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()[1:]]
    assert {"variant": "classic", "rule": "meld.per_rank", "missing": ["broken"]}.items() <= next(
        row for row in rows if row["rule"] == "meld.per_rank"
    ).items()
