"""The table as a player sees it: melds, pile, stock, hands, scores and opening minimums."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from engine.cards import TWO, UNKNOWN, Card, Cards
from engine.explain import meld_word
from engine.position import (
    Meld,
    Position,
    minimum_at,
    seats_of,
    side_count,
    side_of,
)
from pages.parts import cards as art
from pages.parts.words import number, say

CANASTA = 7
_BACKS_SHOWN = 3


def table_html(
    position: Position,
    viewer: int,
    pile_note: str = "",
    title: str = "",
    hide_hand: bool = False,
    notes: bool = True,
) -> str:
    """A position on the table, as HTML; all text in it is escaped.

    `viewer` is the seat whose eyes we look through; `pile_note` says why the pile is frozen or not
    for the player to move; `hide_hand` leaves out the viewer's hand, where it is shown beside.
    Without `notes` the table says nothing that has to be worked out: no opening minimum.
    """
    own = side_of(position, viewer)
    sides = range(side_count(position.rules, position.players))
    others = [side for side in sides if side != own and seats_of(position, side)]
    head = f'<p class="felt-title">{escape(title)}</p>' if title else ""
    return (
        f'<div class="felt" role="group" aria-label="{escape(title or say("table-label"))}">{head}'
        + "".join(_side(position, side, viewer, hide_hand, notes) for side in others)
        + _middle(position, pile_note)
        + _side(position, own, viewer, hide_hand, notes)
        + "</div>"
    )


def _side(position: Position, side: int, viewer: int, hide_hand: bool, notes: bool) -> str:
    seats = seats_of(position, side)
    own = viewer in seats
    melds = position.melds[side]
    score = position.scores[side]
    figures = [say("side-score", points=score, shown=number(score))]
    if melds:
        figures.append(say("side-open"))
    elif notes:
        figures.append(say("side-minimum", points=_minimum(position, side)))
    red = position.red_threes[side]
    if red:
        figures.append(say("side-red-threes", count=red))
    hands = "".join(
        _hand(position, seat, viewer) for seat in seats if not (hide_hand and seat == viewer)
    )
    shown = "".join(_meld(meld, position) for meld in melds)
    empty = f'<p class="felt-note">{escape(say("side-no-melds"))}</p>'
    open_hand = any(card.kind != UNKNOWN for seat in seats for card in position.hands[seat - 1])
    name = escape(_side_name(position, side, viewer))
    told = escape(" · ".join(figures))
    head = f'<p class="side-head"><strong>{name}</strong> <span>{told}</span></p>'
    held = f'<div class="hands">{hands}</div>' if hands else ""
    laid = f'<div class="melds">{shown}</div>' if melds else empty
    if open_hand and not (hide_hand and own):
        return f'<div class="side">{head}{laid}{held}</div>'
    return f'<div class="side"><div class="side-top">{head}{held}</div>{laid}</div>'


def _minimum(position: Position, side: int) -> int:
    return minimum_at(position.rules, position.scores[side])


def _side_name(position: Position, side: int, viewer: int) -> str:
    seats = seats_of(position, side)
    if viewer in seats:
        partners = [seat for seat in seats if seat != viewer]
        return say("side-yours", partner=partners[0]) if len(seats) == 2 else say("side-you")
    if len(seats) == 1:
        return say("seat", seat=seats[0])
    return say("side-theirs")


def _hand(position: Position, seat: int, viewer: int) -> str:
    hand = position.hands[seat - 1]
    name = say("seat-you") if seat == viewer else say("seat", seat=seat)
    if position.seat == seat and position.stage != "over":
        name = say("seat-to-move", name=name)
    known = [card for card in hand if card.kind != UNKNOWN]
    fan = tuple(known) or (Card(UNKNOWN),) * min(len(hand), _BACKS_SHOWN)
    kind = "fan open" if known else "fan backs"
    count = say("hand-count", count=len(hand))
    faces = f'<div class="{kind}">{_faces(fan, position)}</div>'
    return (
        f'<div class="seat">{_caption(name, count)}{faces}'
        f"{_hidden_text(tuple(known), position)}</div>"
    )


def _caption(name: str, figure: str) -> str:
    return f'<p class="cap"><strong>{escape(name)}</strong> {escape(figure)}</p>'


def _meld(meld: Meld, position: Position) -> str:
    canasta = meld.size >= CANASTA
    kind = "mixed" if meld.wilds else "natural"
    if meld.rank == TWO and not meld.naturals:
        kind = "wild"
    count = say("meld-count", ranks=meld_word(meld.rank, position.rules), count=meld.size)
    label = say("meld-canasta" if canasta else "meld-kind", kind=kind)
    return (
        f'<div class="meld{" canasta" if canasta else ""}">'
        f'<div class="fan">{_faces(meld.cards, position)}</div>'
        f'<p class="cap"><strong>{escape(count)}</strong> <span>{escape(label)}</span></p>'
        f"{_hidden_text(meld.cards, position)}</div>"
    )


def _middle(position: Position, pile_note: str) -> str:
    stock = _faces((Card(UNKNOWN),), position) if position.stock else _EMPTY
    pile = _faces(position.pile[-1:], position) if position.pile else _EMPTY
    deep = " deep" if len(position.pile) > 1 else ""
    top = say("pile-none")
    if position.pile:
        shown = position.pile[-1]
        unknown = shown.kind == UNKNOWN
        top = say("pile-unknown") if unknown else art.named(shown, position.rules)
    under = [card for card in reversed(position.pile[:-1]) if card.kind != UNKNOWN]
    said = f"<strong>{escape(say('pile-top', card=top))}</strong> <span>{escape(pile_note)}</span>"
    if under:
        known = ", ".join(art.named(card, position.rules) for card in under)
        said += f'<span class="note">{escape(say("pile-under", cards=known))}</span>'
    return (
        '<div class="middle">'
        f"{_heap(say('stock'), len(position.stock), stock)}"
        f"{_heap(say('pile'), len(position.pile), pile, deep)}"
        f'<p class="pile-say">{said}</p></div>'
    )


def _heap(name: str, count: int, faces: str, deep: str = "") -> str:
    caption = _caption(name, say("card-count", count=count))
    return f'<div class="heap"><div class="stack{deep}">{faces}</div>{caption}</div>'


_EMPTY = '<span class="card none"></span>'


def _faces(cards: Iterable[Card], position: Position) -> str:
    deck = position.rules.cards.deck
    inside = "".join(art.face(card, deck) for card in cards)
    return f'<span class="faces" aria-hidden="true">{inside}</span>'


def _hidden_text(cards: Cards, position: Position) -> str:
    if not cards:
        return ""
    names = ", ".join(art.named(card, position.rules) for card in cards)
    return f'<span class="unseen">{escape(names)}</span>'
