"""What is said to a learner: after right answers, legal ones that miss the goal, and mistakes."""

from __future__ import annotations

import pytest

from engine import rulesets
from engine.errors import BadInput
from engine.lessons import Attempt, Count, Judge, Try, attempt
from engine.notation import read_steps
from engine.referee import check
from tests.engine.lesson_texts import COUNT, JUDGE, TRY, cell

CLASSIC = rulesets.load("classic")


def tried(text: str, task: str = TRY, rules: str = "classic") -> Attempt:
    """An attempt at a task."""
    found = cell(task)
    assert isinstance(found, Try)
    chosen = rulesets.load(rules)
    return attempt(found, chosen, read_steps(text, chosen.cards.deck))


@pytest.mark.parametrize(
    "moves", ["meld K K K", "meld Kd Ks Kh", "meld 6 6 6; meld K K K", "meld K K K; discard 4"]
)
def test_whatever_is_legal_and_reaches_the_goal_is_right(moves: str) -> None:
    outcome = tried(moves)
    assert outcome.legal and outcome.reached and outcome.right
    assert outcome.say == "Three kings."
    assert all(verdict.legal for verdict in outcome.verdicts)


def test_without_a_goal_any_legal_move_is_right() -> None:
    task = TRY.replace("    goal: {melded: K}\n", "")
    assert tried("discard 4", task).right
    assert not tried("meld 9 9", task).right


def test_a_legal_step_on_the_way_is_neither_right_nor_wrong() -> None:
    task = TRY.replace("- move: meld 6 6 6", "- move: discard 6")
    outcome = tried("meld 6 6 6", task)
    assert (outcome.legal, outcome.right, outcome.say) == (True, False, "")


@pytest.mark.parametrize("moves", ["meld 6 6 6", "meld 6h 6c 6d"])
def test_a_legal_answer_that_was_foreseen_has_its_word(moves: str) -> None:
    outcome = tried(moves)
    assert (outcome.legal, outcome.right) == (True, False)
    assert outcome.say == "The sixes are a meld, and the kings are left."


def test_a_turn_that_ends_without_the_goal_has_the_catch_all() -> None:
    outcome = tried("discard 4")
    assert (outcome.legal, outcome.right, outcome.say) == (True, False, "Look for kings.")


@pytest.mark.parametrize(
    ("moves", "word"),
    [
        ("meld 9 9", "Two nines are too few."),
        ("meld 9h 9s", "Two nines are too few."),
        ("meld K K K J", "The jack stays."),
        ("meld J K K K", "The jack stays."),
        ("meld Kh Jc Ks Kd", "The jack stays."),
    ],
)
def test_a_mistake_has_its_word_whatever_the_order_and_the_suits(moves: str, word: str) -> None:
    outcome = tried(moves)
    assert (outcome.legal, outcome.right, outcome.say) == (False, False, word)


def test_a_mistake_has_its_word_after_other_legal_steps_too() -> None:
    outcome = tried("meld 6 6 6; meld 9 9")
    assert [verdict.legal for verdict in outcome.verdicts] == [True, False]
    assert outcome.say == "Two nines are too few."


def test_another_move_that_breaks_a_rule_has_the_word_of_that_rule() -> None:
    assert tried("meld 6 5 4").say == "One rank in each meld."


def test_any_other_mistake_has_the_catch_all() -> None:
    assert tried("meld K K").say == "Look for kings."
    assert tried("draw").say == "Look for kings."


def test_without_a_catch_all_nothing_is_said() -> None:
    assert tried("draw", TRY.replace("    otherwise: Look for kings.\n", "")).say == ""


def test_steps_after_a_mistake_are_not_judged() -> None:
    outcome = tried("meld 9 9; meld K K K")
    assert len(outcome.verdicts) == 1
    assert not outcome.right


def test_cards_that_are_not_held_are_a_mistake() -> None:
    outcome = tried("meld A A A")
    assert outcome.verdicts[-1].broken == ("turn.cards_held",)
    assert outcome.say == "Look for kings."


def test_no_step_is_no_answer() -> None:
    found = cell(TRY)
    assert isinstance(found, Try)
    assert not attempt(found, CLASSIC, ()).right


@pytest.mark.parametrize(("rules", "right"), [("classic", False), ("official", True)])
def test_an_attempt_is_judged_under_the_rules_that_are_given(rules: str, right: bool) -> None:
    """Two wilds on three nines: Classic asks for four nines, Official does not."""
    task = TRY.replace("Ks Kh Kd Jc 9s 9h", "Ks Kh Kd Jo 2 9c 9s 9h")
    task = task.replace("goal: {melded: K}", "goal: {laid: 3}")
    assert tried("meld 9 9 9 2 Jo", task, rules).right is right


def test_a_move_that_cannot_be_judged_is_bad_input() -> None:
    task = TRY.replace("step: play", "pile: '?'")
    task = task.replace("accepts: [meld K K K]", "accepts: [draw]")
    with pytest.raises(BadInput):
        tried("take K K", task)


def judge(text: str = JUDGE) -> Judge:
    """The ruling that a text asks for."""
    found = cell(text)
    assert isinstance(found, Judge)
    return found


def test_a_ruling_needs_the_rule_that_is_broken() -> None:
    assert judge().is_right(False, "meld.size")
    assert not judge().is_right(False, "meld.per_rank")
    assert not judge().is_right(False)
    assert not judge().is_right(True)


def test_any_of_the_broken_rules_is_right() -> None:
    found = judge(
        JUDGE.replace("move: meld K K", "move: meld K")
        .replace("rules: [meld.size]", "rules: [meld.size, meld.naturals]")
        .replace("choices: [meld.size,", "choices: [meld.size, meld.naturals,")
    )
    assert found.is_right(False, "meld.size") and found.is_right(False, "meld.naturals")


def test_legal_is_right_whatever_rule_was_chosen_before() -> None:
    found = judge(
        JUDGE.replace("move: meld K K", "move: discard 4")
        .replace("legal: false", "legal: true")
        .replace("    rules: [meld.size]\n", "")
    )
    assert found.is_right(True) and found.is_right(True, "meld.size")
    assert not found.is_right(False, "meld.size")


@pytest.mark.parametrize(
    ("legal", "rule", "word"),
    [
        (False, "meld.size", "A meld has three cards."),
        (False, "meld.one_rank", "They are both kings."),
        (False, "meld.per_rank", "Count the cards."),
        (True, "", "Count the cards."),
    ],
)
def test_a_ruling_has_its_word(legal: bool, rule: str, word: str) -> None:
    assert judge().word_for(legal, rule) == word


def test_rules_to_choose_from_hold_the_right_one_and_others_that_are_kept() -> None:
    text = JUDGE.replace("    choices: [meld.size, meld.one_rank, meld.per_rank]\n", "")
    found = judge(text)
    assert "meld.size" in found.choices
    assert len(found.choices) == 4
    assert not any(rule.startswith("turn.") for rule in found.choices)


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (60, "Three times twenty."),
        (30, "Aces are worth more than kings."),
        (3, "An ace is worth twenty."),
    ],
)
def test_a_number_has_its_word(number: int, word: str) -> None:
    found = cell(COUNT)
    assert isinstance(found, Count)
    assert found.word_for(number) == word


RULINGS = [
    ("meld K K", "rules: [meld.size]", "meld."),
    ("meld K K 9", "rules: [meld.one_rank]", "meld."),
    ("discard 4", "", ""),
    ("draw", "rules: [turn.one_draw]", ""),
]


@pytest.mark.parametrize(("move", "rules", "part"), RULINGS)
def test_rules_to_choose_from_are_several_and_plausible(move: str, rules: str, part: str) -> None:
    """Those of the same part of the game; three at least that are not right."""
    text = JUDGE.replace("    choices: [meld.size, meld.one_rank, meld.per_rank]\n", "")
    text = text.replace("    replies:\n      meld.one_rank: They are both kings.\n", "")
    text = text.replace("move: meld K K", f"move: {move}")
    text = text.replace("    rules: [meld.size]\n", f"    {rules}\n" if rules else "")
    found = judge(text.replace("legal: false", f"legal: {'false' if rules else 'true'}"))
    wrong = set(found.choices) - set(found.rules)
    assert len(wrong) >= 3 and len(set(found.choices)) == len(found.choices)
    assert all(rule.startswith(part) for rule in found.choices)
    broken = check(found.position, found.steps[0]).broken
    assert not wrong & set(broken)


def test_a_legal_attempt_that_misses_the_goal_says_what_is_asked() -> None:
    assert tried("meld 6 6 6").asked == ("Lay a meld of kings, or add to one.",)
    assert tried("meld K K K").asked == ()


@pytest.mark.parametrize(
    ("goal", "sentence"),
    [
        ("take: true", "Take the discard pile."),
        ("draw: true", "Draw from the stock."),
        ("laid: 4", "Lay at least 4 cards in melds."),
        ("laid: K K 2", "Lay these cards in melds: K K 2."),
        ("wilds: 1", "Use one wild in the melds, no more and no fewer."),
        ("points: 50", "Lay cards that are worth 50 points or more."),
        ("canasta: true", "Complete a canasta."),
        ("canasta: natural", "Complete a natural canasta."),
        ("discarded: true", "End the turn with a discard."),
        ("discarded: 4", "End the turn with this discard: 4."),
        ("red_three: true", "Lay out a red three."),
        ("keeps: 6 6", "Keep these cards in your hand: 6 6."),
        ("turn_over: true", "Finish the turn."),
        ("out: true", "Go out."),
        ("opened: false", "Do not open yet."),
    ],
)
def test_each_part_of_a_goal_asks_in_its_own_words(goal: str, sentence: str) -> None:
    outcome = tried("meld 6 6 6", TRY.replace("goal: {melded: K}", f"goal: {{{goal}}}"))
    assert outcome.asked == (sentence,)
