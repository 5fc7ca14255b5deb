"""What a rule is, and the list of all of them.

A rule is one small function under its public id. It looks at a step as it was
analysed (`engine.rules.act.Act`) and returns a `Finding` (kept or broken, with
the figures it used), or None where it has nothing to say about this step.

Its words stand under the same id in the catalogue (`engine/words/`); what it
cites are the citations of the switches it reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from engine.ruleset import RuleSet

if TYPE_CHECKING:
    from engine.rules.act import Act


class Finding(NamedTuple):
    """What one rule says about one step.

    `key` names the sentence in the catalogue (`kept`, `broken`, or a special
    case such as `kept-exempt`); `params` holds the figures for it.
    """

    rule: str
    ok: bool
    key: str
    params: dict[str, Any]


Check: TypeAlias = "Callable[[Act], Finding | None]"


class Rule(NamedTuple):
    """A rule's id, the switches it reads, and whether it is an effect, that no step can break.

    `absent` says of a rule set that it does not use the rule at all.
    """

    id: str
    reads: tuple[str, ...]
    effect: bool
    absent: Callable[[RuleSet], bool]


RULES: dict[str, Rule] = {}


def _never(rules: RuleSet) -> bool:
    return False


def declare(
    id: str,
    reads: Iterable[str] = (),
    effect: bool = False,
    absent: Callable[[RuleSet], bool] = _never,
) -> None:
    """Enter a rule in the list; the order of entry is the catalogue's order."""
    RULES[id] = Rule(id, tuple(reads), effect, absent)


def kept(rule: str, key: str = "kept", /, **params: Any) -> Finding:
    """A rule that holds, with its figures."""
    return _new(Finding, (rule, True, key, params))


def broken(rule: str, key: str = "broken", /, **params: Any) -> Finding:
    """A rule that is broken, with its figures."""
    return _new(Finding, (rule, False, key, params))


_new = tuple.__new__  # findings are made all the time: this takes half as long as `Finding(…)`
