"""Which rules are asked about which kind of step, in the order of a referee."""

from __future__ import annotations

from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Take
from engine.rules import melds, opening, others, out, pile, turn
from engine.rules.registry import RULES, Check, Rule, declare

declare("cards.values", ["cards.values"], effect=True)
declare("cards.wild", ["cards.values"], effect=True)
declare("deal.partners", ["deal.partners"], effect=True)
declare("deal.dealer", ["deal.dealer"], effect=True)
declare("deal.cards", ["deal.cards", "deal.kitty"], effect=True)
declare("deal.upcard", ["deal.upcard_covers"], effect=True)
declare("score.cards", ["cards.values"], effect=True)
declare("score.canasta", ["score.canasta"], effect=True)
declare("score.concealed_canasta", ["score.concealed_canasta"], effect=True)
declare("score.red_threes", ["threes.red_value", "threes.red_minus"], effect=True)
declare("score.black_threes", ["threes.black_in_hand"], effect=True)
declare("score.out", ["out.bonus"], effect=True)
declare("score.concealed", ["out.concealed_bonus"], effect=True)
declare("score.hand", ["cards.values"], effect=True)
declare("score.kitty", ["deal.kitty"], effect=True)
declare("match.target", ["match.target"], effect=True)
declare("match.rounds", ["match.target"], effect=True)
declare("match.tie", ["match.tie"], effect=True)
declare("match.account", ["match.settlement"], effect=True)
declare("match.arena", ["match.settlement"], effect=True)

PILE: tuple[Check, ...] = (
    pile.not_empty, pile.natural_top, pile.black_three, pile.frozen, pile.natural_pair,
    pile.natural_and_wild, pile.onto_meld, pile.onto_canasta, pile.before_opening,
    pile.top_melded, pile.one_card,
)  # fmt: skip
BEGIN: tuple[Check, ...] = (turn.order, turn.round_stopped, turn.starter)
HELD: tuple[Check, ...] = (turn.cards_held, turn.red_expose)
LAID_OUT: tuple[Check, ...] = (
    opening.minimum, out.canastas, out.discard_needed, out.concealed,
    out.ask_partner,
)  # fmt: skip

BEFORE_SHAPES: dict[type, tuple[Check, ...]] = {
    Draw: (*BEGIN, turn.one_draw, turn.red_expose, others.stock_empty),
    Take: (*BEGIN, turn.one_draw, *HELD, *PILE, melds.one_rank, melds.per_rank, melds.closed),
    Lay: (*BEGIN, turn.draw_first, *HELD, melds.one_rank, melds.per_rank),
    Add: (*BEGIN, turn.draw_first, *HELD, melds.one_rank, melds.own_side, melds.closed),
    LayThree: (*BEGIN, *HELD),
    Discard: (*BEGIN, turn.draw_first, *HELD, turn.discard_red_three, others.discard_sevens),
    Say: (
        *BEGIN, turn.draw_first, turn.one_draw, turn.red_expose, turn.takeback,
        turn.discard_required, others.stock_empty, others.end_of_sevens, others.kitty_look,
        others.kitty_take, others.button_once, others.button_spare, others.button_available,
    ),
}  # fmt: skip
"""The rules asked before those about the shape of the melds."""

AFTER_SHAPES: dict[type, tuple[Check, ...]] = {
    Draw: (),
    Take: (melds.black_threes_while_going_out, pile.top_only_counts, *LAID_OUT),
    Lay: (melds.black_threes_while_going_out, *LAID_OUT),
    Add: (melds.black_threes_while_going_out, *LAID_OUT),
    LayThree: (),
    Discard: (
        melds.black_threes_while_going_out, opening.minimum, out.canastas, out.discard_needed,
        out.last_discard, out.concealed, out.ask_partner,
    ),
    Say: (melds.black_threes_while_going_out, opening.minimum, out.ask_partner),
}  # fmt: skip
"""The rules asked after them: the minimum and going out."""


def all_rules() -> tuple[Rule, ...]:
    """Every rule of the catalogue, grouped by the parts of the game."""
    order = (
        "cards", "seat", "deal", "turn", "stock", "pile", "meld", "opening", "threes", "discard",
        "out", "kitty", "joker_button", "score", "match",
    )  # fmt: skip
    return tuple(rule for part in order for rule in RULES.values() if rule.id.split(".")[0] == part)
