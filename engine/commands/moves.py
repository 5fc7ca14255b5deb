"""`moves`: list the legal moves of a position."""

from __future__ import annotations

import argparse

from engine.cases import Case
from engine.commands.shared import after_moves, cases_of, emit
from engine.listing import move_groups, move_text
from engine.notation import write_step
from engine.position import Position
from engine.referee import legal_moves


def moves(options: argparse.Namespace) -> int:
    """Print the legal moves after each case's moves: in groups, or one by one in JSON."""
    for case in list(cases_of(options)):
        position = after_moves(case)
        if options.json:
            _emit_moves(case, position)
        else:
            _print_moves(case, position)
    return 0


def _print_moves(case: Case, position: Position) -> None:
    print(f"{case.slug} ({case.rules.id})")
    for group in move_groups(position):
        print(f"  {group.title}")
        for row in group.rows:
            print(f"    {row.text}")
            if row.moves:
                print(f"      {'; '.join(row.moves)}")


def _emit_moves(case: Case, position: Position) -> None:
    deck = case.rules.cards.deck
    found = [
        {
            "move": write_step(move.step, deck),
            "family": move.family,
            "text": move_text(position, move),
            **({"seat": move.seat} if move.seat is not None else {}),
        }
        for move in legal_moves(position)
    ]
    emit({"case": case.slug, "variant": case.rules.id, "moves": found})
