"""The deal, as the texts have it: the pack, the hands, the turned card, who begins."""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random

import pytest

from engine.bots import absent
from engine.cards import BLACK_THREE, JOKER, RED_THREE, TWO, Card
from engine.dealing import deal, full_pack
from engine.errors import CannotRead
from engine.explain import rule_statement
from engine.play import play_round
from engine.position import Position
from engine.rulesets import house, load, names
from engine.scoring import score_lines, totals

DEALT = {
    ("classic", 4): 11,
    ("official", 4): 11,
    ("complete-4", 4): 11,
    ("complete-2", 2): 15,
    ("official-2", 2): 15,
    ("complete-3", 3): 13,
    ("official-3", 3): 13,
    ("complete-6", 6): 13,
    ("tile", 4): 14,
    ("railroad", 2): 13,
    ("railroad", 5): 13,
}
"""By rule set and number of players: the cards dealt to each."""

PACK = {
    ("classic", 4): (108, 4),
    ("official", 4): (108, 4),
    ("complete-4", 4): (108, 4),
    ("complete-2", 2): (108, 4),
    ("complete-3", 3): (108, 4),
    ("complete-6", 6): (162, 6),
    ("tile", 4): (106, 2),
    ("railroad", 2): (212, 4),
    ("railroad", 5): (530, 10),
}
"""By rule set and number of players: the cards in all, and the jokers among them."""

COVERED = {
    "classic": {TWO, JOKER, RED_THREE, BLACK_THREE},
    "complete-4": {TWO, JOKER, RED_THREE, BLACK_THREE},
    "official": {TWO, JOKER, RED_THREE},
    "railroad": set(),
}
"""By rule set: the turned cards on which another is turned."""

SEEDS = range(40)


def dealt(name: str, players: int, seed: int = 1, dealer: int = 0) -> Position:
    """A round dealt from a pack that the seed shuffled."""
    return deal(load(name), players, Random(seed), dealer)


def every_card(position: Position) -> list[Card]:
    """All cards of a position but the red threes laid out, of which only the number is kept."""
    cards = [card for hand in position.hands for card in hand]
    cards += [card for kitty in position.kitties for card in kitty.cards]
    cards += [*position.pile, *position.stock]
    return cards


# The pack and the hands


@pytest.mark.parametrize(("name", "players"), PACK)
def test_the_pack_has_the_cards_that_the_text_names(name: str, players: int) -> None:
    pack = full_pack(load(name), players)
    cards, jokers = PACK[name, players]
    assert len(pack) == cards
    assert sum(card.kind == JOKER for card in pack) == jokers
    copies = Counter(card for card in pack if card.kind != JOKER)
    assert len(copies) == 52 and len(set(copies.values())) == 1


@pytest.mark.parametrize(("name", "players"), DEALT)
def test_every_player_gets_as_many_cards_as_the_text_says(name: str, players: int) -> None:
    for seed in SEEDS:
        position = dealt(name, players, seed)
        starter = load(name).deal.starter
        sizes = [len(hand) for hand in position.hands]
        assert sizes == [DEALT[name, players] + (starter and seat == 0) for seat in range(players)]


@pytest.mark.parametrize(("name", "players"), DEALT)
def test_no_card_is_lost_in_the_deal(name: str, players: int) -> None:
    for seed in SEEDS:
        position = dealt(name, players, seed)
        pack = full_pack(load(name), players)
        left = Counter(pack)
        left.subtract(every_card(position))
        missing = [card.kind for card in left.elements()]
        assert min(left.values()) >= 0
        assert missing == [RED_THREE] * sum(position.red_threes)


@pytest.mark.parametrize("name", ["railroad"])
def test_eleven_more_lie_face_down_as_a_kitty_that_nobody_has_seen(name: str) -> None:
    for players in (2, 4):
        position = dealt(name, players)
        assert [len(kitty.cards) for kitty in position.kitties] == [11] * players
        assert not any(kitty.seen or kitty.taken for kitty in position.kitties)


@pytest.mark.parametrize("name", [name for name in names() if name != "railroad"])
def test_elsewhere_there_is_no_kitty(name: str) -> None:
    assert dealt(name, load(name).seats.least).kitties == ()


@pytest.mark.parametrize(("name", "players"), DEALT)
def test_red_threes_dealt_are_laid_out_and_replaced(name: str, players: int) -> None:
    laid = 0
    for seed in SEEDS:
        position = dealt(name, players, seed)
        assert not any(card.kind == RED_THREE for hand in position.hands for card in hand)
        laid += sum(position.red_threes)
    assert laid > 0


def test_a_bonus_three_that_comes_for_another_is_replaced_again() -> None:
    rules = load("tile")
    for seed in count():
        pack = full_pack(rules, 4)
        Random(seed).shuffle(pack)
        starter, after_the_hands = pack[:15], pack[15 + 3 * 14 :]
        threes = sum(card.kind == RED_THREE for card in starter)
        if threes and any(card.kind == RED_THREE for card in after_the_hands[:threes]):
            break
    position = deal(rules, 4, Random(seed))
    assert len(position.hands[0]) == 15
    assert position.red_threes[0] > threes
    assert not any(card.kind == RED_THREE for card in position.hands[0])


def test_a_kitty_keeps_its_red_threes() -> None:
    found = (dealt("railroad", 2, seed) for seed in count())
    position = next(
        one for one in found if any(card.kind == RED_THREE for card in one.kitties[0].cards)
    )
    assert len(position.kitties[0].cards) == 11


def test_where_a_house_replaces_no_red_three_hands_are_shorter() -> None:
    rules = house("official", {"threes.red_replace": {"stock": "no", "pile": "no"}})
    for seed in SEEDS:
        position = deal(rules, 4, Random(seed))
        assert sum(map(len, position.hands)) == 44 - sum(position.red_threes)


# The turned card


@pytest.mark.parametrize("name", COVERED)
def test_cards_are_turned_until_one_need_not_be_covered(name: str) -> None:
    covered = COVERED[name]
    seen: set[int] = set()
    for seed in range(150):
        position = dealt(name, load(name).seats.least, seed)
        *under, top = [card.kind for card in position.pile]
        assert position.turned == len(position.pile)
        assert set(under) <= covered and top not in covered
        seen.update(under)
        seen.add(top)
    assert covered <= seen


def test_in_railroad_the_one_turned_card_may_be_anything() -> None:
    tops = set()
    for seed in range(150):
        position = dealt("railroad", 2, seed)
        assert len(position.pile) == 1
        tops.add(position.pile[0].kind)
    assert {TWO, RED_THREE, BLACK_THREE} <= tops


def test_in_the_game_with_tiles_nothing_is_turned() -> None:
    for seed in SEEDS:
        position = dealt("tile", 4, seed)
        assert position.pile == () and position.turned == 0


# Who begins


@pytest.mark.parametrize("name", names())
def test_the_player_after_the_dealer_begins_and_the_deal_passes_on(name: str) -> None:
    players = load(name).seats.least
    for dealer in range(1, players + 1):
        assert dealt(name, players, dealer=dealer).seat == dealer % players + 1


def test_the_player_on_the_dealers_right_gets_fifteen_tiles_and_only_discards() -> None:
    assert load("tile").seats.direction == "counter_clockwise"
    for dealer in (1, 2, 3, 4):
        position = dealt("tile", 4, dealer=dealer)
        starter = dealer % 4 + 1
        assert position.seat == starter and position.stage == "start"
        sizes = [14 + (seat == starter) for seat in (1, 2, 3, 4)]
        assert [len(hand) for hand in position.hands] == sizes


@pytest.mark.parametrize("name", [name for name in names() if name != "tile"])
def test_elsewhere_the_first_turn_begins_with_a_draw(name: str) -> None:
    assert dealt(name, load(name).seats.least).stage == "draw"


@pytest.mark.parametrize(
    ("name", "players"),
    [("classic", 3), ("classic", 5), ("tile", 2), ("tile", 5), ("railroad", 1), ("complete-6", 4)],
)
def test_a_game_is_not_dealt_for_a_wrong_number_of_players(name: str, players: int) -> None:
    with pytest.raises(CannotRead, match=f"{players} player"):
        deal(load(name), players, Random(1))


@pytest.mark.parametrize(
    ("name", "players", "sides"),
    [
        ("classic", 4, 2),
        ("complete-4", 4, 2),
        ("complete-6", 6, 2),
        ("tile", 4, 2),
        ("complete-2", 2, 2),
        ("complete-3", 3, 3),
        ("railroad", 5, 5),
    ],
)
def test_as_many_sides_play_as_the_text_says(name: str, players: int, sides: int) -> None:
    position = dealt(name, players)
    assert len(position.melds) == len(position.scores) == sides


# What the players are told to do before the deal


@pytest.mark.parametrize(
    ("name", "rule", "words"),
    [
        ("classic", "deal.partners", ("highest", "chooses a seat", "plays first")),
        ("classic", "deal.partners", ("second highest", "partner")),
        ("classic", "deal.partners", ("Aces", "twos lowest", "spades", "hearts", "clubs")),
        ("classic", "deal.partners", ("equal cards", "joker", "again")),
        ("classic", "deal.partners", ("opposite",)),
        ("classic", "deal.dealer", ("right", "cut the highest card")),
        ("classic", "deal.dealer", ("passes to the left",)),
        ("railroad", "deal.partners", ("every player plays alone",)),
        ("railroad", "deal.dealer", ("random", "passes to the left")),
        ("tile", "deal.partners", ("seats decide", "opposite")),
        ("tile", "deal.dealer", ("random",)),
        ("tile", "deal.dealer", ("dealer's right begins",)),
        ("complete-4", "deal.partners", ("agree", "opposite")),
        ("complete-4", "deal.dealer", ("any way",)),
        ("complete-2", "deal.partners", ("every player plays alone",)),
        ("complete-3", "deal.partners", ("every player plays alone",)),
        ("complete-6", "deal.partners", ("two sides", "alternating seats")),
    ],
)
def test_partners_and_the_first_dealer_are_found_as_the_text_says(
    name: str, rule: str, words: tuple[str, ...]
) -> None:
    statement = rule_statement(rule, load(name))
    assert all(word in statement for word in words), statement


# An absent player


def test_an_absent_player_keeps_the_seat_draws_and_discards() -> None:
    position = dealt("tile", 4, seed=3)
    steps: dict[int, list[str]] = {}
    for event in play_round(position, Random(1), absent):
        steps.setdefault(event.seat, []).append(type(event.step).__name__)
        assert event.after.melds == ((), ())
    assert set(steps) == {1, 2, 3, 4}
    assert steps[1][:3] == ["Discard", "Draw", "Discard"]
    for seat in (2, 3, 4):
        assert steps[seat][:4] == ["Draw", "Discard", "Draw", "Discard"]


def test_a_round_that_absent_players_leave_to_the_stock_is_scored() -> None:
    *_, last = play_round(dealt("tile", 4, seed=3), Random(1), absent)
    assert last.after.stage == "over" and last.after.stock == ()
    score = totals(score_lines(last.after), last.after)
    assert max(score.values()) < 0
