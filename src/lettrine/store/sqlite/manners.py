"""Blocks, reports and bans in the SQLite file of a log: written by its one writer, read by its readers."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from functools import partial

from lettrine.store.log import storable
from lettrine.store.manners import FIRST, Added, Ban, Block, Blocked, Report, ReportBounds, ReportPlace, ReportState
from lettrine.store.moving import move_manners
from lettrine.store.sqlite.file import Job
from lettrine.store.sqlite.readers import Readers
from lettrine.store.sqlite.scripts import SqliteScripts
from lettrine.store.writer import Writer

VERSION = "SELECT version FROM manners_version"
NEXT_VERSION = "UPDATE manners_version SET version = version + 1"

ADD_BLOCK = """
INSERT INTO blocks (id, person, blocked, name, at) SELECT ?1, ?2, ?3, ?4, ?5
WHERE (SELECT count(*) FROM blocks WHERE person = ?2) < ?6 ON CONFLICT DO NOTHING
"""
IS_BLOCKED = "SELECT 1 FROM blocks WHERE person = ? AND blocked = ?"
UNBLOCK = "DELETE FROM blocks WHERE person = ? AND id = ?"
UNBLOCK_PERSON = "DELETE FROM blocks WHERE person = ? AND blocked = ?"
BLOCKS = "SELECT id, person, blocked, name, at FROM blocks WHERE person = ? ORDER BY at DESC, id"
BLOCKED = "SELECT person, blocked FROM blocks WHERE person IN (SELECT value FROM json_each(?))"

ADD_VOICE = """
INSERT INTO voices (table_id, voice, person) SELECT ?1, ?2, ?3
WHERE EXISTS (SELECT 1 FROM cards WHERE table_id = ?1) ON CONFLICT DO NOTHING
"""
SPEAKER = "SELECT person FROM voices WHERE table_id = ? AND voice = ?"

COLUMNS = "id, table_id, seq, reporter, person, at, reason, body, state, closed, note"
ADD_REPORT = f"""
INSERT INTO reports ({COLUMNS}) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
WHERE (SELECT count(*) FROM reports WHERE state = 'open' AND reporter = ?4) < ?12
  AND (SELECT count(*) FROM reports WHERE state = 'open') < ?13
ON CONFLICT DO NOTHING
"""
IS_REPORTED = "SELECT 1 FROM reports WHERE reporter = ? AND person = ? AND table_id = ? AND state = 'open'"
REPORTS = f"SELECT {COLUMNS} FROM reports WHERE state IN (?, ?) AND (at, id) > (?, ?) ORDER BY at, id LIMIT ?"
REPORTS_BY = f"SELECT {COLUMNS} FROM reports WHERE reporter = ? ORDER BY at, id"
REPORT = f"SELECT {COLUMNS} FROM reports WHERE id = ?"
CLOSE = "UPDATE reports SET state = 'closed', closed = ?, note = ? WHERE id = ?"
REPORTED = "SELECT 1 FROM reports WHERE table_id = ? AND state = 'open' LIMIT 1"

# Case matters to SQLite in letters other than the English ones; whoever asks compares the names themselves.
PEOPLE_NAMED = """
SELECT seats.person FROM seats JOIN cards ON cards.table_id = seats.table_id
WHERE ?1 = '' OR instr(lower(CAST(cards.body AS TEXT)), lower(?1)) GROUP BY seats.person
ORDER BY max(cards.at) DESC, seats.person LIMIT ?2
"""
BAN = """
INSERT INTO bans (person, at, until, reason) VALUES (?, ?, ?, ?)
ON CONFLICT (person) DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason
"""
UNBAN = "DELETE FROM bans WHERE person = ?"
BANS = "SELECT person, at, until, reason FROM bans ORDER BY at DESC, person"

FORGET = (
    "DELETE FROM blocks WHERE ?1 IN (person, blocked)",
    "DELETE FROM voices WHERE person = ?1",
    "DELETE FROM bans WHERE person = ?1",
    "DELETE FROM reports WHERE person = ?1",
)
NEW_BODY = "UPDATE reports SET body = ? WHERE id = ?"
NO_REPORTER = "UPDATE reports SET reporter = '' WHERE reporter = ?"


class SqliteManners:
    """Blocks, reports and bans in a file."""

    def __init__(self, writer: Writer[Job, bool | None], readers: Readers) -> None:
        self._writer, self._readers = writer, readers
        self._scripts = SqliteScripts(writer, readers)

    async def version(self) -> int:
        """A number that goes up with every change of blocks and bans."""
        ((version,),) = await self._readers.query(VERSION)
        return int(version)

    async def block(self, block: Block, most: int) -> Added:
        """Add a block."""
        values = (block.id, block.person, block.blocked, block.name, block.at, most)
        if await self._change(block.person, ADD_BLOCK, values):
            return "added"
        return "already" if await self._readers.query(IS_BLOCKED, block.person, block.blocked) else "full"

    async def unblock(self, person: str, block: str) -> bool:
        """End a person's block."""
        return storable(block) and await self._change(person, UNBLOCK, (person, block))

    async def unblock_person(self, person: str, blocked: str) -> bool:
        """End a person's block of this other."""
        return await self._change(person, UNBLOCK_PERSON, (person, blocked))

    async def blocks(self, person: str) -> list[Block]:
        """Whom a person has blocked."""
        return [Block(*found) for found in await self._readers.query(BLOCKS, person)]

    async def blocked(self, people: Sequence[str]) -> Blocked:
        """Whom each of these people has blocked."""
        found: dict[str, set[str]] = {}
        for person, blocked in await self._readers.query(BLOCKED, json.dumps(list(people))):
            found.setdefault(person, set()).add(blocked)
        return {person: frozenset(blocked) for person, blocked in found.items()}

    async def add_voice(self, table: str, voice: str, person: str) -> None:
        """Remember who speaks with a voice."""
        await self._writer.do(f"voice {table} {voice}", partial(_run, ADD_VOICE, (table, voice, person)))

    async def speaker(self, table: str, voice: str) -> str | None:
        """Who speaks with a voice at a table."""
        known = storable(table) and storable(voice)
        found = await self._readers.query(SPEAKER, table, voice) if known else []
        return found[0][0] if found else None

    async def report(self, report: Report, bounds: ReportBounds) -> Added:
        """Add a report."""
        values = (*_values(report), bounds.of_reporter, bounds.of_all)
        if await self._writer.do(f"report {report.reporter}", partial(_run, ADD_REPORT, values)):
            return "added"
        same = await self._readers.query(IS_REPORTED, report.reporter, report.person, report.table)
        return "already" if same else "full"

    async def reports(self, state: ReportState | None, limit: int, after: ReportPlace = FIRST) -> list[Report]:
        """Reports, the oldest first."""
        states = ("open", "closed") if state is None else (state, state)
        return [Report(*found) for found in await self._readers.query(REPORTS, *states, *after, limit)]

    async def reports_by(self, reporter: str) -> list[Report]:
        """All that a person has reported."""
        return [Report(*found) for found in await self._readers.query(REPORTS_BY, reporter)]

    async def find_report(self, report: str) -> Report | None:
        """The report of this id."""
        found = await self._readers.query(REPORT, report) if storable(report) else []
        return Report(*found[0]) if found else None

    async def close_report(self, report: str, at: int, note: str) -> bool:
        """Close a report with a note."""
        return bool(await self._writer.do(f"report {report}", partial(_run, CLOSE, (at, note, report))))

    async def reported(self, table: str) -> bool:
        """Whether a report about this table is open."""
        return bool(await self._readers.query(REPORTED, table))

    async def ban(self, ban: Ban) -> None:
        """Ban a person."""
        await self._change(ban.person, BAN, (ban.person, ban.at, ban.until, ban.reason))

    async def unban(self, person: str) -> bool:
        """End a ban."""
        return await self._change(person, UNBAN, (person,))

    async def bans(self) -> list[Ban]:
        """All bans."""
        return [Ban(*found) for found in await self._readers.query(BANS)]

    async def people_named(self, name: str, limit: int) -> list[str]:
        """People at tables whose card has this text in it."""
        found = await self._readers.query(PEOPLE_NAMED, name, limit) if storable(name) else []
        return [person for (person,) in found]

    async def move(self, was: str, becomes: str) -> None:
        """Whatever is stored of somebody is another person's from now on."""
        await self._scripts.run(lambda: move_manners(was, becomes))

    async def forget(self, person: str, bodies: Mapping[str, bytes]) -> None:
        """Delete what is stored of a person."""
        await self._writer.do(f"manners {person}", partial(_forget, person, bodies))

    async def _change(self, person: str, statement: str, values: tuple[str | int | None, ...]) -> bool:
        """Change blocks or bans, and say so to the other processes."""
        return bool(await self._writer.do(f"manners {person}", partial(_change, statement, values)))


def _values(report: Report) -> tuple[str | int | bytes | None, ...]:
    about = (report.id, report.table, report.seq, report.reporter, report.person, report.at)
    return (*about, report.reason, report.body, report.state, report.closed, report.note)


def _run(statement: str, values: tuple[str | int | bytes | None, ...], db: sqlite3.Connection) -> bool:
    return db.execute(statement, values).rowcount > 0


def _change(statement: str, values: tuple[str | int | None, ...], db: sqlite3.Connection) -> bool:
    changed = _run(statement, values, db)
    if changed:
        db.execute(NEXT_VERSION)
    return changed


def _forget(person: str, bodies: Mapping[str, bytes], db: sqlite3.Connection) -> bool:
    for statement in FORGET:
        db.execute(statement, (person,))
    db.executemany(NEW_BODY, [(body, report) for report, body in bodies.items()])
    db.execute(NO_REPORTER, (person,))
    db.execute(NEXT_VERSION)
    return True
