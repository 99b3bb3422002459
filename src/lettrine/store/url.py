"""Opening a store by its URL."""

from pathlib import Path
from urllib.parse import unquote

from lettrine.store.errors import StoreUnreadableError, UnknownStoreError
from lettrine.store.log import Log
from lettrine.store.memory import MemoryLog
from lettrine.store.notify import NoNotifier, Notifier, Receiver
from lettrine.store.sqlite.log import SqliteLog


async def open_log(url: str) -> Log:
    """Open the store of a URL: `sqlite:///FILE`, `postgresql://…` or `memory:`.

    Three slashes and a name are a file in this directory, four an absolute path, as SQLAlchemy has it.
    """
    scheme, _, rest = url.partition(":")
    match scheme:
        case "memory":
            return MemoryLog()
        case "sqlite":
            return await _sqlite(rest)
        case "postgresql" | "postgres":
            return await _postgres(url)
        case _:
            raise UnknownStoreError(scheme[:40])


def open_notifier(log: Log, receiver: Receiver) -> Notifier:
    """The notifier between the processes that use this store."""
    if isinstance(log, MemoryLog | SqliteLog):
        return NoNotifier()
    from lettrine.store.postgres.log import PostgresLog
    from lettrine.store.postgres.notify import PostgresNotifier

    if isinstance(log, PostgresLog):
        return PostgresNotifier(log.dialer, log.process, receiver, log.renew_connections)
    raise TypeError(f"no notifier for {type(log).__name__}")


# PostgreSQL's modules are imported when they are needed: a game in one file should not load a network driver.


async def _sqlite(rest: str) -> Log:
    if not rest.startswith("///") or rest == "///":
        raise StoreUnreadableError("the URL names no file; write sqlite:///FILE")
    return await SqliteLog.open(Path(unquote(rest.removeprefix("///"))))


async def _postgres(url: str) -> Log:
    from lettrine.store.postgres.log import PostgresLog

    return await PostgresLog.open(url)
