"""The Rules pages in a real browser: searching while typing, words, going on and back, printing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from engine import rulesets
from engine.explain import rule_title
from engine.words import say
from tests.browser.conftest import Opener, settle
from tests.browser.test_pages import violations


def test_rules_are_found_while_somebody_types(visit: Opener) -> None:
    page = visit("rules?variant=tile", width=390)
    page.get_by_label(say("app-rules-search")).press_sequentially("natual pair", delay=30)
    found = page.locator(".found ol a").first
    expect(found).to_have_text(rule_title("pile.natural_pair"))
    assert violations(page) == []
    found.click()
    expect(page.locator("h1")).to_have_text(rule_title("pile.natural_pair"))
    assert "rule=pile.natural_pair&variant=tile" in page.url


def test_a_word_of_a_statement_opens_its_meaning(visit: Opener) -> None:
    page = visit("rules?rule=pile.frozen&variant=official")
    page.locator("a.word", has_text="meld").first.click()
    meaning = page.locator("#word-meld")
    expect(meaning).to_be_visible()
    expect(meaning).to_be_focused()
    assert violations(page) == []


def test_going_from_rule_to_rule_and_back(visit: Opener) -> None:
    page = visit("rules?rule=pile.frozen&variant=railroad")
    page.locator(".rule-list a", has_text=rule_title("pile.natural_pair")).first.click()
    expect(page.locator("h1")).to_have_text(rule_title("pile.natural_pair"))
    settle(page)
    page.go_back()
    expect(page.locator("h1")).to_have_text(rule_title("pile.frozen"))


def test_a_new_rule_begins_at_its_top(visit: Opener) -> None:
    page = visit("rules?rule=pile.frozen&variant=railroad", width=390, height=800)
    page.locator(".rule-list a", has_text=rule_title("pile.natural_pair")).first.click()
    expect(page.locator("h1")).to_have_text(rule_title("pile.natural_pair"))
    settle(page)
    expect(page.locator("h1")).to_be_in_viewport()


def test_going_back_finds_the_words_that_were_searched_for(visit: Opener) -> None:
    page = visit("rules?variant=classic")
    field = page.get_by_label(say("app-rules-search"))
    field.press_sequentially("going out", delay=30)
    page.locator(".found ol a").first.click()
    settle(page)
    page.go_back()
    expect(field).to_have_value("going out")
    expect(page.locator(".found ol a").first).to_be_visible()


def test_an_example_opens_on_the_ruling_page(visit: Opener) -> None:
    page = visit("rules?rule=pile.frozen&variant=railroad")
    page.get_by_role("link", name=say("app-rules-ask")).last.click()
    expect(page.locator("h1")).to_have_text(say("app-ruling-title"))
    expect(page.locator(".verdict.bad").first).to_be_visible()


@pytest.mark.parametrize("name", rulesets.names())
def test_a_sheet_prints_on_one_page(visit: Opener, name: str) -> None:
    page = visit(f"rules?sheet={name}")
    page.locator(".sheet").wait_for()
    settle(page)
    printed = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1
