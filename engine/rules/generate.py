"""Every legal step of a position.

Candidates come from the ready-made answers for each rank (`engine.rules.options`),
which ask the same predicates as the checklist. Where the cheap yes holds (the minimum
is met, and of the cards left one may be discarded and one kept) a candidate needs no
further question; of any other it is asked whether the turn can be finished after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.cards import (
    BLACK_THREE,
    KINDS,
    RED_THREE,
    SEVEN,
    Card,
)
from engine.moves import Discard, Draw, Lay, LayThree, Say, Step
from engine.position import Position
from engine.rules.finish import can_finish
from engine.rules.layouts import standing
from engine.rules.moment import Moment
from engine.rules.options import (
    LegalMove,
    OpenMeld,
    Option,
    Options,
    cards_of,
    full_ranks,
    open_melds,
    options,
    startable,
)
from engine.rules.others import may_begin
from engine.rules.out import is_sevens_hand, may_ask
from engine.rules.several import Openings
from engine.rules.takes import takes

_DRAW = LegalMove(Draw(), "draw")
_BACK = LegalMove(Say("back"), "back")
_ASK = LegalMove(Say("ask"), "ask")
_DISCARDS = tuple(LegalMove(Discard((Card(kind),)), "discard") for kind in range(KINDS))


def legal_moves(position: Position) -> tuple[LegalMove, ...]:
    """Every legal step, by family; cards without suits, in listing order.

    Openings of several melds are listed where none of the melds could be left out.
    """
    if position.stage == "over":
        return ()
    return tuple(_Lister(position).moves())


class _Lister(Moment):
    """The lists of one position."""

    def moves(self) -> list[LegalMove]:
        position = self.position
        found: list[LegalMove] = []
        if position.kitty_seat is not None and position.stage == "draw":
            found.append(LegalMove(Say("kitty take"), "kitty", position.kitty_seat))
        if position.turn.answer == "asked":
            found += self._legal_ones((Say("yes"), Say("no")), "ask")
        elif self.counts[RED_THREE]:
            found += self._legal_ones(self._red_threes(), "lay")
        elif position.stage == "draw":
            found += self._beginnings()
        elif position.stage == "start":
            found += self._discards()
        else:
            found += self._layings()
            found += self._discards()
            found += self._words()
        return found

    def _legal_ones(self, steps: Iterable[Step], family: str) -> Iterator[LegalMove]:
        """Those of some steps that the referee finds legal."""
        for step in steps:
            if self.legal(step):
                yield LegalMove(step, family)

    def _red_threes(self) -> Iterator[Step]:
        """Red threes to lay out: as one writes them, tiles with their colour."""
        threes = tuple(card for card in self.position.hand if card.kind == RED_THREE)
        if self.rules.cards.deck == "cards":
            threes = (Card(RED_THREE),) * len(threes)
        for count in range(1, len(threes) + 1):
            yield LayThree(threes[:count])

    # -- how a turn begins ---------------------------------------------------------------

    def _beginnings(self) -> list[LegalMove]:
        position = self.position
        found: list[LegalMove] = []
        if position.stock:
            found.append(_DRAW)
        if may_begin(position):
            found += takes(self)
        if position.buttons and not position.buttons[position.seat - 1].used:
            found += self._legal_ones((Say("joker"),), "joker")
        if not position.stock:
            found += self._legal_ones((Say("end"),), "end")
        return found

    # -- melds and additions -------------------------------------------------------------

    def _layings(self) -> list[LegalMove]:
        rules, counts = self.rules, self.counts
        if self.missing and not self.may_open(counts):
            return []
        found: list[LegalMove] = []
        ready = -1 if self.missing else self.spare
        for rank in startable(rules, counts, full_ranks(rules, self.own)):
            some = options(rules, rank, counts)
            if some.most <= ready and rank != BLACK_THREE:
                found += some.moves
            elif some.each:
                found += self._of_rank(rank, some, None)
        for onto in open_melds(rules, self.own, counts):
            rank = onto.meld.rank
            some = options(rules, rank, counts, onto)
            if some.most <= ready and rank != BLACK_THREE:
                found += some.moves
            elif some.each:
                found += self._of_rank(rank, some, onto)
        if self.missing:
            found += self._openings()
        return found

    def _of_rank(self, rank: int, found: Options, onto: OpenMeld | None) -> list[LegalMove]:
        """The moves of one rank after which the turn can be finished."""
        family = "add" if onto else "open" if self.missing else "meld"
        return [
            LegalMove(option.step, family)
            for option in found.each
            if self._finishes(rank, option, onto)
        ]

    def _finishes(self, rank: int, option: Option, onto: OpenMeld | None) -> bool:
        """Whether a laying that obeys the rules about melds leaves a way to finish the turn."""
        turn = self.position.turn
        if rank != BLACK_THREE and option.points >= self.missing and option.cards <= self.spare:
            return True
        base = standing(onto.meld) if onto else None
        if rank == BLACK_THREE:
            if not self.goes_out or turn.rest is not None:
                return self.goes_out and self.legal(option.step)
            after = self.problem.with_laid(rank, option.laying, option.points, base)
            return after.by_going_out()
        keeps = option.cards <= self.size - 2 or turn.last_three or self.barred
        if not keeps and not self.goes_out:
            return False
        if turn.rest is not None or (option.cards == self.size and turn.last_three):
            return self.legal(option.step)
        if self.barred and (rank == SEVEN or self.problem.may_lift_the_bar()):
            return self.legal(option.step)
        return self.problem.with_laid(rank, option.laying, option.points, base).has_answer()

    def _openings(self) -> Iterator[LegalMove]:
        """Openings of several melds."""
        for parts in Openings(self.position, self.missing).from_hand(self.counts):
            step = Lay(tuple(cards_of(rank, option.laying) for rank, option in parts))
            used = sum(option.cards for _, option in parts)
            threes = any(rank == BLACK_THREE for rank, _ in parts)
            if (used <= self.spare and not threes) or self.legal(step):
                yield LegalMove(step, "open")

    # -- the end of the turn, and words --------------------------------------------------

    def _discards(self) -> list[LegalMove]:
        moves = [_DISCARDS[kind] for kind, number in enumerate(self.counts) if number]
        if self.rules.cards.deck == "tiles" and self.counts[BLACK_THREE]:
            moves = [move for move in moves if move is not _DISCARDS[BLACK_THREE]]
            moves += self._coloured_threes()
        turn = self.position.turn
        owes = self.missing and (turn.laid or turn.rest is not None)
        if self.spare < 0 or owes or self.position.stage != "play":
            return [move for move in moves if self.legal(move.step)]
        if self.barred and self.counts[SEVEN]:
            moves.remove(_DISCARDS[SEVEN])
        return moves

    def _coloured_threes(self) -> Iterator[LegalMove]:
        """Discards of tiles, which tell black and blue threes apart."""
        for card in sorted({card for card in self.position.hand if card.kind == BLACK_THREE}):
            yield LegalMove(Discard((card,)), "discard")

    def _words(self) -> list[LegalMove]:
        position, turn = self.position, self.position.turn
        found: list[LegalMove] = []
        if turn.undo is not None and self.rules.turn.takeback != "none":
            found.append(_BACK)  # what was laid legally could be laid again: no need to ask
        if not turn.laid and turn.answer is None and may_ask(position) and can_finish(position):
            found.append(_ASK)
        if position.kitties and not position.kitties[position.seat - 1].seen:
            found += self._legal_ones((Say("kitty look"),), "kitty")
        if turn.last_three or is_sevens_hand(position):
            found += self._legal_ones((Say("end"),), "end")
        return found
