"""House rules in a real browser: axe at work, a narrow phone, bots that are stopped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from engine.rulesets import house
from engine.words import say
from pages.parts.rule_choice import write
from tests.browser.conftest import Opener, settle, too_wide
from tests.browser.test_pages import violations

CHANGED = {"pile.black_three": "freezes", "turn.draw": 2, "out.canastas": ["natural", "mixed"]}
OURS = write(house("official", CHANGED, "Friday"))


def at_house(visit: Opener, width: int) -> Page:
    page = visit(f"house?variant={OURS}", width=width, height=5000)
    expect(page.locator(".effects")).to_be_visible(timeout=60_000)
    return page


def find(page: Page, words: str) -> None:
    field = page.get_by_label(say("app-house-word"))
    field.fill(words)
    field.press("Enter")
    settle(page)


def test_a_word_typed_after_the_first_change_finds_its_switches(visit: Opener) -> None:
    page = visit("house?variant=classic", height=3000)
    page.get_by_role("spinbutton").first.fill("6")
    word = page.get_by_label(say("app-house-word"))
    word.click()
    word.press_sequentially("frozen")
    word.press("Enter")
    expect(page.locator(".st-key-house-switch-pile-frozen_by")).to_be_visible()
    expect(word).to_have_value("frozen")


@pytest.mark.parametrize("width", [1280, 320])
def test_axe_finds_nothing_at_work_and_nothing_is_too_wide(visit: Opener, width: int) -> None:
    page = at_house(visit, width)
    page.locator("summary", has_text="answers that change").click()
    expect(page.locator(".effect-list").first).to_be_visible()
    expect(page.locator(".st-key-house-row-cards-values")).to_be_visible()
    assert violations(page) == []
    find(page, say("switch-out-canastas"))
    expect(page.locator(".st-key-house-switch-out-canastas")).to_be_visible()
    page.locator(".switch-told summary").first.click()
    settle(page)
    assert violations(page) == []
    assert too_wide(page) == [0, 0]


def test_bots_play_in_sight_and_stop_when_they_are_told(visit: Opener) -> None:
    page = at_house(visit, 390)
    page.get_by_role("button", name=say("app-house-bots-start")).click()
    bar = page.get_by_role("progressbar")
    expect(bar).to_be_visible(timeout=60_000)
    # The bar moves: the first deals are counted, and then more of them.
    expect(page.locator("table.lengths")).to_be_visible(timeout=120_000)
    page.get_by_role("button", name=say("app-house-bots-cancel")).click()
    expect(page.get_by_text("Stopped after")).to_be_visible(timeout=60_000)
    expect(bar).to_have_count(0)
    assert violations(page) == []
    assert too_wide(page) == [0, 0]


def test_a_switch_is_turned_by_keyboard_and_stands_in_the_address(visit: Opener) -> None:
    page = visit("house?variant=official&switch=pile.black_three", height=3000)
    choice = page.get_by_role("radio", name="freezes the pile")
    choice.focus()
    page.keyboard.press("Space")
    expect(page.locator(".effects")).to_be_visible(timeout=60_000)
    page.wait_for_function("location.search.includes('official~')")
    settle(page)
    page.reload()
    expect(page.locator(".effects")).to_be_visible(timeout=60_000)
    expect(page.get_by_text("freezes the pile until it is taken (before").first).to_be_visible()
