"""Taking the pile: where its top card may go, and with which cards from hand."""

from __future__ import annotations

from engine.cards import JOKER, TWO
from engine.moves import Take
from engine.position import Position
from tests.naive.facts import CANASTA, counts, is_frozen, own_melds, was_open
from tests.naive.melds import add_faults, build, faults, melds_faults, rank_faults


def take_places(position: Position) -> list[int | None]:
    """Where the top card of the pile could go: places of own melds, none for a new meld."""
    rank = position.pile[-1].kind
    mine = own_melds(position)
    places = [place for place, meld in enumerate(mine) if meld.rank == rank]
    if position.rules.meld.per_rank == "one":
        return list(places) if places else [None]
    unfinished = [place for place in places if mine[place].size < CANASTA]
    full = [place for place in places if mine[place].size >= CANASTA]
    if position.rules.meld.per_rank == "one_open":
        return list(unfinished) if unfinished else [None, *full]
    return [*unfinished, None, *full]


def chosen_place(position: Position, step: Take) -> int | None:
    """The place that the step means: the first that it fits."""
    places = take_places(position)
    for place in places:
        if not take_faults(position, step, place):
            return place
    return places[0]


def take_faults(position: Position, step: Take, place: int | None) -> set[str]:
    """The rules broken by the cards named, the top card going to this place."""
    rules, mine, top = position.rules, own_melds(position), position.pile[-1]
    kinds = counts(step.cards)
    naturals, wilds = kinds[top.kind], kinds[TWO] + kinds[JOKER]
    broken = set()
    if naturals < 2:
        broken = _without_pair(position, naturals, wilds, place)
    cards = (top, *step.cards)
    if place is None:
        broken |= faults(rules, cards) if step.cards else {"pile.top_melded"}
    else:
        if mine[place].size >= CANASTA and not rules.pile.onto_canasta:
            broken.add("pile.onto_canasta")
        broken |= add_faults(rules, mine[place], cards)
        if "meld.closed" in broken:
            broken.add("meld.per_rank")
    new = [build(rules, meld) for meld in step.melds if meld]
    if place is None:
        taken = build(rules, cards)
        broken |= rank_faults(rules, mine, [taken])
        mine = (*mine, taken)
    else:
        onto = mine[place]
        mine = (*mine[:place], build(rules, onto.cards + cards), *mine[place + 1 :])
    return broken | melds_faults(rules, step.melds) | rank_faults(rules, mine, new)


def _without_pair(position: Position, naturals: int, wilds: int, place: int | None) -> set[str]:
    """Fewer than two naturals of the top card's rank: is there another way, or what is missing."""
    rules = position.rules.pile
    if is_frozen(position):
        return {"pile.frozen"}
    is_open = was_open(position)
    if is_open and place is not None and rules.onto_meld == "unfrozen":
        return set()
    if is_open and naturals and wilds and rules.natural_and_wild == "open_unfrozen":
        return set()
    if naturals and wilds:
        broken = set()
        if not is_open:
            broken.add("pile.before_opening")
        if rules.natural_and_wild == "never":
            broken.add("pile.natural_and_wild")
        return broken
    if naturals == 0 and wilds == 0 and any(p is not None for p in take_places(position)):
        mine = own_melds(position)
        full = all(mine[p].size >= CANASTA for p in take_places(position) if p is not None)
        if full and not rules.onto_canasta:
            return {"pile.onto_canasta"}
        if rules.onto_meld == "never":
            return {"pile.onto_meld"}
    broken = {"meld.naturals"} if naturals == 0 and wilds >= 2 else {"pile.natural_pair"}
    if place is not None and rules.onto_meld == "never":
        broken.add("pile.onto_meld")
    return broken
