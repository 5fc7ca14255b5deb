"""What the referee says about a step: the sentence and the hint fit the very position."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.cases import read_case
from engine.explain import Sentence, sentences
from engine.verify import run
from engine.yamltext import read_text


class Said(NamedTuple):
    """A case in short, a rule, and what its sentence with the hint says and does not say."""

    case: str
    rule: str
    says: tuple[str, ...]
    never: tuple[str, ...] = ()


SAID = [
    # the minimum, out of reach or reached by going out
    Said("official, {step: play, hands: {1: Q Q Q 5}, pile: 8 9}, [meld Q Q Q]",
         "opening.minimum", ("30, 20 short", "cannot add that"), ("must follow",)),
    Said("official, {step: play, hands: {1: K K K Q Q Q 5}, pile: 8 9}, [meld K K K]",
         "opening.minimum", ("could add that", "one card left to discard"), ("cannot add",)),
    Said("official, {step: play, scores: {A: 3000}, hands: {1: 4*7 5 5 5 9}, pile: 8}, [meld 4*7]",
         "opening.minimum", ("85 more", "goes down concealed", "waived"), ("must follow",)),
    Said("classic, {step: play, scores: {A: 3000}, hands: {1: 4*7 K K K A A A 9 8}, pile: 8},"
         " [meld 4*7]", "opening.minimum", ("85 more must follow",), ("waived",)),
    Said("official, {hands: {1: K K Q Q Q 4 5 6 7 8 9}, pile: A K}, [take K K, meld Q Q Q]",
         "opening.counts", ("60 points in this turn",)),
    # melds of one rank
    Said("classic, {step: play, hands: {1: 9 6 5}, pile: 8, melds: {A: [K K K]}}, [add 9 to K]",
         "meld.one_rank", ("only kings", "meld of its own"), ("these are not",)),
    Said("official, {step: play, hands: {1: 4 5 6 9 9}, pile: 8}, [meld 4 5 6]",
         "meld.one_rank", ("no runs",)),
    Said("official, {step: play, hands: {1: K Q 2 9 9}, pile: 8}, [meld K Q 2]",
         "meld.one_rank", ("no runs",)),
    Said("official, {step: play, hands: {1: K K Q 9 9}, pile: 8}, [meld K K Q]",
         "meld.one_rank", ("all of one rank",), ("no runs",)),
    # hands that are not known
    Said('official, {hands: {1: "?11"}, pile: 5 K, melds: {A: [Q Q Q]}}, [take K K]',
         "turn.cards_held", ("is not known", "K K"), ("Not in the hand",)),
    Said('official, {hands: {1: "?5 7 7"}, pile: 5 K, melds: {A: [Q Q Q]}}, [take K K]',
         "turn.cards_held", ("known only in part", "K K")),
    Said('official, {hands: {1: "? 7 7"}, pile: 5 K, melds: {A: [Q Q Q]}}, [take K K]',
         "turn.cards_held", ("Not in the hand: K K",)),
    Said('complete-4, {step: play, hands: {1: Q Q Q ?6}}, [meld Q Q Q]',
         "opening.minimum", ("30, 20 short", "is not known", "nobody can say", "Give the cards"),
         ("cannot add",)),
    Said('complete-4, {step: play, hands: {1: Q Q Q 5 ?6}}, [meld Q Q Q]',
         "opening.minimum", ("known only in part", "nobody can say")),
    Said('complete-4, {turn: 2, hands: {2: "?9"}, pile: 4 7}, [take]',
         "opening.minimum", ("45 more must follow",), ("cannot add",)),
    # whose turn it is while a kitty may still be taken up
    Said('railroad, {step: play, hands: {1: 4 5 6}, pile: 8 4, melds: {A: ["9*7"]},'
         ' kitty: {1: {seen: true, cards: "?11"}}}, [discard 4, kitty take]',
         "turn.order", ("seat 1 may still take up",), ("It is seat 2",)),
    # the stock of tiles is used up: its last turn was the last of the round
    Said("tile, {stock: 0, hands: {1: 13 12 11 10}, pile: 9 8}, [draw]",
         "stock.empty", ("no turn follows", "is counted"), ("ake the pile", "say end")),
    Said("tile, {stock: 1, hands: {1: 13 12 11 10}, pile: 9 8}, [draw, discard 13, draw]",
         "stock.empty", ("no turn follows", "is counted"), ("ake the pile", "say end")),
    # going out
    Said("railroad, {step: play, hands: {1: K 6}, pile: 10 4,"
         " melds: {A: [9*7, 8 8 8 8 2 2 Jo, 7*7, K K K]}}, [add K to K]",
         "out.keep_card", ("you still lack a wild canasta.",), ("side",)),
    Said("railroad, {step: play, hands: {1: K}, pile: 10 4, melds: {A: [9*7, K K K]}}, [discard K]",
         "out.canastas", ("you still lack a mixed canasta, a wild canasta, and a canasta of s",)),
    Said("official, {step: play, hands: {1: K Q 5 6}, pile: 5 K, melds: {A: [9 9 9]}},"
         ' [ask, "yes"]', "out.ask_partner", ("cannot go out", "Only no is possible")),
    Said("railroad, {step: play, hands: {1: 7 7}, pile: 5 K, melds: {A: [K*5, 7 7 7]}},"
         " [add 7 7 to 7]", "out.sevens_hand", ("the round ends without a discard",)),
    Said("railroad, {step: play, hands: {1: 7 5}, pile: 5 K, melds: {A: [7*7]}}, [discard 7]",
         "discard.sevens", ("Still without one: seat 2.",)),
    Said("railroad, {step: play, players: 3, hands: {1: 7 5}, pile: 5 K, melds: {C: [7*7]}},"
         " [discard 7]", "discard.sevens", ("Still without one: you and seat 2.",)),
    # the pile, and what may be done instead
    Said('official, {hands: {1: 7 2 9 9}, pile: "?5 7", melds: {A: [Q Q Q]}}, [take 7 2]',
         "pile.frozen", ("taken as not frozen", "not seen")),
    Said('official, {hands: {1: 7 5 9 9}, pile: "?5 7", melds: {A: [Q Q Q]}}, [take 7 5]',
         "pile.frozen", ("taken as not frozen",)),
    Said("official, {hands: {1: 7 2 9 9}, pile: 5 7, melds: {A: [Q Q Q]}}, [take 7 2]",
         "pile.frozen", ("The pile is not frozen.",)),
    Said("official, {hands: {1: K}, pile: K, stock: 0, melds: {A: [K K K, 9*7]}}, [take]",
         "pile.one_card", ("stock is empty", "say end"), ("Draw",)),
    Said("official, {hands: {1: K 9 9}, pile: 2 K, stock: 0, melds: {A: [K K K]}}, [take]",
         "pile.frozen", ("stock is empty", "say end"), ("draw",)),
    Said("official, {hands: {1: K 9 9}, pile: 2 K, stock: 5, melds: {A: [K K K]}}, [take]",
         "pile.frozen", ("draw from the stock",)),
    Said("official, {hands: {1: K 9 9}, pile: 3b, stock: 0, melds: {A: [K K K]}}, [take 9 9]",
         "pile.black_three", ("stock is empty", "say end"), ("Draw",)),
    Said('railroad, {hands: {1: K}, pile: "8", melds: {A: [8 8 8]}}, [take]',
         "out.keep_card", ("Draw from the stock",), ("Keep two",)),
    Said("official, {step: play, hands: {1: K 5}, pile: 8, melds: {A: [K K K]}}, [add K to K]",
         "out.keep_card", ("Keep two cards",)),
    # everyone alone, or in a side
    Said("railroad, {hands: {1: 9 9 5 6 K K K}, pile: 8 9}, [take 9 9]",
         "pile.before_opening", ("You have not opened",), ("side",)),
    Said("official, {hands: {1: 9 9 5 6 K K K}, pile: 8 9}, [take 9 9]",
         "pile.before_opening", ("Your side has not opened",)),
    Said("tile, {step: start, hands: {1: 3r 1 4 5 6 7 8 9 10 11 12 13 13 12 9}}, [lay 3r]",
         "deal.starter", ("laid out",), ("this is the discard",)),
]  # fmt: skip


def said_last(case: str) -> tuple[Sentence, ...]:
    """What the referee says about the last step of a case written in short."""
    variant, rest = case.split(", ", 1)
    position, _, moves = rest.rpartition(", [")
    text = f"variant: {variant}\nposition: {position}\nmoves: [{moves}\n"
    return sentences(run(read_case(read_text(text, "case"))).verdicts[-1])


@pytest.mark.parametrize("one", SAID, ids=lambda one: f"{one.rule}: {one.case[:40]}")
def test_the_sentence_and_the_hint_fit_the_position(one: Said) -> None:
    [said] = [
        f"{sentence.text} {sentence.hint}"
        for sentence in said_last(one.case)
        if sentence.rule == one.rule
    ]
    assert [part for part in one.says if part not in said] == []
    assert [part for part in one.never if part in said] == []


def test_a_top_card_that_cannot_be_taken_is_judged_as_no_meld() -> None:
    case = "tile, {hands: {1: 9 9 5 4}, pile: 8 Jo 3k, melds: {A: [12 12 12]}}, [take 9 9]"
    broken = {sentence.rule for sentence in said_last(case) if not sentence.ok}
    assert broken == {"pile.natural_top", "pile.black_three"}


OUT_OF_REACH = [
    # the minimum cannot be reached, and two cards are kept: canastas would not help
    "complete-2, {step: play, hands: {1: K K K 6 2}, scores: {A: 3000}}, [meld K K K]",
    "official, {step: play, hands: {1: K K K 6 2}, scores: {A: 3000}}, [meld K K K]",
    "complete-4, {step: play, hands: {1: Q Q Q 4 5}}, [meld Q Q Q]",
]


@pytest.mark.parametrize("case", OUT_OF_REACH)
def test_canastas_are_not_named_where_only_the_minimum_stands_in_the_way(case: str) -> None:
    broken = [sentence.rule for sentence in said_last(case) if not sentence.ok]
    assert broken == ["opening.minimum", "turn.finish"]


def test_canastas_are_named_where_a_card_kept_would_help() -> None:
    """The minimum is reached only by laying all but the discard: then the canastas are missing."""
    case = "complete-4, {step: play, hands: {1: Q Q Q 2 5}}, [meld Q Q Q]"
    broken = {sentence.rule for sentence in said_last(case) if not sentence.ok}
    assert {"opening.minimum", "out.canastas"} <= broken
