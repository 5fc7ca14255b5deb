"""Practice: questions from a link, right and wrong answers, boxes, and any link at all."""

from __future__ import annotations

from random import Random

import pytest
from streamlit.testing.v1 import AppTest

from engine.drills import COUNTED, Drill, count_drill, drill, drillable
from engine.explain import rule_title
from engine.rulesets import load, names
from engine.words import say
from pages.parts import practice_boxes, progress
from pages.parts.practice_drill import moment_text
from pages.parts.progress import Progress, Task
from tests.app.test_pages import COURSE, html_of, opened, title_of

PRACTICE = "pages/learn/practice.py"
RULES = "pages/settle/rules.py"


def key(rule: str, seed: int, name: str, variant: str = "classic") -> str:
    """The key of a widget of a question."""
    return f"practice/{variant}/{rule}#{seed}-{name}"


def asked(rule: str, seed: int) -> tuple[AppTest, Drill]:
    """A question of the classic rules, opened by its link."""
    app = opened(PRACTICE, rule=rule, variant="classic", seed=str(seed))
    return app, drill(rule, load("classic"), seed)


def of_answer(rule: str, legal: bool) -> int:
    """A seed whose drill has this answer."""
    return next(seed for seed in range(40) if drill(rule, load("classic"), seed).legal == legal)


def answer(app: AppTest, rule: str, seed: int, legal: bool, broken: str = "") -> None:
    """The learner rules on the move."""
    app.radio(key=key(rule, seed, "legal")).set_value(legal)
    app.run()
    if broken:
        app.radio(key=key(rule, seed, "rule")).set_value(broken)
    app.button(key=key(rule, seed, "check")).click().run()
    assert not app.exception


def box(app: AppTest, rule: str) -> int:
    """The box that the link has for a rule."""
    return progress.read(app.query_params["p"]).box("classic", rule)


@pytest.mark.parametrize("legal", [True, False])
def test_a_right_answer_moves_the_rule_on(legal: bool) -> None:
    seed = of_answer("pile.frozen", legal)
    app, found = asked("pile.frozen", seed)
    answer(app, "pile.frozen", seed, legal, "" if legal else found.broken[0])
    assert say("app-judge-right") in html_of(app)
    assert box(app, "pile.frozen") == 2
    app.button(key="practice-next").click().run()
    assert app.query_params["seed"] != str(seed)
    assert app.query_params["rule"] == "pile.frozen"


def test_a_wrong_answer_puts_the_rule_into_the_first_box_and_it_stays_there() -> None:
    seed = of_answer("pile.frozen", False)
    app, found = asked("pile.frozen", seed)
    answer(app, "pile.frozen", seed, True)
    assert say("app-judge-is-not-legal") in html_of(app)
    assert box(app, "pile.frozen") == 1
    answer(app, "pile.frozen", seed, False, found.broken[0])
    assert say("app-judge-right") in html_of(app)
    assert box(app, "pile.frozen") == 1
    assert say("app-practice-part", known=0, count=9, weak=1).split(",")[1].strip() in html_of(app)


def test_a_wrong_rule_is_a_wrong_answer() -> None:
    seed = of_answer("meld.size", False)
    app, found = asked("meld.size", seed)
    wrong = next(rule for rule in found.choices if rule not in found.broken)
    answer(app, "meld.size", seed, False, wrong)
    assert box(app, "meld.size") == 1


def test_nothing_chosen_is_no_answer() -> None:
    app, _ = asked("pile.frozen", 1)
    app.button(key=key("pile.frozen", 1, "check")).click().run()
    assert say("app-judge-choose") in html_of(app)
    assert "p" not in app.query_params


def test_a_number_is_counted() -> None:
    found = count_drill("score.hand", load("classic"), 2)
    app = opened(PRACTICE, rule="score.hand", variant="classic", seed="2")
    app.number_input(key=key("score.hand", 2, "number")).set_value(-found.answer)
    submit = f"FormSubmitter:{key('score.hand', 2, 'form')}-Check"
    app.button(key=submit).click().run()
    assert say("app-practice-minus") in html_of(app)
    app.number_input(key=key("score.hand", 2, "number")).set_value(found.answer)
    app.button(key=submit).click().run()
    assert box(app, "score.hand") == 1
    assert not app.exception


def test_surprise_hides_which_rule_it_is_about_until_the_answer() -> None:
    app = opened(PRACTICE, variant="classic")
    app.button(key="practice-surprise").click().run()
    assert not app.exception
    rule = app.query_params["rule"]
    assert rule in drillable(load("classic"))
    assert app.query_params["mixed"] == "1"
    assert say("app-practice-about", rule=rule_title(rule)) not in html_of(app)
    assert say("app-practice-mixed") in html_of(app)


@pytest.mark.parametrize(
    "link",
    [
        {"rule": "nothing"}, {"rule": "<b>x</b>"}, {"rule": "deal.cards"},
        {"rule": "pile.frozen", "seed": "seven"}, {"rule": "pile.frozen", "seed": "-1"},
        {"rule": "pile.frozen", "seed": "9" * 50}, {"rule": "pile.frozen", "seed": "٣"},
        {"rule": "pile.frozen", "variant": "whist"}, {"rule": "kitty.look", "variant": "classic"},
        {"seed": "5"}, {"mixed": "1"}, {"p": "1.damaged"},
    ],
)  # fmt: skip
def test_any_link_is_answered_without_a_traceback(link: dict[str, str]) -> None:
    app = opened(PRACTICE, **link)
    assert title_of(app) == say("app-practice-title")
    assert "<b>x</b>" not in html_of(app)


@pytest.mark.parametrize("name", names())
def test_every_part_of_the_game_has_its_bar(name: str) -> None:
    app = opened(PRACTICE, variant=name)
    shown = html_of(app)
    for rule in drillable(load(name)):
        assert f"rule={rule}&amp;variant={name}" in shown


def test_weak_rules_come_most_often(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load("classic")
    kept = Progress()
    for rule in drillable(rules):
        kept = kept.with_box("classic", rule, 5)
    kept = kept.with_box("classic", "pile.frozen", 1)
    monkeypatch.setattr(progress, "current", lambda: kept)
    rng = Random(5)
    drawn = [practice_boxes.next_rule(rules, "", rng) for _ in range(400)]
    weak = drawn.count("pile.frozen")
    assert weak > 3 * max(drawn.count(rule) for rule in drillable(rules) if rule != "pile.frozen")
    assert "pile.frozen" not in {
        practice_boxes.next_rule(rules, "pile.frozen", rng) for _ in range(50)
    }


def test_two_weak_rules_do_not_take_turns_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    weak = {"pile.frozen", "meld.size"}
    kept = Progress()
    for rule in weak:
        kept = kept.with_box("classic", rule, 1)
    monkeypatch.setattr(progress, "current", lambda: kept)
    rng, last, drawn = Random(5), "", []
    for _ in range(60):
        last = practice_boxes.next_rule(load("classic"), last, rng)
        drawn.append(last)
    others = [rule for rule in drawn if rule not in weak]
    assert len(set(others)) > 5
    assert len(others) < 40, "weak ones still come more often than any other"
    assert all(drawn.count(rule) > 3 * max(map(others.count, others)) / 2 for rule in weak)


def test_rules_of_lessons_that_were_begun_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Progress().with_task("classic/frozen-pile", 2, Task(stars=3))
    monkeypatch.setattr(progress, "current", lambda: kept)
    rng = Random(5)
    drawn = {practice_boxes.next_rule(load("classic"), "", rng) for _ in range(60)}
    taught = next(
        entry.lesson.teaches
        for entry in practice_boxes.course("classic")
        if entry.lesson.slug == "frozen-pile"
    )
    assert drawn <= set(taught)


def test_boxes_come_back_from_the_link_and_old_links_still_hold() -> None:
    kept = Progress().with_task("classic/melds", 1, Task(stars=2)).with_box("tile", "meld.twos", 3)
    assert progress.read(progress.write(kept)) == kept
    old = progress.write(Progress().with_task("classic/melds", 1, Task(stars=2)))
    assert progress.read(old).boxes == {}


def test_what_the_table_does_not_show_is_told() -> None:
    found = drill("joker_button.once", load("tile"), 1)
    assert "Joker button" in moment_text(found.position, found.rule)
    found = drill("kitty.take", load("railroad"), 1)
    assert "kitty" in moment_text(found.position, found.rule)


def test_the_course_and_the_page_of_a_rule_lead_to_practice() -> None:
    assert 'href="practice?variant=classic"' in html_of(opened(COURSE, variant="classic"))
    shown = html_of(opened(RULES, rule="pile.frozen", variant="classic"))
    assert 'href="practice?rule=pile.frozen&amp;variant=classic"' in shown
    shown = html_of(opened(RULES, rule="deal.cards", variant="classic"))
    assert "practice?rule=deal.cards" not in shown
    assert "deal.cards" not in COUNTED
