"""Which game: what the sources say of each game leads to it, and no answer is a dead end."""

from __future__ import annotations

import itertools

import pytest

from engine.invited import QUESTIONS, SAYINGS, Answers, fits, left, to_ask, to_hear, values
from engine.rulesets import names


def found(**answers: object) -> list[str]:
    return [one.rules.id for one in left(Answers(**answers))]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("answers", "games"),
    [
        ({"deck": "tiles"}, ["tile"]),
        ({"dealt": 14}, ["tile"]),
        ({"said": ("kitty",)}, ["railroad"]),
        ({"said": ("kinds",)}, ["railroad"]),
        ({"said": ("twos",)}, ["tile"]),
        ({"said": ("joker-button",)}, ["tile"]),
        ({"players": 6, "said": ("two-canastas",)}, ["complete-6"]),
        ({"players": 2, "dealt": 15}, ["complete-2", "official-2"]),
        ({"players": 2, "dealt": 13}, ["railroad"]),
        ({"players": 3, "said": ("taker-alone",)}, ["official-3"]),
        ({"players": 4, "deck": "cards", "dealt": 11}, ["classic", "official", "complete-4"]),
        ({"players": 4, "dealt": 11, "said": ("black-freezes",)}, ["classic"]),
        ({"players": 4, "dealt": 11, "said": ("not-more-wilds",)}, ["complete-4"]),
        ({"players": 5}, ["railroad"]),
    ],
)
def test_what_people_are_told_leads_to_their_game(
    answers: dict[str, object], games: list[str]
) -> None:
    assert found(**answers) == games


def test_who_knows_nothing_has_every_game_left_and_is_asked_everything() -> None:
    assert found() == list(names())
    assert to_ask(Answers()) == QUESTIONS
    assert to_hear(Answers()) == tuple(SAYINGS)
    assert all(not one.agrees and not one.differs for one in fits(Answers()))


def test_answers_that_no_game_agrees_with_leave_the_nearest_and_say_what_differs() -> None:
    rest = left(Answers(deck="tiles", players=2))
    assert rest and all(len(one.differs) == 1 for one in rest)
    tile = next(one for one in rest if one.rules.id == "tile")
    assert tile.agrees == ("deck",) and tile.differs == ("players",)


def test_no_answers_are_a_dead_end() -> None:
    options = [("", *values("deck")), (0, *values("players")), (0, *values("dealt"))]
    for deck, players, dealt in itertools.product(*options):
        for said in [(), *((one,) for one in SAYINGS), tuple(SAYINGS)]:
            assert left(Answers(str(deck), int(players), int(dealt), said))


def test_a_question_that_would_change_nothing_is_not_asked() -> None:
    assert to_ask(Answers(deck="tiles")) == ("deck",)
    assert to_hear(Answers(said=("kitty",))) == ("kitty",)


def test_every_game_can_be_told_from_every_other() -> None:
    everything = {
        one.rules.id: (one.agrees, one.differs) for one in fits(Answers(said=tuple(SAYINGS)))
    }
    pairs = itertools.combinations(names(), 2)
    same = {pair for pair in pairs if everything[pair[0]] == everything[pair[1]]}
    assert same == set()


def test_the_answers_offered_are_those_of_the_rule_sets() -> None:
    assert values("deck") == ("cards", "tiles")
    assert values("players") == (2, 3, 4, 5, 6, 7, 8)
    assert values("dealt") == (11, 13, 14, 15)
