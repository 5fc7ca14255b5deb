"""The opening minimum: the melds of the turn in which a side opens reach it together."""

from __future__ import annotations

from engine.cards import JOKER, TWO
from engine.moves import Take
from engine.rules.act import Act, hand_points
from engine.rules.out import concealed, ends_turn, goes_out, minimum_waived
from engine.rules.registry import Finding, broken, declare, kept
from engine.rules.shapes import canasta_kind

declare("opening.minimum", ["opening.bands", "out.concealed_minimum"])
declare("opening.counts", ["opening.counts_wilds"])


def figures(act: Act) -> dict[str, int]:
    """Score, minimum, what the turn's melds count, what is missing: all in points."""
    position = act.position
    rules = act.rules
    owner = position.seat - 1 if rules.seats.sides == "taker_alone" else position.side
    have = position.turn.points + act.points
    return {
        "score": position.scores[owner],
        "minimum": act.minimum,
        "have": have,
        "short": max(0, act.minimum - have),
    }


def is_opening(act: Act) -> bool:
    """Whether the side had not opened when this turn began."""
    turn = act.position.turn
    return not turn.opened_before and not (turn.drew is None and act.own)


def waived(act: Act) -> bool:
    """Whether the step goes out concealed where that needs no minimum."""
    if not goes_out(act) or not minimum_waived(act.rules, act.position.turn.drew):
        return False
    finding = concealed(act)
    return finding is not None and finding.ok


def minimum(act: Act) -> Finding | None:
    """The minimum, on the sum of what was laid this turn.

    While the turn goes on, less than the minimum is no fault of this step: whether
    the rest can still follow is asked as `turn.finish`.
    """
    if not is_opening(act) or (act.lays and act.missing):
        return None  # cards that are not there reach no minimum
    turn = act.position.turn
    if act.lays:
        if act.owed == 0:
            return kept("opening.minimum", **figures(act))
        if goes_out(act):
            key = "kept-waived" if waived(act) else "broken"
            return Finding("opening.minimum", key != "broken", key, figures(act))
        return kept("opening.minimum", "kept-so-far", **figures(act))
    if not ends_turn(act.step) or not turn.laid:
        return None
    if act.owed == 0:
        return kept("opening.minimum", **figures(act))
    if waived(act):
        return kept("opening.minimum", "kept-waived", **figures(act))
    return broken("opening.minimum", **figures(act))


def counts(act: Act, short: bool) -> Finding | None:
    """What counts towards the minimum.

    Broken beside a minimum that is not reached (`short`), when it is something
    that does not count, wilds or a bonus, that would have reached it.
    """
    if not is_opening(act) or not act.builds or act.missing:
        return None
    points = act.position.turn.points + act.points
    if not short:
        return kept("opening.counts", points=points)
    laid = tuple(card for build in act.builds for card in build.cards)
    if not act.rules.opening.counts_wilds and any(card.kind in (TWO, JOKER) for card in laid):
        uncounted = hand_points(act.rules, laid) - act.points
        return broken("opening.counts", "broken-wilds", points=uncounted)
    if any(canasta_kind(act.rules, build.after) for build in act.builds):
        return broken("opening.counts", "broken-bonus", points=points)
    if isinstance(act.step, Take) and len(act.position.pile) > 1:
        return broken("opening.counts", "broken-pile", points=points)
    return kept("opening.counts", points=points)
