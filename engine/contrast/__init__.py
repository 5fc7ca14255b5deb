"""Rule sets side by side: what differs, which moves differ, hands and rounds that show it.

Everything is read off the rule sets and asked of the referee; nothing about a game stands here.
"""

from __future__ import annotations

from engine.contrast.hands import Hand, hand, telling_switches
from engine.contrast.moves import (
    Answer,
    Difference,
    Differing,
    Judged,
    by_switches,
    differing_moves,
    judged_under,
    with_move,
)
from engine.contrast.rounds import PricedRound, round_apart
from engine.contrast.rows import LEAST, MOST, Row, Value, differing, filtered, rows

__all__ = [
    "LEAST",
    "MOST",
    "Answer",
    "Difference",
    "Differing",
    "Hand",
    "Judged",
    "PricedRound",
    "Row",
    "Value",
    "by_switches",
    "differing",
    "differing_moves",
    "filtered",
    "hand",
    "judged_under",
    "round_apart",
    "rows",
    "telling_switches",
    "with_move",
]
