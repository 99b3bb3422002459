"""Rows and cards for tests, of which only what matters is said."""

from lettrine.store.log import Card, Log, Row, Status


def row(table: str, seq: int, action: bytes = b"action", events: bytes = b"events", at: int = 1000) -> Row:
    return Row(table, seq, at, action, events)


def card(
    table: str,
    code: str = "",
    public: bool = True,
    status: Status = "open",
    at: int = 1000,
    body: bytes = b"{}",
    free: bool = True,
) -> Card:
    return Card(table, code or f"code-{table}", public, status, at, body, free)


async def table(log: Log, name: str, rows: int = 1, due: int | None = None) -> None:
    """A table with so many rows."""
    assert await log.create(card(name), row(name, 0), due=due)
    for seq in range(1, rows):
        assert await log.append(row(name, seq), due=due)
