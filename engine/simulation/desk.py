"""The desk at which simulations are ordered: one runs, the others wait for their turn.

    job = desk().order(rules)      each call of `job.look()` says that somebody still waits for it
    job.look()                     how far it is; a job that nobody looks at is given up
    job.cancel()                   ends it at once; what was played stays

Each runs in a process of its own (`engine.simulation.worker`), which ends with its pipe: neither
a server that stops nor a visitor who leaves lets it go on.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections import deque
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from engine.ruleset import RuleSet
from engine.simulation.facts import Facts
from engine.words import say

State = Literal["waiting", "running", "done", "cancelled", "failed"]
PATIENCE = 20.0
"""Seconds after which a job that nobody looks at is given up."""
MOST_WAITING = 20
COMMAND = (sys.executable, "-m", "engine.simulation.worker")
_ROOT = Path(__file__).parents[2]


class Progress(NamedTuple):
    """How far a job is: `ahead` counts those before it; `fault` says why it failed.

    `seconds` have passed since its process was started.
    """

    state: State
    ahead: int
    pairs: tuple[tuple[Facts, Facts], ...]
    deals: int
    seconds: float
    fault: str

    @property
    def ended(self) -> bool:
        """Whether nothing more is to come."""
        return self.state not in ("waiting", "running")


class Job:
    """One simulation: the same deals under the base of some rules and under the rules."""

    def __init__(self, desk: Desk, rules: RuleSet, deals: int, seed: int) -> None:
        self.rules, self.deals, self.seed = rules, deals, seed
        self.state: State = "waiting"
        self.fault = ""
        self.pairs: list[tuple[Facts, Facts]] = []
        self.looked = time.monotonic()
        self.started = self.stopped = 0.0
        self.process: subprocess.Popen[str] | None = None
        self._desk = desk

    @property
    def ended(self) -> bool:
        """Whether it was finished, cancelled or given up."""
        return self.state not in ("waiting", "running")

    def look(self) -> Progress:
        """How far it is; somebody still wants to know."""
        self.looked = time.monotonic()
        return self._desk.progress(self)

    def cancel(self) -> None:
        """End it now, whether it runs or waits. What was played stays."""
        self._desk.end(self, "cancelled")

    def request(self) -> dict[str, Any]:
        """What the process is asked for."""
        base = {"base": self.rules.base, "with": {}}
        after = {"base": self.rules.base, "with": dict(self.rules.changed)}
        return {"before": base, "after": after, "deals": self.deals, "seed": self.seed}


class Desk:
    """All jobs of a server. May be used from several threads."""

    def __init__(self, command: tuple[str, ...] = COMMAND, patience: float = PATIENCE) -> None:
        self._command, self._patience = command, patience
        self._lock = threading.RLock()
        self._jobs: deque[Job] = deque()

    def order(self, rules: RuleSet, deals: int = 500, seed: int = 1) -> Job:
        """A new job; it runs when those before it have ended."""
        job = Job(self, rules, deals, seed)
        with self._lock:
            if len(self._jobs) >= MOST_WAITING:
                job.state, job.fault = "failed", say("simulation-crowded")
                return job
            self._jobs.append(job)
            self._next()
        return job

    def progress(self, job: Job) -> Progress:
        """How far a job is."""
        with self._lock:
            self._give_up()
            ahead = self._jobs.index(job) if job in self._jobs else 0
            until = job.stopped or time.monotonic()
            seconds = until - job.started if job.started else 0.0
            return Progress(job.state, ahead, tuple(job.pairs), job.deals, seconds, job.fault)

    def end(self, job: Job, state: State, fault: str = "") -> None:
        """End a job and begin the next; one that has ended stays as it is."""
        with self._lock:
            if job.ended:
                return
            job.state, job.fault, job.stopped = state, fault, time.monotonic()
            if job in self._jobs:
                self._jobs.remove(job)
            if job.process is not None:
                job.process.kill()
            self._next()

    def _next(self) -> None:
        """Start the first job if it does not run yet."""
        if not self._jobs or self._jobs[0].state != "waiting":
            return
        job = self._jobs[0]
        job.state, job.started = "running", time.monotonic()
        try:
            job.process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, text=True, encoding="utf-8", cwd=_ROOT,
            )  # fmt: skip
        except OSError:
            self.end(job, "failed", say("simulation-no-process"))
            return
        threading.Thread(target=self._read, args=(job, job.process), daemon=True).start()
        threading.Thread(target=self._watch, args=(job,), daemon=True).start()

    def _read(self, job: Job, process: subprocess.Popen[str]) -> None:
        """Take what the process writes, until it ends."""
        assert process.stdin is not None and process.stdout is not None
        state: State = "failed"
        fault = say("simulation-broken")
        try:
            process.stdin.write(json.dumps(job.request()) + "\n")
            process.stdin.flush()
            for line in process.stdout:
                found = json.loads(line)
                if "before" not in found:
                    state = "done" if found.get("done") else "failed"
                    fault = str(found.get("fault", ""))
                    break
                with self._lock:
                    if not job.ended:
                        job.pairs.append((found["before"], found["after"]))
        except (OSError, ValueError):
            pass  # the process was killed in the middle of a line
        self.end(job, state, fault)
        process.kill()
        with suppress(OSError):  # what was still to be written is of no use any more
            process.stdin.close()
        process.stdout.close()
        process.wait()

    def _watch(self, job: Job) -> None:
        """Give jobs up that nobody looks at, as long as this one runs."""
        while not job.ended:
            time.sleep(min(1.0, self._patience / 4))
            with self._lock:
                self._give_up()

    def _give_up(self) -> None:
        late = time.monotonic() - self._patience
        for job in [job for job in self._jobs if job.looked < late]:
            self.end(job, "cancelled")


@lru_cache(maxsize=1)
def desk() -> Desk:
    """The one desk of this server."""
    return Desk()
