"""Lessons that cannot be read: each fault is one clear message with file, line and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.commandline import main
from engine.errors import BadInput, CannotRead
from tests.engine.lesson_texts import (
    COMPARE,
    ORDER,
    PICK,
    PICK_ALL,
    PLAY,
    Broken,
    changed,
    lesson,
)

TRY_HINTS = "      hints:\n        - Which rank is there three times?\n        - Lay the kings.\n"

REFUSED: dict[str, Broken] = {
    "unknown key": Broken(
        "minutes: 5", "minutes: 5\nminuts: 4", "minuts", "known here are lesson, title"
    ),
    "unknown key of a try": Broken(
        "ask: Lay a meld.",
        "ask: Lay a meld.\n      aks: Lay two.",
        "cells.2.try.aks",
        "known here are ask, about, otherwise, say, hints, position, goal",
    ),
    "unknown key of a mistake": Broken(
        "say: Two nines are too few.",
        "say: Two nines are too few.\n          sai: Three.",
        "cells.2.try.wrong.1.sai",
        "known here are move, rules, say",
    ),
    "unknown key of a judge": Broken(
        "legal: false",
        "legal: false\n      leagl: true",
        "cells.3.judge.leagl",
        "known here are ask, about, otherwise, say, hints, position, move",
    ),
    "unknown key of a count": Broken(
        "answer: 60",
        "answer: 60\n      anser: 50",
        "cells.4.count.anser",
        "known here are ask, about, otherwise, say, hints, position, of",
    ),
    "a key twice": Broken(
        "minutes: 5", "minutes: 5\nminutes: 6", "minutes", "given before, in line 4"
    ),
    "a missing key": Broken(
        "minutes: 5\n", "", "minutes", "needed and was not given", at="lesson: a-lesson"
    ),
    "an alias": Broken("goal: {melded: K}", "goal: *goal", "", "the alias *goal is not read"),
    "one hint": Broken(
        "        - Lay the kings.\n",
        "",
        "cells.2.try.hints",
        "2 to 6 hints, from the idea to the answer, were expected, and 1 given",
        at="      hints:\n        - Which rank",
    ),
    "no hints": Broken(TRY_HINTS, "", "cells.2.try.hints", "needed and was not given", at="- try:"),
    "unknown rule": Broken(
        "minutes: 5",
        "minutes: 5\nteaches: [meld.size, meld.colour]",
        "teaches.2",
        "“meld.colour” is no rule",
    ),
    "a rule misspelt": Broken(
        "rules: [meld.size]",
        "rules: [meld.sise]",
        "cells.2.try.wrong.1.rules.1",
        "“meld.sise” is no rule; was meld.size meant?",
    ),
    "unknown rule with a word": Broken(
        "broken:\n        meld.one_rank:",
        "broken:\n        meld.any_rank:",
        "cells.2.try.broken.meld.any_rank",
        "“meld.any_rank” is no rule",
    ),
    "unknown position key": Broken(
        "melds: {A: [Q Q Q]}",
        "meld: {A: [Q Q Q]}",
        "cells.2.try.position.meld",
        "known here are turn, step",
    ),
    "bad value in a position": Broken(
        "step: play",
        "step: plai",
        "cells.2.try.position.step",
        "draw, play or start was expected, and “plai” was given",
    ),
    "bad card in a hand": Broken(
        "Ks Kh Kd Jc",
        "Ks Kh Kx Jc",
        "cells.2.try.position.hands.1",
        "“Kx” is no card",
    ),
    "more cards than the pack has": Broken(
        "melds: {A: [Q Q Q]}",
        "melds: {A: [K*6]}",
        "cells.2.try.position",
        "the pack holds 8",
        at="position:\n        step: play\n        hands: {1: Ks",
    ),
    "bad card in a count": Broken(
        "of: {meld: A A A}",
        "of: {meld: A A X}",
        "cells.4.count.of.meld",
        "“X” is no card",
    ),
    "a move that is none": Broken(
        "accepts: [meld K K K]",
        "accepts: [melt K K K]",
        "cells.2.try.accepts.1",
        "“melt K K K” is no move",
    ),
    "two kinds in a cell": Broken(
        "- say: At least {{meld.min_naturals}} naturals.\n  - try:",
        "- say: At least two naturals.\n    try:",
        "cells.1",
        "exactly one of say, show, try, judge, pick, count, order, compare, play; this one",
        at="- say: At least two naturals.",
    ),
    "no kind in a cell": Broken(
        "- say: At least {{meld.min_naturals}} naturals.",
        "- {}",
        "cells.1",
        "this one has none",
    ),
    "an unknown kind of cell": Broken(
        "- judge:", "- juge:", "cells.3.juge", "known are say, show, try"
    ),
    "a cell without a key": Broken(
        "- say: At least {{meld.min_naturals}} naturals.",
        "- Naturals.",
        "cells.1",
        "“Naturals.” was given",
    ),
    "an unknown value in a text": Broken(
        "{{meld.min_naturals}}",
        "{{meld.suits}}",
        "cells.1.say",
        "{{meld.suits}} is no value of a rule set",
    ),
    "a value misspelt": Broken(
        "{{meld.min_naturals}}",
        "{{meld.min_natural}}",
        "cells.1.say",
        "was meld.min_naturals meant?",
    ),
    "an unknown value in a hint": Broken(
        "- Lay the kings.",
        "- Lay {{kings}}.",
        "cells.2.try.hints.2",
        "{{kings}} is no value",
    ),
    "unknown rule set": Broken(
        "variant: classic", "variant: samba", "variant", "“samba” is no rule set"
    ),
    "unknown rule set in a list": Broken(
        "variant: classic",
        "variant: [classic, samba]",
        "variant.2",
        "known are classic, official",
    ),
    "a slug that is none": Broken(
        "lesson: a-lesson",
        "lesson: A Lesson",
        "lesson",
        "small letters, figures and hyphens were expected",
    ),
    "too long a lesson": Broken("minutes: 5", "minutes: 50", "minutes", "at most 30 was expected"),
    "the right rule not offered": Broken(
        "choices: [meld.size, ",
        "choices: [",
        "cells.3.judge.choices",
        "the right rule meld.size is not among them",
    ),
    "a word for a rule that is not offered": Broken(
        "replies:\n        meld.one_rank",
        "replies:\n        meld.wilds",
        "cells.3.judge.replies.meld.wilds",
        "the choices are meld.size, meld.one_rank, meld.per_rank",
    ),
    "a word for a wrong number that is right": Broken(
        "30: Aces",
        "60: Aces",
        "cells.4.count.wrong.60",
        "this is the right answer",
    ),
    "a count without a position": Broken(
        "of: {meld: A A A}",
        "of: {minimum: A}",
        "cells.4.count.of",
        "can only be counted on a position",
    ),
    "two things to count": Broken(
        "of: {meld: A A A}",
        "of: {meld: A A A, minimum: A}",
        "cells.4.count.of",
        "one of meld, minimum, laid, hand, missing, score, value was expected",
    ),
    "a needed key misspelt": Broken("minutes: 5", "minuts: 5", "minuts", "was minutes meant?"),
    "a needed key of a task misspelt": Broken(
        "ask: Lay a meld.", "aks: Lay a meld.", "cells.2.try.aks", "was ask meant?"
    ),
    "a needed key of a mistake misspelt": Broken(
        "rules: [meld.size]\n          say: Two",
        "ruls: [meld.size]\n          say: Two",
        "cells.2.try.wrong.1.ruls",
        "known here are move, rules, say; was rules meant?",
        at="ruls: [meld.size]",
    ),
    "another key misspelt": Broken(
        "otherwise: Look", "otherwize: Look", "cells.2.try.otherwize", "was otherwise meant?"
    ),
    "an empty goal": Broken(
        "goal: {melded: K}", "goal: {}", "cells.2.try.goal", "the goal is empty"
    ),
    "an empty part of a goal": Broken(
        "goal: {melded: K}",
        "goal: {take: }",
        "cells.2.try.goal.take",
        "this part of the goal is empty",
    ),
    "cards of a goal that are none": Broken(
        "goal: {melded: K}",
        'goal: {keeps: " "}',
        "cells.2.try.goal.keeps",
        "this part of the goal is empty",
    ),
    "nothing to lay": Broken(
        "goal: {melded: K}", "goal: {laid: 0}", "cells.2.try.goal.laid", "at least 1 was expected"
    ),
    "too few rules to choose from": Broken(
        "choices: [meld.size, meld.one_rank, meld.per_rank]",
        "choices: [meld.size, meld.one_rank]",
        "cells.3.judge.choices",
        "3 rules at least were expected, and one that is wrong",
    ),
    "no wrong rule to choose": Broken(
        "rules: [meld.size]\n      choices",
        "rules: [meld.size, meld.one_rank, meld.per_rank]\n      choices",
        "cells.3.judge.choices",
        "3 rules at least were expected, and one that is wrong",
        at="choices: [meld.size, meld.one_rank, meld.per_rank]",
    ),
    "a rule for moves as an effect": Broken(
        "answer: 60",
        "answer: 60\n      about: [cards.values, meld.size]",
        "cells.4.count.about.2",
        "meld.size is met by moves",
    ),
    "a value that is no number": Broken(
        "of: {meld: A A A}",
        "of: {value: match.tie}",
        "cells.4.count.of.value",
        "“match.tie” is no number of this rule set",
    ),
    "a cell only for a rule set that is not named": Broken(
        "- say: At least {{meld.min_naturals}} naturals.",
        "- say: At least two.\n    only: [classic, tile]",
        "cells.1.only.2",
        "“tile” is not among the lesson’s rule sets, classic",
    ),
    "pick: unknown key": Broken(
        "goal: {wilds", "gaol: {wilds", "cells.1.pick.gaol", "was goal meant?", base=PICK
    ),
    "pick: a needed key misspelt": Broken(
        "choose: {move", "chose: {move", "cells.1.pick.chose", "was choose meant?", base=PICK
    ),
    "pick: two things to choose for": Broken(
        "{move: meld cards}",
        "{move: meld cards, kind: wild}",
        "cells.1.pick.choose",
        "one of move, each, kind, worth was expected",
        base=PICK,
    ),
    "pick: a move without its cards": Broken(
        "{move: meld cards}",
        "{move: meld K K 2}",
        "cells.1.pick.choose",
        "a move with the word cards in it once was expected",
        base=PICK,
    ),
    "pick: a move that is none": Broken(
        "{move: meld cards}",
        "{move: melt cards}",
        "cells.1.pick.choose.move",
        "is no move",
        base=PICK,
    ),
    "pick: nothing accepted": Broken(
        "    accepts: [K K 2, 9 9 Jo]\n",
        "",
        "cells.1.pick.accepts",
        "one choice that is right at least is needed",
        at="- pick:",
        base=PICK,
    ),
    "pick: a card that is none": Broken(
        "cards: K K\n", "cards: K X\n", "cells.1.pick.wrong.1.cards", "“X” is no card", base=PICK
    ),
    "pick: a hand that is not given": Broken(
        "hands: {1: Ks Kh 9s 2c 2d Jo 3c 5d 4c}",
        'hands: {1: "?9"}',
        "cells.1.pick.position.hands",
        "all cards of the hand must be given",
        base=PICK_ALL.replace("    accepts: [2 2 Jo]\n", ""),
    ),
    "pick: an unknown kind of card": Broken(
        "{kind: wild}",
        "{kind: black}",
        "cells.1.pick.choose.kind",
        "wild, natural, red_three or black_three was expected",
        base=PICK_ALL,
    ),
    "pick: a goal where none can be": Broken(
        "choose: {kind: wild}",
        "choose: {kind: wild}\n    goal: {wilds: 1}",
        "cells.1.pick.goal",
        "only cards for a move have a goal",
        base=PICK_ALL,
    ),
    "order: unknown key": Broken(
        "text: Draw", "txt: Draw", "cells.1.order.steps.1.txt", "was text meant?", base=ORDER
    ),
    "order: a needed key misspelt": Broken(
        "    steps:", "    stepps:", "cells.1.order.stepps", "was steps meant?", base=ORDER
    ),
    "order: a step that is no move": Broken(
        "- meld K K K", "- melt K K K", "cells.1.order.steps.2", "is no move", base=ORDER
    ),
    "order: a named step that is no move": Broken(
        "move: draw,", "move: drow,", "cells.1.order.steps.1.move", "is no move", base=ORDER
    ),
    "order: one step": Broken(
        "      - meld K K K\n      - add Q to Q\n"
        "      - {move: discard 4, text: Discard the four}\n",
        "",
        "cells.1.order.steps",
        "2 to 7 steps were expected, and 1 given",
        at="steps:",
        base=ORDER,
    ),
    "order: a number twice": Broken(
        "order: [2, 1, 3, 4]",
        "order: [2, 1, 1, 4]",
        "cells.1.order.wrong.1.order",
        "the numbers from 1 to 4, each once, were expected",
        base=ORDER,
    ),
    "order: a number too few": Broken(
        "order: [2, 1, 3, 4]",
        "order: [2, 1, 3]",
        "cells.1.order.wrong.1.order",
        "the numbers from 1 to 4, each once, were expected",
        base=ORDER,
    ),
    "compare: unknown key": Broken(
        "replies:", "replys:", "cells.1.compare.replys", "was replies meant?", base=COMPARE
    ),
    "compare: a needed key misspelt": Broken(
        "    legal:", "    leagl:", "cells.1.compare.leagl", "was legal meant?", base=COMPARE
    ),
    "compare: one rule set": Broken(
        "{official: true, classic: false}",
        "{classic: false}",
        "cells.1.compare.legal",
        "2 to 6 rule sets were expected, and 1 given",
        base=COMPARE,
    ),
    "compare: an unknown rule set": Broken(
        "{official: true, classic: false}",
        "{officail: true, classic: false}",
        "cells.1.compare.legal.officail",
        "“officail” is no rule set",
        base=COMPARE,
    ),
    "compare: no ruling": Broken(
        "official: true",
        "official: perhaps",
        "cells.1.compare.legal.official",
        "yes or no was expected",
        base=COMPARE,
    ),
    "compare: a word for a rule set that is not compared": Broken(
        "replies:\n      classic",
        "replies:\n      tile",
        "cells.1.compare.replies.tile",
        "“tile” is not compared; official, classic are",
        base=COMPARE,
    ),
    "compare: an unknown rule": Broken(
        "[meld.wild_ratio]",
        "[meld.wild_ration]",
        "cells.1.compare.rules.classic.1",
        "was meld.wild_ratio meant?",
        base=COMPARE,
    ),
    "play: unknown key": Broken(
        "- moves:", "- move:", "cells.1.play.script.1.move", "was moves meant?", base=PLAY
    ),
    "play: a needed key misspelt": Broken(
        "turns: 2", "turn: 2", "cells.1.play.turn", "was turns meant?", base=PLAY
    ),
    "play: a seat that is the learner's": Broken(
        "2: draw; discard 9",
        "1: draw; discard 9",
        "cells.1.play.script.1.moves.1",
        "there is no other player at seat 1",
        base=PLAY,
    ),
    "play: a way that is no move": Broken(
        "[take 10 10; discard 5, draw; discard 5]",
        "[take 10 10; discard 5, drow; discard 5]",
        "cells.1.play.script.1.moves.3.2",
        "is no move",
        base=PLAY,
    ),
    "play: the only way is no move": Broken(
        "2: draw; discard 9",
        "2: draw; discart 9",
        "cells.1.play.script.1.moves.2",
        "is no move",
        base=PLAY,
    ),
    "play: more script than turns": Broken(
        "turns: 2",
        "turns: 1",
        "cells.1.play.script.1",
        "a script stands between turns, so here it has 0 rows at most",
        at="- moves:",
        base=PLAY,
    ),
    "play: a mistake behind the last turn": Broken(
        "turn: 2\n",
        "turn: 3\n",
        "cells.1.play.wrong.2.turn",
        "the task has 2 turns",
        base=PLAY,
    ),
    "play: too many turns": Broken(
        "turns: 2", "turns: 20", "cells.1.play.turns", "at most 12 was expected", base=PLAY
    ),
}


@pytest.mark.parametrize("broken", REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_read_is_refused(broken: Broken) -> None:
    with pytest.raises(CannotRead) as refused:
        lesson(broken.text)
    assert refused.value.place == broken.place
    assert broken.words in refused.value.message
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("text", ["- say: x\n", "lesson\n", "7\n"])
def test_what_is_no_lesson_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="a lesson was expected"):
        lesson(text)


def test_verify_refuses_a_lesson_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = changed("goal: {melded: K}", "goal: {melded: K}\n      gaol: {}")
    (tmp_path / "lesson.yaml").write_text(text, encoding="utf-8")
    assert main(["verify", str(tmp_path)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert "lesson.yaml:14: cells.2.try.gaol: unknown key" in output.err
    assert output.err.count("\n") == 1
