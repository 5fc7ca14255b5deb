"""The notebook of this session: on the page, in storage, remembered by the browser.

Each change is saved at once. Where that fails the notebook stays here with the reason, and the
next change saves all of it. Two tabs, or two people, on one notebook are merged by the storage.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from html import escape

import streamlit as st

from engine.notebook.document import AnyCell, Notebook, same
from engine.notebook.history import History
from engine.notebook.merging import Conflict, merge
from pages.parts.words import say
from pages.storage import Saved, StorageProblem, is_id, the_store

COOKIE = "canasta-notebook"
MOST_ID = 80
_HELD, _MARK, _GONE = "notebook", "notebook-mark", "notebook-gone"


@dataclass(frozen=True, slots=True)
class Held:
    """The notebook in hand, and how it stands to what is stored.

    `id` is empty until it is stored. `saved` is what the next save builds upon: None for what
    was never read, so that nothing stored is overwritten by what was not. `is_gone` says that it
    is stored no more. `problem` is why the last change is not saved; empty when all is. `told` is
    what a merge has to say, once.
    """

    history: History
    id: str = ""
    saved: Saved | None = None
    is_gone: bool = False
    problem: str = ""
    told: tuple[str, ...] = ()

    @property
    def now(self) -> Notebook:
        """The notebook as it is on the page."""
        return self.history.now


def current() -> Held | None:
    """The notebook in hand, None where there is none in this session."""
    found = st.session_state.get(_HELD)
    return found if isinstance(found, Held) else None


def _hold(held: Held) -> None:
    st.session_state[_HELD] = held


def remembered() -> str:
    """The id of the last notebook of this session or browser; empty where there is none."""
    held = current()
    if held is not None:
        return held.id
    try:
        found = str(st.context.cookies.get(COOKIE, ""))
    except AttributeError:  # no browser, no cookies
        found = ""
    is_known = is_id(found) and found not in st.session_state.get(_GONE, ())
    return found if is_known else ""


def arrive(id: str) -> Held | None:
    """The notebook with this id as it is stored now; the one in hand stays, whatever happens.

    Returns None where there is no such notebook. Raises `StorageProblem`.
    """
    held = current()
    if held is not None and held.id == id:
        return _refreshed(held)
    saved = _load(id)
    if saved is None:
        return None
    found = Held(History(saved.notebook), id, saved)
    _hold(found)
    _remember(id)
    return found


def _load(id: str) -> Saved | None:
    try:
        return the_store().load(id)
    except StorageProblem as problem:
        if problem.kind == "missing":
            return None
        raise


def _refreshed(held: Held) -> Held:
    """The same with what others did since; where that cannot be read, as it is, with the reason."""
    if held.problem or not held.id:
        return held
    try:
        found = _after(held, the_store().load(held.id))
    except StorageProblem as problem:
        found = _failed(held, problem)
    _hold(found)
    return found


def _failed(held: Held, problem: StorageProblem) -> Held:
    gone = problem.kind == "missing" or held.is_gone
    return replace(held, problem=problem.message, is_gone=gone)


def change(notebook: Notebook, base: Held | None = None) -> None:
    """Take a changed notebook and save it.

    `base` is what the change was made from, if that is older than what is on the page now.
    """
    held = current() or Held(History(Notebook()))
    base = base or held
    mine = notebook if base.now == held.now else merge(base.now, notebook, held.now).notebook
    _save(replace(held, history=held.history.then(mine)), base, notebook)


def undo() -> None:
    """Take back the last change of this session."""
    held = current()
    if held is not None and held.history.past:
        after = replace(held, history=held.history.undo())
        _save(after, held, after.now)


def redo() -> None:
    """Do again what was taken back last."""
    held = current()
    if held is not None and held.history.future:
        after = replace(held, history=held.history.redo())
        _save(after, held, after.now)


def again() -> None:
    """Try once more to save what is not saved."""
    held = current()
    if held is not None:
        _save(held, held, held.now)


def keep(cell: AnyCell) -> Held:
    """Add a cell at the end of the last notebook, or of a new one, and save it.

    A cell that says the same as the last one is kept once. Returns the notebook in hand. Raises
    `BadInput` when the notebook is full.
    """
    held = current()
    if held is None:
        held = _last()
        _hold(held)
    else:
        held = _refreshed(held)
    last = held.now.cells[-1:]
    if held.problem or not last or not same(last[0].with_(id=cell.id), cell):
        change(held.now.add(cell))
    found = current()
    assert found is not None
    return found


def _last() -> Held:
    id = remembered()
    try:
        found = arrive(id) if id else None
    except StorageProblem as problem:
        return Held(History(Notebook()), id, problem=problem.message)
    return found or Held(History(Notebook()))


def _save(held: Held, base: Held, notebook: Notebook) -> None:
    """Hold and store a notebook; `notebook` is what was made of `base`."""
    try:
        if not held.id or held.is_gone:
            id = the_store().create(held.now, held.id)
            held = replace(held, id=id)
            saved = the_store().load(id)
            _remember(id)
        elif held.saved is None:
            saved = _added(held)
        elif held.problem or base.saved is None:
            saved = the_store().save(held.id, held.saved, held.now)
        else:
            saved = the_store().save(held.id, base.saved, notebook)
    except StorageProblem as problem:
        _hold(_failed(held, problem))
        return
    _hold(_after(replace(held, problem="", is_gone=False), saved))


def _added(held: Held) -> Saved:
    """Cells that were kept while the notebook could not be read go to its end."""
    saved = the_store().load(held.id)
    notebook = saved.notebook
    known = {cell.id for cell in notebook.cells}
    for cell in held.now.cells:
        if cell.id not in known:
            notebook = notebook.add(cell)
    return the_store().save(held.id, saved, notebook)


def _after(held: Held, saved: Saved) -> Held:
    """The notebook as it came back from storage; what can be undone is brought to the same state,
    so that undoing never takes away what somebody else did."""
    history, mine = held.history.with_now(saved.notebook), held.now
    if saved.notebook != mine:
        past = tuple(merge(mine, one, saved.notebook).notebook for one in history.past)
        future = tuple(merge(mine, one, saved.notebook).notebook for one in history.future)
        history = replace(history, past=past, future=future)
    told = tuple(_told(one) for one in saved.conflicts)
    return replace(held, history=history, saved=saved, told=held.told + told)


def _told(conflict: Conflict) -> str:
    return say("notebook-conflict", what=conflict.what, other=conflict.other[:80] or "none")


def take_told() -> tuple[str, ...]:
    """What the last merges have to say; told once."""
    held = current()
    if held is None or not held.told:
        return ()
    _hold(replace(held, told=()))
    return held.told


def delete() -> None:
    """Delete the notebook in hand from storage, session and browser. Raises `StorageProblem`."""
    held = current()
    if held is None:
        return
    if held.id:
        try:
            the_store().delete(held.id)
        except StorageProblem as problem:
            if problem.kind != "missing":
                raise
    forget(held.id)


def forget(id: str) -> None:
    """Let session and browser forget a notebook; storage keeps it."""
    st.session_state[_GONE] = (*st.session_state.get(_GONE, ()), id)
    st.session_state.pop(_HELD, None)
    _remember("")


def begin(notebook: Notebook) -> None:
    """Store a notebook as a new one, and take it in hand."""
    st.session_state.pop(_HELD, None)
    change(notebook)


def _remember(id: str) -> None:
    st.session_state[_MARK] = (id, time.time_ns() // 1_000_000)


def mark_html() -> str:
    """An unseen mark that tells the browser which notebook to remember; empty for no news."""
    found = st.session_state.get(_MARK)
    if not found:
        return ""
    id, when = found
    return f'<i class="notebook" hidden data-id="{escape(id)}" data-when="{when}"></i>'
