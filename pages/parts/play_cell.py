"""A task of some turns: the learner plays, and the others play between the turns."""

from __future__ import annotations

from dataclasses import replace
from html import escape

from engine import lessons
from engine.errors import BadInput
from engine.moves import Draw, Step
from engine.notation import read_step
from engine.position import Position
from pages.parts import cards as art
from pages.parts import page
from pages.parts.card_hand import Action
from pages.parts.pile_note import pile_note
from pages.parts.play_told import Done, Lately, gained, lately, seen_by, told_html
from pages.parts.step_text import cards_text
from pages.parts.table_view import table_html
from pages.parts.task import Place
from pages.parts.try_cell import Attempt, Outcome, log_html, step_html, work
from pages.parts.verdict import message_html, verdict_html
from pages.parts.words import say


class PlayAttempt(Attempt):
    """The learner's steps of all turns so far, and what the others did between them.

    The play is followed with the suits that are drawn, so that a card keeps its suit from turn
    to turn; lessons look at the kinds of cards only.
    """

    cell: lessons.Play
    line: lessons.Line
    latest: Lately

    def __init__(self, cell: lessons.Play, place: Place) -> None:
        super().__init__(replace(cell, position=art.dress(cell.position)), place)

    def follow(self, texts: tuple[str, ...]) -> None:
        """Make the steps that the link carries, as far as they are legal under these rules."""
        deck = self.rules.cards.deck
        made: list[Step] = []
        for text in texts:
            try:
                made.append(read_step(text, deck))
            except BadInput:
                break
        line = self.cell.follow(())
        try:
            line = self.cell.follow(tuple(made))
            if not line.legal:
                line = self.cell.follow(line.steps)
        except BadInput:
            pass
        self.line = line
        self.steps = list(line.steps)
        self.position = _sorted(art.dress(line.position))
        self.latest = lately(self.start, line)

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        return self.line.over

    def judge(self, step: Step) -> Outcome:
        """How the task stands after one step more. Raises `BadInput`."""
        return self.cell.follow((*self.steps, step))

    def above_html(self, working: bool) -> str:
        """Which turn it is, what the others did, and the table with their hands face down."""
        turn = ""
        if self.cell.turns > 1:
            text = say("play-turn", number=self.line.turn, count=self.cell.turns)
            turn = f'<p class="turn">{escape(text)}</p>'
        told = told_html(self.latest.others, self.viewer, self._told(), self._since)
        note = pile_note(self.position) if working else ""
        seen = seen_by(self.position, self.viewer)
        return turn + told + table_html(seen, self.viewer, note, hide_hand=working)

    def _told(self) -> str:
        """The author's word about what the others did before this turn."""
        own = len(self.latest.own)
        if not own or not self.latest.others:
            return self.line.told
        begun = self.steps[: len(self.steps) - len(self._own_steps())]
        return self.cell.follow(tuple(begun)).told

    @property
    def _since(self) -> str:
        return f"since-{self.cell.number}"

    def _own_steps(self) -> list[Done]:
        """The learner's own steps of this turn."""
        return [done for done in self.latest.own if done.event.seat == self.viewer]

    def log_html(self) -> str:
        """The steps of this turn, with what was drawn."""
        return log_html([self._logged(done) for done in self.latest.own])

    def _logged(self, done: Done) -> str:
        step = done.event.step
        written = step_html(step, self.rules)
        drawn = gained(done) if isinstance(step, Draw) else ()
        if not drawn:
            return written
        return f"{written} {escape(cards_text(drawn, self.rules))}"

    def said_html(self) -> str:
        """The referee's answer to the latest step, or that it is over and the goal missed."""
        place, line = self.place, self.line
        if line.verdict is None:
            return ""
        if line.over and not line.right:
            first, *rest = line.notes or (say("play-over"),)
            notes = [line.say, *rest, say("play-again")]
            return message_html(first, "bad", place.anchor, notes)
        if line.right:
            praise = say("try-right")
        elif self.latest.own:
            praise = say("try-go-on")
        else:
            praise = say("play-next-turn")
        return verdict_html(line.verdict, place.anchor, [line.say, *line.notes], praise)

    def more_backs(self) -> dict[Action, int]:
        """The way back to the start of this turn, where that is more than a step."""
        own, all_steps = len(self._own_steps()), len(self.steps)
        if own < 2 or own == all_steps:
            return {}
        return {Action("turn", say("play-back-turn"), "first_page"): all_steps - own}

    def made(self, step: Step, outcome: Outcome) -> None:
        """Once the others have played, what they did comes into view."""
        assert isinstance(outcome, lessons.Line)
        if outcome.over:
            page.move_to(self.place.anchor, focus=False)
        elif outcome.turn > self.line.turn:
            page.move_to(self._since, focus=False)


def _sorted(position: Position) -> Position:
    """The position with all hands sorted by rank, as a player sorts what has come to the hand."""
    return position._replace(hands=tuple(tuple(sorted(hand)) for hand in position.hands))


def play_cell(cell: lessons.Play, place: Place, head: str) -> None:
    """Show `head` (HTML), what happened, the table, the hand, and what the referee said."""
    work(lambda: PlayAttempt(cell, place), place, head)
