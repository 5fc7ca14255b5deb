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

SHOW = """\
- show:
    title: A meld of queens
    position: {melds: {A: [Q Q Q]}}
"""

PICK = """\
- pick:
    ask: Choose cards for one meld with exactly one wild.
    position:
      step: play
      hands: {1: Ks Kh Kd 9s 9h 2c Jo 5d 4c}
      melds: {A: [Q Q Q]}
    choose: {move: meld cards}
    goal: {wilds: 1}
    accepts: [K K 2, 9 9 Jo]
    wrong:
      - cards: K K
        rules: [meld.size]
        say: Two kings are too few.
    short:
      - cards: K K K
        say: A meld without a wild.
    broken:
      meld.one_rank: One rank in each meld.
    otherwise: Two of a rank and a wild.
    say: The wild is the third.
    hints:
      - Which ranks are there twice?
      - A two or a joker is the third card.
"""

PICK_ALL = """\
- pick:
    ask: Choose all wilds.
    position:
      step: play
      hands: {1: Ks Kh 9s 2c 2d Jo 3c 5d 4c}
      melds: {A: [Q Q Q]}
    choose: {kind: wild}
    accepts: [2 2 Jo]
    wrong:
      - cards: 2 2
        say: There is one more, without a rank.
    otherwise: Some cards stand for others.
    say: Twos and jokers.
    hints:
      - Some cards stand for others.
      - Twos and jokers do.
"""

ORDER = """\
- order:
    ask: Put this turn in order.
    position:
      hands: {1: Ks Kh Kd 9s 6c 5d 4c}
      melds: {A: [Q Q Q]}
      stock: Qh ?40
    steps:
      - {move: draw, text: Draw from the stock}
      - meld K K K
      - add Q to Q
      - {move: discard 4, text: Discard the four}
    wrong:
      - order: [2, 1, 3, 4]
        rules: [turn.draw_first]
        say: No meld before the draw.
    broken:
      turn.cards_held: The queen comes with the draw.
    otherwise: A turn begins with the draw.
    say: Draw, meld, discard.
    hints:
      - How does a turn begin?
      - Draw first and discard last.
"""

COMPARE = """\
- compare:
    ask: Two fours and two twos – is that a meld?
    position:
      step: play
      hands: {1: 4s 4h 2s 2h 9c 6d 5s}
      melds: {A: [Q Q Q]}
    move: meld 4 4 2 2
    legal: {official: true, classic: false}
    rules: {classic: [meld.wild_ratio]}
    replies:
      classic: Here the naturals must be more.
    otherwise: Count naturals and wilds.
    say: The rule sets differ.
    hints:
      - Count the naturals and the wilds.
      - Where may they be as many?
"""

PLAY = """\
- play:
    ask: Open within two turns.
    position:
      hands: {1: As Ah Ks Kh Kd 9s 8h 7c 6d 5s 4c, 2: "9d ?10", 3: "5c ?10"}
      stock: Kc 9c 6h 7s Ad ?40
      pile: 10h Jc
    turns: 2
    goal: {opened: true}
    script:
      - moves:
          2: draw; discard 9
          3: [take 10 10; discard 5, draw; discard 5]
        say: A five was thrown.
    accepts: ["draw; discard 4; draw; meld A A A; discard 5"]
    wrong:
      - move: draw; meld K K K
        rules: [opening.minimum]
        say: Three kings are too little.
      - move: draw; meld A A
        turn: 2
        rules: [meld.size]
        say: You hold three aces.
    short:
      - move: draw; discard A
        say: That ace would have helped.
    broken:
      turn.draw_first: Draw first.
    otherwise: Wait for a third ace.
    say: Three aces open.
    hints:
      - Which cards are worth most?
      - A third ace comes in the second turn.
"""

NINE = HEAD + textwrap.indent(
    SAY + SHOW + TRY + JUDGE + PICK + PICK_ALL + COUNT + ORDER + COMPARE + PLAY, "  "
)
"""A lesson in which all holds, with cells of all nine kinds."""

WHOLE = HEAD + textwrap.indent(SAY + TRY + JUDGE + COUNT, "  ")
"""A lesson in which all holds, with one cell of each kind that asks or tells."""


def lesson(text: str, variant: str = "") -> Lesson:
    """The lesson that a text holds, for a rule set; its name in messages is `x.yaml`."""
    return read_lesson(read_text(text, "x.yaml"), variant)


def cell(text: str, variant: str = "classic") -> Cell:
    """The one cell that a text holds, in a lesson of its own for a rule set."""
    whole = replaced(in_lesson(text), "variant: classic", f"variant: {variant}")
    (found,) = lesson(whole).cells
    return found


def in_lesson(cells: str) -> str:
    """The text of a lesson that holds these cells."""
    return HEAD + textwrap.indent(cells, "  ")


def changed(old: str, new: str) -> str:
    """The whole lesson with a piece of its text replaced where it stands first."""
    return replaced(WHOLE, old, new)


def replaced(text: str, old: str, new: str) -> str:
    """A text with a piece replaced where it stands first."""
    assert old in text, old
    return text.replace(old, new, 1)


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
    base: str = ""
    """The task that is changed; where not given, the whole lesson."""

    @property
    def text(self) -> str:
        """The whole lesson with the change, or a lesson of the one task."""
        if self.base:
            return in_lesson(replaced(self.base, self.old, self.new))
        return changed(self.old, self.new)

    @property
    def place(self) -> str:
        """File, line and key that the message has to name."""
        piece = self.at or self.new.rstrip("\n").splitlines()[-1]
        line = self.text[: self.text.index(piece)].count("\n") + 1
        return f"x.yaml:{line}: {self.key}" if self.key else f"x.yaml:{line}"
