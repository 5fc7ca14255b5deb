"""The browser that the tests use: the system's Chromium, else the one that Playwright installs.

Run as a program it prints where the browser is, and fails where there is none.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def system_browser() -> str | None:
    """Where the system's Chromium is, None where it has none."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    found = system_browser()
    if found is None:
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            found = playwright.chromium.executable_path
    print(found)
    return 0 if Path(found).exists() else 1


if __name__ == "__main__":
    sys.exit(main())
