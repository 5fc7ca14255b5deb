"""Practice: small questions about one rule, made by the engine from a seed.

A move rule is practised by moves to be judged (`drill`), a rule that says what something is
worth by counting (`count_drill`); `drillable` names the rules of which questions can be made.
"""

from __future__ import annotations

from engine.drills.counting import COUNTED, CountDrill, count_drill
from engine.drills.drill import Drill, drill
from engine.drills.drillable import drillable

__all__ = ["COUNTED", "CountDrill", "Drill", "count_drill", "drill", "drillable"]
