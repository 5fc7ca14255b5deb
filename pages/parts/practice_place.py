"""The place of one practice question: kept for the session alone, and graded into the boxes."""

from __future__ import annotations

from typing import Any

import streamlit as st

from engine.ruleset import RuleSet
from pages.parts.practice_boxes import note_missed, note_right
from pages.parts.progress import ALONE, Task
from pages.parts.rule_choice import write
from pages.parts.task import Place


class DrillPlace(Place):
    """A question about a rule, by its seed. Only the first answer to it counts."""

    def __init__(self, rule: str, rules: RuleSet, seed: int) -> None:
        super().__init__(f"practice/{write(rules)}/{rule}", seed)
        self.rule = rule
        self.rules = rules

    @property
    def anchor(self) -> str:
        """The id of the question's verdict in the page."""
        return "verdict-practice"

    @property
    def task(self) -> Task:
        """How far the learner is with this question."""
        found: Task = st.session_state.get(self.key("task"), Task())
        return found

    @task.setter
    def task(self, task: Task) -> None:
        st.session_state[self.key("task")] = task
        if task.shown or task.hints:
            self._grade(right=False)

    def remember(self, **values: Any) -> None:
        """Keep fleeting values; one that says that the answer was wrong is a miss."""
        super().remember(**values)
        if values.get("kind") == "bad":
            self._grade(right=False)

    def finish(self) -> None:
        """The question is answered right."""
        self._grade(right=self.task.earned() == ALONE)
        super().finish()

    def _grade(self, *, right: bool) -> None:
        """Move the rule to another box, at the first answer alone."""
        if self.recall_flag("graded"):
            return
        self.set_flag("graded", True)
        (note_right if right else note_missed)(self.rule, self.rules)
