"""A step as a sentence: what is done, without a word on whether it is allowed.

For moves that are still to be judged; `engine.listing.move_text` tells why a legal one is legal.
"""

from __future__ import annotations

from collections import Counter

from engine.cards import Cards
from engine.explain import kind_word, meld_word
from engine.moves import Add, Discard, Draw, Lay, LayThree, Step, Take
from engine.ruleset import RuleSet
from engine.words import listed
from pages.parts.words import say


def step_text(step: Step, rules: RuleSet) -> str:
    """A step in a sentence, as one would tell it at the table."""
    if isinstance(step, Draw):
        return say("step-draw")
    if isinstance(step, Take):
        shown = cards_text(step.cards, rules)
        if step.melds:
            return say("step-take-and-lay", shown=shown, melds=_melds(step.melds, rules))
        return say("step-take", cards="some" if step.cards else "none", shown=shown)
    if isinstance(step, Lay):
        return say("step-lay", count=len(step.melds), melds=_melds(step.melds, rules))
    if isinstance(step, Add):
        ranks = meld_word(step.rank, rules)
        return say("step-add", shown=cards_text(step.cards, rules), ranks=ranks)
    if isinstance(step, LayThree):
        return say("step-lay-three", shown=cards_text(step.cards, rules))
    if isinstance(step, Discard):
        return say("step-discard", shown=cards_text(step.cards, rules))
    return say(f"step-{step.word.replace(' ', '-')}")


def _melds(melds: tuple[Cards, ...], rules: RuleSet) -> str:
    return "; ".join(cards_text(meld, rules) for meld in melds)


def cards_text(cards: Cards, rules: RuleSet) -> str:
    """Cards in words, kind by kind: "two sevens and a joker"."""
    kinds = Counter(card.kind for card in cards)
    return listed(
        [
            say(
                "step-cards", count=count,
                rank_a=kind_word(kind, rules, "a"), ranks=kind_word(kind, rules),
            )
            for kind, count in kinds.items()
        ]
    )  # fmt: skip
