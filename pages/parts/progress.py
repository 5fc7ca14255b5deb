"""What a learner has done: kept in the session, and in the link.

`Progress` never changes; every event makes a new one. The link carries all of it as
`p=1.<token>`: JSON, compressed, in letters that a query string leaves alone. So a
reload, or another browser, goes on where this one stopped.
"""

from __future__ import annotations

from typing import Annotated

import streamlit as st
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.errors import BadInput, CannotRead
from pages.parts.token import pack, unpack
from pages.parts.words import say

ALONE, WITH_HINTS, SHOWN = 3, 2, 1
"""Stars of a task that is done: without help, with hints, after the answer was shown."""

MOST_STEPS, LONGEST_STEP = 60, 200
"""What a link carries of one task's attempt."""

_KEY = "progress"


class Task(BaseModel):
    """One task of a lesson: how far the learner is.

    `stars` is 0 until it is done. `hints` counts the hints seen; `shown` says that
    the answer was. `steps` are the legal steps of the present attempt, as text; where no steps
    are asked for, they are the parts of the answer given last: cards, places, rulings.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    stars: Annotated[int, Field(ge=0, le=3)] = 0
    hints: Annotated[int, Field(ge=0, le=20)] = 0
    shown: bool = False
    steps: Annotated[
        tuple[Annotated[str, Field(max_length=LONGEST_STEP)], ...], Field(max_length=MOST_STEPS)
    ] = ()

    def earned(self) -> int:
        """The stars that doing it now would earn."""
        if self.shown:
            return SHOWN
        return WITH_HINTS if self.hints else ALONE

    def done(self) -> Task:
        """The same task, done; a better result from an earlier attempt stays."""
        return self.with_(stars=max(self.stars, self.earned()))

    def with_(self, **changes: object) -> Task:
        """A copy with some fields changed."""
        return self.model_copy(update=changes)


MOST_BOX = 5
"""Practice: the box of a rule that was answered right again and again; 1 is one just missed."""

_RuleId = Annotated[str, Field(pattern=r"^[a-z_]+\.[a-z_]+$", max_length=40)]


class Progress(BaseModel):
    """All tasks touched so far, by lesson (`classic/frozen-pile`) and number of the cell.

    `boxes` has the rules practised, by rule set, each with the box it is in: from 1 to
    `MOST_BOX`.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    lessons: Annotated[
        dict[
            Annotated[str, Field(pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", max_length=120)],
            Annotated[dict[Annotated[int, Field(ge=0, le=200)], Task], Field(max_length=100)],
        ],
        Field(max_length=200),
    ] = {}
    latest: Annotated[str, Field(max_length=120)] = ""
    boxes: Annotated[
        dict[
            Annotated[str, Field(pattern=r"^[a-z0-9-]+$", max_length=40)],
            Annotated[
                dict[_RuleId, Annotated[int, Field(ge=1, le=MOST_BOX)]], Field(max_length=100)
            ],
        ],
        Field(max_length=30),
    ] = {}

    def task(self, lesson: str, number: int) -> Task:
        """How far one task is."""
        return self.lessons.get(lesson, {}).get(number, Task())

    def with_task(self, lesson: str, number: int, task: Task) -> Progress:
        """The same progress with one task changed, and its lesson the latest."""
        tasks = {**self.lessons.get(lesson, {}), number: task}
        changed = {"lessons": {**self.lessons, lesson: tasks}, "latest": lesson}
        return self.model_copy(update=changed)

    def box(self, variant: str, rule: str) -> int:
        """The box of a rule under a rule set; 0 while it was never practised."""
        return self.boxes.get(variant, {}).get(rule, 0)

    def with_box(self, variant: str, rule: str, box: int) -> Progress:
        """The same progress with a rule in another box."""
        rules = {**self.boxes.get(variant, {}), rule: box}
        return self.model_copy(update={"boxes": {**self.boxes, variant: rules}})

    def done(self, lesson: str) -> list[int]:
        """The stars of the tasks of a lesson that are done."""
        return [task.stars for task in self.lessons.get(lesson, {}).values() if task.stars]


def write(progress: Progress) -> str:
    """Progress as a token for a link."""
    plain: dict[str, object] = {
        "l": {
            lesson: {
                str(number): [task.stars, task.hints, int(task.shown), *task.steps]
                for number, task in tasks.items()
            }
            for lesson, tasks in progress.lessons.items()
        },
        "n": progress.latest,
    }
    if progress.boxes:
        plain["b"] = progress.boxes
    return pack(plain)


def read(token: str) -> Progress:
    """The progress that a token carries. Raises `CannotRead` when it carries none."""
    plain = unpack(token)
    try:
        lessons = {
            lesson: {
                number: {"stars": stars, "hints": hints, "shown": bool(shown), "steps": steps}
                for number, (stars, hints, shown, *steps) in tasks.items()
            }
            for lesson, tasks in plain["l"].items()
        }
        boxes = plain.get("b", {})  # links of before practice have none
        return Progress.model_validate({"lessons": lessons, "latest": plain["n"], "boxes": boxes})
    except (ValueError, ValidationError, KeyError, TypeError, AttributeError):
        raise CannotRead(say("link-unreadable")) from None


def with_step(steps: tuple[str, ...], step: str) -> tuple[str, ...]:
    """An attempt with one step more. Raises `BadInput` when a link cannot carry that much."""
    if len(steps) >= MOST_STEPS or len(step) > LONGEST_STEP:
        raise BadInput(say("too-many-steps"))
    return (*steps, step)


def current() -> Progress:
    """The learner's progress in this session; at its start, what the link carries."""
    if _KEY not in st.session_state:
        found = Progress()
        token = st.query_params.get("p", "")
        if token:
            try:
                found = read(token)
            except CannotRead as error:
                st.session_state["progress_fault"] = error.message
        st.session_state[_KEY] = found
    kept: Progress = st.session_state[_KEY]
    return kept


def keep(progress: Progress) -> None:
    """Remember progress in the session; `show_in_link` brings it into the link."""
    st.session_state[_KEY] = progress


def show_in_link() -> None:
    """Write the progress into the page's address, if there is any."""
    progress = current()
    if progress.lessons or progress.boxes:
        token = write(progress)
        if st.query_params.get("p") != token:
            st.query_params["p"] = token
    elif "p" in st.query_params:
        del st.query_params["p"]


def fault() -> str:
    """Why the link's progress could not be read; told once, empty otherwise."""
    return str(st.session_state.pop("progress_fault", ""))
