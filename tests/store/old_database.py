"""Databases as earlier versions left them."""

import sqlite3
from collections.abc import Sequence
from typing import Any

import asyncpg

from lettrine.store import migrations
from lettrine.store.log import Card, Row
from lettrine.store.url import open_log

CARD = ("table_id", "code", "public", "status", "at", "body")
ROW = ("table_id", "seq", "at", "action", "events")
"""The columns that every version has had."""


async def write_old_table(url: str, version: int, card: Card, rows: Sequence[Row]) -> None:
    """A table in a database of this version. The statements are its own: those of today want columns of today."""
    await _migrate(url, version)
    cards = [(card.table, card.code, card.public, card.status, card.at, card.body)]
    logged = [(row.table, row.seq, row.at, row.action, row.events) for row in rows]
    await insert(url, "cards", CARD, cards)
    await insert(url, "log", ROW, logged)


async def insert(url: str, table: str, columns: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> None:
    """Write rows past the store, as a process of an earlier version would."""
    if url.startswith("sqlite"):
        db = sqlite3.connect(url.removeprefix("sqlite:///"))
        with db:
            marks = ", ".join("?" * len(columns))
            db.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)
        db.close()
        return
    link = await asyncpg.connect(url)
    await link.copy_records_to_table(table, records=rows, columns=columns, schema_name="lettrine")
    await link.execute("ANALYZE")
    await link.close()


async def _migrate(url: str, version: int) -> None:
    known = migrations.migrations
    migrations.migrations = lambda dialect: known(dialect)[:version]
    try:
        await (await open_log(url)).close()
    finally:
        migrations.migrations = known
