"""What comes before the first turn: partners, the first dealer, the deal."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.cards import BLACK_THREE, write_card
from engine.dealing import Dealt
from engine.position import SIDE_LETTERS, Position, minimum_at, side_count
from engine.rules.pile import is_frozen
from engine.seating import Cut, Seating, cuts_partners
from engine.story.words import numbers, shown, sorted_cards, threes_of
from engine.words import listed, say


def tell_seating(seating: Seating, away: Collection[int] = ()) -> Iterator[str]:
    """How partners and the first dealer were found, and whose seats are empty."""
    rules = seating.rules
    for number, row in enumerate(seating.cuts):
        cuts = listed([_cut(seating, cut) for cut in row])
        yield say("story-cuts-again" if number else "story-cuts", cuts=cuts)
    if cuts_partners(rules):
        yield from _places(seating)
    elif seating.cuts:
        yield say("story-highest-alone", seat=seating.seats[seating.ranking[0] - 1])
    yield _partners(seating)
    yield say("story-first-dealer", how=rules.deal.dealer, seat=seating.dealer)
    for seat in sorted(away):
        yield say("story-away", seat=seat)


def _cut(seating: Seating, cut: Cut) -> str:
    card = write_card(cut.card, seating.rules.cards.deck)
    return say("story-cut", player=cut.player, card=card)


def _places(seating: Seating) -> Iterator[str]:
    for place, player in enumerate(seating.ranking):
        with_highest = "story-partner" if 2 * place < seating.players else "story-other"
        message = with_highest if place else "story-highest"
        yield say(message, player=player, seat=seating.seats[player - 1])


def _partners(seating: Seating) -> str:
    rules = seating.rules
    if rules.seats.sides != "two":
        how = "taker" if rules.seats.sides == "taker_alone" else "alone"
        return say("story-partners", how=how, sides="")
    sides = listed(
        [
            say("story-side", side=letter, seats=numbers(range(first, seating.players + 1, 2)))
            for letter, first in (("A", 1), ("B", 2))
        ]
    )
    how = "fixed_seats" if rules.deal.partners == "none" else rules.deal.partners
    return say("story-partners", how=how, sides=sides)


def tell_deal(dealt: Dealt, number: int) -> Iterator[str]:
    """Who deals, where the sides stand, the hands, and how the pile begins."""
    start = dealt.position
    rules = start.rules
    deck = rules.cards.deck
    yield say("story-round", number=number, dealer=dealt.dealer, first=start.seat)
    for side in range(side_count(rules, start.players)):
        score = start.scores[side]
        minimum = minimum_at(rules, score)
        yield say("story-scores", side=SIDE_LETTERS[side], score=score, minimum=minimum)
    for seat, button in enumerate(start.buttons, 1):
        yield say("story-spare", seat=seat, spare=button.spare)
    for place in range(start.players):
        yield _hand(dealt, place)
    for seat, kitty in enumerate(start.kitties, 1):
        yield say("story-kitty", seat=seat, cards=sorted_cards(kitty.cards, deck))
    yield _turned(start)
    if start.stage == "start":
        yield say("story-starter", seat=start.seat, deck=deck)


def _hand(dealt: Dealt, place: int) -> str:
    deck = dealt.position.rules.cards.deck
    hand, laid = dealt.hands[place], dealt.laid[place]
    cards = sorted_cards(hand, deck)
    if not laid:
        return say("story-hand", seat=place + 1, cards=cards)
    kept = len(hand) - len(threes_of(hand))
    gained = dealt.position.hands[place][kept:]
    return say(
        "story-hand-threes", seat=place + 1, cards=cards, threes=shown(laid, deck),
        gained="some" if gained else "none", cards_gained=shown(gained, deck),
    )  # fmt: skip


def _turned(start: Position) -> str:
    deck = start.rules.cards.deck
    if not start.pile:
        return say("story-turned", cards="none", deck=deck)
    *under, top = start.pile
    stopped = top.kind == BLACK_THREE and not is_frozen(start)
    return say(
        "story-turned", cards="some", deck=deck, top=shown([top], deck),
        covered="some" if under else "none", under=shown(under, deck),
        pile="stopped" if stopped else "frozen" if is_frozen(start) else "free",
    )  # fmt: skip
