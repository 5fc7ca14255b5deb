"""Rules of single games and of the end of the stock: sevens, kitty, Joker button, `end`."""

from __future__ import annotations

from engine.cards import JOKER, SEVEN, UNKNOWN
from engine.moves import Say, Take
from engine.position import Position, side_of
from engine.rules.act import Act
from engine.rules.out import all_sevens, canastas_of, has_sevens, is_sevens_hand, sevens_barred
from engine.rules.registry import Finding, broken, declare, kept

declare("stock.empty", ["stock.end"])
declare("stock.last_card", ["stock.end", "turn.draw"], effect=True)
declare("kitty.look", ["kitty.opened_by"], absent=lambda rules: rules.kitty.opened_by is None)
declare("kitty.take", ["kitty.opened_by"], absent=lambda rules: rules.kitty.opened_by is None)
declare(
    "joker_button.once", ["joker_button.use"], absent=lambda rules: rules.joker_button.use == "none"
)
declare(
    "joker_button.spare",
    ["joker_button.use"],
    absent=lambda rules: rules.joker_button.use == "none",
)
declare(
    "joker_button.available",
    ["joker_button.use"],
    absent=lambda rules: rules.joker_button.use == "none",
)
declare(
    "seat.absent", ["seats.absent"], effect=True, absent=lambda rules: rules.seats.absent == "waits"
)


def discard_sevens(act: Act) -> Finding | None:
    """No seven is discarded before every player has a canasta of sevens."""
    if act.named[0].kind != SEVEN or act.rules.discard.sevens == "free":
        return None
    if sevens_barred(act.position):
        return broken("discard.sevens", seats=_without_sevens(act.position))
    return kept("discard.sevens")


def _without_sevens(position: Position) -> tuple[int, ...]:
    """The seats that lack a canasta of sevens; the player to move is 0."""
    return tuple(
        0 if seat == position.seat else seat
        for seat in range(1, position.players + 1)
        if not has_sevens(position.melds[side_of(position, seat)])
    )


def stock_empty(act: Act) -> Finding | None:
    """What may be done when the stock is empty."""
    position = act.position
    if not isinstance(act.step, Say) or act.step.word != "end":
        if not position.stock:
            over = position.stage == "over" or not may_begin(position)
            return broken("stock.empty", "broken-over" if over else "broken-draw")
        return kept("stock.empty", "kept-draw", count=len(position.stock))
    if position.stage in ("play", "over"):
        return None
    if position.stock:
        return broken("stock.empty", "broken-end", count=len(position.stock))
    if act.rules.stock.end == "forced_pile" and must_take(position):
        return broken("stock.empty", "broken-forced", rank=position.pile[-1].kind)
    return kept("stock.empty")


def no_turn_without_stock(act: Act) -> Finding | None:
    """Where the round ends with the turn of the last card, no turn begins without a stock."""
    if act.position.stage != "draw" or may_begin(act.position):
        return None
    return broken("stock.empty", "broken-over")


def may_begin(position: Position) -> bool:
    """Whether the stock lets a turn begin."""
    return bool(position.stock) or position.rules.stock.end != "last_tile_turn"


def must_take(position: Position) -> bool:
    """Whether, the stock being empty, the pile must be taken.

    Only an unfrozen top card that alone joins an own meld must be taken, where
    the turn can be finished after it; taking with a pair stays a choice.
    """
    from engine.rules.judging import is_legal

    if not position.pile or position.pile[-1].kind == UNKNOWN:
        return False
    return is_legal(position, Take())


def end_of_sevens(act: Act) -> Finding | None:
    """A hand of sevens ends the round once no more of them can be melded."""
    position = act.position
    if position.stage != "play" or act.rules.out.sevens_hand == "none":
        return None
    if not is_sevens_hand(position):
        return broken("out.sevens_hand", "broken-free") if all_sevens(position.hand) else None
    if can_meld_sevens(position):
        return broken("out.sevens_hand", "broken-meld", left=len(position.hand))
    return kept("out.sevens_hand", left=len(position.hand))


def can_meld_sevens(position: Position) -> bool:
    """Whether any of an all-sevens hand can still be melded legally."""
    from engine.rules.judging import is_legal
    from engine.rules.options import layable

    return any(is_legal(position, step) for step in layable(position))


def kitty_look(act: Act) -> Finding | None:
    """A kitty is looked at once, after completing a canasta that opens it."""
    position = act.position
    opens = act.rules.kitty.opened_by
    if opens is None or not position.kitties:
        return broken("kitty.look", "broken-none")
    kitty = position.kitties[position.seat - 1]
    if kitty.seen or kitty.taken:
        return broken("kitty.look", "broken-once")
    if not set(canastas_of(act.rules, position.own_melds)) & set(opens):
        return broken("kitty.look")
    return kept("kitty.look")


def kitty_take(act: Act) -> Finding | None:
    """A kitty that was looked at is taken after one's discard, before the next player's step."""
    position = act.position
    if act.rules.kitty.opened_by is None or not position.kitties:
        return broken("kitty.take", "broken-none")
    if position.kitty_seat is not None:
        return kept("kitty.take")
    kitty = position.kitties[position.seat - 1]
    if kitty.taken:
        return broken("kitty.take", "broken-once")
    return broken("kitty.take", "broken" if kitty.seen else "broken-unseen")


def button_once(act: Act) -> Finding | None:
    """The Joker button is used once a round."""
    if act.rules.joker_button.use == "none":
        return broken("joker_button.once", "broken-none")
    if act.position.buttons and act.position.buttons[act.position.seat - 1].used:
        return broken("joker_button.once")
    return kept("joker_button.once")


def button_spare(act: Act) -> Finding | None:
    """The account must hold a spare joker."""
    if act.rules.joker_button.use == "none":
        return None
    buttons = act.position.buttons
    spare = buttons[act.position.seat - 1].spare if buttons else 0
    if spare < 1:
        return broken("joker_button.spare")
    return kept("joker_button.spare", spare=spare)


def button_available(act: Act) -> Finding | None:
    """A joker must still be there to be drawn: in the stock, or unseen."""
    if act.rules.joker_button.use == "none":
        return None
    if joker_is_left(act.position):
        return kept("joker_button.available")
    return broken("joker_button.available")


def joker_is_left(position: Position) -> bool:
    """Whether a joker is in the stock, or may be in its unknown part."""
    stock = position.stock
    if any(card.kind == JOKER for card in stock):
        return True
    if not any(card.kind == UNKNOWN for card in stock):
        return False
    seen = sum(card.kind == JOKER for hand in position.hands for card in hand)
    seen += sum(card.kind == JOKER for card in position.pile)
    seen += sum(meld.jokers for side in position.melds for meld in side)
    return seen < position.rules.cards.jokers
