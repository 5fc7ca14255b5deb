"""The referee's checklist, one module for each part of the game.

`checklist` holds which rules are asked about which kind of step, in the order
of a referee. A new rule is a function in the module of its part, a `declare`
with the switches it reads, a place in the checklist, and its words.
"""

from __future__ import annotations
