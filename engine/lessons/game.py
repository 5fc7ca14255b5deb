"""A play against a script while it goes on: the learner's steps and what follows from each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.lessons.cell import Steps
from engine.lessons.foreseen import word_for_illegal, word_for_short
from engine.lessons.goals import Turns, reaches, still_asked
from engine.lessons.script import Row, answered, ends_turn, kitty_taken, others_play
from engine.moves import Step
from engine.play import Event
from engine.position import Position
from engine.referee import Verdict, check
from engine.words import say

if TYPE_CHECKING:
    from engine.lessons.playing import Play


@dataclass(frozen=True, slots=True)
class Line:
    """How a task stands after the learner's steps and what the others did between them.

    `position` is the one to play on from; an illegal step leaves it as it was, and `verdict`
    is the referee's on the learner's latest step. `events` are all legal steps in order, the
    learner's own among them; `steps` are these alone, `turn` numbers the learner's turn from 1.
    `right` says that the task is done, `over` that nothing is left to play. `say` is the
    author's word for the latest step, `told` the one about what the others did after it, both
    may be empty; `notes` are the engine's own sentences.
    """

    position: Position
    events: tuple[Event, ...] = ()
    steps: Steps = ()
    turn: int = 1
    verdict: Verdict | None = None
    right: bool = False
    over: bool = False
    say: str = ""
    told: str = ""
    notes: tuple[str, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the latest step was legal."""
        return self.verdict is None or self.verdict.legal


class Game:
    """A task while it is played: the line so far, and what is needed to go on with `make`."""

    def __init__(self, task: Play) -> None:
        self.task = task
        self.learner = task.position.seat
        self.line = Line(task.position)
        self.made_on: list[Position] = []
        self.this_turn: list[Step] = []

    def make(self, step: Step) -> None:
        """One step of the learner's, and what follows from it."""
        line, task = self.line, self.task
        before = line.position
        verdict = check(before, step)
        self.this_turn.append(step)
        if verdict.after is None:
            word = word_for_illegal(task, tuple(self.this_turn), verdict.broken)
            self.line = Line(before, line.events, line.steps, line.turn, verdict, say=word)
            return
        self.made_on.append(before)
        events = [*line.events, Event(self.learner, step, verdict.after)]
        steps = (*line.steps, step)
        events += answered(verdict.after, self.learner, task.partner_says)
        ended = ends_turn(before, verdict.after)
        if ended:
            events += kitty_taken(verdict.after, self.learner)
        after = events[-1].after
        last = line.turn == task.turns or after.stage == "over"
        told = ""
        if ended and not last and not self._reached(steps, after):
            row = task.script[line.turn - 1] if line.turn <= len(task.script) else Row((), "")
            others = others_play(after, self.learner, row)
            events += others.events
            after, told = others.after, row.say
            last = after.stage == "over"
        right = self._reached(steps, after, last and ended)
        word, notes = self._word(right, ended, last, self._turns(steps, after))
        turn = line.turn + (ended and not last and not right)
        over = right or (ended and last)
        self.line = Line(after, tuple(events), steps, turn, verdict, right, over, word, told, notes)
        if ended:
            self.this_turn = []

    def _turns(self, steps: Steps, after: Position) -> Turns:
        return Turns(self.task.position, steps, tuple(self.made_on), after)

    def _reached(self, steps: Steps, after: Position, all_played: bool = False) -> bool:
        if not self.task.goal.model_fields_set:
            return all_played
        return reaches(self.task.goal, self._turns(steps, after))

    def _word(
        self, right: bool, ended: bool, last: bool, turns: Turns
    ) -> tuple[str, tuple[str, ...]]:
        """The author's word and the engine's sentences after a legal step."""
        task = self.task
        if right:
            return task.say, ()
        over = ended and last
        word = word_for_short(task, tuple(self.this_turn), over)
        if not over:
            return word, ()
        stage_over = turns.after.stage == "over"
        first = (
            say("lesson-play-over") if stage_over else say("lesson-play-turns", number=task.turns)
        )
        return word, (first, *still_asked(task.goal, turns))
