"""Random house variants: switches that bear on steps, turned at will."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.errors import BadInput
from engine.ruleset import RuleSet
from engine.rulesets import house, names

TURNABLE: dict[str, tuple[Any, ...]] = {
    "turn.draw": (1, 2),
    "turn.takeback": ("none", "until_discard"),
    "pile.frozen_by": (
        [],
        ["wild"],
        ["wild", "wild_upcard", "red_three_upcard"],
        ["wild", "black_three_upcard"],
    ),
    "pile.black_three": ("stops_next", "freezes"),
    "pile.natural_and_wild": ("never", "open_unfrozen"),
    "pile.onto_meld": ("never", "unfrozen"),
    "pile.onto_canasta": (True, False),
    "pile.before_opening": ("pair_and_minimum", "forbidden"),
    "pile.one_card": ("forbidden", "allowed"),
    "meld.min_naturals": (1, 2, 3),
    "meld.max_wilds": ("none", 1, 2, 3),
    "meld.wild_ratio": (
        "none",
        "wilds_at_most_naturals",
        "naturals_outnumber",
        "two_naturals_per_wild",
    ),
    "meld.sevens_wilds": ("allowed", "forbidden"),
    "meld.black_threes": ("forbidden", "going_out_3_to_4", "going_out_from_3"),
    "opening.counts_wilds": (True, False),
    "discard.sevens": ("free", "after_sevens_canastas"),
    "out.canastas": (0, 1, 2, ["natural"], ["natural", "mixed"]),
    "out.discard": ("optional", "required"),
    "out.last_discard_bars": ([], ["7"], ["2", "Jo"], ["3b", "K"]),
    "out.concealed_canasta": ("own_canasta", "none"),
    "out.concealed_minimum": ("required", "exempt", "exempt_after_stock_draw"),
    "out.ask_partner": ("no", "optional"),
    "out.sevens_hand": ("none", "ends_round"),
    "stock.end": ("forced_pile", "player_may_end"),
    "stock.last_red_three": ("stop", "meld_no_discard"),
}
"""Switches that any rule set can turn, with values."""

TOGETHER: tuple[dict[str, Any], ...] = (
    {},
    {},
    {"meld.per_rank": "one_open", "meld.max_size": 7},
    {"meld.per_rank": "one", "meld.max_size": 7},
    {"meld.wild_meld": "allowed", "meld.twos_meld": "none"},
    {"meld.wild_meld": "forbidden", "meld.twos_meld": "fewer_jokers_than_twos"},
    {"stock.last_red_three": "meld_no_discard"},
    {"threes.red_replace": {"stock": True, "pile": True}},
    {"threes.red_replace": {"stock": False, "pile": False}},
)
"""Switches that make sense together only."""


def random_house(rng: Random) -> RuleSet:
    """Any rule set with up to three switches turned, and perhaps some that go together.

    Combinations that contradict themselves are refused by the engine; then another is tried.
    So it is where no text says what holds: a hand of sevens in a turn without a discard.
    """
    turned = rng.sample(sorted(TURNABLE), rng.randint(0, 3))
    changes = {name: rng.choice(TURNABLE[name]) for name in turned}
    try:
        rules = house(rng.choice(names()), {**changes, **rng.choice(TOGETHER)})
    except BadInput:
        return random_house(rng)
    no_discard = rules.stock.last_red_three == "meld_no_discard"
    return random_house(rng) if no_discard and rules.out.sevens_hand != "none" else rules
