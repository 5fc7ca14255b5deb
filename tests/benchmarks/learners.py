"""Many learners on one process: `python -m tests.benchmarks.learners [learners] [seconds]`.

Each learner is a WebSocket client that speaks Streamlit's protocol: it opens a lesson, and then
presses a button under the hand, a wrong move, every two seconds. Measured is the time from the
press to the answer as the server gives it: until the last message of that run has arrived.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import time
from typing import Any
from urllib.parse import urlsplit

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect

from tests.benchmarks.app import LESSON
from tests.browser.serving import fresh_server

LEARNERS, SECONDS = 60, 30
EVERY = 2.0
"""Seconds between two presses of a learner."""
MUST, STRETCH = 60, 150
"""So many learners, with 95 answers in 100 within `LIMIT` milliseconds."""
LIMIT = 200
WRONG = ("meld", "discard")


class Learner:
    """One browser, as far as the server can tell."""

    def __init__(self, socket: ClientConnection, address: str) -> None:
        self.socket = socket
        self.address = address
        self.page = self.fragment = self.hand = ""
        self.data: dict[str, Any] = {}
        self.pressed = 0

    async def open(self) -> None:
        """Open the lesson, and wait until the page is drawn."""
        await self._run(BackMsg())
        assert self.hand and self.fragment, "the page shows no hand"

    async def press(self) -> float:
        """Make a wrong move: the milliseconds until it was answered."""
        self.pressed += 1
        message = BackMsg()
        message.rerun_script.fragment_id = self.fragment
        message.rerun_script.page_script_hash = self.page
        widget = message.rerun_script.widget_states.widgets.add()
        widget.id = self.hand
        event = {
            "number": self.pressed, "epoch": self.data["epoch"], "kind": "act",
            "value": WRONG[self.pressed % 2], "picked": [self.data["cards"][0]["id"]],
        }  # fmt: skip
        widget.json_value = json.dumps({"event": event})
        before = self.data["below"]
        start = time.perf_counter()
        await self._run(message)
        taken = (time.perf_counter() - start) * 1000
        assert self.data["below"] != before, "the move was not judged"
        return taken

    async def _run(self, message: BackMsg) -> None:
        path, query = LESSON.split("?")
        message.rerun_script.query_string = query
        message.rerun_script.page_name = path
        message.rerun_script.context_info.url = f"{self.address}/{path}"
        await self.socket.send(message.SerializeToString())
        while True:
            answer = ForwardMsg()
            received = await asyncio.wait_for(self.socket.recv(), 60)
            assert isinstance(received, bytes)
            answer.ParseFromString(received)
            kind = answer.WhichOneof("type")
            if kind == "new_session":
                self.page = answer.new_session.page_script_hash
            elif kind == "delta":
                self._draw(answer)
            elif kind == "script_finished":
                return

    def _draw(self, answer: ForwardMsg) -> None:
        component = answer.delta.new_element.bidi_component
        if component.id.endswith("-hand"):
            self.hand = component.id
            self.fragment = answer.delta.fragment_id
            self.data = json.loads(json.loads(component.json))


async def learn(address: str, seconds: float, present: asyncio.Barrier) -> list[float]:
    """One learner's presses for so long, once all are present: milliseconds of each answer."""
    stream = f"ws://{urlsplit(address).netloc}/_stcore/stream"
    async with connect(stream, subprotocols=["streamlit"], max_size=None) as socket:  # type: ignore[list-item]
        learner = Learner(socket, address)
        await learner.open()
        await present.wait()
        await asyncio.sleep(random.uniform(0, EVERY))
        end = time.perf_counter() + seconds
        times = []
        while (begin := time.perf_counter()) < end:
            times.append(await learner.press())
            await asyncio.sleep(max(0.0, begin + EVERY - time.perf_counter()))
        return times


async def classroom(address: str, learners: int, seconds: float) -> list[float]:
    """All answers of a number of learners at once.

    One visitor comes before them: the first of a fresh process waits for what is loaded once.
    """
    await learn(address, EVERY, asyncio.Barrier(1))
    present = asyncio.Barrier(learners)
    coming = []
    for _ in range(learners):
        coming.append(asyncio.create_task(learn(address, seconds, present)))
        await asyncio.sleep(0.1)
    return [taken for times in await asyncio.gather(*coming) for taken in times]


def main(learners: int = LEARNERS, seconds: float = SECONDS) -> None:
    """Measure and print."""
    with fresh_server() as address:
        times = asyncio.run(classroom(address, learners, seconds))
    p95 = statistics.quantiles(times, n=100)[94]
    print(f"{learners} learners on one process, a press each {EVERY:.0f} s, {len(times)} answers")
    print(f"  median {statistics.median(times):.0f} ms, 95 in 100 within {p95:.0f} ms", end="")
    print(f" (must: {LIMIT} ms with {MUST} learners, stretch: with {STRETCH})")


if __name__ == "__main__":
    main(*(int(text) for text in sys.argv[1:3]))
