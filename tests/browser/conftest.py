"""A server for all browser tests, a browser, and pages of a given width and theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import system_browser
from tests.browser.serving import fresh_server

HERE = Path(__file__).parent
Opener = Callable[..., Page]


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
        page = context.new_page()
        page.goto(f"{address}/{path}")
        settle(page)
        page.wait_for_function("window.canastaNotebook?.listening")
        return page

    yield opened
    for context in contexts:
        context.close()


def settle(page: Page) -> None:
    """Wait until the page has a title, no run is going on, and what it brought is drawn."""
    page.wait_for_timeout(60)  # a click reaches the server a moment later
    page.wait_for_selector("h1")
    page.wait_for_selector("[data-testid='stApp'][data-test-script-state='notRunning']")
    page.evaluate("() => new Promise(done => setTimeout(() => requestAnimationFrame(done), 30))")
