"""The lessons in a real browser: with the mouse, with the keyboard alone, after a reload.

The first lessons are done each time, and of some courses one each, as the day chooses. All of them,
which takes hours: `LESSONS=all sh tests/run.sh tests/browser/test_lessons.py`.
"""

from __future__ import annotations

import os
import random
import re
from datetime import date

import pytest
from playwright.sync_api import Locator, Page, expect

from engine import lessons
from engine.words import say
from tests.browser.conftest import Opener, eventually, settle
from tests.browser.driver import Keyboard, Mouse, do_task

FIRST = 6
"""So many lessons of the first course are done each time, by mouse and by keyboard in turn."""
OTHERS = 5
"""Courses of which one lesson more is done each time."""
# By the day, so that all processes of a run choose the same.
SEED = int(os.environ.get("LESSON_SEED", date.today().toordinal()))
Work = tuple[str, lessons.Lesson, type[Mouse] | type[Keyboard]]


def _chosen() -> list[Work]:
    everything: list[Work] = [
        (variant, lesson, sort)
        for variant in lessons.courses()
        for lesson in lessons.course(variant)
        for sort in (Mouse, Keyboard)
    ]
    if os.environ.get("LESSONS") == "all":
        return everything
    course = lessons.courses()[0]
    pairs = [one for one in everything if one[0] == course][: 2 * FIRST]
    # What is done by mouse on one day is done by keyboard on the next.
    first = [pairs[2 * number + (number + SEED) % 2] for number in range(FIRST)]
    dice = random.Random(SEED)
    others = (
        dice.choice([one for one in everything if one[0] == variant and one not in pairs])
        for variant in dice.sample(lessons.courses(), OTHERS)
    )
    return [*first, *others]


CHOSEN = _chosen()
NAMES = [f"{variant}/{lesson.slug}-{sort.__name__}" for variant, lesson, sort in CHOSEN]


@pytest.mark.parametrize(("variant", "lesson", "sort"), CHOSEN, ids=NAMES)
def test_a_lesson_is_done(
    visit: Opener, variant: str, lesson: lessons.Lesson, sort: type[Mouse] | type[Keyboard]
) -> None:
    print(f"repeat with LESSON_SEED={SEED}")
    page = visit(f"lesson?lesson={variant}/{lesson.slug}")
    hands = sort(page)
    tasks = [cell for cell in lesson.cells if isinstance(cell, lessons.Task)]
    for number, cell in enumerate(tasks, 1):
        do_task(hands, cell)
        expect(page.get_by_text(say("app-task-done", stars=3))).to_have_count(number)
    expect(page.get_by_role("heading", name=say("app-lesson-end"))).to_be_visible()
    stars = page.get_by_role("img", name=say("app-stars", stars=3))
    expect(stars).to_have_count(len(tasks) + 1)


def _frozen(visit: Opener) -> Page:
    return visit("lesson?lesson=classic/frozen-pile")


def _first_try(page: Page) -> lessons.Try:
    lesson = next(one for one in lessons.course("classic") if one.slug == "frozen-pile")
    hands = Mouse(page)
    for cell in lesson.cells:
        if isinstance(cell, lessons.Try):
            return cell
        if isinstance(cell, lessons.Task):
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
    expect(page.locator(".hand button")).to_have_count(before)


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


def test_the_answer_to_a_question_is_brought_into_view(visit: Opener) -> None:
    page = visit("lesson?lesson=classic/opening", width=390, height=700)
    hands = Mouse(page)
    hands.press(say("app-lesson-show-all"))
    page.get_by_role("button", name=say("app-check")).first.click()
    settle(page)
    expect(page.get_by_text(say("app-count-type"))).to_be_in_viewport()


def test_a_rule_is_read_up_and_the_lesson_is_found_as_it_was_left(visit: Opener) -> None:
    page = _frozen(visit)
    _first_try(page)
    ids = page.locator(".hand button").evaluate_all("all => all.map(one => one.dataset.id)")
    Mouse(page).pick(ids[:2])
    Mouse(page).press(say("app-act-discard"))
    page.get_by_label(say("app-type-label")).fill("take 9")
    page.keyboard.press("Enter")
    page.locator(".verdict a.inside").first.click()
    expect(page).to_have_url(re.compile(r"/rules\?rule=[a-z._]+&variant=classic"))
    expect(page.locator("h1")).to_be_focused()
    page.go_back()
    expect(page.locator(".hand button[aria-pressed='true']")).to_have_count(2)
    page.locator(".menu a", has_text="Course").click()
    expect(page.locator("h1")).to_have_text("The Classic course")
    page.locator(".menu").get_by_role("link", name="Lesson", exact=True).click()
    expect(page.locator(".hand button[aria-pressed='true']")).to_have_count(2)


def test_cards_look_as_they_were_asked_to(visit: Opener) -> None:
    page = _frozen(visit)
    card = page.locator(".hand button").first
    before = _width(card)
    page.get_by_text(say("app-look"), exact=True).click()
    page.get_by_label(say("app-look-large")).check()
    expect(page).to_have_url(re.compile(r"[?&]look=large"))
    after = eventually(lambda: _width(card), lambda now: now > before * 1.2)
    assert after > before * 1.2
    other = visit(page.url.split("/", 3)[3])
    again = other.locator(".hand button").first
    assert eventually(lambda: _width(again), lambda now: now == after) == after


def _width(card: Locator) -> float:
    box = card.bounding_box()
    return box["width"] if box else 0


_SMALLEST = "all => Math.min(...all.flatMap(one => [one.offsetWidth, one.offsetHeight]))"


@pytest.mark.parametrize("width", [320, 390])
def test_cards_on_a_phone_can_be_tapped_and_stay_on_the_table(visit: Opener, width: int) -> None:
    page = visit("lesson?lesson=classic/opening", width=width)
    Mouse(page).press(say("app-lesson-show-all"))
    cards = page.locator(".hand button")
    smallest = eventually(lambda: cards.evaluate_all(_SMALLEST), lambda size: size >= 44)
    assert smallest >= 44
    outside = page.evaluate(
        """() => [...document.querySelectorAll(".felt")].filter(felt =>
        [...felt.querySelectorAll(".card")].some(card =>
          card.getBoundingClientRect().right > felt.getBoundingClientRect().right)).length"""
    )
    assert outside == 0


def test_the_way_to_the_next_lesson_is_in_the_address(visit: Opener) -> None:
    first, second = lessons.course("classic")[:2]
    page = visit(f"lesson?lesson=classic/{first.slug}")
    page.get_by_role("button", name=say("app-lesson-show-all")).click()
    settle(page)
    page.get_by_role("link", name=say("app-lesson-next", title=second.title)).click()
    expect(page.locator("h1")).to_have_text(second.title)
    settle(page)
    page.reload()
    expect(page.locator("h1")).to_have_text(second.title)
    settle(page)
    page.go_back()
    expect(page.locator("h1")).to_have_text(first.title)
