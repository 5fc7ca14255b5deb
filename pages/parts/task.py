"""What all tasks of a lesson share: their state, their hints, stars, and what was said last."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import streamlit as st

from engine.moves import Step
from engine.notation import write_step
from engine.position import Position
from pages.parts import page, progress
from pages.parts.card_hand import Action, renew
from pages.parts.pile_note import pile_note
from pages.parts.progress import Task
from pages.parts.step_text import step_text
from pages.parts.table_view import table_html
from pages.parts.verdict import inline
from pages.parts.words import say


class Place:
    """One task's place: its lesson (`classic/frozen-pile`) and the number of its cell."""

    def __init__(self, lesson: str, number: int) -> None:
        self.lesson = lesson
        self.number = number

    def key(self, name: str) -> str:
        """A key for a widget or a fleeting value of this task."""
        return f"{self.lesson}#{self.number}-{name}"

    @property
    def anchor(self) -> str:
        """The id of the task's verdict in the page."""
        return f"verdict-{self.number}"

    @property
    def task(self) -> Task:
        """How far the learner is."""
        return progress.current().task(self.lesson, self.number)

    @task.setter
    def task(self, task: Task) -> None:
        progress.keep(progress.current().with_task(self.lesson, self.number, task))

    def remember(self, **values: Any) -> None:
        """Keep fleeting values (a wrong answer, a remark) until the task changes again."""
        st.session_state[self.key("fleeting")] = values

    def recall(self, name: str) -> Any:
        """A fleeting value, None when there is none."""
        return st.session_state.get(self.key("fleeting"), {}).get(name)

    def recall_flag(self, name: str) -> bool:
        """A yes or no that stays for the session, no at first."""
        return bool(st.session_state.get(self.key(name)))

    def set_flag(self, name: str, value: bool) -> None:
        """Set what `recall_flag` tells."""
        st.session_state[self.key(name)] = value

    @property
    def is_open(self) -> bool:
        """Whether the task is to be worked on: not done yet, or tried again."""
        return not self.task.stars or self.recall_flag("again")

    def reopen(self) -> None:
        """Try a task again; its stars stay until they are bettered."""
        self.set_flag("again", True)
        self.task = Task(stars=self.task.stars)
        self.remember()
        renew(self.key("hand"))

    def finish(self) -> None:
        """The task is done: note the stars, close it, move on to what is said about it."""
        self.set_flag("again", False)
        reveal()
        self.task = self.task.done()
        page.move_to(self.anchor)


def head_html(title: str, asked: str) -> str:
    """The head of a task: its title, and what is asked as HTML with all text escaped."""
    return f'<div class="task"><h2>{escape(title)}</h2><p>{asked}</p></div>'


def task_table(position: Position, place: Place) -> str:
    """The table of a task that asks a question, as HTML.

    What would answer it (the minimum, whether the pile is frozen) is told once it is done.
    """
    seat = position.seat
    if place.is_open:
        return table_html(position, seat, notes=False)
    return table_html(position, seat, pile_note(position))


def move_html(position: Position, steps: tuple[Step, ...]) -> str:
    """A move to be judged, in words and as it is written; whether it is legal is left open."""
    deck = position.rules.cards.deck
    written = "; ".join(f"<code>{escape(write_step(step, deck))}</code>" for step in steps)
    told = escape(" ".join(step_text(step, position.rules) for step in steps))
    return f'<p class="move"><strong>{escape(say("judge-move"))}</strong> {told} {written}</p>'


def hints_html(place: Place, texts: Sequence[str], answer: str) -> str:
    """The hints seen so far, and after them the answer; empty when none was asked for."""
    task = place.task
    rows = "".join(f"<li>{inline(text)}</li>" for text in texts[: task.hints])
    if task.shown:
        rows += f"<li><strong>{escape(say('hint-answer'))}</strong> {escape(answer)}</li>"
    return f'<div role="status"><ol class="hints">{rows}</ol></div>' if rows else ""


def hints(place: Place, texts: Sequence[str], answer: str) -> None:
    """Show `hints_html`."""
    shown = hints_html(place, texts, answer)
    if shown:
        st.html(shown)


def next_hint(place: Place, texts: Sequence[str]) -> Action | None:
    """The button for the next hint; when all are seen, for the answer; None after that."""
    task = place.task
    if task.shown:
        return None
    if task.hints < len(texts):
        label = say("hint-next", number=task.hints + 1, of=len(texts))
        return Action("hint", label, "lightbulb")
    return Action("hint", say("hint-show"), "visibility")


def more_help(place: Place, texts: Sequence[str]) -> None:
    """Show one hint more, or after the last of them the answer."""
    task = place.task
    if task.hints < len(texts):
        place.task = task.with_(hints=task.hints + 1)
    else:
        place.task = task.with_(shown=True)
        reveal()


def hint_button(place: Place, texts: Sequence[str]) -> None:
    """The same as a button of its own, for tasks without a hand."""
    hint = next_hint(place, texts)
    if hint is None:
        return
    st.button(
        hint.label, key=place.key("hint"), icon=f":material/{hint.icon}:", type="tertiary",
        on_click=more_help, args=(place, texts),
    )  # fmt: skip


_REVEAL = "_reveal"


def reveal() -> None:
    """Let the page run again once this task is drawn: the cells after it may be shown now."""
    st.session_state[_REVEAL] = True


def is_to_reveal() -> bool:
    """Whether `reveal` was called since this was last asked."""
    return bool(st.session_state.pop(_REVEAL, False))


def stars_html(stars: int) -> str:
    """Three stars, so many of them filled, with words for those who do not see them."""
    return (
        f'<span class="stars" role="img" aria-label="{escape(say("stars", stars=stars))}">'
        f"{'<i></i>' * stars}{'<i class=empty></i>' * (3 - stars)}</span>"
    )


def closing_html(place: Place) -> str:
    """Under a task that is done: its stars, and how it was done."""
    stars = place.task.stars
    return f'<p class="crumb">{stars_html(stars)} {escape(say("task-done", stars=stars))}</p>'


def closing(place: Place) -> None:
    """The same with the way to try again, for tasks without a hand."""
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.html(closing_html(place), width="content")
        st.button(
            say("task-again"), key=place.key("again-button"), icon=":material/replay:",
            type="tertiary", on_click=place.reopen,
        )  # fmt: skip
