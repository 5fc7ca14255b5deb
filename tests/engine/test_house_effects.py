"""What house rules change of lessons, examples and questions.

What is expected follows from the rules: where a black three freezes the pile (seed 002), a top
card does not join a meld as long as one lies in it; where two canastas are needed, one is not
enough; a canasta that counts 100 more makes a round with one count 100 more.
"""

from __future__ import annotations

import pytest

from engine.house.effects import Effects, effects, everything, known
from engine.rulesets import house, load


def found(base: str, changed: dict[str, object]) -> Effects:
    rules = house(base, changed)
    steps = list(effects(rules))
    assert [done for done, _ in steps] == list(range(1, steps[-1][1] + 1))
    result = known(rules)
    assert result is not None
    return result


def test_a_black_three_that_freezes_bars_the_top_card_from_a_meld() -> None:
    result = found("official", {"pile.black_three": "freezes"})
    (question,) = result.of("question")
    assert question.asked.slug == "pile-for-the-meld-after-a-black-three"
    assert (question.before.legal, question.after.legal) == (True, False)
    assert question.rules == ("pile.frozen",)
    assert question.switches == ("pile.black_three",)
    assert "frozen by a black three" in question.after.text
    assert {one.asked.slug for one in result.of("lesson")} >= {"frozen-pile"}


def test_points_that_change_are_told_for_each_side() -> None:
    rules = load("classic")
    more = {**rules.score.canasta, "natural": rules.score.canasta["natural"] + 100}
    result = found("classic", {"score.canasta": more})
    (one,) = [one for one in result.found if one.asked.slug == "score-a-round-of-four"]
    assert one.before.legal is one.after.legal
    assert "1,265 for side A" in one.before.text and "1,365 for side A" in one.after.text


def test_of_several_switches_those_are_named_that_decide() -> None:
    result = found("classic", {"out.canastas": 2, "match.tie": "shared", "pile.onto_meld": "never"})
    by_slug = {one.asked.slug: one for one in result.of("example")}
    assert by_slug["out-with-one-canasta"].switches == ("out.canastas",)
    assert by_slug["top-card-onto-our-meld"].switches == ("pile.onto_meld",)
    assert all("match.tie" not in one.switches for one in result.found)


def test_where_a_second_rule_forbids_it_too_that_one_is_told() -> None:
    result = found("official", {"pile.black_three": "freezes"})
    (one,) = [one for one in result.found if one.asked.slug.startswith("two-black-threes")]
    assert (one.before.legal, one.after.legal) == (False, False)
    assert one.before.text != one.after.text and "black three" in one.after.text


def test_a_switch_that_no_move_depends_on_changes_nothing() -> None:
    assert found("official", {"seats.direction": "counter_clockwise"}).found == ()


def test_a_name_changes_nothing_and_asks_nothing_again() -> None:
    rules = house("official", {"seats.direction": "counter_clockwise"})
    assert list(effects(rules))
    assert known(house("official", rules.changed, "Ours")) is known(rules)


@pytest.mark.parametrize("base", ["classic", "railroad"])
def test_every_rule_set_has_all_three_kinds(base: str) -> None:
    assert {asked.kind for asked in everything(base)} == {"lesson", "example", "question"}


def test_a_table_that_cannot_be_is_an_answer_too() -> None:
    result = found("official", {"cards.packs": 1})
    assert any("cannot be under these rules" in one.after.text for one in result.found)
