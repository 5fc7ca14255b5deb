"""The notebook without a browser: kept from the pages, edited, run again, saved, lost and found."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from streamlit.testing.v1 import AppTest

from engine.notebook.document import Note, Notebook, RulingCell
from engine.notebook.files import to_yaml
from engine.notebook.keeping import lesson_cell, position_cell, ruling_cell, score_cell
from engine.question import Question, changed
from engine.roundcount import RoundCount, SideCount
from engine.rulesets import house, load, names
from engine.scoresheet import Sheet
from engine.words import say
from pages.parts import notebook_bar, notebook_cells, rule_choice, ruling_share, ruling_store
from pages.parts.markdown import note_html
from pages.parts.ruling_store import Work
from pages.storage import StorageProblem, the_store
from tests.app.test_pages import html_of, opened, show_all, title_of

NOTEBOOK = "pages/learn/notebook.py"
CLASSIC = load("classic")
FROZEN = Question(
    {"hands": {1: "7 Jo"}, "pile": "4 2 7", "melds": {"A": ["K K K"]}}, ("take 7 Jo",)
)
COUNTED = RoundCount(sides={"A": SideCount(melds="K K K"), "B": SideCount(melds="Q Q Q Q")})
FIVE = Notebook(
    title="Friday",
    cells=(
        Note(id="note", text="<script>alert(1)</script> **Ann** said"),
        ruling_cell(FROZEN, CLASSIC, "The frozen pile").with_(id="ruling"),
        position_cell(FROZEN.position, CLASSIC, "A table").with_(id="position"),
        score_cell(Sheet(rounds=(COUNTED,)), CLASSIC, "The match").with_(id="score"),
        lesson_cell("classic/frozen-pile", "Frozen piles", {3: 3}, 6).with_(id="lesson"),
    ),
)
_numbers = itertools.count(1)


def stored(notebook: Notebook = FIVE) -> tuple[AppTest, str]:
    """The page of a notebook that is stored already, and its id."""
    id = the_store().create(notebook)
    return opened(NOTEBOOK, n=id), id


def there(id: str) -> Notebook:
    """A notebook as it is stored."""
    return the_store().load(id).notebook


def texts(id: str) -> list[str]:
    return [cell.text for cell in there(id).cells if isinstance(cell, Note)]


def press(app: AppTest, id: str, act: str) -> AppTest:
    """Somebody presses a button under a cell, as the browser would tell it."""
    event = {"number": next(_numbers), "epoch": _epoch(app), "act": act}
    app.session_state[notebook_bar.key_of(id)] = {"event": event}
    app.run()
    assert not app.exception
    return app


def _epoch(app: AppTest) -> str:
    return str(id(app.session_state["notebook-session"]))


def click(app: AppTest, key: str) -> AppTest:
    app.button(key=key).click().run()
    assert not app.exception
    return app


def edited(app: AppTest, id: str, field: str, text: str) -> AppTest:
    """Somebody changes a field of a cell that is open, and saves it."""
    key = f"notebook-edit-{id}"
    parts = [*app.text_area, *app.text_input]
    next(part for part in parts if part.key == f"{key}-{field}").set_value(text)
    return click(app, f"{key}-save")


def write_note(app: AppTest, text: str) -> AppTest:
    return edited(click(app, "notebook-add-note"), "newnote", "text", text)


def test_every_kind_of_cell_is_shown_as_on_its_own_page() -> None:
    app, _ = stored()
    shown = html_of(app)
    assert title_of(app) == "Friday"
    assert "<strong>Ann</strong> said" in shown
    assert shown.count('class="felt"') == 2
    assert "<code>pile.frozen</code>" in shown and 'class="verdict bad"' in shown
    assert 'id="sheet-score"' in shown
    assert say("app-stars", stars=3) in shown


def test_what_people_wrote_never_becomes_html() -> None:
    bad = "<script>alert(1)</script>"
    cells = (
        Note(text=bad),
        ruling_cell(FROZEN, CLASSIC, bad),
        position_cell(FROZEN.position, CLASSIC, bad),
        score_cell(Sheet(names={"A": bad}, rounds=(COUNTED,)), CLASSIC, bad),
        lesson_cell("classic/frozen-pile", bad, {3: 3}, 6),
    )
    app, _ = stored(Notebook(title=bad, cells=cells))
    assert "<script>" not in html_of(app)
    press(app, cells[1].id, "delete")
    assert "<script>" not in html_of(app)


def test_a_note_knows_headings_and_lists() -> None:
    found = note_html("# A\ntext\nmore\n\n* one\n* two").replace("\n", "")
    assert found == ("<h3>A</h3><p>text<br>more</p><ul><li>one</li><li>two</li></ul>")
    assert note_html("") == ""


def test_the_first_note_begins_a_notebook_with_a_private_link() -> None:
    app = opened(NOTEBOOK)
    assert say("app-notebook-empty") in html_of(app)
    assert "n" not in app.query_params
    write_note(app, "Ask about sevens")
    id = app.query_params["n"][0] if isinstance(app.query_params["n"], list) else ""
    id = id or app.query_params["n"]
    assert len(id) >= 32
    assert texts(id) == ["Ask about sevens"]
    assert f'data-id="{id}"' in html_of(app), "the browser is told to remember it"
    assert "Ask about sevens" in html_of(opened(NOTEBOOK, n=id))


def test_a_note_is_edited_and_left_alone() -> None:
    app, id = stored()
    press(app, "note", "edit")
    edited(app, "note", "text", "Something else")
    assert texts(id) == ["Something else"]
    press(app, "note", "edit")
    click(app, "notebook-edit-note-leave")
    assert texts(id) == ["Something else"]


def test_a_ruling_is_edited_as_a_case() -> None:
    app, id = stored()
    press(app, "ruling", "edit")
    key = "notebook-edit-ruling-yaml"
    text = next(part for part in app.text_area if part.key == key).value
    edited(app, "ruling", "yaml", "what: [")
    assert app.error and there(id) == FIVE, "what cannot be read is told, and changes nothing"
    edited(app, "ruling", "yaml", text.replace("take 7 Jo", "draw"))
    cell = there(id).cell("ruling")
    assert isinstance(cell, RulingCell)
    assert cell.moves == ("draw",) and cell.seen.legal is True and cell.title == "The frozen pile"


def test_cells_are_moved_and_deleted_and_all_of_it_undone() -> None:
    app, id = stored()
    order = [cell.id for cell in FIVE.cells]
    press(app, "note", "down")
    assert [cell.id for cell in there(id).cells] == ["ruling", "note", *order[2:]]
    press(app, "score", "delete")
    assert say("app-notebook-deleted", name="The match") in html_of(app)
    click(app, "notebook-undelete")
    assert "score" in [cell.id for cell in there(id).cells]
    click(app, "notebook-undo")
    assert there(id) == FIVE
    click(app, "notebook-redo")
    assert [cell.id for cell in there(id).cells][:2] == ["ruling", "note"]


def test_an_event_of_a_session_that_is_over_is_not_repeated() -> None:
    app, id = stored()
    app.session_state[notebook_bar.key_of("note")] = {
        "event": {"number": 1, "epoch": "another", "act": "delete"}
    }
    app.run()
    assert there(id) == FIVE


def test_all_cells_are_run_again_under_another_rule_set() -> None:
    app, id = stored()
    app.selectbox(key="notebook-again").set_value("railroad").run()
    shown = html_of(app)
    # Railroad lets no natural with a wild take the pile, has no partners, and its own lessons.
    assert say("app-notebook-again-cell", rules="Railroad", changed="changed") in shown
    assert say("app-notebook-again-illegal") in shown
    assert there(id) == FIVE, "looking changes nothing"


def test_all_cells_are_run_again_under_the_house_rules_that_are_chosen() -> None:
    rules = house("classic", {"pile.natural_and_wild": "never"}, "Fridays")
    chosen = rule_choice.write(rules)
    app = opened(NOTEBOOK, n=the_store().create(FIVE), variant=chosen)
    menu = app.selectbox(key="notebook-again")
    assert menu.options[-1] == say("app-rules-house", rules="Fridays")
    menu.set_value(chosen).run()
    title = say("app-rules-house", rules="Fridays")
    assert say("app-notebook-again-cell", rules=title, changed="changed") in html_of(app)
    assert say("app-notebook-again-illegal") in html_of(app)
    app.query_params["variant"] = "classic"
    app.run()
    menu = app.selectbox(key="notebook-again")
    assert (menu.value, title in menu.options) == ("", False), "they are chosen no more"
    assert say("app-notebook-again-illegal") not in html_of(app)


def test_two_tabs_lose_nothing_and_a_cell_that_both_changed_stays_twice() -> None:
    one, id = stored()
    other = opened(NOTEBOOK, n=id)
    press(one, "note", "edit")
    press(other, "note", "edit")
    edited(one, "note", "text", "From the first")
    write_note(one, "Only the first")
    edited(other, "note", "text", "From the second")
    assert sorted(texts(id)) == ["From the first", "From the second", "Only the first"]
    assert say("app-notebook-conflict", what="both", other="none") in html_of(other)
    assert say("app-notebook-other") in html_of(other)


def test_undoing_in_one_tab_leaves_what_the_other_did() -> None:
    one, id = stored()
    press(one, "note", "down")
    other = opened(NOTEBOOK, n=id)
    write_note(other, "From the other tab")
    one.run()
    click(one, "notebook-undo")
    assert "From the other tab" in texts(id)
    assert there(id).cells[0].id == "note"


def test_a_change_that_cannot_be_saved_stays_and_is_saved_by_the_next_try(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, id = stored()

    def full(*_: Any) -> None:
        raise StorageProblem("full")

    with monkeypatch.context() as patched:
        patched.setattr(type(the_store()), "save", full)
        write_note(app, "Written while the disk was full")
        shown = html_of(app)
        assert say("storage-full") in shown and "Written while the disk was full" in shown
        assert "Written while the disk was full" not in texts(id)
        press(app, "score", "delete")
        assert there(id) == FIVE
    click(app, "notebook-retry")
    assert "Written while the disk was full" in texts(id)
    assert "score" not in [cell.id for cell in there(id).cells]
    assert say("storage-full") not in html_of(app)


def test_a_notebook_that_was_lost_from_storage_can_be_saved_again(storage: Path) -> None:
    app, id = stored()
    storage.write_bytes(b"this is no database " * 500)
    write_note(app, "After the damage")
    assert "After the damage" in html_of(app)
    for _ in range(3):  # the damage is told, then that it is gone; then a fresh one is made
        if any(button.key == "notebook-retry" for button in app.button):
            click(app, "notebook-retry")
    assert "After the damage" in texts(id) and len(there(id).cells) == 6
    assert list(storage.parent.glob("*damaged*")), "the damaged file is put aside"


def test_a_link_to_no_notebook_says_so_in_one_sentence() -> None:
    app = opened(NOTEBOOK, n="nothing")
    assert say("app-notebook-unknown") in html_of(app)
    assert say("app-notebook-empty") in html_of(app)


def test_a_link_to_no_notebook_leads_back_to_the_last_one() -> None:
    app, id = stored()
    app.query_params["n"] = "nothing"
    app.run()
    assert say("app-notebook-unknown") in html_of(app)
    assert say("app-notebook-last") in [link.value for link in app.page_link]
    assert there(id) == FIVE


def test_deleting_asks_first_and_really_deletes() -> None:
    app, id = stored()
    app.session_state["notebook-open-about"] = True
    app.run()
    click(app, "notebook-delete")
    assert there(id) == FIVE
    click(app, "notebook-delete-yes")
    assert say("app-notebook-gone") in html_of(app)
    assert 'data-id=""' in html_of(app), "the browser is told to forget it"
    with pytest.raises(StorageProblem):
        the_store().load(id)
    app.run()
    assert say("app-notebook-empty") in html_of(app)


def upload(app: AppTest, key: str, text: str) -> AppTest:
    """A file is chosen, as the browser would tell it."""
    app.session_state[key] = {"file": {"name": "mine.yaml", "text": text, "number": next(_numbers)}}
    app.run()
    assert not app.exception
    return app


def test_an_uploaded_notebook_is_added_or_replaces() -> None:
    more = Notebook(title="More", cells=(Note(id="note", text="Another note"),))
    app, id = stored()
    app.session_state["notebook-open-about"] = True
    app.run()
    upload(app, "notebook-file", to_yaml(more))
    assert there(id) == FIVE, "first it is asked"
    click(app, "notebook-upload-add")
    assert texts(id)[1] == "Another note" and len(there(id).cells) == 6
    upload(app, "notebook-file", to_yaml(more))
    click(app, "notebook-upload-replace")
    assert texts(id) == ["Another note"]
    click(app, "notebook-undo")
    assert len(there(id).cells) == 6


@pytest.mark.parametrize(
    "text", ["", "canasta_notebook: 99", "a: [", "x" * 1_000_001, "!!python/object:os.system x"]
)
def test_an_upload_that_cannot_be_read_is_told_and_changes_nothing(text: str) -> None:
    app, id = stored()
    app.session_state["notebook-open-about"] = True
    app.run()
    upload(app, "notebook-file", text)
    assert 'id="notebook-refused"' in html_of(app)
    assert there(id) == FIVE


def test_a_ruling_is_kept_from_its_page() -> None:
    app = opened("pages/settle/ruling.py", **ruling_store.parameters(Work(FROZEN), CLASSIC))
    _keep(app)
    assert say("app-notebook-kept") in html_of(app)
    held = app.session_state["notebook"]
    assert [cell.kind for cell in there(held.id).cells] == ["ruling"]
    assert f"notebook?n={held.id}" in html_of(app)
    _keep(app)
    assert len(there(held.id).cells) == 1, "what is kept already is not kept twice"


def _keep(app: AppTest) -> None:
    next(one for one in app.button if one.label == say("app-notebook-keep")).click().run()
    assert not app.exception


def test_a_position_without_a_move_is_kept_as_a_position() -> None:
    work = Work(Question(FROZEN.position))
    app = opened("pages/settle/ruling.py", **ruling_store.parameters(work, CLASSIC))
    _keep(app)
    assert [cell.kind for cell in there(app.session_state["notebook"].id).cells] == ["position"]


def test_a_score_is_kept_from_its_page() -> None:
    from pages.parts import token

    sheet = Sheet(rounds=(COUNTED,))
    app = opened("pages/settle/score.py", variant="classic", s=token.pack(sheet.plain()))
    _keep(app)
    cell = there(app.session_state["notebook"].id).cells[0]
    assert cell.kind == "score" and cell.sheet == sheet


def test_a_lesson_is_kept_from_its_end() -> None:
    from pages.parts import progress

    found = progress.Progress().with_task("classic/melds", 2, progress.Task(stars=3))
    app = opened("pages/learn/lesson.py", lesson="classic/melds")
    app.session_state["progress"] = found
    show_all(app)
    _keep(app)
    cell = there(app.session_state["notebook"].id).cells[0]
    assert cell.kind == "lesson" and cell.stars == {2: 3}


@pytest.mark.parametrize("seed", [3, 4])
def test_a_practice_question_is_kept_as_a_ruling_once_it_is_answered(seed: int) -> None:
    from engine.drills import Drill, drill

    found = drill("pile.frozen", CLASSIC, seed)
    assert isinstance(found, Drill)
    app = opened("pages/learn/practice.py", rule="pile.frozen", variant="classic", seed=str(seed))
    place = f"practice/classic/pile.frozen#{seed}"
    assert say("app-notebook-keep") not in [one.label for one in app.button]
    app.radio(key=f"{place}-legal").set_value(found.legal).run()
    if not found.legal:
        app.radio(key=f"{place}-rule").set_value(found.broken[0])
    click(app, f"{place}-check")
    _keep(app)
    cell = there(app.session_state["notebook"].id).cells[0]
    assert isinstance(cell, RulingCell)
    assert (cell.seen.legal, cell.seen.broken) == (found.legal, found.broken)


def test_keeping_while_nothing_can_be_stored_loses_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unreachable(*_: Any) -> None:
        raise StorageProblem("unreachable")

    app = opened("pages/settle/ruling.py", **ruling_store.parameters(Work(FROZEN), CLASSIC))
    with monkeypatch.context() as patched:
        patched.setattr(type(the_store()), "create", unreachable)
        _keep(app)
        assert say("storage-unreachable") in html_of(app)
        assert app.get("download_button")
    app.switch_page(NOTEBOOK).run()
    assert say("storage-unreachable") in html_of(app)
    click(app, "notebook-retry")
    assert len(there(app.session_state["notebook"].id).cells) == 1


def test_a_notebook_that_cannot_be_read_now_is_not_called_empty(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unreachable(*_: Any) -> None:
        raise StorageProblem("unreachable")

    id = the_store().create(FIVE)
    with monkeypatch.context() as patched:
        patched.setattr(type(the_store()), "load", unreachable)
        app = opened(NOTEBOOK, n=id)
        assert say("storage-unreachable") in html_of(app)
        assert say("app-notebook-empty") not in html_of(app)
    click(app, "notebook-read-again")
    assert "The match" in html_of(app)


def test_a_ruling_under_unknown_rules_is_kept_with_the_answers_of_all_rule_sets() -> None:
    # Pagat and seed 002 bar the joker on a frozen pile; what is kept says so for each rule set.
    cell = ruling_share.cell_of(Work(FROZEN, unknown=True), CLASSIC)
    assert isinstance(cell, RulingCell) and cell.unknown
    app, _ = stored(Notebook(cells=(cell.with_(id="ruling"),)))
    show_all(app)
    shown = html_of(app)
    assert say("app-notebook-no-rules") in shown
    for rules in map(load, names()):
        assert f"<span>{rule_choice.rules_name(rules)}</span>" in shown
    link = notebook_cells.page_link(cell, Notebook())
    query = dict(parse_qsl(urlsplit(link).query))
    assert ruling_store.read(query["q"], CLASSIC).unknown


def test_a_short_link_opens_the_whole_ruling() -> None:
    import json

    id = the_store().keep(json.dumps(ruling_store.parameters(Work(FROZEN), CLASSIC)))
    app = opened("pages/settle/ruling.py", k=id)
    assert app.session_state["ruling"].question == FROZEN
    assert "k" not in app.query_params
    app = opened("pages/settle/ruling.py", k="nothing")
    assert app.warning[0].value == say("app-ruling-short-missing")


def test_the_code_of_a_long_link_holds_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from pages.parts import ruling_share

    coded: list[str] = []
    monkeypatch.setattr(
        ruling_share, "qr_html", lambda address: coded.append(address) or "<b>code</b>"
    )
    long = changed(FROZEN, title="Who was right? " + " ".join(str(n**3) for n in range(100, 160)))
    for question, is_short in ((FROZEN, False), (long, True)):
        query = ruling_store.parameters(Work(question), CLASSIC)
        click(opened("pages/settle/ruling.py", **query), "ruling-code")
        assert len(coded[-1]) <= ruling_share.MOST_SCANNED
        assert ("ruling?k=" in coded[-1]) is is_short
    app = opened("pages/settle/ruling.py", k=coded[-1].split("k=")[1])
    assert app.session_state["ruling"].question == long
