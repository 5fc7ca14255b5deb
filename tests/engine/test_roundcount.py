"""A round counted from its cards, from sums, or as points: with the figures of the rules texts."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cards import BLACK_THREE, RED_THREE, write_cards
from engine.errors import BadInput
from engine.position import SIDE_LETTERS, Position, seats_of
from engine.roundcount import Party, RoundCount, SideCount, parties, price
from engine.rules.act import hand_points
from engine.rules.out import canastas_of
from engine.rulesets import house, load
from engine.secondlook import elsewhere, remarks
from engine.verify import run
from tests.engine.case_files import Question, questions


def counted(way: str = "cards", out: str = "", alone: str = "", **sides: SideCount) -> RoundCount:
    """A round in which this lies before the sides."""
    return RoundCount(way=way, out=out, alone=alone, sides=sides)  # type: ignore[arg-type]


# Every scoring case of the project, said again as a player would say it

SCORED = [one for one in questions() if one.case.expect.score is not None]


def _sides(position: Position, out: str) -> dict[str, SideCount]:
    """What lies before each side, both in cards and in sums."""
    rules, deck = position.rules, position.rules.cards.deck
    found = {}
    alone = SIDE_LETTERS[position.alone - 1] if position.alone else ""
    for party in parties(rules, position.players, alone):
        side = SIDE_LETTERS.index(party.letter)
        melds = position.melds[side]
        held = tuple(card for seat in seats_of(position, side) for card in position.hands[seat - 1])
        threes = sum(card.kind == BLACK_THREE for card in held)
        others = tuple(card for card in held if card.kind != BLACK_THREE)
        kitty = tuple(
            card
            for seat in seats_of(position, side)
            for card in (position.kitties[seat - 1].cards if position.kitties else ())
        )
        priced = tuple(card for card in kitty if card.kind != RED_THREE)
        found[party.letter] = SideCount(
            melds="\n".join(
                write_cards(meld.cards, deck) + (" concealed" if meld.concealed else "")
                for meld in melds
            ),
            hand=write_cards(held, deck),
            kitty=write_cards(kitty, deck),
            red_threes=position.red_threes[side],
            canastas=dict(Counter(canastas_of(rules, melds))),  # type: ignore[arg-type]
            whole=sum(meld.concealed and meld.size >= 7 for meld in melds),
            cards=str(hand_points(rules, tuple(card for meld in melds for card in meld.cards))),
            left=str(hand_points(rules, others)),
            kitty_left=str(hand_points(rules, priced)),
            black_threes=threes,
        )
    return found


@pytest.mark.parametrize("way", ["cards", "sums"])
@pytest.mark.parametrize("question", SCORED, ids=[one.name for one in SCORED])
def test_a_scored_round_comes_to_what_the_rules_say(question: Question, way: str) -> None:
    position = run(question.case).position
    out = ""
    if position.out is not None:
        rules = position.rules
        two = rules.seats.sides == "two"
        out = SIDE_LETTERS[(position.out.seat - 1) % 2 if two else position.out.seat - 1]
    count = RoundCount(
        way=way, out=out, concealed=bool(position.out and position.out.concealed),
        alone=SIDE_LETTERS[position.alone - 1] if position.alone else "",
        sides=_sides(position, out),
    )  # type: ignore[arg-type]  # fmt: skip
    points = price(count, position.rules, position.players).points
    assert question.case.expect.score is not None
    assert {side: points[side] for side in question.case.expect.score} == (
        question.case.expect.score
    )


def test_there_are_rounds_of_every_rule_set_among_them() -> None:
    assert {one.case.rules.id for one in SCORED} >= {"classic", "railroad", "tile", "official-3"}


# Figures that the sources state


@pytest.mark.parametrize(
    ("melds", "points"),
    [("2*7", 1140), ("2*6 Jo", 870), ("2*5 Jo Jo", 900), ("13*7", 570), ("8*4 2 2 Jo", 410)],
)
def test_tile_melds_come_to_what_the_text_says(melds: str, points: int) -> None:
    count = counted(A=SideCount(melds=melds))
    assert price(count, load("tile"), 4).points == {"A": points, "B": 0}


@pytest.mark.parametrize(
    ("melds", "threes", "points"), [("13 13 13", 2, 230), ("", 2, -200), ("", 4, -400)]
)
def test_laid_out_tile_threes_count_for_or_against(melds: str, threes: int, points: int) -> None:
    count = counted(A=SideCount(melds=melds, red_threes=threes))
    assert price(count, load("tile"), 4).points["A"] == points


def test_each_black_or_blue_three_in_a_partners_hand_costs_a_hundred() -> None:
    count = counted(out="A", A=SideCount(melds="13*7", hand="3 3b 4"))
    assert price(count, load("tile"), 4).points["A"] == 570 + 100 - 200 - 5
    sums = counted("sums", "A", A=SideCount(cards="70", left="5", canastas={"natural": 1}))
    sums = sums.with_side("A", black_threes=2)
    assert price(sums, load("tile"), 4).points["A"] == 570 + 100 - 200 - 5


def test_a_kitty_never_taken_up_is_deducted_and_its_red_three_earns_nothing() -> None:
    kitty = "3r A Jo 2 K K 4 4 5 6 7"
    count = counted(A=SideCount(melds="K K K", hand="A", kitty=kitty), B=SideCount())
    points = price(count, load("railroad"), 2).points
    assert points == {"A": 30 - 20 - (20 + 50 + 20 + 10 + 10 + 25), "B": 0}


def test_the_four_kinds_of_railroad_and_going_out() -> None:
    count = counted(out="A", A=SideCount(melds="9*7; 8*4 2 2 Jo; 2*7; 7*7"))
    cards = 70 + 40 + 40 + 50 + 140 + 35
    assert price(count, load("railroad"), 2).points["A"] == cards + 500 + 300 + 1000 + 1500 + 100


def test_four_red_threes_count_eight_hundred_or_against() -> None:
    melded = counted(A=SideCount(melds="KKK", red_threes=4), B=SideCount())
    assert price(melded, load("classic"), 4).points["A"] == 830
    bare = counted("sums", A=SideCount(red_threes=4))
    assert price(bare, load("classic"), 4).points["A"] == -800


def test_canastas_laid_whole_earn_a_hundred_more_where_the_text_says_so() -> None:
    count = counted(A=SideCount(melds="K*7 concealed; 8*5 2 2 concealed"))
    plain = 70 + 500 + 50 + 40 + 300
    assert price(count, load("complete-4"), 4).points["A"] == plain + 200
    assert price(count, load("classic"), 4).points["A"] == plain


def test_going_out_concealed_earns_a_hundred_more() -> None:
    count = counted(out="B", B=SideCount(melds="K*7")).model_copy(update={"concealed": True})
    assert price(count, load("official"), 4).points["B"] == 570 + 200


def test_of_three_the_two_against_the_taker_score_jointly() -> None:
    count = counted(out="C", A=SideCount(melds="K*7", hand="4"), B=SideCount(hand="A"))
    count = count.model_copy(update={"alone": "B"})
    points = price(count, load("official-3"), 3).points
    assert points == {"A": 570 + 100 - 5, "B": -20, "C": 570 + 100 - 5}


def test_who_is_counted_together() -> None:
    assert parties(load("official-3"), 3, "A") == (
        Party("A", ("A",), (1,)),
        Party("B", ("B", "C"), (2, 3)),
    )
    assert [party.seats for party in parties(load("complete-6"), 6)] == [(1, 3, 5), (2, 4, 6)]
    assert len(parties(load("railroad"), 5)) == 5


def test_points_alone_are_taken_as_they_are() -> None:
    count = RoundCount(way="points", points={"A": 1255, "B": -40})
    assert price(count, load("classic"), 4).points == {"A": 1255, "B": -40}


# What is refused, and where


@pytest.mark.parametrize(
    ("count", "rules", "place", "said"),
    [
        (counted(A=SideCount(melds="hello")), "classic", "melds.A", "no card"),
        (counted(A=SideCount(melds="K ?")), "classic", "melds.A", "not seen"),
        (counted(A=SideCount(melds="3r 3r 3r")), "classic", "melds.A", "laid out"),
        (counted(B=SideCount(hand="3r")), "classic", "hand.B", "laid out"),
        (counted(B=SideCount(hand="?")), "classic", "hand.B", "not seen"),
        (counted(A=SideCount(red_threes=5)), "classic", "", "holds 4"),
        (counted(A=SideCount(melds="K*9")), "classic", "", "holds 8"),
        (counted(out="A", A=SideCount(hand="K")), "railroad", "hand.A", "no card left"),
        (counted(A=SideCount(kitty="K*12")), "railroad", "kitty.A", "11 cards"),
        (counted(A=SideCount(kitty="3*11")), "railroad", "kitty.A", "red or a black"),
        (counted(out="C"), "classic", "out", "no side C"),
        (counted("sums", A=SideCount(cards="many")), "classic", "cards.A", "no number"),
        (counted("sums", A=SideCount(red_threes=5)), "classic", "red_threes.A", "holds 4"),
        (
            counted("sums", A=SideCount(canastas={"sevens": 1})),
            "classic",
            "canastas.A.sevens",
            "no bonus",
        ),
        (counted("sums", A=SideCount(whole=1)), "complete-4", "whole.A", "more canastas"),
        (RoundCount(way="points", points={"A": 5}), "classic", "B", "needed"),
        (RoundCount(way="points", points=dict.fromkeys("ABC", 5)), "classic", "", "no side C"),
    ],
)
def test_what_cannot_be_counted_is_refused_with_its_field(
    count: RoundCount, rules: str, place: str, said: str
) -> None:
    with pytest.raises(BadInput, match=said) as refused:
        price(count, load(rules), load(rules).seats.least)
    assert refused.value.place == place


# A second look


def test_melds_that_the_rules_do_not_allow_are_remarked_and_counted() -> None:
    count = counted(A=SideCount(melds="K K 2 2"), B=SideCount(melds="5 5"))
    priced = price(count, load("classic"), 4)
    assert priced.points == {"A": 60, "B": 10}
    assert [(one.letter, one.finding.rule) for one in remarks(priced)] == [
        ("A", "meld.wild_ratio"),
        ("B", "meld.size"),
    ]


def test_melds_put_together_may_hold_more_wilds() -> None:
    # Pagat, three players: put together even past the limit of wilds.
    many = "K K K K 2 2 2 Jo"
    together = counted(alone="B", A=SideCount(melds=many))
    assert remarks(price(together, load("official-3"), 3)) == ()
    (one,) = remarks(price(counted(alone="A", A=SideCount(melds=many)), load("official-3"), 3))
    assert one.finding.rule == "meld.wilds"


def test_going_out_without_the_canastas_is_remarked() -> None:
    priced = price(counted(out="A", A=SideCount(melds="9*7; 7*7")), load("railroad"), 2)
    (one,) = remarks(priced)
    assert (one.letter, one.finding.rule, one.finding.params["missing"]) == ("A", "out.canastas", 2)
    fine = price(counted(out="A", A=SideCount(melds="9*7")), load("classic"), 4)
    assert remarks(fine) == ()


def test_the_same_round_under_other_rules_says_what_differs() -> None:
    count = counted(A=SideCount(melds="K*7 concealed"))
    here = price(count, load("classic"), 4)
    there = elsewhere(count, here, load("complete-4"), 4)
    assert there.points == {"A": 670, "B": 0}
    assert there.differs == (("A", "concealed-canasta", 0, 100),)
    assert elsewhere(count, here, load("official"), 4).differs == ()


def test_where_the_round_cannot_be_it_says_why() -> None:
    count = counted(A=SideCount(melds="KKK"))
    here = price(count, load("classic"), 4)
    assert "2 players" in elsewhere(count, here, load("official-2"), 4).fault
    assert "other sides" in elsewhere(count, here, load("railroad"), 4).fault


def test_house_rules_price_a_round_like_any_other() -> None:
    rules = house("classic", {"out.bonus": 300})
    assert price(counted(out="A", A=SideCount(melds="KKK")), rules, 4).points["A"] == 330
