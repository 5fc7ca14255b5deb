"""What a round comes to, as HTML: line by line with rules, remarks, and other rule sets."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from engine.cards import write_cards
from engine.explain import finding_text
from engine.roundcount import Priced, RoundCount
from engine.ruleset import RuleSet
from engine.rulesets import load, names
from engine.scoring import Line
from engine.secondlook import Elsewhere, Remark, elsewhere, remarks
from engine.words import say as word
from pages.parts.score_names import Names
from pages.parts.score_names import points as shown
from pages.parts.verdict import rule_link
from pages.parts.words import say


def result_html(priced: Priced, names: Names) -> str:
    """The round's lines side by side, each side with its sum."""
    blocks = (
        _side(letter, [line for line in priced.lines if line.side == letter], points, names)
        for letter, points in priced.points.items()
    )
    return f'<div class="score-sides">{"".join(blocks)}</div>'


def _side(letter: str, lines: Iterable[Line], points: int, names: Names) -> str:
    rows = "".join(
        f'<tr><th scope="row">{escape(_item(line))} {rule_link(line.rule, names.rules)}</th>'
        f"<td>{shown(line.points)}</td></tr>"
        for line in lines
    )
    total = escape(say("score-total"))
    return (
        f'<table class="score-lines"><caption>{escape(names.side(letter))}</caption>'
        f"<tbody>{rows}</tbody>"
        f'<tfoot><tr><th scope="row">{total}</th><td>{shown(points)}</td></tr></tfoot></table>'
    )


def _item(line: Line) -> str:
    name = word(f"score-line-{line.item}")
    return say("score-line-count", name=name, count=line.count) if line.count > 1 else name


def remarks_html(priced: Priced, names: Names) -> str:
    """What a referee would object to on the table; empty for nothing."""
    found = remarks(priced)
    if not found:
        return ""
    rows = "".join(
        f"<li>{escape(_remark(one, names))} {rule_link(one.finding.rule, names.rules)}</li>"
        for one in found
    )
    return (
        f'<div class="score-remarks"><p><strong>{escape(say("score-remarks"))}</strong> '
        f"{escape(say('score-remarks-note'))}</p><ul>{rows}</ul></div>"
    )


def _remark(remark: Remark, names: Names) -> str:
    side, finding, rules = names.side(remark.letter), remark.finding, names.rules
    if finding.rule == "out.canastas":
        told = say("score-remark-out", missing=finding.params["missing"])
        return say("score-remark", side=side, text=told)
    cards = write_cards(remark.cards, rules.cards.deck)
    return say("score-remark-meld", side=side, cards=cards, text=finding_text(finding, rules))


def elsewhere_html(count: RoundCount, priced: Priced, players: int, names: Names) -> str:
    """The same round under every other rule set of this deck, folded away."""
    here = names.rules
    others = [load(id) for id in _others(here, players)]
    found = [elsewhere(count, priced, rules, players) for rules in others]
    rows = "".join(_elsewhere(one, priced, names) for one in found if not one.fault)
    never = "; ".join(f"{one.rules.title} ({one.fault})" for one in found if one.fault)
    if not found:
        return ""
    sides = "".join(f'<th scope="col">{escape(names.side(one))}</th>' for one in priced.points)
    table = (
        f'<table class="score-others"><thead><tr><th scope="col">'
        f"{escape(say('score-elsewhere-rules'))}</th>{sides}"
        f'<th scope="col">{escape(say("score-elsewhere-why"))}</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>"
        if rows
        else ""
    )
    last = f'<p class="quiet">{escape(say("score-elsewhere-never", rules=never))}</p>'
    return (
        f'<details class="score-elsewhere"><summary>{escape(say("score-elsewhere"))}</summary>'
        f"{table}{last if never else ''}</details>"
    )


def _others(here: RuleSet, players: int) -> tuple[str, ...]:
    """Rule sets for so many players with the same sort of cards; the base of house rules too."""
    return tuple(
        id
        for id in names()
        if load(id).cards.deck == here.cards.deck
        and load(id).seats.least <= players <= load(id).seats.most
        and (id != here.id or here.changed)
    )


def _elsewhere(found: Elsewhere, priced: Priced, names: Names) -> str:
    cells = ""
    for letter, points in found.points.items():
        more = points - priced.points[letter]
        note = f" <small>{shown(more, signed=True)}</small>" if more else ""
        cells += f'<td data-side="{escape(names.side(letter))}">{shown(points)}{note}</td>'
    differs = "; ".join(
        say(
            "score-elsewhere-differs", side=names.side(side), item=word(f"score-line-{item}"),
            here=shown(here), there=shown(there),
        )
        for side, item, here, there in found.differs
    )  # fmt: skip
    why = escape(differs or say("score-elsewhere-same"))
    name = escape(found.rules.title)
    return f'<tr><th scope="row">{name}</th>{cells}<td class="why">{why}</td></tr>'
