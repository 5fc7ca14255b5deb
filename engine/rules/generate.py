"""Every legal step of a position.

Candidates come from the per-rank answers in `engine.rules.layouts`, which ask the
same predicates as the checklist. Where the cheap yes holds (the minimum is met, a
card that may be discarded is left over) a candidate needs no further question; any
other candidate is put to the referee.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import (
    BLACK_THREE,
    FOUR,
    JOKER,
    RED_THREE,
    SEVEN,
    TWO,
    UNKNOWN,
    Card,
    Cards,
    count_kinds,
)
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take
from engine.position import Position, minimum_for
from engine.rules.act import Act, may_not_start, melds_of_rank
from engine.rules.finish import NOTHING, Problem, can_finish
from engine.rules.layouts import MELD_RANKS, Laying, counted, grown, layings
from engine.rules.out import may_ask, minimum_waived, sevens_barred
from engine.rules.shapes import CANASTA, Shape, is_closed, shape_of
from engine.ruleset import RuleSet
from engine.table import apply


class LegalMove(NamedTuple):
    """A legal step, its family, and the seat that may make it where it is not the mover's.

    Families: draw take open meld add lay discard back kitty joker ask end.
    """

    step: Step
    family: str
    seat: int | None = None


def legal_moves(position: Position) -> tuple[LegalMove, ...]:
    """Every legal step, by family; cards without suits, in listing order.

    Openings of several melds are listed where none of the melds could be left out.
    """
    if position.stage == "over":
        return ()
    return tuple(_Lister(position).moves())


def new_melds(position: Position) -> Iterator[Step]:
    """One new meld at a time, as the rules about melds allow it; finishing aside."""
    counts = count_kinds(position.hand)
    for rank in MELD_RANKS:
        if _may_start(position, rank):
            for laying in _of_rank(position.rules, rank, counts, None):
                yield Lay((cards_of(rank, laying),))
    yield from _black_threes(position, counts)


def additions(position: Position) -> Iterator[Step]:
    """Additions to one meld at a time, as the rules about melds allow them."""
    counts = count_kinds(position.hand)
    for rank, number, shape in _open_melds(position):
        for laying in _of_rank(position.rules, rank, counts, shape):
            yield Add(cards_of(rank, laying), rank, number)


def cards_of(rank: int, laying: Laying) -> Cards:
    """The cards of a laying, without suits, in listing order."""
    naturals, twos, jokers = laying
    return (Card(rank),) * naturals + (Card(TWO),) * twos + (Card(JOKER),) * jokers


def _of_rank(
    rules: RuleSet, rank: int, counts: list[int], base: Shape | None
) -> tuple[Laying, ...]:
    naturals = counts[rank] if rank != TWO else 0
    if not naturals and base is None and rank != TWO:
        return ()
    return layings(rules, rank, naturals, counts[TWO], counts[JOKER], base)


def _may_start(position: Position, rank: int) -> bool:
    sizes = [meld.size for meld in position.own_melds if meld.rank == rank]
    return not sizes or not may_not_start(position.rules, sizes)


def _open_melds(position: Position) -> Iterator[tuple[int, int, Shape]]:
    """The side's melds that may grow: rank, the number to write behind it, shape."""
    ranks = [meld.rank for meld in position.own_melds]
    for place, meld in enumerate(position.own_melds):
        if meld.rank == BLACK_THREE:
            yield meld.rank, 0, shape_of(meld)
            continue
        if is_closed(position.rules, meld.size):
            continue
        number = 0
        if ranks.count(meld.rank) > 1 and position.rules.meld.per_rank == "many":
            number = 1 + ranks[:place].count(meld.rank)
        yield meld.rank, number, shape_of(meld)


def _black_threes(position: Position, counts: list[int]) -> Iterator[Step]:
    held = counts[BLACK_THREE]
    if held < 3 or position.rules.meld.black_threes == "forbidden":
        return
    if not _may_start(position, BLACK_THREE):
        return
    for laying in layings(position.rules, BLACK_THREE, held, 0, 0, None):
        yield Lay((cards_of(BLACK_THREE, laying),))


class _Part(NamedTuple):
    """One meld of an opening: its rank, its cards, what they count."""

    rank: int
    laying: Laying
    points: int


class _Lister:
    def __init__(self, position: Position) -> None:
        self.position = position
        self.rules = position.rules
        self.counts = count_kinds(position.hand)
        self.size = len(position.hand)
        turn = position.turn
        opened = turn.opened_before or (turn.drew is None and bool(position.own_melds))
        self.missing = 0 if opened else max(0, minimum_for(position) - turn.points)
        barred = sevens_barred(position)
        self.barred = barred
        kept = self.size - self.counts[RED_THREE] - (self.counts[SEVEN] if barred else 0)
        self.others = kept
        self.plain = (
            turn.answer != "yes" and not turn.threes and not turn.last_three and turn.rest is None
        )

    def moves(self) -> Iterator[LegalMove]:
        position = self.position
        if position.kitty_seat is not None and position.stage == "draw":
            yield LegalMove(Say("kitty take"), "kitty", position.kitty_seat)
        if position.turn.answer == "asked":
            yield from self._asked([("yes", "ask"), ("no", "ask")])
        elif self.counts[RED_THREE]:
            yield from self._threes()
        elif position.stage == "draw":
            yield from self._draws()
        elif position.stage == "start":
            yield from self._discards()
        else:
            yield from self._play()

    def _asked(self, words: list[tuple[str, str]]) -> Iterator[LegalMove]:
        """Steps without cards, each put to the referee."""
        for word, family in words:
            step = Say(word)  # type: ignore[arg-type]
            if self._legal(step):
                yield LegalMove(step, family)

    def _legal(self, step: Step) -> bool:
        from engine.referee import is_legal

        return is_legal(self.position, step)

    def _threes(self) -> Iterator[LegalMove]:
        threes = tuple(card for card in self.position.hand if card.kind == RED_THREE)
        listed: set[Cards] = set()
        for count in range(1, len(threes) + 1):
            cards = self._written(threes[:count])
            if cards not in listed and self._legal(LayThree(cards)):
                listed.add(cards)
                yield LegalMove(LayThree(cards), "lay")

    def _written(self, cards: Cards) -> Cards:
        """Threes as they are written: red or black in a pack of cards, tiles with their colour."""
        if self.rules.cards.deck == "tiles":
            return cards
        return tuple(Card(card.kind) for card in cards)

    def _draws(self) -> Iterator[LegalMove]:
        position = self.position
        if position.stock and self._legal(Draw()):
            yield LegalMove(Draw(), "draw")
        for step in self._takes():
            yield LegalMove(step, "take")
        words = [("joker", "joker")] if self.rules.joker_button.use != "none" else []
        if not position.stock:
            words.append(("end", "end"))
        yield from self._asked(words)

    def _play(self) -> Iterator[LegalMove]:
        position, turn = self.position, self.position.turn
        if not self.missing or self._may_open():
            family = "open" if self.missing else "meld"
            for step in self._lays():
                yield LegalMove(step, family)
            for step in self._adds():
                yield LegalMove(step, "add")
            if self.missing:
                for step in self._openings(None, 0, self.counts):
                    yield LegalMove(step, "open")
        yield from self._discards()
        words: list[tuple[str, str]] = []
        if turn.undo is not None and self.rules.turn.takeback != "none":
            words.append(("back", "back"))
        if may_ask(position) and not turn.laid and turn.answer is None:
            words.append(("ask", "ask"))
        if position.kitties and self.rules.kitty.opened_by is not None:
            words.append(("kitty look", "kitty"))
        if turn.last_three or self.rules.out.sevens_hand != "none":
            words.append(("end", "end"))
        yield from self._asked(words)

    def _may_open(self) -> bool:
        """Whether anything laid could come to the minimum, or go out without it."""
        problem = Problem(self.position, self.counts, NOTHING)
        problem.owed = self.missing
        if problem.reaches(self.counts, self.size):
            return True
        return minimum_waived(self.rules, self.position.turn.drew) and self._may_hold_canasta()

    def _may_hold_canasta(self) -> bool:
        """Whether the hand with the melds of this turn could make a canasta at all."""
        if self.rules.out.concealed_canasta == "none":
            return True
        wilds = self.counts[TWO] + self.counts[JOKER]
        laid = {meld.rank: meld.size for meld in self.position.own_melds}
        return any(self.counts[rank] + wilds + laid.get(rank, 0) >= CANASTA for rank in MELD_RANKS)

    def _clear(self, rank: int, laying: Laying) -> bool:
        """The cheap yes: a card is kept and one that may be discarded is left."""
        used = laying.naturals + laying.twos + laying.jokers
        if not self.plain or self.size - used < 2:
            return False
        if not self.barred:
            return True
        return self.others - (used if rank != SEVEN else used - laying.naturals) >= 1

    def _lays(self) -> Iterator[Step]:
        position, rules, counts = self.position, self.rules, self.counts
        for rank in MELD_RANKS:
            if (counts[rank] or rank == TWO) and _may_start(position, rank):
                for laying in _of_rank(rules, rank, counts, None):
                    step = _lay_step(rules, rank, laying)
                    if self._passes(rank, laying, step):
                        yield step
        for step in _black_threes(position, counts):
            if self._legal(step):
                yield step

    def _adds(self) -> Iterator[Step]:
        rules, counts = self.rules, self.counts
        wilds = counts[TWO] + counts[JOKER]
        for rank, number, shape in _open_melds(self.position):
            if not wilds and not counts[rank]:
                continue
            for laying in _of_rank(rules, rank, counts, shape):
                step = _add_step(rules, rank, laying, number)
                if rank == BLACK_THREE:
                    if self._legal(step):
                        yield step
                elif self._passes(rank, laying, step):
                    yield step

    def _passes(self, rank: int, laying: Laying, step: Step) -> bool:
        enough = not self.missing or counted(self.rules, rank, laying) >= self.missing
        return (enough and self._clear(rank, laying)) or self._finishes(step)

    def _finishes(self, step: Step) -> bool:
        """Whether a laying that obeys the rules about melds leaves a way to finish.

        One that leaves no card goes out itself, and is put to the referee.
        """
        act = Act(self.position, step)
        if not act.left or self.barred:
            return self._legal(step)
        return can_finish(apply(act))

    def _discards(self) -> Iterator[LegalMove]:
        turn = self.position.turn
        listed: set[Card] = set()
        owed = self.missing if turn.laid or turn.rest is not None else 0
        free = self.plain and not owed and self.size >= 2 and self.position.stage == "play"
        for card in sorted(self.position.hand):
            kind = card.kind
            coloured = kind == BLACK_THREE and self.rules.cards.deck == "tiles"
            shown = card if coloured else Card(kind)
            if shown in listed or kind == RED_THREE:
                continue
            listed.add(shown)
            step = _discard_step(self.rules, shown)
            if (free and not (kind == SEVEN and self.barred)) or self._legal(step):
                yield LegalMove(step, "discard")

    # -- the pile ------------------------------------------------------------------------

    def _takes(self) -> Iterator[Step]:
        pile = self.position.pile
        top = pile[-1].kind if pile else UNKNOWN
        if top > FOUR or not self._may_match(top):
            return
        counts = list(self.counts)
        counts[top] += 1
        bases = [
            shape_of(meld)
            for _, meld in melds_of_rank(self.position.own_melds, top)
            if not is_closed(self.rules, meld.size)
        ]
        for laying in _of_rank(self.rules, top, counts, bases[0] if bases else None):
            if not laying.naturals:
                continue
            offered = laying._replace(naturals=laying.naturals - 1)
            step = Take(cards_of(top, offered))
            if self._legal(step):
                yield step
            if self.missing and offered.naturals >= 2:
                yield from self._takes_with_more(top, laying, offered)

    def _may_match(self, top: int) -> bool:
        naturals = self.counts[top]
        wilds = self.counts[TWO] + self.counts[JOKER]
        if naturals >= 2 or (naturals and wilds):
            return True
        return any(meld.rank == top for meld in self.position.own_melds)

    def _takes_with_more(self, top: int, laying: Laying, offered: Laying) -> Iterator[Step]:
        """Taking the pile to open, with further melds none of which could be left out."""
        have = counted(self.rules, top, laying)
        if have >= self.missing:
            return
        counts = list(self.counts)
        counts[top] -= offered.naturals
        counts[TWO] -= offered.twos
        counts[JOKER] -= offered.jokers
        yield from self._openings((top, laying, cards_of(top, offered)), have, counts)

    # -- openings of several melds -------------------------------------------------------

    def _openings(
        self, take: tuple[int, Laying, Cards] | None, have: int, counts: list[int]
    ) -> Iterator[Step]:
        first: list[_Part] = []
        started: dict[int, list[int]] = {}
        for meld in self.position.own_melds:
            started.setdefault(meld.rank, []).append(meld.size)
        if take is not None:
            rank, laying, _ = take
            shape = grown(self.rules, Shape(rank, 0, 0, 0), laying)
            started.setdefault(rank, []).append(shape.size)
        listed: set[tuple[tuple[int, Laying], ...]] = set()
        least = 1 if take is not None else 2
        for parts in self._combine(first, have, counts, started, 0, listed):
            if len(parts) < least:
                continue
            total = have + sum(part.points for part in parts)
            if any(total - part.points >= self.missing for part in parts):
                continue
            melds = tuple(cards_of(part.rank, part.laying) for part in parts)
            if take is not None:
                step: Step = Take(take[2], melds)
                if self._legal(step):
                    yield step
                continue
            step = Lay(melds)
            used = sum(len(meld) for meld in melds)
            kept = self.plain and not self.barred and self.size - used >= 2
            if kept or self._finishes(step):
                yield step

    def _combine(
        self,
        parts: list[_Part],
        have: int,
        counts: list[int],
        started: dict[int, list[int]],
        place: int,
        listed: set[tuple[tuple[int, Laying], ...]],
    ) -> Iterator[list[_Part]]:
        """Sets of new melds that reach the minimum, extended only until they do."""
        for at in range(place, len(MELD_RANKS)):
            rank = MELD_RANKS[at]
            sizes = started.get(rank, [])
            if sizes and may_not_start(self.rules, sizes):
                continue
            for laying in _of_rank(self.rules, rank, counts, None):
                part = _Part(rank, laying, counted(self.rules, rank, laying))
                key = tuple(sorted((p.rank, p.laying) for p in (*parts, part)))
                if key in listed:
                    continue
                listed.add(key)
                now = [*parts, part]
                if have + part.points >= self.missing:
                    yield now
                    continue
                left = list(counts)
                left[rank] -= laying.naturals
                left[TWO] -= laying.twos
                left[JOKER] -= laying.jokers
                size = grown(self.rules, Shape(rank, 0, 0, 0), laying).size
                more = {**started, rank: [*sizes, size]}
                yield from self._combine(now, have + part.points, left, more, at, listed)


def _lay_step(rules: RuleSet, rank: int, laying: Laying) -> Step:
    steps: dict[tuple[int, Laying], Step] = rules.tables.setdefault("lay steps", {})
    step = steps.get((rank, laying))
    if step is None:
        step = steps[rank, laying] = Lay((cards_of(rank, laying),))
    return step


def _add_step(rules: RuleSet, rank: int, laying: Laying, number: int) -> Step:
    steps: dict[tuple[int, Laying, int], Step] = rules.tables.setdefault("add steps", {})
    step = steps.get((rank, laying, number))
    if step is None:
        step = steps[rank, laying, number] = Add(cards_of(rank, laying), rank, number)
    return step


def _discard_step(rules: RuleSet, card: Card) -> Step:
    steps: dict[Card, Step] = rules.tables.setdefault("discard steps", {})
    step = steps.get(card)
    if step is None:
        step = steps[card] = Discard((card,))
    return step
