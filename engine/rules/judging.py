"""Whether a step is legal, yes or no, without the reasons.

It asks the same checklist as the referee, and stops at the first rule that is broken.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.moves import Draw, Say, Step
from engine.position import Position
from engine.rules.act import Act
from engine.rules.checklist import rules_for
from engine.rules.finish import can_finish
from engine.rules.melds import shapes
from engine.rules.registry import Check
from engine.table import apply


def is_legal(position: Position, step: Step) -> bool:
    """Whether a step obeys every rule and leaves a way to finish the turn."""
    act = Act(position, step)
    if not obeys(act):
        return False
    after = apply(act)
    return not must_be_finished(step, after) or can_finish(after)


def obeys(act: Act) -> bool:
    """Whether no rule about the step itself is broken."""
    before, after = rules_for(act)
    if not keeps(act, before):
        return False
    if (act.builds or act.mixed) and not all(finding.ok for finding in shapes(act)):
        return False
    return keeps(act, after)


def keeps(act: Act, rules: Iterable[Check]) -> bool:
    """Whether none of some rules is broken; stops at the first that is."""
    for rule in rules:
        found = rule(act)
        if found is not None and not found[1]:
            return False
    return True


def must_be_finished(step: Step, after: Position) -> bool:
    """Whether it must be asked how the turn could end: after every step but a draw.

    What a draw brings cannot make the draw itself wrong.
    """
    drew = isinstance(step, Draw) or (isinstance(step, Say) and step.word == "joker")
    return after.stage == "play" and not drew
