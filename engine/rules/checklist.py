"""Which rules are asked about which kind of step, in the order of a referee."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Take
from engine.rules import melds, opening, others, out, pile, turn
from engine.rules.act import Act
from engine.rules.registry import RULES, Check, Rule, declare

declare("cards.values", ["cards.values"], effect=True)
declare("cards.wild", ["cards.values"], effect=True)
declare("deal.partners", ["deal.partners", "seats.sides", "seats.least", "seats.most"], effect=True)
declare("deal.dealer", ["deal.dealer"], effect=True)
declare(
    "deal.cards",
    ["deal.cards", "deal.kitty", "cards.deck", "cards.packs", "cards.jokers", "cards.per_player"],
    effect=True,
)
declare(
    "deal.upcard",
    ["deal.upcard_covers"],
    effect=True,
    absent=lambda rules: rules.deal.upcard_covers is None,
)
declare("score.cards", ["cards.values"], effect=True)
declare("score.canasta", ["score.canasta"], effect=True)
declare(
    "score.concealed_canasta",
    ["score.concealed_canasta"],
    effect=True,
    absent=lambda rules: rules.score.concealed_canasta == 0,
)
declare("score.red_threes", ["threes.red_value", "threes.red_minus"], effect=True)
declare("score.black_threes", ["threes.black_in_hand"], effect=True)
declare("score.out", ["out.bonus"], effect=True)
declare(
    "score.concealed",
    ["out.concealed_bonus"],
    effect=True,
    absent=lambda rules: rules.out.concealed_bonus == 0,
)
declare("score.hand", ["cards.values"], effect=True)
declare(
    "score.kitty", ["deal.kitty"], effect=True, absent=lambda rules: rules.kitty.opened_by is None
)
declare("match.target", ["match.target"], effect=True)
declare("match.rounds", ["match.target"], effect=True)
declare("match.tie", ["match.tie"], effect=True)
declare(
    "match.account",
    ["match.settlement"],
    effect=True,
    absent=lambda rules: rules.match.settlement == "none",
)
declare(
    "match.arena",
    ["match.settlement"],
    effect=True,
    absent=lambda rules: rules.match.settlement == "none",
)

PILE: tuple[Check, ...] = (
    pile.not_empty, pile.natural_top, pile.black_three, pile.frozen, pile.natural_pair,
    pile.natural_and_wild, pile.onto_meld, pile.onto_canasta, pile.before_opening,
    pile.top_melded, pile.one_card,
)  # fmt: skip
TAKING: tuple[Check, ...] = (*PILE, melds.per_rank, melds.closed)
"""What decides a way to take the pile, where cards that are held make a legal meld."""
HELD: tuple[Check, ...] = (turn.cards_held, turn.red_expose)
STOPPED: tuple[Check, ...] = (turn.round_stopped, turn.starter)
"""Asked behind `turn.order` where a turn is not in its usual course."""

BEFORE_SHAPES: dict[type | str, tuple[Check, ...]] = {
    Draw: (turn.one_draw, turn.red_expose, others.stock_empty),
    Take: (
        turn.one_draw, others.no_turn_without_stock, *HELD, *PILE, melds.one_rank, melds.per_rank,
        melds.closed,
    ),
    Lay: (turn.draw_first, *HELD, melds.one_rank, melds.per_rank),
    Add: (turn.draw_first, *HELD, melds.one_rank, melds.own_side, melds.closed),
    LayThree: HELD,
    Discard: (
        turn.draw_first, *HELD, turn.discard_red_three, others.discard_sevens,
        turn.discard_freezes,
    ),
    "back": (turn.red_expose, turn.takeback),
    "joker": (
        turn.one_draw, turn.red_expose, others.stock_empty, others.button_once,
        others.button_spare, others.button_available,
    ),
    "ask": (turn.draw_first, turn.red_expose),
    "yes": (turn.red_expose,),
    "no": (turn.red_expose,),
    "end": (turn.red_expose, turn.discard_required, others.stock_empty, others.end_of_sevens),
    "kitty look": (turn.draw_first, turn.red_expose, others.kitty_look),
    "kitty take": (others.kitty_take,),
}  # fmt: skip
"""The rules asked before those about the shape of the melds, by kind of step or word said.

A rule is asked about no other steps, and need not look which one it is.
"""

AFTER_SHAPES: dict[type | str, tuple[Check, ...]] = {
    Take: (melds.black_threes_while_going_out, pile.top_only_counts, opening.minimum),
    Lay: (melds.black_threes_while_going_out, pile.rest_out_of_reach, opening.minimum),
    Add: (melds.black_threes_while_going_out, pile.rest_out_of_reach, opening.minimum),
    Discard: (
        melds.black_threes_while_going_out, pile.rest_out_of_reach, opening.minimum, out.keep_card,
    ),
    "ask": (out.ask_partner,),
    "yes": (out.ask_partner,),
    "no": (out.ask_partner,),
    "end": (melds.black_threes_while_going_out, opening.minimum, out.ask_partner),
}  # fmt: skip
"""The rules asked after them; none where a kind of step is not named."""

GOING_OUT: tuple[Check, ...] = (
    out.ask_partner, out.canastas, out.discard_needed, out.last_discard, out.concealed,
)  # fmt: skip
"""The rules asked last, where cards are played that leave none, or the partner has answered."""


class Asked(NamedTuple):
    """The rules asked about a step, in order: before those about shapes, and after them."""

    before: tuple[Check, ...]
    after: tuple[Check, ...]


def rules_for(act: Act) -> Asked:
    """The rules asked about a step."""
    position, step = act.position, act.step
    kind: type | str = step.word if isinstance(step, Say) else type(step)
    stopped = position.stage in ("over", "start") or position.turn.last_three
    last = bool(act.named) and (not act.left or position.turn.answer is not None)
    return _rules_for(kind, stopped, last)


@cache
def _rules_for(kind: type | str, stopped: bool, last: bool) -> Asked:
    return Asked(
        (turn.order, *(STOPPED if stopped else ()), *BEFORE_SHAPES[kind]),
        (*AFTER_SHAPES.get(kind, ()), *(GOING_OUT if last else ())),
    )


@cache
def all_rules() -> tuple[Rule, ...]:
    """Every rule of the catalogue, grouped by the parts of the game."""
    order = (
        "cards", "seat", "deal", "turn", "stock", "pile", "meld", "opening", "threes", "discard",
        "out", "kitty", "joker_button", "score", "match",
    )  # fmt: skip
    return tuple(rule for part in order for rule in RULES.values() if rule.id.split(".")[0] == part)
