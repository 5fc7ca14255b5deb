"""A server for all browser tests, a browser, and pages of a given width and theme."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import system_browser
from tests.browser.serving import fresh_server

HERE = Path(__file__).parent
Opener = Callable[..., Page]
Found = TypeVar("Found")
LONGEST = 60_000
"""So many milliseconds a machine with other work may take for anything; a fast one takes few."""
# A page is calm when nothing in it has grown, appeared or moved for three looks in a row. Hands of
# cards lie in shadow roots; their styles come a moment after their buttons.
_CALM = """() => new Promise(done => {
  const roots = [...document.querySelectorAll("*")].map(one => one.shadowRoot).filter(Boolean);
  const seen = () => JSON.stringify([
    document.querySelector("[data-testid=stMain]")?.scrollHeight,
    document.querySelectorAll("*").length,
    roots.map(root => [...root.querySelectorAll("*")].reduce((sum, one) =>
      sum + (one.offsetWidth ?? 0), 0)),
    [document, ...roots].flatMap(root => root.getAnimations()).filter(one =>
      one.playState === "running" && one.effect?.getTiming().iterations !== Infinity).length,
  ]);
  let before = seen(), calm = 0, looks = 0;
  const look = () => {
    const now = seen();
    calm = now === before ? calm + 1 : 0;
    before = now;
    if (calm >= 3 || ++looks > 200) done();
    else setTimeout(() => requestAnimationFrame(look), 25);
  };
  setTimeout(() => requestAnimationFrame(look), 25);
})"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with fresh_server() as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=system_browser())
        expect.set_options(timeout=LONGEST / 2)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Opener]:
    """Open a path of the app in a new browser session; wait until its title stands."""
    contexts: list[Any] = []

    def opened(
        path: str = "", *, width: int = 1280, height: int = 1600, theme: str = "light",
        address: str = server,
    ) -> Page:  # fmt: skip
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,  # type: ignore[arg-type]
        )
        contexts.append(context)
        context.set_default_timeout(LONGEST)
        page = context.new_page()
        page.goto(f"{address}/{path}")
        settle(page)
        page.wait_for_function("window.canastaNotebook?.listening")
        return page

    yield opened
    for context in contexts:
        context.close()


def settle(page: Page) -> None:
    """Wait until the page has a title, no run is going on, and all that it brought lies still."""
    page.wait_for_timeout(60)  # a click reaches the server a moment later
    page.wait_for_selector("h1")
    page.wait_for_selector("[data-testid='stApp'][data-test-script-state='notRunning']")
    page.evaluate(_CALM)


def eventually(
    measure: Callable[[], Found], holds: Callable[[Found], bool], seconds: float = 10
) -> Found:
    """What is measured as soon as it holds, else what was measured last, for an assertion to tell.

    A slow machine needs longer than a fast one; what is wrong stays wrong for all the seconds.
    """
    end = time.monotonic() + seconds
    while not holds(found := measure()) and time.monotonic() < end:
        time.sleep(0.2)
    return found


def too_wide(page: Page) -> list[int]:
    """How far the page can be scrolled sideways, in pixels: none of it may, once it is settled."""
    return eventually(lambda: list(page.evaluate(_TOO_WIDE)), lambda found: found == [0, 0])


_TOO_WIDE = """() => [document.scrollingElement, document.querySelector("[data-testid='stMain']")]
  .map(box => box.scrollWidth - box.clientWidth)"""
