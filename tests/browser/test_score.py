"""The score page in a real browser: by mouse, by keyboard alone, on a phone, printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from engine.roundcount import RoundCount, SideCount
from engine.scoresheet import Sheet
from pages.parts.token import pack
from tests.browser.conftest import Opener, settle, too_wide
from tests.browser.driver import Keyboard
from tests.browser.test_pages import violations

MELDS = "melds on the table"
SHEET = Sheet(
    names={"A": "Ann & Bob", "B": "<b>Cyn</b>"},
    rounds=(
        RoundCount(out="A", sides={"A": SideCount(melds="K*7; 8*5 2 2", hand="K", red_threes=2)}),
        RoundCount(way="points", points={"A": -85, "B": 1455}),
    ),
    draft=RoundCount(out="B", sides={"A": SideCount(melds="K K 2 2"), "B": SideCount(hand="A 4")}),
)
MANY = Sheet(
    players=6,
    names={"C": "Cynthia-Marie the Second of Somewhere"},
    rounds=(RoundCount(way="points", points=dict.fromkeys("ABCDEF", 1250)),),
    draft=RoundCount(sides={"A": SideCount(hand="what is this")}),
)


def path(sheet: Sheet, variant: str) -> str:
    """The page with a sheet, as a link has it."""
    return f"score?variant={variant}&s={pack(sheet.plain())}"


def fill(page: Page, label: str, text: str) -> None:
    """Type into a field and leave it."""
    field = page.get_by_label(label, exact=True)
    field.fill(text)
    field.press("Tab")
    settle(page)


def test_a_round_is_counted_and_entered(visit: Opener) -> None:
    page = visit("score?variant=official", width=390)
    fill(page, f"Side A: {MELDS}", "K*7\n8*5 2 2\n666")
    fill(page, f"Side B: {MELDS}", "QQQ")
    fill(page, "Side B: left in both hands together", "A 4 3 Jo 9")
    out = page.get_by_role("radiogroup", name="Who went out?")
    out.locator("label").filter(has_text="Side A").click()
    settle(page)
    expect(page.locator(".score-lines tfoot td")).to_have_text(["1,075", "−60"])
    page.get_by_role("button", name="Enter round 1 into the sheet").click()
    settle(page)
    expect(page.locator(".score-sheet .total td")).to_have_text(["1,075", "−60"])
    expect(page.locator(".score-sheet .minimum td")).to_have_text(["50", "15"])
    expect(page.locator("#score-sheet")).to_be_focused()
    expect(page.get_by_label(f"Side A: {MELDS}", exact=True)).to_have_value("")
    page.reload()
    settle(page)
    expect(page.locator(".score-sheet .total td")).to_have_text(["1,075", "−60"])


def test_by_keyboard_alone(visit: Opener) -> None:
    page = visit("score?variant=official")
    hands = Keyboard(page)
    hands.type(f"Side A: {MELDS}", "K*7")
    hands.type(f"Side B: {MELDS}", "QQQ")
    page.keyboard.press("Tab")
    settle(page)
    hands.press("Enter round 1 into the sheet")
    expect(page.locator(".score-sheet .total td")).to_have_text(["570", "30"])
    hands.press("Undo")
    expect(page.locator(".score-sheet")).to_have_count(0)
    expect(page.get_by_label(f"Side A: {MELDS}", exact=True)).to_have_value("K*7")


def test_what_was_typed_stays_while_names_and_ways_change(visit: Opener) -> None:
    page = visit("score?variant=railroad")
    fill(page, f"Player 1: {MELDS}", "9*7")
    page.get_by_text("Names, first dealer").click()
    settle(page)
    fill(page, "Name of Player 1", "Ann")
    fill(page, "Name of Player 2", "**Bob**")
    expect(page.get_by_label(f"Ann: {MELDS}", exact=True)).to_have_value("9*7")
    expect(page.get_by_text(f"**Bob**: {MELDS}")).to_be_visible()
    ways = page.get_by_role("radiogroup", name="Count from")
    ways.locator("label").filter(has_text="points alone").click()
    settle(page)
    ways.locator("label").filter(has_text="the cards").click()
    settle(page)
    expect(page.get_by_label(f"Ann: {MELDS}", exact=True)).to_have_value("9*7")


def test_fast_clicks_all_count(visit: Opener) -> None:
    page = visit("score?variant=official")
    field = page.get_by_label("Side A: red threes laid out", exact=True)
    more = field.locator("xpath=ancestor::*[@data-testid='stNumberInput']").get_by_role("button")
    for _ in range(4):
        more.last.click(no_wait_after=True)
    expect(page.locator(".score-lines tfoot td").first).to_have_text("−800")
    expect(field).to_have_value("4")


def test_a_rule_is_a_link_and_the_sheet_is_there_when_one_comes_back(visit: Opener) -> None:
    page = visit(path(SHEET, "official"))
    page.locator(".score-sheet .minimum a").click()
    page.wait_for_url(re.compile("rules.*opening.minimum"))
    page.locator(".menu a").filter(has_text="Score").click()
    expect(page.locator(".score-sheet .total td")).to_have_count(2)


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize(("sheet", "variant"), [(SHEET, "official"), (MANY, "railroad")])
def test_axe_finds_nothing_at_work(visit: Opener, sheet: Sheet, variant: str, width: int) -> None:
    page = visit(path(sheet, variant), width=width, height=3000)
    for name in ("Names, first dealer", "Change the sheet", "Keep the sheet"):
        page.get_by_text(name).first.click()
        settle(page)
    for summary in page.locator("details.score-elsewhere > summary, .score-every > summary").all():
        summary.click()
    assert violations(page) == []


@pytest.mark.parametrize("way", ["cards", "sums", "points"])
@pytest.mark.parametrize(("sheet", "variant"), [(SHEET, "official"), (MANY, "railroad")])
def test_nothing_scrolls_sideways_on_the_smallest_phone(
    visit: Opener, sheet: Sheet, variant: str, way: str
) -> None:
    draft = sheet.draft.model_copy(update={"way": way})
    page = visit(path(sheet.with_(draft=draft), variant), width=320, height=3000)
    for name in ("Names, first dealer", "Change the sheet", "Keep the sheet"):
        page.get_by_text(name).first.click()
        settle(page)
    assert too_wide(page) == [0, 0]


def test_a_saved_sheet_is_opened_again(visit: Opener) -> None:
    page = visit(path(SHEET, "official"))
    page.get_by_text("Keep the sheet").first.click()
    settle(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download as YAML").click()
    saved = download.value.path().read_bytes()
    other = visit("score?variant=tile")
    other.get_by_text("Keep the sheet").first.click()
    settle(other)
    chooser = other.get_by_label("Open a sheet that was downloaded")
    chooser.set_input_files({"name": "s.yaml", "mimeType": "text/yaml", "buffer": saved})
    expect(other.locator(".score-sheet .total td")).to_have_count(2)
    assert "variant=official" in other.url
    chooser.set_input_files({"name": "x.yaml", "mimeType": "text/yaml", "buffer": b"rounds: 3"})
    expect(other.get_by_text("x.yaml: this is no score sheet")).to_be_visible()
    expect(other.locator(".score-sheet .total td")).to_have_count(2)


def test_printed_it_is_the_sheet_alone(visit: Opener) -> None:
    page = visit(path(SHEET, "official"))
    page.emulate_media(media="print")
    expect(page.locator(".score-sheet")).to_be_visible()
    expect(page.get_by_text("Official rules", exact=True)).to_be_visible()
    for gone in ("score-entry", "score-setup", "score-change", "score-keep"):
        expect(page.locator(f".st-key-{gone}")).to_be_hidden()
    expect(page.get_by_test_id("stSidebar")).to_be_hidden()
