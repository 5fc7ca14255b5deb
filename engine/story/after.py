"""How a round ended and what it was worth; who won the match."""

from __future__ import annotations

from collections.abc import Iterator

from engine.explain import message_of
from engine.match import Match, account_points, is_over, winners
from engine.play import Round
from engine.position import SIDE_LETTERS, Position, seats_of
from engine.rules.shapes import canasta_kind, shape_of
from engine.scoring import score_lines, totals
from engine.story.words import numbers, sorted_cards
from engine.words import listed, say


def tell_ending(played: Round) -> Iterator[str]:
    """Why the round ended, what lies where, the score line by line, and the totals."""
    position = played.end
    yield _ending(played)
    for side in range(len(position.melds)):
        yield from _table(position, side)
    deck = position.rules.cards.deck
    for seat, hand in enumerate(position.hands, 1):
        if hand:
            yield say("story-held", seat=seat, cards=sorted_cards(hand, deck))
    for seat, kitty in enumerate(position.kitties, 1):
        if kitty.cards:
            yield say("story-kitty-left", seat=seat, cards=sorted_cards(kitty.cards, deck))
    yield from _score(played)


def _ending(played: Round) -> str:
    position = played.end
    how: str = position.ended
    if position.out is not None and position.out.concealed:
        how = "concealed"
    elif how == "stock" and position.rules.stock.end == "last_tile_turn":
        how = "last_turn"
    seat = played.events[-1].seat if played.events else position.seat
    return say("story-ended", how=how, seat=seat, deck=position.rules.cards.deck)


def _table(position: Position, side: int) -> Iterator[str]:
    seats = seats_of(position, side)
    if not seats:
        return
    who = {"count": len(seats), "seats": numbers(seats)}
    melds = _meld_texts(position, side)
    if melds:
        yield say("story-melded", melds=listed(melds), **who)
    else:
        yield say("story-no-meld", **who)
    threes = position.red_threes[side]
    if threes:
        yield say("story-threes", threes=threes, deck=position.rules.cards.deck, **who)


def _meld_texts(position: Position, side: int) -> list[str]:
    """The melds of a side in notation, canastas named as such."""
    rules = position.rules
    found = []
    for meld in position.melds[side]:
        cards = sorted_cards(meld.cards, rules.cards.deck)
        kind = canasta_kind(rules, shape_of(meld))
        if kind is not None:
            canasta = say(f"canasta-{message_of(kind)}")
            cards = say("story-meld-canasta", cards=cards, canasta=canasta)
        found.append(cards)
    return found


def _score(played: Round) -> Iterator[str]:
    position, match = played.end, played.match
    lines = score_lines(position)
    for line in lines:
        label = say(f"score-line-{line.item}")
        yield say(
            "story-score", side=line.side, points=line.points, label=label, count=line.count,
            rule=line.rule,
        )  # fmt: skip
    over = is_over(match)
    rows = zip(totals(lines, position).items(), match.scores, match.minimums, strict=True)
    for (side, points), total, minimum in rows:
        figures = {"side": side, "points": points, "total": total}
        if over:
            yield say("story-total", **figures)
        else:
            yield say("story-next", minimum=minimum, **figures)


def tell_result(played: Round) -> str:
    """A round in one line: each side's points and total, and how it ended."""
    rows = zip(SIDE_LETTERS, played.match.rounds[-1], played.match.scores, strict=False)
    sides = [
        say("story-result-side", side=side, points=points, total=total)
        for side, points, total in rows
    ]
    return say("story-result", number=played.number, sides=", ".join(sides), ending=_ending(played))


def tell_match(match: Match) -> Iterator[str]:
    """Who won and what is settled, or that the match goes on."""
    if not is_over(match):
        yield say("story-goes-on")
        return
    won, points = winners(match), max(match.scores)
    if len(won) == 1:
        yield say("story-winner", side=won[0], points=points)
    else:
        yield say("story-shared", sides=listed(list(won)), points=points)
    for seat, settled in account_points(match).items():
        yield say("story-account", seat=seat, points=settled)
