"""The command line: check, moves, score, verify, rules.

Exit status: 0 when all is legal (or agrees), 1 when a step is illegal (or a case
disagrees), 2 for bad input, with one message and no traceback.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine import __version__, rulesets
from engine.cases import Case, read_cases
from engine.errors import BadInput, CannotRead
from engine.notation import write_step
from engine.referee import Verdict, legal_moves
from engine.ruleset import RuleSet
from engine.scoring import score_lines, totals
from engine.switches import Switches
from engine.verify import differences, run
from engine.yamltext import MOST_BYTES, Document, read_bytes, read_file


def main(arguments: Sequence[str]) -> int:
    """Carry out one command and return its exit status."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.command(options)
    except BadInput as error:
        print(f"error: {_printable(str(error))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    return status


def _printable(text: str) -> str:
    """A message on one line, without characters that would act on a terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m engine", description="The referee of Canasta Notebook."
    )
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="command")
    for name, command, text in (
        ("check", _check, "judge the moves of cases, with every reason"),
        ("moves", _moves, "list the legal moves of a position"),
        ("score", _score, "score a finished round, line by line"),
    ):
        one = commands.add_parser(name, help=text)
        one.add_argument("files", nargs="+", metavar="FILE", help="cases in YAML; - reads input")
        one.add_argument("--json", action="store_true", help="one JSON object a line")
        one.add_argument("--variant", metavar="ID", help="judge under this rule set")
        if name == "check":
            one.add_argument("--all", action="store_true", help="judge under every rule set")
        one.set_defaults(command=command)
    verify = commands.add_parser("verify", help="check that cases and lessons agree")
    verify.add_argument("paths", nargs="+", metavar="PATH", help="files or folders")
    verify.add_argument("--json", action="store_true", help="one JSON object a line")
    verify.set_defaults(command=_verify)
    rules = commands.add_parser("rules", help="print the catalogue of rules")
    rules.add_argument("--json", action="store_true", help="one JSON object a line")
    rules.add_argument("--variant", metavar="ID", help="for this rule set (else for every one)")
    rules.add_argument("--schema", action="store_true", help="the JSON Schema of a rule set")
    rules.set_defaults(command=_rules)
    return parser


def _document(name: str) -> Document:
    if name == "-":
        return read_bytes(sys.stdin.buffer.read(MOST_BYTES + 1), "standard input")
    return read_file(Path(name))


def _cases(options: argparse.Namespace) -> Iterator[Case]:
    rules = rulesets.load(options.variant) if options.variant else None
    for name in options.files:
        yield from read_cases(_document(name), rules)


def _emit(value: dict[str, Any]) -> None:
    print(json.dumps(value, ensure_ascii=False))


def _check(options: argparse.Namespace) -> int:
    cases = list(_cases(options))
    legal = True
    for case in cases:
        if not options.all:
            legal &= _check_one(case, options.json)
            continue
        for id in rulesets.names():
            try:
                under = case.under(rulesets.load(id))
            except BadInput as error:
                _tell_not_applicable(case, id, error, options.json)
            else:
                legal &= _check_one(under, options.json)
    return 0 if legal else 1


def _tell_not_applicable(case: Case, id: str, error: BadInput, as_json: bool) -> None:
    if as_json:
        _emit({"case": case.slug, "variant": id, "applies": False, "why": str(error)})
    else:
        print(f"{case.slug} ({id}): does not apply: {error}")


def _check_one(case: Case, as_json: bool) -> bool:
    result = run(case)
    for number, verdict in enumerate(result.verdicts, 1):
        if as_json:
            _emit(_verdict_json(case, number, verdict))
        else:
            _print_verdict(case, number, verdict)
    return result.legal


def _verdict_json(case: Case, number: int, verdict: Verdict) -> dict[str, Any]:
    from engine.explain import sentences

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
    from engine.explain import sentences

    move = write_step(verdict.step, case.rules.cards.deck)
    ruling = "legal" if verdict.legal else "NOT LEGAL"
    print(f"{case.slug} ({case.rules.id}), step {number}: {move}: {ruling}")
    for one in sentences(verdict):
        print(f"  {'kept  ' if one.ok else 'BROKEN'} {one.rule:24} {one.text}")
        if not one.ok:
            if one.hint:
                print(f"         {'':24} {one.hint}")
            print(f"         {'':24} {'; '.join(f'{c.source}, {c.where}' for c in one.cite)}")


def _moves(options: argparse.Namespace) -> int:
    from engine.listing import move_groups, move_text

    for case in list(_cases(options)):
        result = run(case)
        if not result.legal:
            broken = ", ".join(result.verdicts[-1].broken)
            raise CannotRead(
                f"step {len(result.verdicts)} of the case is not legal ({broken}), "
                "so no position follows it",
                case.document.place(("moves",)),
            )
        position = result.position
        if not options.json:
            print(f"{case.slug} ({case.rules.id})")
            for group in move_groups(position):
                print(f"  {group.title}")
                for row in group.rows:
                    print(f"    {row.text}")
                    if row.moves:
                        print(f"      {'; '.join(row.moves)}")
            continue
        deck = case.rules.cards.deck
        moves = [
            {
                "move": write_step(move.step, deck),
                "family": move.family,
                "text": move_text(position, move),
                **({"seat": move.seat} if move.seat is not None else {}),
            }
            for move in legal_moves(position)
        ]
        _emit({"case": case.slug, "variant": case.rules.id, "moves": moves})
    return 0


def _score(options: argparse.Namespace) -> int:
    from engine.words import say

    for case in list(_cases(options)):
        position = run(case).position
        try:
            lines = score_lines(position)
        except BadInput as error:
            raise error.at(case.document.place(("position",))) from None
        found = totals(lines, position)
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
        if options.json:
            _emit(
                {
                    "case": case.slug,
                    "variant": case.rules.id,
                    "totals": found,
                    "lines": shown,
                }
            )
            continue
        print(f"{case.slug} ({case.rules.id})")
        for one in shown:
            print(f"  {one['side']}  {one['label']:40} {one['count']:4} {one['points']:7}")
        for side, points in found.items():
            print(f"  {side}  total {points:46}")
    return 0


def _yaml_files(paths: Sequence[str]) -> Iterator[Path]:
    for name in paths:
        path = Path(name)
        if path.is_dir():
            yield from sorted(path.rglob("*.yaml"))
        else:
            yield path


def _verify(options: argparse.Namespace) -> int:
    agreed = failed = 0
    for path in _yaml_files(options.paths):
        for slug, faults in _verified(read_file(path)):
            agreed += not faults
            failed += bool(faults)
            if options.json:
                _emit(
                    {
                        "file": str(path),
                        "case": slug,
                        "agrees": not faults,
                        "faults": faults,
                    }
                )
            else:
                for fault in faults:
                    print(f"{path}: {slug}: {fault}")
    if not agreed and not failed:
        raise CannotRead("no case or lesson was found there", " ".join(options.paths))
    if not options.json:
        print(f"{agreed} agree, {failed} do not")
    return 1 if failed else 0


def _verified(document: Document) -> Iterator[tuple[str, list[str]]]:
    if isinstance(document.value, dict) and "lesson" in document.value:
        from engine.lessons import check_claims, read_lesson

        lesson = read_lesson(document)
        yield lesson.slug, [str(fault) for fault in check_claims(lesson)]
        return
    for case in read_cases(document):
        yield case.slug, differences(case)


def _rules(options: argparse.Namespace) -> int:
    if options.schema:
        print(json.dumps(Switches.model_json_schema(), indent=2))
        return 0
    ids = [options.variant] if options.variant else list(rulesets.names())
    for id in ids:
        _print_catalogue(rulesets.load(id), options.json)
    return 0


def _print_catalogue(rules: RuleSet, as_json: bool) -> None:
    from engine.explain import (
        citations,
        rule_applies,
        rule_statement,
        rule_title,
        rule_why,
    )
    from engine.rules.checklist import all_rules

    if not as_json:
        print(f"{rules.title} ({rules.id})\n{rules.summary}\n")
    for rule in all_rules():
        if not rule_applies(rule.id, rules):
            continue
        cite = citations(rule.id, rules)
        if as_json:
            _emit(
                {
                    "variant": rules.id,
                    "rule": rule.id,
                    "title": rule_title(rule.id),
                    "statement": rule_statement(rule.id, rules),
                    "why": rule_why(rule.id),
                    "cite": [one.model_dump(exclude_defaults=True) for one in cite],
                }
            )
            continue
        print(f"{rule.id}: {rule_title(rule.id)}")
        print(f"  {rule_statement(rule.id, rules)}")
        print(f"  {rule_why(rule.id)}")
        for one in cite:
            silent = " (the source is silent; its reading is used)" if one.silent else ""
            print(f"  - {one.source}, {one.where}{silent}")
        print()
