"""Cards as people jot them down: what is read, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CARD_NAMES, TILE_NAMES, Deck, read_cards, write_cards
from engine.errors import Ambiguous, BadInput, CannotRead
from engine.freehand import MOST_TEXT, jot_cards, jot_melds, read_sum
from engine.rulesets import load


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("KKK2", "K K K 2"),
        ("kkk2", "K K K 2"),
        ("7 kings", "K*7"),
        ("7xK", "K*7"),
        ("7 x K", "K*7"),
        ("7×K", "K*7"),
        ("Kx7", "K*7"),
        ("7x4", "7 7 7 7"),
        ("10108", "10 10 8"),
        ("three aces and two jokers", "A A A Jo Jo"),
        ("an ace, a king", "A K"),
        ("seven six", "7 6"),
        ("five sixes", "6 6 6 6 6"),
        ("two deuces", "2 2"),
        ("3", "3b"),
        ("3*2 K", "3b 3b K"),
        ("three black threes", "3b 3b 3b"),
        ("2 red threes", "3r 3r"),
        ("Ks Kh", "Ks Kh"),
        ("", ""),
    ],
)
def test_cards_are_read_as_people_write_them(text: str, cards: str) -> None:
    assert write_cards(jot_cards(text)) == write_cards(read_cards(cards))


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("13*7", "13*7"),
        ("7 thirteens", "13*7"),
        ("two ones", "1 1"),
        ("3", "3k"),
        ("blue three", "3b"),
        ("5552", "5 5 5 2"),
        ("king", "13"),
    ],
)
def test_tiles_are_read_as_people_write_them(text: str, cards: str) -> None:
    found = jot_cards(text, "tiles")
    assert write_cards(found, "tiles") == write_cards(read_cards(cards, "tiles"), "tiles")


@pytest.mark.parametrize("text", ["hello", "K*0", "1", "14", "🂡", "<b>", "KQx", "K*1000"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(CannotRead):
        jot_cards(text)


def test_tiles_without_spaces_that_could_be_several_things_are_refused() -> None:
    with pytest.raises(CannotRead):
        jot_cards("1111", "tiles")


def test_a_three_that_may_be_of_either_colour_is_ambiguous() -> None:
    with pytest.raises(Ambiguous):
        jot_cards("3", threes=False)


def test_too_long_a_text_is_refused() -> None:
    with pytest.raises(CannotRead, match=str(MOST_TEXT)):
        jot_cards("K " * MOST_TEXT)


def test_more_cards_than_any_table_holds_are_refused() -> None:
    with pytest.raises(CannotRead, match="999"):
        jot_melds("K*999 " * 50, load("classic"))


NOTATION = st.sampled_from(["cards", "tiles"]).flatmap(
    lambda deck: st.tuples(
        st.just(deck),
        st.lists(
            st.sampled_from((CARD_NAMES if deck == "cards" else TILE_NAMES)[:-1]), max_size=20
        ),
    )
)


@given(NOTATION)
def test_the_notation_is_read_as_it_is_elsewhere(written: tuple[Deck, list[str]]) -> None:
    deck, names = written
    text = " ".join(names)
    if deck == "tiles":
        text = text.replace("3b", "3k")
    assert jot_cards(text, deck) == read_cards(text, deck)


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    for deck in ("cards", "tiles"):
        try:
            assert len(jot_cards(text, deck)) < 10_000  # type: ignore[arg-type]
        except BadInput as error:
            assert error.message


@pytest.mark.parametrize(
    ("rules", "text", "melds"),
    [
        ("classic", "K*7\n8*5 2 2\n666", ["K*7", "8*5 2 2", "6 6 6"]),
        ("classic", "K K K 2; 8 8 8", ["K K K 2", "8 8 8"]),
        ("classic", "KKK2 8882", ["K K K 2", "8 8 8 2"]),
        ("classic", "KKK 2888", ["K K K", "2 8 8 8"]),
        ("classic", "K K K 2 8 8 8 Jo", ["K K K 2", "8 8 8 Jo"]),
        ("classic", "7 kings, 5 eights 2 twos, 3 sixes", ["K*7", "8*5 2 2", "6 6 6"]),
        ("classic", "KKKKKKK KKK", ["K*10"]),
        ("railroad", "KKKKKKK KKK", ["K*7", "K K K"]),
        ("railroad", "9*7 8888 2 2 Jo 2*7 7*7", ["9*7", "8 8 8 8 2 2 Jo", "2*7", "7*7"]),
        ("tile", "2*7 13 13 13", ["2*7", "13 13 13"]),
        ("tile", "2*5 Jo Jo; 13*3 2", ["2*5 Jo Jo", "13*3 2"]),
    ],
)
def test_melds_are_told_apart(rules: str, text: str, melds: list[str]) -> None:
    found = [write_cards(meld.cards) for meld in jot_melds(text, load(rules))]
    deck = load(rules).cards.deck
    assert found == [write_cards(read_cards(meld, deck)) for meld in melds]


def test_a_canasta_that_was_laid_whole_says_so() -> None:
    found = jot_melds("K*7 concealed; Q Q Q; 8*7 whole", load("complete-4"))
    assert [meld.concealed for meld in found] == [True, False, True]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("", 0), ("235", 235), ("1,250", 1250), ("50 + 3x20", 110), ("50+20*3-5", 105),
        ("20 20 10", 50), ("3 × 20", 60), ("10, 20", 30), (" 0 ", 0),
    ],
)  # fmt: skip
def test_sums_are_read(text: str, number: int) -> None:
    assert read_sum(text) == number


@pytest.mark.parametrize("text", ["K", "5 -", "--5", "1.5", "-20", "9999999", "5x", "999999x999"])
def test_what_is_no_sum_is_refused(text: str) -> None:
    with pytest.raises(CannotRead):
        read_sum(text)
