"""The rule sets as files: loading them, and house variants made from them.

One file a rule set, `<id>.yaml`, with

    title: Classic                one or two words for menus
    summary: Four players …       one sentence for people who choose a game
    extends: official             optional: states only what differs from it
    switches:
      meld.min_naturals:          every switch of `engine.ruleset`, by dotted name
        value: 2
        cite: [{source: seed 002, where: making melds}]

    rules:                        where the source states a rule that has no switch
        meld.own_side: [{source: seed 002, where: making melds}]

and, where a source is silent: `cite: [{source: Pagat, where: …, silent: true, note: …}]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any
from weakref import WeakValueDictionary

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.errors import CannotRead
from engine.faults import meant, wrong_value
from engine.ruleset import Citation, RuleSet
from engine.switches import Switches, switch_names
from engine.yamltext import Document, fault_of, read_file, validate

FOLDER = Path(__file__).parent
ORDER = (
    "classic", "official", "railroad", "tile", "complete-4",
    "complete-2", "complete-3", "complete-6", "official-2", "official-3",
)  # fmt: skip
"""Rule sets in the order in which they are offered."""
MOST_TITLE = 60
"""The longest name of house rules, in letters."""


class _Setting(BaseModel):
    model_config = ConfigDict(extra="forbid")
    value: Any
    cite: Annotated[tuple[Citation, ...], Field(min_length=1)]


class _RuleSetFile(BaseModel):
    model_config = ConfigDict(extra="forbid")
    title: Annotated[str, Field(min_length=1, max_length=60)]
    summary: Annotated[str, Field(min_length=1, max_length=400)]
    extends: str | None = None
    switches: dict[str, _Setting]
    rules: dict[str, Annotated[tuple[Citation, ...], Field(min_length=1)]] = Field(
        default_factory=dict
    )


def names() -> tuple[str, ...]:
    """The ids of all rule sets, in the order in which they are offered."""
    found = {path.stem for path in FOLDER.glob("*.yaml")}
    return tuple(id for id in ORDER if id in found) + tuple(sorted(found - set(ORDER)))


@lru_cache(maxsize=64)
def load(id: str) -> RuleSet:
    """The rule set with this id; the same object each time.

    Raises `CannotRead` for an unknown id, with the known ones, or for a fault in its file.
    """
    if id not in names():
        raise CannotRead(f"“{id}” is no rule set; known are {', '.join(names())}")
    document = read_file(FOLDER / f"{id}.yaml")
    file = validate(_RuleSetFile, document)
    nested: dict[str, dict[str, Any]] = {}
    citations: dict[str, tuple[Citation, ...]] = {}
    of_rules: dict[str, tuple[Citation, ...]] = {}
    if file.extends:
        base = load(file.extends)
        nested = base.switches.model_dump()
        citations = dict(base.citations)
        of_rules = dict(base.rule_citations)
    of_rules.update(file.rules)
    for switch, setting in file.switches.items():
        place = document.place(("switches", switch))
        if switch not in switch_names():
            raise CannotRead("unknown switch", place)
        group, field = switch.split(".", 1)
        nested.setdefault(group, {})[field] = setting.value
        citations[switch] = setting.cite
    missing = [switch for switch in switch_names() if switch not in citations]
    if missing:
        raise CannotRead(f"no value for {', '.join(missing)}", document.place(("switches",)))
    switches = _switches(nested, document)
    return RuleSet(id, file.title, file.summary, switches, citations, of_rules)


def house(base: str, changed: Mapping[str, Any], title: str = "") -> RuleSet:
    """A house variant: a rule set with some switches turned.

    `changed` maps dotted switch names to values as written in YAML; `title` is what its
    players call it. Equal calls return the same object for as long as somebody holds it. Raises
    `CannotRead` for an unknown switch, a value that it cannot have or that contradicts another,
    and a title that is no name.

    >>> house("official", {"pile.one_card": "allowed"}).value("pile.one_card")
    'allowed'
    """
    frozen = tuple((name, _frozen(value)) for name, value in sorted(changed.items()))
    return _known(base, frozen, _name(title))


def turned_back(rules: RuleSet, *switches: str) -> RuleSet:
    """House rules with some switches as in their base again.

    Raises `CannotRead` where the switches that stay turned do not allow that.
    """
    kept = {name: value for name, value in rules.changed.items() if name not in switches}
    return house(rules.base, kept, rules.name)


def unnamed(rules: RuleSet) -> RuleSet:
    """The same rules without the name that their players gave them."""
    return house(rules.base, rules.changed)


_ALIVE: WeakValueDictionary[tuple[object, ...], RuleSet] = WeakValueDictionary()
"""House rules that somebody holds: rule sets compare by identity, so none is made twice."""


@lru_cache(maxsize=512)
def _known(base: str, changed: tuple[tuple[str, Any], ...], name: str) -> RuleSet:
    """The house rules somebody holds, or fresh ones; those asked for lately are held here."""
    key = (base, changed, name)
    found = _ALIVE.get(key)
    return _ALIVE.setdefault(key, _house(*key)) if found is None else found


def _house(base: str, changed: tuple[tuple[str, Any], ...], name: str) -> RuleSet:
    start = load(base)
    if not changed:
        return start
    nested = start.switches.model_dump()
    values = {name: _thawed(value) for name, value in changed}
    for switch, value in values.items():
        if switch not in switch_names():
            near = meant(switch, switch_names()) or _LISTED
            raise CannotRead(f"{switch}: unknown switch{near}")
        group, field = switch.split(".", 1)
        nested[group][field] = value
    try:
        switches = Switches.model_validate(nested)
    except ValidationError as error:
        raise CannotRead(_refusal(error)) from None
    cite = {switch: (_HOUSE,) for switch in values}
    return RuleSet(
        start.id,
        start.title,
        start.summary,
        switches,
        {**start.citations, **cite},
        start.rule_citations,
        base,
        values,
        name,
    )


def _name(title: str) -> str:
    """A title as people write it, in one line."""
    name = " ".join(title.split())
    if len(name) > MOST_TITLE:
        raise CannotRead(f"title: at most {MOST_TITLE} letters were expected, not {len(name)}")
    if not name.isprintable():
        raise CannotRead("title: only letters that can be printed were expected")
    return name


def _refusal(error: ValidationError) -> str:
    """The first fault of some switches in one line: which switch, what is wrong."""
    switch = ".".join(str(part) for part in error.errors()[0]["loc"][:2])
    message = wrong_value(error)
    return f"{switch}: {message}" if switch else message


_LISTED = "; they are written like meld.max_wilds, and python -m engine rules --schema lists them"
_HOUSE = Citation(source="house rule", where="chosen at this table")


def _frozen(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return ("list", *(_frozen(part) for part in value))
    if isinstance(value, dict):
        return ("dict", *((key, _frozen(part)) for key, part in value.items()))
    return ("plain", type(value).__name__, value)


def _thawed(value: Any) -> Any:
    kind, *parts = value
    if kind == "list":
        return [_thawed(part) for part in parts]
    if kind == "dict":
        return {key: _thawed(part) for key, part in parts}
    return parts[1]


def _switches(nested: dict[str, dict[str, Any]], document: Document) -> Switches:
    try:
        return Switches.model_validate(nested)
    except ValidationError as error:
        group, field, *_ = (*error.errors()[0]["loc"], "")
        fault = fault_of(error, document)
        raise CannotRead(fault.message, document.place(("switches", f"{group}.{field}"))) from None
