"""Lessons that claim what is not so: each wrong claim is one fault with file, line and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.commandline import main
from engine.lessons import check_claims
from tests.engine.lesson_texts import WHOLE, Broken, changed, lesson

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
}


def test_the_lesson_that_the_others_are_made_from_holds() -> None:
    assert check_claims(lesson(WHOLE)) == []


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


def test_verify_agrees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(WHOLE, tmp_path, capsys) == (0, "1 agree, 0 do not\n", "")


def test_verify_names_the_place_of_a_claim_that_does_not_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, error = verified(changed("answer: 60", "answer: 70"), tmp_path, capsys)
    assert (status, error) == (1, "")
    assert "lesson.yaml:52: cells.4.count.answer: the engine counts 60\n" in out
    assert out.endswith("0 agree, 1 do not\n")
