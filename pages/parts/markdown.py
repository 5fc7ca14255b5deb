"""A text in Markdown as HTML that is safe to show, whoever wrote the text."""

from __future__ import annotations

from functools import lru_cache

from markdown_it import MarkdownIt

# HTML in the text stays text; a picture would have the reader's browser call somebody's server.
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).disable("image")


@lru_cache(maxsize=1024)
def markdown_html(text: str) -> str:
    """The text as HTML, all that is no Markdown escaped.

    >>> markdown_html("A **frozen** pile <b>")
    '<p>A <strong>frozen</strong> pile &lt;b&gt;</p>\\n'
    """
    rendered: str = _MARKDOWN.render(text)
    return rendered
