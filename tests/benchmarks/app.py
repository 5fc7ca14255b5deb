"""What the app takes, measured: `python -m tests.benchmarks.app` prints it beside the targets.

A page's rerun on the server, without a browser; and in a browser the time from a click to the
verdict, against the button of an empty Streamlit page, turn by turn in the same run.
"""

from __future__ import annotations

import logging
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Page, sync_playwright
from streamlit.testing.v1 import AppTest

from engine.question import Question
from engine.rulesets import load
from engine.words import say
from pages.parts import ruling_store
from tests.browser.chromium import system_browser
from tests.browser.serving import ROOT, fresh_server

RERUNS, CLICKS, WARMING = 20, 44, 4
PAGES = tuple(
    str(page.relative_to(ROOT))
    for folder in ("learn", "settle", "teach")
    for page in sorted((ROOT / "pages" / folder).glob("*.py"))
)
LESSON = "lesson?lesson=classic/frozen-pile"
EMPTY = """import streamlit as st
if st.button("Go"):
    st.session_state["clicks"] = st.session_state.get("clicks", 0) + 1
st.write(f"{st.session_state.get('clicks', 0)} clicks")
"""
SETTLING = 200
"""Milliseconds between two clicks."""

_CLICK = """([button, answer]) => {
  const roots = [document, ...[...document.querySelectorAll("*")].map(one => one.shadowRoot)]
    .filter(Boolean);
  const within = find => roots.map(find).find(Boolean);
  const pressed = within(root => [...root.querySelectorAll("button")].find(
    one => one.textContent.trim() === button));
  const said = () => within(root => root.querySelector(answer))?.textContent;
  const before = said();
  return new Promise((done, failed) => {
    const observer = new MutationObserver(() => {
      if (said() === before) return;
      observer.disconnect();
      done(performance.now() - start);
    });
    for (const root of roots) {
      observer.observe(root, { subtree: true, childList: true, characterData: true });
    }
    setTimeout(() => failed(`no answer to ${button}`), 5000);
    const start = performance.now();
    pressed.click();
  });
}"""


def rerun_milliseconds(page: str) -> float:
    """The median time of one rerun of a page on the server."""
    app = AppTest.from_file(str(ROOT / "app.py"), default_timeout=60).run()
    app.switch_page(page).run()
    times = []
    for _ in range(RERUNS):
        start = time.perf_counter()
        app.run()
        times.append((time.perf_counter() - start) * 1000)
    assert not app.exception
    return statistics.median(times)


@contextmanager
def empty_server() -> Iterator[str]:
    """A page with a button and a line, under the app's own settings."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "app.py").write_text(EMPTY, encoding="utf-8")
        shutil.copytree(ROOT / ".streamlit", Path(folder) / ".streamlit")
        with fresh_server(Path(folder)) as address:
            yield address


def clicks(path: str, wrong: tuple[str, str]) -> tuple[list[float], list[float]]:
    """Milliseconds from click to answer: of the empty page, and of two wrong moves by turns.

    `path` leads to a page with a hand; the moves are made with its first card.
    """
    with empty_server() as empty, fresh_server() as app, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_browser())
        bare, lesson = browser.new_page(), browser.new_page()
        bare.goto(empty)
        bare.get_by_role("button", name="Go").wait_for()
        lesson.goto(f"{app}/{path}")
        lesson.locator(".hand button").first.click()
        both = [
            lambda turn: _click(bare, "Go", "[data-testid=stMarkdown] p"),
            lambda turn: _click(lesson, wrong[turn % 2], ".verdict.bad .checks"),
        ]
        times: list[list[float]] = [[], []]
        for turn in range(CLICKS):
            # Neither of them is always the one that comes after the other.
            for one in (0, 1) if turn % 2 else (1, 0):
                times[one].append(both[one](turn))
        browser.close()
    return times[0][WARMING:], times[1][WARMING:]


def report(name: str, bare: list[float], other: list[float], must: float, stretch: float) -> None:
    """Print both medians, how many times the one is the other, and the spread of the pairs."""
    low, middle, high = statistics.quantiles(
        [second / first for first, second in zip(bare, other, strict=True)], n=4
    )
    one, two = statistics.median(bare), statistics.median(other)
    print(f"  {'click to answer, empty page':68} {one:9.1f} ms")
    print(f"  {f'click to verdict, {name}':68} {two:9.1f} ms")
    print(f"  {'times the empty page':50} {must:8} {stretch:8} {two / one:9.2f}")
    print(f"  {'pair by pair: median, half of them between':68} {middle:9.2f} {low:.2f} {high:.2f}")


def ruling_path() -> str:
    """A link to the ruling page with a frozen pile and a hand of six."""
    position = {"hands": {1: "7 Jo K K 9 8"}, "pile": "4 2 7", "melds": {"A": ["K K K"]}}
    work = ruling_store.Work(Question(position))
    return f"ruling?{urlencode(ruling_store.parameters(work, load('classic')))}"


def _click(page: Page, button: str, answer: str) -> float:
    # A page behind another one draws nothing, so the two would not be measured alike.
    page.bring_to_front()
    page.wait_for_timeout(SETTLING)
    found: float = page.evaluate(_CLICK, [button, answer])
    return found


def main() -> None:
    """Measure and print."""
    logging.disable(logging.WARNING)
    print(f"{'':52} {'must':>8} {'stretch':>8} {'measured':>9}")
    times = [rerun_milliseconds(page) for page in PAGES]
    for page, milliseconds in zip(PAGES, times, strict=True):
        print(f"  rerun of {page:60} {milliseconds:9.1f} ms")
    print(f"  {'mean over the pages':50} {20:8} {10:8} {statistics.mean(times):9.1f} ms")
    bare, lesson = clicks(LESSON, (say("app-act-meld"), say("app-act-discard")))
    report("lesson", bare, lesson, 2, 1.5)
    bare, ruling = clicks(ruling_path(), (say("app-act-meld"), say("app-act-take")))
    report("ruling", bare, ruling, 3, 2)


if __name__ == "__main__":
    main()
