"""A verdict as it is shown: one line, then the referee's checklist."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from urllib.parse import urlencode

import streamlit as st

from engine import explain
from engine.referee import Verdict
from engine.rules.registry import Finding
from engine.ruleset import Citation, RuleSet
from pages.parts import rule_choice
from pages.parts.words import say

_MARKS = (
    (re.compile(r"`([^`]+)`"), "code"),
    (re.compile(r"\*\*([^*]+)\*\*"), "strong"),
    (re.compile(r"\*([^*\s][^*]*)\*"), "em"),
)


def verdict(found: Verdict, anchor: str, *, calm: bool = False) -> None:
    """Show `verdict_html` where nobody waits for it: it is not announced."""
    st.html(verdict_html(found, anchor, loud=False, calm=calm))


def verdict_html(
    found: Verdict,
    anchor: str,
    notes: Sequence[str] = (),
    praise: str = "",
    *,
    loud: bool = True,
    calm: bool = False,
) -> str:
    """A verdict as HTML; all text in it is escaped.

    `anchor` is the id by which the page may move to it, `notes` are the author's own words about
    this move, `praise` a closing line. `loud` announces it to screen readers as it appears; `calm`
    leaves out the colour, where it is not the learner who was judged.
    """
    broken = [finding for finding in found.findings if not finding.ok]
    kind = "plain" if calm else "good" if found.legal else "bad"
    mark = icon("kept" if found.legal else "broken")
    said = _notes(notes)
    closing = f'<p class="praise">{escape(praise)}</p>' if praise else ""
    rows = "".join(_row(finding, found.rules) for finding in broken)
    listed = f'<ul class="checks">{rows}</ul>' if rows else ""
    return (
        f'<div class="verdict {kind}" id="{escape(anchor)}"{" role=alert" if loud else ""}>'
        f'<p class="line">{mark}<strong>{escape(_line(found, len(broken)))}</strong></p>'
        f"{said}{listed}{closing}{_checklist(found)}</div>"
    )


def _line(found: Verdict, broken: int) -> str:
    """The ruling in one line; the broken rules stand in the list right under it."""
    return explain.verdict_line(found) if found.legal else say("verdict-illegal", count=broken)


def message_html(text: str, kind: str, anchor: str, notes: Sequence[str] = ()) -> str:
    """A line that looks like a verdict, without a checklist; `kind` is good, bad or plain."""
    mark = {"good": icon("kept"), "bad": icon("broken")}.get(kind, "")
    said = _notes(notes)
    return (
        f'<div class="verdict {kind}" id="{escape(anchor)}" role="alert">'
        f'<p class="line">{mark}<strong>{escape(text)}</strong></p>{said}</div>'
    )


def _notes(notes: Sequence[str]) -> str:
    return "".join(f'<p class="note">{inline(note)}</p>' for note in notes if note)


def inline(text: str) -> str:
    """Words of a lesson as HTML: escaped, with `code`, **strong** and *stress* marked up."""
    found = escape(text)
    for pattern, tag in _MARKS:
        found = pattern.sub(rf"<{tag}>\1</{tag}>", found)
    return found


def icon(name: str) -> str:
    """A tick or a cross, beside text that says the same."""
    return f'<span class="mark {name}" aria-hidden="true"></span>'


def _checklist(found: Verdict) -> str:
    count = len(found.findings)
    if not count:
        return ""
    rows = "".join(_row(finding, found.rules, brief=True) for finding in found.findings)
    return (
        f"<details><summary>{escape(say('verdict-all-rules', count=count))}</summary>"
        f'<ol class="checks">{rows}</ol></details>'
    )


def _row(finding: Finding, rules: RuleSet, brief: bool = False) -> str:
    # Few elements: the browser checks every one of them before it shows the verdict.
    name = "kept" if finding.ok else "broken"
    state = say("finding-kept") if finding.ok else say("finding-broken")
    hint = "" if finding.ok or brief else explain.finding_hint(finding, rules)
    remedy = (
        f'<p class="remedy"><strong>{escape(say("verdict-remedy"))}</strong> {escape(hint)}</p>'
        if hint
        else ""
    )
    # What its own text leaves open is told to those who look at all the rules.
    places = [one for one in explain.citations(finding.rule, rules) if brief or not one.silent]
    sources = "; ".join(dict.fromkeys(cited(place) for place in places))
    return (
        f'<li class="{name}"><b>{escape(state)}</b> '
        f"{escape(explain.finding_text(finding, rules))}{remedy}"
        f"<small>{rule_link(finding.rule, rules)} "
        f"{escape(explain.rule_title(finding.rule))}{_sep(sources)}</small></li>"
    )


def _sep(sources: str) -> str:
    return f" · {escape(sources)}" if sources else ""


def cited(citation: Citation) -> str:
    """Where a value comes from, in words: the text and the place in it."""
    message = "citation-silent" if citation.silent else "citation"
    text = say("source", source=citation.source, key=citation.source.replace(" ", "-"))
    return say(message, source=text, where=citation.where)


def rule_link(rule: str, rules: RuleSet) -> str:
    """A rule's id as a link to its page, under these rules; the session goes along."""
    query = escape(urlencode({"rule": rule, "variant": rule_choice.write(rules)}))
    return f'<a class="inside" href="rules?{query}"><code>{escape(rule)}</code></a>'
