"""The match sheet as HTML: rounds below one another, totals, minimums, and how it ended."""

from __future__ import annotations

from html import escape

from engine.match import account_points, arena_stakes
from engine.position import minimum_at
from engine.roundcount import parties
from engine.scoresheet import Row, Standing
from engine.words import listed
from pages.parts.score_names import Names
from pages.parts.score_names import points as shown
from pages.parts.score_result import result_html
from pages.parts.verdict import rule_link
from pages.parts.words import say

_FEW = 4
"""More sides than these do not fit beside one another on a phone."""
ARENA_ROUNDS = 3


def before_html(now: Standing, names: Names) -> str:
    """What holds before the first round: the minimum, the target, and who deals."""
    target = now.rules.match.target
    said = say(
        "score-before", minimum=minimum_at(now.rules, 0), points=_number(target.points),
        rounds=target.rounds or 0, dealer=names.seat(now.dealer),
    )  # fmt: skip
    return f'<p class="score-next">{escape(said)}</p>'


def _number(points: int | None) -> str:
    return "none" if points is None else shown(points)


def sheet_html(now: Standing, names: Names, anchor: str = "score-sheet") -> str:
    """The whole sheet: how it stands, the table, what is settled; `anchor` is its id."""
    wide = " many" if len(now.letters) > _FEW else ""
    sides = "".join(f'<th scope="col">{escape(names.side(one))}</th>' for one in now.letters)
    body = "".join(_row(row, now, names) for row in now.rows)
    head = escape(say("score-sheet-rules", rules=now.rules.title))
    return (
        f'<div class="score-sheet{wide}" id="{escape(anchor)}" tabindex="-1">'
        f'<p class="score-printed">{head}</p>{_state(now, names)}<table>'
        f'<caption class="unseen">{escape(say("score-sheet"))}, {head}</caption>'
        f'<thead><tr><th scope="col">{escape(say("score-sheet-round"))}</th>{sides}</tr></thead>'
        f"<tbody>{body}</tbody><tfoot>{_foot(now, names)}</tfoot></table>"
        f"{_settled(now, names)}</div>"
    )


def score_line(now: Standing, names: Names) -> str:
    """How the match stands in one line, to be sent to somebody."""
    scores = ", ".join(f"{names.side(one)} {shown(score)}" for one, score in now.scores.items())
    return say("score-sent", number=len(now.rows), scores=scores)


def _row(row: Row, now: Standing, names: Names) -> str:
    if row.priced is None:
        message = row.fault.message if row.fault else ""
        said = escape(say("score-sheet-fault", message=message))
        cells = f'<td class="fault" colspan="{len(now.letters)}">{said}</td>'
    else:
        cells = "".join(
            f'<td data-side="{escape(names.side(letter))}">{shown(points)}'
            f"{_so_far(row, letter)}</td>"
            for letter, points in row.priced.points.items()
        )
    return f'<tr><th scope="row">{row.number}</th>{cells}</tr>'


def _so_far(row: Row, letter: str) -> str:
    if row.number == 1:
        return ""
    return f"<small>{escape(say('score-sheet-so-far', points=shown(row.totals[letter])))}</small>"


def _foot(now: Standing, names: Names) -> str:
    rows = [_foot_row("total", escape(say("score-sheet-total")), now.scores, names)]
    if now.is_over:
        return rows[0]
    minimum = f"{escape(say('score-sheet-minimum'))} {rule_link('opening.minimum', now.rules)}"
    rows.append(_foot_row("minimum", minimum, now.minimums, names))
    target = now.rules.match.target.points
    if target is not None:
        label = escape(say("score-sheet-to-go", points=shown(target)))
        short = {letter: max(0, target - score) for letter, score in now.scores.items()}
        rows.append(_foot_row("short", label, short, names))
    return "".join(rows)


def _foot_row(kind: str, label: str, figures: dict[str, int], names: Names) -> str:
    cells = "".join(
        f'<td data-side="{escape(names.side(letter))}">{shown(figure)}</td>'
        for letter, figure in figures.items()
    )
    return f'<tr class="{kind}"><th scope="row">{label}</th>{cells}</tr>'


def _state(now: Standing, names: Names) -> str:
    """Who won, or what comes next."""
    rules = now.rules
    if not now.is_over:
        said = escape(say("score-next", number=len(now.rows) + 1, dealer=names.seat(now.dealer)))
        tied = f"{escape(say('score-tied'))} {rule_link('match.tie', rules)}" if now.tied else ""
        return f'<p class="score-next">{said} {tied}</p>'
    target = "match.target" if rules.match.target.points is not None else "match.rounds"
    if len(now.winners) > 1:
        sides = say("score-shared", sides=listed([names.side(one) for one in now.winners]))
        return f'<p class="score-won">{escape(sides)} {rule_link("match.tie", rules)}</p>'
    letter = now.winners[0]
    best, *others = sorted(now.match.scores, reverse=True)
    seats = next(
        len(party.seats) for party in parties(rules, now.players) if party.letter == letter
    )
    said = say("score-won", side=names.side(letter), players=seats, by=shown(best - max(others)))
    return f'<p class="score-won">{escape(said)} {rule_link(target, rules)}</p>'


def _settled(now: Standing, names: Names) -> str:
    """Account points, and the stakes of an Arena, where the game settles any."""
    account = account_points(now.match)
    if not account:
        return ""
    rows = [_settlement("account", account, now, names)]
    stake = names.sheet.stake
    if stake and names.sheet.length == ARENA_ROUNDS:
        rows.append(_settlement("arena", arena_stakes(now.match, stake), now, names))
    head = escape(say("score-settled"))
    return (
        f'<div class="score-settled"><p><strong>{head}</strong></p><ul>{"".join(rows)}</ul></div>'
    )


def _settlement(sort: str, by_seat: dict[int, int], now: Standing, names: Names) -> str:
    rule = rule_link(f"match.{sort}", now.rules)
    return "".join(
        f"<li>{escape(_each(sort, party.letter, by_seat[party.seats[0]], names))} {rule}</li>"
        for party in parties(now.rules, now.players)
    )


def _each(sort: str, letter: str, points: int, names: Names) -> str:
    return say(f"score-{sort}", side=names.side(letter), points=shown(points, signed=True))


def lines_html(now: Standing, names: Names) -> str:
    """Every round that was counted line by line, folded away; empty where there is none."""
    found = ""
    for row in now.rows:
        if row.priced is not None and row.count.way != "points":
            head = escape(say("score-round", number=row.number))
            found += f"<h3>{head}</h3>{result_html(row.priced, names)}"
    if not found:
        return ""
    summary = escape(say("score-lines"))
    return f'<details class="score-every"><summary>{summary}</summary>{found}</details>'
