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


_NOTES = MarkdownIt("commonmark", {"html": False, "breaks": True, "xhtmlOut": False}).disable(
    "image"
)


@lru_cache(maxsize=1024)
def note_html(text: str) -> str:
    """A note as HTML: each of its lines is a line, its headings stand below that of its cell.

    >>> note_html("# Sevens\\n<b>Ask</b> *Ann*")
    '<h3>Sevens</h3>\\n<p>&lt;b&gt;Ask&lt;/b&gt; <em>Ann</em></p>\\n'
    """
    tokens = _NOTES.parse(text)
    for one in tokens:
        if one.type in ("heading_open", "heading_close"):
            one.tag = "h3"
    rendered: str = _NOTES.renderer.render(tokens, _NOTES.options, {})
    return rendered
