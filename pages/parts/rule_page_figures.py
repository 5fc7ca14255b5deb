"""Examples of the rules that no single move shows: a round as it is dealt, and a match counted."""

from __future__ import annotations

from html import escape
from random import Random

import streamlit as st

from engine.dealing import deal
from engine.match import Match, account_points, arena_stakes, is_over, leaders, winners
from engine.position import SIDE_LETTERS, Position, side_count
from engine.ruleset import RuleSet
from engine.words import listed
from pages.parts import cards as art
from pages.parts.table_view import table_html
from pages.parts.words import say

_MOST_DEALS = 60
_STAKE = 100


def show_figures(rule: str, rules: RuleSet) -> None:
    """An example worked out by the engine; nothing for a rule that has none."""
    part = rule.partition(".")[0]
    if part in ("deal", "seat"):
        shown = _dealt_html(rule, rules)
    elif part == "match":
        shown = "".join(_match_html(rule, match) for match in _matches(rule, rules))
    else:
        return
    st.html(f'<h2>{escape(say("rules-shown"))}</h2><div class="example">{shown}</div>')


def _dealt_html(rule: str, rules: RuleSet) -> str:
    players = usual_players(rules)
    position = _dealt(rules, players, covered=rule == "deal.upcard")
    title = say("rules-dealt", players=players)
    return table_html(art.dress(position), position.seat, "", title)


def usual_players(rules: RuleSet) -> int:
    """How many play in an example: four where that can be, else as few as can be."""
    return 4 if rules.seats.least <= 4 <= rules.seats.most else rules.seats.least


def _dealt(rules: RuleSet, players: int, covered: bool) -> Position:
    """A round just dealt; if wanted, one whose first card had to be covered."""
    found = deal(rules, players, Random(1))
    if not covered or not rules.deal.upcard_covers:
        return found
    for seed in range(2, _MOST_DEALS):
        if len(found.pile) > 1:
            break
        found = deal(rules, players, Random(seed))
    return found


def _matches(rule: str, rules: RuleSet) -> list[Match]:
    """Matches that show where the end is: one that goes on and one that is over."""
    empty = Match(rules, usual_players(rules))
    sides = side_count(rules, empty.players)
    target = rules.match.target
    if target.points is None:
        each = [[300, 200], [150, 400]] * (target.rounds or 1)
        long = [_row(points, sides) for points in each[: target.rounds]]
        return [_played(empty, long[:-1]), _played(empty, long)]
    short = target.points - 5
    if rule == "match.tie":
        tied = _played(empty, [_row([short, short], sides), _row([200, 200], sides)])
        return [tied, _played(tied, [_row([150, 310], sides)])]
    before = _played(empty, [_row([short, target.points // 2], sides)])
    return [before, _played(before, [_row([400, 250], sides)])]


def _row(points: list[int], sides: int) -> dict[str, int]:
    """Points for every side: further sides get a few."""
    full = [*points, *range(100, 100 + 10 * sides, 10)]
    return dict(zip(SIDE_LETTERS[:sides], full, strict=False))


def _played(match: Match, rounds: list[dict[str, int]]) -> Match:
    for points in rounds:
        match = match.with_round(points)
    return match


def _match_html(rule: str, match: Match) -> str:
    sides = SIDE_LETTERS[: len(match.scores)]
    heads = "".join(
        f'<th scope="col" class="number">{escape(say("rules-match-side", side=side))}</th>'
        for side in sides
    )
    rows = "".join(
        f"<tr>{_cells(say('rules-match-round', round=number), one)}</tr>"
        for number, one in enumerate(match.rounds, 1)
    )
    total = _cells(say("rules-match-total"), match.scores)
    caption = escape(say("rules-match-caption"))
    return (
        f'<table class="figures"><caption>{caption}</caption><thead><tr><td></td>{heads}</tr>'
        f'</thead><tbody>{rows}<tr class="sum">{total}</tr></tbody></table>'
        f"<p>{escape(_ending(rule, match))}</p>"
    )


def _cells(name: str, points: tuple[int, ...]) -> str:
    figures = "".join(f'<td class="number">{one:,}</td>' for one in points)
    return f'<th scope="row">{escape(name)}</th>{figures}'


def _ending(rule: str, match: Match) -> str:
    """Whether the match is over, who has won, and what is settled."""
    if not is_over(match):
        tied = len(leaders(match)) > 1 and max(match.scores) >= (
            match.rules.match.target.points or 0
        )
        return say("rules-match-tied" if tied else "rules-match-goes-on")
    won = say("rules-match-won", sides=listed(list(winners(match))), count=len(winners(match)))
    if rule == "match.account":
        return f"{won} {_settled('rules-match-account', account_points(match))}"
    if rule == "match.arena":
        return f"{won} {_settled('rules-match-arena', arena_stakes(match, _STAKE))}"
    return won


def _settled(message: str, by_seat: dict[int, int]) -> str:
    shares = [
        say("rules-match-share", seat=seat, points=f"{points:+,}")
        for seat, points in by_seat.items()
    ]
    return say(message, shares=listed(shares), stake=_STAKE)
