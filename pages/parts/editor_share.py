"""How a lesson leaves the editor: notebook, file, a link for a class; and how one comes in."""

from __future__ import annotations

from hashlib import sha256
from html import escape

import streamlit as st

from engine import lessons
from engine.lessons.edits import new_lesson
from engine.lessons.reference import examples
from engine.lessons.review import Review
from engine.notebook.document import MOST_LESSON
from pages.parts import editor_draft as store
from pages.parts import lesson_file, rule_choice
from pages.parts.address import address_of
from pages.parts.catalogue import course, rules_title
from pages.parts.editor_draft import FAULT, Draft
from pages.parts.notebook_keep import keep_button, kept_note
from pages.parts.open_file import open_file
from pages.parts.words import say
from pages.storage import StorageProblem

_CLASS = "editor-class"


def hand_on(draft: Draft, found: Review) -> None:
    """The ways out: keep, download, and the link for a class."""
    name = found.lesson.slug if found.lesson else "lesson"
    kept = f"draft-{sha256(draft.text.encode()).hexdigest()[:12]}"
    with st.container(horizontal=True, gap="small"):
        keep_button(kept, lambda: store.cell_of(draft))
        st.download_button(
            say("editor-download"), draft.text, file_name=f"{name}.yaml", on_click="ignore",
            mime="application/yaml", icon=":material/download:", key="editor-download",
        )  # fmt: skip
        st.button(
            say("editor-class"), icon=":material/groups:", type="primary", key="editor-class-make",
            on_click=_make, disabled=found.lesson is None,
        )  # fmt: skip
    kept_note(kept)
    if found.lesson is None:
        st.html(f'<p class="quiet">{escape(say("editor-class-faults"))}</p>')
    made = st.session_state.get(_CLASS)
    if made and made[1] == draft.text:
        _links(made[0], found)
    elif made:
        st.html(f'<p class="quiet">{escape(say("editor-class-old"))}</p>')


def _make() -> None:
    text = store.now().text
    try:
        st.session_state[_CLASS] = (lesson_file.keep(text), text)
    except StorageProblem as problem:
        st.session_state[FAULT] = problem.message


def _links(id: str, found: Review) -> None:
    """The links under which others now find the lesson."""
    title = found.lesson.title if found.lesson else ""
    st.html(f"<p>{escape(say('editor-class-how'))}</p>")
    st.code(address_of("lesson", {"file": id}), language=None, wrap_lines=True)
    with st.container(horizontal=True, gap="small"):
        for page, label, icon in (
            ("pages/learn/lesson.py", "editor-class-open", "menu_book"),
            ("pages/teach/present.py", "editor-class-present", "slideshow"),
        ):
            st.page_link(
                page, label=say(label), icon=f":material/{icon}:", query_params={"file": id}
            )
    st.html(f"<p>{escape(say('present-embed-how'))}</p>")
    source = escape(address_of("lesson", {"file": id, "embed": "true"}))
    st.code(
        f'<iframe src="{source}" title="{escape(title)}" width="100%" height="900" '
        'style="border: 0"></iframe>',
        language=None, wrap_lines=True,
    )  # fmt: skip


def start_from(draft: Draft) -> None:
    """The ways in: a shipped lesson, an empty one, a file."""
    offered = {entry.key: entry for id in lessons.courses() for entry in course(id)}
    picked = st.selectbox(
        say("editor-start-lesson"), list(offered), index=None, key="editor-start",
        placeholder=say("editor-start-choose"),
        format_func=lambda key: say(
            "editor-start-name", rules=rules_title(offered[key].variant),
            number=offered[key].number, title=offered[key].lesson.title,
        ),
    )  # fmt: skip
    with st.container(horizontal=True, gap="small"):
        st.button(
            say("editor-start-go"), icon=":material/file_copy:", key="editor-start-go",
            on_click=_shipped, args=(picked,), disabled=picked is None,
        )  # fmt: skip
        st.button(
            say("editor-start-empty"), icon=":material/note_add:", key="editor-start-empty",
            on_click=_empty,
        )  # fmt: skip
    file = open_file(say("editor-upload"), "editor-file")
    if file is not None:
        _opened(file.data)
        st.rerun()
    if draft.former:
        href = f"editor?{store.STORED}={escape(draft.former)}"
        told = escape(say("editor-former"))
        link = f'<a class="inside" href="{href}">{escape(say("editor-former-open"))}</a>'
        st.html(f'<p class="quiet">{told} {link}</p>')


def _shipped(key: str) -> None:
    text = store.shipped_text(key)
    if text is not None:
        store.begin(text)


def _empty() -> None:
    variant = store.variant_text(rule_choice.chosen())
    store.begin(new_lesson(variant, examples()["say"]))


def _opened(data: bytes) -> None:
    """Take a file for the text; what is no text, or too long, is told and changes nothing."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        st.session_state[FAULT] = say("editor-no-text", byte=error.start + 1)
        return
    if len(text) > MOST_LESSON:
        st.session_state[FAULT] = say("editor-too-long", most=MOST_LESSON)
        return
    store.begin(text)
