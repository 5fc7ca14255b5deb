"""Can this turn still be finished? Exact, on counts per rank.

A turn is finished by a discard that keeps a card, or by going out. The question
is asked after every take and every meld, so the cheap yes comes first: the
minimum is met, cards are left, one of them may be discarded. Only then the
exact search: which ranks could still be laid, with which wilds, so that the
minimum is reached with a card to keep, or so that the hand is gone.

Nothing here lists whole turns. `ignoring` names rules that are set aside; the
referee uses it to find out which rule stands in the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from engine.cards import BLACK_THREE, JOKER, RED_THREE, SEVEN, TWO, UNKNOWN, count_kinds
from engine.moves import LayThree
from engine.position import Position, minimum_for, replace
from engine.rules.act import Act, card_points
from engine.rules.cover import cards_for_canastas, covers, covers_but_one, stuck_kinds
from engine.rules.layouts import (
    LIKE,
    Laying,
    Shapes,
    bits_of,
    counted,
    grown,
    layouts,
    standing,
)
from engine.rules.options import layable
from engine.rules.out import barred_last, is_sevens_hand, minimum_waived, sevens_barred
from engine.rules.reach import reaches
from engine.rules.shapes import CANASTA, Shape, has_twos_meld, is_sevens_canasta
from engine.ruleset import RuleSet
from engine.table import apply

NOTHING: frozenset[str] = frozenset()
BLOCKING = (
    "out.ask_partner", "opening.minimum", "out.canastas", "out.discard", "out.last_discard",
    "discard.sevens", "meld.black_threes",
)  # fmt: skip
"""Rules that can stand in the way of finishing a turn, in the order of asking."""


def can_finish(position: Position, ignoring: frozenset[str] = NOTHING) -> bool:
    """Whether the player to move can still finish this turn legally.

    True also where there is nothing to finish: the turn has passed or the round is over.
    """
    if position.stage == "over" or position.turn.drew is None:
        return True
    if _plainly(position):
        return True
    turn = position.turn
    if turn.answer == "asked":
        return any(
            can_finish(replace(position, turn=replace(turn, answer=answer)), ignoring)
            for answer in ("no", "yes")
        )
    counts = count_kinds(position.hand)
    if counts[RED_THREE]:
        return _with_threes_laid(position, ignoring)
    return Problem(position, counts, ignoring).has_answer()


def _plainly(position: Position) -> bool:
    """The cheap yes: nothing is owed, two cards are held, and one of them may be discarded."""
    turn, hand = position.turn, position.hands[position.seat - 1]
    if len(hand) < 2 or turn.answer in ("asked", "yes") or turn.threes or turn.last_three:
        return False
    if turn.rest is not None:
        return False
    if turn.laid and not turn.opened_before and turn.points < minimum_for(position):
        return False
    sure = position.rules.discard.sevens == "free"
    for card in hand:  # by index: twice as fast as taken apart
        if card[0] == RED_THREE:
            return False
        sure = sure or card[0] != SEVEN
    return sure


def _with_threes_laid(position: Position, ignoring: frozenset[str]) -> bool:

    threes = tuple(card for card in position.hand if card.kind == RED_THREE)
    return can_finish(apply(Act(position, LayThree(threes))), ignoring)


class Problem:
    """One question: the counts, what is owed, and which rules are set aside."""

    def __init__(self, position: Position, counts: list[int], ignoring: frozenset[str]) -> None:
        self.position = position
        self.rules: RuleSet = position.rules
        self.counts = counts
        self.ignoring = ignoring
        turn = position.turn
        self.rest = [card for card in turn.rest or () if card.kind != RED_THREE]
        self.size = len(position.hand)
        self.shapes: Shapes = {}
        for meld in position.own_melds:
            self.shapes[meld.rank] = (*self.shapes.get(meld.rank, ()), standing(meld))
        self.missing = 0
        if not turn.opened_before and "opening.minimum" not in ignoring:
            self.missing = max(0, minimum_for(position) - turn.points)
        self.laid = bool(turn.laid)
        self.owed = self.missing if self.laid or turn.rest is not None else 0
        barred = "discard.sevens" not in ignoring and sevens_barred(position)
        self.barred = {SEVEN} if barred else set()
        self.must_go_out = (turn.answer == "yes" and "out.ask_partner" not in ignoring) or (
            turn.threes and "meld.black_threes" not in ignoring
        )

    def __copy__(self) -> Problem:
        """A copy whose parts are shared: a third of what `copy` takes by itself."""
        other = object.__new__(Problem)
        other.__dict__.update(self.__dict__)
        return other

    def has_answer(self) -> bool:
        """Whether the turn can be finished in any way."""
        return (
            self.by_keeping()
            or self.by_going_out()
            or self.by_ending()
            or self.by_lifting_the_bar()
        )

    def with_laid(self, rank: int, laying: Laying, points: int, base: Shape | None) -> Problem:
        """The question after more cards of a rank were laid, anew or onto `base` (`standing`).

        `points` is what they count for the minimum. Black threes, sevens that are barred
        and a pile still out of reach would change more than this sees to.
        """
        left = list(self.counts)
        left[rank] -= laying.naturals
        left[TWO] -= laying.twos
        left[JOKER] -= laying.jokers
        bases = list(self._bases(rank))
        if base is not None:
            bases.remove(base)
        new = grown(self.rules, base or Shape(LIKE[rank], 0, 0, 0), laying)
        owed = max(0, self.missing - points)
        after = copy(self)
        after.counts, after.size = left, self.size - sum(laying)
        after.shapes = {**self.shapes, rank: (*bases, new)}
        after.missing, after.owed, after.laid = owed, owed, True
        return after

    # -- by a discard that keeps a card ------------------------------------------------

    def by_keeping(self) -> bool:
        """A discard with a card left over, once what is owed has been laid."""
        if self.must_go_out or self.position.turn.last_three:
            return False
        size = self.size + len(self.rest)
        if not self.owed:
            return size >= 2 and any(True for _ in self._discards(size))
        if size < 2:
            return False
        counts = self.counts
        if not self.barred:
            return self.reaches(counts, size - 2)
        rest = any(card.kind not in self.barred for card in self.rest)
        if rest and self.reaches(counts, size - 2):
            return True
        for kind in self._discards(self.size):
            kept = list(counts)
            kept[kind] -= 1
            if self.reaches(kept, size - 2):
                return True
        return False

    def _discards(self, size: int) -> Iterator[int]:
        """Kinds of card in hand that may be discarded while others are kept."""
        for kind, number in enumerate(self.counts):
            if number and kind != RED_THREE and kind not in self.barred:
                yield kind

    def reaches(self, counts: list[int], budget: int) -> bool:
        """Whether laying at most `budget` cards reaches what is owed."""
        return reaches(self.rules, counts, self.shapes, self.owed, budget)

    def _bases(self, rank: int) -> tuple[Shape, ...]:
        return self.shapes.get(rank, ())

    def may_lift_the_bar(self) -> bool:
        """Whether the sevens at hand could make the canasta without which none is discarded."""
        if not self.barred or not self.counts[SEVEN]:
            return False
        most = max((shape.size for shape in self._bases(SEVEN)), default=0)
        return most + self.counts[SEVEN] >= CANASTA

    def by_lifting_the_bar(self) -> bool:
        """Completing a canasta of sevens this turn may free the sevens that are left."""
        if not self.may_lift_the_bar():
            return False

        for step in layable(self.position):
            act = Act(self.position, step)
            build = act.builds[0]
            if not is_sevens_canasta(build.after):
                continue
            after = apply(act)
            goes_on = after.stage == "play"  # laying the last card would be going out
            if goes_on and not sevens_barred(after) and can_finish(after, self.ignoring):
                return True
        return False

    # -- by going out ------------------------------------------------------------------

    def by_going_out(self) -> bool:
        """The whole hand laid, with or without a last discard."""
        rules, turn = self.rules, self.position.turn
        if turn.answer == "no" and "out.ask_partner" not in self.ignoring:
            return False
        if self.rest and self.owed:
            return self._through_the_rest()
        unknown = self.counts[UNKNOWN]
        if unknown > 1:
            return False
        if "out.canastas" not in self.ignoring:
            least = cards_for_canastas(rules, self.shapes)
            if least > self.size + len(self.rest):
                return False
            if not least and self._only_a_discard_is_left():
                return True
        stuck = stuck_kinds(rules, self.counts, self.shapes)
        if len(stuck) > 1:  # one of them may be discarded
            return False
        needs_discard = rules.out.discard == "required" and "out.discard" not in self.ignoring
        if not (needs_discard or unknown or stuck) and self._goes_out_with(None):
            return True
        if turn.last_three:
            return False
        discards = [UNKNOWN] if unknown else list(self._last_discards())
        discards = [kind for kind in discards if not stuck or kind in stuck]
        if self.missing or unknown:
            return any(self._goes_out_with(kind) for kind in discards)
        return covers_but_one(rules, self.counts, self.shapes, *self._needed(0), discards)

    def _only_a_discard_is_left(self) -> bool:
        """The cheap yes to going out, the canastas being there."""
        if self.size > 1 or self.rest or self.missing or self.position.turn.last_three:
            return False
        return any(True for _ in self._last_discards())

    def _last_discards(self) -> Iterator[int]:
        free = "out.last_discard" in self.ignoring
        for kind in self._discards(self.size):
            if free or not barred_last(self.rules, kind):
                yield kind

    def _goes_out_with(self, discard: int | None) -> bool:
        counts = list(self.counts)
        if discard is not None:
            counts[discard] -= 1
        least = 0
        if (self.laid or any(counts)) and self.missing and not self._opens(counts):
            waived = minimum_waived(self.rules, self.position.turn.drew)
            if not waived or self.position.has_melded[self.position.seat - 1]:
                return False
            least = 1 if self.rules.out.concealed_canasta == "own_canasta" else 0
        return covers(self.rules, counts, self.shapes, *self._needed(least))

    def _opens(self, counts: list[int]) -> bool:
        """Whether all the cards together reach the minimum."""
        points = card_points(self.rules)
        total = sum(
            points[kind] * number for kind, number in enumerate(counts) if kind not in (TWO, JOKER)
        )
        if self.rules.opening.counts_wilds:
            total += points[TWO] * counts[TWO] + points[JOKER] * counts[JOKER]
        elif has_twos_meld(self.rules):
            total += self._most_natural_twos(counts)
        return total >= self.missing

    def _most_natural_twos(self, counts: list[int]) -> int:
        ways = layouts(self.rules, TWO, 0, counts[TWO], counts[JOKER], self._bases(TWO))
        return max((counted(self.rules, TWO, layout) for layout in ways), default=0)

    def _needed(self, least: int) -> tuple[int, int]:
        if "out.canastas" in self.ignoring:
            return 0, 0
        needed = self.rules.out.canastas
        if isinstance(needed, int):
            return max(needed, least), 0
        return least, bits_of(needed)

    # -- the pile under the top card still out of reach ---------------------------------

    def _through_the_rest(self) -> bool:
        """Lay what is owed first, then go on with the pile in hand: tried out step by step.

        Only asked where keeping a card failed, so that hardly any cards are left.
        """
        if not self.counts[BLACK_THREE] and not self.reaches(self.counts, self.size):
            return False
        for step in layable(self.position):
            act = Act(self.position, step)
            if can_finish(apply(act), self.ignoring):
                return True
        return False

    # -- by `end` -------------------------------------------------------------------------

    def by_ending(self) -> bool:
        """The ends of a turn that need no discard: a hand of sevens, a last red three."""
        position = self.position
        if self.must_go_out:
            return False
        if position.turn.last_three:
            return not self.owed or self.reaches(self.counts, self.size - 1)
        if not is_sevens_hand(position):
            return False
        if self.owed:
            return self.reaches(self.counts, self.size)
        return True
