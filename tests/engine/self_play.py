"""Random rounds, watched at every step: what must hold whatever is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from engine import rulesets
from engine.bots import Bot
from engine.cards import RED_THREE, count_kinds
from engine.dealing import deal
from engine.match import is_over, winners
from engine.moves import Say
from engine.notation import read_step, write_step
from engine.pack import pack_counts
from engine.play import Round, play_round, play_rounds
from engine.position import SIDE_LETTERS, Position
from engine.referee import LegalMove, Verdict, check, legal_moves
from engine.rules.act import hand_points
from engine.ruleset import RuleSet
from engine.scoring import score_lines, totals
from engine.seating import seat_players
from tests.naive.house import random_house

HOUSE = "house"
"""Stands for a random house variant, beside the names of rule sets."""


def counts(position: Position) -> list[int]:
    """How many cards of each kind there are, wherever they lie."""
    cards = [card for hand in position.hands for card in hand]
    cards += [card for side in position.melds for meld in side for card in meld.cards]
    cards += [card for kitty in position.kitties for card in kitty.cards]
    found = count_kinds((*cards, *position.pile, *position.stock, *(position.turn.rest or ())))
    found[RED_THREE] += sum(position.red_threes)
    return found


def play(rules: RuleSet, players: int, seed: int, bot: Bot) -> Position:
    """Play a round to its end; any fault on the way is an error that names the seed."""
    rng = Random(seed)
    start = deal(rules, players, rng)
    with _naming(rules, players, seed):
        *_, last = play_round(start, rng, watched(bot))
        _check_end(last.after)
    return last.after


def play_match(rules: RuleSet, players: int, seed: int, bot: Bot) -> tuple[Round, ...]:
    """Play a match to its end, watched like `play`, and check that its rounds add up to it."""
    rng = Random(seed)
    with _naming(rules, players, seed):
        seating = seat_players(rules, players, rng)
        rounds = tuple(play_rounds(seating, rng, bot=watched(bot)))
        for one in rounds:
            _check_end(one.end)
        match = rounds[-1].match
        assert is_over(match) and winners(match), "the match does not end"
        assert not any(is_over(one.match) for one in rounds[:-1])
        for side, total in zip(SIDE_LETTERS, match.scores, strict=False):
            assert total == sum(totals(score_lines(one.end), one.end)[side] for one in rounds)
    return rounds


@contextmanager
def _naming(rules: RuleSet, players: int, seed: int) -> Iterator[None]:
    """Note on any error with which rules, players and seed it came up."""
    try:
        yield
    except Exception as error:
        error.add_note(f"{rules.id} {rules.changed}, {players} players, seed {seed}")
        raise


def watched(bot: Bot) -> Bot:
    """The bot, with everything checked at each position in which it is asked for a move."""

    def chosen(position: Position, rng: Random) -> LegalMove:
        try:
            return _one_step(position, rng, bot)
        except Exception as error:
            error.add_note(f"at {_shown(position)}")
            raise

    return chosen


def _shown(position: Position) -> str:
    return repr(position._replace(turn=position.turn._replace(undo=None)))


def _one_step(position: Position, rng: Random, bot: Bot) -> LegalMove:
    moves = legal_moves(position)
    assert moves, "there is no legal step"
    assert len(set(moves)) == len(moves), "a step is listed twice"
    move = bot(position, rng)
    assert move in moves
    for other in rng.sample(moves, min(2, len(moves))):
        _check_listed(position, other)
    after = _check_listed(position, move).after
    assert after is not None
    _check_kept_together(after)
    _check_taking_back(position, move, after)
    return move


def _check_listed(position: Position, move: LegalMove) -> Verdict:
    """A listed step is legal, and is written as it is read."""
    verdict = check(position, move.step)
    assert verdict.legal, f"{move} is listed and breaks {verdict.broken}"
    assert all(finding.ok for finding in verdict.findings)
    deck = position.rules.cards.deck
    assert read_step(write_step(move.step, deck), deck) == move.step
    return verdict


def _check_kept_together(position: Position) -> None:
    """No card is lost or made; a meld's counts are those of its cards."""
    pack = pack_counts(position.rules, position.players)
    assert counts(position) == pack, "cards are lost or made"
    for side in position.melds:
        for meld in side:
            assert meld.size == len(meld.cards) >= 3
            named = Counter(card.kind for card in meld.cards)
            assert named[meld.rank] in (meld.naturals, meld.twos)


def _check_taking_back(before: Position, move: LegalMove, after: Position) -> None:
    """What can be taken back leads to the position that was before it."""
    if after.stage == "over" or after.turn.undo is None or move.step == Say("back"):
        return
    if after.turn.laid == before.turn.laid:  # not what this step laid
        return
    back = check(after, Say("back"))
    assert back.after == before, "taking back leads elsewhere"


def _check_end(position: Position) -> None:
    """The round ended in one of its ways, and its score is the sum of its lines."""
    assert legal_moves(position) == ()
    assert (position.ended == "out") == (position.out is not None)
    assert position.ended in ("out", "stock", "red_three", "sevens")
    lines = score_lines(position)
    scores = totals(lines, position)
    for side, points in scores.items():
        assert points == sum(line.points for line in lines if line.side == side)
    assert score_lines(position) == lines
    if position.out is not None:
        assert position.hands[position.out.seat - 1] == ()


def value_of_the_pack(position: Position) -> int:
    """Card points of everything but red threes, wherever it lies."""
    cards = [card for hand in position.hands for card in hand]
    cards += [card for side in position.melds for meld in side for card in meld.cards]
    cards += [card for kitty in position.kitties for card in kitty.cards]
    cards += [*position.pile, *position.stock, *(position.turn.rest or ())]
    return hand_points(position.rules, tuple(cards))


def table(name: str, seed: int) -> tuple[RuleSet, int]:
    """A rule set, or a random house variant, and a number of players for it."""
    rules = _house(Random(seed)) if name == HOUSE else rulesets.load(name)
    least, most = rules.seats.least, rules.seats.most
    return rules, least + seed % (min(most, least + 2) - least + 1)


def _house(rng: Random) -> RuleSet:
    """A random house variant under which a turn always has an end.

    No text says how a turn ends with nothing but barred sevens where that does not end the
    round, or with a single card after a red three that is not replaced.
    """
    while True:
        rules = random_house(rng)
        sevens = rules.discard.sevens == "free" or rules.out.sevens_hand != "none"
        if sevens and rules.threes.red_replace.stock:
            return rules
