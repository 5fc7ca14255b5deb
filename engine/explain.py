"""The referee's findings in words: sentences, hints, citations, and the rules themselves.

Only this module turns ids and figures into sentences; pages, lessons and the
command line show what it returns.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pydantic import BaseModel

from engine.cards import JOKER, TWO, UNKNOWN, name_of, write_cards
from engine.position import WILD_MELD
from engine.referee import Verdict
from engine.rules.registry import RULES, Finding
from engine.rules.shapes import has_twos_meld
from engine.ruleset import Citation, RuleSet
from engine.switches import switch_names
from engine.words import capital, has, listed, say


def message_of(rule: str) -> str:
    """A rule's name in the catalogue.

    >>> message_of("pile.natural_pair")
    'pile-natural-pair'
    """
    return rule.replace(".", "-").replace("_", "-")


def kind_word(kind: int, rules: RuleSet, form: str = "many") -> str:
    """A kind of card in words: `one` king, `many` kings, `a` king."""
    if kind == UNKNOWN:
        return say("kind-unknown", form)
    return say(f"kind-{name_of(kind, rules.cards.deck)}", form)


def meld_word(rank: int, rules: RuleSet, form: str = "many") -> str:
    """The rank of a meld in words; a meld of wilds only is of wilds."""
    if rank == WILD_MELD and not has_twos_meld(rules):
        return say("meld-of-wilds", form)
    return kind_word(rank, rules, form)


def plays_alone(rules: RuleSet) -> str:
    """Whether everyone plays alone, "yes" or "no" as sentences take it: then no side is named."""
    return "yes" if rules.seats.sides == "each" else "no"


def figures_of(finding: Finding, rules: RuleSet) -> dict[str, Any]:
    """A finding's figures as the catalogue takes them: kinds and cards in words."""
    figures: dict[str, Any] = {"alone": plays_alone(rules)}
    figures |= {"deck": rules.cards.deck}
    figures |= {"stock": "some", "can_keep": "yes"}  # the referee says so where it is not so
    for name, value in finding.params.items():
        if name in ("rank", "by"):
            of_meld = finding.rule.startswith("meld.") and value == TWO
            word = meld_word if of_meld else kind_word
            article = word(value, rules, "a")
            figures[name] = word(value, rules)
            figures[f"{name}_one"] = word(value, rules, "one")
            figures[f"{name}_a"] = article
            figures[f"{name}_a_cap"] = capital(article)
        elif name == "cards":
            figures[name] = write_cards(value, rules.cards.deck)
        elif name == "kinds":
            kinds = [say(f"canasta-{message_of(kind)}") for kind in value]
            figures[name] = listed(kinds) or "none"
        elif name == "seats":
            figures[name] = listed([_seat_word(seat) for seat in value])
        elif name != "rules":
            figures[name] = value
    return figures


def _seat_word(seat: int) -> str:
    """A seat in words; 0 is the player to move."""
    return say("seat-number", seat=seat) if seat else say("seat-you")


def finding_text(finding: Finding, rules: RuleSet) -> str:
    """One finding as a sentence with its figures."""
    return say(f"found-{message_of(finding.rule)}", finding.key, **figures_of(finding, rules))


def finding_hint(finding: Finding, rules: RuleSet) -> str:
    """What would be allowed instead; empty for a rule that is kept."""
    message = f"hint-{message_of(finding.rule)}"
    if finding.ok or not has(message, finding.key):
        return ""
    return say(message, finding.key, **figures_of(finding, rules))


def citations(rule: str, rules: RuleSet) -> tuple[Citation, ...]:
    """Where this rule set says so: the citations of the switches the rule reads.

    A rule that hangs on no switch is cited by itself (`rules:` in the rule set's
    file). Each place stands once.
    """
    known: dict[str, tuple[Citation, ...]] = rules.tables.setdefault("rule citations", {})
    found = known.get(rule)
    if found is None:
        every = list(rules.rule_citations.get(rule, ()))
        every += [cite for name in RULES[rule].reads for cite in rules.citations[name]]
        found = tuple({(cite.source, cite.where): cite for cite in every}.values())
        known[rule] = found
    return found


def rule_title(rule: str) -> str:
    """A rule's title, two to five words."""
    return say(message_of(rule), "title")


def rule_statement(rule: str, rules: RuleSet) -> str:
    """What a rule says in this rule set, with its figures."""
    known: dict[str, str] = rules.tables.setdefault("rule statements", {})
    if rule not in known:
        known[rule] = say(message_of(rule), "statement", **variables(rules))
    return known[rule]


def rule_why(rule: str) -> str:
    """Why a rule exists."""
    return say(message_of(rule), "why")


def rule_applies(rule: str, rules: RuleSet) -> bool:
    """Whether a rule set uses a rule at all."""
    return not RULES[rule].absent(rules)


class Sentence(NamedTuple):
    """One finding as people read it."""

    rule: str
    ok: bool
    title: str
    text: str
    hint: str
    cite: tuple[Citation, ...]


def sentences(verdict: Verdict) -> tuple[Sentence, ...]:
    """All findings of a verdict in words, in the referee's order."""
    rules = verdict.rules
    return tuple(
        Sentence(
            finding.rule,
            finding.ok,
            rule_title(finding.rule),
            finding_text(finding, rules),
            finding_hint(finding, rules),
            citations(finding.rule, rules),
        )
        for finding in verdict.findings
    )


def verdict_line(verdict: Verdict) -> str:
    """The ruling in one line: legal, or not and by which rule."""
    if verdict.legal:
        return say("verdict-legal")
    first = next(finding for finding in verdict.findings if not finding.ok)
    return say("verdict-illegal", text=finding_text(first, verdict.rules))


def variables(rules: RuleSet) -> dict[str, Any]:
    """The values of all switches under the names that statements use.

    `meld.max_wilds` is `meld_max_wilds`. Members of lists are "yes" or "no" each
    (`pile_frozen_by_wild`), absent values "none", truth values "yes" or "no".
    """
    known: dict[str, Any] | None = rules.tables.get("variables")
    if known is None:
        known = _variables(rules)
        rules.tables["variables"] = known
    return known


_MEMBERS: dict[str, tuple[str, ...]] = {
    "deal.upcard_covers": ("wild", "red_three", "black_three"),
    "pile.frozen_by": ("wild", "wild_upcard", "red_three_upcard", "black_three_upcard"),
    "kitty.opened_by": ("natural", "mixed", "wild", "sevens", "twos", "twos_mixed"),
    "out.canastas": ("natural", "mixed", "wild", "sevens", "twos", "twos_mixed"),
}


def _variables(rules: RuleSet) -> dict[str, Any]:
    found: dict[str, Any] = {"deck": rules.cards.deck}
    for switch in switch_names():
        name, value = switch.replace(".", "_"), rules.value(switch)
        if switch == "cards.values":
            for kind in (*range(11), 12, TWO, JOKER):
                points = value.get(name_of(kind, rules.cards.deck), 0)
                found[f"{name}_{name_of(kind)}"] = points
        elif switch == "score.canasta":
            for kind_name in _MEMBERS["out.canastas"]:
                found[f"{name}_{kind_name}"] = value.get(kind_name, "none")
        elif switch == "opening.bands":
            found[name] = _bands(value)
        elif switch == "out.last_discard_bars":
            found[name] = listed(list(value)) or "none"
        elif switch in _MEMBERS:
            listed_members = () if value is None or isinstance(value, int) else value
            for member in _MEMBERS[switch]:
                found[f"{name}_{member}"] = "yes" if member in listed_members else "no"
            found[name] = _list_word(switch, value)
        elif isinstance(value, BaseModel):
            for field, part in value:
                found[f"{name}_{field}"] = _totals(part) if field == "totals" else _plain(part)
        else:
            found[name] = _plain(value)
    return found


def _list_word(switch: str, value: Any) -> Any:
    if isinstance(value, int):
        return value
    if switch == "out.canastas":
        return "kinds"
    return "none" if value is None else "some"


def _plain(value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else value


def _bands(bands: tuple[tuple[int | None, int], ...]) -> str:
    parts = []
    for least, points in bands:
        if least is None:
            first = bands[1][0] if len(bands) > 1 and bands[1][0] is not None else 0
            parts.append(say("opening-band-below", score=first, points=points))
        else:
            parts.append(say("opening-band", score=least, points=points))
    return listed(parts)


def _totals(totals: dict[int, int]) -> str:
    if not totals:
        return "none"
    return listed([say("red-three-total", count=n, points=p) for n, p in sorted(totals.items())])
