"""Whether the pile is frozen for the player to move, and why: a sentence for the table."""

from __future__ import annotations

from engine import explain
from engine.cards import UNKNOWN
from engine.errors import BadInput
from engine.moves import Take
from engine.position import Position
from engine.referee import check
from engine.rules.pile import freezing_card, is_frozen
from pages.parts.words import say

_TOP_RULES = ("pile.natural_top", "pile.black_three")


def pile_note(position: Position) -> str:
    """Why the pile is frozen, barred or open for the player to move; empty if there is none."""
    if not position.pile or position.stage == "over":
        return ""
    top = position.pile[-1]
    if top.kind == UNKNOWN:
        return ""
    try:
        findings = check(position, Take()).findings
    except BadInput:
        return ""
    barred = [finding for finding in findings if finding.rule in _TOP_RULES and not finding.ok]
    if barred:
        return explain.finding_text(barred[0], position.rules)
    ranks = explain.kind_word(top.kind, position.rules)
    if is_frozen(position):
        card = freezing_card(position)
        if card is None:
            return say("pile-frozen-unseen", ranks=ranks)
        return say(
            "pile-frozen-by", card=explain.kind_word(card.kind, position.rules, "a"), ranks=ranks
        )
    if not position.own_melds:
        if position.rules.pile.before_opening == "forbidden":
            return say("pile-closed-before-opening")
        return say("pile-frozen-before-opening", ranks=ranks)
    return say("pile-not-frozen")
