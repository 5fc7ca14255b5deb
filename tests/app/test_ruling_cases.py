"""Every shared case, opened by its link, is ruled in the app as on the command line."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random, SystemRandom

import pytest
from streamlit.testing.v1 import AppTest

from engine import rulesets
from engine.cases import Case
from engine.question import question_of
from engine.ruling import judge
from engine.verify import run
from engine.words import say
from pages.parts import ruling_store
from pages.parts.ruling_answer import Answers
from pages.parts.ruling_store import Work
from tests.app.test_pages import html_of
from tests.engine.case_files import all_cases, by_file

ROOT = Path(__file__).parent.parent.parent
LONGEST_LINK = 2000
SHARE = float(os.environ.get("RULING_SHARE", "0.2"))
SEED = int(os.environ.get("RULING_SEED", SystemRandom().randrange(2**32)))
every_file = pytest.mark.parametrize("file", by_file())


def cases_of(file: str) -> list[Case]:
    """The cases of a file, each under the rule set that it is written for."""
    return [question.case for question in by_file()[file] if question.name == question.case.slug]


@pytest.fixture(scope="module")
def app() -> AppTest:
    found = AppTest.from_file(str(ROOT / "app.py"), default_timeout=60).run()
    return found.switch_page("pages/settle/ruling.py").run()


def opened(app: AppTest, case: Case) -> str:
    """The page at the link of a case: all HTML that it draws itself."""
    parameters = ruling_store.parameters(Work(question_of(case)), case.rules)
    for name, value in parameters.items():
        app.query_params[name] = value
    app.run()
    assert not app.exception, case.slug
    return html_of(app)


def ruling_faults(app: AppTest, case: Case) -> Iterator[str]:
    """Where the page at the link of a case says something else than the referee."""
    shown = opened(app, case)
    found = app.session_state["ruling-answers"]
    assert isinstance(found, Answers)
    own = found.own
    if not case.moves:
        if own.fault is not None:
            yield f"is not laid out: {own.fault}"
        return
    expected = run(case)
    broken = expected.verdicts[-1].broken
    if own.rules is not case.rules:
        yield f"is ruled under {own.rules.id}"
    if (own.legal, own.broken) != (expected.legal, broken):
        yield f"is {own.legal}, {own.broken}; the referee says {expected.legal}, {broken}"
    if case.expect.legal is not None and (
        own.legal != case.expect.legal or not set(case.expect.rules) <= set(own.broken)
    ):
        yield f"is {own.legal}, {own.broken}; the case says {case.expect.legal}"
    words = [f"<code>{rule}</code></a>" for rule in broken]
    if expected.legal:
        words = [say("verdict-legal")]
    else:
        words.append(say("app-verdict-illegal", count=len(broken)))
    yield from (f"does not say {text}" for text in words if text not in shown)


@every_file
def test_the_app_rules_as_the_referee_does(app: AppTest, file: str) -> None:
    """Each case of the files that are named for their rule set, and some of every other file."""
    print(f"repeat with RULING_SEED={SEED}; RULING_SHARE=1 opens every case")
    dice, cases = Random(f"{SEED} {file}"), cases_of(file)
    if file.removeprefix("cases/") not in rulesets.names():
        cases = dice.sample(cases, math.ceil(SHARE * len(cases)))
    assert [f"{case.slug} {fault}" for case in cases for fault in ruling_faults(app, case)] == []


@every_file
def test_every_link_is_judged_as_the_case_is(file: str) -> None:
    """What the page asks the engine: a case that came through its link."""
    faults = []
    for case in cases_of(file):
        link = ruling_store.parameters(Work(question_of(case)), case.rules)
        own = judge(ruling_store.read(link["q"], case.rules).question, case.rules)
        expected = run(case)
        broken = expected.verdicts[-1].broken if case.moves else ()
        if case.moves and (own.legal, own.broken) != (expected.legal, broken):
            faults.append(f"{case.slug}: {own.legal}, {own.broken}")
        if own.fault is not None:
            faults.append(f"{case.slug}: {own.fault}")
    assert faults == []


@every_file
def test_the_link_of_any_real_position_is_short(file: str) -> None:
    faults = []
    for case in cases_of(file):
        work = Work(question_of(case))
        parameters = ruling_store.parameters(work, case.rules)
        size = sum(len(name) + len(value) + 2 for name, value in parameters.items())
        if size >= LONGEST_LINK:
            faults.append(f"{case.slug}: {size} letters")
        if ruling_store.read(parameters["q"], case.rules).question != work.question:
            faults.append(f"{case.slug}: another question is read from its link")
    assert faults == []


def test_the_command_line_says_the_same(app: AppTest) -> None:
    file = ROOT / "tests" / "cases" / "classic.yaml"
    told = subprocess.run(
        [sys.executable, "-m", "engine", "check", "--json", str(file)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    last = {one["case"]: one for one in map(json.loads, told.stdout.splitlines())}
    assert last
    for slug, one in last.items():
        case = next(case for case in all_cases() if case.slug == slug)
        opened(app, case)
        own = app.session_state["ruling-answers"].own
        assert own.legal == one["legal"]
        assert list(own.broken) == [why["rule"] for why in one["reasons"] if not why["ok"]]


def test_there_are_cases_of_many_files() -> None:
    assert sum(bool(case.moves) for case in all_cases()) > 100
