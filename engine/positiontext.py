"""The schema of a position as people write it: the mapping under `position:`.

It says which keys there are and of what sort; `engine.reading` makes a position of it. The same
keys stand under `expect.after:`, for the parts that are expected (`engine.afterwards`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, Strict

Whole = Annotated[int, Strict()]
"""A whole number as it stands; `yes`, which counts as 1 elsewhere, is none."""
Count = Annotated[Whole, Field(ge=0, le=999)]
Points = Annotated[Whole, Field(ge=-1_000_000, le=1_000_000)]
CardText = str | Whole | None


class _Text(BaseModel):
    model_config = ConfigDict(extra="forbid")


class OutPart(_Text):
    """What may be said of who went out."""

    seat: Whole | None = None
    concealed: bool = False


class OutText(OutPart):
    """Who went out."""

    seat: Whole


class KittyText(_Text):
    """A player's kitty."""

    seen: bool = False
    taken: bool = False
    cards: str | None = None


class ButtonText(_Text):
    """A player's Joker button."""

    used: bool = False
    spare: Count = 0


class PartsText(_Text):
    """Parts of a position. Which of them are said is in `model_fields_set`."""

    turn: Whole = 1
    step: Literal["draw", "play", "start"] = "draw"
    drew: Literal["stock", "pile"] = "stock"
    has_melded: tuple[Whole, ...] | None = None
    scores: dict[str, Points] = Field(default_factory=dict)
    hands: dict[int, CardText] = Field(default_factory=dict)
    pile: CardText = "?"
    turned: Count = 0
    frozen: bool = False
    stock: CardText = None
    melds: dict[str, tuple[str | Whole, ...]] = Field(default_factory=dict)
    red_threes: dict[str, Count] = Field(default_factory=dict)
    players: Whole | None = None
    alone: Whole | None = None
    over: bool = False
    out: OutPart | None = None
    kitty: dict[int, KittyText] = Field(default_factory=dict)
    joker_button: dict[int, ButtonText] = Field(default_factory=dict)


class PositionText(PartsText):
    """The mapping under `position:`; everything may be left away."""

    out: OutText | None = None
