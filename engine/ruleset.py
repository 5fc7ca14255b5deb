"""A rule set: the values of its switches, and where each value comes from.

A rule set is data. It is read from `engine/rulesets/<id>.yaml`; it may extend
another one and then states only what differs. Every value carries a citation:
where its source says so, or that the source is silent and whose reading fills
the gap. House rules are a rule set with some switches turned.
"""

from __future__ import annotations

import json
from typing import Any

from pydantic import Field

from engine.switch_groups import (
    CardSwitches,
    DealSwitches,
    DiscardSwitches,
    Group,
    JokerButtonSwitches,
    KittySwitches,
    MatchSwitches,
    MeldSwitches,
    OpeningSwitches,
    OutSwitches,
    PileSwitches,
    ScoreSwitches,
    SeatSwitches,
    StockSwitches,
    ThreeSwitches,
    TurnSwitches,
)
from engine.switches import Switches, group_model, switch_names

__all__ = ["Citation", "RuleSet", "switch_names"]


class Citation(Group):
    """Where a value comes from.

    `source` and `where` name the text and the place in it. `silent` says that
    the rule set's own source does not settle the point and that `source` is
    whose reading fills it; `note` is a few words on the reading chosen.
    """

    source: str = Field(min_length=1, max_length=80)
    where: str = Field(min_length=1, max_length=200)
    silent: bool = False
    note: str = Field(default="", max_length=400)


class RuleSet:
    """One game's rules: its switches, their citations, and who it is.

    `switches` is frozen; `citations` maps each switch name to its `Citation`s,
    `rule_citations` the ids of rules that hang on no switch.
    `changed` holds the switches that a house variant turned, by name; `name` is what its
    players call it, which is its title then, and empty where they gave none.
    Rule sets compare by identity and may be used as keys.
    """

    __slots__ = (
        "__weakref__",
        "base",
        "cards",
        "changed",
        "citations",
        "deal",
        "discard",
        "id",
        "joker_button",
        "kitty",
        "match",
        "meld",
        "name",
        "opening",
        "out",
        "pile",
        "rule_citations",
        "score",
        "seats",
        "stock",
        "summary",
        "switches",
        "tables",
        "threes",
        "title",
        "turn",
    )  # fmt: skip

    cards: CardSwitches
    seats: SeatSwitches
    deal: DealSwitches
    turn: TurnSwitches
    pile: PileSwitches
    meld: MeldSwitches
    opening: OpeningSwitches
    discard: DiscardSwitches
    out: OutSwitches
    threes: ThreeSwitches
    stock: StockSwitches
    kitty: KittySwitches
    joker_button: JokerButtonSwitches
    score: ScoreSwitches
    match: MatchSwitches

    def __init__(
        self,
        id: str,
        title: str,
        summary: str,
        switches: Switches,
        citations: dict[str, tuple[Citation, ...]],
        rule_citations: dict[str, tuple[Citation, ...]],
        base: str = "",
        changed: dict[str, Any] | None = None,
        name: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.title = name or title
        self.summary = summary
        self.switches = switches
        self.citations = citations
        self.rule_citations = rule_citations
        self.base = base or id
        self.changed = dict(changed or {})
        self.tables: dict[str, Any] = {}
        for group in Switches.model_fields:
            setattr(self, group, getattr(switches, group))

    def value(self, switch: str) -> Any:
        """The value of a switch by its dotted name. Raises `KeyError` if there is none."""
        group, _, field = switch.partition(".")
        if group not in Switches.model_fields or field not in group_model(group).model_fields:
            raise KeyError(switch)
        return getattr(getattr(self.switches, group), field)

    @property
    def signature(self) -> str:
        """What is played, as a text that is the same everywhere: what is drawn from a seed hangs
        on it. The name that people gave house rules is no part of it."""
        return f"{self.base} {json.dumps(self.changed, sort_keys=True, default=str)}"

    @property
    def variant(self) -> str | dict[str, Any]:
        """The rule set as files name it: its id, or the base with what was changed and a name.

        >>> from engine.rulesets import house
        >>> house("classic", {"pile.one_card": "allowed"}, "Ours").variant
        {'base': 'classic', 'with': {'pile.one_card': 'allowed'}, 'title': 'Ours'}
        """
        if not self.changed:
            return self.id
        named = {"title": self.name} if self.name else {}
        return {"base": self.base, "with": dict(self.changed), **named}

    def __repr__(self) -> str:
        """The id, for messages to developers."""
        return f"RuleSet({self.id!r})"
