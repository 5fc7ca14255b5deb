"""What was done to a notebook, to be undone and done again."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.notebook.document import Notebook

MOST_UNDONE = 100
"""So many changes can be undone."""


@dataclass(frozen=True, slots=True)
class History:
    """A notebook with what can be undone and done again: `past` and `future`, the nearest last."""

    now: Notebook
    past: tuple[Notebook, ...] = ()
    future: tuple[Notebook, ...] = ()

    def then(self, notebook: Notebook) -> History:
        """After a change. What had been undone cannot be done again."""
        if notebook == self.now:
            return self
        return History(notebook, (*self.past, self.now)[-MOST_UNDONE:])

    def undo(self) -> History:
        """Before the last change; the same where there was none."""
        if not self.past:
            return self
        return History(self.past[-1], self.past[:-1], (*self.future, self.now))

    def redo(self) -> History:
        """After the change that was undone last; the same where there is none."""
        if not self.future:
            return self
        return History(self.future[-1], (*self.past, self.now), self.future[:-1])

    def with_now(self, notebook: Notebook) -> History:
        """The same history once the notebook came back from a merge."""
        return replace(self, now=notebook)
