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
    FOUR,
    JOKER,
    KINDS,
    RED_THREE,
    SEVEN,
    TWO,
    UNKNOWN,
    Card,
    count_kinds,
)
from engine.moves import Discard, Draw, Lay, LayThree, Say, Step, Take
from engine.position import Position, minimum_for
from engine.rules.act import Act
from engine.rules.checklist import TAKING
from engine.rules.finish import NOTHING, Problem, can_finish
from engine.rules.judging import is_legal, keeps
from engine.rules.layouts import MELD_RANKS, Laying, standing
from engine.rules.offer import is_shut
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
    taking,
)
from engine.rules.out import is_sevens_hand, may_ask, minimum_waived, sevens_barred
from engine.rules.reach import reaches
from engine.rules.several import Openings
from engine.rules.shapes import CANASTA, LEAST

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


class _Lister:
    """What is needed about one position to list its moves.

    `missing` points of the minimum are still owed. `spare` cards may be laid while the
    cheap yes holds; -1 where it never does. `others` are the cards that may be discarded.
    """

    def __init__(self, position: Position) -> None:
        turn = position.turn
        self.position = position
        self.rules = position.rules
        self.own = position.own_melds
        hand = position.hand
        self.counts = count_kinds(hand)
        self.size = len(hand)
        opened = turn.opened_before or (turn.drew is None and bool(self.own))
        self.missing = 0 if opened else max(0, minimum_for(position) - turn.points)
        self.barred = sevens_barred(position)
        self.others = self.size - self.counts[RED_THREE]
        if self.barred:
            self.others -= self.counts[SEVEN]
        self.spare = -1
        if turn.rest is None and turn.answer != "yes" and not turn.threes and not turn.last_three:
            self.spare = min(self.size - 2, self.others - 1)
        self._problem_known: Problem | None = None
        self._goes_out_known: bool | None = None

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
            if self._legal(step):
                yield LegalMove(step, family)

    def _legal(self, step: Step) -> bool:
        return is_legal(self.position, step)

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
        found += self._takes()
        if position.buttons and not position.buttons[position.seat - 1].used:
            found += self._legal_ones((Say("joker"),), "joker")
        if not position.stock:
            found += self._legal_ones((Say("end"),), "end")
        return found

    def _takes(self) -> Iterator[LegalMove]:
        """Every way to take the pile, with further melds where the side opens with it."""
        position, rules = self.position, self.rules
        top = position.pile[-1].kind if position.pile else UNKNOWN
        if top > FOUR or not self._may_match(top):
            return
        counts = list(self.counts)
        counts[top] += 1
        if self.missing and not self._may_open(counts):
            return
        melds = (one.meld for one in open_melds(rules, self.own, counts) if one.meld.rank == top)
        own = next((OpenMeld(meld, 0) for meld in melds), None)
        spare = self.spare if self.missing else self._spare_with_pile()
        allowed: dict[tuple[int, bool] | None, bool] = {}
        for option in options(rules, top, counts, own).each:
            laying = option.laying
            if not laying.naturals:
                continue
            move, step, pair, wild = taking(top, laying)
            if spare < len(step.cards):
                if self._legal(step):
                    yield move
            else:
                # The rules of the pile ask for a pair, else for a natural, or a wild: no more.
                way = None if pair else (laying.naturals, wild)
                if way not in allowed:
                    allowed[way] = keeps(Act(position, step), TAKING)
                if not allowed[way]:
                    continue
                if option.points >= self.missing or self._legal(step):
                    yield move
            if option.points < self.missing and pair:
                sure = allowed.get(None, False)
                yield from self._takes_with_more(top, laying, option.points, sure)

    def _spare_with_pile(self) -> int:
        """`spare` where the cards under the top card come to hand too."""
        more = [kind for kind, _ in self.position.pile[:-1] if kind != RED_THREE]
        free = len(more) - (more.count(SEVEN) if self.barred else 0)
        return min(self.size + len(more) - 2, self.others + free - 1)

    def _may_match(self, top: int) -> bool:
        """Whether there is anything to put with the top card, a pair where it must be one."""
        naturals = self.counts[top]
        if naturals >= 2:
            return True
        wilds = self.counts[TWO] or self.counts[JOKER]
        if not (naturals and wilds) and top not in [meld[0] for meld in self.own]:
            return False
        return not is_shut(self.position)

    def _takes_with_more(
        self, top: int, laying: Laying, points: int, pair: bool
    ) -> Iterator[LegalMove]:
        """Taking the pile to open, with further melds none of which could be left out.

        `pair` says that the rules of the pile are known to allow a natural pair.
        """
        offered = taking(top, laying).step.cards
        counts = list(self.counts)
        for kind, _ in offered:
            counts[kind] -= 1
        openings = Openings(self.position, self.missing)
        for parts in openings.beside(top, laying, points, counts):
            melds = tuple(cards_of(rank, option.laying) for rank, option in parts)
            step = Take(offered, melds)
            used = sum(len(cards) for cards in (step.cards, *melds))
            threes = any(rank == BLACK_THREE for rank, _ in parts)
            sure = used <= self.spare and not threes and pair
            if sure or self._legal(step):
                yield LegalMove(step, "take")

    # -- melds and additions -------------------------------------------------------------

    def _layings(self) -> list[LegalMove]:
        rules, counts = self.rules, self.counts
        if self.missing and not self._may_open(counts):
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

    def _may_open(self, counts: list[int]) -> bool:
        """Whether anything of these cards could come to the minimum, or go out without it."""
        if counts[BLACK_THREE] >= LEAST:
            return True
        shapes = self._problem.shapes
        if reaches(self.rules, counts, shapes, self.missing, sum(counts)):
            return True
        return minimum_waived(self.rules, self.position.turn.drew) and self._may_hold_canasta()

    def _may_hold_canasta(self) -> bool:
        """Whether the hand with the melds of this turn could make a canasta at all."""
        if self.rules.out.concealed_canasta == "none":
            return True
        wilds = self.counts[TWO] + self.counts[JOKER]
        laid = {meld.rank: meld.size for meld in self.own}
        return any(self.counts[rank] + wilds + laid.get(rank, 0) >= CANASTA for rank in MELD_RANKS)

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
            if not self._goes_out or turn.rest is not None:
                return self._goes_out and self._legal(option.step)
            after = self._problem.with_laid(rank, option.laying, option.points, base)
            return after.by_going_out()
        keeps = option.cards <= self.size - 2 or turn.last_three or self.barred
        if not keeps and not self._goes_out:
            return False
        if turn.rest is not None or (option.cards == self.size and turn.last_three):
            return self._legal(option.step)
        if self.barred and (rank == SEVEN or self._problem.may_lift_the_bar()):
            return self._legal(option.step)
        return self._problem.with_laid(rank, option.laying, option.points, base).has_answer()

    @property
    def _problem(self) -> Problem:
        if self._problem_known is None:
            self._problem_known = Problem(self.position, self.counts, NOTHING)
        return self._problem_known

    @property
    def _goes_out(self) -> bool:
        """Whether this turn may go out; where the pile is out of reach it is not known yet."""
        if self._goes_out_known is None:
            rest = self.position.turn.rest is not None
            self._goes_out_known = rest or self._problem.by_going_out()
        return self._goes_out_known

    def _openings(self) -> Iterator[LegalMove]:
        """Openings of several melds."""
        for parts in Openings(self.position, self.missing).from_hand(self.counts):
            step = Lay(tuple(cards_of(rank, option.laying) for rank, option in parts))
            used = sum(option.cards for _, option in parts)
            threes = any(rank == BLACK_THREE for rank, _ in parts)
            if (used <= self.spare and not threes) or self._legal(step):
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
            return [move for move in moves if self._legal(move.step)]
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
