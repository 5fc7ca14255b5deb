"""A round that rule sets count differently, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from engine.contrast import PricedRound
from engine.words import say as words
from pages.parts.rule_choice import rules_name
from pages.parts.words import say


def round_html(found: Sequence[PricedRound]) -> str:
    """The round as a table: what is counted, and what it comes to under each rule set."""
    keys = list(dict.fromkeys((line.side, line.item) for one in found for line in one.lines))
    heads = "".join(f'<th scope="col">{escape(rules_name(one.rules))}</th>' for one in found)
    rows = "".join(_row(side, item, found) for side, item in sorted(keys, key=lambda key: key[0]))
    sums = "".join(
        f'<tr class="sum"><th scope="row">{escape(say("variants-sum", side=side))}</th>'
        + "".join(f"<td>{one.points.get(side, 0):,}</td>" for one in found)
        + "</tr>"
        for side in found[0].points
    )
    caption = escape(found[0].case.title)
    first = escape(say("rules-score-line"))
    return (
        f'<table class="figures round"><caption>{caption}</caption><thead><tr>'
        f'<th scope="col">{first}</th>{heads}</tr></thead><tbody>{rows}{sums}</tbody></table>'
    )


def _row(side: str, item: str, found: Sequence[PricedRound]) -> str:
    name = say("variants-line", side=side, line=words(f"score-line-{item}"))
    points = [
        sum(line.points for line in one.lines if (line.side, line.item) == (side, item))
        for one in found
    ]
    mark = ' class="here"' if len(set(points)) > 1 else ""
    cells = "".join(f"<td>{one:,}</td>" for one in points)
    return f'<tr{mark}><th scope="row">{escape(name)}</th>{cells}</tr>'
