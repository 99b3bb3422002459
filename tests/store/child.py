"""A process of its own that writes to a store, and says on its output what was acknowledged, line by line.

python -m tests.store.child open URL
python -m tests.store.child contend URL TABLE NAME WRITERS ROWS
python -m tests.store.child load URL NAME TABLES
python -m tests.store.child enter URL TABLE...
python -m tests.store.child agree URL VALUE
python -m tests.store.child fill URL TABLE ROW
"""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from lettrine.store.errors import StoreUnavailableError
from lettrine.store.leaderboards import LeaderboardRow
from lettrine.store.log import Log
from lettrine.store.url import open_log
from tests.store.rows import row, table

ROOT = Path(__file__).parents[2]


def child(*arguments: str | int) -> subprocess.Popen[str]:
    """Start such a process. It is ready when it has said so, and goes when it is told."""
    command = [sys.executable, "-m", "tests.store.child", *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def say(*words: str | int) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def just_open(url: str) -> None:
    """Be ready, and at the word open the store: what processes that start at once do."""
    say("ready")
    sys.stdin.readline()
    await (await open_log(url)).close()
    say("opened")


async def contend(url: str, name: str, process: str, writers: int, rows: int) -> None:
    """Many writers want one table; each adds its rows wherever the log has come to."""
    log = await open_log(url)
    say("ready")
    await asyncio.to_thread(sys.stdin.readline)
    await asyncio.gather(*(_insist(log, name, f"{process}-{writer}", rows) for writer in range(writers)))
    await log.close()


async def _insist(log: Log, name: str, writer: str, rows: int) -> None:
    seq = 1
    for number in range(rows):
        action = f"{writer}-{number}"
        while not await log.append(row(name, seq, action.encode()), due=seq):
            seq = 1 + (await log.read(name, after=seq - 1))[-1].seq
        say(seq, action)


async def load(url: str, process: str, tables: int) -> None:
    """Write to tables of our own until somebody ends us."""
    log = await open_log(url)
    names = [f"{process}-{number}" for number in range(tables)]
    await asyncio.gather(*(table(log, name) for name in names))
    say("ready")
    await asyncio.gather(*(_go_on(log, name) for name in names))


async def _go_on(log: Log, name: str) -> None:
    seq = 1
    while await log.append(row(name, seq, str(seq).encode() * 50), due=seq):
        say(name, seq)
        seq += 1


async def enter(url: str, names: tuple[str, ...]) -> None:
    """Enter the results of tables, each of which makes a place one higher, and say which we have entered."""
    log = await open_log(url)
    say("ready")
    await asyncio.to_thread(sys.stdin.readline)
    for name in names:
        entry = "stale"
        while entry == "stale":
            (there,) = await log.leaderboards.rows("chess", ["ada"]) or [LeaderboardRow("chess", "ada", 0, 0.0, b"")]
            entry = await log.leaderboards.enter(
                name, b"", [LeaderboardRow("chess", "ada", there.version + 1, there.rank + 1, b"")]
            )
        if entry == "entered":
            say(name)
    await log.close()


async def agree(url: str, value: str) -> None:
    """At the word open the store, and say what all agree on."""
    say("ready")
    sys.stdin.readline()
    log = await open_log(url)
    say((await log.installation.agree("colour", value.encode())).decode())
    await log.close()


async def fill(url: str, name: str, seq: int) -> None:
    """At each word append twenty large rows, and say which is next, how the others were refused, and what is wrong."""
    log = await open_log(url)
    say("ready")
    while await asyncio.to_thread(sys.stdin.readline):
        codes: set[str] = set()
        for _ in range(20):
            try:
                seq += await log.append(row(name, seq, bytes(5000)), due=None)
            except StoreUnavailableError as away:
                codes.add(away.code)
        say(json.dumps({"next": seq, "codes": sorted(codes), "trouble": log.condition.trouble}))


def main(job: str, url: str, *rest: str) -> None:
    match job, rest:
        case "open", ():
            asyncio.run(just_open(url))
        case "contend", (name, process, writers, rows):
            asyncio.run(contend(url, name, process, int(writers), int(rows)))
        case "load", (process, tables):
            asyncio.run(load(url, process, int(tables)))
        case "agree", (value,):
            asyncio.run(agree(url, value))
        case "fill", (name, seq):
            asyncio.run(fill(url, name, int(seq)))
        case "enter", names:
            asyncio.run(enter(url, names))


if __name__ == "__main__":
    main(*sys.argv[1:])
