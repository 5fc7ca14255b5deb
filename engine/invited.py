"""Which game somebody has been invited to: a few plain questions narrow the rule sets.

Nothing is known here but the rule sets' own values: a question reads a switch of each, and so
does everything that people may have said. Nothing is ever ruled out for good: where no rule set
agrees with all that was answered, the nearest ones are left, with what does not agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.ruleset import RuleSet
from engine.rulesets import load, names


class Answers(NamedTuple):
    """What somebody knows of the game. The empty values say: I do not know.

    `deck` is `cards` or `tiles`, `players` how many will play, `dealt` how many cards each is
    dealt; `said` has names of `SAYINGS` that were heard.
    """

    deck: str = ""
    players: int = 0
    dealt: int = 0
    said: tuple[str, ...] = ()


QUESTIONS = ("deck", "players", "dealt")
"""The questions with one answer, in the order in which they are easiest to answer."""


def _is(switch: str, value: Any) -> Callable[[RuleSet], bool]:
    return lambda rules: bool(rules.value(switch) == value)


def _is_not(switch: str, value: Any) -> Callable[[RuleSet], bool]:
    return lambda rules: bool(rules.value(switch) != value)


SAYINGS: Mapping[str, Callable[[RuleSet], bool]] = {
    "kinds": lambda rules: not isinstance(rules.value("out.canastas"), int),
    "two-canastas": _is("out.canastas", 2),
    "one-canasta": _is("out.canastas", 1),
    "kitty": lambda rules: rules.value("deal.kitty") > 0,
    "twos": _is_not("meld.twos_meld", "none"),
    "wild-canasta": _is("meld.wild_meld", "allowed"),
    "sevens": _is("meld.sevens_wilds", "forbidden"),
    "pair-only": _is("pile.natural_and_wild", "never"),
    "joker-takes": _is("pile.natural_and_wild", "open_unfrozen"),
    "draw-two": _is("turn.draw", 2),
    "black-freezes": _is("pile.black_three", "freezes"),
    "joker-button": _is_not("joker_button.use", "none"),
    "everyone-alone": _is("seats.sides", "each"),
    "taker-alone": _is("seats.sides", "taker_alone"),
    "ask-partner": _is("out.ask_partner", "optional"),
    "two-to-one": _is("meld.wild_ratio", "two_naturals_per_wild"),
    "not-more-wilds": _is("meld.wild_ratio", "wilds_at_most_naturals"),
    "take-back": _is("turn.takeback", "until_discard"),
    "last-discard": _is("out.discard", "required"),
}
"""What people say of their game, and of which rule sets it is true."""


def values(question: str) -> tuple[Any, ...]:
    """The answers to one of `QUESTIONS` that any rule set gives, sorted. Raises `KeyError`."""
    found = {value for id in names() for value in _values_of(question, load(id))}
    return tuple(sorted(found))


def _values_of(question: str, rules: RuleSet) -> tuple[Any, ...]:
    if question == "players":
        return tuple(range(rules.seats.least, rules.seats.most + 1))
    return (rules.value({"deck": "cards.deck", "dealt": "deal.cards"}[question]),)


class Fit(NamedTuple):
    """A rule set against what was answered.

    `agrees` and `differs` name questions and sayings; what nobody answered is in neither.
    """

    rules: RuleSet
    agrees: tuple[str, ...]
    differs: tuple[str, ...]


def fits(answers: Answers) -> tuple[Fit, ...]:
    """Every rule set with what agrees and what does not, those that agree best first."""
    found = (_fit(load(id), answers) for id in names())
    return tuple(sorted(found, key=lambda one: len(one.differs)))


def _fit(rules: RuleSet, answers: Answers) -> Fit:
    told = {
        **{
            question: getattr(answers, question) in _values_of(question, rules)
            for question in QUESTIONS
            if getattr(answers, question)
        },
        **{saying: SAYINGS[saying](rules) for saying in SAYINGS if saying in answers.said},
    }
    return Fit(
        rules,
        tuple(name for name, agrees in told.items() if agrees),
        tuple(name for name, agrees in told.items() if not agrees),
    )


def left(answers: Answers) -> tuple[Fit, ...]:
    """The rule sets that agree with all answers; where none does, those with the fewest faults."""
    found = fits(answers)
    return tuple(one for one in found if len(one.differs) == len(found[0].differs))


def to_ask(answers: Answers) -> tuple[str, ...]:
    """The questions that are answered already, or by which the rule sets left still differ."""
    rest = [one.rules for one in left(answers)]
    return tuple(
        question
        for question in QUESTIONS
        if getattr(answers, question) or len({_values_of(question, rules) for rules in rest}) > 1
    )


def to_hear(answers: Answers) -> tuple[str, ...]:
    """The sayings that were heard already, or that are true of some rule sets left, not of all."""
    rest = [one.rules for one in left(answers)]
    return tuple(
        saying
        for saying, is_true in SAYINGS.items()
        if saying in answers.said or len({is_true(rules) for rules in rest}) > 1
    )
