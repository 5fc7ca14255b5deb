"""What the switches of a rule set decide, group by group, and the values each may have.

A group is a part of the game; `engine.switches` puts them together and knows the switches by name.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    field_validator,
    model_validator,
)

from engine.cards import CARD_NAMES, TILE_NAMES

CanastaKind = Literal["natural", "mixed", "wild", "sevens", "twos", "twos_mixed"]
"""Natural, with wilds, of wilds only, of sevens (where those are special), and
the two sorts of a meld of twos."""


def _none_word(value: object) -> object:
    return None if value == "none" else value


def _no_word(value: object) -> object:
    return "no" if value is False else value


Number = Annotated[int, Field(ge=0, le=100_000)]
NumberOrNone = Annotated[Number | None, BeforeValidator(_none_word)]


def _known_rank(value: str) -> str:
    if value not in CARD_NAMES[:-1] and value not in TILE_NAMES[:-1]:
        raise ValueError(f"a rank as it is written on a card, not {value}")
    return value


Rank = Annotated[str, AfterValidator(_known_rank)]


class Group(BaseModel):
    """Frozen, and closed to unknown names."""

    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)


class CardSwitches(Group):
    """The pack."""

    deck: Literal["cards", "tiles"] = Field(description="played with cards or with tiles")
    packs: Annotated[int, Field(ge=1, le=12)] = Field(description="packs of 52 shuffled together")
    jokers: Annotated[int, Field(ge=0, le=48)] = Field(description="jokers in all")
    per_player: bool = Field(description="packs and jokers are meant for each player")
    values: dict[str, Annotated[int, Field(ge=0, le=1000)]] = Field(
        description="points of each card melded or in hand, by rank: A K Q J 10 … 4 3b 2 Jo"
    )

    @model_validator(mode="after")
    def _every_rank_has_a_value(self) -> CardSwitches:
        names = CARD_NAMES if self.deck == "cards" else TILE_NAMES
        needed = {name for name in names if name not in ("3r", "?")}
        if self.values.keys() != needed:
            wrong = sorted(self.values.keys() ^ needed)
            raise ValueError(
                f"a value for each of {', '.join(names)} but 3r and ?, and no other;"
                f" look at {', '.join(wrong)}"
            )
        return self


class SeatSwitches(Group):
    """Who plays with whom."""

    least: Annotated[int, Field(ge=2, le=8)] = Field(description="fewest players")
    most: Annotated[int, Field(ge=2, le=8)] = Field(description="most players")
    sides: Literal["two", "each", "taker_alone"] = Field(
        description="two sides in alternating seats; each alone; "
        "or the first to take the pile alone against the others"
    )
    direction: Literal["clockwise", "counter_clockwise"] = Field(description="direction of play")
    absent: Literal["waits", "draws_and_discards"] = Field(
        description="what happens in the seat of a player who is away"
    )

    @model_validator(mode="after")
    def _least_before_most(self) -> SeatSwitches:
        if self.least > self.most:
            raise ValueError("the fewest players cannot be more than the most")
        return self


class DealSwitches(Group):
    """Before the first turn."""

    partners: Literal["cut", "agreed", "fixed_seats", "none"] = Field(
        description="how partners are found"
    )
    dealer: Literal["right_of_highest", "random", "agreed"] = Field(
        description="how the first dealer is found"
    )
    cards: Number = Field(description="cards dealt to each player")
    kitty: Number = Field(description="further cards dealt face down as a kitty")
    starter: bool = Field(description="the first player gets one more and only discards")
    upcard_covers: Annotated[
        tuple[Literal["wild", "red_three", "black_three"], ...] | None,
        BeforeValidator(_none_word),
    ] = Field(description="which turned cards are covered by another; none: no card is turned")


class TurnSwitches(Group):
    """The shape of a turn."""

    draw: Annotated[int, Field(ge=1, le=3)] = Field(description="cards drawn from the stock")
    takeback: Literal["none", "until_discard"] = Field(
        description="whether cards laid this turn may be taken back until the discard"
    )


class PileSwitches(Group):
    """The discard pile."""

    frozen_by: tuple[
        Literal["wild", "wild_upcard", "red_three_upcard", "black_three_upcard"], ...
    ] = Field(description="what freezes the pile")
    black_three: Literal["stops_next", "freezes"] = Field(
        description="a discarded black three stops the next player, or freezes the pile"
    )
    natural_and_wild: Literal["never", "open_unfrozen"] = Field(
        description="whether one matching natural and one wild take an unfrozen pile"
    )
    onto_meld: Literal["never", "unfrozen"] = Field(
        description="whether the top card alone may join an own meld"
    )
    onto_canasta: bool = Field(description="whether the pile may be taken onto an own canasta")
    before_opening: Literal["pair_and_minimum", "forbidden"] = Field(
        description="what a side that has not opened may do with the pile"
    )
    one_card: Literal["forbidden", "allowed"] = Field(
        description="whether a player with one card may take a pile of one card"
    )


class MeldSwitches(Group):
    """Melds."""

    min_naturals: Annotated[int, Field(ge=1, le=7)] = Field(description="naturals at least")
    max_wilds: NumberOrNone = Field(description="wilds at most in a mixed meld")
    wild_ratio: Literal[
        "none", "wilds_at_most_naturals", "naturals_outnumber", "two_naturals_per_wild"
    ] = Field(description="wilds against naturals")
    max_size: NumberOrNone = Field(description="cards at most; a full meld is closed")
    per_rank: Literal["one", "one_open", "many"] = Field(description="melds of one rank for a side")
    wild_meld: Literal["forbidden", "allowed"] = Field(description="melds of wilds only")
    sevens_wilds: Literal["allowed", "forbidden"] = Field(description="wilds in a meld of sevens")
    black_threes: Literal["forbidden", "going_out_3_to_4", "going_out_from_3"] = Field(
        description="black threes melded"
    )
    twos_meld: Literal["none", "fewer_jokers_than_twos"] = Field(
        description="a meld of twos in which the twos are naturals, with at most two jokers"
    )


class OpeningSwitches(Group):
    """The first meld of a side in a round."""

    bands: tuple[tuple[Annotated[int | None, BeforeValidator(_none_word)], Number], ...] = Field(
        description="the minimum by score: from this score on, so many points"
    )

    @field_validator("bands")
    @classmethod
    def _from_below_upwards(
        cls, bands: tuple[tuple[int | None, int], ...]
    ) -> tuple[tuple[int | None, int], ...]:
        scores = [score for score, _ in bands[1:]]
        if not bands or bands[0][0] is not None or None in scores:
            raise ValueError("the first band starts from none, and only the first")
        numbers = [score for score in scores if score is not None]
        if numbers != sorted(set(numbers)):
            raise ValueError("the scores of the bands must rise")
        return bands

    counts_wilds: bool = Field(description="whether wilds count towards the minimum")


class DiscardSwitches(Group):
    """The card thrown."""

    sevens: Literal["free", "after_sevens_canastas"] = Field(
        description="sevens are free, or barred until every player has a canasta of sevens"
    )


class OutSwitches(Group):
    """Going out."""

    canastas: Annotated[int, Field(ge=0, le=10)] | tuple[CanastaKind, ...] = Field(
        description="canastas a side needs: a number, or one of each kind named"
    )
    discard: Literal["optional", "required"] = Field(description="going out with a discard")
    last_discard_bars: tuple[Rank, ...] = Field(
        description="ranks that may not be the last discard"
    )
    concealed_canasta: Literal["own_canasta", "none"] = Field(
        description="whether the hand laid concealed must hold a canasta"
    )
    concealed_bonus: Number = Field(description="points more for going out concealed")
    concealed_minimum: Literal["required", "exempt", "exempt_after_stock_draw"] = Field(
        description="the opening minimum when going out concealed"
    )
    ask_partner: Annotated[Literal["no", "optional"], BeforeValidator(_no_word)] = Field(
        description="whether the partner may be asked; the answer binds"
    )
    bonus: Number = Field(description="points for going out")
    sevens_hand: Literal["none", "ends_round"] = Field(
        description="a hand that is all sevens ends the round"
    )


class RedThreeValue(Group):
    """Points of red threes: each, and in all from certain numbers on."""

    each: Number
    all: NumberOrNone = None
    """All of the pack's red threes with one side, in all."""
    totals: dict[int, Number] = Field(default_factory=dict)
    """By number, in all, where a number has a total of its own."""


class RedThreeReplaced(Group):
    """Whether a red three laid out is replaced, by where it came from."""

    stock: bool
    pile: bool


class ThreeSwitches(Group):
    """Red and black threes (tiles: the laid out and the other threes)."""

    red_value: RedThreeValue = Field(description="points of red threes")
    red_minus: Literal["no_meld", "not_open", "never"] = Field(
        description="when red threes count against their side"
    )
    red_replace: RedThreeReplaced = Field(description="whether a red three is replaced")
    black_in_hand: Number = Field(description="points against a black three left in hand")


class StockSwitches(Group):
    """The stock and its end."""

    end: Literal["forced_pile", "player_may_end", "last_tile_turn"] = Field(
        description="how the round goes on or ends once the stock is empty"
    )
    last_red_three: Literal["stop", "meld_no_discard"] = Field(
        description="what the last card of the stock does when it is a red three"
    )


class KittySwitches(Group):
    """The face-down kitty, where one is dealt."""

    opened_by: Annotated[tuple[CanastaKind, ...] | None, BeforeValidator(_none_word)] = Field(
        description="kinds of canasta that open it; none: there is no kitty"
    )


class JokerButtonSwitches(Group):
    """The Joker button of the tile game."""

    use: Literal["none", "once_a_round"] = Field(description="whether there is a Joker button")


class ScoreSwitches(Group):
    """Pricing a round."""

    canasta: dict[CanastaKind, Number] = Field(description="bonus of each kind of canasta")
    concealed_canasta: Number = Field(description="points more for a canasta laid whole")


class MatchTarget(Group):
    """Where a match ends: at a score, or after so many rounds."""

    points: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    rounds: Annotated[int, Field(ge=1, le=100)] | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> MatchTarget:
        if (self.points is None) == (self.rounds is None):
            raise ValueError("either points or rounds")
        return self


class MatchSwitches(Group):
    """The match."""

    target: MatchTarget = Field(description="where the match ends")
    tie: Literal["another_round", "shared"] = Field(description="what a tie leads to")
    settlement: Literal["none", "account"] = Field(
        description="account points and stakes settled after the match"
    )
