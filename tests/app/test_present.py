"""Present: what its links show, slides of every kind of cell, the handout, and broken links."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from engine import lessons
from engine.lessons.review import review
from engine.question import Question
from engine.rulesets import house, load
from pages.parts import lesson_file, rule_choice, ruling_store
from pages.parts.present_handout import LINES, handout_html
from pages.parts.present_slides import of_hands, of_lesson, of_question
from pages.parts.ruling_store import Work
from pages.parts.verdict import inline
from pages.parts.words import say
from tests.app.test_pages import ROOT, html_of, opened, title_of
from tests.engine.lesson_texts import NINE

PRESENT = "pages/teach/present.py"
FROZEN = "classic/frozen-pile"


def slides(app: AppTest) -> list[dict[str, str]]:
    """The slides that the stage was given."""
    (part,) = [
        part for part in app.get("bidi_component") if part.proto.component_name == "present_stage"
    ]
    found: dict[str, Any] = json.loads(json.loads(part.proto.json))
    shown: list[dict[str, str]] = found["slides"]
    return shown


def text_of(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def lesson_of(text: str) -> lessons.Lesson:
    found = review(text).lesson
    assert found is not None
    return found


def test_without_a_link_one_chooses() -> None:
    app = opened(PRESENT)
    assert title_of(app) == say("present-title")
    app.button(key="present-go-lesson").click().run()
    assert "classic/melds" in app.query_params["lesson"]
    assert slides(app)


def test_each_cell_of_a_lesson_is_a_slide() -> None:
    app = opened(PRESENT, lesson=FROZEN)
    lesson = next(one for one in lessons.course("classic") if one.slug == "frozen-pile")
    assert title_of(app) == lesson.title
    assert len(slides(app)) == len(lesson.cells)
    for slide, cell in zip(slides(app), lesson.cells, strict=True):
        assert bool(slide["answer"]) == isinstance(cell, lessons.Task)


def test_some_cells_can_be_chosen() -> None:
    lesson = next(one for one in lessons.course("classic") if one.slug == "frozen-pile")
    app = opened(PRESENT, lesson=FROZEN, cells="3,1,99,x")
    asked = [text_of(one["asked"]) for one in slides(app)]
    assert len(asked) == 2
    assert asked == [text_of(one.asked) for one in of_lesson(lesson, (1, 3))]


# What the answer of each task of the lesson with nine kinds says, by the author's own words.
ANSWERS = {
    "try": "meld K K K",
    "judge": "Not legal",
    "count": "60",
    "order": "",
    "compare": "Official: legal",
    "play": "draw",
}


@pytest.mark.parametrize("kind", ANSWERS)
def test_the_answer_of_each_kind_is_apart_from_the_question(kind: str) -> None:
    lesson = lesson_of(NINE)
    cell = next(one for one in lesson.cells if isinstance(one, lessons.KINDS[kind]))
    assert isinstance(cell, lessons.Task)
    (slide,) = of_lesson(lesson, (cell.number + 1,))
    assert ANSWERS[kind].lower() in text_of(slide.answer).lower()
    assert cell.ask.split("{{")[0].strip() in text_of(slide.asked)
    if cell.say:
        assert text_of(cell.say) in text_of(slide.answer)
        assert text_of(cell.say) not in text_of(slide.asked)


def test_every_shipped_lesson_can_be_presented_and_printed() -> None:
    for id in lessons.courses():
        for lesson in lessons.course(id):
            found = of_lesson(lesson)
            assert len(found) == len(lesson.cells)
            assert all(one.asked for one in found)
            handout_html(lesson.title, "", found)


def test_a_question_never_says_what_it_asks() -> None:
    lesson = next(one for one in lessons.course("classic") if one.slug == "frozen-pile")
    for slide in of_lesson(lesson):
        if slide.answer:
            assert "frozen for you" not in text_of(slide.asked).lower()


def test_hands_that_differ_are_legal_in_one_and_not_in_the_other() -> None:
    sets = (load("railroad"), load("classic"))
    found = of_hands(sets, 1, 3)
    assert [one.title for one in found] == [
        say("present-hand", number=number, count=3) for number in (1, 2, 3)
    ]
    assert len({one.asked for one in found}) == 3
    for one in found:
        answer = text_of(one.answer)
        assert ("Railroad: legal" in answer) != ("Classic: legal" in answer)


def test_a_house_rule_can_be_told_apart_from_its_base() -> None:
    ours = house("official", {"pile.black_three": "freezes"}, "Tonight")
    app = opened(PRESENT, of=f"official,{rule_choice.write(ours)}", hands="1")
    assert len(slides(app)) == 1
    assert text_of(slides(app)[0]["answer"]).count("legal") >= 2


def test_rule_sets_that_play_the_same_say_so() -> None:
    ours = house("classic", {"out.bonus": 300})
    app = opened(PRESENT, of=f"classic,{rule_choice.write(ours)}")
    assert "No hand is known" in app.warning[0].value


def position(**more: Any) -> dict[str, str]:
    """The link to a position in which one takes a frozen pile with a joker."""
    table = {"hands": {1: "7 Jo 9 9 4"}, "pile": "9 2 7", "melds": {"A": ["K K K"]}}
    work = Work(Question(table, ("take 7 Jo",), "Is <b>that</b> allowed?"), **more)
    return ruling_store.parameters(work, load("classic"))


def test_a_position_of_the_ruling_page_is_a_slide() -> None:
    app = opened(PRESENT, **position())
    (slide,) = slides(app)
    assert "take 7 Jo" in text_of(slide["asked"])
    assert "Classic: not legal" in text_of(slide["answer"])
    assert "<b>that" not in html_of(app).partition("<style>")[0] + slide["asked"] + slide["answer"]


def test_where_nobody_knows_the_rules_the_answer_is_that_of_all() -> None:
    (slide,) = slides(opened(PRESENT, **position(unknown=True)))
    answer = text_of(slide["answer"])
    assert "Classic: not legal" in answer and "Railroad:" in answer


def test_a_position_without_a_move_asks_nothing() -> None:
    found = of_question(Question({"hands": {1: "7 Jo"}}), (load("classic"),))
    assert found.answer == ""


BROKEN = {
    "lesson": {"lesson": "classic/<b>none"},
    "file": {"file": "none"},
    "of": {"of": "classic"},
    "a rule set": {"of": "classic,whist"},
    "q": {"q": "9.zzzz"},
    "variant": {"q": "1.zzzz", "variant": "whist"},
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_link_says_one_sentence_and_lets_one_choose(name: str) -> None:
    app = opened(PRESENT, **BROKEN[name])
    assert title_of(app) == say("present-title")
    assert [one.value for one in app.warning if one.value]
    assert not app.error
    assert app.get_by_key("present-way")


def test_a_lesson_kept_for_a_class_can_be_presented() -> None:
    app = opened(PRESENT, file=lesson_file.keep(NINE))
    assert title_of(app) == "A lesson"
    assert len(slides(app)) == len(lesson_of(NINE).cells)


def test_the_handout_has_room_for_answers_and_solutions_at_its_end() -> None:
    app = opened(PRESENT, lesson=FROZEN)
    app.session_state["present-view"] = "handout"
    app.run()
    html = html_of(app)
    tasks = sum(isinstance(cell, lessons.Task) for cell in _frozen().cells)
    questions, _, solutions = html.partition('<div class="solutions">')
    assert questions.count('<section class="question">') == tasks
    assert questions.count('<div class="room"') == tasks
    assert solutions.count("<section>") == tasks
    for cell in _frozen().cells:
        if isinstance(cell, lessons.Task) and cell.say:
            words = text_of(inline(cell.say))
            assert words not in text_of(questions)
            assert words in text_of(solutions)
    assert LINES >= 2


def _frozen() -> lessons.Lesson:
    return next(one for one in lessons.course("classic") if one.slug == "frozen-pile")


def test_the_snippet_embeds_the_lesson_and_escapes_its_title() -> None:
    id = lesson_file.keep(NINE.replace("title: A lesson", 'title: A "lesson" <b>'))
    app = opened(PRESENT, file=id)
    app.session_state["present-view"] = "share"
    app.run()
    (snippet,) = [one.value for one in app.code if "<iframe" in one.value]
    assert f"/lesson?file={id}&amp;embed=true" in snippet
    assert 'title="A &quot;lesson&quot; &lt;b&gt;"' in snippet
    links = [one.value for one in app.code if "<iframe" not in one.value]
    assert any(f"/present?file={id}" in one for one in links)


def test_the_ruling_page_leads_here() -> None:
    app = opened("pages/settle/ruling.py", **position())
    assert say("present-this") in [link.value for link in app.page_link]


def test_within_another_site_there_is_no_menu() -> None:
    app = AppTest.from_file(str(ROOT / "app.py"), default_timeout=30)
    app.context["is_embedded"] = True
    app.run()
    assert 'class="menu"' not in html_of(app)


def test_shown_hands_become_a_quiz_in_the_editor() -> None:
    ours = rule_choice.write(house("railroad", {"pile.black_three": "freezes"}, "Tonight"))
    app = opened("pages/teach/editor.py", quiz=f"railroad,{ours}", hands="2", hand="1")
    (part,) = [
        part for part in app.get("bidi_component") if part.proto.component_name == "lesson_text"
    ]
    text = json.loads(json.loads(part.proto.json))["text"]
    found = review(text)
    assert found.faults == () and found.lesson is not None
    assert found.lesson.rules.name == "Tonight"
    assert len(found.lesson.cells) == 3  # one more than hands, or every answer would be “no”
