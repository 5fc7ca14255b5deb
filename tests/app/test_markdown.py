"""Texts of lessons as HTML: marked up as Markdown says, and never more than that."""

from __future__ import annotations

import pytest

from pages.parts.markdown import markdown_html


def test_paragraphs_lists_and_stress_are_marked_up() -> None:
    found = markdown_html("The **pile**,\n*frozen*:\n\n- one\n- `Ks`")
    assert "<p>The <strong>pile</strong>,\n<em>frozen</em>:</p>" in found
    assert "<li>one</li>" in found and "<code>Ks</code>" in found


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "a <img src=x onerror=alert(1)> b",
        "<style>p { display: none }</style>",
        "`<b>` and **<b>**",
        "![a picture](http://example.org/x.png)",
        "[a link](javascript:alert(1))",
        "[a link](data:text/html,<script>alert(1)</script>)",
        "<javascript:alert(1)>",
    ],
)
def test_nothing_in_a_text_becomes_html_of_its_own(text: str) -> None:
    found = markdown_html(text)
    for tag in ("<script", "<img", "<style", "<b>", 'href="javascript', 'href="data'):
        assert tag not in found
