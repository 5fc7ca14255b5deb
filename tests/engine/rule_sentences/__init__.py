"""Every sentence of the source texts with the rules it became and the cases that show it."""

from __future__ import annotations

from tests.engine.rule_sentences.classic import CLASSIC
from tests.engine.rule_sentences.complete import COMPLETE
from tests.engine.rule_sentences.railroad import RAILROAD
from tests.engine.rule_sentences.sentence import Sentence
from tests.engine.rule_sentences.tile import TILE

__all__ = ["RULE_SETS", "SENTENCES", "Sentence"]

SENTENCES: dict[str, tuple[Sentence, ...]] = {
    "railroad": RAILROAD,
    "classic": CLASSIC,
    "tile": TILE,
    "complete": COMPLETE,
}
"""By source: its sentences in the order of the text."""

RULE_SETS: dict[str, tuple[str, ...]] = {
    "railroad": ("railroad",),
    "classic": ("classic",),
    "tile": ("tile",),
    "complete": ("complete-4", "complete-2", "complete-3", "complete-6"),
}
"""By source: the rule sets that play as it says."""
