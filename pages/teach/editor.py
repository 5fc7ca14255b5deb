"""A lesson written as YAML: checked as it is typed, shown as the learner sees it, handed on."""

from __future__ import annotations

from pages.parts import page

page.begin("editor", "Lesson editor")
page.end()
