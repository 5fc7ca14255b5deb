"""The task that asks for cards of a hand: for one move, or all that have something in common."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self

from pydantic import BaseModel, Field, model_validator

from engine.cards import (
    BLACK_THREE,
    JOKER,
    RANKS,
    RED_THREE,
    TWO,
    UNKNOWN,
    Card,
    Cards,
    count_kinds,
    take_out,
    write_cards,
)
from engine.errors import CannotRead
from engine.explain import kind_word
from engine.lessons.cell import At, Fault, Met, Reply, Steps, Task, broken_text, met, ruling
from engine.lessons.foreseen import read_broken
from engine.lessons.forms import CardText, Form, MoveText, TaskForm, Words
from engine.lessons.goals import Goal, GoalPart, Played, reaches, still_asked
from engine.lessons.trying import read_goal_cards
from engine.notation import read_steps
from engine.position import Position
from engine.referee import Verdict
from engine.rules.act import card_points
from engine.ruleset import RuleSet
from engine.words import capital, say

_PLACE = re.compile(r"\bcards\b")
KindOfCard = Literal["wild", "natural", "red_three", "black_three"]
_KINDS: dict[KindOfCard, frozenset[int]] = {
    "wild": frozenset({TWO, JOKER}),
    "natural": frozenset(RANKS),
    "red_three": frozenset({RED_THREE}),
    "black_three": frozenset({BLACK_THREE}),
}


class Choose(Form):
    """What the cards are chosen for. One of these.

    `move` and `each` are moves in which the word `cards` stands for the cards chosen: all of
    them together, or each of them on its own.
    """

    move: MoveText | None = None
    each: MoveText | None = None
    kind: KindOfCard | None = None
    worth: int | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if len(self.model_fields_set) != 1:
            raise ValueError(f"one of {', '.join(type(self).model_fields)} was expected")
        move = self.move or self.each
        if move is not None and len(_PLACE.findall(move)) != 1:
            raise ValueError(
                "a move with the word cards in it once was expected, such as meld cards, "
                f"and “{move}” was given"
            )
        return self


class _WrongForm(Form):
    cards: CardText
    rules: tuple[str, ...] = ()
    say: Words


class _ShortForm(Form):
    cards: CardText
    say: Words


class _PickForm(TaskForm):
    position: dict[str, Any]
    choose: Choose
    goal: GoalPart = Goal()
    accepts: tuple[CardText, ...] = ()
    wrong: tuple[_WrongForm, ...] = ()
    short: tuple[_ShortForm, ...] = ()
    broken: dict[str, Words] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice that was foreseen, and its word; `rules` are broken by it."""

    cards: Cards
    rules: tuple[str, ...]
    say: str


@dataclass(frozen=True, slots=True)
class Pick(Task):
    """Cards to choose from the hand of the player to move.

    Where they are chosen for a move, any legal one that reaches the goal is right. Else all
    cards are to be chosen that are of a kind, of a worth, or good for a move each by itself.
    """

    form: ClassVar[type[BaseModel]] = _PickForm
    position: Position
    choose: Choose
    goal: Goal
    accepts: tuple[Cards, ...]
    wrong: tuple[Chosen, ...]
    short: tuple[Chosen, ...]
    broken: tuple[tuple[str, str], ...]

    @property
    def answer(self) -> Cards:
        """The cards that are shown when a learner asks for the answer."""
        return self.accepts[0] if self.accepts else self._wanted()

    def steps(self, cards: Cards) -> Steps:
        """The move for which some cards are chosen; none where there is no move."""
        deck = self.position.rules.cards.deck
        move = self.choose.move or self.choose.each
        if move is None:
            return ()
        return read_steps(_PLACE.sub(write_cards(cards, deck), move), deck)

    def reply(self, cards: Cards) -> Reply:
        """What a choice comes to, in whatever order. Raises `BadInput` like `check`."""
        if not cards:
            return Reply(False, "", (say("lesson-pick-none"),))
        _, missing = take_out(self.position.hand, cards)
        if missing:
            shown = write_cards(missing, self.position.rules.cards.deck)
            return Reply(False, self.otherwise, (say("lesson-pick-not-held", cards=shown),))
        found = self._moved(cards) if self.choose.move else self._compared(cards)
        return found._replace(say=self.say if found.right else self._word(cards, found))

    def _moved(self, cards: Cards) -> Reply:
        """A choice for one move."""
        steps = self.steps(cards)
        found = ruling(self.position, steps)
        last = found.verdicts[-1]
        if found.after is None:
            return Reply(False, "", (broken_text(last),), last)
        played = Played(self.position, steps, found.after)
        if reaches(self.goal, played):
            return Reply(True, "", (), last)
        return Reply(False, "", still_asked(self.goal, played), last)

    def _compared(self, cards: Cards) -> Reply:
        """A choice of all cards that have something in common."""
        chosen, wanted = count_kinds(cards), count_kinds(self._wanted())
        notes: list[str] = []
        verdict: Verdict | None = None
        for kind, number in enumerate(chosen):
            if number and not wanted[kind]:
                why, refused = self._refused(kind)
                notes.append(why)
                verdict = verdict or refused
        lacking = sum(max(0, want - have) for have, want in zip(chosen, wanted, strict=True))
        if lacking:
            notes.append(say("lesson-pick-more", number=lacking))
        return Reply(not notes, "", tuple(notes), verdict)

    def _refused(self, kind: int) -> tuple[str, Verdict | None]:
        """Why a card of this kind does not belong to those that are asked for."""
        rules = self.position.rules
        named = capital(kind_word(kind, rules, "a"))
        if self.choose.each:
            verdict = ruling(self.position, self.steps((Card(kind),))).verdicts[-1]
            return say("lesson-pick-each", cards=named, text=broken_text(verdict)), verdict
        if self.choose.kind:
            return say("lesson-pick-kind", self.choose.kind, cards=named), None
        worth, points = self.choose.worth or 0, _worth(rules, kind)
        return say("lesson-pick-worth", cards=named, points=points, worth=worth), None

    def _wanted(self) -> Cards:
        """All cards of the hand that are asked for, where they are not for one move."""
        return tuple(card for card in self.position.hand if self._belongs(card.kind))

    def _belongs(self, kind: int) -> bool:
        if self.choose.kind:
            return kind in _KINDS[self.choose.kind]
        if self.choose.each:
            return ruling(self.position, self.steps((Card(kind),))).after is not None
        return _worth(self.position.rules, kind) == self.choose.worth

    def _word(self, cards: Cards, found: Reply) -> str:
        """The author's word for a wrong choice: this very one, the rule, any other."""
        for one in (*self.wrong, *self.short):
            if count_kinds(one.cards) == count_kinds(cards):
                return one.say
        for rule, word in self.broken:
            if found.verdict is not None and rule in found.verdict.broken:
                return word
        return self.otherwise

    @classmethod
    def read(cls, at: At, number: int) -> Self:
        """The mapping under `pick`."""
        form = at.form(_PickForm)
        read_goal_cards(at, form.goal)
        if form.choose.move and not form.accepts:
            raise CannotRead("one choice that is right at least is needed", at.place("accepts"))
        if not form.choose.move and form.goal.model_fields_set:
            raise CannotRead("only cards for a move have a goal", at.place("goal"))
        cell = cls(
            number=number,
            position=at.position(),
            choose=form.choose,
            goal=form.goal,
            accepts=tuple(at.cards(one, "accepts", n) for n, one in enumerate(form.accepts)),
            wrong=tuple(
                Chosen(
                    at.cards(one.cards, "wrong", n, "cards"),
                    at.known_rules(one.rules, "wrong", n, "rules"),
                    at.filled(one.say, "wrong", n, "say"),
                )
                for n, one in enumerate(form.wrong)
            ),
            short=tuple(
                Chosen(
                    at.cards(one.cards, "short", n, "cards"),
                    (),
                    at.filled(one.say, "short", n, "say"),
                )
                for n, one in enumerate(form.short)
            ),
            broken=read_broken(at.under("broken"), form.broken),
            **at.task(form),
        )
        if any(card.kind == UNKNOWN for card in cell.position.hand):
            raise CannotRead("all cards of the hand must be given", at.place("position", "hands"))
        if form.choose.move or form.choose.each:
            key = "move" if form.choose.move else "each"
            cell._readable(at.under("choose", key))
        return cell

    def _readable(self, at: At) -> None:
        """Refuse a move that is none. Raises `BadInput`."""
        move = self.choose.move or self.choose.each or ""
        at.steps(_PLACE.sub(write_cards(self.position.hand[:1], at.rules.cards.deck), move))

    def faults(self, at: At) -> Iterator[Fault]:
        """Accepted choices that are wrong, mistakes that are none or break other rules."""
        deck = at.rules.cards.deck
        if not self.choose.move and not self._wanted():
            yield Fault(at.place("choose"), "no card of the hand is like this")
            return
        for n, cards in enumerate(self.accepts):
            found = self.reply(cards)
            if not found.right:
                why = _why(found)
                yield Fault(at.place("accepts", n), f"“{write_cards(cards, deck)}” {why}")
        for n, one in enumerate(self.wrong):
            found = self.reply(one.cards)
            shown = f"“{write_cards(one.cards, deck)}”"
            broken = found.verdict.broken if found.verdict else ()
            if found.right or (self.choose.move and not broken):
                state = "is right" if found.right else "is legal, and belongs under short"
                yield Fault(at.place("wrong", n), f"{shown} {state}")
                continue
            if self.choose.move and not one.rules:
                place = at.place("wrong", n, "rules")
                yield Fault(place, f"the rules are needed; broken are {', '.join(broken)}")
            for number, rule in enumerate(one.rules):
                if rule not in broken:
                    place = at.place("wrong", n, "rules", number)
                    yield Fault(place, f"{shown} breaks {', '.join(broken) or 'none'}, not {rule}")
        for n, one in enumerate(self.short):
            found = self.reply(one.cards)
            if found.right or (found.verdict is not None and found.verdict.broken):
                state = "is right" if found.right else _why(found)
                yield Fault(at.place("short", n), f"“{write_cards(one.cards, deck)}” {state}")

    def meets(self, rules: RuleSet) -> Met:
        """What right choices keep and foreseen mistakes break."""
        if self.choose.move is None and self.choose.each is None:
            return Met(frozenset({"cards.values" if self.choose.kind is None else "cards.wild"}))
        right = self.accepts if self.choose.move else [(card,) for card in self._wanted()]
        kept = [one for cards in right for one in ruling(self.position, self.steps(cards)).verdicts]
        wrong = [self.reply(one.cards).verdict for one in self.wrong]
        return met(kept, [verdict for verdict in wrong if verdict is not None])


def _worth(rules: RuleSet, kind: int) -> int:
    return card_points(rules)[kind]


def _why(found: Reply) -> str:
    if found.verdict is not None and found.verdict.broken:
        return f"is not legal: {', '.join(found.verdict.broken)}"
    if found.verdict is not None:
        return "is legal but does not reach the goal"
    return f"is not right: {' '.join(found.notes)}"
