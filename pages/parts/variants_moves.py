"""One table under each rule set: the move that is asked about, and the moves that differ."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from urllib.parse import urlencode

from engine import contrast, explain
from engine.contrast import Answer, Difference, Differing, Judged
from engine.question import Question
from engine.ruleset import RuleSet
from engine.ruling import Difference as Switch
from engine.ruling import Ruling, differences, judge
from engine.switch_text import switch_title, value_text
from engine.words import say as words
from pages.parts import cards as art
from pages.parts import ruling_store
from pages.parts.legal_moves import legal_moves_html
from pages.parts.pile_note import pile_note
from pages.parts.rule_choice import rules_name
from pages.parts.ruling_store import Work
from pages.parts.table_view import table_html
from pages.parts.verdict import icon, rule_link
from pages.parts.words import say

_MOST_MOVES = 6
"""So many moves of a family are links; the others are counted."""


def shown_html(tables: Sequence[Judged]) -> str:
    """The table, drawn once, as the first rule set sees it in which it can be."""
    found = next((table.position for table in tables if table.position is not None), None)
    if found is None:
        return ""
    title = say("variants-table", rules=rules_name(found.rules))
    notes = _notes(tables)
    shared = notes[0] if len(set(notes)) == 1 else ""
    return table_html(art.dress(found), found.seat, shared, title)


def _notes(tables: Sequence[Judged]) -> list[str]:
    """What each rule set says of the pile, while it may be taken."""
    return [
        pile_note(table.position) if table.position and table.position.stage == "draw" else ""
        for table in tables
    ]


def each_html(question: Question, tables: Sequence[Judged]) -> str:
    """What each rule set says of the table, and of the move that is asked about."""
    asked = bool(question.moves)
    answers = [judge(question, table.rules) if asked else None for table in tables]
    notes = _notes(tables)
    if len(set(notes)) == 1:
        notes = [""] * len(tables)
    cards = "".join(map(_card, [question] * len(tables), tables, answers, notes))
    move = ""
    if asked:
        moves = ", ".join(f"<code>{escape(one)}</code>" for one in question.moves)
        move = f'<p class="asked">{escape(say("variants-asked"))} {moves}</p>'
    return f'{move}<div class="each n{len(tables)}">{cards}</div>{_why(question, answers)}'


def _card(question: Question, table: Judged, answer: Ruling | None, note: str) -> str:
    """One rule set's view: where the table cannot be there, why."""
    name = f"<h3>{escape(rules_name(table.rules))}</h3>"
    if table.position is None:
        why = table.fault.message if table.fault else ""
        told = escape(say("ruling-does-not-apply", why=why.rstrip(".")))
        return f'<section class="away">{name}<p>{told}</p></section>'
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    verdict, kind = _verdict(question, table, answer)
    return f'<section class="{kind}">{name}{verdict}{said}</section>'


def _verdict(question: Question, table: Judged, answer: Ruling | None) -> tuple[str, str]:
    if answer is None or answer.verdict is None:
        return "", ""
    if answer.verdict.legal:
        said = _allowed(answer, table)
        kind = "kept"
    else:
        first = next(finding for finding in answer.verdict.findings if not finding.ok)
        said = (
            f"{icon('broken')}<b>{escape(say('ruling-not-allowed'))}</b> "
            f"{escape(explain.finding_text(first, table.rules))} "
            f"{rule_link(first.rule, table.rules)}"
        )
        kind = "broken"
    link = _ruling_anchor(question, table.rules, say("variants-to-ruling"))
    return f"<p>{said}</p><p>{link}</p>", kind


def _allowed(answer: Ruling, table: Judged) -> str:
    """That a move is allowed, and what the hand then holds."""
    before, after = table.position, answer.position
    said = f"{icon('kept')}<b>{escape(say('ruling-allowed'))}</b>"
    if before is None or after is None or after.stage == "over":
        return said
    count = len(after.hands[before.seat - 1])
    return f"{said} {escape(say('variants-then', count=count))}"


def _why(question: Question, answers: Sequence[Ruling | None]) -> str:
    """The switches on which the answers turn, each with what every side of it says."""
    allowed = next((one for one in answers if one is not None and one.legal), None)
    barred = [one for one in answers if one is not None and one.legal is False]
    parts: dict[tuple[str, str], str] = {}
    for other in barred:
        if allowed is None:
            break
        for part in differences(question, allowed, other):
            text = _part_text(part, allowed.rules, other.rules)
            parts.setdefault((part.switch, value_text(part.switch, part.there)), text)
    if not parts:
        return ""
    rows = "".join(f"<li>{escape(text)}</li>" for text in parts.values())
    head = escape(say("variants-makes"))
    return f'<div class="makes"><p>{head}</p><ul>{rows}</ul></div>'


def _part_text(part: Switch, here: RuleSet, there: RuleSet) -> str:
    return say(
        "variants-part",
        switch=switch_title(part.switch),
        here=value_text(part.switch, part.here),
        one=rules_name(here),
        there=value_text(part.switch, part.there),
        other=rules_name(there),
    )


def moves_html(question: Question, tables: Sequence[Judged]) -> str:
    """The moves that are legal under one rule set and not under another, by family."""
    able = [table for table in tables if table.position is not None]
    if len(able) < contrast.LEAST:
        return ""
    found = contrast.differing_moves(tables)
    head = f'<h3 class="head">{escape(say("variants-moves"))}</h3>'
    told = f'<p class="count">{escape(_counted(found))}</p>'
    rows = "".join(_difference(question, one, tables) for one in found.differences)
    return head + told + (f'<ul class="moves-apart">{rows}</ul>' if rows else "")


def every_html(tables: Sequence[Judged]) -> str:
    """Every legal move under each rule set, beside each other."""
    lists = "".join(
        f"<section><h3>{escape(rules_name(table.rules))}</h3>"
        f"{legal_moves_html(table.position)}</section>"
        for table in tables
        if table.position is not None
    )
    return f'<div class="apart every">{lists}</div>'


def _counted(found: Differing) -> str:
    count = sum(len(one.moves) for one in found.differences)
    text = say("variants-moves-count", count=count, common=found.common)
    return f"{text} {say('variants-cut')}" if found.cut else text


def _difference(question: Question, one: Difference, tables: Sequence[Judged]) -> str:
    barred = next(answer for answer in one.answers if answer.legal is False)
    links = "".join(
        _ruling_anchor(contrast.with_move(question, move), barred.rules, move)
        for move in one.moves[:_MOST_MOVES]
    )
    if len(one.moves) > _MOST_MOVES:
        links += f"<span>{escape(say('moves-more', count=len(one.moves) - _MOST_MOVES))}</span>"
    answers = "".join(_answer(answer) for answer in one.answers)
    switches = _switches(question, one)
    family = escape(words(f"family-{one.family}"))
    return (
        f'<li><h4>{family}</h4><p class="moves">{links}</p>'
        f'<ul class="checks">{answers}</ul>{switches}</li>'
    )


def _answer(answer: Answer) -> str:
    name = f"<b>{escape(rules_name(answer.rules))}:</b>"
    if answer.legal is None:
        return f'<li class="away">{name} {escape(say("variants-away"))}</li>'
    if answer.legal:
        return f'<li class="kept">{name} {escape(say("variants-legal"))}</li>'
    link = rule_link(answer.rule, answer.rules)
    return f'<li class="broken">{name} {escape(answer.why)} {link}</li>'


def _switches(question: Question, one: Difference) -> str:
    allowed = next(answer.rules for answer in one.answers if answer.legal)
    barred = next(answer.rules for answer in one.answers if answer.legal is False)
    parts = contrast.by_switches(question, one.moves[0], allowed, barred)
    texts = dict.fromkeys(_part_text(part, allowed, barred) for part in parts)
    return "".join(f'<p class="value">{escape(text)}</p>' for text in texts)


def _ruling_anchor(question: Question, rules: RuleSet, label: str) -> str:
    """A link that lays a question out on the ruling page, under these rules."""
    query = escape(urlencode(ruling_store.parameters(Work(question), rules)))
    return f'<a class="inside" href="ruling?{query}">{escape(label)}</a>'
