"""The lesson editor: what is typed is checked, kept, put together, handed on; nothing is lost."""

from __future__ import annotations

import json
import re
from html import unescape
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from engine.lessons import KINDS, lesson_files
from engine.lessons.review import review
from engine.notebook.document import MOST_LESSON, LessonText
from engine.rulesets import house
from pages.parts import rule_choice
from pages.parts.editor_reference import TOPICS, topic_html
from pages.parts.editor_share import MOST_LESSON as MOST_OPENED
from pages.parts.editor_text import KEY
from pages.parts.notebook_cells import page_link
from pages.parts.words import say
from pages.storage import the_store
from pages.storage.address import SETTING
from tests.app.test_pages import LESSON, html_of, opened, title_of

EDITOR = "pages/teach/editor.py"
_NUMBERS = count(1)
FROM = "classic/frozen-pile"
SOUND = """\
lesson: tonight
title: Tonight <b>& more</b>
variant: classic
teaches: [meld.size]
minutes: 5
cells:
  - say: Three cards make a meld. <script>alert(1)</script>
  - judge:
      ask: Is this a <i>meld</i>?
      position: {step: play, hands: {1: K K 9 9 5 4}, melds: {A: [Q Q Q]}}
      move: meld K K
      legal: false
      rules: [meld.size]
      otherwise: Count the cards.
      say: A card is missing.
      hints: [How many are there?, Two., Two are too few.]
"""


def field(app: AppTest) -> dict[str, Any]:
    """What the field for the text was given."""
    (part,) = [
        part for part in app.get("bidi_component") if part.proto.component_name == "lesson_text"
    ]
    found: dict[str, Any] = json.loads(json.loads(part.proto.json))
    return found


def types(app: AppTest, text: str, line: int = 1) -> AppTest:
    """Somebody types a text, and the cursor stands in a line."""
    shown = field(app)
    told = {"text": text, "line": line, "number": next(_NUMBERS)}
    told |= {"epoch": shown["epoch"], "draft": shown["draft"]}
    app.session_state[KEY] = {"typed": told}
    app.run()
    assert not app.exception
    return app


def see(app: AppTest, view: str) -> AppTest:
    app.session_state["editor-view"] = view
    app.run()
    assert not app.exception
    return app


def read(app: AppTest) -> str:
    """What can be read in the HTML of the page."""
    html = re.sub(r"<style>.*?</style>", "", html_of(app), flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def link(app: AppTest) -> str:
    """The id of the draft, as the link of the page has it."""
    found = app.query_params["d"]
    return found if isinstance(found, str) else found[0]


def stored(app: AppTest) -> str:
    """The draft as it is stored under the link of the page."""
    (cell,) = the_store().load(link(app)).notebook.cells
    assert isinstance(cell, LessonText)
    return cell.yaml


def test_an_empty_start_is_a_lesson_that_can_be_read() -> None:
    app = opened(EDITOR)
    assert title_of(app) == say("editor-title")
    assert review(field(app)["text"]).faults == ()
    assert "d" not in app.query_params  # nothing is stored before something is typed


def test_house_rules_that_are_chosen_are_those_of_a_new_lesson() -> None:
    ours = house("classic", {"pile.black_three": "freezes"}, "Tonight")
    app = opened(EDITOR, variant=rule_choice.write(ours))
    lesson = review(field(app)["text"]).lesson
    assert lesson is not None and lesson.rules == ours


def test_a_shipped_lesson_is_a_start_word_for_word() -> None:
    app = opened(EDITOR, **{"from": FROM})
    (file,) = [path for path in lesson_files() if path.stem == "06-frozen-pile"]
    assert field(app)["text"] == file.read_text(encoding="utf-8")
    assert say("editor-sound") in read(app)


def test_what_is_typed_is_checked_with_line_and_key() -> None:
    app = types(opened(EDITOR), SOUND.replace("legal: false", "legal: perhaps"))
    assert "Line 12 cells.2.judge.legal yes or no was expected, and “perhaps” was given" in read(
        app
    )
    assert field(app)["marked"] == [12]
    types(app, SOUND)
    assert say("editor-sound") in read(app) and field(app)["marked"] == []


def test_a_claim_that_is_denied_stands_among_what_is_left_to_do() -> None:
    app = types(opened(EDITOR), SOUND.replace("legal: false", "legal: true"))
    assert say("editor-denied", count=1) in read(app)
    assert "Line 12 cells.2.judge.legal the move is not legal: meld.size" in read(app)


def test_what_is_typed_is_stored_and_found_again() -> None:
    app = types(opened(EDITOR), SOUND)
    assert stored(app) == SOUND
    types(app, SOUND + "# more\n")
    assert stored(app) == SOUND + "# more\n"
    again = opened(EDITOR, d=link(app))
    assert field(again)["text"] == SOUND + "# more\n"


def test_a_change_of_page_loses_nothing() -> None:
    app = types(opened(EDITOR), SOUND)
    app.switch_page(LESSON).run()
    app.query_params.clear()
    app.switch_page(EDITOR).run()
    assert field(app)["text"] == SOUND
    assert stored(app) == SOUND


def test_what_a_browser_still_had_after_a_restart_is_kept() -> None:
    app = types(opened(EDITOR), SOUND)
    id = link(app)
    fresh = opened("pages/learn/home.py")  # a new session: the browser sends its state again
    told = {"text": SOUND + "# unsaved\n", "line": 3, "number": 9, "epoch": "old", "draft": id}
    fresh.session_state[KEY] = {"typed": told}
    fresh.query_params["d"] = id
    fresh.switch_page(EDITOR)
    fresh.query_params["d"] = id
    fresh.run()
    assert not fresh.exception
    assert stored(fresh) == SOUND + "# unsaved\n"
    assert field(fresh)["epoch"] == "old"  # the field keeps what is in it


def test_where_nothing_can_be_stored_it_is_told_and_the_text_stays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    app = opened(EDITOR)
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setenv(SETTING, f"sqlite:///{tmp_path}/file/x.db")
    the_store.cache_clear()
    types(app, SOUND)
    assert any("not stored" in one.value for one in app.warning)
    assert field(app)["text"] == SOUND


@pytest.mark.parametrize("bad", ["x", "<script>", "A" * 32])
def test_a_link_to_no_draft_is_told(bad: str) -> None:
    app = opened(EDITOR, d=bad)
    assert [one.value for one in app.warning] == [say("editor-missing")]
    assert "d" not in app.query_params


@pytest.mark.parametrize("query", [{"from": "classic/none"}, {"file": "none"}, {"cell": "none"}])
def test_a_link_to_no_start_is_told(query: dict[str, str]) -> None:
    app = opened(EDITOR, **query)
    assert [one.value for one in app.warning] == [say("editor-no-start")]


def test_an_example_comes_after_the_cell_with_the_cursor() -> None:
    app = see(types(opened(EDITOR), SOUND, line=7), "reference")
    app.selectbox(key="editor-topic").set_value("count").run()
    app.button(key="editor-insert").click().run()
    text = field(app)["text"]
    assert list(map(lambda cell: next(iter(cell)), _cells(text))) == ["say", "count", "judge"]
    assert text.splitlines()[field(app)["line"] - 1].strip() == "- count:"
    assert stored(app) == text


def _cells(text: str) -> list[dict[str, Any]]:
    document = review(text).document
    assert document is not None
    cells: list[dict[str, Any]] = document.value["cells"]
    return cells


def test_what_cannot_be_put_in_is_told_and_changes_nothing() -> None:
    text = "lesson: x\ncells: [{say: a}]\n"
    app = see(types(opened(EDITOR), text), "reference")
    app.button(key="editor-insert").click().run()
    assert "line by line" in app.warning[0].value
    assert field(app)["text"] == text


@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_can_be_looked_up(topic: str) -> None:
    html = topic_html(topic, house("classic", {}))
    assert topic in KINDS or len(html) > 200
    assert "```" not in html and "<h1" not in html


def test_a_position_is_taken_from_a_cell_and_put_back() -> None:
    app = see(types(opened(EDITOR), SOUND, line=9), "table")
    app.button(key="editor-table-from").click().run()
    assert "K K 9 9 5 4" in app.code[0].value and "Q Q Q" in app.code[0].value
    app.button(key="editor-table-replace").click().run()
    lesson = review(field(app)["text"])
    assert lesson.faults == ()
    assert _cells(field(app)["text"])[1]["judge"]["position"]["hands"] == {1: "K K 9 9 5 4"}
    app.selectbox(key="editor-table-kind").set_value("show").run()
    app.button(key="editor-table-new").click().run()
    assert [next(iter(cell)) for cell in _cells(field(app)["text"])] == ["say", "judge", "show"]


def test_a_cell_without_a_position_gives_none() -> None:
    app = see(types(opened(EDITOR), SOUND, line=7), "table")
    app.button(key="editor-table-from").click().run()
    assert [one.value for one in app.warning] == [say("editor-table-none")]


def test_the_preview_is_the_lesson_and_nobodys_progress() -> None:
    app = see(types(opened(EDITOR), SOUND), "preview")
    assert "Task 1 of 1" in read(app) and "Three cards make a meld." in read(app)
    app.radio[0].set_value(False).run()
    app.radio[1].set_value("meld.size").run()
    (check,) = [one for one in app.button if one.label == say("check")]
    check.click().run()
    assert "A card is missing." in read(app)
    assert "p" not in app.query_params


def test_a_text_of_the_author_is_never_markup() -> None:
    app = see(types(opened(EDITOR), SOUND), "preview")
    for forbidden in ("<script>", "<i>meld", "<b>& more"):
        assert forbidden not in html_of(app)


def test_a_draft_is_kept_in_the_notebook_and_opened_again() -> None:
    app = see(types(opened(EDITOR), SOUND), "share")
    app.button(key="notebook-keep").click().run()
    assert say("notebook-kept") in read(app)
    held = app.session_state["notebook"]
    (cell,) = held.now.cells
    assert cell.kind == "lesson_text" and cell.yaml == SOUND
    app.switch_page("pages/learn/notebook.py").run()
    assert "lesson: tonight" in read(app)
    assert page_link(cell, held.now) == f"editor?cell={cell.id}"
    app.query_params.clear()
    app.query_params["cell"] = cell.id
    app.switch_page(EDITOR)
    app.query_params["cell"] = cell.id
    app.run()
    assert field(app)["text"] == SOUND


def test_another_start_keeps_the_draft_under_its_link() -> None:
    app = see(types(opened(EDITOR), SOUND), "start")
    before = link(app)
    app.selectbox(key="editor-start").set_value("railroad/one-rank").run()
    app.button(key="editor-start-go").click().run()
    assert "lesson: one-rank" in field(app)["text"]
    assert link(app) != before
    assert f"editor?d={before}" in html_of(app)
    assert field(opened(EDITOR, d=before))["text"] == SOUND


def test_a_file_that_is_no_text_or_too_long_changes_nothing() -> None:
    app = see(types(opened(EDITOR), SOUND), "start")
    for number, (text, words) in enumerate((("x" * (MOST_OPENED + 1), "too long"), ("ok", ""))):
        app.session_state["editor-file"] = {
            "file": {"name": "x.yaml", "text": text, "number": number + 1}
        }
        app.run()
        if words:
            assert words in app.warning[0].value
            assert field(app)["text"] == SOUND
    assert field(app)["text"] == "ok"


def test_more_than_can_be_stored_is_not_taken() -> None:
    app = types(opened(EDITOR), "#" * (MOST_LESSON + 5))
    assert len(stored(app)) == MOST_LESSON
