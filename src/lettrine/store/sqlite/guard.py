"""Whether what is stored is in the file at its path: SQLite goes on writing to one that was deleted or replaced.

With a write-ahead log, an open connection notices nothing of that, nor of a file that is overwritten while its pages
are cached. So the identity of all three files is compared around every use, and after a commit the file is read through
a connection that has cached nothing since.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from lettrine.store.errors import StoreDamagedError, StoreGoneError, StoreReadOnlyError
from lettrine.store.sqlite.file import connect, is_plain_error, translated_errors

COMPANIONS = ("-wal", "-shm")
"""What SQLite adds to the name of a file: the write-ahead log with the newest commits, and its index with the locks."""
WRITABLE = 0o222
# No commit changes this table, so its page is read from the file itself and not from the write-ahead log.
VERSION = "SELECT max(version) FROM migrations"


class Identity(NamedTuple):
    """Which file a path leads to."""

    device: int
    inode: int


class Guard:
    """Watches over an open file. Made while the file is connected to, and closed after all other connections."""

    def __init__(self, path: Path) -> None:
        real = path.resolve()  # SQLite follows links as well, and has the companions beside the file itself
        self._path, self._folder = path.absolute(), real.parent
        self._companions = [real.with_name(real.name + companion) for companion in COMPANIONS]
        self._damage = ""
        opened = _identity(self._path)
        self._witness = connect(path)
        self._witness.execute("PRAGMA query_only = ON")
        (self._version,) = self._witness.execute(VERSION).fetchone()
        self._known = [opened, *map(_identity, self._companions)]

    @contextmanager
    def use(self) -> Iterator[None]:
        """Around every use of the file: raises a `StoreUnavailableError` if it cannot be relied on."""
        self._check()
        try:
            with translated_errors():
                yield
        except StoreDamagedError as error:
            self._damage = error.reason
            raise

    @contextmanager
    def commit(self) -> Iterator[None]:
        """Around a transaction: what it stores is in the file when this ends without an error."""
        with self.use():
            self._check_writable()
            yield
            self._check()
            self._read_back()

    def close(self) -> None:
        """Close the connection."""
        self._witness.close()

    def _check(self) -> None:
        if self._damage:  # what can still be read of it is no proof that it is kept
            raise StoreDamagedError(self._damage)
        if [_identity(self._path), *map(_identity, self._companions)] != self._known:
            raise StoreGoneError("the file, or its -wal or -shm, is not the one that was opened")

    def _check_writable(self) -> None:
        """A file that was made read-only can still be written through a connection that is open, but not after it."""
        for path in (self._path, self._folder):
            if not os.access(path, os.W_OK) or not path.stat().st_mode & WRITABLE:
                raise StoreReadOnlyError("the file or its folder is read-only")

    def _read_back(self) -> None:
        try:
            (version,) = self._witness.execute(VERSION).fetchone()
        except sqlite3.OperationalError as error:
            if is_plain_error(error):  # the table is not there any more
                raise StoreDamagedError(str(error)) from error
            raise
        if version is None or version < self._version:
            raise StoreDamagedError("the list of migrations is not what it was")


def _identity(path: Path) -> Identity | None:
    """Of the file that a path leads to now; None where there is none. No other has it while the file is open."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Identity(found.st_dev, found.st_ino)
