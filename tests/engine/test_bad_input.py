"""Bad input of every kind: one message with its place, exit status 2, never a traceback."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from engine.commandline import main
from tests.engine.bad_texts import CLASSIC, HANDS, MOVES, ONLY_VERIFY, TEXTS

COMMANDS = ("check", "moves", "score", "verify")
ROOT = Path(__file__).parents[2]


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What the command line says about bad input: one line, and nothing else."""
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("error: ") and said.err.count("\n") == 1
    assert "Traceback" not in said.err
    assert said.err.strip().isprintable()
    return said.err.strip()


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("what", TEXTS)
def test_bad_text_is_refused_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, what: str
) -> None:
    text, place, words = TEXTS[what]
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    said = refused([command, str(path)], capsys)
    assert place + ": " in said.removeprefix(f"error: {path}") and words in said
    assert refused([command, str(path), "--json"], capsys) == said


@pytest.mark.parametrize("what", ONLY_VERIFY)
def test_an_expectation_that_cannot_be_compared_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    text, place, words = ONLY_VERIFY[what]
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    said = refused(["verify", str(path)], capsys)
    assert said.startswith(f"error: {path}{place}") and words in said


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("data", "words"),
    [
        (bytes(range(256)) * 10, "no text in UTF-8"),
        (CLASSIC.encode("utf-16"), "no text in UTF-8"),
        (b"# x\n" * 2_600_000, "larger than 1 MB"),
        (b"x: " + b"9" * 10_000_000, "larger than 1 MB"),
    ],
    ids=["binary", "utf-16", "10 MB of comments", "10 MB of nines"],
)
def test_bad_bytes_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, data: bytes, words: str
) -> None:
    path = tmp_path / "case.yaml"
    path.write_bytes(data)
    said = refused([command, str(path)], capsys)
    assert said.startswith(f"error: {path}: ") and words in said


@pytest.mark.parametrize("command", COMMANDS)
def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert "nowhere.yaml: cannot be opened" in refused([command, "nowhere.yaml"], capsys)


@pytest.mark.parametrize("command", ["check", "moves", "score"])
def test_a_folder_is_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    assert f"{tmp_path}: cannot be opened" in refused([command, str(tmp_path)], capsys)


def test_a_folder_without_cases_is_no_success(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert str(tmp_path) in refused(["verify", str(tmp_path)], capsys)


@pytest.mark.parametrize("command", ["check", "moves", "score"])
def test_an_unknown_rule_set_in_the_command_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(CLASSIC, encoding="utf-8")
    said = refused([command, str(path), "--variant", "samba"], capsys)
    assert "“samba” is no rule set; known are classic" in said


def test_an_unknown_top_card_cannot_be_judged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(MOVES + "  - take K K\n", encoding="utf-8")
    said = refused(["check", str(path)], capsys)
    assert said.startswith(f"error: {path}:4: moves.1: ") and "top card" in said
    assert refused(["check", str(path), "--all"], capsys) == said


def test_what_cannot_be_judged_is_named_with_its_line_of_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(
        "variant: official\n"
        "position: {turn: 2, hands: {2: Q Q 5}, pile: '', stock: 9 ?50}\n"
        "moves:\n  - draw; discard 9\n  - draw; discard ?\n  - draw; discard ?\n"
        "  - draw; discard ?\n  - take Q Q\n",
        encoding="utf-8",
    )
    assert refused(["check", str(path)], capsys).startswith(f"error: {path}:8: moves.5: ")


def test_an_addition_that_could_mean_two_melds_says_how_to_choose(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(
        "variant: {base: official, with: {meld.per_rank: many}}\n"
        "position: {step: play, hands: {1: K 5 6}, melds: {A: [K K K, K K K]}}\n"
        "moves: [add K to K]\n",
        encoding="utf-8",
    )
    said = refused(["check", str(path)], capsys)
    assert said.startswith(f"error: {path}:3: moves.1: ") and "K#1, #2" in said


def test_moves_after_an_illegal_move_do_not_exist(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(MOVES + "  - discard 6\n", encoding="utf-8")
    said = refused(["moves", str(path)], capsys)
    assert said.startswith(f"error: {path}:3: moves") and "turn.draw_first" in said


def test_a_hidden_hand_cannot_be_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(HANDS + "    1: K\n", encoding="utf-8")
    assert "hand of seat 2 is not known" in refused(["score", str(path)], capsys)


def test_standard_input_is_named_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"variant: samba\n")))
    assert refused(["check", "-"], capsys).startswith("error: standard input:1: variant: ")


def test_nothing_acts_on_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(HANDS + '    1: "\\e[2J K"\n', encoding="utf-8")
    assert "\x1b" not in refused(["check", str(path)], capsys)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_program_itself_ends_with_status_2_and_no_traceback(
    tmp_path: Path, command: str
) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(TEXTS["ninth seven"][0], encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "engine", command, str(path)],
        capture_output=True, text=True, check=False, cwd=ROOT,
    )  # fmt: skip
    assert run.returncode == 2 and run.stdout == ""
    assert run.stderr == f"error: {path}:2: position: 7 is there 9 times, but the pack holds 8\n"
