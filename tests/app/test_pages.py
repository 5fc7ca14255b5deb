"""Every page without a browser: what it shows, a right and a wrong move, a bad link."""

from __future__ import annotations

import itertools
import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from engine import lessons
from engine.notation import write_step
from engine.rulesets import house
from engine.words import say
from pages.parts import progress, rule_choice
from tests.app.lesson_of_all import with_lesson

ROOT = Path(__file__).parent.parent.parent
HOME, COURSE, LESSON = (f"pages/learn/{name}.py" for name in ("home", "course", "lesson"))
FROZEN = "classic/frozen-pile"


def opened(page: str, **query: str) -> AppTest:
    """The app at one of its pages, with this query string."""
    app = AppTest.from_file(str(ROOT / "app.py"), default_timeout=30).run()
    for name, value in query.items():
        app.query_params[name] = value
    app.switch_page(page)
    for name, value in query.items():
        app.query_params[name] = value
    app.run()
    assert not app.exception
    return app


def html_of(app: AppTest) -> str:
    """All HTML that a page draws itself, in hands too."""
    drawn = [str(part.value) for part in app.get("html")]
    for part in app.get("bidi_component"):
        data = json.loads(json.loads(part.proto.json))
        drawn += [data.get(part, "") for part in ("above", "below", "closing")]
    return "\n".join(drawn)


def title_of(app: AppTest) -> str:
    """The one `h1` of a page."""
    (title,) = re.findall(r"<h1>(.*?)</h1>", html_of(app))
    return unescape(str(title))


def show_all(app: AppTest) -> None:
    """Press the button that shows the rest of a lesson."""
    app.session_state["page_setup"] = {"more": True}
    app.run()


def first_try() -> lessons.Try:
    """The first task of the frozen pile that asks for a move; the tasks before it are skipped."""
    lesson = next(one for one in lessons.course("classic") if one.slug == "frozen-pile")
    return next(cell for cell in lesson.cells if isinstance(cell, lessons.Try))


def at_first_try() -> tuple[AppTest, lessons.Try, str]:
    app = opened(LESSON, lesson=FROZEN)
    show_all(app)
    cell = first_try()
    return app, cell, f"{FROZEN}#{cell.number}"


def hand_of(app: AppTest, place: str) -> dict[str, Any]:
    """What the hand of a task shows."""
    found = [part.proto for part in app.get("bidi_component") if f"{place}-hand" in part.proto.id]
    data: dict[str, Any] = json.loads(json.loads(found[0].json))
    return data


def did(app: AppTest, place: str, kind: str, value: str, picked: tuple[str, ...] = ()) -> AppTest:
    """The learner does something with the hand, as the browser would tell it."""
    event = {
        "number": next(_numbers), "epoch": hand_of(app, place)["epoch"],
        "kind": kind, "value": value, "picked": list(picked),
    }  # fmt: skip
    app.session_state[f"{place}-hand"] = {"event": event}
    app.run()
    assert not app.exception
    return app


_numbers = itertools.count(1)


def typed(app: AppTest, place: str, text: str) -> AppTest:
    """The learner types a move and enters it."""
    return did(app, place, "typed", text)


def pressed(app: AppTest, place: str, key: str) -> AppTest:
    """The learner presses a button under the hand."""
    return did(app, place, "act", key)


def test_home_leads_to_the_course() -> None:
    app = opened(HOME)
    assert title_of(app) == say("app-home-title")
    first = lessons.course("classic")[0].title
    assert say("app-home-start", title=first) in [link.value for link in app.page_link]


def test_course_lists_its_lessons_in_order_and_locks_none() -> None:
    app = opened(COURSE, variant="classic")
    links = [link.value for link in app.page_link]
    wanted = [
        f"{number}. {lesson.title}" for number, lesson in enumerate(lessons.course("classic"), 1)
    ]
    assert links == wanted


@pytest.mark.parametrize("bad", ["nothing", "<script>alert(1)</script>", "classic/nothing", "/"])
def test_a_link_to_no_lesson_says_so_and_leads_back(bad: str) -> None:
    app = opened(LESSON, lesson=bad)
    assert title_of(app) == say("app-lesson-unknown-title")
    assert say("app-to-course") in [link.value for link in app.page_link]
    assert "<script>" not in html_of(app)


def test_a_link_to_no_rule_set_is_told_and_shows_another_course() -> None:
    app = opened(COURSE, variant="whist")
    assert "whist" in app.warning[0].value
    assert title_of(app) == say("app-home-course", rules="Classic")


def test_a_link_to_rules_without_a_course_says_so_and_names_the_courses() -> None:
    with with_lesson():
        app = opened(COURSE, variant="tile")
    assert title_of(app) == say("app-course-none-title")
    assert say("app-home-course", rules="Classic") in [link.value for link in app.page_link]


def test_house_rules_of_the_same_name_are_told_apart() -> None:
    one = rule_choice.write(house("official", {"pile.one_card": "allowed"}))
    other = rule_choice.write(house("official", {"turn.draw": 2}))
    app = opened(COURSE, variant=one)
    for chosen in (other, one, "official", other):
        app.query_params["variant"] = chosen
        for _ in range(2):
            app.run()
            assert app.session_state["variant"] == chosen
    app.selectbox[0].set_value("classic").run()
    assert app.session_state["variant"] == "classic"


def test_old_links_to_a_course_still_hold() -> None:
    app = opened(COURSE, rules="classic")
    assert title_of(app) == say("app-home-course", rules="Classic")
    assert app.query_params["variant"] == "classic"


def test_a_lesson_without_a_name_is_the_next_one_to_do() -> None:
    app = opened(LESSON)
    assert title_of(app) == lessons.course("classic")[0].title


def test_a_wrong_move_gets_every_broken_rule_and_the_authors_words() -> None:
    app, cell, place = at_first_try()
    for wrong in cell.wrong:
        typed(app, place, "; ".join(write_step(step) for step in wrong.steps))
        shown = html_of(app)
        for rule in wrong.rules:
            assert f"<code>{rule}</code>" in shown
        assert say("app-verdict-remedy") in shown
    assert hand_of(app, place)["actions"][0]["key"] == "draw"


def test_the_right_move_is_accepted_and_earns_three_stars() -> None:
    app, cell, place = at_first_try()
    for step in cell.answer:
        typed(app, place, write_step(step))
    kept = progress.read(app.query_params["p"])
    assert kept.task(FROZEN, cell.number).stars == progress.ALONE
    assert say("app-try-right") in html_of(app)


def test_hints_cost_a_star_and_the_answer_two() -> None:
    app, cell, place = at_first_try()
    pressed(app, place, "hint")
    for step in cell.answer:
        typed(app, place, write_step(step))
    assert progress.read(app.query_params["p"]).task(FROZEN, cell.number).stars == 2
    app, cell, place = at_first_try()
    for _ in range(len(cell.hints) + 1):
        pressed(app, place, "hint")
    for step in cell.answer:
        typed(app, place, write_step(step))
    assert progress.read(app.query_params["p"]).task(FROZEN, cell.number).stars == 1


def test_cards_picked_in_the_hand_are_played() -> None:
    app, _, place = at_first_try()
    ids = [card["id"] for card in hand_of(app, place)["cards"]]
    did(app, place, "act", "discard", tuple(ids[:2]))
    assert say("app-pick-one", count=2) in html_of(app)
    did(app, place, "act", "discard", tuple(ids[:1]))
    assert "turn.draw_first" in html_of(app)


def test_an_event_is_told_once_and_an_old_one_not_at_all() -> None:
    app, _, place = at_first_try()
    before = hand_of(app, place)["epoch"]
    pressed(app, place, "draw")
    assert html_of(app).count('class="mark kept" aria-hidden="true"></span><code>') == 1
    app.run()
    assert html_of(app).count('class="mark kept" aria-hidden="true"></span><code>') == 1
    stale = {"number": 10**9, "epoch": before, "kind": "act", "value": "restart", "picked": []}
    app.session_state[f"{place}-hand"] = {"event": stale}
    app.run()
    assert '<ol class="log"' in html_of(app)


def test_typed_cards_are_picked() -> None:
    app, _, place = at_first_try()
    typed(app, place, "7")
    assert len(hand_of(app, place)["selected"]) == 1


def test_what_may_be_done_is_shown_when_asked() -> None:
    app, _, place = at_first_try()
    assert 'class="families"' not in html_of(app)
    pressed(app, place, "moves")
    assert 'class="families"' in html_of(app)


@pytest.mark.parametrize("text", ["", "seven", "take 3", "7 7 7 7 7 7 7 7 7", "meld", "0", "☃"])
def test_what_cannot_be_read_gets_one_sentence(text: str) -> None:
    app, _, place = at_first_try()
    typed(app, place, text)
    assert 'class="verdict plain"' in html_of(app)


def test_a_damaged_progress_link_is_told_and_starts_afresh() -> None:
    app = AppTest.from_file(str(ROOT / "app.py"), default_timeout=30)
    app.query_params["p"] = "1.damaged"
    app.run()
    assert app.warning[0].value == say("app-link-unreadable")
    assert not app.exception


def test_taking_back_and_starting_over() -> None:
    app, _, place = at_first_try()
    typed(app, place, "draw")
    assert '<ol class="log"' in html_of(app)
    pressed(app, place, "back")
    assert '<ol class="log"' not in html_of(app)


def test_a_question_does_not_answer_itself() -> None:
    app = opened(LESSON, lesson="classic/opening")
    show_all(app)
    lesson = next(one for one in lessons.course("classic") if one.slug == "opening")
    count = next(cell for cell in lesson.cells if isinstance(cell, lessons.Count))
    asked = [str(part.value) for part in app.get("html") if 'class="felt"' in str(part.value)]
    assert asked and not any("opening minimum" in table for table in asked)
    app.number_input(key=f"classic/opening#{count.number}-number").set_value(count.answer)
    app.button(key=f"FormSubmitter:classic/opening#{count.number}-form-Check").click().run()
    assert count.say and count.say in html_of(app)


def test_melds_of_the_other_side_can_be_tried_too() -> None:
    app, _, place = at_first_try()
    theirs = [one["key"] for one in hand_of(app, place)["actions"] if "theirs" in one["key"]]
    pressed(app, place, "draw")
    ids = [card["id"] for card in hand_of(app, place)["cards"]]
    did(app, place, "act", theirs[0], (ids[0],))
    assert "meld.own_side" in html_of(app)


def test_a_look_in_the_link_reaches_every_card() -> None:
    app = AppTest.from_file(str(ROOT / "app.py"), default_timeout=30)
    app.query_params["look"] = "two,large,<b>"
    app.run()
    styles = next(str(part.value) for part in app.get("html") if "<style>" in str(part.value))
    assert "--ink-club: #111111" in styles and "--card-scale" in styles
    assert app.query_params["look"] == "two,large"
    assert not app.exception
