"""Partners and the first dealer, found as the texts say."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest

from engine.cards import JOKER, Card, read_card
from engine.dealing import deal
from engine.errors import CannotRead
from engine.position import side_of
from engine.rulesets import house, load, names
from engine.seating import Cut, Seating, next_dealer, right_of, seat_players

SEEDS = range(120)
HIGHEST_FIRST = [
    *("As", "Ah", "Ad", "Ac", "Ks", "Kh", "Qs", "Jd", "10c", "9s", "8h", "7d", "6c", "5s"),
    *("4h", "4c", "3s", "3h", "3d", "3c", "2s", "2h", "2d", "2c"),
]
"""Cards as the classic text orders them: ace high, two low, then spades, hearts and so on."""


def seated(name: str, players: int, seed: int) -> Seating:
    """How the players sit down under a rule set."""
    return seat_players(load(name), players, Random(seed))


def last_cuts(seating: Seating) -> dict[int, Card]:
    """The card that each player kept."""
    return {cut.player: cut.card for row in seating.cuts for cut in row if not cut.again}


# Cutting for partners


@pytest.mark.parametrize(("higher", "lower"), pairwise(HIGHEST_FIRST))
def test_cards_are_cut_in_this_order(higher: str, lower: str) -> None:
    row = (Cut(1, read_card(lower), False), Cut(2, read_card(higher), False))
    seating = Seating(load("classic"), 2, (row,), (1, 2), 0)
    assert seating.ranking == (2, 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_two_highest_are_partners_and_sit_opposite(seed: int) -> None:
    seating = seated("classic", 4, seed)
    first, second, third, fourth = (seating.seats[player - 1] for player in seating.ranking)
    assert sorted(seating.seats) == [1, 2, 3, 4]
    assert (first - second) % 4 == 2 and (third - fourth) % 4 == 2
    position = deal(load("classic"), 4, Random(seed), seating.dealer)
    assert side_of(position, first) == side_of(position, second) != side_of(position, third)


@pytest.mark.parametrize("name", ["classic", "official", "official-2", "official-3"])
def test_the_highest_begins_and_the_player_on_its_right_deals(name: str) -> None:
    players = load(name).seats.least
    for seed in SEEDS:
        seating = seated(name, players, seed)
        highest = seating.seats[seating.ranking[0] - 1]
        assert seating.dealer == (highest - 1 or players)
        assert deal(load(name), players, Random(seed), seating.dealer).seat == highest


def test_the_highest_may_choose_any_seat() -> None:
    chosen = set()
    for seed in SEEDS:
        seating = seated("classic", 4, seed)
        chosen.add(seating.seats[seating.ranking[0] - 1])
    assert chosen == {1, 2, 3, 4}


def test_a_joker_or_equal_cards_are_cut_again_and_nothing_else() -> None:
    jokers = equal = 0
    for seed in range(2_000):
        seating = seated("classic", 4, seed)
        kept: list[Card] = []
        for row in seating.cuts:
            cards = [cut.card for cut in row]
            for cut in row:
                twice = (cards + kept).count(cut.card) > 1
                assert cut.again == (cut.card.kind == JOKER or twice)
                jokers += cut.card.kind == JOKER
                equal += twice and cut.card.kind != JOKER
            kept += [cut.card for cut in row if not cut.again]
        assert len(set(kept)) == 4 and all(card.kind != JOKER for card in kept)
    assert jokers and equal


def test_only_who_must_cuts_again() -> None:
    seatings = (seated("classic", 4, seed) for seed in range(2_000))
    rows = next(one.cuts for one in seatings if len(one.cuts) > 1)
    assert [cut.player for cut in rows[1]] == [cut.player for cut in rows[0] if cut.again]


def test_no_card_is_cut_more_often_than_the_pack_has_it() -> None:
    for seed in SEEDS:
        cards = list(last_cuts(seated("classic", 4, seed)).values())
        assert all(one != other for one, other in combinations(cards, 2))


def test_where_a_house_cuts_for_two_sides_of_three_the_three_highest_play_together() -> None:
    rules = house("complete-6", {"deal.partners": "cut"})
    for seed in SEEDS:
        seating = seat_players(rules, 6, Random(seed))
        seats = [seating.seats[player - 1] for player in seating.ranking]
        assert len({seat % 2 for seat in seats[:3]}) == 1
        assert len({seat % 2 for seat in seats[3:]}) == 1
        assert sorted(seats) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_where_a_house_cuts_and_everybody_plays_alone_all_keep_their_seats(players: int) -> None:
    rules = house("railroad", {"deal.partners": "cut", "deal.dealer": "right_of_highest"})
    for seed in SEEDS:
        seating = seat_players(rules, players, Random(seed))
        assert seating.seats == tuple(range(1, players + 1))
        assert seating.dealer % players + 1 == seating.ranking[0]


# Where nothing is cut


@pytest.mark.parametrize(
    ("name", "players"),
    [("railroad", 2), ("railroad", 5), ("tile", 4), ("complete-4", 4), ("complete-2", 2),
     ("complete-3", 3), ("complete-6", 6)],
)  # fmt: skip
def test_elsewhere_nothing_is_cut_and_anybody_may_deal_first(name: str, players: int) -> None:
    dealers = set()
    for seed in SEEDS:
        seating = seated(name, players, seed)
        assert seating.cuts == () and seating.ranking == ()
        assert seating.seats == tuple(range(1, players + 1))
        dealers.add(seating.dealer)
    assert dealers == set(range(1, players + 1))


@pytest.mark.parametrize("name", ["official-2", "official-3"])
def test_players_who_play_alone_cut_for_the_deal_and_keep_their_seats(name: str) -> None:
    players = load(name).seats.least
    seating = seated(name, players, 5)
    assert len(last_cuts(seating)) == players
    assert seating.seats == tuple(range(1, players + 1))


def test_with_tiles_the_player_on_the_dealers_right_starts() -> None:
    rules = load("tile")
    for seed in SEEDS:
        seating = seated("tile", 4, seed)
        starter = deal(rules, 4, Random(seed), seating.dealer).seat
        assert starter == right_of(rules, seating.dealer, 4)


# The deal passes on


@pytest.mark.parametrize("name", [name for name in names() if name != "tile"])
def test_the_deal_passes_to_the_left(name: str) -> None:
    rules = load(name)
    players = rules.seats.least
    for dealer in range(1, players + 1):
        assert right_of(rules, next_dealer(dealer, players), players) == dealer


def test_a_seed_repeats_how_the_players_sat_down() -> None:
    for name in names():
        assert seated(name, load(name).seats.least, 7) == seated(name, load(name).seats.least, 7)


def test_a_wrong_number_of_players_does_not_sit_down() -> None:
    with pytest.raises(CannotRead, match="3 players; this game is for 4"):
        seated("classic", 3, 1)
