"""Progress in links: what is written comes back; what was not written by us is refused."""

from __future__ import annotations

import base64
import json
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.errors import CannotRead
from pages.parts import progress
from pages.parts.progress import Progress, Task

TASKS = some.builds(
    Task,
    stars=some.integers(0, 3),
    hints=some.integers(0, 20),
    shown=some.booleans(),
    steps=some.lists(some.sampled_from(["draw", "take 7c 7s", "discard 4d"]), max_size=6).map(
        tuple
    ),
)
NAMES = some.from_regex(r"[a-z]{1,8}/[a-z0-9-]{1,12}", fullmatch=True)
PROGRESS = some.builds(
    Progress,
    lessons=some.dictionaries(
        NAMES, some.dictionaries(some.integers(0, 40), TASKS, max_size=5), max_size=8
    ),
    latest=some.just("") | NAMES,
)


@settings(max_examples=40)
@given(PROGRESS)
def test_what_is_written_comes_back(kept: Progress) -> None:
    assert progress.read(progress.write(kept)) == kept


def test_a_whole_course_fits_into_a_link() -> None:
    kept = Progress()
    for lesson in range(20):
        for number in range(6):
            kept = kept.with_task(f"classic/lesson-{lesson}", number, Task(stars=3).with_(hints=2))
    assert len(progress.write(kept)) < 1000


def packed(value: object) -> str:
    body = base64.urlsafe_b64encode(zlib.compress(json.dumps(value).encode())).decode()
    return "1." + body.rstrip("=")


@pytest.mark.parametrize(
    "token",
    [
        "", "1.", "2.abc", "1.!!!", "1.AAAA", packed([]), packed({}), packed({"l": {}, "n": 3}),
        packed({"l": {"a/b": {"1": [9, 0, 0]}}, "n": ""}), packed({"l": {"<b>": {}}, "n": ""}),
        packed({"l": {"a/b": {"1": [1, 0, 0, 7]}}, "n": ""}), packed({"l": {"a/b": 1}, "n": ""}),
        packed("x" * 1_000_000), "1." + "A" * 100_000,
        packed({"l": {"a/b": {"x": [1, 0, 0]}}, "n": ""}),
    ],
)  # fmt: skip
def test_any_other_token_is_refused_in_words(token: str) -> None:
    with pytest.raises(CannotRead, match=r"[Tt]his link"):
        progress.read(token)


def test_a_better_result_stays() -> None:
    assert Task(stars=3, hints=2).done().stars == 3
    assert Task(stars=1).done().stars == 3
    assert Task(hints=1).done().stars == 2
    assert Task(shown=True).done().stars == 1
