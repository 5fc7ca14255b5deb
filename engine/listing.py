"""Legal moves as people read them: each explained, and all of them in groups.

Families of moves are shown one row each (two to four kings with up to three
wilds), and beside them what may not be done now, and by which rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.cards import BLACK_THREE, FOUR, JOKER, TWO, Card, Cards, write_cards
from engine.explain import finding_text, kind_word, meld_word, message_of, plays_alone
from engine.moves import Add, Discard, Draw, Lay, Say, Step, Take
from engine.notation import write_step
from engine.position import WILD_MELD, Position, minimum_for
from engine.referee import LegalMove, check, legal_moves
from engine.rules.act import Act, hand_points, melds_of_rank
from engine.rules.out import canastas_of, kinds_missing
from engine.rules.shapes import canasta_kind, has_twos_meld
from engine.ruleset import RuleSet
from engine.words import say


class Row(NamedTuple):
    """One line of the list: a sentence, the moves it stands for, whether they are allowed.

    `rule` names the rule that forbids it, for a row that is not allowed.
    """

    text: str
    moves: tuple[str, ...]
    allowed: bool = True
    rule: str = ""


class Group(NamedTuple):
    """All rows of one family."""

    family: str
    title: str
    rows: tuple[Row, ...]


def move_text(position: Position, move: LegalMove) -> str:
    """One legal move in a sentence: what it does, why it is allowed, what it counts."""
    step, rules = move.step, position.rules
    if isinstance(step, Say):
        return say(f"move-{message_of(step.word).replace(' ', '-')}")
    if isinstance(step, Draw):
        stock = len(position.stock)
        return say("move-draw", count=rules.turn.draw, stock=stock, deck=rules.cards.deck)
    if isinstance(step, Discard):
        return _discard_text(position, step.cards[0])
    if isinstance(step, Take):
        return _take_text(position, step)
    if isinstance(step, Lay):
        return _lay_text(position, step, move.family)
    if isinstance(step, Add):
        return _add_text(position, step)
    return say("move-lay", deck=rules.cards.deck)


def _names(kind: int, rules: RuleSet) -> dict[str, str]:
    word = meld_word if kind == TWO else kind_word
    names = {"rank": word(kind, rules), "rank_one": word(kind, rules, "one")}
    return {"deck": rules.cards.deck, **names}


def _discard_text(position: Position, card: Card) -> str:
    rules = position.rules
    effect = "out" if len(position.hand) == 1 else discard_effect(rules, card)
    names = {"deck": rules.cards.deck, "rank_a": kind_word(card.kind, rules, "a")}
    return say("move-discard", effect=effect, **names)


def discard_effect(rules: RuleSet, card: Card) -> str:
    """What a card does to the pile when it is discarded: freezes, stops, or plain."""
    if card.kind in (TWO, JOKER) and "wild" in rules.pile.frozen_by:
        return "freezes"
    if card.kind == BLACK_THREE:
        return "freezes" if rules.pile.black_three == "freezes" else "stops"
    return "plain"


def _take_text(position: Position, step: Take) -> str:
    act = Act(position, step)
    top = position.pile[-1].kind
    naturals = sum(card.kind == top for card in step.cards)
    names = _names(top, position.rules)
    if step.melds:
        return say(
            "move-take-more", pile=len(position.pile), naturals=naturals, melds=len(step.melds),
            points=act.points, minimum=act.minimum, **names,
        )  # fmt: skip
    wilds = len(step.cards) - naturals
    own = bool(melds_of_rank(position.own_melds, top))
    how = "pair" if naturals >= 2 else "meld" if own else "wild"
    return say(
        "move-take",
        how=how,
        pile=len(position.pile),
        naturals=naturals,
        wilds=wilds,
        alone=plays_alone(position.rules),
        **names,
    )


def _lay_text(position: Position, step: Lay, family: str) -> str:
    act = Act(position, step)
    names = _names(act.builds[0].rank, position.rules)
    if family == "open":
        return say(
            "move-open",
            melds=len(step.melds),
            points=act.points,
            minimum=act.minimum,
            **names,
        )
    points = sum(hand_points(position.rules, cards) for cards in step.melds)
    return say("move-meld", points=points, **names)


def _add_text(position: Position, step: Add) -> str:
    act = Act(position, step)
    build = act.builds[0]
    kind = canasta_kind(position.rules, build.after)
    had = build.base is not None and canasta_kind(position.rules, build.base) is not None
    canasta = "already" if had else say(f"canasta-{message_of(kind)}") if kind else "none"
    return say(
        "move-add", canasta=canasta, size=build.after.size,
        points=hand_points(position.rules, step.cards), **_names(build.rank, position.rules),
    )  # fmt: skip


def move_groups(position: Position) -> tuple[Group, ...]:
    """All legal moves in groups, with what may not be done now and why."""
    by_family: dict[str, list[LegalMove]] = {}
    for move in legal_moves(position):
        by_family.setdefault(move.family, []).append(move)
    refused = {family: row for family, row in _refused(position, by_family)}
    groups: list[Group] = []
    for family in FAMILIES:
        rows = _rows(position, family, by_family.get(family, []))
        if family in refused:
            rows = (*rows, refused[family])
        if rows:
            groups.append(
                Group(family, say(f"family-{family}", deck=position.rules.cards.deck), rows)
            )
    return tuple(groups)


FAMILIES = (
    "draw", "take", "joker", "lay", "open", "meld", "add", "ask", "back", "kitty", "discard", "end",
)  # fmt: skip
"""The families of moves in the order in which they are listed."""


def _rows(position: Position, family: str, moves: list[LegalMove]) -> tuple[Row, ...]:
    if not moves:
        return ()
    deck = position.rules.cards.deck
    if family == "discard":
        cards = write_cards((move.step.cards[0] for move in moves), deck)  # type: ignore[union-attr]
        return (Row(say("row-discards", cards=cards), _written(position, moves)),)
    if family in ("open", "meld", "add"):
        return _meld_rows(position, family, moves)
    if family == "take":
        more = [move for move in moves if isinstance(move.step, Take) and move.step.melds]
        plain = [move for move in moves if move not in more]
        rows = [Row(move_text(position, move), _written(position, [move])) for move in plain]
        if more:
            rows.append(Row(say("row-takes-more", count=len(more)), _written(position, more)))
        return tuple(rows)
    return tuple(Row(move_text(position, move), _written(position, [move])) for move in moves)


def _written(position: Position, moves: Iterable[LegalMove]) -> tuple[str, ...]:
    return tuple(write_step(move.step, position.rules.cards.deck) for move in moves)


def _meld_rows(position: Position, family: str, moves: list[LegalMove]) -> tuple[Row, ...]:
    by_rank: dict[tuple[int, int], list[LegalMove]] = {}
    several: list[LegalMove] = []
    for move in moves:
        step = move.step
        if isinstance(step, Lay) and len(step.melds) > 1:
            several.append(move)
        elif isinstance(step, Add):
            by_rank.setdefault((step.rank, step.number), []).append(move)
        else:
            by_rank.setdefault((Act(position, step).builds[0].rank, 0), []).append(move)
    rows = [_rank_row(position, family, rank, some) for (rank, _), some in by_rank.items()]
    if several:
        rows.append(Row(say("row-openings", count=len(several)), _written(position, several)))
    return tuple(rows)


def _cards(step: Step) -> Cards:
    return step.melds[0] if isinstance(step, Lay) else getattr(step, "cards", ())


def _rank_row(position: Position, family: str, rank: int, moves: list[LegalMove]) -> Row:
    rules = position.rules
    groups = [_cards(move.step) for move in moves]
    natural = rank if rank != WILD_MELD or has_twos_meld(rules) else None
    wilds = [sum(card.kind in (TWO, JOKER) and card.kind != natural for card in g) for g in groups]
    naturals = [len(group) - wild for group, wild in zip(groups, wilds, strict=True)]
    points = [hand_points(rules, group) for group in groups]
    figures: dict[str, Any] = {
        "naturals": _range(naturals), "naturals_most": max(naturals),
        "wilds": _range(wilds), "wilds_most": max(wilds), "points": _range(points),
    }  # fmt: skip
    message = "row-adds" if family == "add" else "row-melds"
    return Row(say(message, **figures, **_names(rank, rules)), _written(position, moves))


def _range(numbers: list[int]) -> Any:
    least, most = min(numbers), max(numbers)
    return least if least == most else say("range", least=least, most=most)


def _refused(position: Position, moves: dict[str, list[LegalMove]]) -> Iterable[tuple[str, Row]]:
    """What a player may want to do and may not now: the pile, opening, going out."""
    rules = position.rules
    if position.stage == "draw" and "take" not in moves and position.pile:
        yield from _refused_take(position)
    if position.stage != "play" or position.turn.answer == "asked":
        return
    if not position.is_open and "open" not in moves and "lay" not in moves:
        text = say("refused-open", minimum=minimum_for(position))
        yield "open", Row(text, (), False, "opening.minimum")
    kinds = canastas_of(rules, position.own_melds)
    missing, _ = kinds_missing(rules, kinds)
    if missing:
        needed = len(kinds) + missing if isinstance(rules.out.canastas, int) else missing
        text = say("refused-out", has=len(kinds), needed=needed, alone=plays_alone(rules))
        yield "discard", Row(text, (), False, "out.canastas")


def _refused_take(position: Position) -> Iterable[tuple[str, Row]]:
    top = position.pile[-1].kind
    if top > JOKER:
        return
    matching = tuple(Card(top) for card in position.hand if card.kind == top)[:2]
    wild = next((Card(card.kind) for card in position.hand if card.kind in (TWO, JOKER)), None)
    offered = matching if top <= FOUR else ()
    if len(offered) == 1 and wild is not None:
        offered = (*offered, wild)
    verdict = check(position, Take(offered))
    for finding in verdict.findings:
        if not finding.ok:
            text = say("refused-take", text=finding_text(finding, position.rules))
            yield "take", Row(text, (), False, finding.rule)
            return
