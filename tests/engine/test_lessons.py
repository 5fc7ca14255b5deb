"""The shipped lessons: every claim is executed, and each keeps to the form of a lesson."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import lessons, rulesets
from engine.commandline import main
from engine.lessons import Judge, Lesson, Play, Say, Task, check_claims, course, courses
from engine.lessons.coverage import coverage
from engine.yamltext import read_file

BY_FILE = {f"{path.parent.name}/{path.stem}": path for path in lessons.lesson_files()}

every_course = pytest.mark.parametrize("ruleset", courses())
"""Its lessons as they are read for this rule set, with the cells shown there."""


def tasks(lesson: Lesson) -> list[Task]:
    """The cells of a lesson that ask for something."""
    return [cell for cell in lesson.cells if isinstance(cell, Task)]


def tasks_of(ruleset: str) -> list[Task]:
    """The tasks of all lessons of a course."""
    return [task for lesson in course(ruleset) for task in tasks(lesson)]


def words_of(task: Task) -> list[str]:
    """What a learner is told about a task, beside the question."""
    return [task.say, task.otherwise, *task.hints]


@pytest.mark.parametrize("path", BY_FILE.values(), ids=BY_FILE)
def test_every_claim_holds(path: Path) -> None:
    lesson = lessons.read_lesson(read_file(path))
    assert [str(fault) for fault in check_claims(lesson)] == []


@every_course
def test_a_lesson_takes_three_to_seven_minutes_and_has_three_tasks(ruleset: str) -> None:
    assert [
        f"{lesson.slug}: {lesson.minutes} minutes, {len(tasks(lesson))} tasks"
        for lesson in course(ruleset)
        if not 3 <= lesson.minutes <= 7 or len(tasks(lesson)) < 3
    ] == []


@every_course
def test_a_lesson_has_eight_to_fourteen_cells(ruleset: str) -> None:
    counts = {lesson.slug: len(lesson.cells) for lesson in course(ruleset)}
    assert {slug: count for slug, count in counts.items() if not 8 <= count <= 14} == {}


@every_course
def test_a_lesson_teaches_rules(ruleset: str) -> None:
    taught = {lesson.slug: lesson.teaches for lesson in course(ruleset)}
    assert {slug: ids for slug, ids in taught.items() if not ids or len({*ids}) < len(ids)} == {}


@every_course
def test_every_task_has_at_least_two_hints_that_differ(ruleset: str) -> None:
    faults = []
    for task in tasks_of(ruleset):
        if not len(set(task.hints)) == len(task.hints) >= 2:
            faults.append(task.ask)
    assert faults == []


@every_course
def test_every_task_has_a_word_for_a_right_answer(ruleset: str) -> None:
    assert [task.ask for task in tasks_of(ruleset) if not task.say] == []


@every_course
def test_every_answer_that_is_not_foreseen_has_a_word(ruleset: str) -> None:
    others = [task for task in tasks_of(ruleset) if not isinstance(task, Judge)]
    assert [task.ask for task in others if not task.otherwise] == []


@every_course
def test_a_ruling_offers_more_than_one_rule(ruleset: str) -> None:
    """With the right rule alone to choose from, nothing would be asked."""
    rulings = [task for task in tasks_of(ruleset) if isinstance(task, Judge) and not task.legal]
    assert [task.ask for task in rulings if len(task.choices) < 3] == []


@every_course
def test_texts_are_filled_in(ruleset: str) -> None:
    cells = [cell for lesson in course(ruleset) for cell in lesson.cells]
    said = [cell.text for cell in cells if isinstance(cell, Say)]
    said += [words for task in tasks_of(ruleset) for words in [task.ask, *words_of(task)]]
    assert [words for words in said if "{{" in words or "}}" in words] == []


@every_course
def test_no_text_is_said_twice_in_a_task(ruleset: str) -> None:
    faults = []
    for task in tasks_of(ruleset):
        said = [words for words in words_of(task) if words]
        if len(set(said)) < len(said):
            faults.append(task.ask)
    assert faults == []


@every_course
def test_what_a_lesson_needs_comes_earlier_in_its_course(ruleset: str) -> None:
    done: set[str] = set()
    for lesson in course(ruleset):
        assert set(lesson.needs) <= done, lesson.slug
        assert lesson.slug not in done
        done.add(lesson.slug)


def test_the_classic_course_begins_with_its_six_lessons() -> None:
    assert [lesson.slug for lesson in course("classic")][:6] == [
        "melds",
        "wild-cards",
        "a-turn",
        "opening",
        "taking-the-pile",
        "frozen-pile",
    ]


@every_course
def test_lessons_of_a_course_have_titles_of_their_own(ruleset: str) -> None:
    titles = [lesson.title for lesson in course(ruleset)]
    assert len(set(titles)) == len(titles)


def test_every_rule_set_has_a_course() -> None:
    assert courses() == rulesets.names()


@every_course
def test_a_course_ends_with_turns_to_play(ruleset: str) -> None:
    """The last lesson is a round against a script."""
    assert any(isinstance(cell, Play) for cell in course(ruleset)[-1].cells)


@every_course
def test_a_course_covers_every_rule_of_its_rule_set(ruleset: str) -> None:
    """Each is taught and met in a task, as kept and, where a move can break it, as broken."""
    assert {row.rule: row.missing for row in coverage(ruleset) if row.missing} == {}


def test_rules_without_lessons_have_no_course() -> None:
    assert course("no-such-rules") == ()


@pytest.mark.parametrize(
    ("source", "filled"),
    [
        ("{{meld.max_wilds}} wilds", "three wilds"),
        ("{{ score.canasta.natural }} points", "500 points"),
        ("a joker counts {{cards.values.Jo}}", "a joker counts 50"),
        ("no value in {braces}", "no value in {braces}"),
    ],
)
def test_values_of_the_rule_set_are_written_for_readers(source: str, filled: str) -> None:
    assert lessons.text(source, rulesets.load("classic")) == filled


def test_verify_agrees_with_all_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *map(str, BY_FILE.values())]) == 0
    assert f"{len(BY_FILE)} agree" in capsys.readouterr().out
