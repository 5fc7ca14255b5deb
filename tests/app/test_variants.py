"""The Variants page: every pair, links whole and broken, hands, tables of one's own."""

from __future__ import annotations

import re
from html import unescape
from itertools import combinations
from urllib.parse import parse_qs, urlsplit

import pytest
from streamlit.testing.v1 import AppTest

from engine import contrast
from engine.question import Question, changed
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.rulesets import house, load, names
from engine.ruling import judge
from engine.switch_text import switch_title, value_text
from engine.switches import switch_names
from engine.words import say
from pages.parts import rule_choice, ruling_store
from pages.parts.ruling_store import Work
from pages.parts.variants_link import Choice, parameters
from pages.parts.variants_pictures import pictures_html
from pages.parts.variants_table import comparison_html
from tests.app.test_pages import html_of, opened, title_of

PAGE = "pages/teach/variants.py"
PAIRS = list(combinations(names(), 2))
CLASSIC, RAILROAD, TILE = map(load, ("classic", "railroad", "tile"))
TABLE = Question({"hands": {1: "7 2 Q Q 5"}, "pile": "9 4 7", "melds": {"A": ["K K K"]}})
TABLE_ASKED = changed(TABLE, moves=("take 7 2",))
_ROW = re.compile(r'<tr role="row" class="(differs|same)" id="([a-z-]+)">(.*?)</tr>', re.DOTALL)


def anchor(switch: str) -> str:
    return switch.replace(".", "-").replace("_", "-")


def text_of(html: str) -> str:
    """What can be read in HTML, on one line."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def shown(app: AppTest) -> str:
    return text_of(re.sub(r"<style>.*?</style>", "", html_of(app), flags=re.DOTALL))


def drawn_rows(html: str) -> dict[str, tuple[str, str]]:
    """By the anchor of its switch: whether a row differs, and what can be read in it."""
    return {name: (kind, text_of(inside)) for kind, name, inside in _ROW.findall(html)}


def test_every_pair_shows_exactly_what_differs() -> None:
    wrong = []
    for ids in PAIRS:
        sets = tuple(map(load, ids))
        found = drawn_rows(comparison_html(Choice(sets)))
        expected = {anchor(switch) for switch in contrast.differing(sets)}
        if found.keys() != expected or any(kind != "differs" for kind, _ in found.values()):
            wrong.append(f"{ids}: {found.keys() ^ expected}")
        for switch in contrast.differing(sets):
            said = found[anchor(switch)][1]
            wrong += [
                f"{ids} {switch}: {rules.id} is not told"
                for rules in sets
                if value_text(switch, rules.value(switch)) not in said
                or rules.citations[switch][0].where not in said
            ]
    assert wrong == []


def test_everything_shows_all_switches_in_the_order_of_the_model() -> None:
    found = drawn_rows(comparison_html(Choice((CLASSIC, TILE), "all")))
    assert list(found) == [anchor(switch) for switch in switch_names()]
    same = {name for name, (kind, _) in found.items() if kind == "same"}
    assert same == set(map(anchor, switch_names())) - {
        anchor(switch) for switch in contrast.differing((CLASSIC, TILE))
    }


def test_a_switch_leads_to_its_rules_and_a_rule_to_its_switches() -> None:
    html = comparison_html(Choice((CLASSIC, RAILROAD, TILE), "all"))
    rows = {name: inside for _, name, inside in _ROW.findall(html)}
    for switch in switch_names():
        named = re.findall(r"rules\?rule=([a-z_.]+)", rows[anchor(switch)])
        assert named and all(switch in RULES[rule].reads for rule in named), switch
    app = opened("pages/settle/rules.py", rule="pile.frozen", variant="classic")
    hrefs = re.findall(r'href="(variants\?[^"]+)"', html_of(app))
    assert len(hrefs) == len(RULES["pile.frozen"].reads)
    query = parse_qs(urlsplit(unescape(hrefs[0])).query)
    page = opened(PAGE, **{name: values[0] for name, values in query.items()})
    assert switch_title(RULES["pile.frozen"].reads[0]) in shown(page)


def test_every_switch_is_found_by_its_own_words() -> None:
    rows = contrast.rows((CLASSIC, RAILROAD))
    for switch in switch_names():
        found = contrast.filtered(rows, switch_title(switch))
        assert switch in {row.switch for row in found}, switch


def test_pictures_say_their_figures() -> None:
    said = text_of(pictures_html((CLASSIC, RAILROAD, TILE)))
    # Seeds 002, 000, 003: 120 from 3,000; 150 from 15,000; 150 from 7,000; a kitty of 11.
    for part in ("from 15000", "150", "1,500", "13 cards, and a kitty of 11", "14 cards"):
        assert part.replace("15000", "15,000") in said or part in said, part
    one_band = house("classic", {"opening.bands": [["none", 50]]})
    assert "50" in text_of(pictures_html((one_band, one_band)))


def test_the_page_opens_with_the_rules_at_hand_beside_others() -> None:
    app = opened(PAGE)
    assert app.query_params["of"] == "classic,railroad"
    assert say("app-variants-count", rules="Classic and Railroad", differing=36, of=59) in shown(
        app
    )


def test_a_link_holds_the_whole_choice() -> None:
    ours = house("official", {"pile.one_card": "allowed"})
    choice = Choice((RAILROAD, ours), "all", "pile", 7, "pile.natural_and_wild")
    app = opened(PAGE, **parameters(choice))
    assert not app.warning
    assert {name: app.query_params[name] for name in parameters(choice)} == (parameters(choice))
    assert app.text_input(key="variants-word").value == "pile"
    drawn = drawn_rows(html_of(app))
    assert anchor("pile.one_card") in drawn and anchor("match.tie") not in drawn


def test_a_difference_that_no_hand_shows_is_said_to_have_none() -> None:
    app = opened(PAGE, of="railroad,classic", by="match.target")
    said = say("app-variants-by-none", switch=switch_title("match.target"))
    assert [one.value for one in app.info] == [said]
    assert "This hand turns on one point" in shown(app)


def test_another_hand_is_another_one_and_stands_in_the_link() -> None:
    app = opened(PAGE, of="railroad,classic", hand="3")
    before = shown(app)
    button = next(one for one in app.button if one.label == say("app-variants-another"))
    button.click().run()
    assert not app.exception
    assert app.query_params["hand"] == "4"
    found = contrast.hand((RAILROAD, CLASSIC), 4)
    assert found is not None
    assert found.question.moves[-1] in shown(app)
    assert shown(app) != before


def test_a_hand_is_shown_under_each_with_what_makes_the_difference() -> None:
    app = opened(PAGE, of="railroad,classic", by="pile.natural_and_wild")
    said = shown(app)
    assert say("app-ruling-allowed") in said and say("app-ruling-not-allowed") in said
    assert say("app-variants-makes") in said
    assert "Taking the pile with a natural and a wild: if the side has opened" in said
    # Every difference leads to the referee with that very table and move.
    hrefs = re.findall(r'href="(ruling\?[^"]+)"', html_of(app))
    assert hrefs
    for href in hrefs:
        query = parse_qs(urlsplit(unescape(href)).query)
        rules = rule_choice.read(query["variant"][0])
        assert judge(ruling_store.read(query["q"][0], rules).question, rules).verdict is not None


def test_a_table_of_ones_own_is_compared() -> None:
    query = ruling_store.write(Work(TABLE), CLASSIC)
    app = opened(PAGE, of="classic,railroad", q=query)
    assert "take 7 2" in shown(app)
    assert app.query_params["q"] == query
    assert app.segmented_control(key="variants-way").value == "type"


def test_the_address_of_a_ruling_brings_its_table() -> None:
    app = opened(PAGE, of="classic,railroad")
    app.segmented_control(key="variants-way").set_value("link").run()
    query = ruling_store.write(Work(TABLE), CLASSIC)
    field = app.text_input(key="variants-link")
    field.set_value(f"https://example.org/ruling?variant=classic&q={query}").run()
    assert "take 7 2" in shown(app)
    app.text_input(key="variants-link").set_value("https://example.org/ruling").run()
    assert say("app-variants-no-question") in [one.value for one in app.warning]


def test_a_ruling_leads_to_every_move_at_its_table() -> None:
    query = ruling_store.write(Work(TABLE_ASKED), CLASSIC)
    app = opened("pages/settle/ruling.py", variant="classic", q=query)
    href = re.findall(r'href="(variants\?[^"]+)"', html_of(app))[0]
    found = parse_qs(urlsplit(unescape(href)).query)
    there = opened(PAGE, **{name: values[0] for name, values in found.items()})
    assert found["of"] == ["classic,railroad"]
    assert "take 7 2" in shown(there)
    there.toggle(key="variants-every").set_value(True).run()
    assert shown(there).count(say("app-moves-head")) == 2


def test_what_is_typed_is_compared_and_what_cannot_be_is_told() -> None:
    app = opened(PAGE, of="classic,railroad")
    app.segmented_control(key="variants-way").set_value("type").run()
    hand = next(one for one in app.text_input if one.label == say("app-ruling-field-hand"))
    hand.set_value("nonsense").run()
    assert not app.exception
    assert any("nonsense" in one.value for one in app.warning)


def test_an_example_is_compared() -> None:
    app = opened(PAGE, of="classic,official")
    app.segmented_control(key="variants-way").set_value("example").run()
    box = app.selectbox(key="variants-example")
    box.set_value(box.options[0]).run()
    assert not app.exception
    assert "q" in app.query_params
    assert say("app-variants-asked") in shown(app)


def test_rules_of_the_same_play_say_so_and_count_a_round() -> None:
    ours = house("classic", {"score.canasta": {"natural": 600, "mixed": 300}})
    app = opened(PAGE, of=f"classic,{rule_choice.write(ours)}")
    said = shown(app)
    assert "They differ only in: Bonus for a canasta." in said
    assert say("app-variants-round") in said


def test_cards_and_tiles_are_said_to_share_their_ranks() -> None:
    assert say("app-variants-decks") in shown(opened(PAGE, of="tile,official"))
    assert say("app-variants-decks") not in shown(opened(PAGE, of="classic,official"))


@pytest.mark.parametrize(
    "query",
    [
        {"of": "nothing,classic"},
        {"of": "classic~9.zzz,railroad"},
        {"of": "classic,railroad,tile,official,complete-4"},
        {"of": "classic,railroad", "show": "some"},
        {"of": "classic,railroad", "hand": "-1"},
        {"of": "classic,railroad", "hand": "9" * 40},
        {"of": "classic,railroad", "by": "pile.nothing"},
        {"of": "classic,railroad", "q": "1.broken"},
    ],
    ids=lambda query: " ".join(query.values())[:40],
)
def test_a_broken_link_is_told_and_the_rest_of_it_is_shown(query: dict[str, str]) -> None:
    app = opened(PAGE, **query)
    assert len(app.warning) == 1
    assert title_of(app) == say("app-variants-title")
    assert "differ in" in shown(app)


def test_words_of_a_link_are_text() -> None:
    app = opened(PAGE, of="classic,railroad", word="<script>alert(1)</script>")
    assert "<script>" not in html_of(app)


def test_menus_offer_house_rules_of_the_link() -> None:
    ours: RuleSet = house("classic", {"pile.black_three": "stops_next"})
    app = opened(PAGE, of=f"classic,{rule_choice.write(ours)}")
    assert "A discarded black three" in shown(app)
    assert len(app.selectbox[0].options) >= len(names())
