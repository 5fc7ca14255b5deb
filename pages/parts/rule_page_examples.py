"""The examples of a rule, each a table and what the referee says of a move on it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

import streamlit as st

from engine.cards import Deck, read_cards, write_cards
from engine.cases import Expected
from engine.examples import Example, examples
from engine.notation import write_step
from engine.position import SIDE_LETTERS, Position
from engine.question import question_of
from engine.rules.registry import RULES
from engine.ruleset import RuleSet
from engine.scoring import score_lines, totals
from engine.words import say as words
from pages.parts import cards as art
from pages.parts import rule_choice, ruling_store
from pages.parts.pile_note import pile_note
from pages.parts.rule_page_figures import show_figures
from pages.parts.table_view import table_html
from pages.parts.verdict import inline, verdict_html
from pages.parts.words import say


def show_examples(rule: str, rules: RuleSet) -> None:
    """The examples of a rule: an allowed and a forbidden move, or what it brings about."""
    found = examples(rule, rules)
    if RULES[rule].effect:
        if found.shown is None:
            show_figures(rule, rules)
        else:
            st.html(_head("rules-shown") + _shown_html(found.shown))
        return
    moves = {"allowed": found.allowed, "forbidden": found.forbidden}
    speaks = any(example.decides for example in moves.values() if example)
    for name, example in moves.items():
        if example:
            limit = "" if example.decides else f"rules-limit-{name}" if speaks else "rules-limit"
            st.html(_head(f"rules-{name}") + _example_html(example, name, limit))
            _ask(example)


def _ask(example: Example) -> None:
    """A link that lays the example out on the ruling page."""
    rules = example.case.rules
    work = ruling_store.Work(question_of(example.case))
    st.page_link(
        "pages/settle/ruling.py",
        label=say("rules-ask"),
        icon=":material/gavel:",
        query_params={"q": ruling_store.write(work, rules), "variant": rule_choice.write(rules)},
    )


def _head(message: str) -> str:
    return f"<h2>{escape(say(message))}</h2>"


def _example_html(example: Example, anchor: str, limit: str) -> str:
    """An example; `limit` names the sentence on why another rule decides it, or is empty."""
    verdict = example.verdict
    assert verdict is not None, "an example of a move has one"
    notes = [example.case.why] if example.case.why and example.answer_stands else []
    said = f'<p class="limit">{escape(say(limit))}</p>' if limit else ""
    return (
        f'<div class="example">{said}{_table_html(example)}{_moves_html(example)}'
        f"{verdict_html(verdict, anchor, notes, loud=False)}</div>"
    )


def _table_html(example: Example) -> str:
    position = art.dress(example.case.position)
    return table_html(position, position.seat, pile_note(position), example.case.title)


def _moves_html(example: Example) -> str:
    deck = example.case.rules.cards.deck
    steps = [verdict.step for verdict in example.run.verdicts]
    if not steps:
        return ""
    moves = ", ".join(f"`{write_step(step, deck)}`" for step in steps)
    return f'<p class="move">{inline(say("rules-move", moves=moves))}</p>'


def _shown_html(example: Example) -> str:
    case = example.case
    told = f'<p class="because">{escape(case.why)}</p>' if case.why else ""
    end = example.run.position
    scored = _score_html(example.rule, end) if _is_scored(example) else ""
    verdict = example.verdict
    ruling = verdict_html(verdict, "shown", loud=False) if verdict else ""
    claims = "".join(f"<li>{escape(text)}</li>" for text in _claims(example.claim, end))
    wrong = f'<div class="wrong"><p>{escape(say("rules-wrong"))}</p><ul>{claims}</ul></div>'
    return (
        f'<div class="example">{_table_html(example)}{_moves_html(example)}{scored}{told}'
        f"{wrong}{ruling}</div>"
    )


def _is_scored(example: Example) -> bool:
    return example.claim is not None and example.claim.score is not None


def _score_html(rule: str, position: Position) -> str:
    """The round's score line by line; the lines of the rule stand out."""
    lines = score_lines(position)
    rows = "".join(
        f"<tr{_mark(line.rule == rule)}><td>{escape(line.side)}</td>"
        f"<td>{escape(words(f'score-line-{line.item}'))}</td>"
        f'<td class="number">{line.count:,}</td><td class="number">{line.points:,}</td></tr>'
        for line in lines
    )
    sums = "".join(
        f'<tr class="sum"><td>{side}</td><td>{escape(say("rules-score-total"))}</td><td></td>'
        f'<td class="number">{points:,}</td></tr>'
        for side, points in totals(lines, position).items()
    )
    heads = "".join(
        f'<th scope="col"{kind}>{escape(say(f"rules-score-{name}"))}</th>'
        for name, kind in _COLUMNS.items()
    )
    caption = escape(say("rules-score-caption"))
    return (
        f'<table class="figures"><caption>{caption}</caption><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}{sums}</tbody></table>"
    )


_COLUMNS = {"side": "", "line": "", "count": ' class="number"', "points": ' class="number"'}


def _mark(here: bool) -> str:
    return ' class="here"' if here else ""


def _claims(claim: Expected | None, end: Position) -> list[str]:
    """What somebody who has the rule wrong would say, in sentences."""
    if claim is None:
        return []
    found = []
    if claim.legal is not None:
        found.append(say("rules-claim-legal", legal="yes" if claim.legal else "no"))
    found += [
        say("rules-claim-score", side=side, points=points, right=_points(end, side))
        for side, points in (claim.score or {}).items()
    ]
    found += [say("rules-claim-can", move=move) for move in claim.can]
    found += [say("rules-claim-cannot", move=move) for move in claim.cannot]
    for key, value in (claim.after.model_dump(exclude_unset=True) if claim.after else {}).items():
        found += _after(key, value, end)
    return found


def _points(end: Position, side: str) -> int:
    return totals(score_lines(end), end)[side]


def _after(key: str, value: Any, end: Position) -> list[str]:
    """Wrong claims about one part of the table, each with what is there instead."""
    deck = end.rules.cards.deck
    if key == "over":
        return [say("rules-claim-over", over="yes" if value else "no")]
    if key == "hands":
        return [
            say(
                "rules-claim-hands",
                seat=seat,
                cards=_written([text], deck),
                right=write_cards(end.hands[seat - 1], deck),
            )
            for seat, text in value.items()
        ]
    if key == "melds":
        return [
            say(
                "rules-claim-melds",
                side=side,
                cards=_written(texts, deck),
                right=", ".join(
                    write_cards(meld.cards, deck) for meld in end.melds[SIDE_LETTERS.index(side)]
                ),
            )
            for side, texts in value.items()
        ]
    right = write_cards(end.pile, deck) or "none"
    return [say("rules-claim-pile", cards=_written([value], deck), right=right)]


def _written(texts: Iterable[object], deck: Deck) -> str:
    """Groups of cards as this deck writes them."""
    return ", ".join(write_cards(read_cards(str(text), deck), deck) for text in texts)
