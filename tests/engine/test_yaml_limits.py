"""How much is read at once: files of too many values are refused early, whatever they are for."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from engine.cases import read_cases
from engine.errors import BadInput
from engine.house.files import from_yaml as read_house_rules
from engine.lessons import read_lesson
from engine.notebook.files import from_yaml as read_notebook
from engine.scoresheet import read_sheet
from engine.yamltext import MOST_VALUES, read_bytes, read_text

MANY = b"[" + b"1," * 480_000 + b"]"

READERS: dict[str, Callable[[bytes], object]] = {
    "notebook": lambda data: read_notebook(data, "x.yaml"),
    "cases": lambda data: read_cases(read_bytes(data, "x.yaml")),
    "score sheet": lambda data: read_sheet(data, "x.yaml"),
    "house rules": lambda data: read_house_rules(data, "x.yaml"),
    "lesson": lambda data: read_lesson(read_bytes(data, "x.yaml")),
}


@pytest.mark.parametrize("kind", READERS)
def test_half_a_million_values_are_refused_before_they_are_read(kind: str) -> None:
    started = time.process_time()
    with pytest.raises(BadInput, match=r"^x\.yaml: holds more than 200,000 values"):
        READERS[kind](MANY)
    assert time.process_time() - started < 2


def test_keys_count_as_values_and_the_list_itself_too() -> None:
    most = "a: [" + "1," * (MOST_VALUES - 3) + "]"
    assert len(read_text(most, "x.yaml").value["a"]) == MOST_VALUES - 3
    with pytest.raises(BadInput, match="holds more than"):
        read_text(most.replace("[", "[1,"), "x.yaml")
