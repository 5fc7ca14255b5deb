"""A step taken apart, so that every rule can look at the same facts.

`Act` knows which cards the step names, which of them are missing from the
hand, which melds the step would make or lengthen, and what they count. It
judges nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import (
    ACE,
    BLACK_THREE,
    FOUR,
    JOKER,
    KINDS,
    RED_THREE,
    TWO,
    Card,
    Cards,
    count_kinds,
    name_of,
    take_named,
)
from engine.errors import Ambiguous
from engine.moves import Add, Lay, Step, Take, named_cards
from engine.position import Meld, Position, minimum_for
from engine.rules.offer import Offer, offer_of
from engine.rules.shapes import Shape, has_twos_meld, is_closed, shape_of
from engine.ruleset import RuleSet


class Build(NamedTuple):
    """One meld that a step makes (`base` None) or lengthens.

    `place` is where it stands among the side's melds, `cards` those that join it.
    `clash` says that the side may not start a second meld of this rank now.
    """

    rank: int
    place: int
    base: Shape | None
    after: Shape
    cards: Cards
    clash: bool


class Act:
    """A step on a position, taken apart. All attributes are read only.

    `named` are the cards from the hand; `left` is the hand without them;
    `missing` those of them it does not hold, `plain` the cards that leave it for those
    named without a suit. `builds` are the melds made, in
    order; `mixed` the groups of cards of more than one rank. `own` are the side's
    melds before it. `offer` is what a step puts with the top card of the pile.
    `target_missing` says that an addition names a rank of which the side has no meld.
    """

    __slots__ = (
        "_minimum", "_points", "builds", "left", "missing", "mixed", "named", "offer", "own",
        "plain", "position", "rules", "step", "target_missing", "top",
    )  # fmt: skip

    def __init__(self, position: Position, step: Step) -> None:
        self.position = position
        self.rules: RuleSet = position.rules
        self.step = step
        self.own: tuple[Meld, ...] = position.own_melds
        self.top: Card | None = position.pile[-1] if position.pile else None
        self.named: Cards = ()
        self.left: Cards = position.hands[position.seat - 1]
        self.missing: list[Card] = []
        self.plain: list[Card] = []
        self.builds: tuple[Build, ...] = ()
        self.mixed: tuple[Cards, ...] = ()
        self.target_missing = False
        self.offer: Offer | None = None
        self._minimum = self._points = -1
        self.named = named_cards(step)
        if self.named:
            self.left, self.missing, self.plain = take_named(self.left, self.named)
        if isinstance(step, Lay):
            self._lay(step.melds, ())
        elif isinstance(step, Take):
            self._take(step)
        elif isinstance(step, Add):
            self._add(step)

    @property
    def minimum(self) -> int:
        """The opening minimum of the player to move, in points."""
        if self._minimum < 0:
            self._minimum = minimum_for(self.position)
        return self._minimum

    @property
    def points(self) -> int:
        """What the builds count towards the opening minimum, in points."""
        if self._points < 0:
            self._points = _sum_counted(self.rules, self.builds)
        return self._points

    @property
    def owed(self) -> int:
        """Points of the opening minimum still missing after this step; 0 when open."""
        turn = self.position.turn
        if turn.opened_before or (turn.drew is None and self.own):
            return 0
        return max(0, self.minimum - turn.points - self.points)

    @property
    def lays(self) -> bool:
        """Whether the step lays cards into melds."""
        return bool(self.builds) or bool(self.mixed)

    def _lay(self, groups: tuple[Cards, ...], before: tuple[Build, ...]) -> None:
        if not groups:
            self.builds = before
            return
        builds = list(before)
        mixed: list[Cards] = []
        if len(groups) > 1 and self.rules.meld.per_rank == "one_open":
            groups = tuple(sorted(groups, key=len, reverse=True))  # the full ones come first
        for cards in groups:
            rank = rank_of(self.rules, cards)
            if rank is None:
                mixed.append(cards)
                continue
            place = len(self.own) + len([build for build in builds if build.base is None])
            after = _grown(self.rules, Shape(rank, 0, 0, 0), cards)
            clash = self._clashes(rank, builds)
            builds.append(Build(rank, place, None, after, cards, clash))
        self.builds = tuple(builds)
        if mixed:
            self.mixed = (*self.mixed, *mixed)

    def _clashes(self, rank: int, builds: list[Build]) -> bool:
        """Whether one more meld of this rank may not be started (`meld.per_rank`)."""
        if not builds and rank not in [meld[0] for meld in self.own]:
            return False
        grown = {build.place: build.after.size for build in builds if build.rank == rank}
        sizes = [
            grown.pop(place, meld.size) for place, meld in enumerate(self.own) if meld.rank == rank
        ]
        sizes += grown.values()
        return may_not_start(self.rules, sizes)

    def _take(self, step: Take) -> None:
        top = self.top
        if top is None:
            self._lay(step.melds, ())
            return
        self.offer = offer_of(self.position, self.own, step)
        cards = (top, *step.cards)
        rank = rank_of(self.rules, cards)
        if self.offer is None and rank != BLACK_THREE:  # the top card would be in no meld
            self._lay(step.melds, ())
            return
        if rank is None:
            self.mixed = (cards,)
            self._lay(step.melds, ())
            return
        own = melds_of_rank(self.own, top.kind)
        joined = next((one for one in own if not is_closed(self.rules, one[1].size)), None)
        if joined is None and own and len(step.cards) < 2:
            joined = own[0]
        if joined is not None:
            index, meld = joined
            shape = shape_of(meld)
            build = Build(rank, index, shape, _grown(self.rules, shape, cards), cards, False)
        else:
            after = _grown(self.rules, Shape(rank, 0, 0, 0), cards)
            clash = self._clashes(rank, [])
            build = Build(rank, len(self.own), None, after, cards, clash)
        self._lay(step.melds, (build,))

    def _add(self, step: Add) -> None:
        own = melds_of_rank(self.own, step.rank)
        if not own or step.number > len(own):
            self.target_missing = True
            return
        if step.number:
            index, meld = own[step.number - 1]
        else:
            open_ones = [(i, m) for i, m in own if not is_closed(self.rules, m.size)]
            if len(open_ones) > 1:
                raise Ambiguous(
                    f"there are {len(open_ones)} melds of this rank: write which one, to "
                    f"{name_of(step.rank, self.rules.cards.deck)}#1, #2 …"
                )
            index, meld = (open_ones or own)[0]
        shape = shape_of(meld)
        naturals = {card.kind for card in step.cards if not _is_wild_for(step.rank, card.kind)}
        if naturals - {step.rank}:
            self.mixed = (step.cards,)
            return
        after = _grown(self.rules, shape, step.cards)
        self.builds = (Build(step.rank, index, shape, after, step.cards, False),)


def _sum_counted(rules: RuleSet, builds: tuple[Build, ...]) -> int:
    return sum(counted_points(rules, build) for build in builds)


def _is_wild_for(rank: int, kind: int) -> bool:
    return kind in (TWO, JOKER) and kind != rank


def rank_of(rules: RuleSet, cards: Cards) -> int | None:
    """The rank of the meld that these cards would be; None for several ranks.

    Wilds alone are a meld of rank `TWO`: of wilds, or of twos where those are a rank.
    """
    rank = TWO
    for kind, _ in cards:
        if kind not in (TWO, JOKER):
            if rank not in (TWO, kind):
                return None
            rank = kind
    return rank


def _grown(rules: RuleSet, shape: Shape, cards: Cards) -> Shape:
    rank, naturals, twos, jokers = shape
    twos_count = rank == TWO and has_twos_meld(rules)
    for kind, _ in cards:
        if kind == JOKER:
            jokers += 1
        elif kind == TWO and not twos_count:
            twos += 1
        else:
            naturals += 1
    return Shape(rank, naturals, twos, jokers)


def bars_below(rules: RuleSet) -> int:
    """A meld of fewer cards than this forbids a further one of its rank (`meld.per_rank`)."""
    if rules.meld.per_rank == "many":
        return 0
    most = rules.meld.max_size if rules.meld.per_rank == "one_open" else None
    return sys.maxsize if most is None else most


def may_not_start(rules: RuleSet, sizes: Iterable[int]) -> bool:
    """Whether melds of these sizes forbid a further one of their rank."""
    below = bars_below(rules)
    return any(size < below for size in sizes)


def melds_of_rank(melds: tuple[Meld, ...], rank: int) -> list[tuple[int, Meld]]:
    """The melds of a rank with their places."""
    return [(place, meld) for place, meld in enumerate(melds) if meld.rank == rank]


def card_points(rules: RuleSet) -> list[int]:
    """Points of each kind of card, by kind; 0 for red threes and unknown cards."""
    points: list[int] | None = rules.tables.get("points")
    if points is None:
        points = [0] * KINDS
        values, deck = rules.cards.values, rules.cards.deck
        for kind in (*range(ACE, FOUR + 1), BLACK_THREE, TWO, JOKER):
            points[kind] = values.get(name_of(kind, deck), 0)
        points[RED_THREE] = 0
        rules.tables["points"] = points
    return points


def counted_points(rules: RuleSet, build: Build) -> int:
    """What the cards of a build count towards the opening minimum, in points."""
    points = card_points(rules)
    if rules.opening.counts_wilds:
        return sum(points[card[0]] for card in build.cards)
    natural_two = build.rank == TWO and has_twos_meld(rules)
    return sum(
        points[kind]
        for kind, _ in build.cards
        if kind not in (TWO, JOKER) or (kind == TWO and natural_two)
    )


def hand_points(rules: RuleSet, cards: Cards) -> int:
    """The value of some cards, in points; red threes and unknown cards count 0."""
    points = card_points(rules)
    return sum(points[kind] * n for kind, n in enumerate(count_kinds(cards)) if n)
