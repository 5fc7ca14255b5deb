"""Every shared case, opened by its link, is ruled in the app as on the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from engine.cases import Case
from engine.question import question_of
from engine.verify import run
from engine.words import say
from pages.parts import ruling_store
from pages.parts.ruling_answer import Answers
from pages.parts.ruling_store import Work
from tests.app.test_pages import html_of
from tests.engine.case_files import all_cases

ROOT = Path(__file__).parent.parent.parent
LONGEST_LINK = 2000
MOVED = [case for case in all_cases() if case.moves]


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
    assert not app.exception
    return html_of(app)


@pytest.mark.parametrize("case", MOVED, ids=lambda case: case.slug)
def test_the_app_rules_as_the_referee_does(app: AppTest, case: Case) -> None:
    shown = opened(app, case)
    expected = run(case)
    found = app.session_state["ruling-answers"]
    assert isinstance(found, Answers)
    assert found.own.rules is case.rules
    assert found.own.legal == expected.legal
    assert found.own.broken == expected.verdicts[-1].broken
    if expected.legal:
        assert say("verdict-legal") in shown
    else:
        assert say("app-verdict-illegal", count=len(expected.verdicts[-1].broken)) in shown
        for rule in expected.verdicts[-1].broken:
            assert f"<code>{rule}</code></a>" in shown
    if case.expect.legal is not None:
        assert found.own.legal == case.expect.legal
        assert set(case.expect.rules) <= set(found.own.broken)


@pytest.mark.parametrize(
    "case", [c for c in all_cases() if not c.moves], ids=lambda case: case.slug
)
def test_a_case_without_a_move_is_laid_out(app: AppTest, case: Case) -> None:
    opened(app, case)
    assert app.session_state["ruling-answers"].own.fault is None


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.slug)
def test_the_link_of_any_real_position_is_short(case: Case) -> None:
    work = Work(question_of(case))
    parameters = ruling_store.parameters(work, case.rules)
    assert sum(len(name) + len(value) + 2 for name, value in parameters.items()) < LONGEST_LINK
    assert ruling_store.read(parameters["q"], case.rules).question == work.question


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
    assert len(MOVED) > 100
