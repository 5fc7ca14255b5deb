"""Running a case: what the engine says of it, and where that differs from what it expects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.afterwards import unmet
from engine.cards import Cards
from engine.cases import Case
from engine.errors import BadInput, CannotRead
from engine.expected import check_expected
from engine.moves import Add, Discard, Lay, LayThree, Step, Take
from engine.notation import read_steps, write_step
from engine.position import Position
from engine.referee import Verdict, check, is_legal, legal_moves
from engine.scoring import score_lines, totals


class Run(NamedTuple):
    """A case carried out: a verdict for each step judged, and the position at the end."""

    verdicts: tuple[Verdict, ...]
    position: Position

    @property
    def legal(self) -> bool:
        """Whether every step was legal."""
        return all(verdict.legal for verdict in self.verdicts)


def run(case: Case) -> Run:
    """The case's steps in order, up to the first that is illegal. Raises `BadInput`."""
    position = case.position
    verdicts: list[Verdict] = []
    for number, step in enumerate(case.moves):
        try:
            verdict = check(position, step)
        except BadInput as error:
            raise error.at(case.place_of(number)) from None
        verdicts.append(verdict)
        if verdict.after is None:
            break
        position = verdict.after
    return Run(tuple(verdicts), position)


def differences(case: Case) -> list[str]:
    """Where the engine says something else than the case expects; empty when they agree.

    Raises `BadInput` for an expectation that cannot be read, with its place.
    """
    expect = case.expect
    check_expected(expect, case.position, case.document)
    result = run(case)
    found: list[str] = []
    if expect.legal is not None and expect.legal != result.legal:
        found.append(f"legal: expected {_yes(expect.legal)}, found {_yes(result.legal)}")
    broken = result.verdicts[-1].broken if result.verdicts else ()
    if not result.legal and expect.legal is not False:
        found.append(f"“{_last(case, result)}” breaks {', '.join(broken)}")
    for rule in expect.rules:
        if rule not in broken:
            found.append(f"rules: expected {rule} broken, found {', '.join(broken) or 'none'}")
    if expect.after is not None:
        found.extend(f"after: {fault}" for fault in unmet(expect.after, result.position))
    if expect.can or expect.cannot:
        found.extend(_listed(case, result.position))
    if expect.score is not None:
        found.extend(_scored(case, expect.score, result.position))
    return found


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _last(case: Case, result: Run) -> str:
    return write_step(result.verdicts[-1].step, case.rules.cards.deck)


def canonical(step: Step) -> tuple[Any, ...]:
    """A step for comparing: kinds only, in order; the order of several melds aside."""
    if isinstance(step, Lay):
        return ("meld", tuple(sorted(_kinds(meld) for meld in step.melds)))
    if isinstance(step, Take):
        return (
            "take",
            _kinds(step.cards),
            tuple(sorted(_kinds(meld) for meld in step.melds)),
        )
    if isinstance(step, Add):
        return ("add", _kinds(step.cards), step.rank, max(step.number, 1))
    if isinstance(step, Discard):
        return ("discard", _kinds(step.cards))
    if isinstance(step, LayThree):
        return ("lay", _kinds(step.cards))
    return (getattr(step, "word", "draw"),)


def _kinds(cards: Cards) -> tuple[int, ...]:
    return tuple(sorted(card.kind for card in cards))


def _scored(case: Case, expected: dict[str, int], position: Position) -> Iterator[str]:
    try:
        found = totals(score_lines(position), position)
    except BadInput as error:
        raise CannotRead(
            f"case {case.slug}: {error.message}; give it, or leave the score out",
            case.document.place(("expect", "score")),
        ) from None
    for side, points in expected.items():
        if found[side] != points:
            yield f"score of {side}: expected {points}, found {found[side]}"


def _listed(case: Case, position: Position) -> Iterator[str]:
    """Steps that should be among the legal moves and are not, or the other way round.

    The list names no suits: where a step does, or says which of several melds it means, the
    referee says whether the move that is listed can be made so.
    """
    deck = case.rules.cards.deck
    for key, texts, wanted in (
        ("can", case.expect.can, True),
        ("cannot", case.expect.cannot, False),
    ):
        for number, text in enumerate(texts):
            try:
                listed = {_unnumbered(move.step) for move in legal_moves(position)}
                for step in read_steps(text, deck):
                    is_among = _unnumbered(step) in listed and is_legal(position, step)
                    if is_among != wanted:
                        state = "among the legal moves" if is_among else "not among the legal moves"
                        yield f"{key}: “{text}” is {state}"
            except BadInput as error:
                raise error.at(case.document.place(("expect", key, number))) from None


def _unnumbered(step: Step) -> tuple[Any, ...]:
    return canonical(step._replace(number=0) if isinstance(step, Add) else step)
