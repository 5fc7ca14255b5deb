"""The first page: the doors, and the question which game somebody has been invited to."""

from __future__ import annotations

from engine import lessons, rulesets
from engine.words import say
from tests.app.test_pages import HOME, html_of, opened


def test_a_few_answers_lead_to_the_game_and_to_its_course() -> None:
    app = opened(HOME)
    assert say("app-invited-found", count=1) not in html_of(app)
    app.radio(key="invited-players").set_value(2).run()
    app.radio(key="invited-dealt").set_value(13).run()
    shown = html_of(app)
    assert say("app-invited-found", count=1) in shown and "<b>Railroad</b>" in shown
    assert 'href="course?variant=railroad"' in shown


def test_what_the_others_said_is_ticked_and_narrows() -> None:
    app = opened(HOME)
    app.session_state["invited-said"] = True
    app.run()
    app.checkbox(key="invited-said-twos").check().run()
    shown = html_of(app).split(say("app-invited-others"))[0]
    assert "<b>Tile</b>" in shown and "<b>Classic</b>" not in shown
    app.checkbox(key="invited-said-twos").uncheck().run()
    assert say("app-invited-others") not in html_of(app)


def test_answers_that_contradict_each_other_lead_to_the_nearest_games() -> None:
    app = opened(HOME)
    app.radio(key="invited-players").set_value(4).run()
    app.radio(key="invited-dealt").set_value(11).run()
    app.radio(key="invited-players").set_value(3).run()
    nearest = [say("app-invited-nearest", count=count) for count in range(1, 11)]
    assert any(line in html_of(app) for line in nearest)
    app.radio(key="invited-players").set_value(0).run()
    assert not any(line in html_of(app) for line in nearest)


def test_every_game_that_can_be_found_leads_somewhere() -> None:
    from engine.invited import Answers
    from pages.parts.home_invited import found_html

    shown = found_html(Answers())
    for id in rulesets.names():
        assert f'href="rules?sheet={id}"' in shown
        assert (f'href="course?variant={id}"' in shown) == (id in lessons.courses())


def test_a_door_shows_only_pages_that_the_app_knows() -> None:
    app = opened(HOME)
    links = [link.value for link in app.page_link]
    assert say("app-home-ruling") in links and say("app-home-score") in links
