"""The ways in which input is refused before any rule is asked.

Three kinds of refusal are told apart everywhere: text that cannot be read
(`CannotRead`), text that could mean several things (`Ambiguous`), and a move
that was read but is not legal. The last is not an error: it is a ruling
(`engine.referee.Verdict`).
"""

from __future__ import annotations


class BadInput(ValueError):
    """Input that was refused, with one sentence for the person who gave it.

    `message` says what is wrong and what was expected. `place` says where:
    a file, `file:line` or `file:line: key`; empty while it is not yet known.
    `str()` gives both.

    >>> str(BadInput("no such card", place="case.yaml:3: hands"))
    'case.yaml:3: hands: no such card'
    """

    def __init__(self, message: str, place: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.place = place

    def __str__(self) -> str:
        """The place and the message."""
        return f"{self.place}: {self.message}" if self.place else self.message

    def at(self, place: str) -> BadInput:
        """The same refusal with its place, of the same kind."""
        return type(self)(self.message, place)


class CannotRead(BadInput):
    """The text is not in the notation, or names what does not exist."""


class Ambiguous(BadInput):
    """The text could mean several things; `message` lists them."""
