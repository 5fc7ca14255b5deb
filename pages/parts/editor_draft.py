"""The lesson that is being written: kept in the session and, once changed, in storage.

A draft is stored as a notebook of its own with one cell; the link's `d` is its id. So it outlives
a change of page, a reload and a restart. The link may also name where to start from:

from     a shipped lesson, `classic/frozen-pile`
file     a lesson that somebody kept for a class
cell     a lesson in the notebook at hand
quiz     rule sets: hands that tell them apart, as the Present page shows them, to be judged under
         the first that has house rules, else under the first
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from uuid import uuid4

import streamlit as st

from engine.errors import BadInput
from engine.lessons.edits import Edited, new_lesson
from engine.lessons.quiz import quiz
from engine.lessons.reference import examples
from engine.lessons.review import review
from engine.notebook.document import MOST_LESSON, LessonText, Notebook
from engine.ruleset import RuleSet
from engine.words import say as words
from pages.parts import lesson_file, notebook_store, present_link, rule_choice
from pages.parts.catalogue import find
from pages.parts.editor_text import Typed
from pages.parts.editor_text import typed as typed_last
from pages.parts.present_slides import hands_of
from pages.parts.rule_choice import rules_name
from pages.parts.words import say
from pages.storage import Saved, StorageProblem, is_id, the_store

STORED = "d"
STARTS = ("from", "file", "cell", "quiz")
FAULT = "editor-fault"
"""Where it is kept for the next run why something could not be done."""
_KEY = "editor-draft"


@dataclass(frozen=True, slots=True)
class Draft:
    """A lesson's text and the line of the cursor, from 1.

    `epoch` is new when the field is to show another text than the one typed into it; `told`
    numbers what the browser told last. `id` is empty until the draft is stored; `saved` is what the
    next save builds upon, and `problem` why the last change is not stored. `start` is what the
    link named to start from. `former` is the id of the draft that this one took the place of.
    """

    text: str
    line: int = 1
    epoch: str = ""
    told: int = 0
    id: str = ""
    saved: Saved | None = None
    problem: str = ""
    start: str = ""
    former: str = ""


def current(typed: Typed | None) -> Draft:
    """The draft at hand, after what was typed; what the link names where that is new."""
    draft = _held()
    id = st.query_params.get(STORED, "")
    start = _start()
    if id and (draft is None or draft.id != id):
        draft = _stored(id, typed) or draft
    elif start and (draft is None or draft.start != start):
        draft = _begun(start, draft) or draft
    if draft is None:
        draft = _fresh(new_lesson(variant_text(rule_choice.chosen()), examples()["say"]))
    draft = _after(draft, typed)
    _hold(draft)
    return draft


def _after(draft: Draft, typed: Typed | None) -> Draft:
    """The draft after what was typed into it."""
    if typed is None or typed.epoch != draft.epoch or typed.number == draft.told:
        return draft
    draft = replace(draft, line=typed.line, told=typed.number)
    if typed.text == draft.text:
        return draft
    return _save(replace(draft, text=typed.text[:MOST_LESSON]))


def now() -> Draft:
    """The draft as it is when a button is pressed: what was typed just before counts too."""
    draft = _held()
    assert draft is not None
    return _after(draft, typed_last())


def variant_text(rules: RuleSet) -> str:
    """A rule set as YAML writes it under `variant`, on one line."""
    return json.dumps(rules.variant, ensure_ascii=False) if rules.changed else rules.id


def shipped_text(key: str) -> str | None:
    """The file of a shipped lesson (`classic/frozen-pile`); None where there is none."""
    entry = find(key)
    return Path(entry.lesson.document.name).read_text(encoding="utf-8") if entry else None


def _held() -> Draft | None:
    found = st.session_state.get(_KEY)
    return found if isinstance(found, Draft) else None


def _hold(draft: Draft) -> None:
    st.session_state[_KEY] = draft
    if draft.id:
        for name in (*STARTS, "hands", "hand"):
            st.query_params.pop(name, None)
        if st.query_params.get(STORED) != draft.id:
            st.query_params[STORED] = draft.id


def _fresh(text: str, start: str = "", former: str = "") -> Draft:
    return Draft(text, epoch=uuid4().hex[:8], start=start, former=former)


def _start() -> str:
    """What the link names to start from, as one word; empty for nothing."""
    name = next((name for name in STARTS if st.query_params.get(name)), "")
    return f"{name}={st.query_params[name]}" if name else ""


def _begun(start: str, before: Draft | None) -> Draft | None:
    """A draft that starts from what the link names; None, and it is told, where there is none."""
    text = _text_of(*start.split("=", 1))
    if text is None:
        st.warning(say("editor-no-start"), icon=":material/link_off:")
        for name in STARTS:
            st.query_params.pop(name, None)
        return None
    return _fresh(text, start, before.id if before else "")


def _text_of(name: str, value: str) -> str | None:
    if name == "from":
        return shipped_text(value)
    if name == "file":
        try:
            return lesson_file.text_of(value)
        except StorageProblem:
            return None
    if name == "quiz":
        return _quiz(value)
    held = notebook_store.current()
    if held is None:
        try:
            held = notebook_store.arrive(notebook_store.remembered())
        except StorageProblem:
            held = None
    cells = held.now.cells if held else ()
    return next(
        (one.yaml for one in cells if isinstance(one, LessonText) and one.id == value), None
    )


def _quiz(of: str) -> str | None:
    """A lesson that asks about hands which tell rule sets apart; None where there are none."""
    try:
        sets, seed, count = present_link.wanted_hands(of)
        rules = next((one for one in sets if one.changed), sets[0])
        questions = [hand.question for hand in hands_of(sets, seed, count)]
        return quiz(words("quiz-title", rules=rules_name(rules)), rules, questions)
    except BadInput:
        return None


def begin(text: str) -> None:
    """Take another text for the one at hand; the former draft stays under its own link."""
    before = _held()
    for name in (STORED, *STARTS):
        st.query_params.pop(name, None)
    _hold(_save(_fresh(text[:MOST_LESSON], former=before.id if before else "")))


def edit(found: Edited) -> None:
    """Take a text into which something was put, and show the field anew, the cursor there."""
    changed = replace(now(), text=found.text, line=found.line, epoch=uuid4().hex[:8])
    _hold(_save(changed))


def try_edit(made: Callable[[Draft], Edited]) -> None:
    """Put what is made of the draft into it; why that cannot be done is told in the next run."""
    try:
        edit(made(now()))
    except BadInput as error:
        st.session_state[FAULT] = str(error)


def cell_of(draft: Draft) -> LessonText:
    """The draft as a cell of a notebook."""
    lesson = review(draft.text).lesson
    title = lesson.title if lesson else say("editor-untitled")
    return LessonText(title=title, yaml=draft.text)


def _stored(id: str, typed: Typed | None) -> Draft | None:
    """The draft with this id; what the browser still had of it is newer than what was stored."""
    if not is_id(id):
        st.warning(say("editor-missing"), icon=":material/link_off:")
        st.query_params.pop(STORED, None)
        return None
    try:
        saved = the_store().load(id)
    except StorageProblem as problem:
        missing = problem.kind == "missing"
        st.warning(
            say("editor-missing") if missing else problem.message, icon=":material/link_off:"
        )
        if missing:
            st.query_params.pop(STORED, None)
        return None
    texts = [cell.yaml for cell in saved.notebook.cells if isinstance(cell, LessonText)]
    draft = replace(_fresh(texts[0] if texts else ""), id=id, saved=saved)
    if typed is None or typed.draft != id:
        return draft
    draft = replace(draft, epoch=typed.epoch, told=typed.number, line=typed.line)
    return draft if typed.text == draft.text else _save(replace(draft, text=typed.text))


def _save(draft: Draft) -> Draft:
    """Store a draft; where that fails it stays in the session, with the reason."""
    try:
        if not draft.id:
            cell = LessonText(yaml=draft.text)
            id = the_store().create(Notebook(title=say("editor-draft"), cells=(cell,)))
            return replace(draft, id=id, saved=the_store().load(id), problem="")
        base = draft.saved or the_store().load(draft.id)
        cells = base.notebook.cells
        first = cells[0] if cells and isinstance(cells[0], LessonText) else LessonText()
        changed = first.with_(yaml=draft.text)
        notebook = base.notebook.with_cells((changed, *cells[1:]))
        return replace(draft, saved=the_store().save(draft.id, base, notebook), problem="")
    except StorageProblem as problem:
        return replace(draft, problem=problem.message)
