"""Practice: small questions about one rule, made by the engine from a seed."""

from __future__ import annotations

from engine.drills.drill import Drill, drill
from engine.drills.drillable import drillable

__all__ = ["Drill", "drill", "drillable"]
