"""Record the rounds anew: `python -m tests.golden`."""

from __future__ import annotations

from tests.golden import ROUNDS, file_of, told

for name in ROUNDS:
    file_of(name).write_text(told(name), encoding="utf-8")
