"""Every legal step of a position, found by trying all of them; and steps in one common form."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import RED_THREE, Card, Cards
from engine.moves import Add, Discard, Draw, Lay, LayThree, Say, Step, Take
from engine.position import Position
from tests.naive.apply import add_target, apply, without
from tests.naive.candidates import additions, discards, subsets
from tests.naive.facts import counts, hand, now_open, was_open
from tests.naive.judge import legal, now_broken
from tests.naive.melds import faults

Canonical = tuple[object, ...]
WORDS = ("back", "joker", "ask", "yes", "no", "end", "kitty look", "kitty take")


def moves(position: Position) -> set[Canonical]:
    """All legal steps, each in its canonical form.

    Several melds in one step stand here only where they open, none of them being spare.
    """
    return {canonical(position, step) for step in steps(position) if legal(position, step)}


def canonical(position: Position, step: Step) -> Canonical:
    """A step by kinds alone; an addition by the place of the meld that it names."""
    if isinstance(step, Take):
        return ("take", _kinds(step.cards), tuple(sorted(_kinds(meld) for meld in step.melds)))
    if isinstance(step, Lay):
        return ("meld", tuple(sorted(_kinds(meld) for meld in step.melds)))
    if isinstance(step, Add):
        return ("add", _kinds(step.cards), add_target(position, step))
    if isinstance(step, LayThree):
        return ("lay", len(step.cards))
    if isinstance(step, Discard):
        return ("discard", step.cards[0].kind)
    return ("say", step.word) if isinstance(step, Say) else ("draw",)


def _kinds(cards: Cards) -> tuple[int, ...]:
    return tuple(sorted(card.kind for card in cards))


def steps(position: Position) -> Iterator[Step]:
    """Every step that could be listed, legal or not."""
    yield Draw()
    yield from (Say(word) for word in WORDS)  # type: ignore[arg-type]
    yield from discards(position)
    for number in range(1, counts(hand(position))[RED_THREE] + 1):
        yield LayThree((Card(RED_THREE),) * number)
    for cards in subsets(hand(position)):
        yield Take(cards)
        if cards:
            yield Lay((cards,))
            yield from additions(position, cards)
    if not was_open(position):
        yield from _openings(position)


def _openings(position: Position) -> Iterator[Step]:
    """Steps of several melds that open: without any one of them they would not."""
    melds = [
        cards for cards in subsets(hand(position)) if cards and not faults(position.rules, cards)
    ]
    if position.stage == "play":
        for several in _choices(position, melds, hand(position)):
            if len(several) > 1 and _just_opens(position, Lay(several)):
                yield Lay(several)
    if position.stage == "draw" and position.pile:
        for cards in subsets(hand(position)):
            if now_broken(position, Take(cards)) & {"pile.frozen", "pile.natural_pair"}:
                continue
            for several in _choices(position, melds, without(hand(position), cards)):
                if several and _just_opens(position, Take(cards, several)):
                    yield Take(cards, several)


def _choices(position: Position, melds: list[Cards], left: Cards) -> Iterator[tuple[Cards, ...]]:
    """Every set of melds that the cards left allow, in one order each."""
    yield ()
    have = counts(left)
    for place, cards in enumerate(melds):
        if all(have[kind] >= number for kind, number in counts(cards).items()):
            for others in _choices(position, melds[place:], without(left, cards)):
                yield (cards, *others)


def _just_opens(position: Position, step: Lay | Take) -> bool:
    if now_broken(position, step) or not now_open(apply(position, step)):
        return False
    for place in range(len(step.melds)):
        fewer = step._replace(melds=step.melds[:place] + step.melds[place + 1 :])
        if now_open(apply(position, fewer)):
            return False
    return True
