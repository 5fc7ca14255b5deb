"""What becomes of a cell of the notebook under other rules, as HTML."""

from __future__ import annotations

from html import escape

from engine.notation import write_step
from engine.notebook.again import Answer, Outcome
from engine.notebook.document import Note, PositionCell, RulingCell, ScoreCell
from engine.ruleset import RuleSet
from engine.ruling import Difference, differences
from engine.switch_text import switch_title, value_text
from engine.verify import canonical
from pages.parts.rule_choice import rules_name
from pages.parts.score_names import Names, points
from pages.parts.verdict import icon, rule_link
from pages.parts.words import say

MOST_MOVES = 6


def again_html(found: Outcome, rules: RuleSet) -> str:
    """How a cell comes out under these rules, and why otherwise; empty for a note."""
    cell, before, after = found.cell, found.before, found.after
    if isinstance(cell, Note) or before is None or after is None:
        return ""
    if after.fault:
        said = f"<p>{escape(say('notebook-again-fault', message=after.fault))}</p>"
    elif isinstance(cell, RulingCell):
        said = _ruling(cell, before, after, rules)
    elif isinstance(cell, ScoreCell):
        said = _score(cell, before, after)
    elif isinstance(cell, PositionCell):
        said = _position(before, after)
    else:
        said = _lesson()
    kind = "changed" if found.changed else "same"
    head = say("notebook-again-cell", rules=rules_name(rules), changed=kind)
    return f'<div class="again {kind}"><p><strong>{escape(head)}</strong></p>{said}</div>'


def _ruling(cell: RulingCell, before: Answer, after: Answer, rules: RuleSet) -> str:
    if after.ruling is None or after.legal is None:
        return ""
    broken = " ".join(rule_link(rule, rules) for rule in after.broken)
    line = escape(say("notebook-again-legal" if after.legal else "notebook-again-illegal"))
    said = f"<p>{icon('kept' if after.legal else 'broken')} {line} {broken}</p>"
    if before.ruling is None or before.legal is None or before.gist == after.gist:
        return said
    rows = "".join(
        f"<li>{escape(_why(part))}</li>"
        for part in differences(cell.question, before.ruling, after.ruling)
    )
    return said + (f"<ul>{rows}</ul>" if rows else "")


def _why(part: Difference) -> str:
    return say(
        "notebook-again-why", switch=switch_title(part.switch),
        here=value_text(part.switch, part.here), there=value_text(part.switch, part.there),
    )  # fmt: skip


def _score(cell: ScoreCell, before: Answer, after: Answer) -> str:
    if after.standing is None:
        return ""
    names = Names(cell.sheet, after.standing.rules)
    rows = []
    for letter, total in after.totals.items():
        more = total - before.totals.get(letter, total)
        note = f" ({points(more, signed=True)})" if more else ""
        rows.append(f"<li>{escape(names.side(letter))}: <b>{points(total)}</b>{note}</li>")
    return f"<ul>{''.join(rows)}</ul>"


def _position(before: Answer, after: Answer) -> str:
    """The moves that only one of the two rule sets allows."""
    here, there = _moves(before), _moves(after)
    said = ""
    for name, some, others in (("more", there, here), ("fewer", here, there)):
        moves = [text for step, text in some.items() if step not in others]
        if moves:
            shown = " ".join(f"<code>{escape(move)}</code>" for move in moves[:MOST_MOVES])
            rest = len(moves) - MOST_MOVES
            tail = escape(say("moves-more", count=rest)) if rest > 0 else ""
            head = escape(say(f"notebook-again-{name}"))
            said += f"<p>{head} {shown} {tail}</p>"
    return said or f"<p>{escape(say('notebook-again-moves-same'))}</p>"


def _moves(answer: Answer) -> dict[object, str]:
    """The legal moves as they are written, by what they do."""
    deck = answer.rules.cards.deck if answer.rules else "cards"
    return {canonical(move.step): write_step(move.step, deck) for move in answer.moves}


def _lesson() -> str:
    return f"<p>{escape(say('notebook-again-lesson'))}</p>"
