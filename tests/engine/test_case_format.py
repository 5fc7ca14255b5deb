"""The case format, point by point: what may stand in a case, and what is taken otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import UNKNOWN, read_cards, write_cards
from engine.cases import Case, read_cases
from engine.errors import CannotRead
from engine.notation import read_step, write_step
from engine.position import Position
from engine.referee import check, legal_moves
from engine.scoring import score_lines, totals
from engine.verify import differences, run
from engine.yamltext import read_text


def case(text: str) -> Case:
    """The one case that a text holds."""
    (found,) = read_cases(read_text(text, "case.yaml"))
    return found


def position(text: str, variant: str = "classic") -> Position:
    """The position with these keys, in braces, under a rule set."""
    return case(f"variant: {variant}\nposition: {{{text}}}\n").position


def legal(text: str, *moves: str, variant: str = "classic") -> bool:
    """Whether these moves are legal, one after the other."""
    lines = "".join(f"  - {move}\n" for move in moves)
    return run(case(f"variant: {variant}\nposition: {{{text}}}\nmoves:\n{lines}")).legal


def listed(found: Position) -> list[str]:
    """The legal moves as they are written."""
    return [write_step(move.step, found.rules.cards.deck) for move in legal_moves(found)]


# What is taken where nothing is given


def test_the_smallest_case_has_four_lines() -> None:
    small = case(
        "variant: classic\n"
        "position: {hands: {1: 7 7 K 9}, pile: 4 7, melds: {A: [Q Q Q]}}\n"
        "moves: [take 7 7]\n"
        "expect: {legal: true}\n"
    )
    assert differences(small) == []


def test_a_case_without_a_position_is_the_start_of_a_round() -> None:
    found = case("variant: classic\n").position
    assert found.seat == 1 and found.stage == "draw" and found.scores == (0, 0)
    assert [len(hand) for hand in found.hands] == [11] * 4
    assert {card.kind for hand in found.hands for card in hand} == {UNKNOWN}
    assert write_cards(found.pile) == "?"
    assert len(found.stock) == 108 - 44 - 1
    assert found.melds == ((), ()) and found.red_threes == (0, 0)


@pytest.mark.parametrize(
    ("variant", "players", "hand"),
    [("classic", 4, 11), ("railroad", 2, 13), ("tile", 4, 14), ("official-2", 2, 15),
     ("official-3", 3, 13), ("complete-6", 6, 13)],
)  # fmt: skip
def test_hidden_hands_have_the_size_dealt(variant: str, players: int, hand: int) -> None:
    found = position("pile: K", variant)
    assert [len(cards) for cards in found.hands] == [hand] * players


def test_the_highest_seat_named_says_how_many_play_railroad() -> None:
    assert position("hands: {4: K}", "railroad").players == 4
    assert position("players: 5", "railroad").players == 5
    assert position("pile: K", "railroad").players == 2


def test_the_stock_is_what_is_left_of_the_pack() -> None:
    found = position("hands: {1: K K}, pile: 4 J 9s 7, melds: {A: [K K K 2]}, red_threes: {B: 1}")
    assert len(found.stock) == 108 - (2 + 3 * 11) - 4 - 4 - 1


def test_seats_have_melded_where_their_side_has() -> None:
    melds = "melds: {A: [K K K]}"
    assert position(melds).has_melded == (True, False, True, False)
    assert position(f"{melds}, has_melded: [1]").has_melded == (True, False, False, False)


def test_a_turn_in_play_began_with_the_stock_unless_it_says_otherwise() -> None:
    assert position("step: play").turn.drew == "stock"
    assert position("step: play, drew: pile").turn.drew == "pile"


def test_the_cards_need_not_add_up_to_the_pack() -> None:
    assert len(position("hands: {1: K}, stock: 3, pile: 4").stock) == 3


# Counts and cards, words and answers


def test_a_number_under_stock_or_a_hand_is_a_count_and_a_text_is_cards() -> None:
    assert write_cards(position("stock: 7").stock) == "?7"
    assert write_cards(position('stock: "7"').stock) == "7"
    assert write_cards(position("hands: {1: 9}").hand) == "?9"
    assert write_cards(position('hands: {1: "9"}').hand) == "9"
    assert write_cards(position("stock: 9 ?50").stock) == "9 ?50"


def test_a_number_in_the_pile_or_a_meld_means_the_card() -> None:
    assert write_cards(position("pile: 9").pile) == "9"
    assert write_cards(position("pile: 10").pile) == "10"
    assert position('pile: ""').pile == ()
    (meld,) = position("melds: {A: [10 10 10]}").melds[0]
    assert write_cards(meld.cards) == "10 10 10"


@pytest.mark.parametrize("written", ["no", "'no'", '"No"'])
def test_no_among_the_moves_is_the_answer(written: str) -> None:
    text = "step: play, hands: {1: K 6 9}, melds: {A: [9*7]}"
    found = case(f"variant: official\nposition: {{{text}}}\nmoves: [ask, {written}]\n")
    assert [write_step(step) for step in found.moves] == ["ask", "no"]
    assert run(found).legal


def test_yes_and_no_as_yaml_reads_them_and_as_words() -> None:
    for written in ("yes", "true", '"yes"', "on"):
        assert position(f"frozen: {written}").frozen
    for written in ("no", "false", '"no"'):
        assert not position(f"frozen: {written}").frozen


def test_several_moves_may_stand_on_one_line() -> None:
    found = case("variant: classic\nmoves: [draw; discard 4, draw]\n")
    assert [write_step(step) for step in found.moves] == ["draw", "discard 4", "draw"]


def test_a_house_variant_turns_its_switches() -> None:
    found = case("variant: {base: classic, with: {pile.before_opening: forbidden}}\n")
    assert found.rules.pile.before_opening == "forbidden" and found.rules.base == "classic"


# Sides


@pytest.mark.parametrize(
    ("variant", "sides"),
    [
        ("classic", {"A": (1, 3), "B": (2, 4)}),
        ("complete-6", {"A": (1, 3, 5), "B": (2, 4, 6)}),
        ("complete-3", {"A": (1,), "B": (2,), "C": (3,)}),
        ("railroad", {"A": (1,), "B": (2,)}),
    ],
)
def test_sides_are_letters_over_the_seats(variant: str, sides: dict[str, Any]) -> None:
    for number, (letter, seats) in enumerate(sides.items()):
        for seat in seats:
            found = position(f"turn: {seat}, melds: {{{letter}: [K K K]}}", variant)
            assert found.side == number
            assert len(found.own_melds) == 1


def test_with_one_alone_the_other_two_share_the_earlier_letter() -> None:
    text = "alone: 2, melds: {A: [K K K]}"
    assert position(f"turn: 1, {text}", "official-3").own_melds
    assert position(f"turn: 3, {text}", "official-3").own_melds
    assert not position(f"turn: 2, {text}", "official-3").own_melds


# The pile


def test_turned_cards_lie_at_the_bottom_of_the_pile() -> None:
    hand = "hands: {1: K 6 9}, melds: {A: [K K K]}"
    assert not legal(f"{hand}, pile: 2 8 K", "take", variant="railroad")
    assert legal(f"{hand}, pile: 2 8 K, turned: 1", "take", variant="railroad")


def test_a_red_three_in_a_pile_was_turned_at_the_deal() -> None:
    hand = "hands: {1: K 6 9}, melds: {A: [K K K]}"
    assert not legal(f"{hand}, pile: 3r 8 K", "take")
    assert legal(f"{hand}, pile: 3r 8 K", "take", variant="complete-4")


def test_what_froze_the_pile_may_be_out_of_sight() -> None:
    hand = "hands: {1: K K 6 9}, melds: {A: [K K K]}, pile: '?6 K'"
    assert legal(hand, "take")
    assert not legal(f"{hand}, frozen: yes", "take")
    assert legal(f"{hand}, frozen: yes", "take K K")


def test_taking_more_than_is_needed_only_has_to_fit_the_meld() -> None:
    frozen = "hands: {1: 7 7 2 4 5}, pile: 2 9 7, melds: {A: [Q Q Q]}"
    assert legal(frozen, "take 7 7 2")
    free = "hands: {1: 7 7 4 5}, pile: 8 9 7, melds: {A: [7 7 7]}"
    assert legal(free, "take 7")
    too_many = "hands: {1: 7 7 2 2 2 2 4 5}, pile: 8 9 7, melds: {A: [Q Q Q]}"
    assert not legal(too_many, "take 7 7 2 2 2 2", variant="official")


def test_taking_an_unknown_card_cannot_be_judged() -> None:
    found = position("hands: {1: K K 6 9}")
    with pytest.raises(CannotRead, match="top card"):
        check(found, read_step("take K K"))


# Unknown cards


def test_an_unknown_card_is_never_melded_but_may_be_the_discard() -> None:
    hand = 'step: play, hands: {1: "?3"}, melds: {A: [Q Q Q]}'
    assert not legal(hand, '"meld ? ? ?"')
    assert legal(hand, '"discard ?"')
    assert "discard ?" in listed(position(hand))


def test_an_unknown_card_may_finish_a_turn() -> None:
    assert legal("step: play, hands: {1: K K K ? 9}, melds: {A: [Q Q Q]}", "meld K K K")


# Concealed


def test_a_canasta_laid_concealed_is_written_with_the_word() -> None:
    (meld,) = position("melds: {A: [K*7 concealed]}", "complete-4").melds[0]
    assert meld.concealed and meld.cards == read_cards("K*7")
    (plain,) = position("melds: {A: [K*7]}", "complete-4").melds[0]
    assert not plain.concealed


def test_a_canasta_is_concealed_when_one_step_lays_all_of_it() -> None:
    text = "step: play, hands: {1: K*7 6 9}, melds: {A: [Q Q Q]}"
    for moves, concealed in ((["meld K*7"], True), (["meld K*6", "add K to K"], False)):
        lines = "".join(f"  - {move}\n" for move in moves)
        after = run(case(f"variant: complete-4\nposition: {{{text}}}\nmoves:\n{lines}")).position
        assert after.melds[0][1].concealed == concealed


# Back


COMPLETE = "hands: {1: K K K Q Q Q A A A 6 9}"


def test_back_undoes_the_last_thing_laid_and_then_the_one_before() -> None:
    text = f"step: play, {COMPLETE}, melds: {{A: [8 8 8]}}"
    lines = "moves: [meld K K K, meld Q Q Q, back, back]\n"
    after = run(case(f"variant: complete-4\nposition: {{{text}}}\n{lines}"))
    assert after.legal and after.position.hand == read_cards("K K K Q Q Q A A A 6 9")
    assert len(after.position.own_melds) == 1


def test_back_never_undoes_a_take_nor_what_the_take_required() -> None:
    text = "hands: {1: K K A A A Q Q Q 6 9}, pile: 8 5 K"
    assert not legal(text, "take K K + A A A", "back", variant="complete-4")
    assert not legal(text, "take K K", "meld A A A", "back", variant="complete-4")
    assert legal(text, "take K K + A A A", "meld Q Q Q", "back", variant="complete-4")


def test_back_is_no_way_to_finish_a_turn() -> None:
    text = "step: play, hands: {1: K 4}, melds: {A: [K K K]}"
    assert not legal(text, "add K to K", variant="complete-4")


def test_back_is_not_allowed_after_the_discard() -> None:
    text = "step: play, hands: {1: K K K 6 9}, melds: {A: [8 8 8], B: [J J J]}, stock: 9"
    assert not legal(text, "meld K K K", "discard 6", "back", variant="complete-4")


# Listing


def test_moves_are_listed_in_rank_order_without_suits_except_on_threes() -> None:
    found = position("step: play, hands: {1: 4s Kh 3s Jo 2d 10c}, melds: {A: [8 8 8]}")
    discards = [move for move in listed(found) if move.startswith("discard")]
    assert discards == [f"discard {card}" for card in ("K", "10", "4", "3b", "2", "Jo")]
    tiles = position("step: play, hands: {1: 4r 3k 3b 13y}, melds: {A: [8 8 8]}", "tile")
    discards = [move for move in listed(tiles) if move.startswith("discard")]
    assert discards == ["discard 13", "discard 4", "discard 3b", "discard 3k"]


def test_a_joker_and_a_two_are_different_choices() -> None:
    found = position("step: play, hands: {1: K K 2 Jo 6 9}, melds: {A: [8 8 8]}", "official")
    assert {"meld K K 2", "meld K K Jo", "meld K K 2 Jo"} <= set(listed(found))


def test_an_opening_of_several_melds_is_listed_only_where_none_could_be_left_out() -> None:
    found = position("step: play, hands: {1: K K K Q Q Q A A A 6 9}, pile: 4")
    moves = set(listed(found))
    assert "meld K K K + Q Q Q" in moves and "meld A A A" in moves
    assert "meld A A A + K K K" not in moves
    assert "meld A A A + K K K + Q Q Q" not in moves


def test_the_order_of_several_melds_does_not_matter_when_compared() -> None:
    text = "step: play, hands: {1: K K K Q Q Q 6 9}, pile: 4"
    wanted = "expect: {can: [meld Q Q Q + K K K], cannot: [meld Q Q Q + 6 9]}\n"
    assert differences(case(f"variant: classic\nposition: {{{text}}}\n{wanted}")) == []


def test_after_a_railroad_discard_the_last_seats_kitty_stands_with_its_seat() -> None:
    text = "turn: 2, hands: {2: K 6}, pile: 8, melds: {A: [9*7]}, kitty: {1: {seen: yes}}"
    found = [move for move in legal_moves(position(text, "railroad")) if move.seat is not None]
    assert [(write_step(move.step), move.family, move.seat) for move in found] == [
        ("kitty take", "kitty", 1)
    ]


# Single games


def test_a_joker_button_that_is_not_mentioned_has_no_spare_joker() -> None:
    hand = "hands: {1: 5 6 12}, pile: 9 4"
    assert not legal(hand, "joker", variant="tile")
    assert legal(f"{hand}, joker_button: {{1: {{spare: 1}}}}", "joker", variant="tile")


def test_two_jokers_seen_leave_none_for_the_button() -> None:
    hand = "hands: {1: 5 6 12}, pile: Jo 4, joker_button: {1: {spare: 1}}, melds: {B: [9 9 Jo]}"
    assert not legal(hand, "joker", variant="tile")


def test_the_two_partners_of_three_players_both_get_their_joint_result() -> None:
    over = 'over: yes, alone: 2, hands: {1: K, 2: "", 3: "9"}, melds: {A: [Q Q Q]}'
    found = position(over, "official-3")
    assert totals(score_lines(found), found) == {"A": 10, "B": 0, "C": 10}


def test_a_round_is_scored_after_the_moves_of_a_case() -> None:
    found = case(
        "variant: classic\n"
        "position:\n"
        "  step: play\n"
        "  hands: {1: K 6, 2: 4 4, 3: '', 4: ''}\n"
        "  melds: {A: [9*7, K K K]}\n"
        "moves: [add K to K, discard 6]\n"
        "expect: {score: {A: 710, B: -10}}\n"  # 70 + 500 + 40 + 100; twice 5 in hand
    )
    assert differences(found) == []


# Expectations that are not met are told


@pytest.mark.parametrize(
    ("expect", "word"),
    [
        ("{legal: false}", "legal"),
        ("{legal: false, rules: [pile.frozen]}", "pile.frozen"),
        ("{after: {turn: 1}}", "turn"),
        ("{after: {step: play}}", "step"),
        ("{after: {over: yes}}", "over"),
        ("{after: {hands: {1: K}}}", "seat 1"),
        ("{after: {hands: {1: 7}}}", "seat 1"),
        ("{after: {melds: {A: [Q Q Q, K K K]}}}", "side A"),
        ("{after: {melds: {A: []}}}", "side A"),
        ("{after: {pile: 6 5 4}}", "pile"),
        ("{after: {stock: 3}}", "stock"),
        ("{after: {red_threes: {A: 1}}}", "red_threes"),
        ("{after: {scores: {A: 1}}}", "scores"),
        ("{after: {out: {seat: 1}}}", "expected that seat 1 went out, found that nobody went out"),
        ("{after: {turned: 1}}", "turned"),
        ("{after: {frozen: yes}}", "frozen: expected yes, found no"),
        ("{after: {drew: stock}}", "drew"),
        ("{after: {players: 3}}", "players"),
        ("{after: {melds: {A: [Q Q Q concealed]}}}", "side A"),
        ("{after: {has_melded: [1]}}", "has_melded"),
        ("{can: [discard 6]}", "discard 6"),
        ("{cannot: [draw]}", "draw"),
    ],
)
def test_what_is_expected_wrongly_is_told(expect: str, word: str) -> None:
    found = case(
        "variant: classic\n"
        "position: {step: play, hands: {1: K 6 9}, pile: 4 5, melds: {A: [Q Q Q]}, stock: 40}\n"
        "moves: [discard 6]\n"
        f"expect: {expect}\n"
    )
    assert any(word in fault for fault in differences(found))


def test_hands_melds_and_piles_are_compared_as_far_as_suits_are_named() -> None:
    found = case(
        "variant: classic\n"
        "position: {step: play, hands: {1: Kh 6s 9}, pile: 4 5, melds: {A: [Q Q 2]}, stock: 40}\n"
        "moves: [discard 6]\n"
        "expect:\n"
        "  legal: yes\n"
        "  after: {hands: {1: 9 K}, melds: {A: [2 Q Q]}, pile: 4 5 6, stock: 40, turn: 2}\n"
    )
    assert differences(found) == []


def test_a_suit_or_colour_that_is_named_after_the_moves_must_be_there() -> None:
    start = (
        "variant: tile\n"
        "position: {step: play, hands: {1: 9r 9y 3k 5 6}, melds: {A: [5r 5 5, 7r 7 7]}, pile: 4b}\n"
        "moves: [discard 9r]\n"
    )
    for agrees in ("hands: {1: 9y 3k 5 6}", "hands: {1: 9 3k 5 6}", "pile: 4b 9r", "pile: 4 9"):
        assert not differences(case(start + f"expect: {{after: {{{agrees}}}}}\n"))
    for other in ("hands: {1: 9r 3k 5 6}", "pile: 4r 9r", "melds: {A: [5y 5y 5y, 7 7 7]}"):
        assert differences(case(start + f"expect: {{after: {{{other}}}}}\n"))


def test_each_part_of_a_position_is_compared_as_it_is_after_the_moves() -> None:
    frozen = case(
        "variant: classic\n"
        "position: {step: play, hands: {1: 2 6 9}, melds: {A: [Q Q Q]}, pile: 4 5, turned: 1}\n"
        "moves: [discard 2]\n"
        "expect: {after: {frozen: yes, turned: 1, step: draw, over: no, out: , players: 4}}\n"
    )
    assert differences(frozen) == []
    alone = "variant: official-3\nposition: {alone: 2, pile: K}\nmoves: [draw]\n"
    assert differences(case(alone + "expect: {after: {alone: 2, drew: stock}}\n")) == []
    assert differences(case(alone + "expect: {after: {alone: 1}}\n"))
    button = "variant: tile\nposition: {joker_button: {1: {spare: 1}}}\nmoves: [joker]\n"
    wanted = "{after: {joker_button: {1: {used: yes, spare: 0}}}}"
    assert differences(case(button + f"expect: {wanted}\n")) == []
    assert differences(case(button + f"expect: {wanted.replace('yes', 'no')}\n"))


# Steps that are in the list of legal moves


@pytest.mark.parametrize(
    ("variant", "position", "can", "cannot"),
    [
        ("official", "hands: {1: Kh Kd 5 6}, melds: {A: [9 9 9]}",
         "discard K, discard Kh", "discard Ks"),
        ("railroad", "hands: {1: 9 2 5 6}, melds: {A: ['9*7', 9 9 9]}",
         "add 9 to 9, 'add 9 to 9#2'", "'add 9 to 9#1', 'add 9 to 9#3'"),
        ("tile", "hands: {1: 9r 9y 3k 5 6}, melds: {A: [5 5 5]}",
         "discard 3k, discard 9y", "discard 3b, discard 9k"),
    ],
)  # fmt: skip
def test_a_listed_step_is_the_one_that_is_named_up_to_suits_it_leaves_open(
    variant: str, position: str, can: str, cannot: str
) -> None:
    start = f"variant: {variant}\nposition: {{step: play, {position}}}\n"
    assert differences(case(start + f"expect: {{can: [{can}], cannot: [{cannot}]}}\n")) == []
    wrong = differences(case(start + f"expect: {{can: [{cannot}], cannot: [{can}]}}\n"))
    assert len(wrong) == len(f"{can}, {cannot}".split(", "))
