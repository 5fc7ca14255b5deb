"""The editor's check: every fault of a text with its line and key, and what was expected there.

Each file of `broken_lessons` is a whole lesson with one fault. It says itself which key and which
words the message must name; `# here` stands in the line that is at fault.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.lessons import lesson_files
from engine.lessons.review import MOST_TEXT, Review, cell_of, key_of, line_of, review
from tests.engine.lesson_texts import HEAD, JUDGE, NINE, SAY, TRY

FILES = sorted((Path(__file__).parent / "broken_lessons").glob("*.yaml"))
TECHNICAL = re.compile(r"scalar|mapping|sequence|token|block|pydantic|Value error|None|dict|tuple")


def wanted(path: Path) -> tuple[str, str, int]:
    """The key, the words and the line that a broken lesson says its fault has."""
    text = path.read_text(encoding="utf-8")
    key, words = re.findall(r"^# (?:key|says): ?(.*)$", text, re.MULTILINE)[:2]
    marked = [n for n, line in enumerate(text.splitlines(), 1) if line.rstrip().endswith("# here")]
    return key, words, marked[0] if marked else 0


def test_there_are_thirty_at_least() -> None:
    assert len(FILES) >= 30


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_broken_lesson_names_its_line_and_key(path: Path) -> None:
    key, words, line = wanted(path)
    found = review(path.read_text(encoding="utf-8"), path.name)
    assert [str(fault) for fault in found.faults] != []
    fault = next((one for one in found.faults if words in one.message), found.faults[0])
    assert words in fault.message
    assert key_of(fault) == key
    if line:
        assert line_of(fault) == line
    else:  # something is missing: the line is that of what it is missing from
        assert line_of(fault) > 1
    assert fault.place.startswith(f"{path.name}:{line_of(fault)}")
    assert len(found.faults) == 1, [str(one) for one in found.faults]
    assert not TECHNICAL.search(fault.message)


def found_in(text: str) -> Review:
    return review(text, "x.yaml")


def test_a_sound_lesson_has_none() -> None:
    found = found_in(HEAD + "".join(("  " + line) for line in (SAY + JUDGE).splitlines(True)))
    assert found.lesson is not None and found.faults == ()


def test_every_fault_is_told_at_once() -> None:
    cells = SAY + TRY.replace("ask:", "aks:") + JUDGE.replace("legal: false", "legal: perhaps")
    text = HEAD.replace("minutes: 5", "minutes: soon\ntitel: x") + cells
    keys = [key_of(fault) for fault in found_in(text).faults]
    assert keys == ["minutes", "titel", "cells.2.try.aks", "cells.3.judge.legal"]


def test_faults_of_one_cell_are_told_together() -> None:
    text = HEAD + TRY.replace("ask: Lay a meld.", "ask: 5").replace("hints:", "hint:")
    keys = {key_of(fault) for fault in found_in(text).faults}
    assert keys == {"cells.1.try.ask", "cells.1.try.hint"}


def test_a_text_that_is_too_long_is_not_read() -> None:
    found = found_in("#" * (MOST_TEXT + 1))
    assert found.lesson is None and "letters were expected" in found.faults[0].message


def test_every_shipped_lesson_is_short_enough() -> None:
    assert max(len(path.read_text(encoding="utf-8")) for path in lesson_files()) < MOST_TEXT / 2


@pytest.mark.parametrize("text", ["", "- a\n", "5", "a: [", "{{{", "lesson: x\ncells: 5\n"])
def test_what_is_no_lesson_is_told_and_not_raised(text: str) -> None:
    found = found_in(text)
    assert found.lesson is None and found.faults


def test_places_are_taken_apart() -> None:
    assert cell_of("cells.12") == 12 and cell_of("cells.3.try.ask") == 3 and cell_of("") is None


def test_a_lesson_may_be_for_house_rules() -> None:
    house = "variant: {base: classic, with: {pile.black_three: freezes}, title: Tonight}"
    text = HEAD.replace("variant: classic", house) + SAY
    found = found_in(text)
    assert found.faults == () and found.lesson is not None
    assert found.lesson.rules.name == "Tonight"
    assert found.lesson.rules.value("pile.black_three") == "freezes"
    assert found.lesson.variants == ("classic",)


def test_claims_for_house_rules_are_judged_under_them() -> None:
    cell = """\
- judge:
    ask: A black three lies under the king. May it be taken so?
    position:
      step: draw
      hands: {1: K 2 9 9 6 4}
      pile: 3c 8 K
      melds: {A: [Q Q Q]}
    move: take K 2
    legal: false
    rules: [pile.frozen]
    otherwise: Look under the king.
    say: The black three has frozen the pile.
    hints: [What lies under the king?, A black three.]
"""
    house = "variant: {base: official, with: {pile.black_three: freezes}}"
    assert found_in(HEAD.replace("variant: classic", house) + cell).faults == ()
    plain = found_in(HEAD.replace("variant: classic", "variant: official") + cell).faults
    assert [key_of(fault) for fault in plain] == ["cells.1.judge.legal"]


def test_a_whole_lesson_of_each_kind_is_sound() -> None:
    assert found_in(NINE).faults == ()
