"""The games of a person: told with their records, and deleted so that the records can still be played.

What is left of somebody is a seat without a name. A seat in a game that is being played is given to a bot first.
"""

import secrets
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from lettrine.bots.registry import bots_of
from lettrine.core.game import Refusal
from lettrine.core.record import MOST_ACTIONS
from lettrine.people import moves
from lettrine.play import commands
from lettrine.play.erasure import erase, is_erased, substitute_in, without_person
from lettrine.play.speakers import speaker_id
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.server.jobs.ratings import RatingJob
from lettrine.server.personal.holding import Who
from lettrine.server.records import record_lines
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.history import Page, SeatedGame

BATCH = 50
"""How many games are dealt with at a time."""
MOST_RUNNING = 1_000
"""How many games that are not over are told."""


class Games:
    """The tables at which somebody sits or has sat."""

    name = "games"
    tables = ("log", "cards", "seats")

    def __init__(self, tables: Tables, ratings: RatingJob) -> None:
        self._tables, self._history, self._ratings = tables, tables.store.history, ratings

    # Telling ---------------------------------------------------------------------------------------------------

    async def export(self, who: Who) -> AsyncIterator[Any]:
        """Every game: what its card says and how it ended, and of a game that is over the record."""
        for key in who.keys:
            for away in (False, True):
                async for game in self._listed(key, away):
                    yield await self._told(game)

    async def _listed(self, key: str, away: bool) -> AsyncIterator[SeatedGame]:
        for game in await self._history.running(key, away, MOST_RUNNING):
            yield game
        page: Page | None = None
        while games := await self._history.finished(key, away, page, BATCH):
            for game in games:
                yield game
            page = Page(games[-1].at, games[-1].table)

    async def _told(self, game: SeatedGame) -> dict[str, Any]:
        card = msgspec.json.decode(game.body, type=dict[str, Any])
        outcome = None if game.outcome is None else msgspec.Raw(game.outcome)
        told = {"id": game.table, "status": game.status, "at": game.at, "seat": game.seat, **card, "outcome": outcome}
        return {**told, "record": await self._record(game)} if game.status == "over" else told

    async def _record(self, game: SeatedGame) -> str | None:
        """The record as a text; a longer one than anybody has played is left out, and has its own address."""
        table = await self._tables.table(game.table)
        if table is None or table.status != "over" or table.moves > MOST_ACTIONS:
            return None
        return b"".join([line async for line in record_lines(self._tables, table)]).decode()

    # Taking along ----------------------------------------------------------------------------------------------

    async def move(self, was: str, becomes: str) -> bool:
        """Have every table that knows of somebody know them as another person, and so the index of seats."""
        found = moves.tables_of(self._tables, was)
        return all([await moves.take(self._tables, table, was, becomes) async for table in found])

    # Deleting --------------------------------------------------------------------------------------------------

    async def forget(self, who: Who) -> None:
        """Erase somebody from every table that knows of them."""
        for key in who.keys:
            while tables := await self._history.tables_of(key, BATCH):
                for table in tables:
                    await self._forget(who, table)

    async def _forget(self, who: Who, table: str) -> None:
        """Erase somebody from a table, by every key by which it may know them, or have known them."""
        substitutes = {key: secrets.token_hex(16) for key in who.keys}
        for key, substitute in substitutes.items():
            await self._leave(key, await self._tables.fresh_table(table))
            if not is_erased(await self._tables.do(table, erase(key, substitute))):
                raise StoreUnavailableError("a table could not be changed")
        rows = await self._history.rows(table)
        changed: dict[int, bytes] = {}
        for key, substitute in substitutes.items():
            known = substitute_in(rows, speaker_id(table, key)) or substitute
            changed |= without_person(table, rows | changed, key, known)
        await self._history.rewrite(table, changed)
        for key in who.keys:
            await self._history.forget(key, table)

    async def _leave(self, key: str, table: Table | None) -> None:
        """Before somebody is erased: a bot plays on for them, and what they have finished is rated for the others."""
        seat = None if table is None else table.seat_of(key)
        if table is None or seat is None:
            return
        if table.final:
            await self._ratings.result(table.id)
        bots = tuple(bots_of(table.plan.game))
        if table.status == "playing" and bots and table.sitter(seat).bot is None:
            handed = await self._tables.do(table.id, commands.hand(seat, bots[len(bots) // 2], seat))
            if isinstance(handed, Refusal) and handed.code not in ("not_begun", "already_so", "often_enough"):
                raise StoreUnavailableError(handed.code)
