"""The command line: check, moves, score, verify, rules, play.

Exit status: 0 when all is legal (or agrees), 1 when a step is illegal (or a case
disagrees), 2 for bad input, with one message and no traceback.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from engine import __version__
from engine.errors import BadInput


def main(arguments: Sequence[str]) -> int:
    """Carry out one command and return its exit status."""
    options = _parser().parse_args(arguments)
    # Only the command that is asked for is loaded: each brings along what the others do not need.
    command: Callable[[argparse.Namespace], int] = getattr(
        import_module(f"engine.commands.{options.command}"), options.command
    )
    try:
        return command(options)
    except BadInput as error:
        print(f"error: {_printable(str(error))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0


def _printable(text: str) -> str:
    """A message on one line, without characters that would act on a terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m engine", description="The referee of Canasta Notebook."
    )
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="command", dest="command")
    for name, text in (
        ("check", "judge the moves of cases, with every reason"),
        ("moves", "list the legal moves of a position"),
        ("score", "score a finished round, line by line"),
    ):
        one = commands.add_parser(name, help=text, description=text)
        one.add_argument("files", nargs="+", metavar="FILE", help="cases in YAML; - reads input")
        one.add_argument("--json", action="store_true", help="one JSON object a line")
        one.add_argument("--variant", metavar="ID", help="judge under this rule set")
        if name != "moves":
            one.add_argument("--all", action="store_true", help="judge under every rule set")
    verify = commands.add_parser("verify", help="check that cases and lessons agree")
    verify.add_argument("paths", nargs="+", metavar="PATH", help="files or folders; - reads input")
    verify.add_argument("--json", action="store_true", help="one JSON object a line")
    verify.add_argument(
        "--coverage", action="store_true", help="show which rules the courses teach and ask about"
    )
    rules = commands.add_parser("rules", help="print the catalogue of rules")
    rules.add_argument("--json", action="store_true", help="one JSON object a line")
    rules.add_argument("--variant", metavar="ID", help="for this rule set (else for every one)")
    rules.add_argument("--schema", action="store_true", help="the JSON Schema of a rule set")
    _add_play(commands.add_parser("play", help="let bots play a match, and tell how it went"))
    return parser


def _add_play(play: argparse.ArgumentParser) -> None:
    play.description = (
        "Bots play a match. It prints the score of each round and who won; with --transcript it "
        "tells every turn. The same seed gives the same match."
    )
    play.add_argument("--variant", metavar="ID", required=True, help="the rule set to play by")
    play.add_argument("--seed", metavar="N", required=True, help="the number that shuffles")
    play.add_argument(
        "--rounds", metavar="N", help="at most this many rounds (else the whole match)"
    )
    play.add_argument("--players", metavar="N", help="how many play (else the fewest)")
    play.add_argument("--transcript", action="store_true", help="tell the rounds as a story")
    play.add_argument("--json", action="store_true", help="one JSON object a round, then the match")
    play.add_argument("--bots", default="sensible", help="who plays: sensible (default) or random")
    play.add_argument(
        "--absent", metavar="SEAT", action="append", default=[],
        help="the player in this seat is away; may be given again",
    )  # fmt: skip
