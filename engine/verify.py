"""Running a case: what the engine says of it, and where that differs from what it expects."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.cards import Cards, count_kinds, read_cards, write_cards
from engine.cases import Case
from engine.errors import BadInput, CannotRead
from engine.moves import Add, Discard, Lay, LayThree, Step, Take
from engine.notation import read_steps, write_step
from engine.position import SIDE_LETTERS, Position
from engine.referee import Verdict, check, legal_moves
from engine.rules.registry import RULES
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
    for number, rule in enumerate(expect.rules):
        if rule not in RULES:
            raise CannotRead(
                f"“{rule}” is no rule", case.document.place(("expect", "rules", number))
            )
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
        found.extend(_after(case, result.position))
    if expect.can or expect.cannot:
        found.extend(_listed(case, result.position))
    if expect.score is not None:
        scored = totals(score_lines(result.position), result.position)
        for side, points in expect.score.items():
            if side not in scored:
                raise CannotRead(
                    f"there is no side {side}", case.document.place(("expect", "score"))
                )
            if scored[side] != points:
                found.append(f"score of {side}: expected {points}, found {scored[side]}")
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


def _listed(case: Case, position: Position) -> list[str]:
    deck = case.rules.cards.deck
    listed = {canonical(move.step) for move in legal_moves(position)}
    found: list[str] = []
    for key, wanted in (("can", True), ("cannot", False)):
        for number, text in enumerate(getattr(case.expect, key)):
            place = case.document.place(("expect", key, number))
            try:
                steps = read_steps(text, deck)
            except BadInput as error:
                raise error.at(place) from None
            for step in steps:
                if (canonical(step) in listed) != wanted:
                    state = "not among the legal moves" if wanted else "among the legal moves"
                    found.append(f"{key}: “{text}” is {state}")
    return found


def _after(case: Case, position: Position) -> list[str]:
    found: list[str] = []
    expected = case.expect.after or {}
    for key, value in expected.items():
        place = case.document.place(("expect", "after", key))
        compare = _PARTS.get(key)
        if compare is None:
            raise CannotRead(f"known parts are {', '.join(_PARTS)}", place)
        try:
            fault = compare(position, value)
        except BadInput as error:
            raise error.at(place) from None
        except (AttributeError, TypeError, ValueError, KeyError, IndexError):
            raise CannotRead("this part cannot be read as it stands in a position", place) from None
        if fault:
            found.append(f"after: {key}: {fault}")
    return found


def _read(position: Position, text: object) -> Cards:
    return read_cards("" if text is None else str(text), position.rules.cards.deck)


def _same(found: Cards, wanted: Cards) -> bool:
    """Whether two groups of cards are the same set, as far as suits are named in both."""
    if count_kinds(found) != count_kinds(wanted):
        return False
    if all(card.suit for card in found) and all(card.suit for card in wanted):
        return sorted(found) == sorted(wanted)
    return True


def _differ(found: object, wanted: object) -> str:
    return "" if found == wanted else f"expected {wanted}, found {found}"


def _hands(position: Position, value: dict[int, object]) -> str:
    for seat, text in value.items():
        hand = position.hands[int(seat) - 1]
        if isinstance(text, int):
            if len(hand) != text:
                return f"seat {seat}: expected {text} cards, found {len(hand)}"
        elif not _same(hand, _read(position, text)):
            written = write_cards(hand, position.rules.cards.deck)
            return f"seat {seat}: expected {text}, found {written}"
    return ""


def _melds(position: Position, value: dict[str, list[object]]) -> str:
    for letter, texts in value.items():
        found = [meld.cards for meld in position.melds[SIDE_LETTERS.index(letter)]]
        left = list(found)
        for text in texts:
            words = str(text).removesuffix("concealed")
            wanted = _read(position, words)
            match = next((cards for cards in left if _same(cards, wanted)), None)
            if match is None:
                return f"side {letter}: no meld {text}"
            left.remove(match)
        if left:
            return f"side {letter}: {len(left)} melds more than expected"
    return ""


def _pile(position: Position, value: object) -> str:
    wanted = _read(position, value)
    same = len(wanted) == len(position.pile) and all(
        _same((one,), (other,)) for one, other in zip(position.pile, wanted, strict=True)
    )
    return "" if same else f"expected “{value}”, found “{write_cards(position.pile)}”"


def _by_side(numbers: tuple[int, ...], value: dict[str, int]) -> str:
    found = {letter: numbers[SIDE_LETTERS.index(letter)] for letter in value}
    return _differ(found, value)


def _stock(position: Position, value: object) -> str:
    if isinstance(value, int):
        return _differ(len(position.stock), value)
    wanted = _read(position, value)
    return "" if _same(position.stock, wanted) else f"expected {value}"


def _out(position: Position, value: dict[str, object]) -> str:
    out = position.out
    found = {"seat": out.seat, "concealed": out.concealed} if out else {}
    return _differ({key: found.get(key) for key in value}, value)


def _kitty(position: Position, value: dict[int, dict[str, object]]) -> str:
    for seat, parts in value.items():
        kitty = position.kitties[int(seat) - 1]
        for key, wanted in parts.items():
            if key == "cards":
                if not _same(kitty.cards, _read(position, wanted)):
                    return f"seat {seat}: expected {wanted}"
            elif getattr(kitty, key) != wanted:
                return f"seat {seat}: {key} expected {wanted}"
    return ""


_PARTS: dict[str, Any] = {
    "turn": lambda position, value: _differ(position.seat, value),
    "step": lambda position, value: _differ(position.stage, value),
    "over": lambda position, value: _differ(position.stage == "over", value),
    "hands": _hands,
    "melds": _melds,
    "pile": _pile,
    "stock": _stock,
    "red_threes": lambda position, value: _by_side(position.red_threes, value),
    "scores": lambda position, value: _by_side(position.scores, value),
    "out": _out,
    "alone": lambda position, value: _differ(position.alone, value),
    "kitty": _kitty,
    "has_melded": lambda position, value: _differ(
        sorted(seat for seat, melded in enumerate(position.has_melded, 1) if melded),
        sorted(value),
    ),
}
