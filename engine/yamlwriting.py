"""Writing YAML that people read, and that `engine.yamltext` reads back as it was."""

from __future__ import annotations

import re
from typing import Any

import yaml


def yaml_text(value: Any, compact: bool = True) -> str:
    """Plain data as YAML; `compact` writes short lists and mappings in one line.

    Keys stay in their order, texts of several lines stand line by line.

    >>> print(yaml_text({"title": "Ours", "melds": ["K K K", "7 7 7"]}), end="")
    title: Ours
    melds: [K K K, 7 7 7]
    """
    text: str = yaml.dump(
        value, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=100,
        default_flow_style=None if compact else False,
    )  # fmt: skip
    return text


class _Dumper(yaml.SafeDumper):
    """Writes texts of several lines line by line, and nothing as a reference to something else."""

    def ignore_aliases(self, data: object) -> bool:
        """Always: what stands twice is written twice."""
        return True


_ODD_BREAKS = re.compile("[\r\x85\u2028\u2029]")
"""Letters that YAML takes for the end of a line, and would give back as another one."""


def _text(dumper: _Dumper, text: str) -> yaml.ScalarNode:
    style = '"' if _ODD_BREAKS.search(text) else "|" if "\n" in text else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style)


_Dumper.add_representer(str, _text)
