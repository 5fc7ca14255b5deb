"""Which books agree: how each source reads a switch, and which rules rest on that reading.

The rule sets for four players, and the one for any number, cite whose reading each of
their values is; `engine/rulesets/books/readings.yaml` adds what other books say:

    pile.black_three:
      - value: freezes                   as in a rule set's file
        sources: [Bicycle]
        note: …                          optional: a sentence on the reading
        unsure: true                     optional: only named by others as reading so
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, RootModel

from engine.errors import BadInput, CannotRead
from engine.rules.checklist import all_rules
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.rulesets import FOLDER, house, load
from engine.switches import switch_names
from engine.yamltext import Document, read_file, validate

TELLING = ("official", "classic", "railroad", "tile", "complete-4")
"""The rule sets whose citations tell readings. The others change numbers of these for
other numbers of players, and read nothing else otherwise."""

OUR_OWN = "our reading"
"""The source that the rule sets name where no book settles a point."""


class Reading(NamedTuple):
    """One value of a switch, as the rule sets hold it, with the sources that read it so.

    `note` says in a sentence or two what the sources mean; it may be empty. `unsure`
    sources are only named by others as reading so.
    """

    value: Any
    sources: tuple[str, ...]
    note: str = ""
    unsure: bool = False


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    value: Any
    sources: Annotated[tuple[Annotated[str, Field(min_length=1)], ...], Field(min_length=1)]
    note: Annotated[str, Field(max_length=400)] = ""
    unsure: bool = False


class _Books(RootModel[dict[str, Annotated[tuple[_Entry, ...], Field(min_length=1)]]]):
    """The file of readings: by switch, its entries."""


def readings(switch: str) -> tuple[Reading, ...]:
    """Every known reading of a switch, each value once (and once more for unsure sources).

    Empty where no book settles the switch. Raises `KeyError` for an unknown switch, and
    `CannotRead` for a fault in the file of readings.
    """
    return _all_readings()[switch]


def who_reads(switch: str, value: Any) -> tuple[str, ...]:
    """The sources that give a switch this value, unsure ones left out.

    `value` is one that a rule set's `value` returns. Raises as `readings` does.

    >>> "Bicycle" in who_reads("pile.black_three", "freezes")
    True
    """
    return tuple(
        source
        for reading in readings(switch)
        if not reading.unsure and same_value(reading.value, value)
        for source in reading.sources
    )


def rules_reading(switch: str) -> tuple[str, ...]:
    """The ids of the rules that read a switch, in the catalogue's order; empty where none does.

    >>> rules_reading("deal.upcard_covers")
    ('deal.upcard',)
    """
    return tuple(rule.id for rule in all_rules() if switch in rule.reads)


def disagreements(rule: str, rules: RuleSet) -> dict[str, tuple[Reading, ...]]:
    """Where other sources read a rule otherwise than this rule set does.

    By each switch that the rule reads and that has other readings, those readings.
    Raises `KeyError` for an unknown rule.
    """
    found: dict[str, tuple[Reading, ...]] = {}
    for switch in RULES[rule].reads:
        own = rules.value(switch)
        others = tuple(one for one in readings(switch) if not same_value(one.value, own))
        if others:
            found[switch] = others
    return found


def same_value(one: Any, other: Any) -> bool:
    """Whether two values of a switch mean the same: in lists of names the order is free.

    >>> same_value(("wild", "red_three"), ("red_three", "wild"))
    True
    """
    if isinstance(one, tuple) and isinstance(other, tuple):
        return sorted(map(str, one)) == sorted(map(str, other))
    return bool(one == other)


@lru_cache(maxsize=1)
def _all_readings() -> dict[str, tuple[Reading, ...]]:
    document = read_file(FOLDER / "books" / "readings.yaml")
    entries = validate(_Books, document).root
    for switch in entries:
        if switch not in switch_names():
            raise CannotRead("unknown switch", document.place((switch,)))
    return {
        switch: _joined(_told(switch), _said(switch, entries.get(switch, ()), document))
        for switch in switch_names()
    }


def _told(switch: str) -> Iterator[Reading]:
    """What the rule sets' citations tell of a switch.

    A citation that fills a silence speaks for the whole value only where nothing else does.
    """
    for id in TELLING:
        rules = load(id)
        cited = rules.citations[switch]
        own = [cite for cite in cited if not cite.silent] or cited
        sources = dict.fromkeys(cite.source for cite in own if cite.source != OUR_OWN)
        if sources:
            yield Reading(rules.value(switch), tuple(sources))


def _said(switch: str, entries: tuple[_Entry, ...], document: Document) -> Iterator[Reading]:
    """The entries of the file. Raises `CannotRead` for a value that the switch does not have."""
    for number, entry in enumerate(entries):
        try:
            value = house("official", {switch: entry.value}).value(switch)
        except BadInput as error:
            raise error.at(document.place((switch, number, "value"))) from None
        yield Reading(value, entry.sources, entry.note, entry.unsure)


def _joined(told: Iterator[Reading], said: Iterator[Reading]) -> tuple[Reading, ...]:
    """Readings of one value as one, sure and unsure apart."""
    found: list[Reading] = []
    for new in (*told, *said):
        for place, known in enumerate(found):
            if known.unsure == new.unsure and same_value(known.value, new.value):
                sources = tuple(dict.fromkeys((*known.sources, *new.sources)))
                note = " ".join(part for part in (known.note, new.note) if part)
                found[place] = known._replace(sources=sources, note=note)
                break
        else:
            found.append(new)
    return tuple(found)
