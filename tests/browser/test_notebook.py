"""The notebook in a real browser: kept, remembered, in two tabs, on a phone, printed, deleted."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from engine.notebook.files import to_yaml
from engine.rulesets import load
from engine.words import say
from pages.parts import ruling_store
from pages.parts.ruling_store import Work
from tests.app.test_notebook import FIVE, FROZEN
from tests.browser.conftest import Opener, eventually, settle, too_wide
from tests.browser.test_pages import violations

COOKIE = "canasta-notebook"
PATIENCE = 30_000
"""Milliseconds for a notebook to be read, stored, judged and drawn on a slow machine."""


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()
    settle(page)


def remembered(context: BrowserContext) -> str:
    """The notebook that the browser remembers; empty for none."""
    return next((one["value"] for one in context.cookies() if one["name"] == COOKIE), "")


def with_five(visit: Opener, **options: int) -> Page:
    """A notebook with a cell of every kind, just uploaded."""
    page = visit("notebook", **options)
    file = {"name": "five.yaml", "mimeType": "text/yaml", "buffer": to_yaml(FIVE).encode()}
    expect(page.get_by_text(say("app-notebook-upload"))).to_be_visible(timeout=PATIENCE)
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator(".cell-head")).to_have_count(5, timeout=PATIENCE)
    expect(page).to_have_url(re.compile(r"[?&]n="), timeout=PATIENCE)
    settle(page)
    return page


def write_note(page: Page, text: str) -> None:
    press(page, say("app-notebook-add-note"))
    page.get_by_role("textbox", name=say("app-notebook-text")).fill(text)
    press(page, say("app-notebook-save"))
    expect(page.locator(".cell-body").filter(has_text=text)).to_be_visible()


def test_what_is_kept_is_found_again_by_the_same_browser_and_forgotten_once_deleted(
    visit: Opener,
) -> None:
    query = urlencode(ruling_store.parameters(Work(FROZEN), load("classic")))
    page = visit(f"ruling?{query}", height=3000)
    press(page, say("app-notebook-keep"))
    expect(page.locator(".kept-note")).to_contain_text(say("app-notebook-kept"), timeout=PATIENCE)
    assert eventually(lambda: remembered(page.context), bool)
    page.locator(".kept-note a").click()
    expect(page.locator(".cell-head.ruling")).to_be_visible(timeout=PATIENCE)
    settle(page)
    address = page.url.split("/notebook")[0]

    again = page.context.new_page()
    again.goto(f"{address}/notebook")
    expect(again.locator(".cell-head.ruling")).to_be_visible(timeout=PATIENCE)
    settle(again)
    again.get_by_text(say("app-notebook-about")).click()
    settle(again)
    press(again, say("app-notebook-delete"))
    press(again, say("app-notebook-delete-yes"))
    expect(again.locator("#notebook-gone")).to_be_visible()
    assert eventually(lambda: remembered(page.context), lambda id: not id) == ""
    again.goto(f"{address}/notebook")
    expect(again.locator(".notebook-empty")).to_contain_text(
        say("app-notebook-empty"), timeout=PATIENCE
    )


def test_two_tabs_on_one_notebook_lose_nothing(visit: Opener) -> None:
    page = with_five(visit, height=4000)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".cell-head")).to_have_count(5, timeout=PATIENCE)
    settle(other)
    write_note(page, "From the first tab")
    write_note(other, "From the second tab")
    expect(other.locator(".cell-head")).to_have_count(7)
    page.reload()
    expect(page.locator(".cell-head")).to_have_count(7, timeout=PATIENCE)


def test_cells_are_moved_and_deleted_by_keyboard_and_the_focus_goes_along(visit: Opener) -> None:
    page = with_five(visit, height=4000)
    heads = page.locator(".cell-head h2")
    page.get_by_role("button", name="Down: The frozen pile").focus()
    page.keyboard.press("Enter")
    expect(heads.nth(2)).to_have_text("The frozen pile")
    expect(heads.nth(2)).to_be_focused()
    page.get_by_role("button", name="Delete: The frozen pile").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#cell-deleted")).to_be_focused()
    expect(heads).to_have_count(4)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(heads).to_have_count(5)


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(visit: Opener, width: int) -> None:
    page = with_five(visit, width=width, height=5000)
    page.get_by_text(say("app-notebook-about")).click()
    settle(page)
    press(page, "Edit: The frozen pile")
    expect(page.get_by_label(say("app-notebook-yaml"))).to_be_visible()
    page.get_by_label(say("app-notebook-again"), exact=True).click()
    page.get_by_role("option", name="Railroad").click()
    expect(page.locator(".again-sum")).to_be_visible()
    settle(page)
    assert violations(page) == []
    for narrow in (width, 320) if width == 390 else ():
        page.set_viewport_size({"width": narrow, "height": 5000})
        assert too_wide(page) == [0, 0]


def test_it_prints_as_one_clean_document(visit: Opener) -> None:
    page = with_five(visit, height=4000)
    page.emulate_media(media="print")
    for gone in ("Undo", "Edit: The match", "Print", say("app-notebook-add-note")):
        expect(page.get_by_role("button", name=gone, exact=True)).to_have_count(0)
    expect(page.locator(".cell-head:visible")).to_have_count(5)
    expect(page.locator("[data-testid='stExpander']")).to_be_hidden()
    expect(page.get_by_text(say("app-notebook-lead"))).to_be_hidden()
