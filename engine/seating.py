"""Before the first deal: who sits where, who plays with whom, and who deals first.

Whatever a rule set leaves to chance or to the players comes from the random
generator, so a seed repeats it.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.cards import BLACK_THREE, JOKER, RED_THREE, SUITS, Card
from engine.dealing import check_players, full_pack
from engine.ruleset import RuleSet


class Cut(NamedTuple):
    """One player's cut: who, which card, and whether it must be cut again."""

    player: int
    card: Card
    again: bool


class Seating(NamedTuple):
    """How the players sat down.

    Players are numbered from 1 before they have seats; `seats` says which seat each
    took, in their order. `cuts` holds the cuts, one row each time; it is empty
    where nothing is cut. `dealer` is the first dealer's seat.
    """

    rules: RuleSet
    players: int
    cuts: tuple[tuple[Cut, ...], ...]
    seats: tuple[int, ...]
    dealer: int

    @property
    def ranking(self) -> tuple[int, ...]:
        """The players by the cards that they cut, highest first; empty where none was cut."""
        kept = [cut for row in self.cuts for cut in row if not cut.again]
        deck = self.rules.cards.deck
        return tuple(
            cut.player for cut in sorted(kept, key=lambda cut: _height(cut.card, SUITS[deck]))
        )


def seat_players(rules: RuleSet, players: int, rng: Random) -> Seating:
    """Seats, partners and the first dealer (`deal.partners`, `deal.dealer`).

    Where partners are cut, the highest card chooses a seat and the second highest is the
    partner (with three on a side the third highest too); they take every second seat, the
    others the seats between. Elsewhere player 1 has seat 1, and so on.

    Raises `CannotRead` for a number of players that the game is not for.
    """
    check_players(rules, players)
    by_cards = cuts_partners(rules)
    cuts: tuple[tuple[Cut, ...], ...] = ()
    if by_cards or rules.deal.dealer == "right_of_highest":
        cuts = tuple(_cuts(rules, players, rng))
    seating = Seating(rules, players, cuts, tuple(range(1, players + 1)), 0)
    if by_cards:
        seating = seating._replace(seats=_alternating(seating.ranking, rng))
    return seating._replace(dealer=_first_dealer(seating, rng))


def cuts_partners(rules: RuleSet) -> bool:
    """Whether cards decide who plays with whom: only where two sides play."""
    return rules.deal.partners == "cut" and rules.seats.sides == "two"


def next_dealer(dealer: int, players: int) -> int:
    """The seat that deals after this one: the next in the order of play."""
    return dealer % players + 1


def right_of(rules: RuleSet, seat: int, players: int) -> int:
    """The seat on the right of a seat. Play goes to the left where it goes clockwise."""
    if rules.seats.direction == "clockwise":
        return (seat - 2) % players + 1
    return seat % players + 1


def _first_dealer(seating: Seating, rng: Random) -> int:
    if seating.rules.deal.dealer != "right_of_highest":
        return rng.randint(1, seating.players)
    highest = seating.seats[seating.ranking[0] - 1]
    return right_of(seating.rules, highest, seating.players)


def _cuts(rules: RuleSet, players: int, rng: Random) -> list[tuple[Cut, ...]]:
    """Cuts until every player has a card of their own that is no joker."""
    pack = full_pack(rules, players)
    rng.shuffle(pack)
    rows: list[tuple[Cut, ...]] = []
    kept: list[Card] = []
    waiting = list(range(1, players + 1))
    while waiting:
        cards = [pack.pop() for _ in waiting]
        row = tuple(
            Cut(player, card, card.kind == JOKER or (cards + kept).count(card) > 1)
            for player, card in zip(waiting, cards, strict=True)
        )
        rows.append(row)
        kept += [cut.card for cut in row if not cut.again]
        waiting = [cut.player for cut in row if cut.again]
    return rows


def _height(card: Card, suits: str) -> tuple[int, int]:
    """Where a card stands among the cuts, the highest first: by rank, then by suit."""
    rank = RED_THREE if card.kind == BLACK_THREE else card.kind
    return rank, suits.index(card.suit)


def _alternating(ranking: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """Seats by player: the higher half of the cuts in every second seat, from a chosen one on."""
    players = len(ranking)
    chosen = rng.randint(1, players)
    seats = [0] * players
    for player, step in zip(ranking, (*range(0, players, 2), *range(1, players, 2)), strict=True):
        seats[player - 1] = (chosen - 1 + step) % players + 1
    return tuple(seats)
