"""Who plays, in words: sides, players, and signed points. Nothing here is escaped yet."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.roundcount import Party, parties
from engine.ruleset import RuleSet
from engine.scoresheet import Sheet, player_names, players_of
from engine.words import listed
from pages.parts.words import say


@dataclass(frozen=True)
class Names:
    """The names of a match, by letter and by seat."""

    sheet: Sheet
    rules: RuleSet

    def for_labels(self) -> Names:
        """The same names for labels of Streamlit, which reads Markdown in them."""
        names = {letter: unmarked(name) for letter, name in self.sheet.names.items()}
        return Names(self.sheet.with_(names=names), self.rules)

    def side(self, letter: str) -> str:
        """A side or a player with a score of their own, as named, else by letter or seat."""
        given = self.sheet.names.get(letter, "").strip()
        if given:
            return given
        if self.rules.seats.sides == "two":
            return say("score-side", letter=letter)
        return say("score-player", seat=ord(letter) - ord("A") + 1)

    def party(self, party: Party) -> str:
        """Those who are counted together in a round."""
        if len(party.scored) == 1:
            return self.side(party.letter)
        return say("score-joined", names=listed([self.side(letter) for letter in party.scored]))

    def seat(self, seat: int) -> str:
        """The player in a seat: by name, if the side's name tells the players apart."""
        players = players_of(self.sheet, self.rules)
        party = next(one for one in parties(self.rules, players) if seat in one.seats)
        if len(party.seats) == 1:
            return self.side(party.letter)
        named = player_names(self.sheet, self.rules, party.letter)
        if named:
            return named[party.seats.index(seat)]
        return say("score-seat", side=self.side(party.letter), seat=seat)


_MARKS = re.compile(r"([\\`*_\[\]()#~:$<>|!])")


def unmarked(text: str) -> str:
    """Text for a label of Streamlit, which reads Markdown: every mark stands for itself.

    >>> unmarked("**Ann** [Bob]")
    '\\\\*\\\\*Ann\\\\*\\\\* \\\\[Bob\\\\]'
    """
    return _MARKS.sub(r"\\\1", text)


def points(number: int, *, signed: bool = False) -> str:
    """Points for a table: with thousands, and a real minus.

    >>> points(-1250), points(300, signed=True)
    ('−1,250', '+300')
    """
    text = f"{abs(number):,}"
    if number < 0:
        return f"\N{MINUS SIGN}{text}"
    return f"+{text}" if signed and number else text
