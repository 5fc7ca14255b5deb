"""`verify`: check that cases and lessons say what the engine says."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.cases import read_cases
from engine.commands.shared import document_of, emit
from engine.errors import CannotRead
from engine.lessons import check_claims, courses, read_lesson
from engine.lessons.coverage import coverage, table
from engine.verify import differences
from engine.yamltext import Document, read_file


def verify(options: argparse.Namespace) -> int:
    """Print where a case or lesson says something else than the engine; 1 when any does.

    With `--coverage` also which rules the courses teach and ask about; 1 when one is missing.
    """
    agreed = failed = 0
    for document in _documents(options.paths):
        for slug, faults in _verified(document):
            agreed += not faults
            failed += bool(faults)
            if options.json:
                emit(
                    {
                        "file": document.name,
                        "case": slug,
                        "agrees": not faults,
                        "faults": faults,
                    }
                )
            else:
                for fault in faults:
                    print(f"{document.name}: {slug}: {fault}")
    if not agreed and not failed:
        raise CannotRead("no case or lesson was found there", " ".join(options.paths))
    if not options.json:
        print(f"{agreed} agree, {failed} do not")
    covered = _covered(options.json) if options.coverage else True
    return 0 if covered and not failed else 1


def _covered(as_json: bool) -> bool:
    """Print what the courses cover; whether they cover all rules of their rule sets."""
    complete = True
    for variant in courses():
        rows = coverage(variant)
        complete &= not any(row.missing for row in rows)
        if not as_json:
            print(f"\n{table(variant)}")
            continue
        for row in rows:
            emit({"variant": variant, **row._asdict(), "missing": row.missing})
    return complete


def _documents(paths: Sequence[str]) -> Iterator[Document]:
    for name in paths:
        if Path(name).is_dir():
            yield from map(read_file, sorted(Path(name).rglob("*.yaml")))
        else:
            yield document_of(name)


def _verified(document: Document) -> Iterator[tuple[str, list[str]]]:
    if isinstance(document.value, dict) and "lesson" in document.value:
        lesson = read_lesson(document)
        yield lesson.slug, [str(fault) for fault in check_claims(lesson)]
        return
    for case in read_cases(document):
        yield case.slug, differences(case)
