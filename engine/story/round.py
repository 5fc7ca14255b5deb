"""A whole round: the deal, a line for each turn, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from engine.play import Round
from engine.story.after import tell_ending
from engine.story.before import tell_deal
from engine.story.steps import tell_step
from engine.words import say


def tell_round(played: Round) -> Iterator[str]:
    """A round as a story, in lines."""
    yield from tell_deal(played.dealt, played.number)
    before = played.dealt.position
    for number, (seat, turn) in enumerate(groupby(played.events, lambda one: one.seat), 1):
        sentences: list[str] = []
        for event in turn:
            sentences += tell_step(before, seat, event.step, event.after)
            before = event.after
        yield say("story-turn", turn=number, seat=seat, sentences=" ".join(sentences))
    yield from tell_ending(played)
