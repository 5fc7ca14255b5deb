"""Switches and their values in words, for people who compare rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from engine.explain import message_of
from engine.words import has, listed, say


def switch_title(switch: str) -> str:
    """What a switch decides, in a few words.

    >>> switch_title("meld.max_wilds")
    'Wilds in a meld, at most'
    """
    return say(_message(switch))


def group_title(group: str) -> str:
    """The name of a part of the game, as switches are grouped. Raises `KeyError` for another.

    >>> group_title("meld")
    'Melds'
    """
    return say(f"group-{message_of(group)}")


def value_text(switch: str, value: Any) -> str:
    """A value of a switch in words.

    >>> value_text("meld.max_wilds", None), value_text("meld.max_wilds", 3)
    ('no limit', '3')
    >>> value_text("pile.frozen_by", ("wild", "wild_upcard"))
    'a discarded wild and a wild turned up at the deal'
    >>> value_text("cards.values", {"K": 10, "Q": 10, "Jo": 50})
    'Jo: 50 and K Q: 10'
    >>> value_text("match.target", {"points": 5000}), value_text("out.bonus", 1000)
    ('at 5,000 points', '1,000')
    """
    message = _message(switch)
    if isinstance(value, BaseModel):
        value = {name: part for name, part in value if part is not None and part != {}}
    if value is None:
        return say(message, "none")
    if isinstance(value, bool):
        return say(message, "yes" if value else "no")
    if switch == "opening.bands":
        return listed([_band(value, place) for place in range(len(value))])
    if switch == "cards.values":
        return listed(_by_points(message, value))
    if switch == "match.target":
        return listed([say(message, name, count=count) for name, count in value.items()])
    if isinstance(value, Mapping):
        if all(isinstance(part, bool) for part in value.values()):
            chosen = [_part(message, name) for name, part in value.items() if part]
            return listed(chosen) or say("switch-turn-takeback", "none")
        return listed([f"{_part(message, name)} {_figure(part)}" for name, part in value.items()])
    if isinstance(value, tuple | list):
        return listed([_part(message, one) for one in value]) or say(message, "empty")
    return _part(message, value)


def _message(switch: str) -> str:
    return f"switch-{message_of(switch)}"


def _part(message: str, value: Any) -> str:
    word = str(value)
    return say(message, word) if has(message, word) else _figure(value)


def _by_points(message: str, values: Mapping[str, int]) -> list[str]:
    """Cards worth the same together, the dearest first."""
    found: dict[int, list[str]] = {}
    for name, points in values.items():
        found.setdefault(points, []).append(name)
    return [
        say(message, "each", cards=" ".join(names), points=points)
        for points, names in sorted(found.items(), reverse=True)
    ]


def _figure(value: Any) -> str:
    if isinstance(value, Mapping):
        return listed([f"{name}: {_figure(part)}" for name, part in value.items()])
    return say("figure", number=value) if isinstance(value, int) else str(value)


def _band(bands: Any, place: int) -> str:
    least, points = bands[place]
    if least is not None:
        return say("opening-band", score=least, points=points)
    first = bands[1][0] if len(bands) > 1 else 0
    return say("opening-band-below", score=first, points=points)
