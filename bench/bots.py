"""Tables with master bots on a real server: how late its event loop comes round, and how long people and bots wait.

At every table sits one person, who takes a second or two over each move, and three masters at the server's usual pace;
when a game is over, the next one begins. Languages take turns. Server, bots and people share the machine. Figures are
the server's own, read from /metrics before and after each round: shares are exact, percentiles lie between the bounds
of the buckets. The first round, in which lexicons are laid out, is dropped. All rounds are in bench/rounds/bots.json.

    python -m bench.bots                   200 tables, thirteen rounds of ten seconds
    python -m bench.bots 400 12 20         so many tables, rounds and seconds
"""

import asyncio
import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop
from bench.players import Link
from bench.server import cpu_of
from prometheus_client.parser import text_string_to_metric_families
from tests.server.server_process import PATIENCE, Server

from lettrine.server.identity import COOKIE
from lettrine.words.cache import LANGUAGES, lexicon
from lettrine.words.flags import COMMON

TABLES, ROUNDS, SECONDS = 200, 13, 10
AIM = "aim: 200 tables with master bots, the event loop's p99 lag ≤ 50 ms"
MASTERS = 3
THINKING = (0.8, 2.5)
"""Seconds that a person takes over a move."""
KEPT = Path(__file__).parent / "rounds" / "bots.json"
TIMES = {"lag": "lettrine_lag_seconds", "bots": "lettrine_bot_seconds", "people": "lettrine_message_seconds"}

Buckets = Counter[float]
"""By upper bound, how many were at most so long."""


class Round(NamedTuple):
    """What the server used of a core, and how long everything took."""

    server: float
    times: dict[str, Buckets]


class Guest:
    """Somebody who plays one game against masters after the other."""

    def __init__(self, server: Server, number: int) -> None:
        self.server, self.chance = server, Random(number)
        self.language = LANGUAGES[number % len(LANGUAGES)]
        self.games = 0
        self.refused: Counter[str] = Counter()
        self._link: Link | None = None
        self._answered = ""
        self._again: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        """Open a table with bots, and come to it."""
        plan = {"game": "sonde", "edition": "1976", "language": self.language, "seats": 1 + MASTERS}
        wanted = {"plan": plan, "name": "Ada", "bots": ["master"] * MASTERS, "start": True}
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as client:
            answer = await client.post("/api/tables", json=wanted)
        assert answer.is_success, answer.text
        path, cookie = f"/tables/{answer.json()['id']}/socket", answer.cookies[COOKIE]
        self._link = link = Link(path, cookie, self.hear)
        await asyncio.get_running_loop().create_connection(lambda: link, "127.0.0.1", self.server.port)

    def hear(self, data: bytes) -> None:
        """A message: the table as it is, or that something could not be done."""
        message = msgspec.json.decode(data)
        if message["type"] == "refused":
            self.refused[message["code"]] += 1
            self._answered = ""
        view = (message.get("frame") or message).get("view")
        if view is not None:
            self._see(view)

    def _see(self, view: dict[str, Any]) -> None:
        if view.get("over") and self._again is None:
            self._again = asyncio.create_task(self._next_game())
        duty = next((each for each in view.get("open", ()) if each["duty"] and 0 in each["seats"]), None)
        if duty is not None and duty["id"] != self._answered:
            self._answered = duty["id"]
            asyncio.get_running_loop().call_later(self.chance.uniform(*THINKING), self._do, self._link, duty)

    def _do(self, link: Link, duty: dict[str, Any]) -> None:
        if not link.lost and duty["id"] == self._answered:
            message = {"type": "do", "ref": 1, "action": self._action(duty), "decision": duty["id"]}
            link.send(msgspec.json.encode(message))

    def _action(self, duty: dict[str, Any]) -> dict[str, Any]:
        if duty["kind"] == "hide":
            words = lexicon(self.language)
            common = ((words.zipf(7) >= 3.5) & (words.flags(7) & int(COMMON) != 0)).nonzero()[0]
            return {"do": "hide", "word": words.word(7, int(self.chance.choice(common)))}
        fields = self.chance.choice(duty["offers"])
        return {"do": duty["kind"], **{name: self.chance.choice(values) for name, values in fields.items()}}

    async def _next_game(self) -> None:
        assert self._link is not None
        self._link.transport.abort()
        self.games += 1
        await self.sit_down()
        self._again = None


def counted(page: str, name: str) -> Buckets:
    """A histogram of the server's, all its labels together."""
    family = next(each for each in text_string_to_metric_families(page) if each.name == name)
    buckets: Buckets = Counter()
    for sample in family.samples:
        if sample.name == f"{name}_bucket":
            buckets[float(sample.labels["le"])] += int(sample.value)
    return buckets


def percentile(buckets: Buckets, part: float) -> float:
    """Milliseconds that a part of all took at most, taken as evenly spread within a bucket."""
    below, low, wanted = 0, 0.0, part * max(buckets.values())
    for high, count in sorted(buckets.items()):
        if count >= wanted and count > below:
            return 1000 * (low + (min(high, 10.0) - low) * (wanted - below) / (count - below))
        below, low = count, high
    return 0.0


async def one_round(server: Server, seconds: float) -> Round:
    """What the server shows while everybody plays."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        page, cpu = (await client.get("/metrics")).text, cpu_of(server.pid)
        await asyncio.sleep(seconds)
        after, used = (await client.get("/metrics")).text, cpu_of(server.pid) - cpu
    times = {}
    for what, name in TIMES.items():
        times[what] = counted(after, name)
        times[what].subtract(counted(page, name))
    return Round(used / seconds, times)


async def measure(tables: int, rounds: int, seconds: float) -> list[Round]:
    """All rounds."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), BOT_PACE="0.5")
        server.launch()
        try:
            await server.ready()
            guests = [Guest(server, number) for number in range(tables)]
            for start in range(0, tables, 20):
                await asyncio.gather(*(guest.sit_down() for guest in guests[start : start + 20]))
            seen = [await one_round(server, seconds) for _ in range(rounds)]
            assert not server.complaints(), server.complaints()
        finally:
            server.kill()
    refused = sum((guest.refused for guest in guests), Counter())
    print(f"{sum(guest.games for guest in guests)} games ended; refused: {dict(refused) or 'nothing'}")
    return seen


def main(tables: int = TABLES, rounds: int = ROUNDS, seconds: int = SECONDS) -> None:
    """Play, and tell."""
    print(AIM)
    for language in LANGUAGES:
        lexicon(language)
    seen = uvloop.run(measure(tables, rounds, seconds))
    kept = {"tables": tables, "seconds": seconds, "dropped": 1, "rounds": [each._asdict() for each in seen]}
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")
    counting = seen[1:] or seen
    used = sum(each.server for each in counting) / len(counting)
    print(f"{tables} tables, {len(counting)} rounds together; the server used {used:.0%} of a core")
    for what, about in (("lag", "the event loop is late"), ("bots", "a bot's thought"), ("people", "a person's move")):
        report(about, sum((each.times[what] for each in counting), Counter()), seconds * len(counting))


def report(about: str, buckets: Buckets, seconds: float) -> None:
    """One line of figures."""
    count = max(buckets.values())
    print(f"    {about:<24}p50 {percentile(buckets, 0.5):6.1f} ms   p99 {percentile(buckets, 0.99):6.1f} ms", end="   ")
    print(f"{buckets[0.05] / max(1, count):.1%} within 50 ms, {count / seconds:.0f} a second")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
