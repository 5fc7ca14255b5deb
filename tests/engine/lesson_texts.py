"""Small lessons for tests: one task, or one of each kind."""

from __future__ import annotations

import textwrap
from typing import NamedTuple

from engine.lessons import Cell, Lesson, read_lesson
from engine.yamltext import read_text

HEAD = """\
lesson: a-lesson
title: A lesson
variant: classic
minutes: 5
cells:
"""

SAY = """\
- say: At least {{meld.min_naturals}} naturals.
"""

TRY = """\
- try:
    ask: Lay a meld.
    position:
      step: play
      hands: {1: Ks Kh Kd Jc 9s 9h 6c 6d 6h 5d 4c}
      melds: {A: [Q Q Q]}
    goal: {melded: K}
    accepts: [meld K K K]
    wrong:
      - move: meld 9 9
        rules: [meld.size]
        say: Two nines are too few.
      - move: meld K K K J
        rules: [meld.one_rank]
        say: The jack stays.
    short:
      - move: meld 6 6 6
        say: The sixes are a meld, and the kings are left.
    broken:
      meld.one_rank: One rank in each meld.
    otherwise: Look for kings.
    say: Three kings.
    hints:
      - Which rank is there three times?
      - Lay the kings.
"""

JUDGE = """\
- judge:
    ask: Is this a meld?
    position:
      step: play
      hands: {1: K K 9 9 5 4}
      melds: {A: [Q Q Q]}
    move: meld K K
    legal: false
    rules: [meld.size]
    choices: [meld.size, meld.one_rank, meld.per_rank]
    replies:
      meld.one_rank: They are both kings.
    otherwise: Count the cards.
    say: A meld has three cards.
    hints:
      - How many cards does a meld have?
      - Two are too few.
"""

COUNT = """\
- count:
    ask: What are three aces worth?
    of: {meld: A A A}
    answer: 60
    wrong:
      30: Aces are worth more than kings.
    otherwise: An ace is worth twenty.
    say: Three times twenty.
    hints:
      - Add them up.
      - An ace is worth twenty.
"""

WHOLE = HEAD + textwrap.indent(SAY + TRY + JUDGE + COUNT, "  ")
"""A lesson in which all holds, with one cell of each kind that asks or tells."""


def lesson(text: str) -> Lesson:
    """The lesson that a text holds; its name in messages is `x.yaml`."""
    return read_lesson(read_text(text, "x.yaml"))


def cell(text: str) -> Cell:
    """The one cell that a text holds, in a lesson of its own."""
    (found,) = lesson(HEAD + textwrap.indent(text, "  ")).cells
    return found


def changed(old: str, new: str) -> str:
    """The whole lesson with a piece of its text replaced where it stands first."""
    assert old in WHOLE, old
    return WHOLE.replace(old, new, 1)


class Broken(NamedTuple):
    """A change that breaks the lesson, and what is said of it."""

    old: str
    new: str
    key: str
    """The key that the message names."""
    words: str
    """Words of the message."""
    at: str = ""
    """What begins on the line that the message names; where not given, the last line of `new`."""

    @property
    def text(self) -> str:
        """The whole lesson with the change."""
        return changed(self.old, self.new)

    @property
    def place(self) -> str:
        """File, line and key that the message has to name."""
        piece = self.at or self.new.rstrip("\n").splitlines()[-1]
        line = self.text[: self.text.index(piece)].count("\n") + 1
        return f"x.yaml:{line}: {self.key}" if self.key else f"x.yaml:{line}"
