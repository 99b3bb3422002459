"""Rates finished games: each once, in whichever process is first.

The store lists the tables that wait. The list is read whenever a game ends here, at the start and at every tick, so a
game whose server died at its end is rated by the next server.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, get_args

from lettrine.core.game import Refusal
from lettrine.games import GAMES
from lettrine.play.replay import ended_at, finished_steps, game_log
from lettrine.play.result import UnratedReason, players, result_of, unrated_reason
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.ratings.encounters import WINDOW, encounters_before, encounters_of, read_times, recent, written_times
from lettrine.ratings.rating_history import (
    Career,
    CareerChange,
    careers_after,
    new_career,
    read_career,
    read_changes,
    written,
)
from lettrine.ratings.results import Kind, Player, Result, parts_of
from lettrine.store.errors import StoreError
from lettrine.store.leaderboards import EnterOutcome, LeaderboardRow
from lettrine.store.log import Log, Row, pseudonym

log = logging.getLogger(__name__)

BATCH = 50
"""How many waiting tables are read at a time."""
RETRY_DELAY = 60.0
"""Seconds before a table that could not be rated is tried again."""
MOST_TRIES = 20
"""How often a game is rated again because others have changed the same ratings, before it is left for later."""
UNRATED = b""
"""The stored result of a game that is not rated for what its table shows."""
TOO_OFTEN = b'"too_often"'
"""That of one whose people were rated together too often before: later nobody could tell."""
MOST_FORMER = 20
"""As how many other people somebody's encounters are counted: so many devices they may have."""
FORGET_INTERVAL = 3600.0
"""Seconds between two times that encounters are forgotten which count no more."""

CurrentRows = Mapping[Player, LeaderboardRow | None]
"""The leaderboard row of each player; None for a new player."""


def board_of(game: str, kind: Kind) -> str:
    """The leaderboard of people, or of bots, in a game."""
    return f"{game} {kind}"


def encounters_board(game: str) -> str:
    """Where it is counted how often the same people were rated together in a game."""
    return f"{game} encounters"


def read_result(stored: bytes) -> tuple[CareerChange, ...] | UnratedReason | None:
    """A stored result: the changes by seat, or why there are none; None if the table itself shows that."""
    if stored == TOO_OFTEN:
        return "too_often"
    return read_changes(stored) if stored else None


class FinishedGame(NamedTuple):
    """A game to be rated: its players, its result, and the ratings with which new players begin."""

    game: str
    seats: tuple[Player, ...]
    result: Result
    newcomer: Career
    at: int
    """When it was over, in milliseconds since the epoch."""
    counted: bool
    """Whether it counts how often the same people play: not where nobody was asked to agree."""


class RatingJob:
    """Rates the games of all tables in one store."""

    def __init__(self, tables: Tables, store: Log, now: Callable[[], float]) -> None:
        self._store, self._slices, self._now = store, tables.slices, now
        self.on_rated: Callable[[], None] = lambda: None
        """Called after each game that was rated here."""
        self._game_ended = asyncio.Event()
        self._lock = asyncio.Lock()
        """One game is rated at a time: several at once would only conflict."""
        self._retry_at: dict[str, float] = {}
        """Tables that could not be rated, and when to try again."""
        self._forget_at = 0.0
        """When encounters are to be forgotten next."""
        self._wall = tables.now
        tables.listeners.append(self._on_event)

    async def run(self, tick: float) -> None:
        """Rate waiting games until cancelled, and now and then forget what counts for them no more."""
        while True:
            self._game_ended.clear()
            try:
                await self.rate_all()
                await self._forget_old()
            except StoreError as error:  # which the store logs once; here it comes with every tick
                log.debug("ratings wait", extra={"code": error.code})
            except Exception:  # other games may still be rated
                log.exception("ratings wait")
            with suppress(TimeoutError):
                async with asyncio.timeout(tick):
                    await self._game_ended.wait()

    async def _forget_old(self) -> None:
        now = self._now()
        if now >= self._forget_at:
            self._forget_at = now + FORGET_INTERVAL
            await self.forget_encounters(self._wall())

    async def rate_all(self) -> None:
        """Rate every table that waits."""
        now = self._now()
        self._retry_at = {table: at for table, at in self._retry_at.items() if at > now}
        while tables := await self._waiting_tables():
            for table in tables:
                await self._try(table)

    async def result(self, table: str) -> bytes | Refusal | None:
        """The stored result of a game that is final; it is rated now if it still waits.

        None for a game that never waited: it ended before games were rated.
        """
        stored = await self._store.leaderboards.result(table)
        if stored is not None:
            return stored
        if await self._store.leaderboards.is_waiting(table) and not await self._rate(table):
            return Refusal("too_busy")
        return await self._store.leaderboards.result(table)

    def _on_event(self, table: Table, event: Any) -> None:
        if table.final:
            self._game_ended.set()

    async def _waiting_tables(self) -> list[str]:
        found = await self._store.leaderboards.waiting(BATCH + len(self._retry_at))
        return [table for table in found if table not in self._retry_at]

    async def _try(self, table: str) -> None:
        """Rate one table. A table where that fails must not stop the others from being rated."""
        try:
            done = await self._rate(table)
        except StoreError:
            raise
        except Exception:
            log.exception("a game could not be rated", extra={"table": pseudonym(table)})
            done = False
        if not done:
            self._retry_at[table] = self._now() + RETRY_DELAY

    async def _rate(self, table: str) -> bool:
        """Rate one table; returns whether it no longer waits."""
        async with self._lock:
            rows = await self._store.read(table)
            game = await self._finished_game(rows)
            for _ in range(MOST_TRIES):
                outcome = await self._enter(table, game)
                if outcome == "entered" and game is not None:
                    self.on_rated()
                if outcome != "stale":
                    return True
            return False

    async def _finished_game(self, rows: Sequence[Row]) -> FinishedGame | None:
        """The game of these rows; None if it is not rated. Of what it was on the way only the events are kept."""
        (table,) = await self._slices.run(finished_steps(rows), newest=1)
        if unrated_reason(table) is not None:
            return None
        entries = await self._slices.run(game_log(table.game, rows))
        result = result_of(table, [event for entry in entries for event in entry.events])
        careers = new_career(parts_of(table.game))
        return FinishedGame(table.plan.game, players(table), result, careers, ended_at(rows), table.agreed is not None)

    async def _enter(self, table: str, game: FinishedGame | None) -> EnterOutcome:
        if game is None:
            return await self._store.leaderboards.enter(table, UNRATED, ())
        met = await self._encounters(game)
        if met is None:
            return await self._store.leaderboards.enter(table, TOO_OFTEN, ())
        result, rows = _rated(game, await self._current_rows(game))
        return await self._store.leaderboards.enter(table, result, [*rows, *met])

    async def _encounters(self, game: FinishedGame) -> list[LeaderboardRow] | None:
        """The rows that count this game for its people; None if they were rated together too often before.

        They are written with the result, so that of two games that are rated at once, one counts for the other.
        """
        board = encounters_board(game.game)
        people = {player.name for player in game.seats if player.kind == "people"} if game.counted else set()
        most, before = encounters_of(people), encounters_before(people, await self._former(people))
        names = {*most, *(name for others in before.values() for name in others)}
        rows = {row.name: row for row in await self._store.leaderboards.rows(board, sorted(names))}
        times = {name: recent(read_times(rows[name].body), game.at) if name in rows else () for name in names}
        if any(sum(len(times[each]) for each in (name, *before[name])) >= most[name] for name in most):
            return None
        return [_encounter(board, name, rows.get(name), (*times[name], game.at)) for name in most]

    async def _former(self, people: Iterable[str]) -> Mapping[str, Sequence[str]]:
        """As whom these people were known before: they have met the same people then."""
        moves = {person: await self._store.people.former(person, MOST_FORMER) for person in people}
        return {person: [move.was for move in found] for person, found in moves.items()}

    async def forget_encounters(self, now: int) -> None:
        """Forget what counts no more at this time, in milliseconds since the epoch, whenever a game was over."""
        for game in GAMES:
            await self._store.leaderboards.drop_below(encounters_board(game.name), now - 2 * WINDOW)

    async def _current_rows(self, game: FinishedGame) -> CurrentRows:
        current: dict[Player, LeaderboardRow | None] = dict.fromkeys(game.seats)
        for kind in get_args(Kind):
            names = [player.name for player in current if player.kind == kind]
            found = await self._store.leaderboards.rows(board_of(game.game, kind), names)
            current |= {Player(kind, row.name): row for row in found}
        return current


def _rated(game: FinishedGame, current: CurrentRows) -> tuple[bytes, list[LeaderboardRow]]:
    """The result of a game, by seat, and the new leaderboard rows."""
    before = {player: read_career(row.body) if row else game.newcomer for player, row in current.items()}
    careers = careers_after(game.result, game.seats, before)
    changes = [CareerChange(before[player], careers[player]) for player in game.seats]
    return written(changes), [_row(game.game, player, current[player], career) for player, career in careers.items()]


def _encounter(board: str, name: str, current: LeaderboardRow | None, times: Sequence[int]) -> LeaderboardRow:
    version = 1 if current is None else current.version + 1
    return LeaderboardRow(board, name, version, max(times), written_times(times))


def _row(game: str, player: Player, current: LeaderboardRow | None, career: Career) -> LeaderboardRow:
    version = 1 if current is None else current.version + 1
    board, rank = board_of(game, player.kind), career.ratings["overall"].mu
    return LeaderboardRow(board, player.name, version, rank, written(career))
