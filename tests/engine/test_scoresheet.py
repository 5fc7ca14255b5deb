"""The match sheet: totals, minimums, who deals, the end, ties, and changes to its rounds."""

from __future__ import annotations

import pytest

from engine.errors import BadInput, CannotRead
from engine.match import account_points, arena_stakes
from engine.roundcount import RoundCount, SideCount
from engine.rulesets import house, load
from engine.scoresheet import (
    MOST_ROUNDS,
    Sheet,
    closed,
    entered,
    opened,
    player_names,
    players_of,
    read_sheet,
    rules_for,
    sheet_of,
    standing,
    without,
    write_sheet,
)


def played(*rounds: dict[str, int], **fields: object) -> Sheet:
    """A sheet on which each side's points of these rounds stand."""
    counts = tuple(RoundCount(way="points", points=points) for points in rounds)
    return Sheet(rounds=counts, **fields)  # type: ignore[arg-type]


def test_rounds_are_added_up_and_set_the_next_minimum() -> None:
    now = standing(played({"A": 1265, "B": 40}, {"A": 300, "B": -80}), load("classic"))
    assert [row.totals for row in now.rows] == [{"A": 1265, "B": 40}, {"A": 1565, "B": -40}]
    assert now.scores == {"A": 1565, "B": -40}
    assert now.minimums == {"A": 90, "B": 15}
    assert not now.is_over and not now.tied


@pytest.mark.parametrize(
    ("rules", "score", "minimum"),
    [
        ("classic", -5, 15), ("classic", 1495, 50), ("classic", 3000, 120),
        ("tile", 6995, 120), ("tile", 7000, 150),
        ("railroad", 4995, 50), ("railroad", 5000, 90), ("railroad", 15_000, 150),
    ],
)  # fmt: skip
def test_the_minimum_is_the_one_of_the_rules(rules: str, score: int, minimum: int) -> None:
    assert standing(played({"A": score, "B": 0}), load(rules)).minimums["A"] == minimum


def test_before_the_first_round_everybody_opens_with_fifty() -> None:
    now = standing(Sheet(players=5), load("railroad"))
    assert now.minimums == dict.fromkeys("ABCDE", 50) and now.rows == ()


def test_the_deal_passes_on_after_each_round() -> None:
    rules = load("classic")
    assert standing(Sheet(dealer=3), rules).dealer == 3
    assert standing(played({"A": 1, "B": 1}, dealer=3), rules).dealer == 4
    assert standing(played(*[{"A": 1, "B": 1}] * 2, dealer=3), rules).dealer == 1


def test_the_first_to_reach_the_target_wins() -> None:
    below = standing(played({"A": 4995, "B": 0}), load("classic"))
    assert not below.is_over and below.winners == ()
    assert standing(played({"A": 4995, "B": 0}, {"A": 5, "B": 0}), load("classic")).winners == (
        "A",
    )


def test_leaders_with_equal_totals_play_another_round() -> None:
    equal = played({"A": 20_500, "B": 20_500}, players=2)
    now = standing(equal, load("railroad"))
    assert now.tied and not now.is_over
    assert standing(equal, house("railroad", {"match.tie": "shared"})).winners == ("A", "B")


def test_equal_totals_below_the_target_are_no_tie() -> None:
    assert not standing(played({"A": 50, "B": 50}), load("classic")).tied


def test_a_match_of_three_rounds_ends_after_three() -> None:
    rounds = [{"A": 200, "B": 700}, {"A": 100, "B": 300}, {"A": 0, "B": 0}]
    sheet = played(*rounds, length=3)
    assert not standing(played(*rounds[:2], length=3), load("tile")).is_over
    now = standing(sheet, load("tile"))
    assert now.winners == ("B",)
    assert account_points(now.match) == {1: -3000, 2: 3000, 3: -3000, 4: 3000}
    assert arena_stakes(now.match, 250) == {1: -250, 2: 250, 3: -250, 4: 250}
    assert rules_for(Sheet(), load("tile")) is load("tile")


def test_a_round_that_other_rules_cannot_price_is_told_and_not_added() -> None:
    cards = RoundCount(sides={"A": SideCount(melds="K*7")})
    points = RoundCount(way="points", points={"A": 100, "B": 50})
    now = standing(Sheet(rounds=(cards, points)), load("railroad"))
    assert [row.fault is None for row in now.rows] == [True, True]
    bad = RoundCount(sides={"A": SideCount(melds="nothing")})
    now = standing(Sheet(rounds=(bad, points)), load("classic"))
    assert now.rows[0].fault is not None and now.rows[0].fault.place == "melds.A"
    assert now.scores == {"A": 100, "B": 50}


def test_rounds_are_entered_corrected_and_deleted() -> None:
    rules = load("classic")
    draft = RoundCount(way="points", points={"A": 100, "B": 50})
    one = entered(Sheet(draft=draft), rules)
    assert one.rounds == (draft,) and one.draft == RoundCount(way="points")
    two = entered(one.with_(draft=RoundCount(out="A", sides={"A": SideCount(melds="K*7")})), rules)
    again = opened(two, 0)
    assert (again.draft, again.editing) == (draft, 0)
    better = RoundCount(way="points", points={"A": 105, "B": 50})
    mended = entered(again.with_(draft=better), rules)
    assert mended.rounds == (better, two.rounds[1]) and mended.editing is None
    assert standing(mended, rules).scores == {"A": 105 + 670, "B": 50}
    assert without(mended, 0).rounds == (two.rounds[1],)


def test_what_is_deleted_is_no_longer_corrected() -> None:
    sheet = played({"A": 1, "B": 1}, {"A": 2, "B": 2}, {"A": 3, "B": 3})
    assert without(opened(sheet, 1), 1).editing is None
    assert without(opened(sheet, 1), 0).editing == 0
    assert without(opened(sheet, 1), 2).editing == 1


def test_what_cannot_be_counted_is_not_entered() -> None:
    rules = load("classic")
    with pytest.raises(CannotRead, match="nothing to enter"):
        entered(Sheet(), rules)
    with pytest.raises(CannotRead):
        entered(Sheet(draft=RoundCount(sides={"A": SideCount(hand="what")})), rules)
    full = played(*[{"A": 1, "B": 1}] * MOST_ROUNDS)
    draft = RoundCount(way="points", points={"A": 1, "B": 1})
    with pytest.raises(CannotRead, match=str(MOST_ROUNDS)):
        entered(full.with_(draft=draft), rules)


def test_a_sheet_of_more_players_than_the_rules_allow_is_read_for_as_many_as_they_do() -> None:
    assert players_of(Sheet(players=7), load("classic")) == 4
    assert players_of(Sheet(), load("railroad")) == 2
    assert players_of(Sheet(players=7), load("railroad")) == 7


def test_names_of_a_side_tell_its_players_apart() -> None:
    rules = load("classic")
    assert player_names(Sheet(names={"A": "Ann and Bob"}), rules, "A") == ("Ann", "Bob")
    assert player_names(Sheet(names={"A": "The Sharks"}), rules, "A") == ()
    assert player_names(Sheet(), rules, "A") == ()
    assert player_names(Sheet(names={"B": "Bob & Co"}), load("railroad"), "B") == ("Bob & Co",)


FULL = Sheet(
    players=4, names={"A": "Ann & <b>Bob</b>", "B": "Café"}, dealer=3, length=3, stake=250,
    rounds=(
        RoundCount(out="A", concealed=True, sides={"A": SideCount(melds="13*7", red_threes=2)}),
        RoundCount(way="points", points={"A": 10, "B": -20}),
    ),
    draft=RoundCount(way="sums", sides={"B": SideCount(canastas={"twos": 1}, cards="3x20")}),
    editing=1,
)  # fmt: skip


@pytest.mark.parametrize("changed", [{}, {"out.bonus": 200}])
def test_a_sheet_is_written_and_read_again(changed: dict[str, int]) -> None:
    text = write_sheet(FULL, house("tile", changed))
    assert text.startswith("score_sheet: 1\n")
    sheet, rules = read_sheet(text.encode(), "sheet.yaml")
    assert sheet == FULL
    assert (rules.base, rules.changed) == ("tile", changed)
    assert sheet_of(FULL.plain()) == FULL


@pytest.mark.parametrize(
    "text",
    [
        "", "- 1", "score_sheet: 2\nvariant: classic\nsheet: {}", "case: x", "score_sheet: 1",
        "score_sheet: 1\nvariant: whist\nsheet: {}",
        "score_sheet: 1\nvariant: classic\nsheet: {rounds: [{way: dice}]}",
        "score_sheet: 1\nvariant: classic\nsheet: {names: {Z: me}}",
        "score_sheet: 1\nvariant: classic\nsheet: {surprise: 1}",
        "score_sheet: 1\nvariant: {base: classic, with: {out.bonus: lots}}\nsheet: {}",
    ],
)  # fmt: skip
def test_another_file_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_sheet(text.encode(), "sheet.yaml")
    assert str(refused.value).startswith("sheet.yaml")


@pytest.mark.parametrize(
    "plain",
    [[], "x", None, {"rounds": "x"}, {"players": 99}, {"names": {"A": "x" * 41}},
     {"rounds": [{}] * 61}, {"draft": {"sides": {"A": {"melds": "K" * 601}}}}, {"stake": True}],
)  # fmt: skip
def test_other_data_is_no_sheet(plain: object) -> None:
    with pytest.raises(CannotRead):
        sheet_of(plain)


def test_a_place_to_correct_that_is_not_there_is_forgotten() -> None:
    assert sheet_of({"editing": 3}).editing is None


def test_a_round_that_was_begun_waits_while_another_is_corrected() -> None:
    begun = RoundCount(way="points", points={"A": 35})
    sheet = played({"A": 100, "B": 20}, draft=begun)
    again = opened(sheet, 0)
    assert again.draft == sheet.rounds[0]
    assert sheet_of(again.plain()) == again
    for done in (entered(again, load("classic")), closed(again)):
        assert (done.draft, done.editing, done.waiting) == (begun, None, RoundCount())
    assert without(again, 0).draft == begun
