"""The page House rules without a browser: turning, refusing, naming, finding, sharing, bots."""

from __future__ import annotations

import json
import sys
import time
from html import escape

import pytest
from streamlit.testing.v1 import AppTest

from engine.books import rules_reading
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.rulesets import house, load
from engine.simulation.desk import Desk
from engine.simulation.facts import MEASURES
from engine.switch_text import switch_title
from engine.switches import Switches, group_model, switch_names
from engine.words import say
from pages.parts import house_bots
from pages.parts.rule_choice import read, write
from pages.parts.rule_page_links import change_anchor
from tests.app.test_pages import html_of, opened

HOUSE = "pages/teach/house.py"
EVIL = "<b>Fri</b> *day* [x](http://y)"
FREEZES = {"pile.black_three": "freezes"}


def at_house(rules: RuleSet, **query: str) -> AppTest:
    return opened(HOUSE, variant=write(rules), **query)


def ours(app: AppTest) -> RuleSet:
    """The rules that the link names."""
    found = app.query_params["variant"]
    return read(found[0] if isinstance(found, list) else found)


def run(app: AppTest) -> AppTest:
    app.run()
    assert not app.exception
    return app


def at_group(app: AppTest, group: str) -> AppTest:
    app.selectbox(key="house-group").set_value(group)
    return run(app)


def test_a_switch_that_is_turned_stands_in_the_link_and_says_what_it_changes() -> None:
    app = at_group(at_house(load("official")), "pile")
    app.radio(key="house-pile-black-three-").set_value("freezes")
    run(app)
    assert ours(app) is house("official", FREEZES)
    shown = html_of(app)
    assert "The answer changes in" in shown
    assert switch_title("pile.black_three") in shown


def test_what_is_taken_back_is_no_house_rule_any_more() -> None:
    app = at_house(house("official", {**FREEZES, "turn.draw": 2}))
    app.button(key="house-back-turn.draw").click()
    assert ours(run(app)) is house("official", FREEZES)
    app.button(key="house-back-pile.black_three").click()
    assert ours(run(app)) is load("official")
    assert say("app-house-nothing-changed") in html_of(app)


def test_a_contradiction_is_refused_with_its_reason_and_nothing_else_changes() -> None:
    app = at_group(at_house(house("tile", {"turn.draw": 2})), "meld")
    app.radio(key="house-meld-wild-meld-").set_value("allowed")
    run(app)
    assert ours(app) is house("tile", {"turn.draw": 2})
    shown = html_of(app)
    reason = f"“{switch_title('meld.wild_meld')}” and “{switch_title('meld.twos_meld')}”"
    assert reason in shown
    assert app.radio(key="house-meld-wild-meld-").value == "forbidden"
    assert "cannot both be on" not in html_of(run(app))  # it is said once


def test_a_number_that_is_refused_does_not_stay_in_its_field() -> None:
    app = at_group(at_house(load("railroad")), "meld")
    app.number_input(key="house-meld-max-size-").set_value(6)
    run(app)
    assert "a canasta has seven cards" in html_of(app)
    assert app.number_input(key="house-meld-max-size-").value == 7
    assert ours(app) is load("railroad")


def test_a_number_may_be_left_empty_where_there_is_no_limit() -> None:
    app = at_group(at_house(load("classic")), "meld")
    app.number_input(key="house-meld-max-wilds-").set_value(None)
    assert ours(run(app)).meld.max_wilds is None


def test_bands_lists_and_points_are_filled_in() -> None:
    app = at_group(at_house(load("classic")), "opening")
    app.text_area(key="house-opening-bands-").set_value("always: 60")
    assert ours(run(app)).opening.bands == ((None, 60),)
    app.text_area(key="house-opening-bands-").set_value("sixty")
    assert escape("the first line says") in html_of(run(app))
    at_group(app, "cards").number_input(key="house-cards-values-A").set_value(25)
    assert ours(run(app)).cards.values["A"] == 25
    at_group(app, "out").radio(key="house-out-canastas-how").set_value("kinds")
    run(app).button_group(key="house-out-canastas-kinds").set_value(["natural", "mixed"])
    assert ours(run(app)).out.canastas == ("natural", "mixed")


@pytest.mark.parametrize("base", ["classic", "railroad", "tile"])
def test_every_part_of_the_game_is_shown(base: str) -> None:
    app = at_house(load(base))
    for group in Switches.model_fields:
        at_group(app, group)
        titles = [switch_title(f"{group}.{name}") for name in _fields(group)]
        shown = html_of(app)
        assert all(escape(title) in shown for title in titles)


def _fields(group: str) -> list[str]:
    return list(group_model(group).model_fields)


def test_a_name_is_text_and_goes_along_to_other_pages() -> None:
    app = at_house(house("official", FREEZES))
    app.text_input(key="house-name").set_value(EVIL)
    assert ours(run(app)) is house("official", FREEZES, EVIL)
    assert "<b>Fri" not in html_of(app) and escape(EVIL) in html_of(app)
    for page in ("rules", "ruling"):
        there = opened(f"pages/settle/{page}.py", variant=write(ours(app)))
        assert say("app-rules-house", rules=EVIL) in there.selectbox[0].options


def test_another_base_keeps_the_changes_that_it_does_not_have_itself() -> None:
    app = at_house(house("official", {**FREEZES, "turn.draw": 2}, "Ours"))
    app.selectbox(key="house-base").set_value("classic")
    assert ours(run(app)) is house("classic", {"turn.draw": 2}, "Ours")


def test_a_base_that_contradicts_the_changes_is_refused() -> None:
    app = at_house(house("official", {"meld.wild_meld": "allowed"}))
    app.selectbox(key="house-base").set_value("tile")
    assert ours(run(app)) is house("official", {"meld.wild_meld": "allowed"})
    assert "cannot both be on" in html_of(app)
    assert app.selectbox(key="house-base").value == "official"


def test_switches_are_found_by_a_word_by_a_link_and_as_those_that_were_changed() -> None:
    app = at_house(house("official", FREEZES), switch="out.bonus")
    assert f">{switch_title('out.bonus')}" in html_of(app)
    app.text_input(key="house-word").set_value("freezes")
    shown = html_of(run(app))
    assert f">{switch_title('pile.frozen_by')}" in shown
    assert f">{switch_title('out.bonus')}" not in shown
    app.text_input(key="house-word").set_value("")
    app.checkbox(key="house-only").set_value(True)
    shown = html_of(run(app))
    assert f">{switch_title('pile.black_three')}" in shown
    assert f">{switch_title('pile.frozen_by')}" not in shown
    app.checkbox(key="house-only").set_value(False)
    app.text_input(key="house-word").set_value("zzzz")
    assert say("app-house-none-found") in html_of(run(app))


def test_a_rule_leads_to_its_switches_and_back() -> None:
    there = html_of(opened("pages/settle/rules.py", rule="pile.frozen", variant="official"))
    assert "house?switch=pile.black_three&amp;variant=official" in there
    here = html_of(at_house(load("official"), switch="pile.black_three"))
    assert "rules?rule=pile.frozen&amp;variant=official" in here


@pytest.mark.parametrize("switch", switch_names())
def test_every_switch_leads_to_a_rule_whose_page_leads_back(switch: str) -> None:
    rules = load("official")
    assert any(switch in RULES[rule].reads for rule in rules_reading(switch))
    link = f"house?switch={switch}&amp;variant=official"
    assert link in change_anchor(switch, rules)


def test_the_rules_that_hang_on_a_change_are_asked_about_under_the_house_rules() -> None:
    shown = html_of(at_house(house("official", FREEZES)))
    assert "practice?rule=pile.frozen&amp;variant=official%7E1." in shown.replace("~", "%7E")


def test_a_broken_link_is_told_and_the_page_stands() -> None:
    app = opened(HOUSE, variant="official~2.xxxx")
    assert not app.exception and app.warning


def test_an_opened_file_becomes_the_rules_or_is_refused_with_line_and_key() -> None:
    app = at_house(load("classic"))
    open_file(app, "base: official\ntitle: Theirs\nwith:\n  pile.black_three: freezes\n", 1)
    assert ours(app) is house("official", FREEZES, "Theirs")
    open_file(app, "base: official\nwith:\n  turn.draw: 9\n", 2)
    assert escape("ours.yaml:3: with.turn.draw") in html_of(app)
    assert ours(app) is house("official", FREEZES, "Theirs")


def open_file(app: AppTest, text: str, number: int) -> None:
    app.session_state["house-file"] = {
        "file": {"name": "ours.yaml", "text": text, "number": number}
    }
    run(app)


# Bots

_FACTS = json.dumps(dict.fromkeys(MEASURES, 1.0))
_LINE = f'{{"before": {_FACTS}, "after": {_FACTS}}}'
_HEAD = f"import sys, time\nsys.stdin.readline()\nprint({_LINE!r}, flush=True)\n"


def with_bots(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Bots that do not play: their process writes what this script does."""
    one = Desk((sys.executable, "-c", _HEAD + script), 600)
    monkeypatch.setattr(house_bots, "desk", lambda: one)


def until_shown(app: AppTest, text: str) -> str:
    end = time.monotonic() + 30
    while text not in (shown := html_of(run(app))) and time.monotonic() < end:
        time.sleep(0.05)
    return shown


def test_bots_play_and_what_they_show_is_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bots(monkeypatch, "print('{\"done\": true}', flush=True)")
    app = at_house(house("official", FREEZES))
    app.button(key="house-bots-start").click()
    shown = until_shown(run(app), "was played twice")
    assert "One deal" in shown
    assert all(escape(say(f"simulation-{name}")) in shown for name in MEASURES)
    assert "The same in every deal" in shown
    app.button(key="house-back-pile.black_three").click()
    assert "<table" not in html_of(run(app))


def test_bots_are_stopped_and_what_was_played_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bots(monkeypatch, "time.sleep(600)")
    app = at_house(house("official", FREEZES))
    app.button(key="house-bots-start").click()
    assert "One deal" in until_shown(run(app), "One deal")
    assert not [one for one in app.button if one.key == "house-bots-start"]
    app.button(key="house-bots-cancel").click()
    assert "Stopped after" in html_of(run(app))
    assert [one for one in app.button if one.key == "house-bots-start"]
    app.radio(key="house-cards-deck-")  # the rest of the page stands
    app.number_input(key="house-cards-packs-").set_value(3)
    assert say("app-house-bots-other") in html_of(run(app))


def test_somebody_who_comes_second_is_told_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bots(monkeypatch, "time.sleep(600)")
    first, second = (at_house(house("official", FREEZES)) for _ in range(2))
    for app in (first, second):
        app.button(key="house-bots-start").click()
        run(app)
    assert say("app-house-bots-waiting", ahead=1) in str(second.get("progress")[0].proto)
    for app in (first, second):
        app.button(key="house-bots-cancel").click()
        run(app)
