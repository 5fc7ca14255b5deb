"""The lessons in a real browser: with the mouse, with the keyboard alone, after a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from engine import lessons
from engine.words import say
from tests.browser.conftest import Opener, settle
from tests.browser.driver import Keyboard, Mouse, do_task

TASKS = (lessons.Try, lessons.Judge, lessons.Count)
COURSE = [(variant, lesson) for variant in lessons.courses() for lesson in lessons.course(variant)]
NAMES = [f"{variant}/{lesson.slug}" for variant, lesson in COURSE]


@pytest.mark.parametrize("sort", [Mouse, Keyboard])
@pytest.mark.parametrize(("variant", "lesson"), COURSE, ids=NAMES)
def test_a_lesson_is_done(
    visit: Opener, variant: str, lesson: lessons.Lesson, sort: type[Mouse] | type[Keyboard]
) -> None:
    page = visit(f"lesson?lesson={variant}/{lesson.slug}")
    hands = sort(page)
    tasks = [cell for cell in lesson.cells if isinstance(cell, TASKS)]
    for number, cell in enumerate(tasks, 1):
        do_task(hands, cell)
        expect(page.get_by_text(say("app-task-done", stars=3))).to_have_count(number)
    expect(page.get_by_role("heading", name=say("app-lesson-end"))).to_be_visible()
    assert page.get_by_role("img", name=say("app-stars", stars=3)).count() == len(tasks) + 1


def _frozen(visit: Opener) -> Page:
    return visit("lesson?lesson=classic/frozen-pile")


def _first_try(page: Page) -> lessons.Try:
    lesson = next(one for one in lessons.course("classic") if one.slug == "frozen-pile")
    hands = Mouse(page)
    for cell in lesson.cells:
        if isinstance(cell, lessons.Try):
            return cell
        if isinstance(cell, TASKS):
            do_task(hands, cell)
    raise AssertionError("the lesson has no task that asks for a move")


def test_a_wrong_move_is_explained_and_nothing_is_lost(visit: Opener) -> None:
    page = _frozen(visit)
    _first_try(page)
    page.locator(".hand button").first.wait_for()
    before = page.locator(".hand button").count()
    page.get_by_label(say("app-type-label")).fill("meld 9 9 9")
    page.keyboard.press("Enter")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("turn.draw_first")
    expect(alert).to_contain_text(say("app-verdict-remedy"))
    expect(alert.locator("details summary")).to_be_visible()
    assert page.locator(".hand button").count() == before


def test_typed_cards_are_picked_like_tapped_ones(visit: Opener) -> None:
    page = _frozen(visit)
    cell = _first_try(page)
    page.get_by_label(say("app-type-label")).fill(" ".join(["7"]))
    page.keyboard.press("Enter")
    expect(page.locator(".hand button[aria-pressed='true']")).to_have_count(1)
    expect(page.locator(".picked")).to_have_text(say("app-hand-picked", count=1))
    assert cell.hints


def test_progress_comes_back_after_a_reload_and_in_another_browser(visit: Opener) -> None:
    page = _frozen(visit)
    _first_try(page)
    Mouse(page).press(say("app-act-draw"))
    expect(page.locator(".log li")).to_have_count(1)
    expect(page).to_have_url(re.compile(r"[?&]p=1\."))
    page.reload()
    settle(page)
    expect(page.locator(".log li")).to_have_count(1)
    other = visit(page.url.split("/", 3)[3])
    expect(other.locator(".log li")).to_have_count(1)


def test_fast_taps_are_all_kept(visit: Opener) -> None:
    page = _frozen(visit)
    _first_try(page)
    taps = """hand => [...hand.children].slice(0, 5).forEach(
        (card, place) => setTimeout(() => card.click(), 15 * place))"""
    page.locator(".hand").evaluate(taps)
    expect(page.locator(".hand button[aria-pressed='true']")).to_have_count(5)
    page.wait_for_timeout(300)
    settle(page)
    expect(page.locator(".hand button[aria-pressed='true']")).to_have_count(5)


def test_hints_come_one_at_a_time_and_then_the_answer(visit: Opener) -> None:
    page = _frozen(visit)
    cell = _first_try(page)
    hands = Mouse(page)
    for number, _ in enumerate(cell.hints, 1):
        hands.press(say("app-hint-next", number=number, of=len(cell.hints)))
        expect(page.locator(".hints li")).to_have_count(number)
    hands.press(say("app-hint-show"))
    expect(page.locator(".hints li").last).to_contain_text(say("app-hint-answer"))
