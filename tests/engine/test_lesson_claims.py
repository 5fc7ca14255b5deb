"""Lessons that claim what is not so: each wrong claim is one fault with file, line and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.commandline import main
from engine.lessons import KINDS, Say, check_claims
from tests.engine.lesson_texts import (
    COMPARE,
    NINE,
    ORDER,
    PICK,
    PICK_ALL,
    PLAY,
    WHOLE,
    Broken,
    changed,
    lesson,
)

RULES_OF_JUDGE = "      rules: [meld.size]\n      choices"

DENIED: dict[str, Broken] = {
    "an accepted move that is illegal": Broken(
        "accepts: [meld K K K]",
        "accepts: [meld K K K, meld K K]",
        "cells.2.try.accepts.2",
        "“meld K K” is not legal: meld.size",
    ),
    "an accepted move that misses the goal": Broken(
        "accepts: [meld K K K]",
        "accepts: [discard 4]",
        "cells.2.try.accepts.1",
        "“discard 4” is legal but does not reach the goal",
    ),
    "a mistake that is legal": Broken(
        "move: meld 9 9",
        "move: discard 9",
        "cells.2.try.wrong.1",
        "“discard 9” is legal",
    ),
    "a mistake that breaks another rule": Broken(
        "rules: [meld.size]",
        "rules: [meld.wilds]",
        "cells.2.try.wrong.1.rules.1",
        "“meld 9 9” breaks meld.size, not meld.wilds",
    ),
    "a short answer that is illegal": Broken(
        "move: meld 6 6 6",
        "move: meld 6 6",
        "cells.2.try.short.1",
        "“meld 6 6” is not legal: meld.size",
    ),
    "a short answer that is right": Broken(
        "move: meld 6 6 6",
        "move: meld K K K",
        "cells.2.try.short.1",
        "“meld K K K” reaches the goal",
        at="- move: meld K K K\n          say: The sixes",
    ),
    "a ruling that is legal after all": Broken(
        "move: meld K K\n",
        "move: discard K\n",
        "cells.3.judge.legal",
        "the move is legal",
        at="legal: false",
    ),
    "a ruling that is not legal after all": Broken(
        "legal: false\n" + RULES_OF_JUDGE,
        "legal: true\n      choices",
        "cells.3.judge.legal",
        "the move is not legal: meld.size",
        at="legal: true",
    ),
    "a ruling by another rule": Broken(
        RULES_OF_JUDGE,
        "      rules: [meld.per_rank, meld.size]\n      choices",
        "cells.3.judge.rules.1",
        "meld.per_rank is not broken; broken are meld.size",
        at="rules: [meld.per_rank, ",
    ),
    "a ruling without a rule": Broken(
        RULES_OF_JUDGE,
        "      choices",
        "cells.3.judge.rules",
        "a move that is not legal needs its rules; broken are meld.size",
        at="- judge:",
    ),
    "a broken rule that would count as wrong": Broken(
        f"move: meld K K\n      legal: false\n{RULES_OF_JUDGE}: [",
        f"move: meld K\n      legal: false\n{RULES_OF_JUDGE}: [meld.naturals, ",
        "cells.3.judge.choices.1",
        "meld.naturals is broken too, so it must stand among the rules",
    ),
    "a number that is not so": Broken(
        "answer: 60",
        "answer: 70",
        "cells.4.count.answer",
        "the engine counts 60",
    ),
    "a lesson that is needed and missing": Broken(
        "minutes: 5",
        "minutes: 5\nneeds: [no-such-lesson]",
        "needs.1",
        "there is no lesson “no-such-lesson”",
    ),
    "a rule that the rule set does not use": Broken(
        "minutes: 5",
        "minutes: 5\nteaches: [meld.size, kitty.look]",
        "teaches.2",
        "kitty.look is used by none of the rule sets",
    ),
    "a value that is another": Broken(
        "of: {meld: A A A}\n      answer: 60",
        "of: {value: deal.cards}\n      answer: 60",
        "cells.4.count.answer",
        "the engine counts 11",
        at="answer: 60",
    ),
    "pick: a choice that is not legal": Broken(
        "accepts: [K K 2, 9 9 Jo]",
        "accepts: [K K 2, 9 9]",
        "cells.1.pick.accepts.2",
        "“9 9” is not legal: meld.size",
        base=PICK,
    ),
    "pick: a choice that misses the goal": Broken(
        "accepts: [K K 2, 9 9 Jo]",
        "accepts: [K K K]",
        "cells.1.pick.accepts.1",
        "“K K K” is legal but does not reach the goal",
        base=PICK,
    ),
    "pick: a mistake that is right": Broken(
        "cards: K K\n", "cards: K K 2\n", "cells.1.pick.wrong.1", "“K K 2” is right", base=PICK
    ),
    "pick: a mistake that is legal": Broken(
        "cards: K K\n",
        "cards: K K K\n",
        "cells.1.pick.wrong.1",
        "“K K K” is legal, and belongs under short",
        base=PICK,
    ),
    "pick: a mistake by another rule": Broken(
        "rules: [meld.size]",
        "rules: [meld.wilds]",
        "cells.1.pick.wrong.1.rules.1",
        "“K K” breaks meld.size, not meld.wilds",
        base=PICK,
    ),
    "pick: a mistake without its rules": Broken(
        "        rules: [meld.size]\n",
        "",
        "cells.1.pick.wrong.1.rules",
        "the rules are needed; broken are meld.size",
        at="- cards: K K\n",
        base=PICK,
    ),
    "pick: a short choice that is not legal": Broken(
        "cards: K K K",
        "cards: K 9 2",
        "cells.1.pick.short.1",
        "is not legal: ",
        base=PICK,
    ),
    "pick: not all wilds": Broken(
        "accepts: [2 2 Jo]",
        "accepts: [2 2]",
        "cells.1.pick.accepts.1",
        "“2 2” is not right: One more card belongs to them.",
        base=PICK_ALL,
    ),
    "pick: no such card in the hand": Broken(
        "{kind: wild}",
        "{kind: red_three}",
        "cells.1.pick.choose",
        "no card of the hand is like this",
        base=PICK_ALL,
    ),
    "order: steps that are not legal so": Broken(
        "      - meld K K K\n      - add Q to Q\n",
        "      - meld K K K\n      - add 9 to Q\n",
        "cells.1.order.steps.3",
        "“add 9 to Q” is not legal there: meld.one_rank",
        base=ORDER,
    ),
    "order: a wrong order that is legal": Broken(
        "order: [2, 1, 3, 4]",
        "order: [1, 3, 2, 4]",
        "cells.1.order.wrong.1",
        "this order is legal",
        at="- order: [1",
        base=ORDER,
    ),
    "order: a wrong order by another rule": Broken(
        "rules: [turn.draw_first]",
        "rules: [turn.one_draw]",
        "cells.1.order.wrong.1.rules.1",
        "this order breaks turn.draw_first, not turn.one_draw",
        base=ORDER,
    ),
    "compare: another ruling": Broken(
        "official: true",
        "official: false",
        "cells.1.compare.legal.official",
        "the move is legal",
        base=COMPARE,
    ),
    "compare: another ruling of the own rule set": Broken(
        "classic: false}\n    rules: {classic: [meld.wild_ratio]}",
        "classic: true}",
        "cells.1.compare.legal.classic",
        "the move is not legal: meld.wild_ratio",
        base=COMPARE,
    ),
    "compare: another rule": Broken(
        "[meld.wild_ratio]",
        "[meld.size]",
        "cells.1.compare.rules.classic.1",
        "meld.size is not broken; broken are meld.wild_ratio",
        base=COMPARE,
    ),
    "play: a line that misses the goal": Broken(
        'accepts: ["draw; discard 4; draw; meld A A A; discard 5"]',
        'accepts: ["draw; discard 4; draw; meld K K K"]',
        "cells.1.play.accepts.1",
        "the line is legal but does not end the task",
        base=PLAY,
    ),
    "play: a line with a mistake": Broken(
        'accepts: ["draw; discard 4; draw; meld A A A; discard 5"]',
        'accepts: ["draw; discard 4; draw; meld A A"]',
        "cells.1.play.accepts.1",
        "“meld A A” in turn 2 is not legal: meld.size",
        base=PLAY,
    ),
    "play: a script that cannot be played": Broken(
        "draw; discard 5]",
        "draw; discard Q]",
        "cells.1.play.script.1.moves.3.2",
        "“draw; discard Q” is not legal then: turn.cards_held",
        base=PLAY,
    ),
    "play: a script that does not end a turn": Broken(
        "2: draw; discard 9",
        "2: draw",
        "cells.1.play.script.1.moves.2",
        "“draw” does not end the turn",
        at="2: draw\n",
        base=PLAY,
    ),
    "play: a stock that is not known": Broken(
        "stock: Kc 9c 6h 7s Ad ?40",
        "stock: Kc 9c 6h 7s ?41",
        "cells.1.play.position.stock",
        "the next 5 cards of the stock at least must be given",
        base=PLAY,
    ),
    "play: a mistake that is legal": Broken(
        "move: draw; meld K K K",
        "move: draw; discard K",
        "cells.1.play.wrong.1",
        "“draw; discard K” is legal",
        base=PLAY,
    ),
    "play: a mistake in a turn that does not come": Broken(
        "turn: 2\n",
        "turn: 3\n",
        "cells.1.play.wrong.2.turn",
        "the first line accepted ends before",
        base=PLAY.replace("turns: 2", "turns: 3").replace("Ad ?40", "Ad 8c 4d Jc Qc ?36"),
    ),
    "play: a short answer that is right": Broken(
        "- move: draw; discard A",
        "- turn: 2\n        move: draw; meld A A A",
        "cells.1.play.short.1",
        "“draw; meld A A A” reaches the goal",
        at="- turn: 2",
        base=PLAY,
    ),
}


@pytest.mark.parametrize("text", [WHOLE, NINE])
def test_the_lessons_that_the_others_are_made_from_hold(text: str) -> None:
    assert check_claims(lesson(text)) == []


def test_one_of_them_has_cells_of_every_kind() -> None:
    assert {type(cell) for cell in lesson(NINE).cells} == set(KINDS.values())


@pytest.mark.parametrize("broken", DENIED.values(), ids=DENIED)
def test_what_does_not_hold_is_one_fault(broken: Broken) -> None:
    (fault,) = check_claims(lesson(broken.text))
    assert fault.place == broken.place
    assert broken.words in fault.message
    assert str(fault) == f"{fault.place}: {fault.message}"


def test_faults_of_several_rule_sets_name_theirs() -> None:
    text = changed("variant: classic", "variant: [classic, official]")
    text = text.replace("answer: 60", "answer: 70")
    assert [fault.message for fault in check_claims(lesson(text))] == [
        "the engine counts 60 (under classic)",
        "the engine counts 60 (under official)",
    ]


def verified(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """The exit status and the output of `verify` on a lesson with this text."""
    (folder / "lesson.yaml").write_text(text, encoding="utf-8")
    status = main(["verify", str(folder)])
    output = capsys.readouterr()
    return status, output.out, output.err


@pytest.mark.parametrize("text", [WHOLE, NINE])
def test_verify_agrees(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(text, tmp_path, capsys) == (0, "1 agree, 0 do not\n", "")


def test_verify_names_the_place_of_a_claim_that_does_not_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, error = verified(changed("answer: 60", "answer: 70"), tmp_path, capsys)
    assert (status, error) == (1, "")
    assert "lesson.yaml:52: cells.4.count.answer: the engine counts 60\n" in out
    assert out.endswith("0 agree, 1 do not\n")


SHARED = changed("variant: classic", "variant: [classic, official]")


def test_a_claim_is_executed_under_every_rule_set_of_the_lesson() -> None:
    """Two fours and two twos are a meld in Official, and none in Classic."""
    text = SHARED.replace("Ks Kh Kd Jc 9s 9h", "Ks Kh Kd Jc 2c 2d 9s 9h")
    text = text.replace("accepts: [meld K K K]", "accepts: [meld K K K, meld K K 2 2]")
    (fault,) = check_claims(lesson(text))
    assert fault.place == "x.yaml:14: cells.2.try.accepts.2"
    assert fault.message == "“meld K K 2 2” is not legal: meld.wild_ratio (under classic)"


def test_the_words_of_a_shared_lesson_speak_the_figures_of_each_rule_set() -> None:
    """Classic draws one card and Railroad two."""
    text = changed("variant: classic", "variant: [classic, railroad]")
    text = text.replace("At least {{meld.min_naturals}} naturals.", "Draw {{turn.draw}}.")
    shown = [lesson(text, variant).cells[0] for variant in ("classic", "railroad")]
    assert [cell.text for cell in shown if isinstance(cell, Say)] == ["Draw one.", "Draw two."]


def test_a_cell_may_be_for_some_of_the_rule_sets() -> None:
    """Its claims are executed under these alone, and the others keep their numbers."""
    text = SHARED.replace("answer: 60", "answer: 70").replace(
        "  - count:", "  - only: official\n    count:"
    )
    assert [str(fault) for fault in check_claims(lesson(text))] == [
        "x.yaml:53: cells.4.count.answer: the engine counts 60 (under official)"
    ]
    assert [cell.number for cell in lesson(text, "classic").cells] == [0, 1, 2]
    assert [cell.number for cell in lesson(text, "official").cells] == [0, 1, 2, 3]


def test_what_one_of_the_rule_sets_uses_may_be_taught() -> None:
    text = changed("variant: classic", "variant: [classic, railroad]\nteaches: [kitty.look]")
    assert not [fault for fault in check_claims(lesson(text)) if "teaches" in fault.place]


def test_a_lesson_of_another_course_is_not_there_to_be_needed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = lesson(changed("a-lesson", "before"))
    monkeypatch.setattr("engine.lessons.claims.shipped", lambda: (there,))
    text = changed("variant: classic", "variant: [classic, official]\nneeds: [before]")
    assert [fault.message for fault in check_claims(lesson(text))] == [
        "there is no lesson “before” (under official)"
    ]
