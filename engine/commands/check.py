"""`check`: judge the moves of cases, with every reason."""

from __future__ import annotations

import argparse
from typing import Any

from engine.cases import Case
from engine.commands.shared import cases_of, cited, emit, tell_not_applicable, under_every
from engine.errors import BadInput
from engine.explain import sentences
from engine.notation import write_step
from engine.referee import Verdict
from engine.verify import run


def check(options: argparse.Namespace) -> int:
    """Print the verdict of each step; 1 when a step is illegal."""
    cases = list(cases_of(options))
    legal = True
    for case in cases:
        if not options.all:
            legal &= _check_one(case, options.json)
            continue
        for id, under in under_every(case):
            if isinstance(under, BadInput):
                tell_not_applicable(case, id, under, options.json)
            else:
                legal &= _check_one(under, options.json)
    return 0 if legal else 1


def _check_one(case: Case, as_json: bool) -> bool:
    result = run(case)
    for number, verdict in enumerate(result.verdicts, 1):
        if as_json:
            emit(_verdict_json(case, number, verdict))
        else:
            _print_verdict(case, number, verdict)
    return result.legal


def _verdict_json(case: Case, number: int, verdict: Verdict) -> dict[str, Any]:
    return {
        "case": case.slug,
        "variant": case.rules.id,
        **({"with": case.rules.changed} if case.rules.changed else {}),
        "step": number,
        "move": write_step(verdict.step, case.rules.cards.deck),
        "legal": verdict.legal,
        "reasons": [
            {
                "rule": one.rule,
                "ok": one.ok,
                "text": one.text,
                **({} if one.ok or not one.hint else {"hint": one.hint}),
                "cite": [cite.model_dump(exclude_defaults=True) for cite in one.cite],
            }
            for one in sentences(verdict)
        ],
    }


def _print_verdict(case: Case, number: int, verdict: Verdict) -> None:
    move = write_step(verdict.step, case.rules.cards.deck)
    ruling = "legal" if verdict.legal else "NOT LEGAL"
    print(f"{case.slug} ({case.rules.id}), step {number}: {move}: {ruling}")
    for one in sentences(verdict):
        print(f"  {'kept  ' if one.ok else 'BROKEN'} {one.rule:24} {one.text}")
        if not one.ok:
            if one.hint:
                print(f"         {'':24} {one.hint}")
            print(f"         {'':24} {'; '.join(cited(place) for place in one.cite)}")
