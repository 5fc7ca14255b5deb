"""The Variants page in a real browser: one printed page, words typed, another hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from engine.words import say
from tests.browser.conftest import Opener, eventually

LONGEST = ("railroad,complete-4", "railroad,complete-4,tile,official-3")
"""The pair that differs in most points, and four rule sets of as many sorts."""


@pytest.mark.parametrize("of", LONGEST)
def test_what_differs_prints_on_one_page(visit: Opener, of: str) -> None:
    page = visit(f"variants?of={of}")
    expect(page.locator(".pictures")).to_be_visible()
    pages = eventually(
        lambda: len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))),
        lambda count: count == 1,
    )
    assert pages == 1


def test_words_leave_their_rows_and_a_hand_gives_way_to_another(visit: Opener) -> None:
    page = visit("variants?of=railroad,classic&hand=2", height=3000)
    field = page.get_by_label(say("app-variants-word"))
    field.fill("kitty")
    field.press("Enter")
    expect(page.locator("table.variants tr.differs")).to_have_count(2)
    expect(page).to_have_url(re.compile("word=kitty"))
    expect(field).to_be_focused()
    asked = page.locator(".asked").inner_text()
    page.get_by_role("button", name=say("app-variants-another")).click()
    expect(page).to_have_url(re.compile("hand=3"))
    expect(page.locator(".asked")).not_to_have_text(asked)
    page.go_back()
    expect(page).to_have_url(re.compile("hand=2"))
