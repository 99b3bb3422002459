"""A SQLite file: connections, transactions, errors and migrations."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from lettrine.store.errors import (
    StoreDamagedError,
    StoreFailingError,
    StoreFullError,
    StoreGoneError,
    StoreReadOnlyError,
    StoreUnavailableError,
    StoreUnreadableError,
)
from lettrine.store.migrations import Migration, pending

DIALECT = "sqlite"
TIMEOUT = 10.0
"""Seconds to wait while another process is writing."""
OLDEST_SQLITE = (3, 37)
"""The first SQLite with STRICT tables, which refuse a value of the wrong type as PostgreSQL does."""

Job = Callable[[sqlite3.Connection], bool | None]
"""Something to do inside a transaction: True if it is done, False if another was first, None if there is a gap."""

CALLER_ERRORS = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError)
"""Errors of one call, and not of the file."""

FILE_ERRORS = {
    "SQLITE_READONLY_DBMOVED": StoreGoneError,
    "SQLITE_READONLY": StoreReadOnlyError,
    "SQLITE_FULL": StoreFullError,
    "SQLITE_CORRUPT": StoreDamagedError,
    "SQLITE_NOTADB": StoreDamagedError,
    "SQLITE_IOERR": StoreFailingError,
    "SQLITE_CANTOPEN": StoreFailingError,
}
"""Errors of the file, by how their names begin; any other is `StoreUnavailableError`."""

UNUSABLE_NOW = ("SQLITE_CORRUPT", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY")
"""Those that a file of ours may have when it is opened; after any other it is taken for none of ours."""

MIGRATIONS_TABLE = """
CREATE TABLE IF NOT EXISTS migrations (
  version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) STRICT
"""
NO_CHANGE = "DELETE FROM migrations WHERE version < 1"
"""Raises if the file is read-only: a transaction by itself does not."""


def prepare(path: Path) -> None:
    """Create the file if need be, and apply the migrations that are missing."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise StoreUnreadableError(f"SQLite {sqlite3.sqlite_version} is too old; 3.37 is the oldest that will do")
    with _translated_opening_errors():
        path.parent.mkdir(parents=True, exist_ok=True)
        db = connect(path)
        try:
            _use_wal(db)
            _check_whole(db)
            _migrate(db)
        finally:
            db.close()


def migrate_in_memory() -> sqlite3.Connection:
    """A database in memory, with all tables; it may be passed from thread to thread."""
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _migrate(db)
    return db


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits on command, and then durably; it may be passed from thread to thread."""
    db = sqlite3.connect(path, timeout=TIMEOUT, isolation_level=None, check_same_thread=False)
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
def translated_errors() -> Iterator[None]:
    """Raise `StoreUnavailableError` for errors of the file: they concern every caller, and may be over soon."""
    try:
        yield
    except CALLER_ERRORS:
        raise
    except sqlite3.Error as error:
        raise _kind(error)(str(error)) from error


def is_plain_error(error: sqlite3.Error) -> bool:
    """Whether a statement could not be run as it stands, on a file that can be used."""
    return _name(error) == "SQLITE_ERROR"


def _kind(error: sqlite3.Error) -> type[StoreUnavailableError]:
    name = _name(error)
    return next((kind for begin, kind in FILE_ERRORS.items() if name.startswith(begin)), StoreUnavailableError)


def _name(error: sqlite3.Error) -> str:
    """SQLite's name of an error; Python raises some of its own, which have none."""
    return getattr(error, "sqlite_errorname", "")


@contextmanager
def _translated_opening_errors() -> Iterator[None]:
    """Distinguish our file that cannot be used now from what is none."""
    try:
        yield
    except sqlite3.Error as error:
        unavailable = _is_busy(error) or _name(error).startswith(UNUSABLE_NOW)
        raise (_kind(error) if unavailable else StoreUnreadableError)(str(error)) from error
    except OSError as error:
        raise StoreUnreadableError(error.strerror or str(error)) from error


def _is_busy(error: sqlite3.Error) -> bool:
    return _name(error).startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


def _use_wal(db: sqlite3.Connection) -> None:
    """With a write-ahead log, readers and writer do not block each other. SQLite does not wait here, so we retry."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if not _is_busy(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def _check_whole(db: sqlite3.Connection) -> None:
    """Refuse a malformed file: whatever is in its damaged pages would be missed only when somebody asks for it."""
    (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise StoreDamagedError(found)


def _migrate(db: sqlite3.Connection) -> None:
    """Apply the missing migrations. The write lock makes a second process wait, and then find nothing to do."""
    with transaction(db):
        _check_owner(db)
        db.execute(MIGRATIONS_TABLE)
        db.execute(NO_CHANGE)
        applied = [version for (version,) in db.execute("SELECT version FROM migrations")]
        for step in pending(DIALECT, applied):
            _apply(db, step)


def _check_owner(db: sqlite3.Connection) -> None:
    """Refuse the database of another program."""
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "migrations" not in names:
        raise StoreUnreadableError("this is the database of another program")


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
