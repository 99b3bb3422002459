"""Games that are over are rated: each once, in whichever process gets there first.

The store says which tables wait. That is looked at whenever a game here has come to its end, at the start and at every
tick, so a game that ended while its server died is rated by the next that comes.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, get_args

from lettrine.core.game import Refusal
from lettrine.play.replay import final_table
from lettrine.play.result import players, result_of, uncounted
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.ratings.rating_history import Career, CareerChange, careers_after, new_career, read_career, written
from lettrine.ratings.results import Kind, Player, Result, parts_of
from lettrine.store.errors import StoreError
from lettrine.store.leaderboards import EnterOutcome, LeaderboardRow
from lettrine.store.log import Log, Row, pseudonym

log = logging.getLogger(__name__)

AT_ONCE = 50
"""How many tables are looked for at a time."""
LATER = 60.0
"""Seconds before a table that could not be rated is tried again."""
TRIES = 20
"""How often a game is rated anew because others have changed the same ratings, before it is left for later."""
UNCOUNTED = b""
"""The result of a game that is not rated."""

Standing = Mapping[Player, LeaderboardRow | None]
"""Where everybody who played stands; None where they are new."""


def board_of(game: str, kind: Kind) -> str:
    """The board that has the ratings of people, or those of bots, in a game."""
    return f"{game} {kind}"


class Judged(NamedTuple):
    """A game that is over: who played it, what it says of them, and with what they begin who are new to it."""

    game: str
    seats: tuple[Player, ...]
    result: Result
    newcomer: Career


class Rater:
    """Rates the games of all tables in one store."""

    def __init__(self, tables: Tables, store: Log, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self.rated: Callable[[], None] = lambda: None
        """Told of each game that was rated here."""
        self._stirred = asyncio.Event()
        self._one = asyncio.Lock()
        """Here, one game is rated at a time: they would only get into each other's way."""
        self._stuck: dict[str, float] = {}
        """Tables that could not be rated, and when to try again."""
        tables.listeners.append(self._heard)

    async def run(self, tick: float) -> None:
        """Rate what waits, for as long as there is a server."""
        while True:
            self._stirred.clear()
            try:
                await self.rate_all()
            except StoreError as away:
                log.warning("ratings wait", extra={"code": away.code})
            except Exception:  # whatever it was, there will be other games to rate
                log.exception("ratings wait")
            with suppress(TimeoutError):
                async with asyncio.timeout(tick):
                    await self._stirred.wait()

    async def rate_all(self) -> None:
        """Rate every table that waits."""
        now = self._now()
        self._stuck = {table: until for table, until in self._stuck.items() if until > now}
        while tables := await self._waiting():
            for table in tables:
                await self._try(table)

    async def told(self, table: str) -> bytes | Refusal | None:
        """What became of everybody's ratings by a game that is final; it is rated now if it still waits.

        None for a game that never waited: it ended before games were rated.
        """
        kept = await self._store.leaderboards.result(table)
        if kept is not None:
            return kept
        if await self._store.leaderboards.is_waiting(table) and not await self._rate(table):
            return Refusal("too_busy")
        return await self._store.leaderboards.result(table)

    def _heard(self, table: Table, happened: Any) -> None:
        if table.final:
            self._stirred.set()

    async def _waiting(self) -> list[str]:
        found = await self._store.leaderboards.waiting(AT_ONCE + len(self._stuck))
        return [table for table in found if table not in self._stuck]

    async def _try(self, table: str) -> None:
        """Rate one table. One that cannot be read must not keep the others from it."""
        try:
            done = await self._rate(table)
        except StoreError:
            raise
        except Exception:
            log.exception("a game could not be rated", extra={"table": pseudonym(table)})
            done = False
        if not done:
            self._stuck[table] = self._now() + LATER

    async def _rate(self, table: str) -> bool:
        """Whether the table does not wait any more."""
        async with self._one:
            rows = await self._store.read(table)
            judged = await asyncio.to_thread(_judged, rows)  # a long game takes a while to read
            for _ in range(TRIES):
                entry = await self._enter(table, judged)
                if entry == "entered" and judged is not None:
                    self.rated()
                if entry != "stale":
                    return True
            return False

    async def _enter(self, table: str, judged: Judged | None) -> EnterOutcome:
        if judged is None:
            return await self._store.leaderboards.enter(table, UNCOUNTED, ())
        result, places = _entered(judged, await self._standing(judged))
        return await self._store.leaderboards.enter(table, result, places)

    async def _standing(self, judged: Judged) -> Standing:
        there: dict[Player, LeaderboardRow | None] = dict.fromkeys(judged.seats)
        for kind in get_args(Kind):
            names = [player.name for player in there if player.kind == kind]
            found = await self._store.leaderboards.rows(board_of(judged.game, kind), names)
            there |= {Player(kind, place.name): place for place in found}
        return there


def _judged(rows: Sequence[Row]) -> Judged | None:
    """What a table's log says of those who played; None if its game does not count."""
    table, events = final_table(rows)
    if uncounted(table) is not None:
        return None
    return Judged(table.plan.game, players(table), result_of(table, events), new_career(parts_of(table.game)))


def _entered(judged: Judged, there: Standing) -> tuple[bytes, list[LeaderboardRow]]:
    """The result of a game, by seat, and the places that it changes."""
    known = {player: read_career(place.body) if place else judged.newcomer for player, place in there.items()}
    came = careers_after(judged.result, judged.seats, known)
    changes = [CareerChange(known[player], came[player]) for player in judged.seats]
    return written(changes), [_place(judged.game, player, there[player], career) for player, career in came.items()]


def _place(game: str, player: Player, there: LeaderboardRow | None, career: Career) -> LeaderboardRow:
    version = 1 if there is None else there.version + 1
    return LeaderboardRow(
        board_of(game, player.kind), player.name, version, career.ratings["overall"].mu, written(career)
    )
