"""The deal: the shuffled pack dealt as the rule set says, up to the first turn."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.cards import (
    ACE,
    BLACK_THREE,
    FOUR,
    JOKER,
    LAID_THREES,
    RED_THREE,
    SUITS,
    TWO,
    Card,
    Cards,
)
from engine.errors import CannotRead
from engine.playercount import fits, refusal
from engine.position import JokerButton, Kitty, Position, Turn, side_count
from engine.ruleset import RuleSet


def full_pack(rules: RuleSet, players: int) -> list[Card]:
    """Every card of the pack, with its suit, in listing order (`deal.cards`)."""
    times = players if rules.cards.per_player else 1
    deck = rules.cards.deck
    laid = LAID_THREES[deck]
    one = [Card(kind, suit) for kind in (*range(ACE, FOUR + 1), TWO) for suit in SUITS[deck]]
    one += [Card(RED_THREE if suit in laid else BLACK_THREE, suit) for suit in SUITS[deck]]
    return sorted(one * (rules.cards.packs * times) + [Card(JOKER)] * (rules.cards.jokers * times))


class Dealt(NamedTuple):
    """A deal: what each seat was dealt, the red threes of it laid out, and the position.

    `hands` still hold the red threes; `laid` has all that were laid out, those drawn in
    place of others included. Both run by seat.
    """

    dealer: int
    hands: tuple[Cards, ...]
    laid: tuple[Cards, ...]
    position: Position


def check_players(rules: RuleSet, players: int) -> None:
    """Raise `CannotRead` for a number of players that the game is not for."""
    if not fits(rules, players):
        raise CannotRead(refusal(rules, players))


def deal(
    rules: RuleSet,
    players: int,
    rng: Random,
    dealer: int = 0,
    scores: tuple[int, ...] = (),
    spare_jokers: tuple[int, ...] = (),
) -> Position:
    """A round dealt and ready for its first step: the position of `deal_round`."""
    return deal_round(rules, players, rng, dealer, scores, spare_jokers).position


def deal_round(
    rules: RuleSet,
    players: int,
    rng: Random,
    dealer: int = 0,
    scores: tuple[int, ...] = (),
    spare_jokers: tuple[int, ...] = (),
) -> Dealt:
    """A round dealt and ready for its first step, and how it came to that.

    The player after the dealer begins (0 or the last seat: seat 1 begins). Red threes
    that were dealt are laid out and replaced, again and again; cards that the rule
    set covers are covered by further ones; where there is a starter, that player
    has one card more and only discards.

    Raises `CannotRead` for a number of players that the game is not for.
    """
    check_players(rules, players)
    stock = full_pack(rules, players)
    rng.shuffle(stock)
    first = dealer % players + 1
    order = [(first - 1 + step) % players for step in range(players)]
    hands: list[Cards] = [()] * players
    kitties: list[Kitty] = []
    for place in order:
        count = rules.deal.cards + (rules.deal.starter and place == first - 1)
        hands[place], stock = tuple(stock[:count]), stock[count:]
    if rules.deal.kitty:
        kitties = [Kitty(False, False, ())] * players
        for place in order:
            cards, stock = tuple(stock[: rules.deal.kitty]), stock[rules.deal.kitty :]
            kitties[place] = Kitty(False, False, cards)
    dealt = tuple(hands)
    laid: list[Cards] = [()] * players
    for place in order:
        hands[place], laid[place], stock = _exposed(rules, hands[place], stock)
    pile, stock = _turned_up(rules, stock)
    sides = side_count(rules, players)
    by_side = [0] * sides
    for place, threes in enumerate(laid):
        by_side[place % 2 if rules.seats.sides == "two" else place] += len(threes)
    button = rules.joker_button.use != "none"
    spare = spare_jokers or (0,) * players
    position = Position(
        rules=rules,
        players=players,
        seat=first,
        stage="start" if rules.deal.starter else "draw",
        hands=tuple(hands),
        melds=((),) * sides,
        pile=pile,
        stock=tuple(stock),
        red_threes=tuple(by_side),
        scores=scores or (0,) * sides,
        has_melded=(False,) * players,
        turned=len(pile),
        turn=Turn(),
        kitties=tuple(kitties),
        buttons=tuple(JokerButton(False, one) for one in spare) if button else (),
    )
    return Dealt(dealer or players, dealt, tuple(laid), position)


def _exposed(rules: RuleSet, hand: Cards, stock: list[Card]) -> tuple[Cards, Cards, list[Card]]:
    """A dealt hand without its red threes, those laid out, and the stock after it."""
    laid: Cards = ()
    while any(card.kind == RED_THREE for card in hand):
        kept = tuple(card for card in hand if card.kind != RED_THREE)
        count = len(hand) - len(kept)
        laid += tuple(card for card in hand if card.kind == RED_THREE)
        if not rules.threes.red_replace.stock:
            return kept, laid, stock
        hand, stock = (*kept, *stock[:count]), stock[count:]
    return hand, laid, stock


def _turned_up(rules: RuleSet, stock: list[Card]) -> tuple[Cards, list[Card]]:
    """The pile as it begins: cards turned until one need not be covered (`deal.upcard`)."""
    covers = rules.deal.upcard_covers
    if covers is None:
        return (), stock
    pile: list[Card] = []
    while stock:
        pile.append(stock[0])
        stock = stock[1:]
        if _sort(pile[-1].kind) not in covers:
            break
    return tuple(pile), stock


def _sort(kind: int) -> str:
    if kind in (TWO, JOKER):
        return "wild"
    return {RED_THREE: "red_three", BLACK_THREE: "black_three"}.get(kind, "natural")
