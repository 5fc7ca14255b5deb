"""Lessons that cannot be read: each fault is one clear message with file, line and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.commandline import main
from engine.errors import BadInput, CannotRead
from tests.engine.lesson_texts import Broken, changed, lesson

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
        "2 to 6 hints were expected, from the idea to the answer, and 1 given",
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
