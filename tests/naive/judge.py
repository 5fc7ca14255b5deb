"""Is a step legal: no rule is broken now, and the turn can still be finished.

Finishing is found by playing on: every further meld and addition that the hand
allows, until one discard or going out is in order.
"""

from __future__ import annotations

from engine.cards import BLACK_THREE, RED_THREE, SEVEN, UNKNOWN, Cards, name_of
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take
from engine.position import Position
from tests.naive import facts
from tests.naive.apply import add_target, apply
from tests.naive.candidates import further_steps
from tests.naive.extras import joker_faults, look_faults, take_up_faults
from tests.naive.facts import counts, hand, own_melds
from tests.naive.melds import add_faults, build, melds_faults, rank_faults
from tests.naive.moment import wrong_moment
from tests.naive.taking import chosen_place, take_faults

FINISHING = (
    "opening.minimum",
    "out.canastas",
    "out.discard",
    "out.ask_partner",
    "out.last_discard",
    "discard.sevens",
)
"""Rules that can stand between a turn and its end."""


def legal(position: Position, step: Step) -> bool:
    """Whether the step obeys every rule and leaves a way to finish the turn."""
    return not now_broken(position, step) and _leaves_an_end(position, step, frozenset())


def broken(position: Position, step: Step) -> set[str]:
    """The ids of the rules that the step breaks, or that could no longer be met after it."""
    found = now_broken(position, step)
    if found or _leaves_an_end(position, step, frozenset()):
        return found
    found = {"turn.finish"}
    after = apply(position, step)
    left = len(hand(after))
    for rule in FINISHING:
        if can_finish(after, frozenset({rule})):
            if rule == "out.canastas" and left > 0:
                found.add("out.keep_card")
                if left == 1 and facts.now_open(after):
                    continue
            if rule == "discard.sevens" and position.rules.out.sevens_hand == "ends_round":
                rule = "out.sevens_hand"
            found.add(rule)
    if after.turn.threes:
        found.add("meld.black_threes")
    if len(found) == 1:
        found |= _minimum(after) | ({"out.keep_card"} if left == 1 else set())
        found |= {"out.canastas"} if after.turn.answer == "yes" else set()
    if facts.sevens_barred(after) and all(card.kind == SEVEN for card in hand(after)):
        found.add("out.sevens_hand")
    return found


def can_finish(
    position: Position,
    waived: frozenset[str] = frozenset(),
    known: dict[object, bool] | None = None,
) -> bool:
    """Whether some legal way to finish the turn remains, were the waived rules not there."""
    known = {} if known is None else known
    if position.stage == "over":
        return True
    key = _what_matters(position)
    if key not in known:
        known[key] = any(
            not (now_broken(position, step) - waived)
            and (_ends(step) or can_finish(apply(position, step), waived, known))
            for step in further_steps(position)
        )
    return known[key]


def _ends(step: Step) -> bool:
    return isinstance(step, Discard) or step == Say("end")


def _leaves_an_end(position: Position, step: Step, waived: frozenset[str]) -> bool:
    """Asked after whatever is laid, and after answers; a draw is never refused."""
    words = (Say("ask"), Say("yes"), Say("no"), Say("kitty look"))
    asked = isinstance(step, Take | Lay | Add | LayThree) or step in words
    return not asked or can_finish(apply(position, step), waived)


def _what_matters(position: Position) -> object:
    turn = position.turn
    return (
        position.stage,
        tuple(sorted(card.kind for card in hand(position))),
        tuple(sorted(card.kind for card in position.stock)),
        tuple((m.rank, m.naturals, m.twos, m.jokers) for m in own_melds(position)),
        (turn.drew, turn.opened_before, turn.points, turn.threes, turn.answer),
        frozenset(turn.laid),
        None if turn.rest is None else tuple(sorted(card.kind for card in turn.rest)),
    )


def now_broken(position: Position, step: Step) -> set[str]:
    """The rules broken by the step itself, whatever may follow."""
    early = wrong_moment(position, step)
    if early:
        return early
    if isinstance(step, Draw):
        return set() if position.stock else {"stock.empty"}
    if isinstance(step, Take):
        return _take(position, step)
    if isinstance(step, Lay):
        return _lay(position, step)
    if isinstance(step, Add):
        return _add(position, step)
    if isinstance(step, LayThree):
        return _lay_threes(position, step)
    if isinstance(step, Discard):
        return _discard(position, step)
    return _said(position, step.word)


def _holds(position: Position, cards: Cards) -> bool:
    have = counts(hand(position))
    return all(have[kind] >= number for kind, number in counts(cards).items())


def _take(position: Position, step: Take) -> set[str]:
    if not position.stock and position.rules.stock.end == "last_tile_turn":
        return {"stock.empty"}
    if not position.pile:
        return {"pile.not_empty"}
    top, rules = position.pile[-1].kind, position.rules
    broken = set()
    if not _holds(position, step.cards + sum(step.melds, ())):
        broken.add("turn.cards_held")
    if len(hand(position)) == 1 == len(position.pile) and rules.pile.one_card == "forbidden":
        broken.add("pile.one_card")
    if (facts.is_wild(top) or top in (RED_THREE, BLACK_THREE)) and facts.is_frozen(position):
        broken.add("pile.frozen")
    if facts.is_wild(top) or top == RED_THREE:
        return broken | {"pile.natural_top"}
    if top == BLACK_THREE:
        return broken | {"pile.natural_top", "pile.black_three"}
    if not facts.was_open(position) and rules.pile.before_opening == "forbidden":
        broken.add("pile.before_opening")
    broken |= take_faults(position, step, chosen_place(position, step))
    return broken or _emptying(position, step)


def _lay(position: Position, step: Lay) -> set[str]:
    broken = melds_faults(position.rules, step.melds)
    if not step.melds:
        broken.add("meld.size")
    if not _holds(position, sum(step.melds, ())):
        broken.add("turn.cards_held")
    new = [build(position.rules, meld) for meld in step.melds if meld]
    broken |= rank_faults(position.rules, own_melds(position), new)
    return broken or _emptying(position, step)


def _add(position: Position, step: Add) -> set[str]:
    place = add_target(position, step)
    broken = set()
    if not _holds(position, step.cards):
        broken.add("turn.cards_held")
    if any(card.kind == RED_THREE for card in step.cards):
        broken.add("meld.threes")
    if any(card.kind == UNKNOWN for card in step.cards):
        broken.add("turn.cards_held")
    if place is None:
        mine = [meld for meld in own_melds(position) if meld.rank == step.rank]
        for meld in mine if step.number <= len(mine) else ():
            broken |= add_faults(position.rules, meld, step.cards)
        return broken or {"meld.own_side"}
    broken |= add_faults(position.rules, own_melds(position)[place], step.cards)
    return broken or _emptying(position, step)


def _lay_threes(position: Position, step: LayThree) -> set[str]:
    if not step.cards or any(card.kind != RED_THREE for card in step.cards):
        return {"meld.threes"}
    return set() if _holds(position, step.cards) else {"turn.cards_held"}


def _emptying(position: Position, step: Step) -> set[str]:
    """Going out without a discard: a step that lays the whole hand."""
    after = apply(position, step)
    if hand(after) or after.turn.rest:
        return set()
    if facts.hand_of_sevens(position):
        return _minimum(after)
    broken = _out(after)
    if position.rules.out.discard == "required":
        broken.add("out.discard")
    return broken


def _minimum(position: Position) -> set[str]:
    """The minimum owed by what was laid this turn; nothing laid, nothing owed."""
    owed = position.turn.laid and not facts.now_open(position)
    return {"opening.minimum"} if owed else set()


def _out(position: Position) -> set[str]:
    """What going out needs, the hand being gone."""
    broken = set()
    if not facts.has_canastas(position):
        broken.add("out.canastas")
    if position.turn.answer == "no":
        broken.add("out.ask_partner")
    if not facts.minimum_waived(position):
        broken |= _minimum(position)
    return broken


def _discard(position: Position, step: Discard) -> set[str]:
    kind, rules, turn = step.cards[0].kind, position.rules, position.turn
    broken = set()
    if not _holds(position, step.cards):
        return {"turn.cards_held"}
    if kind == RED_THREE:
        broken.add("discard.red_three")
    if kind == SEVEN and facts.sevens_barred(position):
        broken.add("discard.sevens")
    if turn.last_three:
        broken.add("stock.last_red_three")
    if turn.rest:
        return broken | {"opening.minimum"}
    if len(hand(position)) > 1:
        broken |= _minimum(position)
        if turn.threes:
            broken.add("meld.black_threes")
        if turn.answer == "yes":
            broken.add("out.ask_partner")
        return broken
    names = {name_of(kind, "cards"), name_of(kind, "tiles")}
    if names & set(rules.out.last_discard_bars):
        broken.add("out.last_discard")
    return broken | _out(position)


def _said(position: Position, word: str) -> set[str]:
    turn = position.turn
    if word in ("yes", "no"):
        return set() if turn.answer == "asked" else {"out.ask_partner"}
    if word == "ask":
        possible = position.rules.out.ask_partner == "optional" and facts.partners(position)
        return {"out.ask_partner"} if not possible or turn.answer or turn.laid else set()
    if word == "back":
        allowed = position.rules.turn.takeback == "until_discard" and turn.undo is not None
        return set() if allowed else {"turn.takeback"}
    if word == "joker":
        return joker_faults(position)
    if word == "kitty look":
        return look_faults(position)
    if word == "kitty take":
        return take_up_faults(position)
    return _end(position)


def _end(position: Position) -> set[str]:
    """End the round: no stock to draw from, or a hand of sevens that nothing takes."""
    if position.stage == "play" and position.turn.last_three:
        return _end_without_discard(position)
    if position.stage == "play":
        if not facts.hand_of_sevens(position):
            return {"turn.order", "stock.empty"}
        sevens = [step for step in further_steps(position) if isinstance(step, Lay | Add)]
        waiting = any(legal(position, step) for step in sevens)
        return {"out.sevens_hand"} if waiting else _minimum(position)
    if position.stock:
        return {"stock.empty"}
    if position.rules.stock.end == "forced_pile" and legal(position, Take()):
        return {"stock.empty"}
    return set()


def _end_without_discard(position: Position) -> set[str]:
    """The last card was a red three: melding goes on, nothing is thrown, and the round ends."""
    broken = _minimum(position)
    if position.turn.threes:
        broken.add("meld.black_threes")
    if position.turn.answer == "yes":
        broken.add("out.ask_partner")
    return broken
