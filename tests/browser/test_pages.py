"""Every page: opened cold by its link, at every width, light and dark, by keyboard and reader."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from engine.question import question_of
from engine.rulesets import house
from engine.words import say
from pages.parts import ruling_store
from pages.parts.rule_choice import write
from pages.parts.ruling_gallery import gallery
from pages.parts.ruling_store import Work
from tests.browser.conftest import Opener, eventually, settle, too_wide
from tests.browser.driver import Mouse
from tests.browser.serving import fresh_server

OURS = write(house("classic", {"pile.onto_meld": "never", "out.canastas": 2}, "Our <b>rules</b>"))
PAGES = {
    "": "Learn canasta by playing it",
    "course": "The Classic course",
    "lesson?lesson=classic/frozen-pile": None,
    "practice": "Practice",
    "practice?rule=pile.frozen&variant=classic&seed=3": "Practice",
    "notebook": "Notebook",
    "ruling": "Settle a dispute",
    "score": "Count a round",
    "rules": "The rules",
    "rules?rule=pile.frozen&variant=railroad": "The frozen pile",
    "rules?sheet=railroad": "Railroad on one page",
    "variants?of=railroad,tile,official-3&hand=2": "Rule sets side by side",
    f"house?switch=out.canastas&variant={OURS}": "House rules",
    "editor?from=classic/frozen-pile": "Lesson editor",
    "present": "Present",
    "present?lesson=classic/frozen-pile": None,
}
NAV = [
    *("Home", "Course", "Lesson", "Practice", "Notebook", "Ruling", "Rules", "Score"),
    *("Variants", "House rules", "Lesson editor", "Present"),
]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def _axe() -> str:
    spec = importlib.util.find_spec("axe_playwright_python")
    assert spec is not None and spec.origin is not None, "tests/requirements.txt is not installed"
    return (Path(spec.origin).parent / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page, in the light and in the dark, one line each."""
    page.evaluate(_axe())
    lines = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.wait_for_timeout(300)
        settle(page)
        # The colours of a theme come one after the other: what is found must still be there later.
        found = eventually(lambda: _found_by_axe(page), lambda nodes: not nodes, seconds=4)
        lines += [f"{theme}: {one}" for one in found]
    return lines


def _found_by_axe(page: Page) -> list[str]:
    found: dict[str, Any] = page.evaluate(
        "tags => axe.run(document, { runOnly: { type: 'tag', values: tags } })", TAGS
    )
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


CASE = next(case for case in gallery().values() if case.moves)
RULING = urlencode(ruling_store.parameters(Work(question_of(CASE)), CASE.rules))
PRINTED = {
    "sheet": "rules?sheet=classic",
    "handout": "present?lesson=classic/melds",
    "ruling": f"ruling?{RULING}",
    "score": "score",
    "rule": "rules?rule=pile.frozen&variant=classic",
}
# What is drawn in a theme's colours: the darkest ground, and the palest letters, from 0 to 255.
_INK = """() => {
  const grey = (colour) => {
    const [red, green, blue, opaque = 1] = colour.match(/[\\d.]+/g).map(Number);
    return opaque < .3 ? null : (red + green + blue) / 3;
  };
  const roots = [document, ...[...document.querySelectorAll("*")].map(one => one.shadowRoot)];
  const drawn = roots.filter(Boolean).flatMap(root => [...root.querySelectorAll("*")])
    .filter(one => one.offsetWidth && !one.closest(".felt, .card, .mark, svg, button"));
  const written = drawn.filter(one => [...one.childNodes].some(node =>
    node.nodeType === Node.TEXT_NODE && node.textContent.trim()));
  const of = (all, key) => all.map(one => grey(getComputedStyle(one)[key]))
    .filter(one => one !== null);
  return [Math.min(255, ...of(drawn, "backgroundColor")), Math.max(0, ...of(written, "color"))];
}"""


@pytest.mark.parametrize("path", PRINTED.values(), ids=PRINTED)
def test_what_is_printed_in_the_dark_is_black_on_white(visit: Opener, path: str) -> None:
    page = visit(path, theme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    # The colours of a theme come one after the other.
    ground, letters = eventually(
        lambda: list(page.evaluate(_INK)), lambda found: found[0] > 200 and found[1] < 150
    )
    assert ground > 200, "a dark ground"
    assert letters < 150, "pale letters"


def test_a_page_turns_dark_while_it_is_open(visit: Opener) -> None:
    page = visit("rules")
    colour = "getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor"
    light = page.evaluate(colour)
    page.emulate_media(color_scheme="dark")
    assert eventually(lambda: page.evaluate(colour), lambda now: now != light) != light


@pytest.mark.parametrize("path", PAGES)
def test_a_cold_deep_link_runs_the_whole_app_and_axe_finds_nothing(
    visit: Opener, path: str
) -> None:
    # Until somebody runs app.py, Streamlit takes the files under pages/ for pages of their own:
    # the first visitor of a server is the one to look at.
    with fresh_server() as address:
        page = visit(path, address=address)
        heading = page.locator("h1").inner_text()
        assert heading == (PAGES[path] or heading)
        expect(page).to_have_title(say("app-tab-title", title=heading))
        links = page.locator(".menu a")
        assert [link.inner_text().split("\n")[-1] for link in links.all()] == NAV
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert violations(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_a_phone_and_axe_finds_nothing(visit: Opener, path: str) -> None:
    page = visit(path, width=390)
    assert violations(page) == []
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 1600})
        page.wait_for_timeout(200)
        assert too_wide(page) == [0, 0]


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("path", ["lesson?lesson=classic/nothing", "course?rules=none"])
def test_axe_finds_nothing_where_a_link_leads_nowhere(visit: Opener, path: str, width: int) -> None:
    page = visit(path, width=width)
    assert violations(page) == []


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_in_a_lesson_at_work(visit: Opener, width: int) -> None:
    page = visit("lesson?lesson=classic/frozen-pile", width=width, height=3000)
    hands = Mouse(page)
    hands.press(say("app-lesson-show-all"))
    page.get_by_role("button", name="Hint 1").first.click()
    settle(page)
    page.get_by_role("button", name=say("app-moves-show")).first.click()
    settle(page)
    field = page.get_by_label(say("app-type-label")).first
    field.fill("meld 9 9 9")
    field.press("Enter")
    expect(page.get_by_role("alert").first).to_be_visible()
    page.locator(".hand button").first.click()
    settle(page)
    assert violations(page) == []


def test_the_page_says_its_language_and_keeps_single_keys_to_itself(visit: Opener) -> None:
    page = visit("lesson?lesson=classic/frozen-pile")
    assert page.evaluate("document.documentElement.lang") == "en"
    page.evaluate(
        """() => {
          window.runs = 0;
          new MutationObserver(() => { window.runs += 1 }).observe(
            document.querySelector("[data-testid='stApp']"),
            { attributes: true, attributeFilter: ["data-test-script-state"] });
        }"""
    )
    page.keyboard.press("r")
    page.keyboard.press("c")
    page.wait_for_timeout(500)
    assert page.evaluate("window.runs") == 0
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_going_to_another_page_brings_the_focus_to_its_title(visit: Opener) -> None:
    page = visit("course")
    page.get_by_test_id("stPageLink").first.locator("a").click()
    expect(page.locator("h1")).not_to_have_text("The Classic course")
    settle(page)
    expect(page.locator("h1")).to_be_focused()


def test_the_door_on_the_first_page_leads_to_the_first_cards(visit: Opener) -> None:
    page = visit()
    page.locator("[class*='st-key-door'] a").click()
    expect(page.get_by_role("heading", name=re.compile("^Task 1"))).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_the_question_which_game_it_is_leads_to_one(visit: Opener, width: int) -> None:
    page = visit(width=width, height=3000)
    page.get_by_text(say("app-invited-said")).click()
    heard = page.get_by_text(say("app-invited-saying-kitty"))
    heard.click()
    expect(page.locator(".invited").first).to_contain_text("Railroad")
    settle(page)
    page.locator(".invited summary").click()
    assert violations(page) == []
    page.locator(".invited a").first.click()
    expect(page.locator("h1")).to_have_text("The Railroad course")
