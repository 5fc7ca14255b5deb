"""Laying and adding: one rank, whose meld, how many of a rank, what shape."""

from __future__ import annotations

from engine.cards import BLACK_THREE, JOKER, RED_THREE, TWO, Cards
from engine.moves import Add, Take
from engine.position import side_count
from engine.rules.act import Act
from engine.rules.out import ends_turn, goes_out, lacks_canastas
from engine.rules.registry import Finding, broken, declare, kept
from engine.rules.shapes import LEAST, findings, findings_onto, has_twos_meld, is_closed

declare("meld.one_rank")
declare("meld.own_side")
declare("meld.per_rank", ["meld.per_rank"], absent=lambda rules: rules.meld.per_rank == "many")
declare("meld.closed", ["meld.max_size"], absent=lambda rules: rules.meld.max_size is None)
declare("meld.black_threes", ["meld.black_threes"])
declare("meld.fixed", ["turn.takeback"], effect=True)


def one_rank(act: Act) -> Finding | None:
    """The naturals of a meld are all of one rank."""
    if not act.lays:
        return None
    if not act.mixed:
        return _ONE_RANK
    cards, step = act.mixed[0], act.step
    if isinstance(step, Add):
        if _is_of_wilds(act, step):
            return None  # `shapes` says that naturals never join it
        return broken("meld.one_rank", "broken-add", cards=cards, rank=step.rank)
    key = "broken-run" if _looks_like_a_run(cards) else "broken"
    return broken("meld.one_rank", key, cards=cards)


def _is_of_wilds(act: Act, step: Add) -> bool:
    """Whether cards are to be added to a meld of wilds only."""
    return step.rank == TWO and not has_twos_meld(act.rules)


def _looks_like_a_run(cards: Cards) -> bool:
    """Whether cards look like a sequence of ranks, as rummy has it; wilds may fill its gaps."""
    kinds = [min(card.kind, RED_THREE) for card in cards if card.kind not in (TWO, JOKER)]
    spread = max(kinds) - min(kinds) + 1
    return len(set(kinds)) == len(kinds) and len(cards) >= LEAST and spread <= len(cards)


_ONE_RANK = kept("meld.one_rank")


def own_side(act: Act) -> Finding | None:
    """Cards are added to one's own side's melds only."""
    if not isinstance(act.step, Add):
        return None
    position, rank = act.position, act.step.rank
    if not act.target_missing:
        return kept("meld.own_side", rank=rank)
    others = [
        side
        for side in range(side_count(act.rules, position.players))
        if side != position.side and any(meld.rank == rank for meld in position.melds[side])
    ]
    return broken("meld.own_side", "broken" if others else "broken-none", rank=rank)


def per_rank(act: Act) -> Finding | None:
    """How many melds of one rank a side may have."""
    started = [build for build in act.builds if build.base is None]
    if not started or act.rules.meld.per_rank == "many":
        return None
    for build in started:
        if build.clash:
            return broken("meld.per_rank", rank=build.rank, per_rank=act.rules.meld.per_rank)
    return kept("meld.per_rank", rank=started[0].rank)


def closed(act: Act) -> Finding | None:
    """Nothing is added to a full meld."""
    if act.rules.meld.max_size is None:
        return None
    for build in act.builds:
        if build.base is None or build.rank == BLACK_THREE:
            continue
        if is_closed(act.rules, build.base.size):
            return broken("meld.closed", rank=build.rank, count=build.base.size)
        return kept("meld.closed", rank=build.rank, count=build.base.size)
    return None


def shapes(act: Act) -> list[Finding]:
    """Every rule about what a meld may consist of; each rule once, a broken one first.

    The top card of the pile by itself is no meld to judge: the rules of the pile speak then.
    """
    builds = act.builds[1:] if _is_top_alone(act) else act.builds
    if len(builds) == 1 and not act.mixed:
        return findings_onto(act.rules, builds[0].base, builds[0].after)
    by_rule: dict[str, Finding] = {}
    for build in builds:
        for finding in findings_onto(act.rules, build.base, build.after):
            known = by_rule.get(finding.rule)
            if known is None or (known.ok and not finding.ok):
                by_rule[finding.rule] = finding
    for cards in act.mixed:
        if any(card.kind == RED_THREE for card in cards):
            by_rule["meld.threes"] = broken("meld.threes")
        if any(card.kind == BLACK_THREE for card in cards):
            never = act.rules.meld.black_threes == "forbidden"
            key = "broken-never" if never else "broken-mixed"
            by_rule["meld.black_threes"] = broken("meld.black_threes", key)
        if isinstance(act.step, Add) and _is_of_wilds(act, act.step):
            by_rule["meld.wild_meld"] = broken("meld.wild_meld", "broken-natural", cards=cards)
    return list(by_rule.values())


def _is_top_alone(act: Act) -> bool:
    """Whether the pile is to be taken with nothing that its top card could join."""
    if act.offer is None or not act.builds:
        return False
    return act.builds[0].base is None and len(act.builds[0].cards) == 1


def black_threes_while_going_out(act: Act) -> Finding | None:
    """Black threes are melded only in the turn that goes out."""
    turn = act.position.turn
    if ends_turn(act.step):
        if not turn.threes or act.missing:
            return None
        if goes_out(act):
            return _threes_going_out(act)
        return broken("meld.black_threes", "broken-not-out", left=len(act.left))
    if isinstance(act.step, Take) and act.offer is None:
        return None  # no card on top that may be taken: nothing is melded
    if any(build.rank == BLACK_THREE for build in act.builds):
        if act.rules.meld.black_threes == "forbidden":
            return None
        if all(
            finding.ok or finding.rule != "meld.black_threes"
            for build in act.builds
            if build.rank == BLACK_THREE
            for finding in findings(act.rules, build.after)
        ):
            return _threes_going_out(act)
    return None


def _threes_going_out(act: Act) -> Finding:
    """The black threes of a step after which the player is out, or may be later in this turn."""
    if lacks_canastas(act):
        return broken("meld.black_threes", "broken-no-canasta")
    return kept("meld.black_threes")
