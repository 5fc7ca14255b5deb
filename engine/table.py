"""Carrying out a step: the position after it.

Nothing is judged here. `apply` expects a step that can be carried out: the
cards are in hand and the melds it names exist (`engine.referee` sees to that).
What brings cards to a hand is in `engine.drawing`.
"""

from __future__ import annotations

from typing import Any

from engine import drawing
from engine.cards import BLACK_THREE, Cards
from engine.moves import Discard, Draw, LayThree, Say, Take
from engine.position import Laid, Meld, Out, Position, Turn, make_meld, replace, with_hand
from engine.rules.act import Act, Build
from engine.rules.out import is_concealed, is_sevens_hand
from engine.rules.shapes import CANASTA, has_twos_meld


def apply(act: Act) -> Position:
    """The position after the step."""
    step = act.step
    if isinstance(step, Discard):
        return _discard(act)
    if isinstance(step, Draw):
        return drawing.draw(act.position)
    if isinstance(step, Take):
        return _take(act)
    if isinstance(step, Say):
        return _say(act.position, step)
    if isinstance(step, LayThree):
        return drawing.lay_three(act)
    return _lay(act)


def _lay(act: Act) -> Position:
    position, turn = act.position, act.position.turn
    takes_back = act.rules.turn.takeback == "until_discard" and turn.rest is None
    after = _with_builds(act, turn, position if takes_back else None)
    if turn.rest is not None and after.is_open:
        after = drawing.reach_rest(after)
    return _maybe_out(after)


def _take(act: Act) -> Position:
    position = act.position
    turn = Turn("pile", bool(position.own_melds), rest=position.pile[:-1])
    after = _with_builds(
        act, turn, None, stage="play", pile=(), turned=0, frozen=False, kitty_seat=None
    )
    if after.is_open:
        after = drawing.reach_rest(after)
    if position.rules.seats.sides == "taker_alone" and position.alone is None:
        after = _alone_from_now(after)
    return _maybe_out(after)


def _with_builds(act: Act, turn: Turn, undo: Position | None, **changes: Any) -> Position:
    """The position with the builds of the act laid, before anything else follows from them."""
    position = act.position
    side = position.side
    laid, threes = list(turn.laid), turn.threes
    for build in act.builds:
        old = build.base is not None and Laid(build.place, False) not in laid
        laid.append(Laid(build.place, old))
        threes = threes or build.rank == BLACK_THREE
    melds = _melds_with(act.own, act.builds, _joining(act))
    points = turn.points + act.points
    return replace(
        position,
        hands=with_hand(position, act.left),
        melds=(*position.melds[:side], melds, *position.melds[side + 1 :]),
        turn=replace(turn, points=points, laid=tuple(laid), threes=threes, undo=undo),
        **changes,
    )


def _joining(act: Act) -> list[Cards]:
    """The cards of each build, those named without a suit as they were in the hand."""
    takes = isinstance(act.step, Take)  # then the top card leads the first build
    plain = list(act.plain)
    if len(act.builds) == 1 and len(plain) == len(act.named):
        return [(act.builds[0].cards[0], *plain) if takes else tuple(plain)]
    found: list[Cards] = []
    for build in act.builds:
        cards = list(build.cards)
        for place in range(takes and not found, len(cards)):
            kind, suit = cards[place]
            if not suit:
                for held in plain:
                    if held[0] == kind:
                        cards[place] = held
                        plain.remove(held)
                        break
        found.append(tuple(cards))
    return found


def _melds_with(
    melds: tuple[Meld, ...], builds: tuple[Build, ...], joining: list[Cards]
) -> tuple[Meld, ...]:
    changed = list(melds)
    for build, new in zip(builds, joining, strict=True):
        rank, naturals, twos, jokers = build.after
        if build.base is None:
            whole = build.after.size >= CANASTA
            changed.append(Meld(rank, new, naturals, twos, jokers, whole))
        else:
            old = changed[build.place]
            changed[build.place] = Meld(
                rank, old.cards + new, naturals, twos, jokers, old.concealed
            )
    return tuple(changed)


def _alone_from_now(position: Position) -> Position:
    """The first to take the pile plays alone; the other two put their melds together."""
    taker = position.seat
    others = [seat for seat in range(1, position.players + 1) if seat != taker]
    first, *rest = (seat - 1 for seat in others)
    twos = has_twos_meld(position.rules)
    melds = list(position.melds)
    red_threes = list(position.red_threes)
    for other in rest:
        for meld in melds[other]:
            shared = list(melds[first])
            same = [place for place, own in enumerate(shared) if own.rank == meld.rank]
            if same:
                own = shared[same[0]]
                shared[same[0]] = make_meld(own.rank, own.cards + meld.cards, twos)
            else:
                shared.append(meld)
            melds[first] = tuple(shared)
        melds[other] = ()
        red_threes[first] += red_threes[other]
        red_threes[other] = 0
    return replace(position, alone=taker, melds=tuple(melds), red_threes=tuple(red_threes))


def _maybe_out(position: Position) -> Position:
    """A hand that is empty after melding ends the round."""
    if position.hand or position.turn.rest is not None:
        return position
    if is_sevens_hand(position):
        return replace(position, stage="over", ended="sevens")
    out = Out(position.seat, is_concealed(position))
    return replace(position, stage="over", ended="out", out=out)


_NOT_BEGUN = Turn()


def _discard(act: Act) -> Position:
    position, rules = act.position, act.rules
    seat = position.seat
    melded = position.has_melded
    if position.turn.laid:
        melded = (*melded[: seat - 1], True, *melded[seat:])
    hands, pile = with_hand(position, act.left), (*position.pile, *(act.plain or act.named))
    if not act.left:
        out = Out(seat, is_concealed(position))
        return replace(
            position, hands=hands, pile=pile, has_melded=melded, stage="over", ended="out", out=out
        )
    over = rules.stock.end == "last_tile_turn" and not position.stock
    kitty = position.kitties[seat - 1] if position.kitties else None
    return replace(
        position,
        hands=hands,
        pile=pile,
        has_melded=melded,
        seat=seat % position.players + 1,
        stage="over" if over else "draw",
        ended="stock" if over else "",
        kitty_seat=seat if kitty and kitty.seen and not kitty.taken else None,
        turn=_NOT_BEGUN,
    )


def _say(position: Position, step: Say) -> Position:
    word, turn = step.word, position.turn
    if word == "back":
        assert turn.undo is not None
        return turn.undo
    if word == "ask":
        return replace(position, turn=replace(turn, answer="asked"))
    if word == "yes" or word == "no":
        return replace(position, turn=replace(turn, answer=word))
    if word == "end":
        sevens = is_sevens_hand(position) and position.stage == "play"
        ended = "sevens" if sevens else "stock"
        return replace(position, stage="over", ended=ended, kitty_seat=None)
    if word == "joker":
        return drawing.joker(position)
    if word == "kitty look":
        return drawing.kitty_look(position)
    return drawing.kitty_take(position)
