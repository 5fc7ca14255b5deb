"""A lesson handed to a class by a link: each learner has it alone, and what is broken is told."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

from pages.parts import lesson_file
from pages.parts.words import say
from tests.app.test_editor import EDITOR, SOUND, read, see, types
from tests.app.test_pages import LESSON, html_of, opened, title_of


def class_link(app: AppTest) -> str:
    """The id under which a class opens the lesson."""
    app.button(key="editor-class-make").click().run()
    (link,) = [
        one.value for one in app.code if "/lesson?" in one.value and "iframe" not in one.value
    ]
    return link.partition("file=")[2]


def test_a_class_opens_the_lesson_each_with_progress_of_their_own() -> None:
    app = see(types(opened(EDITOR), SOUND), "share")
    id = class_link(app)
    assert len(id) >= 20 and lesson_file.text_of(id) == SOUND
    for answer in (False, True):
        learner = opened(LESSON, file=id)
        assert title_of(learner) == "Tonight <b>& more</b>"
        assert "Task 1 of 1" in read(learner)
        learner.radio[0].set_value(answer).run()
        if not answer:
            learner.radio[1].set_value("meld.size").run()
        (check,) = [one for one in learner.button if one.label == say("check")]
        check.click().run()
        assert ("p" in learner.query_params) == (not answer)
    assert "<script>" not in html_of(learner)


def test_a_lesson_with_faults_is_handed_to_no_class() -> None:
    app = see(types(opened(EDITOR), SOUND.replace("minutes", "minuts")), "share")
    assert app.button(key="editor-class-make").disabled
    assert say("editor-class-faults") in read(app)


def test_a_kept_lesson_that_is_broken_says_one_sentence() -> None:
    id = lesson_file.keep("lesson: <b>x\ncells: 5\n")
    app = opened(LESSON, file=id)
    assert title_of(app) == say("lesson-unknown-title")
    assert "something in it is wrong: lesson.yaml:1: lesson: small letters" in read(app)
    assert "<b>x" not in html_of(app)


@pytest.mark.parametrize("id", ["nothing", "x" * 500, "<script>"])
def test_a_link_to_no_kept_lesson_says_so(id: str) -> None:
    app = opened(LESSON, file=id)
    assert title_of(app) == say("lesson-unknown-title")
    assert say("file-lesson-missing") in read(app)
