"""What is presented, one slide after the other: what is asked, and apart from it the answer."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from engine import contrast, explain, lessons
from engine.cards import Deck
from engine.errors import BadInput
from engine.moves import Step
from engine.notation import write_step
from engine.position import Position
from engine.question import Question
from engine.rules.registry import Finding
from engine.ruleset import RuleSet
from engine.ruling import Ruling, judge
from engine.switch_text import switch_title
from engine.words import capital
from pages.parts import cards as art
from pages.parts.markdown import markdown_html
from pages.parts.pile_note import pile_note
from pages.parts.rule_choice import rules_name
from pages.parts.step_text import cards_text, step_text
from pages.parts.table_view import table_html
from pages.parts.task import move_html
from pages.parts.verdict import icon, inline
from pages.parts.words import say


class Slide(NamedTuple):
    """One slide. `asked` and `answer` are HTML with all text escaped; a slide that only tells has
    no answer. `cell` is the number of the lesson's cell, from 1; 0 where there is no lesson."""

    title: str
    asked: str
    answer: str = ""
    cell: int = 0


def of_lesson(lesson: lessons.Lesson, chosen: Sequence[int] = ()) -> list[Slide]:
    """The slides of a lesson, a cell on each: of the `chosen` cells by number, else of all."""
    title = lesson.title
    slides = [_of_cell(cell, lesson, title) for cell in lesson.cells]
    return [one for one in slides if not chosen or one.cell in chosen]


def _of_cell(cell: lessons.Cell, lesson: lessons.Lesson, title: str) -> Slide:
    place = cell.number + 1
    if isinstance(cell, lessons.Say):
        words = lessons.text(cell.text, lesson.rules)
        return Slide(title, f'<div class="say">{markdown_html(words)}</div>', "", place)
    if isinstance(cell, lessons.Show):
        position = art.dress(cell.position)
        return Slide(title, table_html(position, 1, pile_note(position), cell.title), "", place)
    assert isinstance(cell, lessons.Task)
    asked = f'<p class="ask">{inline(lessons.text(cell.ask, lesson.rules))}</p>'
    more, answer = _of_task(cell, lesson.rules.cards.deck)
    closing = f'<p class="note">{inline(cell.say)}</p>' if cell.say else ""
    return Slide(title, asked + more, answer + closing, place)


def _of_task(cell: lessons.Task, deck: Deck) -> tuple[str, str]:
    """What stands under the question, and the answer."""
    if isinstance(cell, lessons.Try | lessons.Play):
        return _table(cell.position), _moves_html(cell.answer, cell.position.rules)
    if isinstance(cell, lessons.Pick):
        position = art.dress(cell.position)
        told = cards_text(cell.answer, position.rules)
        return _table(position), f'<p class="answer-line">{escape(capital(told))}.</p>'
    if isinstance(cell, lessons.Judge):
        return _table(cell.position) + move_html(cell.position, cell.steps), _judged(cell)
    if isinstance(cell, lessons.Count):
        table = _table(cell.position) if cell.position is not None else _counted(cell, deck)
        told = say("present-number", number=cell.answer, unit=cell.unit)
        return table, f'<p class="answer-line">{escape(told)}</p>'
    if isinstance(cell, lessons.Order):
        rows = [inline(part.text) for part in cell.parts]
        shown = "".join(f"<li>{rows[place]}</li>" for place in cell.shown)
        right = "".join(f"<li>{row}</li>" for row in rows)
        listed = f'<ul class="steps">{shown}</ul>'
        return _table(cell.position) + listed, f'<ol class="steps">{right}</ol>'
    assert isinstance(cell, lessons.Compare)
    answers = "".join(_under(one) for one in cell.under)
    sets = ", ".join(one.rules.title for one in cell.under)
    told = f'<p class="sets">{escape(say("present-sets", rules=sets))}</p>'
    asked = _table(cell.position) + move_html(cell.position, cell.steps) + told
    return asked, f'<ul class="each-set">{answers}</ul>'


def _table(position: Position) -> str:
    """A table that says nothing which has to be worked out."""
    return table_html(art.dress(position), position.seat, notes=False)


def _counted(cell: lessons.Count, deck: Deck) -> str:
    faces = "".join(art.face(card, deck) for card in cell.cards)
    return f'<p class="fan open counted"><span class="faces">{faces}</span></p>' if faces else ""


def _moves_html(steps: Sequence[Step], rules: RuleSet) -> str:
    rows = "".join(
        f"<li>{escape(step_text(step, rules))} "
        f"<code>{escape(write_step(step, rules.cards.deck))}</code></li>"
        for step in steps
    )
    return f'<ol class="steps">{rows}</ol>' if len(steps) > 1 else f'<ul class="one">{rows}</ul>'


def _judged(cell: lessons.Judge) -> str:
    if cell.legal:
        return _line(True, say("judge-legal"))
    rules = ", ".join(explain.rule_title(rule) for rule in cell.rules)
    return _line(False, say("judge-answer", rules=rules))


def _under(one: lessons.Under) -> str:
    told = say("compare-ruling", rules=one.rules.title, legal="yes" if one.legal else "no")
    why = "" if one.legal else _why(one.verdict.findings, one.rules)
    return f"<li>{_line(one.legal, told)}{why}</li>"


def _line(legal: bool, text: str) -> str:
    mark = icon("kept" if legal else "broken")
    return f'<p class="answer-line">{mark}<span>{escape(text)}</span></p>'


def _why(findings: Sequence[Finding], rules: RuleSet) -> str:
    broken = [explain.finding_text(one, rules) for one in findings if not one.ok]
    return "".join(f'<p class="why">{escape(text)}</p>' for text in broken)


def of_question(question: Question, sets: Sequence[RuleSet], title: str = "") -> Slide:
    """A slide of a position and a move: the answer is what each of some rule sets says.

    Raises `BadInput` where the position cannot be in any of them.
    """
    rulings = [judge(question, rules) for rules in sets]
    standing = next((one for one in rulings if one.case is not None), None)
    if standing is None or standing.case is None:
        fault = next(one.fault for one in rulings if one.fault is not None)
        raise BadInput(fault.message)
    position = art.dress(standing.case.position)
    head = title or question.title or say("present-position")
    if not question.moves:
        return Slide(head, table_html(position, position.seat, pile_note(position)))
    steps = standing.case.moves
    sets_line = ""
    if len(sets) > 1:
        names = ", ".join(map(rules_name, sets))
        sets_line = f'<p class="sets">{escape(say("present-sets", rules=names))}</p>'
    asked = _table(position) + move_html(position, steps) + sets_line
    answers = "".join(f"<li>{_ruled(one)}</li>" for one in rulings)
    return Slide(head, asked, f'<ul class="each-set">{answers}</ul>')


def _ruled(ruling: Ruling) -> str:
    name = rules_name(ruling.rules)
    if ruling.verdict is None:
        why = ruling.fault.message if ruling.fault else ""
        return f'<p class="answer-line">{escape(name)}: {escape(why)}</p>'
    legal = ruling.verdict.legal
    told = say("compare-ruling", rules=name, legal="yes" if legal else "no")
    return _line(legal, told) + ("" if legal else _why(ruling.verdict.findings, ruling.rules))


def hands_of(sets: Sequence[RuleSet], seed: int, count: int) -> list[contrast.Hand]:
    """Hands on which rule sets differ, each by another rule where there are as many.

    Fewer than asked for where there are no more; none where all moves get the same answer.
    """
    found: list[contrast.Hand] = []
    for place in range(seed, seed + 3 * count):
        hand = contrast.hand(sets, place)
        if hand is None or len(found) == count:
            break
        if not any(one.question.position == hand.question.position for one in found):
            found.append(hand)
    return found


def of_hands(sets: Sequence[RuleSet], seed: int, count: int) -> list[Slide]:
    """Slides of the hands of `hands_of`."""
    found = hands_of(sets, seed, count)
    slides = []
    for place, hand in enumerate(found, 1):
        title = say("present-hand", number=place, count=len(found))
        slide = of_question(hand.question, sets, title)
        decides = say("present-decides", switch=switch_title(hand.switch))
        slides.append(slide._replace(answer=f'{slide.answer}<p class="note">{escape(decides)}</p>'))
    return slides
