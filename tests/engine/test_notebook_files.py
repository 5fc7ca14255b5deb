"""Notebooks as YAML: what comes back, and what is refused, where, in one sentence."""

from __future__ import annotations

import time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.errors import BadInput
from engine.notebook.document import Note, Notebook
from engine.notebook.files import MOST_READ, from_yaml, to_yaml
from tests.storage.notebooks import every_kind, noted, texts

HEAD = "canasta_notebook: 1\ncells:\n"


def test_every_kind_of_cell_comes_back() -> None:
    notebook = every_kind()
    text = to_yaml(notebook)
    assert from_yaml(text, "mine.yaml") == notebook
    assert from_yaml(text.encode(), "mine.yaml") == notebook
    assert to_yaml(from_yaml(text, "mine.yaml")) == text


@settings(max_examples=100, deadline=None)
@example(["a\x85b", "\u2028", "a\r\nb\n", "  x\n\n y "], "\x85")
@given(st.lists(st.text(), max_size=4), st.text(max_size=200))
def test_any_text_comes_back(written: list[str], title: str) -> None:
    notebook = noted(*written).named(title)
    assert from_yaml(to_yaml(notebook), "mine.yaml") == notebook


def test_a_note_is_written_as_people_read_it() -> None:
    text = to_yaml(Notebook().add(Note(id="abcd", text="# Friday\n- bring cards\n")))
    assert text.endswith("  text: |\n    # Friday\n    - bring cards\n")


def test_a_file_written_by_hand_needs_little() -> None:
    found = from_yaml(HEAD + "- {kind: note, text: Hello}\n- {kind: note, text: again}", "x.yaml")
    assert texts(found) == ["Hello", "again"]
    assert len({cell.id for cell in found.cells}) == 2
    assert found.variant == "classic"


REFUSED = [
    ("", "x.yaml: is empty"),
    ("just words", "x.yaml: this is no notebook: it does not begin with canasta_notebook: 1"),
    ("score_sheet: 1", "x.yaml: this is no notebook: it does not begin with canasta_notebook: 1"),
    ("- 1\n- 2", "x.yaml: this is no notebook: it does not begin with canasta_notebook: 1"),
    ("canasta_notebook: 2\nfuture: yes", "x.yaml:1: canasta_notebook: this notebook was written by "
     "a newer version of the program; this one reads the form 1"),
    ("canasta_notebook: 0", "x.yaml:1: canasta_notebook: the form 1 was expected"),
    ("canasta_notebook: 1\ncolour: red", "x.yaml:2: colour: unknown key; known here are "
     "canasta_notebook, title, variant, cells"),
    ("canasta_notebook: 1\nvariant: clasic", "x.yaml:2: variant: “clasic” is no rule set"),
    ("canasta_notebook: 1\ncells: 7", "x.yaml:2: cells: a list was expected"),
    (HEAD + "- hello", "x.yaml:3: cells.1: a cell was expected, with keys like kind and text"),
    (HEAD + "- {text: a}", "x.yaml:3: cells.1.kind: a cell needs its kind; known are note, "),
    (HEAD + "- {kind: note}\n- {kind: song}", "x.yaml:4: cells.2.kind: “song” is no kind of cell; "
     "known are note, position, ruling, score, lesson"),
    (HEAD + "- kind: note\n  txt: a", "x.yaml:4: cells.1.txt: unknown key; known here are "),
    (HEAD + "- kind: note\n  text: [a]", "x.yaml:4: cells.1.text: a text was expected, and a list"),
    (HEAD + "- {kind: note, id: abcd}\n- {kind: note, id: abcd}", "x.yaml:4: cells.2.id: this id "
     "was given before, in line 3; each cell needs its own"),
    (HEAD + "- {kind: note, id: <b>}", "x.yaml:3: cells.1.id: "),
    (HEAD + "- kind: ruling\n  variant: classic\n  position:\n    hands: {one: 7 7}",
     "x.yaml:6: cells.1.position.hands.one: a whole number was expected, and “one” was given"),
    (HEAD + "- kind: ruling\n  variant: {base: classic, with: {pile.one: 1}}\n  position: {}",
     "x.yaml:4: cells.1.variant.with.pile.one: unknown switch; was pile.one_card meant?"),
    (HEAD + "- kind: score\n  variant: classic\n  sheet: {rounds: [{way: guess}]}",
     "x.yaml:5: cells.1.sheet.rounds.1.way: cards, sums or points was expected"),
    (HEAD + "- kind: lesson\n  lesson: classic\n  when: 2026-05-01T10:00:00Z",
     "x.yaml:4: cells.1.lesson: "),
    (HEAD + "- kind: lesson\n  lesson: classic/melds\n  when: 2026-05-01",
     "x.yaml:5: cells.1.when:"),
    (HEAD + "- {kind: note, text: *a}", "x.yaml:3"),
    (HEAD + "- {kind: note, text: !!python/object/apply:os.system [ls]}", "x.yaml:3"),
    (HEAD + "- {kind: note, text: a", "x.yaml:"),
    (HEAD + "- {kind: note, text: \"\\ud800\"}", "x.yaml"),
    ("canasta_notebook: 1\ncells: " + "[" * 45 + "]" * 45, "x.yaml:2: is nested too deeply"),
    ("canasta_notebook: 1\ncells: " + "[" * 90_000, "x.yaml:2: is no YAML: "),
    ("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\ncanasta_notebook: 1", "x.yaml:2"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), REFUSED, ids=range(len(REFUSED)))
def test_a_file_that_is_no_notebook_is_refused_in_one_sentence(text: str, expected: str) -> None:
    with pytest.raises(BadInput) as told:
        from_yaml(text, "x.yaml")
    assert str(told.value).startswith(expected)
    assert "\n" not in str(told.value)
    assert len(str(told.value)) < 300


@pytest.mark.parametrize("data", [b"\xff\xfe\0a", b"canasta_notebook: \xe9"])
def test_bytes_that_are_no_text_are_refused(data: bytes) -> None:
    with pytest.raises(BadInput, match=r"^x\.yaml: is no text in UTF-8"):
        from_yaml(data, "x.yaml")


def test_five_megabytes_are_refused_at_once() -> None:
    started = time.process_time()
    for data in (b"x" * 5_000_000, "x" * 5_000_000):
        with pytest.raises(BadInput, match="larger than 1 MB, the most that is read"):
            from_yaml(data, "x.yaml")
    assert time.process_time() - started < 1


def test_too_many_cells_are_refused() -> None:
    with pytest.raises(BadInput, match=r"^x\.yaml:2: cells: is too long: at most 1,000 are read"):
        from_yaml(HEAD + "- {kind: note}\n" * (MOST_READ + 1), "x.yaml")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (f"canasta_notebook: 1\ntitle: {'x' * 201}", "x.yaml:2: title"),
        (HEAD + f"- {{kind: note, text: {'x' * 20_001}}}", "x.yaml:3: cells.1.text"),
        (HEAD + f"- {{kind: ruling, title: {'x' * 501}}}", "x.yaml:3: cells.1.title"),
    ],
    ids=["title", "note", "title of a cell"],
)
def test_what_is_too_long_is_told(text: str, place: str) -> None:
    with pytest.raises(BadInput, match=r"is too long: at most [0-9,]+ letters are read") as told:
        from_yaml(text, "x.yaml")
    assert told.value.place == place
