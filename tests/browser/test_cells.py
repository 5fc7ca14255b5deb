"""A lesson with all kinds of task in a real browser: by keyboard alone, by touch, with axe."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from engine import lessons
from engine.words import say
from tests.browser.conftest import Opener, eventually, settle, too_wide
from tests.browser.driver import Keyboard, Mouse, do_task
from tests.browser.serving import ROOT, fresh_server
from tests.browser.test_pages import violations
from tests.engine.lesson_texts import NINE, lesson

LESSON = lesson(NINE)
TASKS = [cell for cell in LESSON.cells if isinstance(cell, lessons.Task)]
PATH = "lesson?lesson=classic/a-lesson"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of the app whose only lesson is the one that holds all kinds of cell."""
    folder: Path = tmp_path_factory.mktemp("app")
    for name in ("engine", "pages", ".streamlit"):
        (folder / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "app.py", folder)
    (folder / "lessons" / "classic").mkdir(parents=True)
    (folder / "lessons" / "classic" / "01-a-lesson.yaml").write_text(NINE, encoding="utf-8")
    with fresh_server(folder) as found:
        yield found


def _do_up_to(page: Page, kind: type[lessons.Task]) -> lessons.Task:
    """Do the tasks before the first of a kind; that task."""
    hands = Mouse(page)
    for number, cell in enumerate(TASKS, 1):
        if isinstance(cell, kind):
            return cell
        do_task(hands, cell)
        expect(page.get_by_text(say("app-task-done", stars=3))).to_have_count(number)
    raise AssertionError(f"no task is a {kind.__name__}")


@pytest.mark.parametrize("sort", [Mouse, Keyboard])
def test_all_kinds_of_task_are_done(
    visit: Opener, address: str, sort: type[Mouse] | type[Keyboard]
) -> None:
    page = visit(PATH, address=address)
    hands = sort(page)
    for number, cell in enumerate(TASKS, 1):
        do_task(hands, cell)
        expect(page.get_by_text(say("app-task-done", stars=3))).to_have_count(number)
    expect(page.get_by_role("heading", name=say("app-lesson-end"))).to_be_visible()


def test_a_step_that_is_moved_keeps_the_focus_and_is_told(visit: Opener, address: str) -> None:
    page = visit(PATH, address=address)
    _do_up_to(page, lessons.Order)
    name = say("app-order-up", step="Draw from the stock")
    button = page.get_by_role("button", name=name, exact=True)
    button.focus()
    place = page.locator("li[data-id]").evaluate_all("rows => rows.map(row => row.dataset.id)")
    for left in range(place.index("0"), 0, -1):
        page.keyboard.press("Enter")
        moved = say("app-order-moved", step="Draw from the stock", number=left, count=len(place))
        expect(page.locator(".told")).to_have_text(moved)
        expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(page.locator("li[data-id]").first).to_have_attribute("data-id", "0")


def test_touch_moves_a_step(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.goto(f"{address}/{PATH}")
    settle(page)
    Mouse(page).press(say("app-lesson-show-all"))
    rows = page.locator("li[data-id]")
    rows.first.wait_for()
    first = rows.first.get_attribute("data-id") or ""
    button = rows.first.locator(".down")
    size = eventually(lambda: _smallest_side(button), lambda side: side >= 44)
    assert size >= 44
    button.tap()
    expect(rows.nth(1)).to_have_attribute("data-id", first)
    context.close()


def test_what_the_others_did_comes_into_view(visit: Opener, address: str) -> None:
    page = visit(PATH, address=address, width=390, height=844)
    cell = _do_up_to(page, lessons.Play)
    field = page.get_by_label(say("app-type-label")).last
    for text in ("draw", "discard 4"):
        field.fill(text)
        page.keyboard.press("Enter")
        settle(page)
    since = page.locator(f"#since-{cell.number}")
    expect(since).to_contain_text("A five was thrown.")
    assert eventually(lambda: _top(since), lambda top: 50 <= top <= 844) >= 50


def _top(one: Locator) -> float:
    box = one.bounding_box()
    return box["y"] if box else -1


def _smallest_side(one: Locator) -> float:
    box = one.bounding_box()
    return min(box["width"], box["height"]) if box else 0


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing(visit: Opener, address: str, width: int) -> None:
    page = visit(PATH, address=address, width=width, height=7600)
    hands = Mouse(page)
    hands.press(say("app-lesson-show-all"))
    page.locator("li[data-id]").first.wait_for()
    for rules in ("Classic", "Official"):
        hands.rule(rules, say("app-compare-legal"))
    checks = page.get_by_role("button", name=say("app-check"), exact=True)
    for number in range(checks.count()):
        checks.nth(number).click()
        settle(page)
    expect(page.get_by_text(say("app-compare-not-yet", wrong=1))).to_be_visible()
    expect(page.get_by_text(say("app-order-not-yet"))).to_be_visible()
    assert violations(page) == []
    assert too_wide(page) == [0, 0]


def test_axe_finds_nothing_when_all_is_done(visit: Opener, address: str) -> None:
    page = visit(PATH, address=address, height=7600)
    hands = Mouse(page)
    for number, cell in enumerate(TASKS, 1):
        do_task(hands, cell)
        expect(page.get_by_text(say("app-task-done", stars=3))).to_have_count(number)
    page.locator(".fold > summary").last.click()
    assert violations(page) == []
