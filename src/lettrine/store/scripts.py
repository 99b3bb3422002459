"""Transactions that are written once for every database: generators that ask for statements and are sent the rows.

A statement is written as for PostgreSQL, `$1` for the first value and `lettrine.` before a table; SQLite is given the
same without the schema. All of a script is stored, or nothing; it sees nothing of others that run beside it.
"""

from collections.abc import Callable, Generator
from typing import Any, Protocol, TypeVar

Value = str | int | bytes | None
Row = tuple[Any, ...]
Result = TypeVar("Result")
Script = Generator[tuple[str, tuple[Value, ...]], list[Row], Result]
"""Yields a statement with its values, is sent its rows, and returns what came of it all."""


class Database(Protocol):
    """Where scripts are run. Both methods may raise `StoreUnavailableError`; a later call may succeed."""

    async def query(self, statement: str, *values: Value) -> list[Row]:
        """All rows of a statement that changes nothing."""

    async def run(self, script: Callable[[], Script[Result]]) -> Result:
        """Run a script, durably; where others were in its way it is begun anew."""
