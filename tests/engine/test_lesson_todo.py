"""The to-do list of a lesson: each gap is found where it is, and a lesson without gaps has none."""

from __future__ import annotations

import textwrap

import pytest

from engine.lessons.review import review
from engine.lessons.todo import ToDo, to_do
from engine.words import say

HEAD = """\
lesson: a-lesson
title: A lesson
variant: classic
teaches: [meld.size]
minutes: 5
cells:
"""
WHOLE = """\
- try:
    ask: Lay a meld of kings.
    position:
      step: play
      hands: {1: K K K 9 9 6 4}
      melds: {A: [Q Q Q]}
    goal: {melded: K}
    accepts: [meld K K K]
    wrong:
      - {move: meld K K, rules: [meld.size], say: You hold one more.}
    otherwise: Look for three of a kind.
    say: Three kings.
    hints: [Look at the ranks., Three of one rank., The kings.]
"""
JUDGE = """\
- judge:
    ask: Is this a meld?
    position:
      step: play
      hands: {1: K K 9 9 6 4}
      melds: {A: [Q Q Q]}
    move: meld K K
    legal: false
    rules: [meld.size]
    choices: [meld.size, meld.one_rank, meld.per_rank]
    otherwise: Count the cards.
    say: A card is missing.
    hints: [How many cards are there?, How many must there be?, Two are too few.]
"""
COUNT = """\
- count:
    ask: What are three kings worth?
    of: {meld: K K K}
    answer: 30
    wrong: {3: That is how many there are.}
    otherwise: Ten each.
    say: Three times ten.
    hints: [Add them up., Each king is worth ten., Three times ten.]
"""


def found(cells: str = WHOLE, head: str = HEAD) -> tuple[ToDo, ...]:
    """What is left to do in a lesson of these cells."""
    read = review(head + textwrap.indent(cells, "  "), "x.yaml")
    assert read.lesson is not None, read.faults
    return to_do(read.lesson, read.denied)


def test_a_lesson_without_gaps_has_nothing_to_do() -> None:
    assert found() == ()
    assert found(WHOLE + JUDGE + COUNT) == ()


# What is changed in a sound lesson, and what is then to do: kind, cell, key, words.
GAPS = {
    "a claim that the engine denies": (
        ("accepts: [meld K K K]", "accepts: [meld K K K, meld 9 9]"),
        ("denied", 1, "cells.1.try.accepts.2", "“meld 9 9” is not legal: meld.size"),
    ),
    "few hints": (
        ("[Look at the ranks., Three of one rank., The kings.]", "[Look., The kings.]"),
        ("few-hints", 1, "cells.1.try.hints", "Only 2 hints"),
    ),
    "no word for other mistakes": (
        ("    otherwise: Look for three of a kind.\n", ""),
        ("no-otherwise", 1, "cells.1.try", "Add otherwise"),
    ),
    "no word after a right answer": (
        ("    say: Three kings.\n", ""),
        ("no-praise", 1, "cells.1.try", "Add say"),
    ),
    "a goal that more moves reach": (
        ("hands: {1: K K K 9 9 6 4}", "hands: {1: K K K 9 9 6 2}"),
        ("more-answers", 1, "cells.1.try", "meld K K K 2"),
    ),
}


@pytest.mark.parametrize("name", GAPS)
def test_a_gap_is_found_where_it_is(name: str) -> None:
    (old, new), (kind, cell, key, words) = GAPS[name]
    assert WHOLE.count(old) == 1
    gaps = found(WHOLE.replace(old, new))
    wanted = [one for one in gaps if one.kind == kind]
    assert [(one.cell, one.key) for one in wanted] == [(cell, key)], gaps
    assert words in wanted[0].text


def kinds(cells: str, head: str = HEAD) -> set[str]:
    return {one.kind for one in found(cells, head)}


def test_no_goal_is_told_as_any_move_is_right_then() -> None:
    gaps = found(WHOLE.replace("    goal: {melded: K}\n", ""))
    (gap,) = [one for one in gaps if one.kind == "more-answers"]
    assert "Without a goal any legal move is right" in gap.text


def test_a_lesson_that_asks_for_nothing_and_teaches_nothing() -> None:
    head = HEAD.replace("[meld.size]", "[]")
    assert kinds("- say: Three cards make a meld.\n", head) == {"no-task", "nothing-taught"}


def test_a_rule_that_is_taught_and_met_in_no_task() -> None:
    (gap,) = found(head=HEAD.replace("[meld.size]", "[meld.size, out.canastas]"))
    assert (gap.kind, gap.line, gap.key) == ("not-met", 4, "teaches.2")
    assert "out.canastas" in gap.text


def test_a_rule_that_is_only_kept() -> None:
    wrong = "    wrong:\n      - {move: meld K K, rules: [meld.size], say: You hold one more.}\n"
    gaps = found(WHOLE.replace(wrong, ""))
    assert {(one.kind, one.key) for one in gaps} == {
        ("not-broken", "teaches.1"),
        ("no-wrong", "cells.1.try"),
    }


def test_a_rule_that_is_only_broken() -> None:
    assert kinds(JUDGE) == {"not-kept"}


def test_a_rule_that_is_used_before_it_is_taught() -> None:
    cells = WHOLE.replace("meld K K,", "meld K K 9,").replace("[meld.size],", "[meld.one_rank],")
    gaps = [one for one in found(cells) if one.kind == "untaught"]
    assert [(one.key, one.line) for one in gaps] == [("cells.1.try.wrong.1.rules.1", 16)]
    taught = HEAD.replace("[meld.size]", "[meld.size, meld.one_rank]")
    assert "untaught" not in kinds(cells, taught)
    before = HEAD.replace("minutes", "needs: [melds]\nminutes")  # the first classic lesson
    assert "untaught" not in kinds(cells, before)


def test_wrong_rulings_without_a_word() -> None:
    cells = JUDGE.replace("    otherwise: Count the cards.\n", "")
    (gap,) = [one for one in found(cells) if one.kind == "no-reply"]
    assert "meld.one_rank, meld.per_rank" in gap.text
    replies = "    replies: {meld.one_rank: Both are kings., meld.per_rank: It is the first.}\n"
    assert "no-reply" not in kinds(cells.replace("    say:", replies + "    say:"))


def test_a_number_for_which_no_mistake_is_foreseen() -> None:
    cells = COUNT.replace("    wrong: {3: That is how many there are.}\n", "")
    assert "no-wrong" in kinds(cells, HEAD.replace("[meld.size]", "[cards.values]"))


def test_a_cell_of_many_words_is_more_than_one_thought() -> None:
    (gap,) = found(f"- say: {'word ' * 91}\n" + WHOLE)
    assert (gap.kind, gap.cell, gap.line) == ("long", 1, 7)


def test_each_kind_has_its_sentence() -> None:
    for kind in ("no-task", "nothing-taught", "no-praise", "no-otherwise", "no-wrong"):
        assert say(f"todo-{kind}").endswith((".", "]", "play."))
