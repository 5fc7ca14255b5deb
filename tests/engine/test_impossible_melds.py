"""Melds that a rule set lets nobody lay are refused in a position, and told under --all."""

from __future__ import annotations

import pytest

from engine import rulesets
from engine.cases import Case, read_case
from engine.errors import CannotRead
from engine.explain import sentences
from engine.verify import run
from engine.yamltext import read_text

WITHOUT_LIMITS = "{base: classic, with: {meld.max_wilds: none, meld.wild_ratio: none}}"
"""A house rule: as many wilds as one likes."""

IMPOSSIBLE = [
    ("classic", "[2 2 2 2]", "A.1", "Wilds alone"),
    ("classic", "[9 9 9, K 2 2]", "A.2", "at least 2 naturals"),
    ("classic", "[K K]", "A.1", "at least 3 cards"),
    ("classic", "[K*6 2 2 2 2]", "A.1", "at most 3 wilds"),
    ("classic", "[K K K 2 2]", "A.1", "two naturals"),
    ("complete-4", "[K K 2 2 2]", "A.1", "more wilds than naturals"),
    ("classic", "[K K K, 9 9 9, K K K K]", "A.3", "one meld of kings"),
    ("official", "[3b 3b 3b]", "A.1", "only in going out"),
    ("tile", "[3k 3k 3b]", "A.1", "is ever melded"),
    ("railroad", "[K*8]", "A.1", "at most 7 cards"),
    ("railroad", "[K K K, K K K K]", "A.2", "one meld of kings that is not full"),
    ("railroad", "[7 7 2]", "A.1", "no wild"),
    ("tile", "[9 9 2 2]", "A.1", "outnumber"),
    ("tile", "[2 2 Jo Jo]", "A.1", "fewer jokers than twos"),
    (WITHOUT_LIMITS, "[K 2 2]", "A.1", "at least 2 naturals"),
]
POSSIBLE = [
    ("railroad", "[2 2 2 2, K*7, K*6 2, K K K]"),
    ("railroad", "[K K 2 2 2]"),
    ("tile", "[2 2 2 2 Jo, 9 9 9 2 Jo]"),
    ("official", "[K K 2 2 2]"),
    (WITHOUT_LIMITS, "[K K 2 2 2 Jo]"),
    ("{base: classic, with: {meld.per_rank: many}}", "[K K K, K K K]"),
]


def case(variant: str, melds: str, more: str = "") -> Case:
    """A case in which side A has these melds."""
    text = f"variant: {variant}\nposition: {{melds: {{A: {melds}}}{more}}}\nmoves: [draw]\n"
    return read_case(read_text(text, "case"))


@pytest.mark.parametrize(("variant", "melds", "place", "why"), IMPOSSIBLE)
def test_a_meld_that_nobody_can_have_laid_is_refused(
    variant: str, melds: str, place: str, why: str
) -> None:
    with pytest.raises(CannotRead) as refused:
        case(variant, melds)
    assert why in refused.value.message
    assert f"melds.{place}" in refused.value.place


@pytest.mark.parametrize(("variant", "melds"), POSSIBLE)
def test_a_meld_that_these_rules_allow_is_read(variant: str, melds: str) -> None:
    assert case(variant, melds).position.own_melds


def test_partners_against_one_alone_may_share_more_wilds() -> None:
    """Equal ranks are put together even where that passes the limit of wilds."""
    assert case("official-3", "[K*5 2 2 2 2]", ", alone: 2").position.melds[0]
    with pytest.raises(CannotRead, match="at most 3 wilds"):
        case("official-3", "[K*5 2 2 2 2]", ", alone: 1")


OVER = ', over: true, hands: {1: "", 2: "4", 3: "", 4: ""}'


@pytest.mark.parametrize("melds", ["[9 9]", "[3b]", "[9*7, Q Q Q, Q Q Q]", "[K K 2 2 2 2]"])
def test_no_more_can_lie_there_once_the_round_is_over(melds: str) -> None:
    for variant in ("classic", "official", "complete-4", "tile"):
        with pytest.raises(CannotRead, match="cannot lie there"):
            case(variant, melds, OVER + ", out: {seat: 1}")


def test_black_threes_may_lie_before_the_side_that_went_out() -> None:
    assert case("classic", "[9*7, 3b 3b 3b]", OVER + ", out: {seat: 1}").position.own_melds
    for end in (", out: {seat: 2}", ""):
        with pytest.raises(CannotRead, match="only in going out, and nobody of this side"):
            case("classic", "[9*7, 3b 3b 3b]", OVER + end)


def test_no_meld_of_threes_is_known_where_they_are_never_melded() -> None:
    with pytest.raises(CannotRead, match="is ever melded"):
        case("tile", "[9*7, 3k 3k 3b]", OVER + ", out: {seat: 1}")


def test_a_step_that_melds_a_three_where_none_is_melded_says_so() -> None:
    text = (
        "variant: tile\n"
        "position: {step: play, hands: {1: 3k 9 9 5 6}, melds: {A: [8 8 8]}}\n"
        "moves: [MOVE]\n"
    )
    for move in ("add 3k to 8", "meld 9 9 3k"):
        (verdict,) = run(read_case(read_text(text.replace("MOVE", move), "case"))).verdicts
        said = " ".join(one.text for one in sentences(verdict))
        assert "is ever melded in this rule set" in said and "a meld of their own" not in said


def test_a_position_does_not_exist_under_rules_that_do_not_know_its_melds() -> None:
    with pytest.raises(CannotRead, match="Wilds alone"):
        case("railroad", "[2 2 2 2]").under(rulesets.load("classic"))
