"""What the lists of legal moves need to know about a position, each thing worked out once."""

from __future__ import annotations

from engine.cards import (
    BLACK_THREE,
    JOKER,
    RED_THREE,
    SEVEN,
    TWO,
    count_kinds,
)
from engine.moves import Step
from engine.position import Position, minimum_for
from engine.rules.finish import NOTHING, Problem
from engine.rules.judging import is_legal
from engine.rules.layouts import MELD_RANKS
from engine.rules.out import minimum_waived, sevens_barred
from engine.rules.reach import reaches
from engine.rules.shapes import CANASTA, LEAST


class Moment:
    """What is needed about one position to list its moves, worked out once.

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
        self._problem: Problem | None = None
        self._goes_out: bool | None = None

    def legal(self, step: Step) -> bool:
        """Whether the referee finds a step legal."""
        return is_legal(self.position, step)

    def spare_with_pile(self) -> int:
        """`spare` where the cards under the top card come to hand too."""
        more = [kind for kind, _ in self.position.pile[:-1] if kind != RED_THREE]
        free = len(more) - (more.count(SEVEN) if self.barred else 0)
        return min(self.size + len(more) - 2, self.others + free - 1)

    def may_open(self, counts: list[int]) -> bool:
        """Whether anything of these cards could come to the minimum, or go out without it."""
        if counts[BLACK_THREE] >= LEAST:
            return True
        shapes = self.problem.shapes
        if reaches(self.rules, counts, shapes, self.missing, sum(counts)):
            return True
        return minimum_waived(self.rules, self.position.turn.drew) and self.may_hold_canasta()

    def may_hold_canasta(self) -> bool:
        """Whether the hand with the melds of this turn could make a canasta at all."""
        if self.rules.out.concealed_canasta == "none":
            return True
        wilds = self.counts[TWO] + self.counts[JOKER]
        laid = {meld.rank: meld.size for meld in self.own}
        return any(self.counts[rank] + wilds + laid.get(rank, 0) >= CANASTA for rank in MELD_RANKS)

    @property
    def problem(self) -> Problem:
        """The question whether this turn can be finished."""
        if self._problem is None:
            self._problem = Problem(self.position, self.counts, NOTHING)
        return self._problem

    @property
    def goes_out(self) -> bool:
        """Whether this turn may go out; where the pile is out of reach it is not known yet."""
        if self._goes_out is None:
            rest = self.position.turn.rest is not None
            self._goes_out = rest or self.problem.by_going_out()
        return self._goes_out
