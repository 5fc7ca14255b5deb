"""The same scene with other cards: ranks exchanged, odd cards more or fewer, other scores."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from engine.amounts import hand_if_nothing_laid, has_length, settled
from engine.cards import BLACK_THREE, JOKER, RANKS, RED_THREE, SEVEN, TWO, Card, Cards
from engine.drills.scenes import Scene
from engine.moves import Add, Lay, Step, Take, named_cards, with_cards
from engine.pack import pack_counts
from engine.position import Position, minimum_at, replace, with_hand
from engine.rules.act import card_points
from engine.ruleset import RuleSet

MOST_HAND, LEAST_HAND = 11, 7
"""A hand in a drill holds no more than that, and is cut to so many at least."""
MOST_UNDER = 4
"""Cards under the top of the pile that are shown."""


def varied(scene: Scene, rng: Random, wilds: int = 0) -> Scene:
    """A scene with its ranks exchanged, its hand and pile cut or padded, and other scores.

    The hand is given so many `wilds` more; one that laid nothing has as many cards as it must.
    Whether the step is still legal, and why, must be asked anew.
    """
    changed = _with_ranks(_with_whole_hand(scene), exchanged(scene.position.rules, rng))
    position = _with_scores(changed.position, rng)
    more = tuple(Card(rng.choice((TWO, TWO, JOKER))) for _ in range(wilds))
    if position.has_melded[position.seat - 1]:
        position = _with_other_hand(position, changed.steps, rng)
        hand = (*position.hand, *more)
    else:
        hand = tuple(_full_hand(position, changed.steps, more, rng))
    position = replace(position, hands=with_hand(position, _sorted(hand)))
    position = _with_less_pile(position, rng)
    if not any(isinstance(step, Take) for step in changed.steps):
        position = _with_other_top(position, rng)
    return Scene(settled(position), changed.steps)


def exchanged(rules: RuleSet, rng: Random) -> dict[int, int]:
    """For each rank another one that counts as much; sevens stay where they are special."""
    points = card_points(rules)
    special = {SEVEN} if rules.discard.sevens != "free" or "sevens" in rules.score.canasta else ()
    groups: dict[int, list[int]] = {}
    for kind in RANKS:
        if kind not in special:
            groups.setdefault(points[kind], []).append(kind)
    found: dict[int, int] = {}
    for group in groups.values():
        found.update(zip(group, rng.sample(group, len(group)), strict=True))
    return found


def _with_ranks(scene: Scene, ranks: dict[int, int]) -> Scene:
    def cards(given: Iterable[Card]) -> Cards:
        return tuple(Card(ranks.get(card.kind, card.kind)) for card in given)

    position = scene.position
    melds = tuple(
        tuple(
            meld._replace(rank=ranks.get(meld.rank, meld.rank), cards=cards(meld.cards))
            for meld in side
        )
        for side in position.melds
    )
    position = replace(
        position, hands=tuple(map(cards, position.hands)), melds=melds, pile=cards(position.pile)
    )

    def changed(step: Step) -> Step:
        step = with_cards(step, cards)
        return (
            step._replace(rank=ranks.get(step.rank, step.rank)) if isinstance(step, Add) else step
        )

    return Scene(position, tuple(map(changed, scene.steps)))


def _with_scores(position: Position, rng: Random) -> Position:
    """Other scores of the same opening minimum."""
    rules = position.rules

    def other(score: int) -> int:
        wanted = minimum_at(rules, score)
        tries = (score + 5 * rng.randint(-120, 120) for _ in range(4))
        return next((new for new in tries if minimum_at(rules, new) == wanted), score)

    return replace(position, scores=tuple(other(score) for score in position.scores))


def _with_other_hand(position: Position, steps: Iterable[Step], rng: Random) -> Position:
    """A long hand cut to a few cards, a short one sometimes padded with odd ones."""
    kept, free = _parted(position, steps)
    if len(position.hand) > MOST_HAND:
        wanted = max(1, rng.randint(LEAST_HAND, MOST_HAND) - len(kept))
        # what goes goes as whole ranks, so that pairs which were a choice stay one
        kinds = rng.sample(sorted({card.kind for card in free}), len({c.kind for c in free}))
        left = [card for kind in kinds for card in free if card.kind == kind][:wanted]
        return replace(position, hands=with_hand(position, _sorted((*kept, *left))))
    if len(free) >= 3 and rng.random() < 0.7:
        taken = {meld.rank for side in position.melds for meld in side}
        taken |= {card.kind for card in (*position.hand, *position.pile)}
        lone = [kind for kind in RANKS if kind not in taken and kind != SEVEN]
        new = rng.sample(lone, min(len(lone), rng.randint(1, 2)))
        hand = (*position.hand, *map(Card, new))
        return replace(position, hands=with_hand(position, _sorted(hand)))
    return replace(position, hands=with_hand(position, _sorted(position.hand)))


def _with_whole_hand(scene: Scene) -> Scene:
    """A scene in which somebody who laid nothing plays the whole hand: one that can be dealt.

    The last meld laid gets as many cards more or less as the hand needs.
    """
    position, steps = scene
    missing = hand_if_nothing_laid(position, position.seat) - len(position.hand)
    laying = [n for n, step in enumerate(steps) if isinstance(step, Lay | Take) and step.melds]
    _, free = _parted(position, steps)
    if has_length(position, position.seat) or free or not laying:
        return scene
    step = steps[laying[-1]]
    assert isinstance(step, Lay | Take)
    *others, meld = step.melds
    left = pack_counts(position.rules, position.players)[meld[0].kind] - position.hand.count(
        meld[0]
    )
    alike = min(missing, max(0, left - 1))  # one of them may lie on the pile
    more = (*meld[:1] * alike, *(Card(TWO),) * (missing - alike)) if missing > 0 else ()
    hand = [*position.hand, *more]
    for card in meld[missing:] if missing < 0 else ():
        hand.remove(card)
    meld = (*meld, *more) if missing > 0 else meld[:missing]
    changed = step._replace(melds=(*others, meld))
    steps = (*steps[: laying[-1]], changed, *steps[laying[-1] + 1 :])
    return Scene(replace(position, hands=with_hand(position, _sorted(hand))), steps)


def _parted(position: Position, steps: Iterable[Step]) -> tuple[list[Card], list[Card]]:
    """The cards of the hand that the steps need, and the others."""
    free = list(position.hand)
    kept: list[Card] = []
    for card in (card for step in steps for card in named_cards(step)):
        if card in free:
            free.remove(card)
            kept.append(card)
    return kept, free


def _full_hand(position: Position, steps: Iterable[Step], more: Cards, rng: Random) -> list[Card]:
    """The hand of a player who laid nothing: what the steps need, and others up to its length."""
    kept, free = _parted(position, steps)
    length = len(position.hand)
    if not has_length(position, position.seat):
        length = hand_if_nothing_laid(position, position.seat)
    wanted = length - len(kept)
    some = [*more, *rng.sample(free, len(free))][: max(0, wanted)]
    taken = {card.kind for card in (*kept, *some, *position.pile)}
    lone = [kind for kind in RANKS if kind not in taken and kind != SEVEN]
    odd = [Card(kind) for kind in rng.sample(lone, len(lone))]
    return [*kept, *some, *(odd * 2)[: max(0, wanted - len(some))]]


def _sorted(cards: Iterable[Card]) -> Cards:
    return tuple(sorted(cards))


def _with_other_top(position: Position, rng: Random) -> Position:
    """Another natural on top of the pile, where nobody takes it."""
    if not position.pile or position.pile[-1].kind not in RANKS:
        return position
    return replace(position, pile=(*position.pile[:-1], Card(rng.choice(RANKS))))


def _with_less_pile(position: Position, rng: Random) -> Position:
    """A pile of few cards: the top, those that may freeze it, and some more."""
    pile = position.pile
    if len(pile) - 1 <= MOST_UNDER or len(position.stock) <= position.rules.turn.draw:
        return position  # where the stock is short, the pile is as long as it was
    special = [n for n, card in enumerate(pile[:-1]) if card.kind in (TWO, JOKER, RED_THREE)]
    special += [n for n, card in enumerate(pile[:-1]) if card.kind == BLACK_THREE][:1]
    other = [n for n in range(len(pile) - 1) if n not in special]
    more = rng.sample(other, min(len(other), rng.randint(1, MOST_UNDER)))
    places = [*sorted({*special[:2], *more}), len(pile) - 1]
    turned = sum(place < position.turned for place in places)
    return replace(position, pile=tuple(pile[place] for place in places), turned=turned)
