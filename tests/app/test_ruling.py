"""The ruling page without a browser: links, moves, what cannot be, what leaves the page."""

from __future__ import annotations

import itertools
import json
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from streamlit.testing.v1 import AppTest

from engine.errors import CannotRead
from engine.question import Question, changed, question_of, value_of
from engine.rulesets import house, load
from engine.version import rules_version
from engine.words import say
from pages.parts import ruling_move, ruling_store, token
from pages.parts.position_editor import KEY as EDITOR
from pages.parts.ruling_gallery import KEY as GALLERY
from pages.parts.ruling_gallery import found, gallery
from pages.parts.ruling_store import Work
from tests.app.test_pages import html_of
from tests.app.test_pages import opened as page_opened

RULING = "pages/settle/ruling.py"
CLASSIC, OFFICIAL = load("classic"), load("official")
FROZEN = Question(
    {"hands": {1: "7 Jo"}, "pile": "4 2 7", "melds": {"A": ["K K K"]}}, ("take 7 Jo",)
)
_numbers = itertools.count(1)


def opened(work: Work | None = None, rules: Any = CLASSIC) -> AppTest:
    return page_opened(RULING, **(ruling_store.parameters(work, rules) if work else {}))


def shown(app: AppTest, part: str) -> dict[str, Any]:
    """What a component of the page shows."""
    found = [one.proto for one in app.get("bidi_component") if part in one.proto.id]
    data: dict[str, Any] = json.loads(json.loads(found[0].json))
    return data


def did(app: AppTest, kind: str, value: str, *picked: str) -> AppTest:
    """Somebody does something with the hand, as the browser would tell it."""
    event = {
        "number": next(_numbers), "epoch": shown(app, ruling_move.KEY)["epoch"],
        "kind": kind, "value": value, "picked": list(picked),
    }  # fmt: skip
    app.session_state[ruling_move.KEY] = {"event": event}
    app.run()
    assert not app.exception
    return app


def tapped(app: AppTest, whole: bool = False, **zones: list[Any]) -> AppTest:
    """Somebody taps cards into places, as the browser would tell it."""
    places = {"hand": [], "pile": [], "mine": [], "theirs": []} | zones
    event = {
        "number": next(_numbers), "epoch": shown(app, EDITOR)["epoch"], "zones": places,
        "whole": whole,
    }  # fmt: skip
    app.session_state[EDITOR] = {"event": event}
    app.run()
    assert not app.exception
    return app


def address(app: AppTest, name: str) -> str:
    """A parameter of the page's address."""
    value = app.query_params[name]
    return value if isinstance(value, str) else value[0]


def question(app: AppTest) -> Question:
    found = app.session_state["ruling"]
    assert isinstance(found, Work)
    return found.question


def test_tapped_cards_are_the_position_and_the_address_tells_it() -> None:
    app = tapped(opened(), hand=["7", "Jo"], pile=["4", "2", "7"], mine=[["K", "K", "K"]])
    assert question(app) == changed(FROZEN, moves=())
    app = did(app, "act", "take", "7c#1", "Jo#1")
    assert question(app) == FROZEN
    assert "pile.frozen" in html_of(app)
    assert ruling_store.read(address(app, "q"), CLASSIC).question == FROZEN
    assert address(app, "variant") == "classic"


def test_all_my_cards_are_said_by_one_tap() -> None:
    app = tapped(opened(), whole=True, hand=["K", "6"], mine=[["K", "K", "K", "K"]])
    assert question(app).others == 0
    assert "out.keep_card" in html_of(did(app, "typed", "add K to K"))
    app = tapped(app, whole=False, hand=["K", "6"], mine=[["K", "K", "K", "K"]])
    assert question(app).others is None
    assert say("verdict-legal") in html_of(app)


def test_an_illegal_move_gives_way_to_the_next_and_a_legal_one_stays() -> None:
    app = opened(Work(FROZEN))
    app = did(app, "typed", "draw")
    assert question(app).moves == ("draw",)
    app = did(app, "typed", "discard 7")
    assert question(app).moves == ("draw", "discard 7")
    app = did(app, "act", "undo")
    assert question(app).moves == ("draw",)


@pytest.mark.parametrize("text", ["seven joker", "take 7 and Jo", "took the pile with a seven"])
def test_what_is_no_move_is_told_how_moves_begin_with_an_example(text: str) -> None:
    shown = html_of(did(opened(Work(changed(FROZEN, moves=()))), "typed", text))
    for word in ("take", "meld", "add", "discard", "For example: take 7 7."):
        assert word in shown


def test_several_moves_may_be_typed_at_once_without_any_hand() -> None:
    app = did(opened(), "typed", "meld 9 9 9 2 2; discard 4")
    shown_now = html_of(app)
    assert "meld.wild_ratio" in shown_now
    assert say("app-ruling-assume-hand") in shown_now
    assert say("app-ruling-stopped", move="meld 9 9 9 2 2").split("`")[0] in shown_now


@pytest.mark.parametrize("text", ["jump", "meld", "take 3", "7 7 7 7 7 7", "☃; draw", ";"])
def test_what_cannot_be_read_gets_one_sentence_and_loses_nothing(text: str) -> None:
    app = did(opened(Work(changed(FROZEN, moves=()))), "typed", text)
    assert 'class="verdict plain"' in html_of(app)
    assert question(app) == changed(FROZEN, moves=())


def test_what_could_be_done_is_listed_when_asked() -> None:
    app = opened(Work(FROZEN))
    assert 'class="families"' not in html_of(app)
    assert 'class="families"' in html_of(did(app, "act", "moves"))


@pytest.mark.parametrize(
    ("said", "part"),
    [
        ({"hands": {1: "7 X"}}, "hands"), ({"pile": "3"}, "pile"),
        ({"melds": {"A": ["K 9 4"]}}, "melds"), ({"hands": {1: "K*9"}}, "position"),
        ({"stock": "1000 cards"}, "stock"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_told_why_with_its_field(said: Any, part: str) -> None:
    app = opened(Work(Question(said)))
    field = say("app-ruling-part", part=part, path=part)
    assert f"{field}: " in html_of(app).replace(". 1: ", ": ")
    assert question(app).position == said


DAMAGED = [
    "1.damaged", "9.abc", "1.", "x" * 9000, token.pack([]), token.pack({}), token.pack({"p": 7}),
    token.pack({"p": {"hands": {"x": "7"}}}), token.pack({"p": {"hands": [1]}}),
    token.pack({"p": {"melds": {"A": 7}}}), token.pack({"p": {"unknown": 1}}),
    token.pack({"p": {}, "m": [1]}), token.pack({"p": {}, "m": ["draw"] * 1000}),
    token.pack({"p": {}, "t": "x" * 1000}), token.pack({"p": {}, "n": "7"}),
    token.pack({"p": {}, "n": -1}), token.pack({"p": {"turn": "1; drop"}}),
]  # fmt: skip


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_link_gives_one_sentence_and_an_empty_editor(text: str) -> None:
    with pytest.raises(CannotRead, match=r"[Tt]his link"):
        ruling_store.read(text, CLASSIC)


@pytest.mark.parametrize("text", [DAMAGED[0], DAMAGED[9]])
def test_a_damaged_link_is_told_on_the_page(text: str) -> None:
    app = page_opened(RULING, variant="classic", q=text)
    assert [one.value for one in app.warning] in (
        [say("app-link-unreadable")], [say("app-link-unknown-version")],
    )  # fmt: skip
    assert question(app) == Question()
    assert "q" not in app.query_params


@pytest.mark.parametrize(
    "work",
    [
        Work(FROZEN), Work(FROZEN, unknown=True), Work(changed(FROZEN, others=3)),
        Work(changed(FROZEN, title="Two “7”s? <b>&amp;")), Work(Question({"step": "draw"})),
        Work(Question({"hands": {1: "7 7"}, "pile": "7"}, ("take 7 7",), opened=True)),
    ],
)  # fmt: skip
def test_what_a_link_says_comes_back(work: Work) -> None:
    found = ruling_store.read(ruling_store.write(work, CLASSIC), CLASSIC)
    assert found == work._replace(made_with=rules_version())


def test_an_old_link_keeps_what_it_assumed() -> None:
    # As a link of a version that would have assumed other things.
    old = token.pack({"p": {"hands": {"1": "7 Jo"}}, "m": ["meld 7 7 Jo"], "a": 2, "s": "draw"})
    found = ruling_store.read(old, OFFICIAL).question
    assert found.others == 2
    assert value_of(found, OFFICIAL)["position"]["step"] == "draw"
    now = ruling_store.write(Work(Question({"hands": {1: "7 Jo"}})), OFFICIAL)
    assert ruling_store.read(now, OFFICIAL).question.others is None


def test_a_link_made_with_other_rules_says_so() -> None:
    old = token.pack({"p": {}, "m": ["draw"], "v": "12345678"})
    app = page_opened(RULING, variant="classic", q=old)
    assert say("app-ruling-made-with", rules="12345678") in html_of(app)
    assert rules_version() in html_of(app)


def test_house_rules_travel_in_the_link() -> None:
    rules = house("classic", {"meld.wild_ratio": "none"})
    nines = Question({"hands": {1: "9 9 9 2 2"}}, ("meld 9 9 9 2 2",))
    app = opened(Work(nines), rules)
    assert say("verdict-legal") in html_of(app)
    assert say("app-rules-house", rules=CLASSIC.title) in html_of(app)


def test_a_switch_is_turned_on_the_page() -> None:
    nines = Question({"hands": {1: "9 9 9 2 2"}}, ("meld 9 9 9 2 2",))
    app = opened(Work(nines))
    menu = next(one for one in app.selectbox if one.label == say("switch-meld-wild-ratio"))
    menu.select_index(1).run()
    assert not app.exception
    assert say("verdict-legal") in html_of(app)
    assert address(app, "variant").startswith("classic~1.")
    back = next(one for one in app.button if "Back to" in one.label)
    back.click().run()
    assert address(app, "variant") == "classic"
    assert "meld.wild_ratio" in html_of(app)


def test_who_does_not_know_the_rules_is_answered_under_all() -> None:
    nines = Question({"hands": {1: "9 9 9 2 2"}}, ("meld 9 9 9 2 2",))
    app = opened(Work(nines, unknown=True))
    text = html_of(app)
    assert say("app-ruling-depends") in text
    assert say("app-ruling-agree") in text and say("switch-meld-wild-ratio") in text
    assert len(app.selectbox) == 1  # no rule set is asked for, only when the move was played


def test_markup_in_a_title_is_text() -> None:
    app = opened(Work(changed(FROZEN, title="<script>alert(1)</script> **x**")))
    assert "&lt;script&gt;alert(1)&lt;/script&gt; **x**" in html_of(app)
    assert "<script>" not in html_of(app)


@pytest.mark.parametrize("case", gallery().values(), ids=lambda case: case.slug)
def test_a_question_of_the_gallery_can_be_asked(case: Any) -> None:
    asked = question_of(case)
    parameters = ruling_store.parameters(Work(asked), case.rules)
    assert ruling_store.read(parameters["q"], case.rules).question == asked


def test_a_question_is_chosen_from_the_gallery_and_its_answer_is_explained() -> None:
    case = next(case for case in gallery().values() if case.rules is CLASSIC and case.moves)
    app = opened()
    app.session_state["ruling-way"] = "gallery"
    app.run()
    app.session_state[GALLERY] = {"event": {"number": 1, "id": case.slug}}
    app.run()
    assert question(app) == question_of(case)
    assert case.why.split(".")[0].split("`")[0][:40].split("’")[0] in html_of(app)


def test_a_legal_question_shows_the_table_that_was_asked_about_and_that_after_it() -> None:
    app = opened(Work(changed(FROZEN.with_part("hands", "7 7 5", 1), moves=("take 7 7",))))
    app.session_state["ruling-way"] = "gallery"
    app.run()
    told = json.dumps(shown(app, ruling_move.KEY))
    asked, _, after = told.rpartition(say("app-ruling-table-after"))
    assert say("app-ruling-table-asked") in asked and "Top card: seven." in asked
    assert "Top card: none." in after


@pytest.mark.parametrize("words", [say("app-ruling-search-example"), "frozzen", "frozen pile"])
def test_the_gallery_finds_questions_about_the_frozen_pile(words: str) -> None:
    # by its own example, with a typing error, and in other words: the best one first
    best = found(words, CLASSIC)[0]
    assert best.rules is CLASSIC and "frozen" in best.title


def test_the_gallery_finds_a_question_by_words_that_stand_apart_in_it() -> None:
    titles = [case.title for case in found("one natural and a joker", CLASSIC)]
    assert any("joker" in title for title in titles[:3])
    assert found("qqqzzz", CLASSIC) == []
    assert len(found(" ", CLASSIC)) == len(gallery())


def test_yaml_is_pasted_and_a_fault_leaves_the_text_as_it_is() -> None:
    app = opened(Work(FROZEN))
    app.session_state["ruling-way"] = "yaml"
    app.run()
    area = app.text_area[0]
    assert "take 7 Jo" in area.value
    take = next(one for one in app.button if one.label == say("app-ruling-yaml-take"))
    area.set_value("variant: classic\nposition: {hands: {1: 7 X}}\n")
    take.click().run()
    assert "your text:2: position.hands.1" in app.error[0].value
    assert app.text_area[0].value.startswith("variant: classic\nposition: {hands: {1: 7 X}}")
    assert question(app) == FROZEN
    app.text_area[0].set_value("variant: official\nposition: {pile: 4 7}\nmoves: [draw]\n")
    next(one for one in app.button if one.label == say("app-ruling-yaml-take")).click().run()
    assert question(app).moves == ("draw",) and address(app, "variant") == "official"


def test_yaml_that_names_no_rules_is_read_under_those_of_the_page() -> None:
    app = opened(Work(FROZEN))
    app.session_state["ruling-way"] = "yaml"
    app.run()
    area = app.text_area[0]
    area.set_value("position: {hands: {1: 7 X}}\n")
    next(one for one in app.button if one.label == say("app-ruling-yaml-take")).click().run()
    assert "your text:1: position.hands.1" in app.error[0].value
    app.text_area[0].set_value("position: {pile: 4 7}\nmoves: [draw]\n")
    next(one for one in app.button if one.label == say("app-ruling-yaml-take")).click().run()
    assert question(app).moves == ("draw",) and address(app, "variant") == "classic"


def test_fields_and_cards_edit_one_position() -> None:
    app = opened(Work(FROZEN))
    app.session_state["ruling-way"] = "type"
    app.run()
    hand = next(one for one in app.text_input if one.label == say("app-ruling-field-hand"))
    assert hand.value == "7 Jo"
    hand.set_value("7 7 K").run()
    assert question(app).hand == "7 7 K"
    app.session_state["ruling-way"] = "tap"
    app.run()
    assert shown(app, EDITOR)["zones"]["hand"] == [["7", "7", "K"]]


def test_a_reading_is_not_told_as_the_answer_of_a_game_that_has_it() -> None:
    # Seed 003: no card freezes the pile, yet a natural and a wild never take it.
    position = {"hands": {1: "7 Jo"}, "pile": "4 2 7", "melds": {"A": ["K K K 2", "9 9 9"]}}
    told = html_of(opened(Work(Question(position, ("take 7 Jo",)))))
    assert "What freezes the pile: nothing, as read by the Tile text." in told
    assert "By the whole of the rules of Tile it is not allowed all the same" in told


def test_a_source_that_contradicts_itself_is_not_said_to_be_silent() -> None:
    # Seed 002 says both whether a side may open with the pile.
    told = html_of(
        opened(Work(Question({"hands": {1: "7 Jo K 4"}, "pile": "4 2 7"}, ("take 7 Jo",))))
    )
    assert "The source contradicts itself." in told and "does not settle it" in told
    assert "does not say" not in told


def test_the_answer_is_pasted_as_two_lines() -> None:
    app = opened(Work(FROZEN))
    first, second = app.code[0].value.split("\n")
    assert first.startswith("Not allowed under Classic rules")
    assert dict(parse_qsl(urlsplit(second).query))["q"] == address(app, "q")
    next(one for one in app.button if one.label == say("app-ruling-afresh")).click().run()
    assert question(app) == Question()
