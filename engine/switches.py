"""The switches of a rule set: all groups together, and each switch by its name.

Switches have dotted names, `meld.min_naturals`: the group and the field below.
Their values are checked when a rule set is read, house rules included.
"""

from __future__ import annotations

from pydantic import model_validator

from engine.pack import counts_of
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


class Switches(Group):
    """All switches of a rule set, grouped by the parts of the game."""

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

    @model_validator(mode="after")
    def _agree_with_each_other(self) -> Switches:
        """Refuse combinations that contradict each other, with the reason."""
        if self.meld.wild_meld == "allowed" and self.meld.twos_meld != "none":
            raise ValueError(
                "meld.wild_meld and meld.twos_meld cannot both be on: "
                "twos would be naturals and wilds of the same meld"
            )
        if self.meld.max_size is not None and self.meld.max_size < 7:
            raise ValueError("meld.max_size must be 7 or more: a canasta has seven cards")
        for players in range(self.seats.least, self.seats.most + 1):
            self._check_deal(players)
        return self

    def _check_deal(self, players: int) -> None:
        """Refuse a deal that takes the whole pack with so many players, with the figures."""
        deal = self.deal
        each = deal.cards + deal.kitty
        dealt = players * each + deal.starter + (deal.upcard_covers is not None)
        size = sum(counts_of(self.cards, players))
        if dealt >= size:
            raise ValueError(
                f"deal.cards: {each} for each of {players} players take {dealt} cards with those "
                f"turned up or dealt to the starter, and the pack has {size}; fewer were expected, "
                "so that a stock is left"
            )


def switch_names() -> tuple[str, ...]:
    """The dotted names of all switches, in the order of the model.

    >>> switch_names()[:2]
    ('cards.deck', 'cards.packs')
    """
    return tuple(
        f"{group}.{field}"
        for group, info in Switches.model_fields.items()
        for field in group_model(group).model_fields
    )


def group_of(switch: str) -> str:
    """The group of a switch, which is the part of the game that it belongs to."""
    return switch.partition(".")[0]


def switch_meaning(name: str) -> str:
    """What a switch decides, in a few words. Raises `KeyError` for an unknown name."""
    group, field = name.split(".", 1)
    return group_model(group).model_fields[field].description or ""


def group_model(group: str) -> type[Group]:
    """The model of a group of switches. Raises `KeyError` for an unknown group."""
    model = Switches.model_fields[group].annotation
    assert isinstance(model, type) and issubclass(model, Group)
    return model
