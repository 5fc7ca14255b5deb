"""A ruling: what the referee says to a question, under these rules and under all others.

`judge` answers under one rule set, `under_all` under every one; `turned` says for each switch
that the asked rules read how the answer changes when it is turned, and who reads it so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine import explain
from engine.books import Reading, readings, same_value
from engine.cases import Case
from engine.errors import BadInput
from engine.position import Position
from engine.question import Question, case_of, value_of
from engine.referee import Verdict
from engine.rules.registry import RULES
from engine.ruleset import Citation, RuleSet
from engine.rulesets import house, load, names, turned_back
from engine.verify import Run, run
from engine.version import version
from engine.yamlwriting import yaml_text


class Fault(NamedTuple):
    """Why a question cannot be judged: the part of it (`position.hands.1`), and one sentence.

    `part` is empty where the position is wrong as a whole.
    """

    part: str
    message: str


class Ruling(NamedTuple):
    """What the referee says under one rule set: a run, or the fault that leaves none."""

    rules: RuleSet
    case: Case | None
    run: Run | None
    fault: Fault | None

    @property
    def verdict(self) -> Verdict | None:
        """The verdict that counts: of the first illegal step, else of the last one."""
        return self.run.verdicts[-1] if self.run and self.run.verdicts else None

    @property
    def legal(self) -> bool | None:
        """Whether all moves are legal; None where there is nothing to judge."""
        return self.verdict.legal if self.verdict else None

    @property
    def broken(self) -> tuple[str, ...]:
        """The ids of the broken rules."""
        return self.verdict.broken if self.verdict else ()

    @property
    def position(self) -> Position | None:
        """The position after the legal moves."""
        return self.run.position if self.run else self.case.position if self.case else None

    @property
    def sentences(self) -> tuple[explain.Sentence, ...]:
        """Every finding of the verdict that counts, in words."""
        return explain.sentences(self.verdict) if self.verdict else ()


def judge(question: Question, rules: RuleSet) -> Ruling:
    """The answer to a question under these rules; a question with a fault is answered by it."""
    case = None
    try:
        case = case_of(question, rules)
        return Ruling(rules, case, run(case), None)
    except BadInput as error:
        return Ruling(rules, case, None, fault_of(error))


def fault_of(error: BadInput) -> Fault:
    """A refusal as a fault: the part of the question without file and line."""
    found = _PLACE.match(error.place)
    return Fault(found[1] if found else "", error.message)


_PLACE = re.compile(r"[^:]*:\d+: (.*)$")


def under_all(question: Question) -> tuple[Ruling, ...]:
    """The answer under every rule set, in the order in which they are offered."""
    return tuple(judge(question, load(id)) for id in names())


class Difference(NamedTuple):
    """One switch that two rule sets hold otherwise."""

    switch: str
    here: Any
    there: Any


def deciding(one: Ruling, other: Ruling) -> tuple[str, ...]:
    """The rules that make two answers differ: broken under one of them and not the other."""
    parted = set(one.broken) ^ set(other.broken)
    return tuple(rule for rule in RULES if rule in parted)


def differences(question: Question, one: Ruling, other: Ruling) -> tuple[Difference, ...]:
    """By which switches two answers differ.

    Among the switches that the deciding rules read and that the two rule sets hold otherwise,
    those that alone turn the first answer into the second; all of them where none does.
    """
    found = [
        Difference(switch, one.rules.value(switch), other.rules.value(switch))
        for switch in read_by(deciding(one, other))
        if not same_value(one.rules.value(switch), other.rules.value(switch))
    ]
    if len(found) > 1:
        alone = [
            part
            for part in found
            if (turn := turn_switch(question, one.rules, part.switch, part.there))
            and turn.legal == other.legal
        ]
        found = alone or found
    return tuple(found)


def read_by(rules: Sequence[str]) -> tuple[str, ...]:
    """The switches that some rules read, each once."""
    return tuple(dict.fromkeys(switch for rule in rules for switch in RULES[rule].reads))


def turn_switch(question: Question, rules: RuleSet, switch: str, value: Any) -> Ruling | None:
    """The answer once a switch is turned; None where the other switches do not allow that."""
    try:
        return judge(question, turned_rules(rules, switch, value))
    except BadInput:
        return None


def turned_rules(rules: RuleSet, switch: str, value: Any) -> RuleSet:
    """The rules with one more switch turned; turned back, it is a house rule no more.

    Raises `CannotRead` for a value that does not go with the others.
    """
    turned = house(rules.base, {**rules.changed, switch: _plain(value)}, rules.name)
    if same_value(load(rules.base).value(switch), turned.value(switch)):
        return turned_back(rules, switch)
    return turned


def _plain(value: Any) -> Any:
    """A switch's value as it stands in YAML."""
    if hasattr(value, "model_dump"):
        return value.model_dump(exclude_defaults=True)
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value


class Turned(NamedTuple):
    """What becomes of an answer when a switch has another value, and who gives it that value.

    `sources` are the books that read it so (unsure ones left out), `rulesets` the ids of the
    rule sets that do. `changes` says that the answer itself becomes the other one, `lifts` that
    at least other rules are broken.
    """

    switch: str
    value: Any
    ruling: Ruling
    changes: bool
    lifts: bool
    sources: tuple[str, ...]
    rulesets: tuple[str, ...]


def turned(question: Question, own: Ruling) -> tuple[Turned, ...]:
    """Every value, known from a book or a rule set, of the switches that the asked rules read,
    with what becomes of the answer. Switches of broken rules come first."""
    if own.verdict is None:
        return ()
    asked = [finding.rule for finding in own.verdict.findings if not finding.ok]
    asked += [finding.rule for finding in own.verdict.findings if finding.ok]
    found = []
    for switch in read_by(asked):
        for value in known_values(switch):
            if same_value(value, own.rules.value(switch)):
                continue
            ruling = turn_switch(question, own.rules, switch, value)
            if ruling is None or ruling.verdict is None:
                continue
            found.append(
                Turned(
                    switch,
                    value,
                    ruling,
                    ruling.legal != own.legal,
                    set(ruling.broken) != set(own.broken),
                    _sources(switch, value),
                    tuple(id for id in names() if same_value(load(id).value(switch), value)),
                )
            )
    return tuple(found)


def known_values(switch: str) -> tuple[Any, ...]:
    """Each value that a rule set or a book gives a switch, once, in the rule sets' order."""
    found: list[Any] = []
    for value in (
        *(load(id).value(switch) for id in names()),
        *(reading.value for reading in readings(switch)),
    ):
        if not any(same_value(value, known) for known in found):
            found.append(value)
    return tuple(found)


def _sources(switch: str, value: Any) -> tuple[str, ...]:
    same: list[Reading] = [
        one for one in readings(switch) if not one.unsure and same_value(one.value, value)
    ]
    return tuple(dict.fromkeys(source for one in same for source in one.sources))


class Chosen(NamedTuple):
    """A switch on which an answer rests although the rule set's own source is silent on it."""

    switch: str
    cite: Citation
    changes: bool
    """Whether another known value would change the answer."""


def chosen_readings(own: Ruling, turns: Sequence[Turned]) -> tuple[Chosen, ...]:
    """Where an answer rests on a reading that was chosen because the own source is silent:
    the switches of broken rules, and of kept ones where another value changes the answer."""
    changing = {turn.switch for turn in turns if turn.changes}
    switches = dict.fromkeys((*read_by(own.broken), *sorted(changing)))
    found = []
    for switch in switches:
        silent = [cite for cite in own.rules.citations[switch] if cite.silent]
        if silent:
            found.append(Chosen(switch, silent[0], switch in changing))
    return tuple(found)


def report(question: Question, own: Ruling) -> str:
    """A report for people who disagree: question, findings, the rule set's values, as YAML."""
    from engine.switches import switch_names

    findings = [
        {
            "rule": one.rule,
            "kept": one.ok,
            "text": one.text,
            "sources": [f"{cite.source}, {cite.where}" for cite in one.cite],
        }
        for one in own.sentences
    ]
    answer: Any = {None: "none", True: "legal", False: "not legal"}[own.legal]
    value = {
        "report": "ruling",
        "version": version(),
        "answer": answer,
        **({"fault": own.fault.message} if own.fault else {}),
        "question": value_of(question, own.rules),
        "findings": findings,
        "switches": {name: _plain(own.rules.value(name)) for name in switch_names()},
    }
    return yaml_text(value)
