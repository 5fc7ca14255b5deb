"""The written form of cards and moves: what was read is printed the same, point by point."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import (
    ACE,
    BLACK_THREE,
    FOUR,
    JOKER,
    KING,
    LAID_THREES,
    RED_THREE,
    SUITS,
    TEN,
    TWO,
    UNKNOWN,
    Card,
    Cards,
    Deck,
    read_card,
    read_cards,
    write_card,
    write_cards,
)
from engine.errors import Ambiguous, CannotRead
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take
from engine.notation import read_step, read_steps, write_step

DECKS = st.sampled_from(["cards", "tiles"])
WORDS = ("back", "joker", "ask", "yes", "no", "end", "kitty look", "kitty take")


@cache
def known_cards(deck: Deck) -> st.SearchStrategy[Card]:
    """Any card of a deck with or without its suit, as far as it can be written."""
    other = [suit for suit in SUITS[deck] if suit not in LAID_THREES[deck]]
    plain = st.builds(
        Card, st.sampled_from([*range(ACE, FOUR + 1), TWO]), st.sampled_from(["", *SUITS[deck]])
    )
    red = st.builds(Card, st.just(RED_THREE), st.sampled_from(list(LAID_THREES[deck])))
    black = st.builds(Card, st.just(BLACK_THREE), st.sampled_from(other))
    threes = [red, black]
    if deck == "cards":
        threes += [st.just(Card(RED_THREE)), st.just(Card(BLACK_THREE))]
    return st.one_of(plain, *threes, st.just(Card(JOKER)))


@cache
def hands(deck: Deck, least: int = 1, unknown: bool = True) -> st.SearchStrategy[Cards]:
    """Some cards of a deck, face-down ones among them where those may stand."""
    one = known_cards(deck)
    if unknown:
        one = st.one_of(one, st.just(Card(UNKNOWN)))
    return st.lists(one, min_size=least, max_size=9).map(tuple)


@cache
def steps(deck: Deck) -> st.SearchStrategy[Step]:
    """Any step that can be said."""
    cards, groups = hands(deck), st.lists(hands(deck), min_size=1, max_size=3).map(tuple)
    ranks = st.sampled_from([*range(ACE, FOUR + 1), BLACK_THREE, TWO])
    return st.one_of(
        st.just(Draw()),
        st.sampled_from([Say(word) for word in WORDS]),
        st.builds(Take, hands(deck, 0), st.lists(hands(deck), max_size=2).map(tuple)),
        st.builds(Lay, groups),
        st.builds(Add, cards, ranks, st.integers(0, 12)),
        st.builds(LayThree, cards),
        st.builds(Discard, st.tuples(known_cards(deck))),
    )


@given(st.data(), DECKS)
def test_cards_are_printed_as_they_were_read(data: st.DataObject, deck: Deck) -> None:
    cards = data.draw(hands(deck, 0))
    text = write_cards(cards, deck)
    assert read_cards(text, deck) == cards
    assert write_cards(read_cards(text, deck), deck) == text


@given(st.data(), DECKS)
def test_moves_are_printed_as_they_were_read(data: st.DataObject, deck: Deck) -> None:
    step = data.draw(steps(deck))
    text = write_step(step, deck)
    assert read_step(text, deck) == step
    assert write_step(read_step(text, deck), deck) == text


@given(st.data(), DECKS)
def test_several_moves_on_a_line_are_the_moves_one_by_one(data: st.DataObject, deck: Deck) -> None:
    some = data.draw(st.lists(steps(deck), min_size=1, max_size=5))
    line = "; ".join(write_step(step, deck) for step in some)
    assert read_steps(line, deck) == tuple(some)


@given(st.data(), DECKS)
def test_case_commas_and_spaces_do_not_matter(data: st.DataObject, deck: Deck) -> None:
    cards = data.draw(hands(deck))
    text = write_cards(cards, deck)
    assert read_cards(text.upper(), deck) == cards
    assert read_cards(text.lower(), deck) == cards
    assert read_cards(f"  {text.replace(' ', ' ,  ')} ", deck) == cards


@given(st.text(max_size=30), DECKS)
def test_any_other_text_is_refused_and_nothing_else_happens(text: str, deck: Deck) -> None:
    for read in (read_cards, read_steps):
        try:
            read(text, deck)
        except (CannotRead, Ambiguous) as refusal:
            assert refusal.message


@pytest.mark.parametrize(
    ("text", "deck", "card"),
    [
        ("T", "cards", Card(TEN)),
        ("10s", "cards", Card(TEN, "s")),
        ("10♠", "cards", Card(TEN, "s")),
        ("K♥", "cards", Card(KING, "h")),
        ("K♦", "cards", Card(KING, "d")),
        ("k♣", "cards", Card(KING, "c")),
        ("Jo", "cards", Card(JOKER)),
        ("*", "cards", Card(JOKER)),
        ("Joker", "cards", Card(JOKER)),
        ("?", "cards", Card(UNKNOWN)),
        ("3r", "cards", Card(RED_THREE)),
        ("3b", "cards", Card(BLACK_THREE)),
        ("3h", "cards", Card(RED_THREE, "h")),
        ("3d", "cards", Card(RED_THREE, "d")),
        ("3s", "cards", Card(BLACK_THREE, "s")),
        ("3♣", "cards", Card(BLACK_THREE, "c")),
        ("1", "tiles", Card(ACE)),
        ("A", "tiles", Card(ACE)),
        ("13", "tiles", Card(KING)),
        ("K", "tiles", Card(KING)),
        ("13k", "tiles", Card(KING, "k")),
        ("3r", "tiles", Card(RED_THREE, "r")),
        ("3y", "tiles", Card(RED_THREE, "y")),
        ("3k", "tiles", Card(BLACK_THREE, "k")),
        ("3b", "tiles", Card(BLACK_THREE, "b")),
        ("Jo", "tiles", Card(JOKER)),
    ],
)
def test_a_card_is_read_in_each_of_its_forms(text: str, deck: Deck, card: Card) -> None:
    assert read_card(text, deck) == card


@pytest.mark.parametrize(("cards", "tiles"), [("J", "11"), ("Q", "12"), ("K", "13"), ("A", "1")])
def test_pictures_stand_for_the_tiles_above_ten(cards: str, tiles: str) -> None:
    assert read_card(cards, "tiles") == read_card(tiles, "tiles")
    assert write_card(read_card(cards, "tiles"), "tiles") == tiles
    assert write_card(read_card(cards, "cards"), "cards") == cards


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("7*3", "7 7 7"),
        ("?11", "? ? ? ? ? ? ? ? ? ? ?"),
        ("9 ?3", "9 ? ? ?"),
        ("?2 9", "? ? 9"),
        ("* 7", "Jo 7"),
        ("**2", "Jo Jo"),
        ("7*2,K", "7 7 K"),
        ("10h*2", "10h 10h"),
        ("", ""),
    ],
)
def test_short_forms_stand_for_the_long_ones(text: str, plain: str) -> None:
    assert read_cards(text) == read_cards(plain)


@pytest.mark.parametrize("text", ["3", "3 3r", "K 3*3"])
@pytest.mark.parametrize("deck", ["cards", "tiles"])
def test_a_three_without_its_colour_is_ambiguous(text: str, deck: Deck) -> None:
    with pytest.raises(Ambiguous, match="3r"):
        read_cards(text, deck)


@pytest.mark.parametrize(
    ("text", "deck"),
    [
        ("X", "cards"), ("1", "cards"), ("11", "cards"), ("14", "tiles"), ("0", "cards"),
        ("7x", "cards"), ("7r", "cards"), ("7s", "tiles"), ("Jos", "cards"), ("3y", "cards"),
        ("3s", "tiles"), ("7*", "cards"), ("*7*", "cards"), ("?x", "cards"), ("7-8", "cards"),
        ("७", "cards"), ("?७", "cards"),
    ],
)  # fmt: skip
def test_what_is_no_card_of_the_deck_is_refused(text: str, deck: Deck) -> None:
    with pytest.raises(CannotRead) as refusal:
        read_cards(text, deck)
    assert text in refusal.value.message


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("draw", Draw()),
        ("take 7 7", Take(read_cards("7 7"))),
        ("take", Take()),
        ("take 7 7 + K K 2 + Q Q Q",
         Take(read_cards("7 7"), (read_cards("K K 2"), read_cards("Q Q Q")))),
        ("take + K K 2", Take((), (read_cards("K K 2"),))),
        ("meld K K 2", Lay((read_cards("K K 2"),))),
        ("meld K K 2 + Q Q Q", Lay((read_cards("K K 2"), read_cards("Q Q Q")))),
        ("add 2 9 to 9", Add(read_cards("2 9"), 5)),
        ("add 2 to wild", Add(read_cards("2"), TWO)),
        ("add 9 to 9#2", Add(read_cards("9"), 5, 2)),
        ("lay 3r", LayThree(read_cards("3r"))),
        ("discard 9", Discard(read_cards("9"))),
        *((word, Say(word)) for word in WORDS),
    ],
)  # fmt: skip
def test_each_move_of_the_table_is_read_and_printed(text: str, step: Step) -> None:
    assert read_step(text) == step
    assert write_step(step) == text
    assert read_step(f"  {text.upper()} ") == step


def test_the_meld_of_twos_is_named_by_its_tiles() -> None:
    assert read_step("add Jo to 2", "tiles") == Add(read_cards("Jo", "tiles"), TWO)
    assert write_step(read_step("add Jo to 2", "tiles"), "tiles") == "add Jo to 2"
