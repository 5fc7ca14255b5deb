"""A task that asks for cards of the hand: pick them, or type them, then check."""

from __future__ import annotations

from engine import lessons
from engine.cards import Cards, plain, read_cards, take_out, write_card, write_cards
from engine.errors import BadInput
from engine.position import Position
from pages.parts import cards as art
from pages.parts import page, steps
from pages.parts.card_hand import (
    Action,
    Event,
    Hand,
    card_hand,
    event_of,
    ids_for,
    ids_of,
    renew,
    restore,
)
from pages.parts.pile_note import pile_note
from pages.parts.progress import MOST_STEPS
from pages.parts.reply import reply_html
from pages.parts.step_text import cards_text
from pages.parts.table_view import table_html
from pages.parts.task import Place, closing_html, hints_html, more_help, next_hint
from pages.parts.verdict import message_html, verdict_html
from pages.parts.words import say


def pick_cell(cell: lessons.Pick, place: Place, head: str) -> None:
    """Show `head` (HTML), table and hand, ask for cards, and say what the choice comes to."""
    card_hand(place.key("hand"), lambda: _drawn(cell, place, head))


def _drawn(cell: lessons.Pick, place: Place, head: str) -> Hand:
    """The hand after what the learner has just done."""
    position = art.dress(cell.position)
    event = event_of(place.key("hand"))
    if event is not None:
        _do(cell, place, position, event)
    working = place.is_open
    chosen = _chosen(place, position)
    restore(place.key("hand"), ids_for(chosen, position.hand, position.rules))
    hint = next_hint(place, cell.hints)
    return Hand(
        cards=position.hand if working else (),
        rules=position.rules,
        label=say("hand-label", count=len(position.hand)),
        bare=cell.choose.kind is not None or cell.choose.worth is not None,
        actions=[Action("check", say("check"))] if working else (),
        likely=("check",),
        keys=say("pick-keys"),
        beside=[hint] if working and hint else (),
        typing=working,
        example=say("pick-example"),
        move=page.target(),
        above=head + _table(position, working),
        below=_below(cell, place, chosen),
        framed=True,
        closing="" if working else closing_html(place),
        after=() if working else (Action("again", say("task-again"), "replay"),),
    )


def _table(position: Position, working: bool) -> str:
    """The table; while cards are asked for it says nothing that has to be worked out."""
    if working:
        return table_html(position, position.seat, hide_hand=True, notes=False)
    return table_html(position, position.seat, pile_note(position))


def _chosen(place: Place, position: Position) -> Cards:
    """The choice checked last, as the link carries it; none when it is not of this hand."""
    try:
        cards = read_cards(" ".join(place.task.steps), position.rules.cards.deck)
    except BadInput:
        return ()
    return () if take_out(position.hand, cards)[1] else cards


def _do(cell: lessons.Pick, place: Place, position: Position, event: Event) -> None:
    if not place.is_open:
        if event.value == "again":
            place.reopen()
    elif event.kind == "typed":
        _typed(place, position, event.value)
    elif event.value == "hint":
        more_help(place, cell.hints)
    elif event.value == "check":
        known = ids_of(position.hand, position.rules)
        _check(cell, place, tuple(known[id] for id in event.picked if id in known))


def _typed(place: Place, position: Position, text: str) -> None:
    """Pick the cards that were typed."""
    try:
        found = steps.read(text[:200], position)
        if not isinstance(found, steps.Pick):
            raise BadInput(say("pick-cards-only"))
    except BadInput as error:
        _remark(place, error.message)
        return
    renew(place.key("hand"), ids_for(found.cards, position.hand, position.rules))
    place.remember()


def _remark(place: Place, text: str) -> None:
    place.remember(remark=text)
    page.move_to(place.anchor, focus=False)


def _check(cell: lessons.Pick, place: Place, cards: Cards) -> None:
    """Keep a choice and see whether it is right."""
    try:
        if len(cards) > MOST_STEPS:
            raise BadInput(say("too-many-steps"))
        found = _reply(cell, cards)
    except BadInput as error:
        _remark(place, error.message)
        return
    if not cards:
        _remark(place, " ".join(found.notes))
        return
    deck = cell.position.rules.cards.deck
    place.task = place.task.with_(steps=tuple(write_card(card, deck) for card in cards))
    place.remember()
    if found.right:
        place.finish()
    else:
        page.move_to(place.anchor, focus=False)


def _reply(cell: lessons.Pick, cards: Cards) -> lessons.Reply:
    return cell.reply(plain(cards))


def _below(cell: lessons.Pick, place: Place, chosen: Cards) -> str:
    """Hints, and what was said of the choice checked last."""
    if not place.is_open:
        return _right(cell, place, chosen)
    answer = write_cards(cell.answer, cell.position.rules.cards.deck)
    return hints_html(place, cell.hints, answer) + _said(cell, place, chosen)


def _right(cell: lessons.Pick, place: Place, chosen: Cards) -> str:
    """The right choice; the author's, where the link carries none that is right."""
    found = _judged(cell, chosen)
    if found is None or not found.right:
        chosen, found = cell.answer, _reply(cell, cell.answer)
    text = reply_html(found, say("pick-right", cards=_named(cell, chosen)), place)
    if found.verdict is None:
        return text
    ruling = verdict_html(found.verdict, f"{place.anchor}-ruling", loud=False, calm=True)
    return text + ruling


def _judged(cell: lessons.Pick, chosen: Cards) -> lessons.Reply | None:
    try:
        return _reply(cell, chosen)
    except BadInput:
        return None


def _named(cell: lessons.Pick, cards: Cards) -> str:
    return cards_text(cards, cell.position.rules)


def _said(cell: lessons.Pick, place: Place, chosen: Cards) -> str:
    remark = place.recall("remark")
    if remark:
        return message_html(str(remark), "plain", place.anchor)
    found = _judged(cell, chosen) if chosen else None
    if found is None or found.right:
        return ""
    named = _named(cell, chosen)
    verdict = found.verdict
    if verdict is None or not cell.choose.move:
        headline = say("pick-not-yet", cards=named)
        return reply_html(found, headline, place, sparing=bool(found.say))
    if verdict.legal:
        return reply_html(found, say("pick-legal", cards=named), place)
    return verdict_html(verdict, place.anchor, [say("pick-chosen", cards=named), found.say])
