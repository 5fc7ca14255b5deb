"""A learner without a browser: answers the tasks of a lesson, wrongly and rightly."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from streamlit.testing.v1 import AppTest

from engine import lessons
from engine.cards import Card, read_card
from engine.explain import rule_title
from engine.moves import Step
from engine.notation import write_step
from engine.words import say
from pages.parts import progress
from tests.app.test_pages import did, hand_of, html_of, opened, pressed, typed

PAGE = "pages/learn/lesson.py"


class Said(NamedTuple):
    """What the page says after an answer, as HTML, and the author's word for that answer."""

    html: str
    word: str


class Learner:
    """Somebody at a lesson, `key` as in links; only tasks that are shown can be answered."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.app: AppTest = opened(PAGE, lesson=key)

    def at(self, cell: lessons.Task) -> str:
        """Where a task's state stands."""
        return f"{self.key}#{cell.number}"

    def stars(self, cell: lessons.Task) -> int:
        """The stars of a task, as the link carries them."""
        token = self.app.query_params.get("p", "")
        return progress.read(str(token)).task(self.key, cell.number).stars if token else 0

    def is_at_the_end(self) -> bool:
        """Whether the page says that the whole lesson is done."""
        return say("app-lesson-end") in [head.value for head in self.app.header]

    def wrongly(self, cell: lessons.Task) -> Said:
        """Give a wrong answer, one that was foreseen where there is one."""
        return _WRONG[type(cell)](self, cell)

    def rightly(self, cell: lessons.Task) -> None:
        """Give the answer that the lesson shows."""
        _RIGHT[type(cell)](self, cell)
        assert not self.app.exception

    def make(self, cell: lessons.Try | lessons.Play, steps: Iterable[Step]) -> str:
        """Type steps one after the other; what is said below the hand."""
        for step in steps:
            typed(self.app, self.at(cell), write_step(step, cell.position.rules.cards.deck))
        return str(hand_of(self.app, self.at(cell))["below"])

    def restart(self, cell: lessons.Try | lessons.Play) -> None:
        """Put everything back that was tried."""
        if any(one["key"] == "restart" for one in hand_of(self.app, self.at(cell))["beside"]):
            pressed(self.app, self.at(cell), "restart")

    def choose(self, cell: lessons.Pick, cards: Iterable[Card]) -> str:
        """Pick cards and check them; what is said below the hand."""
        shown = [str(one["id"]) for one in hand_of(self.app, self.at(cell))["cards"]]
        deck = cell.position.rules.cards.deck
        picked: list[str] = []
        for card in cards:
            fits = (
                id
                for id in shown
                if id not in picked
                and (one := read_card(id.split("#")[0], deck)).kind == card.kind
                and card.suit in ("", one.suit)
            )
            picked.append(next(fits))
        did(self.app, self.at(cell), "act", "check", tuple(picked))
        return str(hand_of(self.app, self.at(cell))["below"])

    def arrange(self, cell: lessons.Order, order: Iterable[int]) -> str:
        """Put steps in an order and check it; all that the page says then."""
        did(self.app, self.at(cell), "act", "check", tuple(map(str, order)))
        return html_of(self.app)

    def rule(self, cell: lessons.Judge, legal: bool, rule: str = "") -> str:
        """Rule on a move and check it; all that the page says then."""
        word = say("app-judge-legal" if legal else "app-judge-not-legal")
        self.app.radio(key=f"{self.at(cell)}-legal").set_value(word)
        if not legal:
            self.app.run()
            self.app.radio(key=f"{self.at(cell)}-rule").set_value(rule_title(rule))
        self.app.button(key=f"{self.at(cell)}-check").click().run()
        return html_of(self.app)

    def count(self, cell: lessons.Count, number: int) -> str:
        """Enter a number and check it; all that the page says then."""
        self.app.number_input(key=f"{self.at(cell)}-number").set_value(number)
        self._submit(cell)
        return html_of(self.app)

    def compare(self, cell: lessons.Compare, legal: dict[str, bool]) -> str:
        """Rule under each rule set and check it; all that the page says then."""
        for id, choice in legal.items():
            self.app.segmented_control(key=f"{self.at(cell)}-under-{id}").set_value(choice)
        self._submit(cell)
        return html_of(self.app)

    def _submit(self, cell: lessons.Task) -> None:
        form = f"{self.at(cell)}-form"
        next(one for one in self.app.button if one.proto.form_id == form).click().run()


def _try_wrongly(learner: Learner, cell: lessons.Try) -> Said:
    foreseen = (*cell.wrong, *cell.short)[0]
    said = Said(learner.make(cell, foreseen.steps), foreseen.say)
    learner.restart(cell)
    return said


def _play_wrongly(learner: Learner, cell: lessons.Play) -> Said:
    answers = zip((*cell.wrong, *cell.short), (*cell.wrong_turns, *cell.short_turns), strict=True)
    foreseen = next(one for one, turn in answers if turn == 1)
    said = Said(learner.make(cell, foreseen.steps), foreseen.say)
    learner.restart(cell)
    return said


def _pick_wrongly(learner: Learner, cell: lessons.Pick) -> Said:
    foreseen = (*cell.wrong, *cell.short)[0]
    return Said(learner.choose(cell, foreseen.cards), foreseen.say)


def _order_wrongly(learner: Learner, cell: lessons.Order) -> Said:
    order = cell.wrong[0].order if cell.wrong else cell.shown
    return Said(learner.arrange(cell, order), cell.reply(order).say)


def _judge_wrongly(learner: Learner, cell: lessons.Judge) -> Said:
    rule = next(rule for rule in cell.choices if rule not in cell.rules)
    return Said(learner.rule(cell, False, rule), cell.word_for(False, rule))


def _count_wrongly(learner: Learner, cell: lessons.Count) -> Said:
    number = cell.wrong[0][0] if cell.wrong else cell.answer + 1
    return Said(learner.count(cell, number), cell.word_for(number))


def _compare_wrongly(learner: Learner, cell: lessons.Compare) -> Said:
    legal = {id: not legal for id, legal in cell.answer.items()}
    return Said(learner.compare(cell, legal), cell.reply(legal).say)


def _play_rightly(learner: Learner, cell: lessons.Play) -> None:
    for number, step in enumerate(cell.answer):
        if not cell.follow(cell.answer[:number]).over:
            learner.make(cell, (step,))


def _judge_rightly(learner: Learner, cell: lessons.Judge) -> None:
    learner.rule(cell, cell.legal, "" if cell.legal else cell.rules[0])


_WRONG: dict[type[lessons.Task], Callable[[Learner, Any], Said]] = {
    lessons.Try: _try_wrongly,
    lessons.Play: _play_wrongly,
    lessons.Pick: _pick_wrongly,
    lessons.Order: _order_wrongly,
    lessons.Judge: _judge_wrongly,
    lessons.Count: _count_wrongly,
    lessons.Compare: _compare_wrongly,
}
_RIGHT: dict[type[lessons.Task], Callable[[Learner, Any], object]] = {
    lessons.Try: lambda learner, cell: learner.make(cell, cell.answer),
    lessons.Play: _play_rightly,
    lessons.Pick: lambda learner, cell: learner.choose(cell, cell.answer),
    lessons.Order: lambda learner, cell: learner.arrange(cell, cell.answer),
    lessons.Judge: _judge_rightly,
    lessons.Count: lambda learner, cell: learner.count(cell, cell.answer),
    lessons.Compare: lambda learner, cell: learner.compare(cell, cell.answer),
}
