"""The score page without a browser: counting, the sheet, links, bad input, names as text."""

from __future__ import annotations

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from engine.roundcount import RoundCount, SideCount
from engine.rulesets import house, load, names
from engine.scoresheet import Sheet, sheet_of, write_sheet
from engine.words import say
from pages.parts import rule_choice
from pages.parts.token import pack, unpack
from tests.app.test_pages import html_of, opened

SCORE = "pages/settle/score.py"
EVIL = "<script>alert(1)</script> **x** [y](http://z)"


def at_score(sheet: Sheet | None = None, variant: str = "classic") -> AppTest:
    """The page under these rules, with a sheet from a link."""
    query = {"variant": variant}
    if sheet is not None:
        query["s"] = pack(sheet.plain())
    return opened(SCORE, **query)


def field(app: AppTest, kind: str, label: str) -> Any:
    """The one field of this kind with this label."""
    (found,) = [one for one in getattr(app, kind) if one.label == label]
    return found


def fill(app: AppTest, kind: str, label: str, value: Any) -> None:
    """Somebody fills in a field and leaves it."""
    field(app, kind, label).set_value(value)
    app.run()
    assert not app.exception


def press(app: AppTest, key: str) -> None:
    """Somebody presses a button."""
    app.button(key=key).click().run()
    assert not app.exception


def sheet_in_link(app: AppTest) -> Sheet:
    """The sheet that the address of the page holds."""
    return sheet_of(unpack(in_link(app, "s")))


def in_link(app: AppTest, name: str) -> str:
    """What stands in the address of the page under this name."""
    found = app.query_params[name]
    return str(found[0] if isinstance(found, list) else found)


def points(*rounds: dict[str, int], **fields: Any) -> Sheet:
    """A sheet of rounds that were entered as points."""
    counts = tuple(RoundCount(way="points", points=one) for one in rounds)
    return Sheet(rounds=counts, **fields)


def test_a_round_is_counted_line_by_line_with_a_link_to_each_rule() -> None:
    app = at_score()
    fill(app, "text_area", "Side A: melds on the table", "K*7\n8*5 2 2\n666")
    fill(app, "text_input", "Side A: left in both hands together", "K")
    fill(app, "number_input", "Side A: red threes laid out", 2)
    fill(app, "text_area", "Side B: melds on the table", "QQQ")
    fill(app, "text_input", "Side B: left in both hands together", "A 4 3 Jo 9")
    fill(app, "number_input", "Side B: red threes laid out", 1)
    fill(app, "radio", "Who went out?", "A")
    shown = html_of(app)
    assert "1,265" in shown and "<td>40</td>" in shown
    for rule in ("score.cards", "score.canasta", "score.red_threes", "score.out", "score.hand"):
        assert f"rules?rule={rule}&amp;variant=classic" in shown
    assert "7 kings" in shown and "5 eights and 2 wilds" in shown


def test_it_goes_into_the_sheet_and_the_link_and_comes_back_elsewhere() -> None:
    app = at_score()
    fill(app, "text_area", "Side A: melds on the table", "K*7")
    press(app, "score-enter")
    sheet = sheet_in_link(app)
    assert sheet.rounds == (RoundCount(sides={"A": SideCount(melds="K*7")}),)
    again = opened(SCORE, s=in_link(app, "s"), variant="classic")
    assert 'id="score-sheet"' in html_of(again) and "570" in html_of(again)


def test_a_draft_is_in_the_link_too() -> None:
    app = at_score()
    fill(app, "text_area", "Side B: melds on the table", "no cards at all")
    again = opened(SCORE, s=in_link(app, "s"))
    assert field(again, "text_area", "Side B: melds on the table").value == "no cards at all"
    assert "is no card of this deck" in html_of(again)


def test_what_cannot_be_read_is_told_with_its_field_and_nothing_is_lost() -> None:
    app = at_score()
    fill(app, "text_area", "Side A: melds on the table", "K*7")
    fill(app, "text_input", "Side B: left in both hands together", "<b>")
    shown = html_of(app)
    assert shown.count("“&lt;b&gt;” is no card") == 1
    assert "Side B: left in both hands together: " in shown
    assert field(app, "text_area", "Side A: melds on the table").value == "K*7"
    assert "7 kings" in shown
    assert not [one for one in app.button if one.key == "score-enter"]


def test_from_canastas_and_sums() -> None:
    app = at_score(variant="railroad")
    fill(app, "radio", "Count from", "sums")
    fill(app, "number_input", "Player 1: canastas of wilds", 1)
    fill(app, "number_input", "Player 1: canastas of sevens", 1)
    fill(app, "text_input", "Player 1: value of all melded cards", "140 + 35")
    fill(app, "text_input", "Player 1: value of a kitty not taken up", "20 50")
    assert f"{1000 + 1500 + 175 - 70:,}" in html_of(app)


def test_black_threes_have_a_field_only_where_they_cost_something_of_their_own() -> None:
    for variant, asked in (("classic", False), ("tile", True)):
        app = at_score(Sheet(draft=RoundCount(way="sums")), variant)
        labels = [one.label for one in app.number_input]
        assert any("in hand" in label for label in labels) == asked


def test_from_points_alone() -> None:
    app = at_score()
    fill(app, "radio", "Count from", "points")
    fill(app, "number_input", "Side A: points", 1255)
    assert "Side B: points" in html_of(app)
    fill(app, "number_input", "Side B: points", -40)
    press(app, "score-enter")
    assert sheet_in_link(app).rounds[0].points == {"A": 1255, "B": -40}
    assert "−40" in html_of(app)


def test_the_sheet_shows_totals_minimums_what_is_missing_and_who_deals() -> None:
    sheet = points({"A": 1265, "B": 40}, {"A": 300, "B": -80}, dealer=2)
    sheet = sheet.with_(names={"A": "Ann & Bob", "B": "Cyn & Dan"})
    shown = html_of(at_score(sheet))
    for figure in ("1,565", "−40", ">90<", ">15<", "3,435", "5,040"):
        assert figure in shown
    assert "Round 3: Dan deals." in shown
    assert "rules?rule=opening.minimum" in shown


def test_a_round_is_corrected_or_left_as_it_was() -> None:
    app = at_score(points({"A": 100, "B": 50}, {"A": 10, "B": 20}))
    app.session_state["score-open-change"] = True
    app.run()
    app.selectbox(key=_pick(app)).set_value(0).run()
    press(app, "score-edit")
    fill(app, "number_input", "Side A: points", 105)
    press(app, "score-enter")
    assert [one.points["A"] for one in sheet_in_link(app).rounds] == [105, 10]
    app.selectbox(key=_pick(app)).set_value(1).run()
    press(app, "score-edit")
    press(app, "score-cancel")
    assert [one.points["A"] for one in sheet_in_link(app).rounds] == [105, 10]


def _pick(app: AppTest) -> str:
    return next(str(one.key) for one in app.selectbox if one.label == say("app-score-pick"))


def test_deleting_can_be_undone() -> None:
    app = at_score(points({"A": 100, "B": 50}))
    app.session_state["score-open-change"] = True
    app.run()
    press(app, "score-delete")
    assert "s" not in app.query_params
    press(app, "score-undo")
    assert sheet_in_link(app).rounds[0].points == {"A": 100, "B": 50}


@pytest.mark.parametrize("token", ["1.damaged", "9.x", "x", "1." + "A" * 9000, pack({"rounds": 3})])
def test_a_damaged_link_gets_one_sentence_and_an_empty_sheet(token: str) -> None:
    app = opened(SCORE, s=token)
    assert len(app.warning) == 1
    assert app.warning[0].value in (
        say("app-link-unreadable"),
        say("app-link-unknown-version"),
    )
    assert 'id="score-sheet"' not in html_of(app)
    fill(app, "text_area", "Side A: melds on the table", "K*7")
    assert not app.warning


def test_an_address_that_lags_behind_takes_nothing_back() -> None:
    app = at_score()
    fill(app, "number_input", "Side A: red threes laid out", 1)
    before = in_link(app, "s")
    fill(app, "number_input", "Side A: red threes laid out", 2)
    app.query_params["s"] = before
    fill(app, "number_input", "Side A: red threes laid out", 3)
    assert sheet_in_link(app).draft.side("A").red_threes == 3


def test_a_sheet_too_long_for_a_link_says_so_and_is_kept() -> None:
    app = at_score(points({"A": 1, "B": 2}))
    texts = (f"{chr(97 + n % 26)}{n * 7919 % 9973}" for n in range(60 * 2 * 80))
    rounds = tuple(
        RoundCount(sides={s: SideCount(melds=" ".join(next(texts) for _ in range(80))[:600])})
        for _ in range(30)
        for s in "AB"
    )
    app.session_state["score_sheet"] = Sheet(rounds=rounds)
    app.run()
    assert app.warning[0].value == say("app-score-too-long")
    assert html_of(app).count("Not counted: ") == 60


def test_names_are_text_wherever_they_stand() -> None:
    sheet = points({"A": 100, "B": 50}).with_(names={"A": EVIL[:40]})
    sheet = sheet.with_(draft=RoundCount(sides={"A": SideCount(melds="K K")}))
    app = at_score(sheet)
    assert "<script>" not in html_of(app) and "&lt;script&gt;" in html_of(app)
    for one in app.text_area:
        assert "**x" not in one.label


def test_rules_that_cannot_price_a_round_say_so_in_its_row() -> None:
    cards = RoundCount(sides={"A": SideCount(melds="13*7")})
    app = at_score(Sheet(rounds=(cards,)), "classic")
    assert "Not counted: " in html_of(app)


def test_the_end_of_a_match_names_the_winner_and_settles_it() -> None:
    rounds = [{"A": 200, "B": 700}, {"A": 100, "B": 300}, {"A": 0, "B": 0}]
    shown = html_of(at_score(points(*rounds, length=3, stake=250), "tile"))
    assert "Side B win the match, 700 ahead." in shown
    assert "Side B +3,000 each" in shown and "Side A −3,000 each" in shown
    assert "Side B +250 each" in shown and "rules?rule=match.arena" in shown


def test_a_tie_at_the_target_asks_for_another_round() -> None:
    shown = html_of(at_score(points({"A": 20_500, "B": 20_500}, players=2), "railroad"))
    assert say("app-score-tied") in shown and "rules?rule=match.tie" in shown


def test_a_new_match_keeps_the_players() -> None:
    app = at_score(points({"A": 5100, "B": 0}).with_(names={"A": "Ann & Bob"}))
    press(app, "score-again")
    assert sheet_in_link(app) == Sheet(names={"A": "Ann & Bob"})


def test_the_number_of_players_follows_the_rules() -> None:
    app = at_score(variant="railroad")
    fill(app, "number_input", say("app-score-players"), 5)
    assert field(app, "radio", "Whose cards?").options == [f"Player {seat}" for seat in range(1, 6)]
    assert not [one for one in at_score().number_input if one.label == say("app-score-players")]


def test_of_three_players_the_two_against_the_taker_are_counted_together() -> None:
    app = at_score(variant="official-3")
    fill(app, "radio", "Who played alone?", "B")
    fill(app, "text_area", "Player 1 and Player 3 together: melds on the table", "K*7")
    assert html_of(app).count(">570<") >= 2


def test_house_rules_come_by_the_link() -> None:
    rules = house("official", {"out.bonus": 300})
    sheet = Sheet(draft=RoundCount(out="A", sides={"A": SideCount(melds="KKK")}))
    app = at_score(sheet, rule_choice.write(rules))
    assert ">330<" in html_of(app)
    assert "130 <small>−200</small>" in html_of(app)


def test_a_downloaded_sheet_opens_again() -> None:
    sheet = points({"A": 1, "B": 2}).with_(names={"A": "Ann & Bob"})
    app = at_score()
    app.session_state["score-open-keep"] = True
    app.run()
    open_file(app, "sheet.yaml", write_sheet(sheet, load("official")), 1)
    assert sheet_in_link(app) == sheet
    assert in_link(app, "variant") == "official"
    open_file(app, "other.yaml", "case: x", 2)
    assert "other.yaml" in app.warning[0].value
    assert sheet_in_link(app) == sheet


def test_the_score_can_be_sent_with_its_link() -> None:
    app = at_score(points({"A": 1265, "B": 40}).with_(names={"A": "Ann & Bob"}), "official")
    app.session_state["score-open-keep"] = True
    app.run()
    told, address = app.code[0].value.split("\n")
    assert told == "After 1 round: Ann & Bob 1,265, Side B 40."
    assert f"variant=official&s={in_link(app, 's')}" in address


def open_file(app: AppTest, name: str, text: str, number: int) -> None:
    """Somebody opens a file, as the browser tells it."""
    app.session_state["score-open-file"] = {"file": {"name": name, "text": text, "number": number}}
    app.run()
    assert not app.exception


@pytest.mark.parametrize("variant", names())
@pytest.mark.parametrize("way", ["cards", "sums", "points"])
def test_every_rule_set_has_its_fields(variant: str, way: str) -> None:
    app = at_score(Sheet(draft=RoundCount(way=way)), variant)  # type: ignore[arg-type]
    assert not app.exception and not app.warning
    kinds = load(variant).score.canasta if way == "sums" else {}
    labels = " ".join(one.label for one in app.number_input)
    assert labels.count("canastas") == len(kinds) * (1 if len(kinds) and _alone(variant) else 2)


def _alone(variant: str) -> bool:
    """Whether one side's fields are shown at a time."""
    seats = load(variant).seats
    return seats.sides != "two" and seats.least > 2


def test_a_sheet_says_that_other_rules_count_it_anew_and_lose_nothing() -> None:
    app = at_score()
    fill(app, "text_area", "Side A: melds on the table", "K*7")
    press(app, "score-enter")
    assert "Choose others, and they are counted anew" in html_of(app)


def test_a_round_that_was_begun_is_there_again_after_another_was_corrected() -> None:
    app = at_score()
    fill(app, "text_area", "Side A: melds on the table", "K*7")
    press(app, "score-enter")
    fill(app, "text_area", "Side B: melds on the table", "QQQ")
    app.session_state["score-open-change"] = True
    app.run()
    press(app, "score-edit")
    press(app, "score-cancel")
    [field] = [one for one in app.text_area if one.label == "Side B: melds on the table"]
    assert field.value == "QQQ"


def test_what_a_referee_would_object_to_names_the_meld_of_each_objection() -> None:
    app = at_score()
    fill(app, "text_area", "Side A: melds on the table", "4 5 6")
    shown = html_of(app).partition(say("app-score-remarks"))[2]
    assert all(f"Side A, meld {rank}: A meld needs" in shown for rank in "456")
