"""The referee: is this step legal, and why; and which steps are.

`check` asks every rule that applies and returns all findings, kept and broken.
`legal_moves` lists every legal step. Both only look: no position changes.
A step is legal when it obeys every rule and the turn can still be finished.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from engine.cards import UNKNOWN_CARD, count_kinds
from engine.moves import Say, Step, Take
from engine.position import Position
from engine.rules.act import Act
from engine.rules.checklist import rules_for
from engine.rules.finish import BLOCKING, NOTHING, Problem, can_finish
from engine.rules.generate import legal_moves
from engine.rules.judging import is_legal, must_be_finished
from engine.rules.melds import shapes
from engine.rules.moment import Moment
from engine.rules.opening import counts, figures, is_opening
from engine.rules.options import LegalMove
from engine.rules.out import (
    all_sevens,
    canastas_of,
    kinds_missing,
    minimum_waived,
    sevens_barred,
)
from engine.rules.registry import Finding, broken, kept
from engine.ruleset import RuleSet
from engine.table import apply

__all__ = ["LegalMove", "Verdict", "can_finish", "check", "is_legal", "legal_moves"]


class Verdict(NamedTuple):
    """What the referee says about one step.

    `findings` are all rules that were asked, in order. `after` is the position
    after a legal step, None after an illegal one.
    """

    step: Step
    rules: RuleSet
    findings: tuple[Finding, ...]
    after: Position | None

    @property
    def legal(self) -> bool:
        """Whether the step is legal."""
        return self.after is not None

    @property
    def broken(self) -> tuple[str, ...]:
        """The ids of the broken rules, in order."""
        return tuple(finding.rule for finding in self.findings if not finding.ok)


def check(position: Position, step: Step) -> Verdict:
    """Everything the rules say about this step.

    Raises `CannotRead` when the pile's unknown top card is to be taken, and
    `Ambiguous` when an addition could mean several melds.
    """
    act = Act(position, step)
    findings = _immediate(act)
    after: Position | None = None
    if _all_kept(findings):
        after = apply(act)
        if must_be_finished(step, after):
            if can_finish(after):
                findings.append(_FINISHES)
                if not after.turn.opened_before and act.builds:
                    _tell_of_the_waiver(after, findings)
            else:
                _name_blockers(act, after, findings)
                after = None
        elif after.ended == "sevens" and act.builds:
            findings.append(_ALL_SEVENS)
    else:
        _look_ahead(act, findings)
    if act.builds and is_opening(act):
        _tell_what_counts(act, findings)
    if act.offer is not None and UNKNOWN_CARD in position.pile:
        _tell_of_the_unseen(findings)
    if after is None:
        _tell_what_is_left(act, findings)
    return Verdict(step, position.rules, tuple(findings), after)


_FINISHES = kept("turn.finish")


_ALL_SEVENS = kept("out.sevens_hand", "kept-melded")


def _all_kept(findings: list[Finding]) -> bool:
    for finding in findings:  # noqa: SIM110 (called for every step: twice as fast as all())
        if not finding[1]:
            return False
    return True


def _immediate(act: Act) -> list[Finding]:
    """What the rules say about the step itself, before asking how the turn could end."""
    before, after = rules_for(act)
    findings: list[Finding] = []
    for rule in before:
        found = rule(act)
        if found is not None:
            findings.append(found)
    if act.builds or act.mixed:
        findings += shapes(act)
    for rule in after:
        found = rule(act)
        if found is not None:
            findings.append(found)
    return findings


def _put(finding: Finding, findings: list[Finding]) -> None:
    """Say of a rule something else than was said of it, in the same place; else say it last."""
    for place, said in enumerate(findings):
        if said.rule == finding.rule:
            findings[place] = finding
            return
    findings.append(finding)


def _tell_what_counts(act: Act, findings: list[Finding]) -> None:
    """Say what counts towards the minimum right behind the minimum itself."""
    for place, finding in enumerate(findings):
        if finding.rule == "opening.minimum":
            counted = counts(act, short=not finding.ok)
            if counted is not None:
                findings.insert(place + 1, counted)
            return


def _tell_of_the_waiver(after: Position, findings: list[Finding]) -> None:
    """Say of a minimum that is not met yet where going out concealed would do without it."""
    for place, finding in enumerate(findings):
        if finding.key == "kept-so-far" and finding.rule == "opening.minimum":
            if _may_go_out_without(after):
                findings[place] = kept("opening.minimum", "kept-or-out", **finding.params)
            return


def _may_go_out_without(position: Position) -> bool:
    """Whether this turn may still end by going out concealed, where that waives the minimum."""
    turn = position.turn
    if not minimum_waived(position.rules, turn.drew) or position.has_melded[position.seat - 1]:
        return False
    if any(laid.old for laid in turn.laid):
        return False
    moment = Moment(position)
    return moment.may_hold_canasta() and moment.problem.by_going_out()


def _tell_of_the_unseen(findings: list[Finding]) -> None:
    """Say of a pile with unknown cards that it is only taken as not frozen."""
    for place, finding in enumerate(findings):
        if finding.key == "kept-free" and finding.rule == "pile.frozen":
            findings[place] = kept("pile.frozen", "kept-unseen")


def _tell_what_is_left(act: Act, findings: list[Finding]) -> None:
    """Give the hints of broken rules what they cannot know: an empty stock, no card to keep."""
    position, more = act.position, {}
    if not position.stock:
        more["stock"] = "empty"
    if position.stage == "draw" and isinstance(act.step, Take):
        given = position.hand if not act.step.melds else act.step.cards + act.left
        if len(given) + len(position.pile) - 1 - len(act.step.cards) < KEPT_AND_DISCARDED:
            more["can_keep"] = "no"
    if more:
        findings[:] = [
            f if f.ok else broken(f.rule, f.key, **{**f.params, **more}) for f in findings
        ]


KEPT_AND_DISCARDED = 2
"""Cards that a player who may not go out needs at the end of a turn: one of each."""


def _name_blockers(act: Act, after: Position, findings: list[Finding]) -> None:
    """Say that the turn could no longer be finished, and which rules stand in the way."""
    blocking = _named(after, blockers(after))
    for rule in blocking:
        _put(_blocked(rule, act, after), findings)
    if after.turn.threes and "meld.black_threes" not in blocking:
        _put(broken("meld.black_threes", "broken-not-out", left=len(after.hand)), findings)
    findings.append(broken("turn.finish", rules=blocking))


def blockers(after: Position) -> tuple[str, ...]:
    """The rules that keep a turn from being finished.

    The smallest sets of rules without which it could be: all rules in any of them.
    """
    for number in range(1, len(BLOCKING) + 1):
        found = [
            rules for rules in combinations(BLOCKING, number) if can_finish(after, frozenset(rules))
        ]
        if found:
            named = {rule for rules in found for rule in rules}
            return tuple(_as_named(rule, after) for rule in BLOCKING if rule in named)
    return ()


def _named(after: Position, blocking: tuple[str, ...]) -> tuple[str, ...]:
    """The rules in the way, with those that hold whatever else might be set aside.

    A minimum that no card left could reach is never met, and one card left is never
    discarded by a side that may not go out. Canastas are no matter where such a minimum is the
    fault: they would only help to go out without it, and keeping cards would not.
    """
    more = []
    if owes_for_good(after):
        if can_finish(after, _MINIMUM):
            blocking = tuple(rule for rule in blocking if rule != "out.canastas")
        if "opening.minimum" not in blocking:
            more.append("opening.minimum")
    one_left = len(after.hand) == 1 and not after.turn.rest
    if one_left and "out.keep_card" not in blocking and _canastas_missing(after):
        more.append("out.keep_card")
    return (*more, *blocking)


_MINIMUM = frozenset({"opening.minimum"})


def owes_for_good(after: Position) -> bool:
    """Whether the minimum is owed, and all that is left in hand could not reach it."""
    problem = Problem(after, count_kinds(after.hand), NOTHING)
    return problem.owed > 0 and not problem.reaches(problem.counts, problem.size)


def _canastas_missing(after: Position) -> bool:
    return kinds_missing(after.rules, canastas_of(after.rules, after.own_melds))[0] > 0


def _as_named(rule: str, after: Position) -> str:
    """One card that could not be discarded is `out.keep_card`; no way out, `out.canastas`."""
    if rule == "out.canastas" and len(after.hand) == 1 and not after.turn.rest:
        return "out.keep_card"
    if rule == "discard.sevens" and all_sevens(after.hand) and not after.turn.rest:
        return "out.sevens_hand"
    return rule


def _blocked(rule: str, act: Act, after: Position) -> Finding:
    if rule == "opening.minimum":
        return _minimum_blocked(act, after)
    if rule in ("out.keep_card", "out.canastas"):
        kinds = canastas_of(after.rules, after.own_melds)
        missing, which = kinds_missing(after.rules, kinds)
        key = "broken" if rule == "out.keep_card" else "broken-finish"
        return broken(
            rule, key, has=len(kinds), needed=len(kinds) + missing, missing=missing,
            kinds=which, left=len(after.hand),
        )  # fmt: skip
    if rule == "out.ask_partner" and isinstance(act.step, Say) and act.step.word in ("yes", "no"):
        return broken("out.ask_partner", "broken-answer", answer=act.step.word)
    if rule == "meld.black_threes":
        return broken(rule, "broken-not-out", left=len(after.hand))
    if rule == "out.sevens_hand":
        return broken("out.sevens_hand", left=len(after.hand))
    return broken(rule, "broken-finish", left=len(after.hand))


def _minimum_blocked(act: Act, after: Position) -> Finding:
    """The minimum in the way: for want of points, of a card to keep, or of a way to end."""
    if owes_for_good(after):
        unknown = sum(card == UNKNOWN_CARD for card in after.hand)
        if unknown:
            known = len(after.hand) - unknown
            return broken("opening.minimum", "broken-unknown", known=known, **figures(act))
        return broken("opening.minimum", "broken-finish", **figures(act))
    bound = after.turn.answer == "yes" or after.turn.threes
    key = "broken-bound" if bound or sevens_barred(after) else "broken-keep"
    return broken("opening.minimum", key, **figures(act))


def _look_ahead(act: Act, findings: list[Finding]) -> None:
    """Beside other faults, name a minimum that could not be reached either.

    Of a hand that is not known nobody can say what it could still add.
    """
    if not act.lays or act.owed == 0 or act.missing or act.mixed or act.target_missing:
        return
    if UNKNOWN_CARD in act.left:
        return
    broken_rules = [finding.rule for finding in findings if not finding.ok]
    names = {rule.split(".")[0] for rule in broken_rules}
    if not names <= {"pile", "meld"} or not act.builds or "meld.per_rank" in broken_rules:
        return
    if isinstance(act.step, Take) and (act.top is None or act.top.kind > 10):
        return
    after = apply(act)
    if not must_be_finished(act.step, after) or can_finish(after):
        return
    if "opening.minimum" in blockers(after)[:1] or owes_for_good(after):
        _put(_minimum_blocked(act, after), findings)
