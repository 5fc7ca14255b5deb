"""Tasks that ask for cards, an order, rulings by rule set, or turns: answers, help, bad links."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from engine import lessons
from engine.cards import read_card
from engine.errors import BadInput
from engine.notation import write_step
from engine.words import say
from pages.parts import progress
from tests.app.lesson_of_all import KEY, LESSON, with_lesson
from tests.app.test_pages import LESSON as PAGE
from tests.app.test_pages import ROOT, did, hand_of, html_of, opened, pressed, show_all, typed

_numbers = itertools.count(10**6)


@pytest.fixture(autouse=True)
def _lesson_of_all() -> Iterator[None]:
    with with_lesson():
        yield


def cells(kind: type[lessons.Task]) -> list[Any]:
    """The lesson's tasks of a kind."""
    return [cell for cell in LESSON.cells if isinstance(cell, kind)]


def at(cell: lessons.Task) -> str:
    """Where a task's state stands."""
    return f"{KEY}#{cell.number}"


def lesson_page(token: str = "") -> AppTest:
    """The lesson, with all its tasks shown; `token` is the progress that the link carries."""
    app = followed(token) if token else opened(PAGE, lesson=KEY)
    show_all(app)
    assert not app.exception
    return app


def followed(token: str) -> AppTest:
    """The lesson as somebody finds it who follows a link with this progress."""
    app = AppTest.from_file(str(ROOT / "app.py"), default_timeout=30)
    app.query_params["p"] = token
    app.run().switch_page(PAGE)
    app.query_params["lesson"], app.query_params["p"] = KEY, token
    app.run()
    assert not app.exception
    return app


def with_task(cell: lessons.Task, task: progress.Task) -> AppTest:
    """The lesson as a link shows it that carries one task's state."""
    return lesson_page(progress.write(progress.Progress().with_task(KEY, cell.number, task)))


def kept(app: AppTest, cell: lessons.Task) -> progress.Task:
    """A task's state as the link carries it now."""
    return progress.read(app.query_params["p"]).task(KEY, cell.number)


def ids(app: AppTest, place: str, cards: str) -> tuple[str, ...]:
    """The ids of cards of a hand."""
    found: list[str] = []
    for name in cards.split():
        card = read_card(name)
        shown = [one["id"] for one in hand_of(app, place)["cards"]]
        found.append(
            next(
                id
                for id in shown
                if id not in found and read_card(id.split("#")[0]).kind == card.kind
            )
        )
    return tuple(found)


def chose(app: AppTest, cell: lessons.Pick, cards: str) -> str:
    """Pick cards and check them; what the task says then."""
    did(app, at(cell), "act", "check", ids(app, at(cell), cards))
    return str(hand_of(app, at(cell))["below"])


# Pick


def test_cards_that_break_a_rule_are_explained() -> None:
    cell, app = cells(lessons.Pick)[0], lesson_page()
    below = chose(app, cell, "K K")
    assert "<code>meld.size</code>" in below
    assert "Two kings are too few." in below
    assert kept(app, cell).stars == 0


def test_cards_that_are_legal_and_miss_the_goal_are_told_so() -> None:
    cell, app = cells(lessons.Pick)[0], lesson_page()
    below = chose(app, cell, "K K K")
    assert "A meld without a wild." in below
    assert say("app-pick-legal", cards="three kings") in below


@pytest.mark.parametrize("cards", ["K K 2", "2 K K", "9 Jo 9"])
def test_right_cards_are_right_in_any_order(cards: str) -> None:
    cell, app = cells(lessons.Pick)[0], lesson_page()
    below = chose(app, cell, cards)
    assert "The wild is the third." in below
    assert kept(app, cell).stars == progress.ALONE


def test_some_of_the_cards_asked_for_are_not_enough_and_others_do_not_belong() -> None:
    cell, app = cells(lessons.Pick)[1], lesson_page()
    assert "There is one more, without a rank." in chose(app, cell, "2 2")
    below = chose(app, cell, "2 2 Jo 9")
    assert "Some cards stand for others." in below
    assert kept(app, cell).stars == 0
    assert "Twos and jokers." in chose(app, cell, "2 2 Jo")
    assert kept(app, cell).stars == progress.ALONE


def test_a_hand_to_choose_wilds_from_does_not_say_which_they_are() -> None:
    app = lesson_page()
    drawn = json.dumps(hand_of(app, at(cells(lessons.Pick)[1]))["cards"])
    assert say("app-card-badge-wild") not in drawn
    assert "points" not in drawn


def test_nothing_chosen_is_asked_for_and_costs_nothing() -> None:
    cell, app = cells(lessons.Pick)[0], lesson_page()
    assert say("lesson-pick-none") in chose(app, cell, "")
    assert "p" not in app.query_params


def test_typed_cards_are_picked_and_moves_are_not_asked_for() -> None:
    cell, app = cells(lessons.Pick)[0], lesson_page()
    typed(app, at(cell), "K K 2")
    assert len(hand_of(app, at(cell))["selected"]) == 3
    for text in ("meld K K 2", "A", "", "nonsense"):
        typed(app, at(cell), text)
        assert 'class="verdict plain"' in hand_of(app, at(cell))["below"]


def test_a_choice_comes_back_with_the_link() -> None:
    cell = cells(lessons.Pick)[0]
    app = with_task(cell, progress.Task(steps=("Ks", "Kh")))
    hand = hand_of(app, at(cell))
    assert hand["selected"] == ["Ks#1", "Kh#1"]
    assert "Two kings are too few." in hand["below"]


# Order


def ordered(app: AppTest, cell: lessons.Order, order: tuple[int, ...]) -> str:
    """Put the steps in an order and check it; all that the page says then."""
    event = {
        "number": next(_numbers), "epoch": hand_of(app, at(cell))["epoch"], "kind": "act",
        "value": "check", "picked": [str(place) for place in order],
    }  # fmt: skip
    app.session_state[f"{at(cell)}-hand"] = {"event": event}
    app.run()
    assert not app.exception
    return html_of(app)


def test_steps_are_shown_in_an_order_that_is_not_right() -> None:
    (cell,) = cells(lessons.Order)
    rows = [row["id"] for row in hand_of(lesson_page(), at(cell))["rows"]]
    assert sorted(rows) == ["0", "1", "2", "3"]
    assert rows[0] != "0"


def test_a_wrong_order_gets_the_step_that_cannot_come_there() -> None:
    (cell,) = cells(lessons.Order)
    app = lesson_page()
    shown = ordered(app, cell, (1, 0, 2, 3))
    assert "No meld before the draw." in shown
    assert "<code>turn.draw_first</code>" in shown
    assert [row["id"] for row in hand_of(app, at(cell))["rows"]] == ["1", "0", "2", "3"]
    assert kept(app, cell).stars == 0


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (0, 2, 1, 3)])
def test_every_legal_order_is_right(order: tuple[int, ...]) -> None:
    (cell,) = cells(lessons.Order)
    app = lesson_page()
    shown = ordered(app, cell, order)
    assert say("app-order-right") in shown
    assert "Draw, meld, discard." in shown
    assert kept(app, cell).stars == progress.ALONE
    assert kept(app, cell).steps == tuple(map(str, order))


# Compare


def ruled(app: AppTest, cell: lessons.Compare, **legal: bool | None) -> str:
    """Rule for rule sets and check; all that the page says then."""
    for id, choice in legal.items():
        app.segmented_control(key=f"{at(cell)}-under-{id}").set_value(choice)
    _check_button(app, cell).click().run()
    assert not app.exception
    return html_of(app)


def _check_button(app: AppTest, cell: lessons.Task) -> Any:
    form = f"{at(cell)}-form"
    return next(button for button in app.button if button.proto.form_id == form)


def test_rulings_for_all_rule_sets_are_needed() -> None:
    (cell,) = cells(lessons.Compare)
    app = lesson_page()
    shown = ruled(app, cell, official=True, classic=None)
    assert say("app-compare-choose") in shown
    assert kept(app, cell).stars == 0


def test_a_wrong_ruling_is_told_by_rule_set() -> None:
    (cell,) = cells(lessons.Compare)
    app = lesson_page()
    shown = ruled(app, cell, official=True, classic=True)
    assert say("app-compare-not-yet", wrong=1) in shown
    assert "Here the naturals must be more." in shown
    assert kept(app, cell).steps == ("official yes", "classic yes")


def test_right_rulings_show_each_verdict() -> None:
    (cell,) = cells(lessons.Compare)
    app = lesson_page()
    before = html_of(app)
    assert "meld.wild_ratio" not in before
    shown = ruled(app, cell, official=True, classic=False)
    assert "The rule sets differ." in shown
    assert "<code>meld.wild_ratio</code>" in shown
    assert shown.count('<details class="fold">') == 2
    assert kept(app, cell).stars == progress.ALONE


# Play


def test_the_others_play_after_the_learners_turn_and_what_they_did_is_told() -> None:
    (cell,) = cells(lessons.Play)
    app, place = lesson_page(), at(cell)
    assert "A five was thrown." not in html_of(app)
    typed(app, place, "draw")
    assert "a king" in hand_of(app, place)["below"]
    typed(app, place, "discard 4")
    above = hand_of(app, place)["above"]
    assert say("app-play-since") in above
    assert "A five was thrown." in above
    assert "Discards 9" in above
    assert say("app-play-turn", number=2, count=2) in above
    typed(app, place, "draw")
    assert "A five was thrown." in hand_of(app, place)["above"]
    typed(app, place, "meld A A A")
    assert "Three aces open." in hand_of(app, place)["below"]
    assert kept(app, cell).stars == progress.ALONE


def test_the_other_hands_and_what_they_draw_are_not_seen() -> None:
    (cell,) = cells(lessons.Play)
    app, place = lesson_page(), at(cell)
    assert "nine" not in hand_of(app, place)["above"]
    for text in ("draw", "discard 4"):
        typed(app, place, text)
    above = hand_of(app, place)["above"]
    assert "Draws from the stock." in above
    assert "Draws 9" not in above


def test_an_illegal_step_in_a_play_is_explained_and_changes_nothing() -> None:
    (cell,) = cells(lessons.Play)
    app, place = lesson_page(), at(cell)
    typed(app, place, "draw")
    typed(app, place, "meld K K K")
    below = hand_of(app, place)["below"]
    assert "<code>opening.minimum</code>" in below
    assert "Three kings are too little." in below
    assert kept(app, cell).steps == ("draw",)


def test_a_play_that_misses_its_goal_is_told_and_may_be_taken_back() -> None:
    (cell,) = cells(lessons.Play)
    app, place = lesson_page(), at(cell)
    for text in ("draw", "discard 4", "draw", "discard 5"):
        typed(app, place, text)
    below = hand_of(app, place)["below"]
    assert say("lesson-play-turns", number=2) in below
    assert say("goal-opened", "yes") in below
    assert hand_of(app, place)["actions"] == []
    assert kept(app, cell).stars == 0
    pressed(app, place, "turn")
    assert len(kept(app, cell).steps) == 2
    assert hand_of(app, place)["actions"]
    pressed(app, place, "back")
    assert kept(app, cell).steps == ("draw",)
    pressed(app, place, "restart")
    assert kept(app, cell).steps == ()


def test_cards_keep_their_suits_from_turn_to_turn() -> None:
    (cell,) = cells(lessons.Play)
    app, place = lesson_page(), at(cell)
    before = {card["id"] for card in hand_of(app, place)["cards"]}
    for text in ("draw", "discard 4"):
        typed(app, place, text)
    after = {card["id"] for card in hand_of(app, place)["cards"]}
    assert before - after == {"4c#1"}


def test_what_was_drawn_is_sorted_into_the_hand() -> None:
    (cell,) = cells(lessons.Play)
    app, place = lesson_page(), at(cell)
    typed(app, place, "draw")
    ranks = [card["id"][0] for card in hand_of(app, place)["cards"]]
    assert ranks == list("AAKKKK987654")


# All kinds


@pytest.mark.parametrize("kind", [lessons.Pick, lessons.Play])
def test_hints_cost_a_star_and_the_answer_two(kind: type[lessons.Task]) -> None:
    cell, app = cells(kind)[0], lesson_page()
    for _ in range(len(cell.hints)):
        pressed(app, at(cell), "hint")
    assert all(hint in hand_of(app, at(cell))["below"] for hint in cell.hints)
    pressed(app, at(cell), "hint")
    assert say("app-hint-answer") in hand_of(app, at(cell))["below"]
    if isinstance(cell, lessons.Pick):
        chose(app, cell, "K K 2")
    else:
        for step in cell.answer:
            typed(app, at(cell), write_step(step))
    assert kept(app, cell).stars == progress.SHOWN
    pressed(app, at(cell), "again")
    assert hand_of(app, at(cell))["cards"]
    assert kept(app, cell).stars == progress.SHOWN


@pytest.mark.parametrize("kind", [lessons.Order, lessons.Compare])
def test_hints_of_tasks_without_a_hand(kind: type[lessons.Task]) -> None:
    (cell,) = cells(kind)
    app = lesson_page()
    for _ in range(len(cell.hints) + 1):
        app.button(key=f"{at(cell)}-hint").click().run()
    shown = html_of(app)
    assert say("app-hint-answer") in shown
    if isinstance(cell, lessons.Order):
        ordered(app, cell, cell.answer)
    else:
        ruled(app, cell, **cell.answer)
    assert kept(app, cell).stars == progress.SHOWN
    app.button(key=f"{at(cell)}-again-button").click().run()
    assert not app.exception
    assert kept(app, cell).steps == ()


DAMAGED = [
    ("nonsense",),
    ("0", "0", "1", "2"),
    ("0", "1", "2"),
    ("K", "K", "K", "K", "K"),
    ("official yes",),
    ("whist yes", "classic no"),
    ("²", "0", "1", "2"),
    ("discard 4", "draw"),
    ("draw", "discard 4", "no such step", "draw"),
    ("",),
    ("?", "?"),
    ("take " + "7 " * 90,),
    ("draw",) * 60,
    ("kitty take",),
]


@pytest.mark.parametrize("stars", [0, 3])
@pytest.mark.parametrize("steps", DAMAGED, ids=range(len(DAMAGED)))
def test_whatever_a_link_carries_the_tasks_can_be_done(steps: tuple[str, ...], stars: int) -> None:
    carried = progress.Progress()
    for cell in LESSON.cells:
        if isinstance(cell, lessons.Task):
            task = progress.Task(stars=stars, steps=steps)
            carried = carried.with_task(KEY, cell.number, task)
    app = followed(progress.write(carried))
    if stars:
        assert say("app-lesson-end") in [head.value for head in app.header]
        return
    show_all(app)
    assert not app.exception
    (play,) = cells(lessons.Play)
    pressed(app, at(play), "restart")
    for step in play.answer:
        typed(app, at(play), write_step(step))
    assert kept(app, play).stars == progress.ALONE
    pick = cells(lessons.Pick)[0]
    chose(app, pick, "K K 2")
    assert kept(app, pick).stars == progress.ALONE


def test_more_than_a_link_can_carry_is_refused_in_words() -> None:
    steps = ("draw",) * (progress.MOST_STEPS - 1)
    assert progress.with_step(steps, "draw") == (*steps, "draw")
    for most, step in (((*steps, "draw"), "draw"), ((), "meld" + " K" * 100)):
        with pytest.raises(BadInput) as refused:
            progress.with_step(most, step)
        assert refused.value.message == say("app-too-many-steps")
