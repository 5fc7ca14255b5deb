"""`score`: the itemised score of a finished round, under one rule set or under all."""

from __future__ import annotations

import argparse

from engine.cases import Case
from engine.commands.shared import (
    after_moves,
    cases_of,
    emit,
    tell_not_applicable,
    under_every,
)
from engine.errors import BadInput
from engine.scoring import Line, score_lines, totals
from engine.words import say


def score(options: argparse.Namespace) -> int:
    """Print each case's score, line by line, with the totals."""
    for case in list(cases_of(options)):
        if not options.all:
            _tell(case, *_scored(case), options.json)
            continue
        for id, under in under_every(case):
            try:
                if isinstance(under, BadInput):
                    raise under
                _tell(under, *_scored(under), options.json)
            except BadInput as error:
                tell_not_applicable(case, id, error, options.json)
    return 0


def _scored(case: Case) -> tuple[tuple[Line, ...], dict[str, int]]:
    """The lines and totals of a case. Raises `BadInput` with its place."""
    position = after_moves(case)
    try:
        lines = score_lines(position)
    except BadInput as error:
        raise error.at(case.document.place(("position",))) from None
    return lines, totals(lines, position)


def _tell(case: Case, lines: tuple[Line, ...], found: dict[str, int], as_json: bool) -> None:
    shown = [
        {
            "side": line.side,
            "rule": line.rule,
            "label": say(f"score-line-{line.item}"),
            "count": line.count,
            "points": line.points,
        }
        for line in lines
    ]
    if as_json:
        emit({"case": case.slug, "variant": case.rules.id, "totals": found, "lines": shown})
        return
    print(f"{case.slug} ({case.rules.id})")
    for one in shown:
        print(f"  {one['side']}  {one['label']:40} {one['count']:4} {one['points']:7}")
    for side, points in found.items():
        print(f"  {side}  total {points:46}")
