"""Examples of a rule: a move that keeps it and one that breaks it, found by asking the referee.

The pool is `lessons/examples/`, in the case format. The `note` of a case is free for readers;
three of its keys mean something here:

    under: all but tile       the rule sets for which the case's answer stands: all, all but
                              some, or some by name; not given: its own alone
    for: [pile.frozen]        rules that the case explains best; it also stands for a rule that
                              it neither keeps nor breaks, where that rule's limit shows in it
    shows: {score.out: {…}}   effect rules that the case shows, each with a wrong claim about it,
                              written like `expect`
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import TypeAdapter, ValidationError

from engine import rulesets
from engine.cases import Case, Expected, read_cases
from engine.errors import BadInput, CannotRead
from engine.referee import Verdict
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.verify import Run, run
from engine.yamltext import read_file

FOLDER = Path(__file__).parent.parent / "lessons" / "examples"
"""Where the examples are that are shipped."""


@dataclass(frozen=True, slots=True)
class Example:
    """A case that explains a rule under one rule set, carried out by the referee.

    `claim` is a wrong claim about what happens, for rules that say what happens or what
    something is worth; such a case may have no move at all, only a round to be scored.
    """

    rule: str
    case: Case
    run: Run
    claim: Expected | None = None

    @property
    def verdict(self) -> Verdict | None:
        """The verdict on the last step judged; None for a round that is only scored."""
        return self.run.verdicts[-1] if self.run.verdicts else None

    @property
    def decides(self) -> bool:
        """Whether the rule itself speaks in the verdict: kept if that is legal, broken if not."""
        verdict = self.verdict
        return verdict is not None and any(
            finding.rule == self.rule and finding.ok == verdict.legal
            for finding in verdict.findings
        )

    @property
    def answer_stands(self) -> bool:
        """Whether the case's own words (`why`) were written for this rule set."""
        return self.case.rules.base in named_under(self.case)


class Examples(NamedTuple):
    """The best examples of a rule: a legal move, an illegal one, and what the rule brings about.

    Each is None where the pool has none. A rule that a step can break has the first two; a rule
    that only says what happens has the third.
    """

    allowed: Example | None = None
    forbidden: Example | None = None
    shown: Example | None = None


def examples(rule: str, rules: RuleSet) -> Examples:
    """The best examples of a rule under a rule set, house rules included.

    Raises `KeyError` for an unknown rule, and `BadInput` for a fault in the pool.
    """
    effect = RULES[rule].effect
    index: dict[str, Examples] | None = rules.tables.get("examples")
    if index is None:
        index = _index(rules)
        rules.tables["examples"] = index
    found = index.get(rule, Examples())
    return Examples(shown=found.shown) if effect else found._replace(shown=None)


@lru_cache(maxsize=1)
def pool() -> tuple[Case, ...]:
    """Every case of the pool, file by file. Raises `BadInput` for a fault in a file."""
    return tuple(case for path in _files() for case in read_cases(read_file(path)))


def _files() -> list[Path]:
    return sorted(FOLDER.glob("*.yaml"))


def note_of(case: Case) -> dict[str, Any]:
    """The `note` of a case where it is a mapping, else nothing."""
    note = case.document.value.get("note", {})
    return note if isinstance(note, dict) else {}


def named_under(case: Case) -> tuple[str, ...]:
    """The rule sets for which a case's answer stands, its own among them.

    Raises `CannotRead` for one that does not exist, so that none is left out by a slip.
    """
    own = case.document.value["variant"]
    words = str(note_of(case).get("under", "")).split()
    if not words:
        return (own,) if isinstance(own, str) else ()
    every = rulesets.names()
    named = words[2:] if words[0] == "all" else words
    unknown = [id for id in named if id not in every]
    if unknown or (words[0] == "all" and words[1:2] not in ([], ["but"])):
        known = ", ".join(every)
        wrong = ", ".join(unknown) or " ".join(words)
        raise CannotRead(f"“{wrong}” is no rule set; known are {known}", _place(case, "under"))
    found = tuple(id for id in every if id not in named) if words[0] == "all" else tuple(named)
    if own not in found:
        raise CannotRead("the case's own rule set is not among those named", _place(case, "under"))
    return found


def shows(case: Case) -> dict[str, Expected]:
    """The effect rules that a case shows, each with a wrong claim about it.

    Raises `CannotRead` for a claim that is not written like `expect`.
    """
    try:
        return _CLAIMS.validate_python(note_of(case).get("shows", {}))
    except ValidationError:
        message = "for each rule a wrong claim was expected, written like expect"
        raise CannotRead(message, _place(case, "shows")) from None


_CLAIMS = TypeAdapter(dict[str, Expected])


def _place(case: Case, key: str) -> str:
    return case.document.place(("note", key))


def _index(rules: RuleSet) -> dict[str, Examples]:
    """The best examples of every rule, found by carrying out the whole pool once."""
    found: dict[str, Examples] = {}
    ranks: dict[tuple[str, str], tuple[int, ...]] = {}
    for example, kind in _candidates(rules):
        rank = _rank(example)
        key = (example.rule, kind)
        if key not in ranks or rank < ranks[key]:
            ranks[key] = rank
            before = found.get(example.rule, Examples())
            found[example.rule] = before._replace(**{kind: example})
    return found


def _candidates(rules: RuleSet) -> Iterator[tuple[Example, str]]:
    """Every example with the place that it may take."""
    for written in pool():
        if rules.base not in named_under(written):
            continue
        try:
            case = written.under(rules)
            result = run(case)
        except BadInput:
            continue  # under house rules not every position can be
        for rule, claim in shows(written).items():
            yield Example(rule, case, result, claim), "shown"
        if not result.verdicts:
            continue
        last = result.verdicts[-1]
        met = {finding.rule for finding in last.findings if finding.ok == last.legal}
        for rule in met.union(note_of(written).get("for", ())):
            yield Example(rule, case, result), "allowed" if last.legal else "forbidden"


def _rank(example: Example) -> tuple[int, ...]:
    """Less is better: named for the rule, decided by it, about little else, short and small."""
    note = note_of(example.case)
    broken = example.verdict.broken if example.verdict else ()
    others = [rule for rule in broken if rule not in (example.rule, "turn.finish")]
    return (
        example.rule not in note.get("for", ()),
        not example.decides,
        len(others),
        len(example.case.moves),
        sum(map(len, example.case.position.hands)),
    )
