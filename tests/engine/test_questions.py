"""The gallery of questions: every answer holds, and every part of the game is asked about."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from engine import rulesets
from engine.asked import FOLDER
from engine.cases import Case, read_cases
from engine.commandline import main
from engine.scoring import score_lines
from engine.verify import differences, run
from engine.yamltext import read_file
from tests.engine.case_files import all_cases

FILES = sorted(FOLDER.glob("*.yaml"))

MAIN = ("classic", "official", "railroad", "tile", "complete-4")
"""The five games; the other rule sets are forms of them for another number of players."""

REFUSED = (
    *("turn", "pile", "stock", "meld", "opening", "threes", "discard"),
    *("out", "kitty", "joker_button", "deal"),
)
"""Parts of the game in which a step can go wrong, by the first word of a rule's id."""

SCORED = {
    *("score.cards", "score.canasta", "score.red_threes", "score.black_threes"),
    *("score.out", "score.hand", "score.kitty"),
}


def cases_of(path: Path) -> list[Case]:
    return read_cases(read_file(path))


@cache
def gallery() -> tuple[Case, ...]:
    """Every question that is shipped, file by file."""
    return tuple(case for path in FILES for case in cases_of(path))


def under(ruleset: str) -> list[Case]:
    return [case for case in gallery() if case.rules.id == ruleset]


# Each question


def test_the_engine_answers_as_the_questions_expect() -> None:
    found = {case.slug: differences(case) for case in gallery()}
    assert {slug: lines for slug, lines in found.items() if lines} == {}


def test_only_the_last_step_is_disputed() -> None:
    faults = []
    for case in gallery():
        legal = [verdict.legal for verdict in run(case).verdicts]
        if len(legal) != len(case.moves) or not all(legal[:-1]):
            faults.append(f"{case.slug}: {legal}")
    assert faults == []


def test_each_is_asked_in_one_or_two_sentences() -> None:
    assert [
        f"{case.slug}: {case.title}"
        for case in gallery()
        if not (case.title.endswith("?") and 30 <= len(case.title) <= 150)
    ] == []


def test_each_is_explained_in_two_or_three_sentences() -> None:
    faults = []
    for case in gallery():
        sentences = len(re.findall(r"[.?!](?: |$)", case.why))
        if not case.why.endswith(".") or "\n" in case.why or not 1 <= sentences <= 4:
            faults.append(f"{case.slug}: {sentences} sentences")
        if not 60 <= len(case.why) <= 320:
            faults.append(f"{case.slug}: {len(case.why)} letters")
    assert faults == []


def test_each_is_asked_about_a_step_or_a_score() -> None:
    faults = []
    for case in gallery():
        asks = case.expect.legal is not None if case.moves else bool(case.expect.score)
        if not asks:
            faults.append(f"{case.slug} expects nothing")
        if case.expect.legal is False and not case.expect.rules:
            faults.append(f"{case.slug}: a refusal names the rule that is broken")
    assert faults == []


# The gallery


def test_slugs_tell_the_questions_apart_from_each_other_and_from_the_cases() -> None:
    count = Counter(case.slug for case in (*gallery(), *all_cases()))
    assert [slug for slug, times in count.items() if times > 1] == []


def test_no_question_is_asked_twice() -> None:
    count = Counter(case.title for case in (*gallery(), *all_cases()))
    assert not [case.title for case in gallery() if count[case.title] > 1]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_holds_the_questions_of_one_rule_set_and_says_so(path: Path) -> None:
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    assert first.startswith("# ") and path.stem in first
    assert {case.rules.id for case in cases_of(path)} == {path.stem}


@pytest.mark.parametrize("ruleset", rulesets.names())
def test_every_rule_set_is_asked_about(ruleset: str) -> None:
    assert len(under(ruleset)) >= (7 if ruleset in MAIN else 3)


@pytest.mark.parametrize("ruleset", rulesets.names())
def test_some_answers_are_yes_and_some_are_no(ruleset: str) -> None:
    assert {case.expect.legal for case in under(ruleset)} >= {True, False}


@pytest.mark.parametrize("part", REFUSED)
def test_a_question_is_refused_by_a_rule_of_each_part(part: str) -> None:
    assert [
        case
        for case in gallery()
        if any(rule.partition(".")[0] == part for rule in case.expect.rules)
    ]


def test_every_line_of_a_score_is_asked_about() -> None:
    scored = [case for case in gallery() if case.expect.score]
    seen = {line.rule for case in scored for line in score_lines(run(case).position)}
    assert seen >= SCORED


def test_the_folder_is_accepted_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(FOLDER)]) == 0
    assert capsys.readouterr().out == f"{len(gallery())} agree, 0 do not\n"
