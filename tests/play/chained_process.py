"""A process of its own that plays at a table which another one plays at too, and says which digests it was given.

python -m tests.play.chained_process URL TABLE SEAT
"""

import asyncio
import subprocess
import sys
from pathlib import Path

from lettrine.games.sonde.actions import Auto
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.store.clock import wall_ms
from lettrine.store.url import open_log
from tests.play.actions import act
from tests.play.processes import no_words
from tests.store.child import say

ROOT = Path(__file__).parents[2]
MOVES = 40


def contended(url: str, table: str) -> set[str]:
    """The digests that two processes were given that played at one table at the same time."""
    command = [sys.executable, "-m", "tests.play.chained_process", url, table]
    processes = [
        subprocess.Popen([*command, str(seat)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for seat in (1, 2)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    said = [process.communicate(timeout=300)[0].split() for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    assert [len(digests) for digests in said] == [MOVES, MOVES]
    return {digest for digests in said for digest in digests}


async def play(url: str, table: str, seat: int) -> None:
    """Do something again and again as soon as it is told to."""
    store = await open_log(url)
    tables = Tables(store, no_words, wall_ms)
    await tables.table(table)
    say("ready")
    await asyncio.to_thread(sys.stdin.readline)
    for number in range(MOVES):
        acted = await tables.do(table, act(seat, Auto(number % 2 == 0)))
        assert isinstance(acted, Table), acted
        assert acted.digest is not None
        say(acted.digest.hex())
    await store.close()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3])))
