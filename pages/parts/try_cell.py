"""A task that asks for a move: pick cards, press what to do with them, or type it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Protocol

from engine import lessons
from engine.errors import BadInput
from engine.moves import LayThree, Step, without_suits
from engine.notation import read_step, write_step
from engine.position import Position
from engine.referee import Verdict, check
from engine.ruleset import RuleSet
from pages.parts import cards as art
from pages.parts import page, progress, steps
from pages.parts.card_hand import Action, Event, Hand, card_hand, event_of, ids_for, ids_of, renew
from pages.parts.legal_moves import legal_moves_html
from pages.parts.pile_note import pile_note
from pages.parts.table_view import table_html
from pages.parts.task import Place, closing_html, hints_html, more_help, next_hint
from pages.parts.verdict import icon, message_html, verdict_html
from pages.parts.words import say


class Outcome(Protocol):
    """What one step more comes to, as a lesson says."""

    @property
    def legal(self) -> bool:
        """Whether the step is legal."""

    @property
    def right(self) -> bool:
        """Whether the task is done with it."""

    @property
    def say(self) -> str:
        """The author's word; it may be empty."""


class Attempt:
    """The learner's attempt so far: the start, the legal steps, and where they led.

    Tasks of another kind that ask for steps say by their own class what is different.
    """

    cell: lessons.Try | lessons.Play

    def __init__(self, cell: lessons.Try | lessons.Play, place: Place) -> None:
        self.place = place
        self.cell = cell
        self.start = art.dress(cell.position)
        self.rules: RuleSet = self.start.rules
        self.position = self.start
        self.steps: list[Step] = []
        self.verdicts: list[Verdict] = []
        self.follow(place.task.steps)

    def follow(self, texts: tuple[str, ...]) -> None:
        """Make the steps that the link carries, as far as they are legal under these rules."""
        for text in texts:
            found = judged(self.position, text)
            if found is None or found.after is None:
                break
            self.steps.append(found.step)
            self.verdicts.append(found)
            self.position = art.dress(found.after)

    @property
    def texts(self) -> tuple[str, ...]:
        """The steps as the link carries them."""
        return self.place.task.steps[: len(self.steps)]

    @property
    def viewer(self) -> int:
        """The seat that the learner plays."""
        return self.start.seat

    @property
    def over(self) -> bool:
        """Whether the learner's turn has ended."""
        return self.position.seat != self.viewer or self.position.stage == "over"

    def judge(self, step: Step) -> Outcome:
        """What the lesson says about the steps so far, and this one. Raises `BadInput`."""
        assert isinstance(self.cell, lessons.Try)
        plain = tuple(without_suits(one) for one in (*self.steps, step))
        return lessons.attempt(self.cell, self.rules, plain)

    def above_html(self, working: bool) -> str:
        """The table, and what stands over it; the hand stands beside it while it is `working`."""
        position = self.position
        return table_html(position, self.viewer, pile_note(position), hide_hand=working)

    def log_html(self) -> str:
        """The steps made so far."""
        return log_html([step_html(step, self.rules) for step in self.steps])

    def said_html(self) -> str:
        """The referee's answer to the latest legal step; empty before the first."""
        if not self.verdicts:
            return ""
        if not self.place.is_open:
            praise = say("try-right")
        elif self.over:
            praise = say("try-legal-but-not-asked")
        else:
            praise = say("try-go-on")
        notes = self.place.recall("notes") or []
        return verdict_html(self.verdicts[-1], self.place.anchor, notes, praise)

    def more_backs(self) -> dict[Action, int]:
        """Ways to take back more than a step: how many steps stay."""
        return {}

    def made(self, step: Step, outcome: Outcome) -> None:
        """A legal step was made that did not finish the task."""


def judged(position: Position, text: str) -> Verdict | None:
    """The referee on a step as the link carries it; None when it cannot be read or judged."""
    try:
        return check(position, read_step(text, position.rules.cards.deck))
    except BadInput:
        return None


def try_cell(cell: lessons.Try, place: Place, head: str) -> None:
    """Show the task: `head` (HTML), table, hand, what can be done, and what the referee said."""
    work(lambda: Attempt(cell, place), place, head)


def work(begin: Callable[[], Attempt], place: Place, head: str) -> None:
    """Show an attempt as it is after what the learner has just done."""

    def draw() -> Hand:
        attempt = begin()
        event = event_of(place.key("hand"))
        if event is not None:
            before = place.task
            _do(attempt, event)
            if place.task.steps != before.steps:
                attempt = begin()
        return _hand(attempt, head)

    card_hand(place.key("hand"), draw)


def _below(attempt: Attempt) -> str:
    """What was said so far: hints, the steps made, the referee's answer, what may be done."""
    place, cell = attempt.place, attempt.cell
    said = [attempt.log_html(), _said(attempt)]
    if place.is_open:
        said.insert(0, hints_html(place, cell.hints, _answer(cell, attempt.rules)))
        if not attempt.over and place.recall_flag("moves"):
            said.append(legal_moves_html(attempt.position))
    return "".join(said)


def _hand(attempt: Attempt, head: str) -> Hand:
    place, position = attempt.place, attempt.position
    working = place.is_open and not attempt.over
    return Hand(
        cards=position.hand if working else (),
        rules=attempt.rules,
        label=say("hand-label", count=len(position.hand)),
        actions=[choice.action for choice in steps.choices(position)] if working else (),
        likely=steps.likely(position),
        beside=_beside(attempt) if place.is_open else (),
        typing=working,
        move=page.target(),
        above=head + attempt.above_html(working),
        below=_below(attempt),
        framed=True,
        closing="" if place.is_open else closing_html(place),
        after=() if place.is_open else (Action("again", say("task-again"), "replay"),),
    )


def _answer(cell: lessons.Try | lessons.Play, rules: RuleSet) -> str:
    return "; ".join(write_step(step, rules.cards.deck) for step in cell.answer)


def _beside(attempt: Attempt) -> list[Action]:
    """The quieter buttons: take back, start over, hints, what may be done."""
    place = attempt.place
    found = []
    if attempt.steps:
        found.append(Action("back", say("log-back"), "undo"))
        found += attempt.more_backs()
        found.append(Action("restart", say("log-restart"), "restart_alt"))
    hint = next_hint(place, attempt.cell.hints)
    if hint is not None:
        found.append(hint)
    if not attempt.over:
        shown = place.recall_flag("moves")
        found.append(Action("moves", say("moves-hide" if shown else "moves-show"), "rule"))
    return found


def _do(attempt: Attempt, event: Event) -> None:
    """What the learner did: made a step, typed something, or pressed one of the quieter buttons."""
    place, position = attempt.place, attempt.position
    kept = attempt.texts
    backs = {action.key: number for action, number in attempt.more_backs().items()}
    if not place.is_open:
        if event.value == "again":
            place.reopen()
    elif event.kind == "typed":
        _typed(attempt, event.value)
    elif event.value == "back" and kept:
        _back(place, kept[:-1])
    elif event.value in backs:
        _back(place, kept[: backs[event.value]])
    elif event.value == "restart":
        _back(place, ())
    elif event.value == "hint":
        more_help(place, attempt.cell.hints)
    elif event.value == "moves":
        place.set_flag("moves", not place.recall_flag("moves"))
    else:
        known = ids_of(position.hand, attempt.rules)
        picked = tuple(known[id] for id in event.picked if id in known)
        try:
            step = steps.build(position, event.value, picked)
        except BadInput as error:
            _remark(place, error)
            return
        _make(attempt, step)


def _remark(place: Place, error: BadInput) -> None:
    place.remember(remark=error.message)
    page.move_to(place.anchor, focus=False)


def _typed(attempt: Attempt, text: str) -> None:
    place, position = attempt.place, attempt.position
    try:
        found = steps.read(text[:200], position)
    except BadInput as error:
        _remark(place, error)
        return
    if not isinstance(found, steps.Pick):
        _make(attempt, found)
        return
    renew(place.key("hand"), ids_for(found.cards, position.hand, attempt.rules))
    place.remember()


def _make(attempt: Attempt, step: Step) -> None:
    """Make a step: keep it when it is legal, and see whether the task is done."""
    place = attempt.place
    text = write_step(step, attempt.rules.cards.deck)
    try:
        outcome = attempt.judge(step)
        kept = progress.with_step(attempt.texts, text)
    except BadInput as error:
        _remark(place, error)
        return
    if not outcome.legal:
        place.remember(wrong=text, notes=[outcome.say] if outcome.say else [])
        page.move_to(place.anchor, focus=False)
        return
    place.task = place.task.with_(steps=kept)
    place.remember(notes=[outcome.say] if outcome.say else [])
    renew(place.key("hand"))
    if outcome.right:
        place.finish()
    else:
        attempt.made(step, outcome)


def _said(attempt: Attempt) -> str:
    """What the referee said last: about a wrong step, or about the latest legal one."""
    place = attempt.place
    remark = place.recall("remark")
    if remark:
        return message_html(str(remark), "plain", place.anchor)
    wrong = place.recall("wrong")
    found = judged(attempt.position, str(wrong)) if wrong else None
    if found is not None:
        return verdict_html(found, place.anchor, place.recall("notes") or [])
    return attempt.said_html()


def step_html(step: Step, rules: RuleSet) -> str:
    """A step that was made, in notation, with suits only where they tell cards apart."""
    shown = step if isinstance(step, LayThree) else without_suits(step)
    return f"<code>{escape(write_step(shown, rules.cards.deck))}</code>"


def log_html(rows: list[str]) -> str:
    """Steps that were made, each as HTML; empty when there are none."""
    if not rows:
        return ""
    listed = "".join(f"<li>{icon('kept')}{row}</li>" for row in rows)
    return f'<ol class="log" aria-label="{escape(say("log-label"))}">{listed}</ol>'


def _back(place: Place, kept: tuple[str, ...]) -> None:
    place.task = place.task.with_(steps=kept)
    place.remember()
    renew(place.key("hand"))
