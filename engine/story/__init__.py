"""Rounds and matches told as a story, in whole sentences from the catalogue.

`before` tells how the players sat down and what was dealt, `steps` every turn,
`after` how a round ended, its score, and who won.
"""

from __future__ import annotations

from engine.story.after import tell_match, tell_result
from engine.story.before import tell_seating
from engine.story.round import tell_round

__all__ = ["tell_match", "tell_result", "tell_round", "tell_seating"]
