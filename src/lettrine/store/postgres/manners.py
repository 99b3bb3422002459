"""Blocks, reports and bans on the PostgreSQL server of a log."""

from collections.abc import Mapping, Sequence
from typing import Any

from lettrine.store.log import storable
from lettrine.store.manners import FIRST, Added, Ban, Block, Blocked, Report, ReportBounds, ReportPlace, ReportState
from lettrine.store.moving import move_manners
from lettrine.store.postgres.readers import Readers
from lettrine.store.postgres.scripts import PostgresScripts

VERSION = "SELECT version FROM lettrine.manners_version"
# In the statement that makes a change, so that nobody sees one without the other.
CHANGED = """
WITH changed AS ({}), noted AS (
  UPDATE lettrine.manners_version SET version = version + 1 WHERE EXISTS (SELECT FROM changed)
)
SELECT person FROM changed
"""

ADD_BLOCK = """
INSERT INTO lettrine.blocks (id, person, blocked, name, at)
SELECT $1::text, $2::text, $3::text, $4::text, $5::bigint
WHERE (SELECT count(*) FROM lettrine.blocks WHERE person = $2) < $6 ON CONFLICT DO NOTHING RETURNING person
"""
IS_BLOCKED = "SELECT FROM lettrine.blocks WHERE person = $1 AND blocked = $2"
UNBLOCK = "DELETE FROM lettrine.blocks WHERE person = $1 AND id = $2 RETURNING person"
UNBLOCK_PERSON = "DELETE FROM lettrine.blocks WHERE person = $1 AND blocked = $2 RETURNING person"
BLOCKS = "SELECT id, person, blocked, name, at FROM lettrine.blocks WHERE person = $1 ORDER BY at DESC, id"
BLOCKED = "SELECT person, blocked FROM lettrine.blocks WHERE person = ANY($1::text[])"

ADD_VOICE = """
INSERT INTO lettrine.voices (table_id, voice, person) SELECT $1::text, $2::text, $3::text
WHERE EXISTS (SELECT FROM lettrine.cards WHERE table_id = $1) ON CONFLICT DO NOTHING
"""
SPEAKER = "SELECT person FROM lettrine.voices WHERE table_id = $1 AND voice = $2"

COLUMNS = "id, table_id, seq, reporter, person, at, reason, body, state, closed, note"
ADD_REPORT = f"""
INSERT INTO lettrine.reports ({COLUMNS})
SELECT $1::text, $2::text, $3::bigint, $4::text, $5::text, $6::bigint, $7::text, $8::bytea, $9::text, $10::bigint,
  $11::text
WHERE (SELECT count(*) FROM lettrine.reports WHERE state = 'open' AND reporter = $4) < $12
  AND (SELECT count(*) FROM lettrine.reports WHERE state = 'open') < $13
ON CONFLICT DO NOTHING RETURNING id
"""
IS_REPORTED = """
SELECT FROM lettrine.reports WHERE reporter = $1 AND person = $2 AND table_id = $3 AND state = 'open'
"""
REPORTS = f"""
SELECT {COLUMNS} FROM lettrine.reports WHERE ($1::text IS NULL OR state = $1) AND (at, id) > ($2, $3)
ORDER BY at, id LIMIT $4
"""
REPORTS_BY = f"SELECT {COLUMNS} FROM lettrine.reports WHERE reporter = $1 ORDER BY at, id"
REPORT = f"SELECT {COLUMNS} FROM lettrine.reports WHERE id = $1"
CLOSE = "UPDATE lettrine.reports SET state = 'closed', closed = $1, note = $2 WHERE id = $3 RETURNING id"
REPORTED = "SELECT FROM lettrine.reports WHERE table_id = $1 AND state = 'open' LIMIT 1"

PEOPLE_NAMED = """
SELECT seats.person FROM lettrine.seats JOIN lettrine.cards ON cards.table_id = seats.table_id
WHERE $1 = '' OR position(lower($1) IN lower(convert_from(cards.body, 'UTF8'))) > 0 GROUP BY seats.person
ORDER BY max(cards.at) DESC, seats.person LIMIT $2
"""
BAN = """
INSERT INTO lettrine.bans (person, at, until, reason) VALUES ($1, $2, $3, $4)
ON CONFLICT (person) DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason RETURNING person
"""
UNBAN = "DELETE FROM lettrine.bans WHERE person = $1 RETURNING person"
BANS = "SELECT person, at, until, reason FROM lettrine.bans ORDER BY at DESC, person"

FORGET = (
    "DELETE FROM lettrine.blocks WHERE $1 IN (person, blocked)",
    "DELETE FROM lettrine.voices WHERE person = $1",
    "DELETE FROM lettrine.bans WHERE person = $1",
    "DELETE FROM lettrine.reports WHERE person = $1",
)
NEW_BODY = "UPDATE lettrine.reports SET body = $1 WHERE id = $2"
NO_REPORTER = "UPDATE lettrine.reports SET reporter = '' WHERE reporter = $1"
NEXT_VERSION = "UPDATE lettrine.manners_version SET version = version + 1"


class PostgresManners:
    """Blocks, reports and bans on a server."""

    def __init__(self, readers: Readers) -> None:
        self._query, self._connection = readers.query, readers.connection
        self._scripts = PostgresScripts(readers)

    async def version(self) -> int:
        """A number that goes up with every change of blocks and bans."""
        ((version,),) = await self._query(VERSION)
        return int(version)

    async def block(self, block: Block, most: int) -> Added:
        """Add a block."""
        values = (block.id, block.person, block.blocked, block.name, block.at, most)
        if await self._change(ADD_BLOCK, *values):
            return "added"
        return "already" if await self._query(IS_BLOCKED, block.person, block.blocked) else "full"

    async def unblock(self, person: str, block: str) -> bool:
        """End a person's block."""
        return storable(block) and await self._change(UNBLOCK, person, block)

    async def unblock_person(self, person: str, blocked: str) -> bool:
        """End a person's block of this other."""
        return await self._change(UNBLOCK_PERSON, person, blocked)

    async def blocks(self, person: str) -> list[Block]:
        """Whom a person has blocked."""
        return [Block(*found) for found in await self._query(BLOCKS, person)]

    async def blocked(self, people: Sequence[str]) -> Blocked:
        """Whom each of these people has blocked."""
        found: dict[str, set[str]] = {}
        for person, blocked in await self._query(BLOCKED, list(people)):
            found.setdefault(person, set()).add(blocked)
        return {person: frozenset(blocked) for person, blocked in found.items()}

    async def add_voice(self, table: str, voice: str, person: str) -> None:
        """Remember who speaks with a voice."""
        await self._query(ADD_VOICE, table, voice, person)

    async def speaker(self, table: str, voice: str) -> str | None:
        """Who speaks with a voice at a table."""
        known = storable(table) and storable(voice)
        found = await self._query(SPEAKER, table, voice) if known else []
        return found[0][0] if found else None

    async def report(self, report: Report, bounds: ReportBounds) -> Added:
        """Add a report."""
        if await self._query(ADD_REPORT, *_values(report), bounds.of_reporter, bounds.of_all):
            return "added"
        same = await self._query(IS_REPORTED, report.reporter, report.person, report.table)
        return "already" if same else "full"

    async def reports(self, state: ReportState | None, limit: int, after: ReportPlace = FIRST) -> list[Report]:
        """Reports, the oldest first."""
        return [Report(*found) for found in await self._query(REPORTS, state, *after, limit)]

    async def reports_by(self, reporter: str) -> list[Report]:
        """All that a person has reported."""
        return [Report(*found) for found in await self._query(REPORTS_BY, reporter)]

    async def find_report(self, report: str) -> Report | None:
        """The report of this id."""
        found = await self._query(REPORT, report) if storable(report) else []
        return Report(*found[0]) if found else None

    async def close_report(self, report: str, at: int, note: str) -> bool:
        """Close a report with a note."""
        return bool(await self._query(CLOSE, at, note, report))

    async def reported(self, table: str) -> bool:
        """Whether a report about this table is open."""
        return bool(await self._query(REPORTED, table))

    async def ban(self, ban: Ban) -> None:
        """Ban a person."""
        await self._change(BAN, ban.person, ban.at, ban.until, ban.reason)

    async def unban(self, person: str) -> bool:
        """End a ban."""
        return await self._change(UNBAN, person)

    async def bans(self) -> list[Ban]:
        """All bans."""
        return [Ban(*found) for found in await self._query(BANS)]

    async def people_named(self, name: str, limit: int) -> list[str]:
        """People at tables whose card has this text in it."""
        found = await self._query(PEOPLE_NAMED, name, limit) if storable(name) else []
        return [person for (person,) in found]

    async def move(self, was: str, becomes: str) -> None:
        """Whatever is stored of somebody is another person's from now on."""
        await self._scripts.run(lambda: move_manners(was, becomes))

    async def forget(self, person: str, bodies: Mapping[str, bytes]) -> None:
        """Delete what is stored of a person."""
        async with self._connection() as connection, connection.transaction():
            for statement in FORGET:
                await connection.execute(statement, person)
            for report, body in bodies.items():
                await connection.execute(NEW_BODY, body, report)
            await connection.execute(NO_REPORTER, person)
            await connection.execute(NEXT_VERSION)

    async def _change(self, statement: str, *values: Any) -> bool:
        """Change blocks or bans, and say so to the other processes."""
        return bool(await self._query(CHANGED.format(statement), *values))


def _values(report: Report) -> tuple[Any, ...]:
    about = (report.id, report.table, report.seq, report.reporter, report.person, report.at)
    return (*about, report.reason, report.body, report.state, report.closed, report.note)
