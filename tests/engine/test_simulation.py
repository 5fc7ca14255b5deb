"""Bots that play before and after: what is counted, the protocol, and the one process."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from math import sqrt

import pytest

from engine.rulesets import house, load
from engine.simulation import desk as desks
from engine.simulation.desk import COMMAND, Desk, Job, Progress
from engine.simulation.facts import MEASURES, Facts, play_deal, players_for
from engine.simulation.statistics import compare, lengths, summary
from engine.simulation.worker import rounds
from engine.words import say

RULES = house("official", {"pile.black_three": "freezes"})
FACTS: Facts = dict.fromkeys(MEASURES, 1.0)


def pairs(before: list[float], after: list[float]) -> list[tuple[Facts, Facts]]:
    return [
        ({**FACTS, "turns": one}, {**FACTS, "turns": other})
        for one, other in zip(before, after, strict=True)
    ]


# What is counted


def test_a_deal_is_the_same_each_time_and_its_figures_are_possible() -> None:
    facts = play_deal(load("official"), 4, 3)
    assert facts == play_deal(load("official"), 4, 3)
    assert tuple(facts) == MEASURES
    assert facts["turns"] > 3 and facts["best"] >= facts["points"]
    assert facts["natural"] <= facts["canastas"] and facts["concealed"] <= facts["out"] <= 1


def test_players_are_four_where_that_can_be() -> None:
    assert players_for((load("classic"), load("official"))) == 4
    assert players_for((load("complete-2"),)) == 2


def test_mean_and_spread_by_hand() -> None:
    # 2, 4, 4, 6: mean 4, squares of the distances 4 + 0 + 0 + 4 = 8, over 3.
    assert summary([2, 4, 4, 6]) == (4.0, pytest.approx(sqrt(8 / 3)))


def test_a_difference_is_named_only_beyond_chance() -> None:
    def finding(before: list[float], after: list[float]) -> str:
        return next(one for one in compare(pairs(before, after)) if one.measure == "turns").finding

    same = [20.0, 30.0] * 50
    assert finding(same, same) == "same"
    assert finding([20.0] * 5, [30.0] * 5) == "few"
    assert finding(same, [30.0, 20.0] * 50) == "chance"
    assert finding(same, [24.0, 33.0] * 50) == "more"
    assert finding([24.0, 33.0] * 50, same) == "less"


def test_the_margin_is_that_of_the_differences() -> None:
    # Differences 1 and 3, fifty times each: mean 2, standard deviation 1.005, over the root of 100.
    one = compare(pairs([10.0] * 100, [11.0, 13.0] * 50))[0]
    assert one.difference == 2
    assert one.margin == pytest.approx(2.58 * 1.00504 / 10, rel=1e-4)


def test_every_round_lies_in_one_bin() -> None:
    found = lengths(pairs([5, 6, 40, 41], [7, 7, 7, 90]))
    assert sum(one.before for one in found) == sum(one.after for one in found) == 4
    assert found[0].least == 5 and found[-1].most >= 90
    assert all(one.most + 1 == other.least for one, other in pairwise(found))


# The protocol


def request(**changes: object) -> dict[str, object]:
    before = {"base": "official", "with": {}}
    after = {"base": "official", "with": {"pile.black_three": "freezes"}}
    return {"before": before, "after": after, "deals": 2, "seed": 1, **changes}


def test_the_worker_writes_a_line_for_every_deal_and_says_when_it_is_done() -> None:
    lines = list(rounds(request()))
    assert [sorted(line) for line in lines] == [["after", "before"], ["after", "before"], ["done"]]
    assert all(json.loads(json.dumps(line)) == line for line in lines)


def test_rules_that_leave_nothing_to_play_are_a_fault() -> None:
    (line,) = rounds(request(after={"base": "classic", "with": {"deal.cards": 100}}))
    assert "the pack has 108" in line["fault"]


def test_rules_that_cannot_be_are_a_fault() -> None:
    (line,) = rounds(request(after={"base": "official", "with": {"meld.max_size": 5}}))
    assert "a canasta has seven cards" in line["fault"]


def test_a_real_process_plays_and_ends_with_its_input() -> None:
    process = subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=desks._ROOT
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps(request(deals=100_000)) + "\n")
    process.stdin.flush()
    assert "before" in json.loads(process.stdout.readline())
    process.stdin.close()  # as when the server is gone
    assert process.wait(timeout=60) == 0
    process.stdout.close()


# The desk. The processes of these tests do not play: they write what a worker would.

HEAD = "import json, sys, time\nasked = json.loads(sys.stdin.readline())\n"
FACTS_TEXT = json.dumps({"before": FACTS, "after": FACTS})
LINE = f"print({FACTS_TEXT!r}, flush=True)\n"
DONE = "print('{\"done\": true}', flush=True)\n"
PLAYS_ON = HEAD + LINE + "time.sleep(600)\n"


def at_desk(script: str, patience: float = 600) -> Desk:
    return Desk((sys.executable, "-c", script), patience)


def until(job: Job, holds: Callable[[Progress], bool]) -> Progress:
    end = time.monotonic() + 60
    while not holds(found := job.look()) and time.monotonic() < end:
        time.sleep(0.02)
    return found


def gone(job: Job) -> bool:
    """Whether the process of a job has ended, after a while at most."""
    assert job.process is not None
    return job.process.wait(timeout=60) is not None


def test_a_job_comes_to_its_end() -> None:
    job = at_desk(HEAD + f"for _ in range(asked['deals']):\n    {LINE}{DONE}").order(RULES, 3, 7)
    found = until(job, lambda now: now.ended)
    assert (found.state, len(found.pairs), found.fault) == ("done", 3, "")
    assert gone(job)


def test_the_process_is_asked_for_the_same_deals_before_and_after() -> None:
    job = at_desk(HEAD + DONE).order(RULES, 4, 9)
    assert job.request() == {
        "before": {"base": "official", "with": {}},
        "after": {"base": "official", "with": {"pile.black_three": "freezes"}},
        "deals": 4,
        "seed": 9,
    }
    until(job, lambda now: now.ended)


def test_a_cancelled_job_ends_at_once_and_keeps_what_was_played() -> None:
    job = at_desk(PLAYS_ON).order(RULES)
    until(job, lambda now: len(now.pairs) == 1)
    job.cancel()  # nothing is waited for: it has ended when this returns
    found = job.look()
    assert (found.state, len(found.pairs)) == ("cancelled", 1)
    assert gone(job)


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        (HEAD + LINE + "sys.exit(3)", say("simulation-broken")),
        (HEAD + "print('no json', flush=True)", say("simulation-broken")),
        ("raise SystemExit", say("simulation-broken")),
        (HEAD + 'print(\'{"fault": "So not."}\', flush=True)', "So not."),
    ],
)
def test_a_worker_that_breaks_is_told_and_the_next_job_begins(script: str, fault: str) -> None:
    desk = at_desk(script)
    first, second = desk.order(RULES), desk.order(RULES)
    for job in (first, second):
        found = until(job, lambda now: now.ended)
        assert (found.state, found.fault) == ("failed", fault)


def test_a_command_that_does_not_exist_is_told() -> None:
    found = Desk(("/no/such/program",)).order(RULES).look()
    assert (found.state, found.fault) == ("failed", say("simulation-no-process"))


def test_two_visitors_one_waits_and_comes_next() -> None:
    desk = at_desk(PLAYS_ON)
    first, second, third = (desk.order(RULES) for _ in range(3))
    assert [job.look().state for job in (first, second, third)] == ["running", "waiting", "waiting"]
    assert [job.look().ahead for job in (first, second, third)] == [0, 1, 2]
    assert second.process is None
    second.cancel()
    assert third.look().ahead == 1
    first.cancel()
    assert third.look().state == "running"
    assert until(third, lambda now: len(now.pairs) == 1).pairs
    third.cancel()
    assert gone(first) and gone(third) and second.process is None


def test_a_job_that_nobody_looks_at_is_given_up() -> None:
    left = at_desk(PLAYS_ON, patience=0.5).order(RULES)
    assert gone(left)
    assert left.state == "cancelled"


def test_too_many_that_wait_are_refused() -> None:
    desk = at_desk(PLAYS_ON)
    jobs = [desk.order(RULES) for _ in range(desks.MOST_WAITING + 1)]
    assert jobs[-1].look().fault == say("simulation-crowded")
    for job in reversed(jobs):
        job.cancel()


def test_a_server_that_dies_takes_its_process_along() -> None:
    """Another Python plays the server: it starts a job, names its process, and is killed."""
    server = (
        "import sys, time\n"
        "from engine.rulesets import house\n"
        "from engine.simulation.desk import desk\n"
        "job = desk().order(house('official', {'turn.draw': 2}), 100000)\n"
        "while not job.look().pairs: time.sleep(0.05)\n"
        "print(job.process.pid, flush=True)\n"
        "time.sleep(600)\n"
    )
    process = subprocess.Popen(
        (sys.executable, "-c", server), stdout=subprocess.PIPE, text=True, cwd=desks._ROOT
    )
    assert process.stdout is not None
    child = int(process.stdout.readline())
    process.kill()
    process.wait()
    process.stdout.close()
    end = time.monotonic() + 60
    while _lives(child) and time.monotonic() < end:
        time.sleep(0.05)
    assert not _lives(child)


def _lives(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_the_worker_reads_its_request_from_its_input(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.simulation import worker

    monkeypatch.setattr(os, "nice", lambda by: by)
    monkeypatch.setattr(worker, "_watch", lambda given: None)
    written = io.StringIO()
    worker.main(io.StringIO(json.dumps(request(deals=0))), written)
    assert written.getvalue() == '{"done": true}\n'
