"""The cells of a notebook as HTML: each as it is shown on its own page; all text is escaped."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode

from engine.errors import BadInput
from engine.notebook.again import Answer, Outcome, outcome
from engine.notebook.document import (
    AnyCell,
    LessonCell,
    LessonText,
    Note,
    Notebook,
    PositionCell,
    RulingCell,
    ScoreCell,
    of_json,
    to_json,
)
from engine.position import Position
from engine.question import Question
from engine.ruleset import RuleSet
from engine.ruling import under_all
from engine.variants import rules_of
from engine.version import rules_version
from pages.parts import cards as art
from pages.parts import rule_choice, token
from pages.parts import ruling_store as ruling
from pages.parts.markdown import note_html
from pages.parts.notebook_again import again_html
from pages.parts.pile_note import pile_note
from pages.parts.rule_choice import rules_name
from pages.parts.ruling_answer import Answers
from pages.parts.ruling_compare import table_html as every_html
from pages.parts.ruling_store import Work
from pages.parts.score_names import Names
from pages.parts.score_table import lines_html, sheet_html
from pages.parts.table_view import table_html
from pages.parts.task import move_html, stars_html
from pages.parts.verdict import verdict_html
from pages.parts.words import say

ICONS = {
    "note": "notes", "position": "table_restaurant", "ruling": "gavel", "score": "calculate",
    "lesson": "menu_book", "lesson_text": "edit_note",
}  # fmt: skip
LONGEST_NAME = 80
SHEET_STYLE = (Path(__file__).parent / "score.css").read_text(encoding="utf-8")
"""The styles of match sheets, which a page with cells needs beside its own."""


class Drawn(NamedTuple):
    """A cell as it is shown. `changed` says that it comes out otherwise under the other rules."""

    html: str
    changed: bool


def drawn(cell: AnyCell, notebook: Notebook, under: RuleSet | None = None) -> Drawn:
    """A cell of a notebook, and what becomes of it under other rules; worked out once."""
    alone = to_json(Notebook(variant=notebook.variant, cells=(cell,)))
    return _drawn(alone, under)


@lru_cache(maxsize=1000)
def _drawn(alone: str, under: RuleSet | None) -> Drawn:
    notebook = of_json(alone)
    found = outcome(notebook.cells[0], notebook, under)
    body = _body(found)
    if under is not None:
        body += again_html(found, under)
    return Drawn(f'{_head(found)}<div class="cell-body">{body}</div>', found.changed)


def name_of(cell: AnyCell) -> str:
    """What a cell is called: its title, else the first words of what it says."""
    title = "" if isinstance(cell, Note) else cell.title.strip()
    if isinstance(cell, Note):
        lines = (line.strip(" #*-") for line in cell.text.splitlines())
        title = next(filter(None, lines), "")
    elif isinstance(cell, RulingCell) and not title:
        title = "; ".join(cell.moves)
    elif isinstance(cell, LessonCell) and not title:
        title = cell.lesson
    if len(title) > LONGEST_NAME:
        title = f"{title[: LONGEST_NAME - 1].rstrip()}…"
    return title or say("notebook-kind", kind=cell.kind)


def _head(found: Outcome) -> str:
    cell = found.cell
    kind = escape(say("notebook-kind", kind=cell.kind))
    title = "" if isinstance(cell, Note) else escape(name_of(cell))
    rules = found.before.rules if found.before else None
    under = escape(rules_name(rules)) if rules and not isinstance(cell, Note) else ""
    if isinstance(cell, RulingCell) and cell.unknown:
        under = escape(say("notebook-no-rules"))
    facts = " · ".join(filter(None, (kind, under)))
    other = ""
    if cell.other_of:
        other = f'<p class="cell-other">{escape(say("notebook-other"))}</p>'
    shown = f'<h2 id="cell-{cell.id}" tabindex="-1">{title or kind}</h2>'
    return (
        f'<div class="cell-head {cell.kind}"><i aria-hidden="true">{ICONS[cell.kind]}</i>'
        f"<div>{shown}{f'<p>{facts}</p>' if title else ''}</div></div>{other}"
    )


def _body(found: Outcome) -> str:
    cell, answer = found.cell, found.before
    if isinstance(cell, Note):
        return note_html(cell.text)
    if isinstance(cell, LessonText):
        return f'<pre class="cell-text">{escape(cell.yaml)}</pre>'
    assert answer is not None
    if isinstance(cell, LessonCell):
        return _lesson(cell) + _fault(answer)
    if isinstance(cell, ScoreCell):
        return _stale(found) + _score(cell, answer) + _fault(answer)
    if isinstance(cell, RulingCell):
        return _ruling(cell, answer) + _fault(answer) + _stale(found)
    return (_table(answer.position) if answer.position else "") + _fault(answer)


def _fault(answer: Answer) -> str:
    if not answer.fault:
        return ""
    return f'<p class="cell-fault">{escape(say("notebook-fault", message=answer.fault))}</p>'


def _stale(found: Outcome) -> str:
    """That the engine says something else now than when the cell was kept."""
    cell = found.cell
    if not found.stale or not isinstance(cell, RulingCell | ScoreCell):
        return ""
    was = "none"
    if isinstance(cell, RulingCell) and cell.seen.legal is not None:
        was = "legal" if cell.seen.legal else "illegal"
    version = cell.rules_version if isinstance(cell, RulingCell) else rules_version()
    return f'<p class="cell-fault">{escape(say("notebook-stale", was=was, version=version))}</p>'


def _table(position: Position) -> str:
    shown = art.dress(position)
    return table_html(shown, position.seat, pile_note(shown))


def _ruling(cell: RulingCell, answer: Answer) -> str:
    found = answer.ruling
    if found is None or found.case is None:
        return ""
    position = found.case.position
    verdict = ""
    if cell.unknown:
        every = Answers(cell.question, found, under_all(cell.question), ())
        verdict = every_html(every, compare=False)
    elif found.verdict is not None:
        verdict = verdict_html(found.verdict, f"verdict-{cell.id}", loud=False)
    moves = move_html(position, found.case.moves) if found.case.moves else ""
    return _table(position) + moves + verdict


def _score(cell: ScoreCell, answer: Answer) -> str:
    if answer.standing is None:
        return ""
    names = Names(cell.sheet, answer.standing.rules)
    sheet = sheet_html(answer.standing, names, anchor=f"sheet-{cell.id}")
    return f'<div class="score-cell">{sheet}{lines_html(answer.standing, names)}</div>'


def _lesson(cell: LessonCell) -> str:
    rows = "".join(f"<li>{stars_html(stars)}</li>" for _, stars in sorted(cell.stars.items()))
    done = say(
        "notebook-lesson", done=len(cell.stars), count=max(cell.tasks, len(cell.stars)),
        when=f"{cell.when:%d} {say('notebook-month', month=cell.when.month)} {cell.when:%Y}",
    )  # fmt: skip
    stars = f'<ul class="cell-stars">{rows}</ul>' if rows else ""
    return f'<p class="cell-lesson">{escape(done)}</p>{stars}'


def page_link(cell: AnyCell, notebook: Notebook) -> str:
    """The address of the page on which a cell can be worked on; empty where there is none."""
    try:
        if isinstance(cell, LessonCell):
            return f"lesson?{urlencode({'lesson': cell.lesson})}"
        if isinstance(cell, Note):
            return ""
        if isinstance(cell, LessonText):
            return f"editor?{urlencode({'cell': cell.id})}"
        rules = rules_of(cell.variant or notebook.variant)
        if isinstance(cell, ScoreCell):
            written = token.pack(cell.sheet.plain())
            query = {"variant": rule_choice.write(rules), "s": written}
            return f"score?{urlencode(query)}" if len(written) <= token.LONGEST else ""
        asked = (
            Question(cell.written, title=cell.title)
            if isinstance(cell, PositionCell)
            else cell.question
        )
        unknown = isinstance(cell, RulingCell) and cell.unknown
        return f"ruling?{urlencode(ruling.parameters(Work(asked, unknown), rules))}"
    except BadInput:
        return ""
