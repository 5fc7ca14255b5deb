"""Going out: the canastas it takes, the last card, concealed, leave to go out."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import RED_THREE, SEVEN, Cards, name_of
from engine.moves import Discard, Say, Step, Take
from engine.position import Meld, Position, side_count, side_of
from engine.rules.act import Act
from engine.rules.registry import Finding, broken, declare, kept
from engine.rules.shapes import Shape, canasta_kind, is_sevens_canasta, shape_of
from engine.ruleset import RuleSet

declare("out.canastas", ["out.canastas"])
declare("out.keep_card", ["out.canastas"])
declare("out.discard", ["out.discard"], absent=lambda rules: rules.out.discard == "optional")
declare(
    "out.last_discard",
    ["out.last_discard_bars"],
    absent=lambda rules: not rules.out.last_discard_bars,
)
declare(
    "out.concealed",
    ["out.concealed_canasta", "out.concealed_minimum", "out.concealed_bonus"],
)
declare("out.ask_partner", ["out.ask_partner"], absent=lambda rules: rules.out.ask_partner == "no")
declare(
    "out.sevens_hand",
    ["out.sevens_hand", "discard.sevens"],
    absent=lambda rules: rules.out.sevens_hand == "none",
)


def canastas_of(rules: RuleSet, melds: tuple[Meld, ...]) -> list[str]:
    """The kinds of the canastas among some melds, one entry for each canasta."""
    return [kind for meld in melds if (kind := canasta_kind(rules, shape_of(meld))) is not None]


def kinds_missing(rules: RuleSet, kinds: Sequence[str]) -> tuple[int, tuple[str, ...]]:
    """What is missing of the canastas needed: how many, and of which kinds where they matter."""
    needed = rules.out.canastas
    if isinstance(needed, int):
        return max(0, needed - len(kinds)), ()
    missing = tuple(kind for kind in needed if kind not in kinds)
    return len(missing), missing


def standing_after(act: Act) -> list[Shape]:
    """The shapes of the side's melds as they would stand after the step."""
    shapes = [shape_of(meld) for meld in act.own]
    for build in act.builds:
        if build.place < len(shapes):
            shapes[build.place] = build.after
        else:
            shapes.append(build.after)
    return shapes


def canastas_after(act: Act) -> list[str]:
    """The kinds of canastas that the side would have after the step."""
    shapes = standing_after(act)
    return [kind for shape in shapes if (kind := canasta_kind(act.rules, shape)) is not None]


def goes_out(act: Act) -> bool:
    """Whether the step leaves the player without a card (and with no pile still to come)."""
    if act.left or not act.named or act.missing:
        return False
    turn = act.position.turn
    if isinstance(act.step, Discard):
        return True
    if turn.rest:
        return False
    return not _pile_brings_cards(act)


def _pile_brings_cards(act: Act) -> bool:
    return isinstance(act.step, Take) and any(
        card.kind != RED_THREE for card in act.position.pile[:-1]
    )


def ends_turn(step: Step) -> bool:
    """Whether a step is one that ends a turn: a discard, or `end`."""
    return isinstance(step, Discard) or (isinstance(step, Say) and step.word == "end")


def may_ask(position: Position) -> bool:
    """Whether this rule set lets the player to move ask a partner."""
    rules = position.rules
    if rules.out.ask_partner != "optional":
        return False
    if rules.seats.sides == "taker_alone":
        return position.alone is not None and position.seat != position.alone
    return side_count(rules, position.players) == 2 and position.players > 2


def sevens_barred(position: Position) -> bool:
    """Whether a seven may not be discarded: some player still lacks a canasta of sevens."""
    rules = position.rules
    if rules.discard.sevens == "free":
        return False
    sides = {side_of(position, seat) for seat in range(1, position.players + 1)}
    return not all(has_sevens(position.melds[side]) for side in sides)


def has_sevens(melds: tuple[Meld, ...]) -> bool:
    """Whether there is a canasta of sevens among some melds."""
    return any(is_sevens_canasta(shape_of(meld)) for meld in melds if meld.rank == SEVEN)


def barred_last(rules: RuleSet, kind: int) -> bool:
    """Whether a card of this kind may not be the last discard."""
    bars = rules.out.last_discard_bars
    return bool(bars) and name_of(kind, rules.cards.deck) in bars


def all_sevens(hand: Cards) -> bool:
    """Whether a hand holds sevens and nothing else."""
    return bool(hand) and all(card.kind == SEVEN for card in hand)


def is_sevens_hand(position: Position) -> bool:
    """Whether the hand came by a draw to be all sevens that may not be discarded.

    Melding those sevens does not change it; any other card laid this turn does.
    An empty hand counts when the sevens melded this turn were all of it.
    """
    rules, turn = position.rules, position.turn
    if rules.out.sevens_hand == "none" or rules.discard.sevens == "free":
        return False
    if turn.drew != "stock":
        return False
    melds = position.own_melds
    if any(melds[laid.meld].rank != SEVEN for laid in turn.laid):
        return False
    if not position.hand:
        return bool(turn.laid)
    return all_sevens(position.hand) and sevens_barred(position)


def is_concealed(position: Position) -> bool:
    """Whether a hand laid empty this turn went out concealed.

    The player laid nothing in earlier turns and only new melds in this one;
    where the rule set asks for it, one of them is a canasta.
    """
    rules, turn = position.rules, position.turn
    if position.has_melded[position.seat - 1] or not turn.laid:
        return False
    if any(laid.old for laid in turn.laid):
        return False
    if rules.out.concealed_canasta == "none":
        return True
    melds = position.own_melds
    return any(
        canasta_kind(rules, shape_of(melds[place])) is not None
        for place in {laid.meld for laid in turn.laid}
    )


def minimum_waived(rules: RuleSet, drew: str | None) -> bool:
    """Whether going out concealed needs no opening minimum after such a draw."""
    waived = rules.out.concealed_minimum
    return waived == "exempt" or (waived == "exempt_after_stock_draw" and drew == "stock")


def canastas(act: Act) -> Finding | None:
    """A player goes out only when the side has its canastas."""
    if not goes_out(act) or _is_sevens_end(act):
        return None
    kinds = canastas_after(act)
    missing, which = kinds_missing(act.rules, kinds)
    figures = {
        "has": len(kinds), "needed": len(kinds) + missing, "missing": missing, "kinds": which,
    }  # fmt: skip
    if missing:
        return broken("out.canastas", "broken-kinds" if which else "broken", **figures)
    return kept("out.canastas", **figures)


def lacks_canastas(act: Act) -> bool:
    """Whether the step leaves no card, but the side lacks canastas to go out."""
    found = canastas(act)
    return found is not None and not found.ok


def _is_sevens_end(act: Act) -> bool:
    """Whether the step melds the last of a hand that was all sevens by a draw."""
    if isinstance(act.step, Discard) or act.position.stage != "play":
        return False
    return is_sevens_hand(act.position) and all(build.rank == SEVEN for build in act.builds)


def keep_card(act: Act) -> Finding | None:
    """A discard that keeps one card, by a side that may not go out yet."""
    if len(act.left) != 1 or act.missing:
        return None
    kinds = canastas_of(act.rules, act.own)
    missing, _ = kinds_missing(act.rules, kinds)
    return kept("out.keep_card", missing=missing) if missing else None


def discard_needed(act: Act) -> Finding | None:
    """Where going out needs a discard, a card is kept for it."""
    if not goes_out(act) or _is_sevens_end(act):
        return None
    if act.rules.out.discard == "optional":
        return None
    if isinstance(act.step, Discard):
        return kept("out.discard")
    return broken("out.discard")


def last_discard(act: Act) -> Finding | None:
    """Which card may be the last discard."""
    if not isinstance(act.step, Discard) or act.left or act.missing:
        return None
    if not act.rules.out.last_discard_bars:
        return None
    kind = act.named[0].kind
    if barred_last(act.rules, kind):
        return broken("out.last_discard", rank=kind)
    return kept("out.last_discard", rank=kind)


def ask_partner(act: Act) -> Finding | None:
    """The question, and the answer that binds."""
    step, turn = act.step, act.position.turn
    if isinstance(step, Say) and step.word in ("ask", "yes", "no"):
        return _asking(act, step.word)
    if turn.answer == "no" and goes_out(act):
        return broken("out.ask_partner", "broken-no")
    if turn.answer == "yes" and ends_turn(step) and act.left and not act.missing:
        return broken("out.ask_partner", "broken-yes", left=len(act.left))
    if turn.answer in ("yes", "no") and isinstance(step, Discard) and not act.missing:
        return kept("out.ask_partner", "kept-answer", answer=turn.answer)
    return None


def _asking(act: Act, word: str) -> Finding:
    turn = act.position.turn
    if not may_ask(act.position):
        return broken("out.ask_partner", "broken-none")
    if word == "ask":
        if turn.answer is not None:
            return broken("out.ask_partner", "broken-once")
        if turn.laid:
            return broken("out.ask_partner", "broken-late")
        return kept("out.ask_partner", "kept-ask")
    if turn.answer != "asked":
        return broken("out.ask_partner", "broken-unasked")
    return kept("out.ask_partner", "kept-answer", answer=word)


def concealed(act: Act) -> Finding | None:
    """What going out concealed takes, earns and waives."""
    position, rules = act.position, act.rules
    if not goes_out(act) or position.has_melded[position.seat - 1] or _is_sevens_end(act):
        return None
    turn = position.turn
    started = {laid.meld for laid in turn.laid if not laid.old}
    old = any(laid.old for laid in turn.laid) or any(
        build.base is not None and build.place not in started for build in act.builds
    )
    if old or not (turn.laid or act.builds):
        return None
    new = started | {build.place for build in act.builds}
    shapes = standing_after(act)
    whole = rules.out.concealed_canasta == "none" or any(
        canasta_kind(rules, shapes[place]) is not None for place in new
    )
    if not whole:
        return None
    if act.owed and not minimum_waived(rules, turn.drew):
        return broken("out.concealed", owed=act.owed, minimum=act.minimum)
    bonus = rules.out.concealed_bonus
    key = "kept-waived" if act.owed else "kept"
    return kept("out.concealed", key, bonus=bonus, owed=act.owed)
