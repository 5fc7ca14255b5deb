"""The rules engine of Canasta Notebook: pure Python, usable alone.

Start reading at `engine.referee` (check, legal_moves) and `engine.ruleset`
(what a game is). `python -m engine` is its command line.
"""

from __future__ import annotations

__version__ = "0.1.0"
