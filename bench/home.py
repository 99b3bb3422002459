"""Home of somebody who has played a thousand games, next to the catalogue of games in the same run.

The server is in this process, its store is a file and a PostgreSQL of our own; requests come one after the other, in
turn with those for `/api/games`, which reads no store. Every game is a real log that a job has indexed; besides them
there are ten times as many tables of others.

    python -m bench.home           a thousand games, three rounds of a hundred requests
    python -m bench.home 5000 5    five thousand games, five rounds
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import NamedTuple

import httpx
import msgspec
from tests.server.in_process import InProcess, in_process
from tests.store.postgres.server import database, running

from lettrine.server.identity import COOKIE
from lettrine.store.history import Presence, Status
from lettrine.store.log import Card, Log, Row

PEER, HOME = "/api/games", "/api/me/games?limit=2"
PATHS = (PEER, HOME, "/api/me/games?limit=50", "/api/me/opponents", "/api/me/words")
REQUESTS = 100
RUNNING = 10
"""Of the games, so many are still being played."""
OTHERS = 10
"""Times as many tables are there of which this person knows nothing."""
AIM = "aim: home of somebody with 1,000 games in ≤ 20 ms"
OUTCOME = msgspec.json.encode(
    {
        "places": (1, 2, 3, 3),
        "points": (120, 80, 30, 30),
        "winners": (0,),
        "sides": ((0,), (1,), (2,), (3,)),
        "words": [{"seat": seat, "word": "CHOCOLATE", "asked": 40} for seat in range(4)],
    }
)
BODY = msgspec.json.encode(
    {
        "game": "sonde",
        "edition": "1976",
        "language": "en",
        "seats": ("Ada", "Ben", "Cleo", "Dan"),
        "bots": (None, None, None, None),
    }
)


class Times(NamedTuple):
    """In milliseconds."""

    p50: float
    p99: float


async def fill(log: Log, person: str, count: int) -> None:
    """So many games of a person, and of others."""
    names = [*_named("mine", count), *_named("other", OTHERS * count)]
    for start in range(0, len(names), 500):
        await asyncio.gather(
            *(_table(log, name, person, number) for number, name in enumerate(names[start : start + 500], start))
        )


def _named(kind: str, count: int) -> Iterator[str]:
    return (f"{kind}-{number:06}" for number in range(count))


async def _table(log: Log, name: str, person: str, number: int) -> None:
    mine = name.startswith("mine")
    others = [f"somebody {(number + seat) % 997}" for seat in range(4)]
    sitters = [person, *others[1:]] if mine else others
    people = tuple(Presence(who, seat) for seat, who in enumerate(dict.fromkeys(sitters)))
    status: Status = "playing" if number < RUNNING else "over"
    card = Card(name, name, False, "open", number, BODY, free=False, people=people)
    assert await log.create(card, Row(name, 0, number, b"", b"{}"))
    changed = msgspec.structs.replace(card, status=status)
    assert await log.append(Row(name, 1, number, b"", b"{}"), due=None, card=changed, turn=1 + number % 3)
    if status == "over":
        assert await log.history.index(name, 1, people, 0, BODY, OUTCOME)


async def measured(app: InProcess, person: httpx.AsyncClient, path: str) -> list[float]:
    """How long each request took, in milliseconds."""
    times = []
    for _ in range(REQUESTS):
        begin = perf_counter()
        answer = await person.get(path)
        times.append(1000 * (perf_counter() - begin))
        assert answer.status_code == 200, answer.text
    return times


async def compare(url: str, name: str, count: int, rounds: int) -> None:
    """Have all paths take turns on one store, and print what they took."""
    async with in_process(store=url, tick=3600.0) as app:
        (person,) = app.people(1)
        await fill(app.service.store, app.service.identities.fingerprint(person.cookies[COOKIE]) or "", count)
        listed = (await person.get(HOME)).json()
        assert (len(listed["running"]), len(listed["finished"])) == (RUNNING, 2)
        taken: dict[str, list[float]] = {path: [] for path in PATHS}
        for _ in range(rounds):
            for path in PATHS:
                taken[path] += await measured(app, person, path)
        peer = median(taken[PEER])
        for path, times in taken.items():
            seen = Times(median(times), quantiles(times, n=100)[98])
            print(f"{name:<12}{path:<28}{seen.p50:>8.2f} ms{seen.p99:>10.2f} ms p99{seen.p50 / peer:>8.1f} × {PEER}")


def main(count: int = 1000, rounds: int = 3) -> None:
    """Measure on both databases."""
    print(f"{count} games of one person among {(OTHERS + 1) * count} tables; {AIM}")
    with tempfile.TemporaryDirectory() as folder, running() as server, database(server) as url:
        asyncio.run(compare(f"sqlite:///{Path(folder)}/tables.db", "SQLite", count, rounds))
        asyncio.run(compare(url, "PostgreSQL", count, rounds))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
