"""A notebook as `.ipynb`, for whoever works with Jupyter: all cells are Markdown, none is code."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from engine import explain
from engine.errors import BadInput
from engine.notebook.again import Answer, Outcome, run_again
from engine.notebook.document import (
    LessonCell,
    LessonText,
    Note,
    Notebook,
    PositionCell,
    RulingCell,
    ScoreCell,
)
from engine.notebook.plaintext import escaped, lines, table
from engine.ruleset import RuleSet
from engine.ruling import under_all
from engine.version import version
from engine.words import has, say


def to_ipynb(notebook: Notebook) -> str:
    """The notebook as the text of an `.ipynb` file, of the version of nbformat that is installed.

    Rulings and scores are worked out anew under their own rules. Needs the package nbformat.
    """
    import nbformat  # takes a while to load, and only this needs it
    from nbformat import v4

    form: Any = v4
    texts = [("the-notebook", _head(notebook))]
    texts += [(outcome.cell.id, _cell(outcome)) for outcome in run_again(notebook)]
    cells = [form.new_markdown_cell(text, id=id) for id, text in texts]
    found = form.new_notebook(cells=cells, metadata={"language_info": {"name": "markdown"}})
    nbformat.validate(found)
    written: str = form.writes(found)
    return written + "\n"


def _head(notebook: Notebook) -> str:
    title = escaped(notebook.title) or say("notebook-untitled")
    try:
        about = say("notebook-about", rules=rules_title(notebook.rules), version=version())
    except BadInput as error:
        about = say("notebook-fault", fault=error.message)
    return f"# {title}\n\n{escaped(about)}"


def rules_title(rules: RuleSet) -> str:
    """A rule set's title, and that house rules are made of it."""
    return say("notebook-house", rules=rules.title) if rules.changed else rules.title


def _cell(outcome: Outcome) -> str:
    cell, answer = outcome.cell, outcome.before
    parts = [f"*{say('notebook-other-version')}*"] if cell.other_of else []
    if isinstance(cell, Note):
        return "\n\n".join([*parts, lines(cell.text)])
    parts.append(f"## {escaped(cell.title) or say(f'notebook-kind-{cell.kind}')}")
    if isinstance(cell, LessonText):
        return "\n\n".join([*parts, textwrap.indent(cell.yaml, "    ")])
    if answer is None:
        return "\n\n".join(parts)
    if answer.rules is not None and not isinstance(cell, LessonCell):
        parts.append(escaped(say("notebook-rules", rules=rules_title(answer.rules))))
    if isinstance(cell, PositionCell):
        parts.append(position_table(cell.written))
    elif isinstance(cell, RulingCell):
        parts += _ruling(cell, answer)
    elif isinstance(cell, ScoreCell):
        parts += _score(answer)
    else:
        parts.append(_lesson(cell))
    if answer.fault:
        parts.append(escaped(say("notebook-fault", fault=answer.fault)))
    if outcome.stale and isinstance(cell, RulingCell):
        legal = {True: "yes", False: "no", None: "none"}[cell.seen.legal]
        parts.append(escaped(say("notebook-seen", legal=legal)))
    return "\n\n".join(parts)


def position_table(position: dict[str, Any]) -> str:
    """A position as a Markdown table: what was said of it, part by part."""
    return table([say("notebook-what"), say("notebook-cards")], _rows(position))


def _rows(position: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for key, value in position.items():
        message = f"notebook-part-{key}"
        if isinstance(value, dict) and key != "out":
            for which, part in value.items():
                yield say(message, which=str(which)), _shown(part, "; ")
        elif has(message):
            yield say(message), _shown(value, ", ")


def _shown(value: Any, between: str) -> str:
    if isinstance(value, bool):
        return say("notebook-yes") if value else say("notebook-no")
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_shown(part, between)}" for key, part in value.items())
    if isinstance(value, list):
        return between.join(_shown(part, between) for part in value)
    return "—" if value is None or value == "" else str(value)


def _ruling(cell: RulingCell, answer: Answer) -> Iterator[str]:
    yield position_table(dict(cell.question.position))
    if cell.moves:
        yield f"{say('notebook-moves')} **{escaped('; '.join(cell.moves))}**"
    if cell.unknown:
        yield "\n".join(_every(cell))
        return
    if answer.ruling is None or answer.ruling.verdict is None:
        return
    yield f"**{escaped(explain.verdict_line(answer.ruling.verdict))}**"
    found = []
    for one in answer.ruling.sentences:
        state = say("notebook-kept") if one.ok else say("notebook-broken")
        said = escaped(f"{one.text} {one.hint}".strip())
        where = escaped("; ".join(f"{cite.source}, {cite.where}" for cite in one.cite))
        found.append(
            f"- **{escaped(one.title)}** ({state}): {said}" + (f" ({where})" * bool(where))
        )
    yield "\n".join(found)


def _every(cell: RulingCell) -> Iterator[str]:
    """What each rule set answers, where nobody knew which one is played."""
    for one in under_all(cell.question):
        if one.verdict is not None:
            said = escaped(explain.verdict_line(one.verdict))
            yield f"- **{escaped(one.rules.title)}**: {said}"


def _score(answer: Answer) -> Iterator[str]:
    if answer.standing is None:
        return
    names = [say(f"notebook-{part}") for part in ("side", "line", "count", "points")]
    for row in answer.standing.rows:
        if row.priced is None:
            continue
        yield f"**{escaped(say('notebook-round', number=row.number))}**"
        shown = [
            (line.side, say(f"score-line-{line.item}"), str(line.count or ""), _number(line.points))
            for line in row.priced.lines
        ]
        shown += [
            (side, say("notebook-total"), "", _number(points))
            for side, points in row.priced.points.items()
        ]
        yield table(names, shown, numbers=2)
    totals = [(side, _number(points)) for side, points in answer.totals.items()]
    if totals:
        yield table([say("notebook-side"), say("notebook-total")], totals, numbers=1)


def _number(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def _lesson(cell: LessonCell) -> str:
    return escaped(
        say(
            "notebook-lesson-done", done=len(cell.stars), tasks=max(cell.tasks, len(cell.stars)),
            stars=sum(cell.stars.values()), day=cell.when.date().isoformat(),
        )
    )  # fmt: skip
