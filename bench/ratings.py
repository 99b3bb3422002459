"""Measures rating: games that have ended all at once, how late the event loop is meanwhile, and a crowd to stand in.

Run: python bench/ratings.py [GAMES] [PEOPLE]. One game of four among master bots is laid into a SQLite file as many
times as wanted, each with a person of its own in the first seat; then a server's rater works through all of them. The
crowd is a board with so many people, asked where somebody stands.
"""

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import msgspec

from lettrine.analysis.sonde.practice import generate_game
from lettrine.core.match import Entry
from lettrine.games.sonde import SONDE
from lettrine.play import table_events as te
from lettrine.play.tables import Tables
from lettrine.server.jobs.ratings import RatingJob
from lettrine.store.log import Card, Log, Row
from lettrine.store.url import open_log
from lettrine.words.cache import lexicon

SEATS = 4
PULSE = 0.002
"""Seconds between two looks at how late the loop is."""


def happenings(log: list[Entry]) -> list[te.TableEvent]:
    """A game as a table's log has it."""
    opening, *moves = [te.Played(entry.seat, entry.at, msgspec.Raw(msgspec.json.encode(entry.events))) for entry in log]
    return [te.Began(0, 0, opening.events), *moves]


async def ended(log: Log, name: str, game: list[te.TableEvent]) -> None:
    """A table at which this game has just come to its end."""
    plan = te.Plan("sonde", "1976", "en", SEATS)
    sat = [te.Sat(0, "Ada", name), *(te.BotSat(seat, "master", f"Bot {seat}") for seat in range(1, SEATS))]
    rows = [te.encode(each) for each in (te.Opened(plan, name), *sat, *game)]
    await log.create(Card(name, name, False, "over", 0, b"{}"), Row(name, 0, 0, b"", rows[0]))
    for seq, kept in enumerate(rows[1:], 1):
        await log.append(Row(name, seq, seq, b"", kept), due=None, ended=seq == len(rows) - 1)


async def lateness(late: list[float]) -> None:
    """How late the event loop comes round."""
    while True:
        due = perf_counter() + PULSE
        await asyncio.sleep(PULSE)
        late.append(perf_counter() - due)


async def rated(path: Path, games: int) -> None:
    """Rate them all, and print what that took."""
    log = await open_log(f"sqlite:///{path}")
    game = happenings(generate_game(0, SONDE.rules("1976", {}), lexicon("en")))
    await asyncio.gather(*(ended(log, f"table-{number}", game) for number in range(games)))
    late: list[float] = []
    rater = RatingJob(Tables(log, lambda language: asyncio.sleep(0), lambda: 0), log, perf_counter)
    watch = asyncio.create_task(lateness(late))
    began = perf_counter()
    await rater.rate_all()
    took = perf_counter() - began
    watch.cancel()
    p99 = sorted(late)[int(0.99 * len(late))]
    print(f"{games} games of {len(game)} steps: {games / took:.0f} a second, {1000 * took / games:.1f} ms each")
    print(f"the event loop meanwhile: p99 {1000 * p99:.1f} ms late, at most {1000 * max(late):.1f} ms")
    await log.close()


async def crowded(path: Path, people: int) -> None:
    """Ask where somebody stands among many."""
    log = await open_log(f"sqlite:///{path}")
    with sqlite3.connect(path) as db:
        rows = ((f"person-{number}", number % 997 / 20, b"{}") for number in range(people))
        db.executemany("INSERT INTO places VALUES ('crowd', ?, 1, ?, ?)", rows)
    times = []
    for _ in range(5):
        began = perf_counter()
        await log.leaderboards.count_below("crowd", 25.0)
        times.append(perf_counter() - began)
    print(f"one's place among {people} people: {1000 * sorted(times)[2]:.0f} ms, in a reader's thread")
    await log.close()


def main(games: int = 200, people: int = 100_000) -> None:
    """Measure, and print it."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(rated(Path(folder) / "tables.db", games))
        asyncio.run(crowded(Path(folder) / "crowd.db", people))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
