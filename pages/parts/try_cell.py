"""A task that asks for a move: pick cards, press what to do with them, or type it."""

from __future__ import annotations

from html import escape

from engine import lessons
from engine.errors import BadInput
from engine.moves import Step
from engine.notation import read_step, write_step
from engine.position import Position
from engine.referee import Verdict, check
from engine.ruleset import RuleSet
from pages.parts import cards as art
from pages.parts import page, steps
from pages.parts.card_hand import Action, Event, card_hand, event_of, ids_of, renew
from pages.parts.legal_moves import legal_moves_html
from pages.parts.pile_note import pile_note
from pages.parts.table_view import table_html
from pages.parts.task import Place, closing_html, hints_html, more_help, next_hint
from pages.parts.verdict import icon, message_html, verdict_html
from pages.parts.words import say


class Attempt:
    """The learner's attempt so far: the start, the legal steps, and where they led."""

    def __init__(self, cell: lessons.Try, place: Place) -> None:
        self.place = place
        self.cell = cell
        self.start = art.dress(cell.position)
        self.rules: RuleSet = self.start.rules
        self.position = self.start
        self.steps: list[Step] = []
        self.verdicts: list[Verdict] = []
        for text in place.task.steps:
            found = _judged(self.position, text)
            if found is None or found.after is None:
                break  # a link made under other rules: what still holds is kept
            self.steps.append(found.step)
            self.verdicts.append(found)
            self.position = art.dress(found.after)

    @property
    def viewer(self) -> int:
        """The seat that the learner plays."""
        return self.start.seat

    @property
    def over(self) -> bool:
        """Whether the learner's turn has ended."""
        return self.position.seat != self.viewer or self.position.stage == "over"

    def judge(self, more: tuple[Step, ...] = ()) -> lessons.Attempt:
        """What the lesson says about the steps so far, and `more`."""
        plain = tuple(steps.plain(step) for step in (*self.steps, *more))
        return lessons.attempt(self.cell, self.rules, plain)


def _judged(position: Position, text: str) -> Verdict | None:
    try:
        return check(position, read_step(text, position.rules.cards.deck))
    except BadInput:
        return None


def try_cell(cell: lessons.Try, place: Place) -> None:
    """Show the task: table, hand, what can be done, and what the referee said."""
    event = event_of(place.key("hand"))
    if event is not None:
        _do(Attempt(cell, place), event)
    _hand(Attempt(cell, place))


def _below(attempt: Attempt) -> str:
    """What was said so far: hints, the steps made, the referee's answer, what may be done."""
    place, cell = attempt.place, attempt.cell
    said = [_log(attempt), _said(attempt)]
    if place.is_open:
        said.insert(0, hints_html(place, cell.hints, _answer(cell, attempt.rules)))
        if not attempt.over and place.recall_flag("moves"):
            said.append(legal_moves_html(attempt.position))
    return "".join(said)


def _hand(attempt: Attempt) -> None:
    place, position = attempt.place, attempt.position
    working = place.is_open and not attempt.over
    card_hand(
        position.hand if working else (),
        attempt.rules,
        key=place.key("hand"),
        label=say("hand-label", count=len(position.hand)),
        actions=[choice.action for choice in steps.choices(position)] if working else (),
        likely=steps.likely(position),
        beside=_beside(attempt) if place.is_open else (),
        typing=working,
        move=page.target(),
        above=table_html(position, attempt.viewer, pile_note(position), hide_hand=working),
        below=_below(attempt),
        closing="" if place.is_open else closing_html(place),
        after=() if place.is_open else (Action("again", say("task-again"), "replay"),),
    )


def _answer(cell: lessons.Try, rules: RuleSet) -> str:
    return "; ".join(write_step(step, rules.cards.deck) for step in cell.answer)


def _beside(attempt: Attempt) -> list[Action]:
    """The quieter buttons: take back, start over, hints, what may be done."""
    place = attempt.place
    found = []
    if attempt.steps:
        found.append(Action("back", say("log-back"), "undo"))
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
    kept = place.task.steps
    if not place.is_open:
        if event.value == "again":
            place.reopen()
    elif event.kind == "typed":
        _typed(attempt, event.value)
    elif event.value == "back" and kept:
        _back(place, kept[:-1])
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
    wanted = list(found.cards)
    preset = []
    for id, card in ids_of(position.hand, attempt.rules).items():
        if card in wanted:
            wanted.remove(card)
            preset.append(id)
    renew(place.key("hand"), preset)
    place.remember()


def _make(attempt: Attempt, step: Step) -> None:
    """Make a step: keep it when it is legal, and see whether the task is done."""
    place = attempt.place
    text = write_step(step, attempt.rules.cards.deck)
    try:
        outcome = attempt.judge((step,))
    except BadInput as error:
        _remark(place, error)
        return
    if not outcome.legal:
        place.remember(wrong=text, notes=[outcome.say] if outcome.say else [])
        page.move_to(place.anchor, focus=False)
        return
    place.task = place.task.with_(steps=(*place.task.steps, text))
    place.remember(notes=[outcome.say] if outcome.say else [])
    renew(place.key("hand"))
    if outcome.right:
        place.finish()


def _said(attempt: Attempt) -> str:
    """What the referee said last: about a wrong step, or about the latest legal one."""
    place = attempt.place
    remark = place.recall("remark")
    if remark:
        return message_html(str(remark), "plain", place.anchor)
    notes = place.recall("notes") or []
    wrong = place.recall("wrong")
    found = _judged(attempt.position, str(wrong)) if wrong else None
    if found is not None:
        return verdict_html(found, place.anchor, notes)
    if not attempt.verdicts:
        return ""
    if not place.is_open:
        praise = say("try-right")
    elif attempt.over:
        praise = say("try-legal-but-not-asked")
    else:
        praise = say("try-go-on")
    return verdict_html(attempt.verdicts[-1], place.anchor, notes, praise)


def _log(attempt: Attempt) -> str:
    if not attempt.steps:
        return ""
    deck = attempt.rules.cards.deck
    rows = "".join(
        f"<li>{icon('kept')}<code>{escape(write_step(steps.plain(step), deck))}</code></li>"
        for step in attempt.steps
    )
    return f'<ol class="log" aria-label="{escape(say("log-label"))}">{rows}</ol>'


def _back(place: Place, kept: tuple[str, ...]) -> None:
    place.task = place.task.with_(steps=kept)
    place.remember()
    renew(place.key("hand"))
