"""Notebooks for Jupyter: valid, complete, and the texts of people stay text."""

from __future__ import annotations

import json
import re
from html import unescape

import nbformat
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from engine.notebook.document import Note, Notebook
from engine.notebook.jupyter import to_ipynb
from engine.notebook.keeping import ruling_cell, score_cell
from engine.notebook.plaintext import escaped, lines, table
from engine.question import Question
from engine.roundcount import RoundCount, SideCount
from engine.rulesets import load
from engine.scoresheet import Sheet
from tests.storage.notebooks import every_kind

MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
HOSTILE = [
    "<script>alert(1)</script>", "[x](javascript:alert(1))", "![x](http://a/b.png)", "$x$ \\(y\\)",
    "**bold** _it_ ~~gone~~ `code`", "# Head", "- one\n- two", "1. one", "2) two", "> said",
    "a | b\n--- | ---\nc | d", "    code", "\tcode", "<http://a.b>",
    "&lt;b&gt; &amp;",
    "```\n<b>\n```", "Head\n===", "Head\n---", "[a]: http://b", "http://a.b www.a.b a@b.c",
    "+ plus",
    "* star", "***", "___", "\\", "a\\\nb", "<!-- x", "<![CDATA[", "]]>", "^[note]", "{.class}",
]  # fmt: skip
LETTERS = "ab1 \t\n\\`*_{}[]()<>#+-=.!|~$&@^:/w;'\"?%,"


def shown(markdown: str) -> str:
    """What a reader sees of some Markdown: its text, once nothing but paragraphs is made of it."""
    html = MARKDOWN.render(markdown)
    html = html.replace("<br />\n", "\n")
    tags = set(re.findall(r"</?([a-zA-Z!]+)", html))
    assert tags <= {"p"}, html
    return unescape(re.sub(r"</p>\s*<p>", "\n", html.strip())[3:-4]) if html else ""


def plainly(text: str) -> str:
    """A text as it is compared: each line's words, without what is only white."""
    return "\n".join(filter(None, (" ".join(line.split()) for line in text.splitlines())))


@settings(max_examples=120, deadline=None)
@given(
    st.text(alphabet=st.sampled_from("ab1 \t\n\\`*_{}[]()<>#+-=.!|~$&@^:/w;'\"?%,"), max_size=40)
)
@example("<script>alert(1)</script>")
def test_markdown_shows_a_text_letter_for_letter(text: str) -> None:
    assert plainly(shown(lines(text))) == plainly(text)
    assert plainly(shown(escaped(text))) == " ".join(text.split())


@pytest.mark.parametrize("text", HOSTILE)
def test_markup_in_a_text_stays_text(text: str) -> None:
    assert plainly(shown(lines(text))) == plainly(text)
    assert not re.search(r"[<$`]|\]\(|://|www\.", lines(text))


@pytest.mark.parametrize("text", HOSTILE)
def test_markup_in_a_table_stays_in_its_cell(text: str) -> None:
    html = MARKDOWN.render(table(["What", text], [[text, "7"], ["b", "8"]], numbers=1))
    assert set(re.findall(r"<([a-z]+)", html)) == {"table", "thead", "tbody", "tr", "th", "td"}
    cells = re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", html)
    words = " ".join(text.split())
    assert [unescape(cell).strip() for cell in cells] == ["What", words, words, "7", "b", "8"]


def cells_of(notebook: Notebook) -> list[str]:
    found = nbformat.reads(to_ipynb(notebook), as_version=nbformat.NO_CONVERT)
    nbformat.validate(found)
    assert found.nbformat == 4
    assert {cell.cell_type for cell in found.cells} == {"markdown"}
    return [cell.source for cell in found.cells]


def test_every_kind_of_cell_is_there() -> None:
    notebook = every_kind()
    head, note, position, house, ruling, score, lesson = cells_of(notebook)
    assert head.startswith("# Friday\n\nRules: Classic.")
    assert note.startswith("the secret of Mrs Potter  \n&#60;b&#62;")
    assert "## Mine" in position and "| Hand of seat 1 | 7 7 Jo |" in position
    assert "| Melds of side B | K K K |" in position and "| Hand of seat 2 | 11 |" in position
    assert "Rules: Classic, with house rules." in house
    assert "Rules: Classic.\n" in ruling and "The move: **take 7 Jo**" in ruling
    assert "## Our match" in score and "Rules: Tile." in score and "| A | 1265 |" in score
    assert lesson == "## A frozen pile\n\n2 of 4 tasks done, 4 stars, on 2026-05-01."


def test_a_ruling_has_its_verdict_with_every_finding_and_its_source() -> None:
    asked = Question(
        {"hands": {1: "7 Jo K 9"}, "pile": "2 7", "melds": {"A": ["K K K"]}}, ("take 7 Jo",)
    )
    _, text = cells_of(Notebook().add(ruling_cell(asked, load("classic"))))
    assert "**Not legal: The pile is frozen by a two." in text
    assert re.search(r"- \*\*The frozen pile\*\* \(broken\): .*\(seed 002, freezing", text)
    assert re.search(r"- \*\*A pile to take\*\* \(kept\): The pile holds 2 cards", text)


def test_a_score_has_its_lines_and_its_total() -> None:
    sides = {"A": SideCount(canastas={"natural": 1}, cards="100"), "B": SideCount(left="35")}
    sheet = Sheet(rounds=(RoundCount(way="sums", sides=sides),))
    _, text = cells_of(Notebook().add(score_cell(sheet, load("classic"))))
    assert "| A | Natural canastas | 1 | 500 |" in text
    assert "| B | Cards left in hand |  | −35 |" in text
    assert text.endswith("| A | 600 |\n| B | −35 |")


def test_no_text_of_anybody_becomes_html() -> None:
    hostile = "<script>alert('x')</script>"
    asked = Question({"hands": {1: hostile}, "pile": hostile}, (hostile,), hostile)
    notebook = Notebook(title=hostile).add(Note(text=hostile)).add(
        ruling_cell(asked, load("classic"), hostile)
    )  # fmt: skip
    text = to_ipynb(notebook)
    assert "<" not in text
    assert len(re.findall("&#60;script&#62;", text)) >= 5
    json.loads(text)


def test_a_cell_whose_rules_are_gone_says_so() -> None:
    cell = ruling_cell(Question({}, ("draw",)), load("classic")).with_(variant="bolivia")
    head, text = cells_of(Notebook(variant="samba").add(cell))
    assert "The referee cannot answer: “samba” is no rule set" in head
    assert "The referee cannot answer: “bolivia” is no rule set" in text


def test_an_empty_notebook_is_one_too() -> None:
    assert cells_of(Notebook()) == [cells_of(Notebook())[0]]
