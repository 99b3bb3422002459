"""The errors of a PostgreSQL server, as those of a store."""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from lettrine.store.errors import (
    StoreDamagedError,
    StoreFullError,
    StoreReadOnlyError,
    StoreUnavailableError,
    StoreUnreadableError,
)

# Errors of the server or of the way to it: they concern every caller, and may be over soon.
UNAVAILABLE = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.DataCorruptedError,
    asyncpg.IndexCorruptedError,
    asyncpg.InternalClientError,
)
KINDS = {
    asyncpg.DiskFullError: StoreFullError,
    asyncpg.ReadOnlySQLTransactionError: StoreReadOnlyError,
    asyncpg.DataCorruptedError: StoreDamagedError,
    asyncpg.IndexCorruptedError: StoreDamagedError,
}
"""Those of which more is known than that the server is unavailable."""


@contextmanager
def translated_errors() -> Iterator[None]:
    """Raise `StoreUnavailableError` for errors of the server, and leave those of one call as they are."""
    try:
        yield
    except UNAVAILABLE as error:
        kind = next((kind for of, kind in KINDS.items() if isinstance(error, of)), StoreUnavailableError)
        raise kind(_message(error)) from error
    except asyncpg.InterfaceError as error:
        if isinstance(error, ValueError):  # a value that cannot be stored
            raise
        raise StoreUnavailableError(_message(error)) from error


@contextmanager
def translated_opening_errors() -> Iterator[None]:
    """Raise `StoreUnreadableError` for what prevents us from opening a database."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise StoreUnreadableError(_message(error)) from error


def _message(error: Exception) -> str:
    return str(error) or type(error).__name__
