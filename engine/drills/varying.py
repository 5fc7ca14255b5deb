"""The same scene with other cards: ranks exchanged, odd cards more or fewer, other scores."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from engine.cards import BLACK_THREE, JOKER, RANKS, RED_THREE, SEVEN, TWO, Card, Cards
from engine.drills.scenes import Scene
from engine.moves import Add, Step, Take, named_cards, with_cards
from engine.pack import pack_size
from engine.position import Position, minimum_at, replace, with_hand
from engine.rules.act import card_points
from engine.ruleset import RuleSet

MOST_HAND, LEAST_HAND = 11, 7
"""A hand in a drill holds no more than that, and is cut to so many at least."""
MOST_UNDER = 4
"""Cards under the top of the pile that are shown."""


def varied(scene: Scene, rng: Random, wilds: int = 0) -> Scene:
    """A scene with its ranks exchanged, its hand and pile cut or padded, and other scores.

    The hand is given so many `wilds` more. Whether the step is still legal, and why, must be
    asked anew.
    """
    changed = _with_ranks(scene, exchanged(scene.position.rules, rng))
    position = _with_scores(changed.position, rng)
    position = _with_other_hand(position, changed.steps, rng)
    more = (*position.hand, *(Card(rng.choice((TWO, TWO, JOKER))) for _ in range(wilds)))
    position = replace(position, hands=with_hand(position, _sorted(more)))
    position = _with_less_pile(position, rng)
    if not any(isinstance(step, Take) for step in changed.steps):
        position = _with_other_top(position, rng)
    return Scene(position, changed.steps)


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
    named = [card for step in steps for card in named_cards(step)]
    free = list(position.hand)
    kept: list[Card] = []
    for card in named:
        if card in free:
            free.remove(card)
            kept.append(card)
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
    if len(pile) - 1 <= MOST_UNDER:
        return position
    special = [n for n, card in enumerate(pile[:-1]) if card.kind in (TWO, JOKER, RED_THREE)]
    special += [n for n, card in enumerate(pile[:-1]) if card.kind == BLACK_THREE][:1]
    other = [n for n in range(len(pile) - 1) if n not in special]
    more = rng.sample(other, min(len(other), rng.randint(1, MOST_UNDER)))
    places = [*sorted({*special[:2], *more}), len(pile) - 1]
    turned = sum(place < position.turned for place in places)
    return replace(position, pile=tuple(pile[place] for place in places), turned=turned)


def with_a_stock_that_fits(scene: Scene) -> Scene:
    """The scene with a stock of no more cards than the pack has left for it.

    It is left as it is where a draw would end it: that could change what is legal.
    """
    position = scene.position
    elsewhere = sum(map(len, position.hands)) + len(position.pile) + sum(position.red_threes)
    elsewhere += sum(meld.size for side in position.melds for meld in side)
    elsewhere += sum(len(kitty.cards) for kitty in position.kitties if not kitty.taken)
    left = pack_size(position.rules, position.players) - elsewhere
    if left <= position.rules.turn.draw or len(position.stock) <= left:
        return scene
    return scene._replace(position=replace(position, stock=position.stock[:left]))
