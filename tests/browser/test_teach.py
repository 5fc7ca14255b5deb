"""The teacher's desk in a browser: presenting by keyboard, the handout, embedding, the editor."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from engine.words import say
from tests.browser.conftest import Opener, eventually, settle, too_wide
from tests.browser.test_pages import violations

FROZEN = "lesson=classic/frozen-pile"


def shows(page: Page, number: int, of: int = 12) -> None:
    expect(page.locator(".bar .count")).to_have_text(f"{number} of {of}")


def test_slides_go_on_and_back_by_keys_and_answers_wait(visit: Opener) -> None:
    page = visit(f"present?{FROZEN}", height=900)
    answer = page.locator(".answer")
    shows(page, 1)
    page.keyboard.press("PageDown")  # what a presenter's remote sends
    shows(page, 2)
    expect(answer).to_be_empty()
    page.keyboard.press("ArrowRight")  # a question: its answer comes first
    expect(answer).to_contain_text("take 7 7")
    shows(page, 2)
    page.keyboard.press("ArrowRight")
    shows(page, 3)
    page.keyboard.press("PageUp")
    shows(page, 2)
    page.locator(".stage").focus()
    page.keyboard.press("Enter")
    expect(answer).to_be_empty()
    page.keyboard.press("End")
    shows(page, 12)
    page.keyboard.press("Home")
    shows(page, 1)


def test_keys_for_other_things_are_left_alone(visit: Opener) -> None:
    page = visit(f"present?{FROZEN}", height=900)
    page.get_by_role("radio", name=say("app-present-view", view="show")).focus()
    page.keyboard.press("PageDown")
    page.wait_for_timeout(300)
    shows(page, 1)


def test_cards_are_marked_by_key_and_by_click(visit: Opener) -> None:
    page = visit(f"present?{FROZEN}", height=900)
    page.get_by_role("button", name=say("app-present-next")).click()
    shows(page, 2)
    meant = page.locator(".slide .meant")
    page.locator(".meld").first.click()
    expect(meant).to_have_count(1)
    page.locator(".fan.open .card").first.click()
    expect(meant).to_have_count(2)
    page.get_by_role("button", name=say("app-present-clear")).click()
    expect(meant).to_have_count(0)
    page.locator(".stage").focus()
    page.keyboard.press("ArrowDown")
    expect(meant).to_have_count(1)
    expect(page.locator(".told")).to_contain_text(say("app-present-marked"))
    page.keyboard.press("Backspace")
    expect(meant).to_have_count(0)


def test_a_presentation_fills_the_screen_and_goes_on_after_a_reload(visit: Opener) -> None:
    page = visit(f"present?{FROZEN}", height=900)
    page.get_by_role("button", name=say("app-present-next")).click()
    shows(page, 2)
    page.get_by_role("button", name=say("app-present-full")).click()
    expect(page.get_by_role("button", name=say("app-present-leave"))).to_be_visible()
    page.keyboard.press("PageDown")
    expect(page.locator(".answer")).not_to_be_empty()
    page.reload()
    settle(page)
    shows(page, 2)
    expect(page.locator(".answer")).not_to_be_empty()


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_on_an_answered_slide(visit: Opener, width: int) -> None:
    page = visit(f"present?{FROZEN}", width=width)
    for _ in range(2):
        page.get_by_role("button", name=say("app-present-next")).click()
    expect(page.locator(".answer")).not_to_be_empty()
    assert violations(page) == []
    page.set_viewport_size({"width": 320, "height": 1600})
    assert too_wide(page) == [0, 0]


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_solutions_are_printed_on_pages_of_their_own(visit: Opener) -> None:
    page = visit(f"present?{FROZEN}&cells=2,3")
    page.get_by_role("radio", name=say("app-present-view", view="handout")).click()
    expect(page.locator(".handout .solutions")).to_be_visible()
    settle(page)
    assert violations(page) == []
    page.emulate_media(media="print", color_scheme="light")
    expect(page.get_by_test_id("stSidebar")).to_be_hidden()
    expect(page.locator(".head")).to_be_hidden()
    with_solutions = pages_of(page.pdf())
    page.evaluate("document.querySelector('.solutions').style.breakBefore = 'auto'")
    page.evaluate("document.querySelector('.solutions').replaceChildren()")
    assert with_solutions > pages_of(page.pdf()) >= 1


def test_an_embedded_lesson_has_no_menu_and_stays_so(visit: Opener) -> None:
    page = visit(f"lesson?{FROZEN}&embed=true", width=700)
    expect(page.locator(".menu")).to_have_count(0)
    field = page.locator("input[name=text]").first
    field.fill("take 7 Jo")
    field.press("Enter")
    page.locator(".verdict a.inside").first.click()
    expect(page.locator("h1")).to_have_text("The frozen pile")
    assert "embed=true" in page.url
    settle(page)
    expect(page.locator(".menu")).to_have_count(0)


def test_what_is_typed_is_checked_and_found_again(visit: Opener) -> None:
    page = visit("editor?from=classic/melds", height=1000)
    field = page.get_by_label(say("app-editor-text"))
    text = field.input_value()
    field.fill(text.replace("minutes:", "minuts:"))
    fault = page.locator(".faults li")
    expect(fault).to_contain_text("was minutes meant?")
    expect(page).to_have_url(re.compile(r"[?&]d="))
    line = 1 + text[: text.index("minutes:")].count("\n")
    expect(fault.locator("a[data-line]")).to_have_text(say("app-editor-line", line=line))
    fault.locator("a[data-line]").click()
    expect(field).to_be_focused()
    chosen = "[field.selectionStart, field.value.slice(field.selectionStart, field.selectionEnd)]"
    start, words = field.evaluate(f"field => {chosen}")
    assert start == text.index("minutes:") and words.startswith("minuts:")
    page.reload()
    settle(page)
    expect(page.get_by_label(say("app-editor-text"))).to_have_value(
        text.replace("minutes:", "minuts:")
    )


@pytest.mark.parametrize(
    ("width", "views"), [(1280, ("reference", "table")), (390, ("share", "start"))]
)
def test_axe_finds_nothing_in_the_views_of_the_editor(
    visit: Opener, width: int, views: tuple[str, ...]
) -> None:
    page = visit("editor?from=classic/melds", width=width)
    for view in views:
        page.get_by_role("radio", name=say("app-editor-view", view=view, count=0)).click()
        settle(page)
        assert violations(page) == [], view
        page.emulate_media(color_scheme="light")


def test_an_example_is_put_in_and_the_cursor_goes_there(visit: Opener) -> None:
    page = visit("editor", height=1000)
    field = page.get_by_label(say("app-editor-text"))
    page.get_by_role("radio", name=say("app-editor-view", view="reference", count=0)).click()
    page.get_by_role("button", name=say("app-editor-insert", kind="say")).click()
    found = eventually(field.input_value, lambda text: text.count("- say:") == 2)
    assert found.count("- say:") == 2
    expect(field).to_be_focused()
