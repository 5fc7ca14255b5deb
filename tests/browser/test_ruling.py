"""The ruling page in a real browser: tapped, typed, by link, by keyboard, on a phone."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
import yaml
from playwright.sync_api import Page, expect

from engine.question import changed, question_of
from engine.words import say
from pages.parts import ruling_store
from pages.parts.ruling_gallery import gallery
from pages.parts.ruling_store import Work
from tests.browser.conftest import Opener, settle, too_wide
from tests.browser.serving import fresh_server
from tests.browser.test_pages import violations


def tap(page: Page, *names: str) -> None:
    """Tap cards of the pack, as fast as the browser lets us."""
    for name in names:
        page.locator(f".keys [data-token='{name}']").click()


def into(page: Page, zone: str) -> None:
    page.locator(f".zone[data-zone='{zone}'] .head").click()


def played(page: Page, button: str, *ids: str) -> None:
    settle(page)
    for id in ids:
        page.locator(f".hand button[data-id^='{id}']").first.click()
    page.get_by_role("button", name=button, exact=True).click()
    settle(page)


def lay_out_the_dispute(page: Page) -> None:
    """She took the frozen pile with one seven and a joker."""
    page.locator(".keys button").first.wait_for()
    tap(page, "7", "Jo")
    into(page, "pile")
    tap(page, "4", "2", "7")
    into(page, "mine")
    tap(page, "K", "K", "K", "2", "9", "9", "9")
    played(page, say("app-act-take"), "7", "Jo")


@pytest.mark.parametrize("width", [1280, 390])
def test_tapped_cards_and_a_picked_move_are_ruled(visit: Opener, width: int) -> None:
    page = visit("ruling", width=width, height=3000)
    lay_out_the_dispute(page)
    expect(page.get_by_role("alert")).to_contain_text("pile.frozen")
    groups = page.locator(".zone[data-zone='mine'] .group")
    expect(groups.nth(0).locator(".card")).to_have_count(4)
    expect(groups.nth(1).locator(".card")).to_have_count(3)
    expect(page.locator(".everywhere tbody tr").first).to_contain_text("Classic")


def test_taps_in_quick_succession_are_all_kept_and_taken_away_again(visit: Opener) -> None:
    page = visit("ruling", width=390, height=3000)
    page.locator(".keys button").first.wait_for()
    page.locator(".keys [data-token='K']").evaluate(
        "key => { for (let n = 0; n < 8; n++) setTimeout(() => key.click(), 15 * n) }"
    )
    page.wait_for_timeout(600)
    settle(page)
    cards = page.locator(".zone[data-zone='hand'] .group button")
    expect(cards).to_have_count(8)
    expect(page.locator(".keys [data-token='K']")).to_have_attribute("aria-disabled", "true")
    cards.first.click()
    settle(page)
    expect(cards).to_have_count(7)
    expect(page.locator(".hand button")).to_have_count(8)  # and one for all that nobody named


def test_a_tap_told_together_with_what_follows_a_verdict_is_kept(visit: Opener) -> None:
    page = visit("ruling", height=3000)
    page.locator(".keys button").first.wait_for()
    tap(page, "7", "Jo")
    into(page, "pile")
    tap(page, "4", "2", "7")
    into(page, "hand")
    settle(page)
    # Streamlit tells together what comes up until a timer of 0 ms runs: here for half a second.
    page.evaluate(
        """() => {
          const wait = window.setTimeout;
          window.batches = 0;
          window.setTimeout = (done, delay, ...more) => {
            const tells = `${done}`.includes("sendUpdateWidgetsMessage");
            window.batches += tells;
            return wait(done, tells ? 500 : delay, ...more);
          };
        }"""
    )
    page.locator(".hand button").first.click()
    page.get_by_role("button", name=say("app-act-take"), exact=True).click()
    page.wait_for_function("window.batches === 2")  # what follows the verdict asks for a run
    tap(page, "K")
    settle(page)
    expect(page.locator(".hand button")).to_have_count(4)  # and one for all that nobody named


def test_a_link_opens_the_same_in_another_process(visit: Opener) -> None:
    page = visit("ruling", width=390, height=3000)
    lay_out_the_dispute(page)
    said = page.get_by_role("alert").inner_text()
    path = page.url.split("/", 3)[3]
    assert len(page.url) < 2000
    with fresh_server() as address:
        other = visit(path, width=390, height=3000, address=address)
        expect(other.get_by_role("alert")).to_be_visible()
        expect(other.get_by_role("alert")).to_have_text(said, use_inner_text=True)


def test_a_damaged_link_says_so_and_leaves_an_empty_editor(visit: Opener) -> None:
    page = visit("ruling?variant=classic&q=1.damaged", width=390)
    expect(page.get_by_text(say("app-link-unreadable"))).to_be_visible()
    expect(page.locator(".zones .group button")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("damaged"))


def test_markup_in_a_title_is_text(visit: Opener) -> None:
    case = next(case for case in gallery().values() if case.moves)
    title = "<img src=x onerror=alert(1)> **bold** <b>no</b>"
    question = changed(question_of(case), title=title)
    query = urlencode(ruling_store.parameters(Work(question), case.rules))
    page = visit(f"ruling?{query}", height=3000)
    expect(page.locator(".asked")).to_have_text(title)
    assert page.locator(".asked *").count() == 0


def test_an_example_is_found_and_answered(visit: Opener) -> None:
    page = visit("ruling", width=390, height=3000)
    page.get_by_text(say("app-ruling-way", way="gallery"), exact=True).click()
    settle(page)
    case = next(case for case in gallery().values() if case.rules.id == "classic" and case.moves)
    page.get_by_label(say("app-ruling-search")).fill(" ".join(case.title.split()[:6]))
    page.get_by_role("button", name=case.title).click()
    settle(page)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(".asked")).to_have_text(case.title)


def test_a_turned_switch_changes_the_answer_and_the_link(visit: Opener) -> None:
    page = visit("ruling", height=3000)
    lay_out_the_dispute(page)
    page.get_by_role("combobox", name=re.compile("What freezes the pile")).click()
    page.get_by_role("option", name=re.compile("^Allowed")).first.click()
    settle(page)
    expect(page.get_by_role("alert")).to_contain_text(say("verdict-legal"))
    expect(page).to_have_url(re.compile(r"variant=classic(~|%7E)1\."))


def test_who_disagrees_takes_a_report_along(visit: Opener) -> None:
    page = visit("ruling", height=3000)
    lay_out_the_dispute(page)
    with page.expect_download() as waiting:
        page.get_by_role("button", name=say("app-ruling-disagree")).click()
    report = yaml.safe_load(waiting.value.path().read_text(encoding="utf-8"))
    assert report["answer"] == "not legal"
    assert report["question"]["moves"] == ["take 7 Jo"]


def test_a_ruling_prints_on_one_page(visit: Opener) -> None:
    page = visit("ruling", height=3000)
    lay_out_the_dispute(page)
    assert len(re.findall(rb"/Type /Page\b(?!s)", page.pdf(format="A4"))) == 1


def test_the_keyboard_alone_is_enough(visit: Opener) -> None:
    page = visit("ruling", height=3000)
    page.locator(".keys button").first.wait_for()
    page.locator(".zone[data-zone='hand'] .head").focus()
    for _ in range(30):
        page.keyboard.press("Tab")
        name = page.evaluate(
            "() => { let a = document.activeElement;"
            " while (a?.shadowRoot) a = a.shadowRoot.activeElement; return a?.dataset.token }"
        )
        if name == "K":
            break
    for _ in range(3):
        page.keyboard.press("Enter")
    settle(page)
    expect(page.locator(".zone[data-zone='hand'] .group button")).to_have_count(3)
    field = page.get_by_label(say("app-type-label"))
    field.focus()
    page.keyboard.type("meld K K K")
    page.keyboard.press("Enter")
    settle(page)
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_in_a_ruling(visit: Opener, width: int) -> None:
    page = visit("ruling", width=width, height=4000)
    lay_out_the_dispute(page)
    page.get_by_role("button", name=say("app-notebook-keep"), exact=True).click()
    expect(page.locator(".kept-note")).to_be_visible(timeout=30_000)
    page.get_by_text(say("app-ruling-assumed")).click()
    page.get_by_text("rules that the referee asked").click()
    settle(page)
    page.get_by_role("button", name=say("app-ruling-qr"), exact=True).click()
    settle(page)
    expect(page.locator("img.qr")).to_be_visible()
    assert violations(page) == []
    for way in ("type", "gallery", "yaml") if width == 390 else ():  # they look alike in both
        page.get_by_text(say("app-ruling-way", way=way), exact=True).click()
        settle(page)
        page.wait_for_timeout(300)
        assert violations(page) == []


@pytest.mark.parametrize("width", [320, 390])
def test_a_ruling_does_not_scroll_sideways(visit: Opener, width: int) -> None:
    page = visit("ruling", width=width, height=4000)
    lay_out_the_dispute(page)
    assert too_wide(page) == [0, 0]
    page.get_by_text(say("app-ruling-unknown")).click()
    settle(page)
    expect(page.locator(".everywhere")).to_be_visible()
    assert too_wide(page) == [0, 0]
