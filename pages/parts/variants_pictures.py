"""Pictures of what differs: the opening minimum by score, canastas, hands; each says its figures.

Drawn as HTML with bars: a few hundred bytes where a chart library weighs more than the whole
app, and text that screen readers, print, and the dark theme take as any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from engine.ruleset import RuleSet
from engine.words import say as words
from pages.parts.rule_choice import rules_name
from pages.parts.words import say

_BELOW = 9.0
"""The share of the width, in per cent, in which scores below the first step are drawn."""
_ROOM = 1.15
"""So much further than the last step the picture goes."""


def pictures_html(sets: Sequence[RuleSet]) -> str:
    """All pictures; all text in them is escaped."""
    drawn = f"{_minimums(sets)}{_canastas(sets)}{_hands(sets)}"
    return f'<div class="pictures n{len(sets)}">{drawn}</div>'


def _figure(name: str, body: str) -> str:
    title = escape(say(f"variants-picture-{name}"))
    return f'<figure class="{name}"><figcaption>{title}</figcaption>{body}</figure>'


# The opening minimum


def _minimums(sets: Sequence[RuleSet]) -> str:
    furthest = max(least or 0 for rules in sets for least, _ in rules.opening.bands) * _ROOM or 1
    highest = max(points for rules in sets for _, points in rules.opening.bands) or 1
    drawn = "".join(
        f'<div class="steps s{number}"><p>{escape(rules_name(rules))}</p>'
        f"<div>{_steps(rules, furthest, highest)}</div></div>"
        for number, rules in enumerate(sets)
    )
    return _figure("minimum", f'<div aria-hidden="true">{drawn}</div>{_bands(sets)}')


def _steps(rules: RuleSet, furthest: float, highest: int) -> str:
    bands = rules.opening.bands
    places = [0.0, *(_place(least, furthest) for least, _ in bands[1:]), 100.0]
    return "".join(
        f'<i style="width:{end - start:.2f}%;height:{100 * points / highest:.1f}%">'
        f"<span>{points}</span></i>"
        for (start, end), (_, points) in zip(pairwise(places), bands, strict=True)
    )


def _place(score: int | None, furthest: float) -> float:
    return _BELOW + (100 - _BELOW) * max(0, score or 0) / furthest


def _bands(sets: Sequence[RuleSet]) -> str:
    """The same as a table: from which score on, which minimum."""
    scores = sorted(
        {least for rules in sets for least, _ in rules.opening.bands if least is not None}
    )
    heads = "".join(f'<th scope="col">{escape(rules_name(rules))}</th>' for rules in sets)
    rows = [(say("sheet-below", score=scores[0]) if scores else say("sheet-any"), None)]
    rows += [(say("sheet-from", score=score), score) for score in scores]
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(f"<td>{_minimum(rules, score)}</td>" for rules in sets)
        + "</tr>"
        for name, score in rows
    )
    first = escape(say("sheet-score"))
    return (
        f'<table class="figures"><thead><tr><th scope="col">{first}</th>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


def _minimum(rules: RuleSet, score: int | None) -> int:
    """The minimum of a band that begins at a score; None is the one below all steps."""
    bands = rules.opening.bands
    return [
        points for least, points in bands if least is None or (score is not None and score >= least)
    ][-1]


# Canastas and hands


def _canastas(sets: Sequence[RuleSet]) -> str:
    kinds = list(dict.fromkeys(kind for rules in sets for kind in rules.score.canasta))
    highest = max((max(rules.score.canasta.values(), default=0) for rules in sets), default=0) or 1
    heads = "".join(f'<th scope="col">{escape(rules_name(rules))}</th>' for rules in sets)
    body = "".join(
        f'<tr><th scope="row">{escape(words(f"score-line-canasta-{kind}"))}</th>'
        + "".join(
            _bar(number, rules.score.canasta.get(kind), highest)
            for number, rules in enumerate(sets)
        )
        + "</tr>"
        for kind in kinds
    )
    first = escape(say("sheet-kind"))
    return _figure(
        "canastas",
        f'<table class="figures bars"><thead><tr><th scope="col">{first}</th>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table>",
    )


def _bar(number: int, points: int | None, highest: int) -> str:
    if points is None:
        return f'<td class="none">{escape(say("variants-none-there"))}</td>'
    drawn = f'<i class="s{number}" style="width:{100 * points / highest:.1f}%" aria-hidden="true">'
    return f"<td><span>{points:,}</span>{drawn}</i></td>"


def _hands(sets: Sequence[RuleSet]) -> str:
    most = max(rules.deal.cards + rules.deal.kitty for rules in sets) or 1
    rows = "".join(
        f'<tr><th scope="row">{escape(rules_name(rules))}</th><td>'
        f"<span>{escape(_dealt(rules))}</span>"
        f'<i class="s{number}" style="width:{100 * rules.deal.cards / most:.1f}%"'
        f' aria-hidden="true"></i>'
        f'<i class="s{number} kitty" style="width:{100 * rules.deal.kitty / most:.1f}%"'
        f' aria-hidden="true"></i></td></tr>'
        for number, rules in enumerate(sets)
    )
    return _figure("hands", f'<table class="figures bars"><tbody>{rows}</tbody></table>')


def _dealt(rules: RuleSet) -> str:
    return say("variants-dealt", cards=rules.deal.cards, kitty=rules.deal.kitty)
