"""What is said to answers: cards picked, an order, rule sets compared, turns played."""

from __future__ import annotations

from itertools import combinations, permutations, product
from random import Random

import pytest

from engine.bots import random_bot
from engine.cards import read_cards
from engine.errors import CannotRead
from engine.lessons import Compare, Line, Order, Pick, Play, Reply
from engine.moves import Step
from engine.notation import read_steps, write_step
from tests.engine.lesson_texts import COMPARE, ORDER, PICK, PICK_ALL, PLAY, cell, replaced


def picked(cards: str, task: str = PICK) -> Reply:
    """What choosing these cards comes to."""
    found = cell(task)
    assert isinstance(found, Pick)
    return found.reply(read_cards(cards))


@pytest.mark.parametrize("cards", ["K K 2", "2 K K", "Kd 2c Ks", "K K Jo", "9 9 2", "K K K Jo"])
def test_any_cards_that_make_the_move_and_reach_the_goal_are_right(cards: str) -> None:
    found = picked(cards)
    assert (found.right, found.say, found.notes) == (True, "The wild is the third.", ())
    assert found.verdict is not None and found.verdict.legal


@pytest.mark.parametrize(
    ("cards", "word", "note"),
    [
        ("K K", "Two kings are too few.", ""),
        ("Kh Ks", "Two kings are too few.", ""),
        ("K K K", "A meld without a wild.", "Use one wild in the melds, no more and no fewer."),
        ("K K 9", "One rank in each meld.", ""),
        ("9 9", "Two of a rank and a wild.", ""),
        ("A A A", "Two of a rank and a wild.", "These cards are not in the hand: A A A."),
        ("", "", "Choose the cards first."),
    ],
)
def test_a_wrong_choice_has_its_word_and_the_referees(cards: str, word: str, note: str) -> None:
    found = picked(cards)
    assert (found.right, found.say) == (False, word)
    assert found.notes and (not note or found.notes == (note,))


def test_a_choice_that_is_not_legal_comes_with_the_verdict() -> None:
    found = picked("9 9")
    assert found.verdict is not None and found.verdict.broken == ("meld.size",)


@pytest.mark.parametrize(
    ("choose", "right", "wrong", "note"),
    [
        ("kind: wild", "2 2 Jo", "2 2", "One more card belongs to them."),
        ("kind: wild", "Jo 2 2", "2 2 Jo K", "A king – not wild. The wilds are twos and jokers."),
        ("kind: natural", "K K 9 5 4", "K K 9 5 4 3b", "A black three – not natural."),
        ("kind: black_three", "3b", "3b 4", "A four – no black three."),
        ("worth: 10", "K K 9", "K", "2 more cards belong to them."),
        ("worth: 10", "K K 9", "K K 9 5", "A five – worth 5, not 10."),
        ("each: discard cards", "K K 9 2 2 Jo 3b 5 4", "K K 9 2 2 Jo 5 4", "One more card belongs"),
        ("each: add cards to Q", "2 2 Jo", "2 2 Jo 4", "A four – "),
    ],
)
def test_all_cards_that_have_something_in_common_are_right(
    choose: str, right: str, wrong: str, note: str
) -> None:
    task = replaced(PICK_ALL, "{kind: wild}", f"{{{choose}}}")
    task = replaced(task, "    accepts: [2 2 Jo]\n", "")
    assert picked(right.replace("3b", "3c"), task).right
    found = picked(wrong.replace("3b", "3c"), task)
    assert not found.right and any(one.startswith(note) for one in found.notes), found.notes


def test_the_cards_that_are_asked_for_are_found_for_the_answer() -> None:
    found = cell(replaced(PICK_ALL, "    accepts: [2 2 Jo]\n", ""))
    assert isinstance(found, Pick)
    assert found.answer == read_cards("2c 2d Jo")


def test_very_these_cards_have_their_word() -> None:
    assert picked("2 2", PICK_ALL).say == "There is one more, without a rank."
    assert picked("Jo", PICK_ALL).say == "Some cards stand for others."


def order() -> Order:
    """The task to put a turn in order."""
    found = cell(ORDER)
    assert isinstance(found, Order)
    return found


def test_any_legal_order_is_right() -> None:
    """The kings may go down before or after the queen."""
    assert order().reply((0, 1, 2, 3)) == Reply(True, "Draw, meld, discard.")
    assert order().reply([0, 2, 1, 3]).right
    assert order().answer == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("wanted", "word", "step"),
    [
        ((1, 0, 2, 3), "No meld before the draw.", "Step 1, “meld K K K”, cannot come there."),
        ((2, 0, 1, 3), "The queen comes with the draw.", "Step 1, “add Q to Q”, "),
        ((0, 1, 3, 2), "The queen comes with the draw.", "Step 4, “add Q to Q”, "),
        ((0, 3, 1, 2), "The queen comes with the draw.", "Step 3, “meld K K K”, "),
        ((3, 0, 1, 2), "A turn begins with the draw.", "Step 1, “Discard the four”, "),
    ],
)
def test_a_wrong_order_names_the_step_and_has_its_word(
    wanted: tuple[int, ...], word: str, step: str
) -> None:
    found = order().reply(wanted)
    assert (found.right, found.say) == (False, word)
    assert found.notes[0].startswith(step) and len(found.notes) == 1
    assert found.verdict is not None and not found.verdict.legal


def test_the_order_shown_at_first_is_not_right_and_holds_every_step() -> None:
    assert sorted(order().shown) == [0, 1, 2, 3]
    assert not order().reply(order().shown).right


@pytest.mark.parametrize("wanted", [(), (0, 1, 2), (0, 0, 1, 2), (1, 2, 3, 4)])
def test_an_order_that_is_none_is_refused(wanted: tuple[int, ...]) -> None:
    with pytest.raises(CannotRead, match="each of the 4 steps once"):
        order().reply(wanted)


def compare() -> Compare:
    """The task that compares Official and Classic."""
    found = cell(COMPARE)
    assert isinstance(found, Compare)
    return found


def test_all_rulings_must_be_right() -> None:
    assert compare().reply({"official": True, "classic": False}) == Reply(
        True, "The rule sets differ."
    )
    assert compare().answer == {"official": True, "classic": False}


def test_each_wrong_ruling_is_explained() -> None:
    found = compare().reply({"official": False, "classic": True})
    assert (found.right, found.say) == (False, "Here the naturals must be more.")
    assert found.notes[0] == "Official: the move is legal."
    assert found.notes[1].startswith("Classic: ") and "2" in found.notes[1]
    one = compare().reply({"official": False, "classic": False})
    assert (one.say, len(one.notes)) == ("Count naturals and wilds.", 1)


def test_a_ruling_that_is_missing_is_asked_for() -> None:
    found = compare().reply({"official": True})
    assert not found.right
    assert found.notes == ("Say for each of the rule sets what holds there.",)


def test_the_table_is_drawn_under_the_lessons_own_rules() -> None:
    assert compare().position.rules.id == "classic"
    assert [one.rules.id for one in compare().under] == ["official", "classic"]
    assert [one.verdict.legal for one in compare().under] == [True, False]


def played(moves: str, task: str = PLAY, variant: str = "classic") -> Line:
    """Where the learner's steps lead."""
    found = cell(task, variant)
    assert isinstance(found, Play)
    return found.follow(read_steps(moves))


def told(line: Line) -> list[str]:
    """What everybody did, with the seats."""
    return [f"{event.seat} {write_step(event.step)}" for event in line.events]


def test_the_others_play_by_the_script_between_two_turns() -> None:
    line = played("draw; discard 4")
    assert told(line) == [
        "1 draw", "1 discard 4", "2 draw", "2 discard 9", "3 draw", "3 discard 5",
        "4 draw", "4 discard 7",
    ]  # fmt: skip
    assert (line.turn, line.told, line.position.seat) == (2, "A five was thrown.", 1)
    assert (line.right, line.over, line.say, line.notes) == (False, False, "", ())


def test_the_first_way_that_is_legal_is_played() -> None:
    """Seat 3 takes the pile once its side has melds, and draws before."""
    task = replaced(PLAY, '3: "5c ?10"', '3: "5c 10c 10d ?8"')
    task = replaced(task, '2: "9d ?10"', '2: "10h ?10"')
    task = replaced(task, "2: draw; discard 9", "2: draw; discard 10")
    task = replaced(task, "goal: {opened: true}", "goal: {melded: A}")
    assert told(played("draw; discard 4", task))[4:6] == ["3 draw", "3 discard 5"]
    task = replaced(task, "hands: {1:", "melds: {A: [Q Q Q]}\n      hands: {1:")
    assert told(played("draw; discard 4", task))[4:6] == ["3 take 10 10", "3 discard 5"]


def test_the_goal_ends_the_task_whenever_it_is_reached() -> None:
    line = played("draw; discard 4; draw; meld A A A")
    assert (line.right, line.over, line.say) == (True, True, "Three aces open.")
    more = played("draw; discard 4; draw; meld A A A; discard 5")
    assert more.steps == line.steps


def test_turns_that_are_over_without_the_goal_say_what_is_left() -> None:
    line = played("draw; discard 4; draw; discard 5")
    assert (line.right, line.over, line.say) == (False, True, "Wait for a third ace.")
    assert line.notes == (
        "Your 2 turns are over, and something is left to do.",
        "Open: lay melds that reach your side’s minimum.",
    )


@pytest.mark.parametrize(
    ("moves", "word", "turn"),
    [
        ("draw; meld K K K", "Three kings are too little.", 1),
        ("draw; discard 4; draw; meld A A", "You hold three aces.", 2),
        ("meld K K K", "Draw first.", 1),
        ("draw; draw", "Wait for a third ace.", 1),
    ],
)
def test_a_mistake_has_its_word_and_changes_nothing(moves: str, word: str, turn: int) -> None:
    line = played(moves)
    assert (line.legal, line.right, line.over, line.say, line.turn) == (
        False, False, False, word, turn,
    )  # fmt: skip
    legal = played(moves.rpartition("; ")[0]) if ";" in moves else None
    if legal is not None:
        assert line.position == legal.position and line.events == legal.events


def test_steps_after_a_mistake_are_not_looked_at() -> None:
    assert played("draw; meld K K K; discard 4") == played("draw; meld K K K")


def test_a_legal_step_that_was_foreseen_has_its_word() -> None:
    assert played("draw; discard A").say == "That ace would have helped."


def test_no_step_is_the_beginning() -> None:
    found = cell(PLAY)
    assert isinstance(found, Play)
    line = found.follow(())
    assert (line.position, line.turn, line.verdict) == (found.position, 1, None)
    assert line.legal and not line.over


def test_without_a_goal_the_turns_are_to_be_played() -> None:
    task = replaced(PLAY, "    goal: {opened: true}\n", "")
    assert not played("draw; discard 4", task).over
    assert not played("draw; discard 4; draw; meld A A A", task).over
    assert played("draw; discard 4; draw; discard 5", task).right


@pytest.mark.parametrize(
    ("goal", "moves", "right"),
    [
        ("laid: 3", "draw; discard 4; draw; meld A A A", True),
        ("melded: A", "draw; discard 4; draw; meld A A A", True),
        ("points: 60", "draw; discard 4; draw; meld A A A", True),
        ("points: 65", "draw; discard 4; draw; meld A A A; discard 5", False),
        ("discarded: 5", "draw; discard 4; draw; discard 5", True),
        ("turn_over: true", "draw; discard 4", True),
        ("turn_over: true", "draw", False),
        ("out: true", "draw; discard 4; draw; discard 5", False),
    ],
)
def test_goals_hold_over_several_turns(goal: str, moves: str, right: bool) -> None:
    assert played(moves, replaced(PLAY, "goal: {opened: true}", f"goal: {{{goal}}}")).right is right


OUT = """\
- play:
    ask: Go out, if your partner agrees.
    position:
      hands: {1: Q, 2: "8 ?9", 3: "?11", 4: "?11"}
      melds: {A: [Q Q Q, 8*7]}
      stock: 6 7 4 9 5 J ?30
    turns: 2
    goal: {out: true}
    accepts: [draw; ask; add Q to Q; discard 6]
    say: Out.
    hints: [one, two]
"""


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_partner_answers(answer: str) -> None:
    says = "" if answer == "yes" else "    partner_says: false\n"
    task = replaced(OUT, "    turns: 2\n", f"    turns: 2\n{says}")
    line = played("draw; ask", task, "official")
    assert told(line) == ["1 draw", "1 ask", f"3 {answer}"]


KITTY = """\
- play:
    ask: Play on.
    position:
      hands: {1: 9 5 4 K, 2: "?11", 3: "?11", 4: "?11"}
      melds: {A: [8*7]}
      kitty: {1: {seen: true, cards: A Q}}
      stock: 6 7 4 9 5 J ?30
    turns: 2
    accepts: [draw; discard 4; draw; discard 5]
    say: Well.
    hints: [one, two]
"""


def test_a_kitty_that_was_seen_is_taken_up_after_the_discard() -> None:
    line = played("draw; discard 4", KITTY, "railroad")
    assert told(line)[:4] == ["1 draw", "1 discard 4", "1 kitty take", "2 draw"]
    assert {card.kind for card in read_cards("A Q")} <= {card.kind for card in line.position.hand}


def test_no_answer_is_only_wrong() -> None:
    """Every wrong answer, whichever, is answered with a sentence of the engine's at least."""
    replies: list[Reply] = []
    for task in (PICK, PICK_ALL):
        found = cell(task)
        assert isinstance(found, Pick)
        hand = found.position.hand
        replies += [found.reply(some) for n in range(4) for some in combinations(hand, n)]
    replies += [order().reply(wanted) for wanted in permutations(range(4))]
    rulings = product((True, False), repeat=2)
    replies += [compare().reply({"official": one, "classic": two}) for one, two in rulings]
    wrong = [reply for reply in replies if not reply.right]
    assert len(wrong) > 200
    assert all(reply.notes and all(reply.notes) for reply in wrong)
    assert all(reply.say and not reply.notes for reply in replies if reply.right)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_learner_plays_the_task_goes_on_or_ends(seed: int) -> None:
    rng = Random(seed)
    found = cell(PLAY)
    assert isinstance(found, Play)
    line = found.follow(())
    steps: list[Step] = []
    while not line.over:
        assert line.position.seat == 1 and line.turn <= found.turns
        steps.append(random_bot(line.position, rng).step)
        line = found.follow(tuple(steps))
        assert line.legal and line.steps == tuple(steps)
    assert line.right or line.notes
    assert line.say


def test_a_player_without_a_script_discards_what_was_drawn() -> None:
    task = replaced(PLAY, "          2: draw; discard 9\n", "")
    assert told(played("draw; discard 4", task))[2:4] == ["2 draw", "2 discard 9"]
