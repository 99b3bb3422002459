"""A SQLite file: how we connect to one, and how it comes to its present form."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from lettrine.store.errors import StoreAway, StoreUnreadable
from lettrine.store.migrations import Migration, pending

DIALECT = "sqlite"
PATIENCE = 10.0
"""Seconds to wait for another process that is writing."""
OLDEST = (3, 37)
"""The first SQLite with STRICT tables, which refuse a value of the wrong type as PostgreSQL does."""

Job = Callable[[sqlite3.Connection], bool | None]
"""Something to do inside a transaction: True if it is done, False if somebody was first, None if it cannot follow."""

CALLERS_OWN = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError)
"""What is wrong with one call, and not with the file."""

LEDGER = """
CREATE TABLE IF NOT EXISTS migrations (
  version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) STRICT
"""


def prepare(path: Path) -> None:
    """Create the file if need be, and bring it to its present form."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise StoreUnreadable(f"SQLite {sqlite3.sqlite_version} is too old; 3.37 is the oldest that will do")
    with _reasons():
        path.parent.mkdir(parents=True, exist_ok=True)
        db = connect(path)
        try:
            _use_wal(db)
            _migrate(db)
        finally:
            db.close()


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits when told, and then durably: it may be handed from thread to thread."""
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All or nothing, with the file's write lock from the beginning."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:  # some errors have rolled back already
            db.execute("ROLLBACK")
        raise


@contextmanager
def outages() -> Iterator[None]:
    """Whatever is wrong with the file is an outage: it concerns every caller, and may be over soon."""
    try:
        yield
    except CALLERS_OWN:
        raise
    except sqlite3.Error as error:
        raise StoreAway(str(error)) from error


@contextmanager
def _reasons() -> Iterator[None]:
    """Tell a file that is busy from one that is no use."""
    try:
        yield
    except sqlite3.Error as error:
        if _busy(error):
            raise StoreAway(str(error)) from error
        raise StoreUnreadable(str(error)) from error
    except OSError as error:
        raise StoreUnreadable(error.strerror or str(error)) from error


def _busy(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorname", "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


def _use_wal(db: sqlite3.Connection) -> None:
    """Readers and writer shall not wait for each other. Two that change over at once are given no grace: ask again."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if not _busy(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def _migrate(db: sqlite3.Connection) -> None:
    """Apply what is missing. The write lock makes a second process wait, and then find nothing left to do."""
    with transaction(db):
        _refuse_foreign(db)
        db.execute(LEDGER)
        applied = [version for (version,) in db.execute("SELECT version FROM migrations")]
        for step in pending(DIALECT, applied):
            _apply(db, step)


def _refuse_foreign(db: sqlite3.Connection) -> None:
    """Another program's database is left alone."""
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "migrations" not in names:
        raise StoreUnreadable("this is the database of another program")


def _apply(db: sqlite3.Connection, step: Migration) -> None:
    for statement in _statements(step.sql):
        db.execute(statement)
    db.execute("INSERT INTO migrations (version, name) VALUES (?, ?)", (step.version, step.name))


def _statements(sql: str) -> Iterator[str]:
    """A file's statements one by one: sqlite3's own `executescript` would commit before it begins."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
