"""Everybody connected to a table: each is told what their seat may know, computed once for all who see the same."""

import asyncio
from typing import Any

import msgspec

from lettrine.core.frames import frame
from lettrine.play import happenings as h
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.server import wire

WAITING = 64
"""How many messages may wait for a slow reader before the connection is dropped: the next frame is whole anyway."""

_encode = msgspec.json.Encoder().encode


class Connection:
    """One socket: whose view it gets, and what waits to be sent. None ends it."""

    __slots__ = ("ended", "key", "outbox", "seat")

    def __init__(self, key: str | None, seat: int | None) -> None:
        self.key, self.seat = key, seat
        self.ended = False
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)

    def send(self, message: bytes) -> None:
        """Let a message wait its turn; whoever cannot keep up is let go."""
        if self.ended:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.end(wire.Bye("too_slow", 1.0))

    def end(self, bye: wire.Bye) -> None:
        """Say goodbye after nothing else."""
        self.ended = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(_encode(bye))
        self.outbox.put_nowait(None)


class Rooms:
    """The connections of this process, by table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._rooms: dict[str, set[Connection]] = {}

    async def enter(self, table: str, key: str | None) -> Connection | None:
        """Come to a table: as whoever the key proves, or to watch. One message holds all there is to see."""
        found = await self.tables.table(table)
        if found is None:
            return None
        connection = Connection(key, found.seat_of(key) if key else None)
        if table not in self._rooms:
            self._rooms[table] = set()
            await self.tables.listen(table, self._heard)
        self._rooms[table].add(connection)
        now = await self.tables.table(table)
        assert now is not None
        connection.send(told_table(now, connection.seat))
        if now.step is not None:
            connection.send(told_frame(now, connection.seat, ()))
        return connection

    def leave(self, table: str, connection: Connection) -> None:
        """Go. The last one turns off the light."""
        room = self._rooms.get(table, set())
        room.discard(connection)
        if not room and self._rooms.pop(table, None) is not None:
            self.tables.unlisten(table, self._heard)

    def close(self) -> None:
        """Ask everybody to come back in a moment."""
        for room in self._rooms.values():
            for connection in room:
                connection.end(wire.Bye("closing", 1.0))

    def present(self, table: str, seat: int) -> bool:
        """Whether somebody is connected who plays this seat."""
        return any(connection.seat == seat for connection in self._rooms.get(table, ()))

    def count(self) -> int:
        """How many are connected."""
        return sum(map(len, self._rooms.values()))

    def _heard(self, table: Table, happened: Any) -> None:
        room = self._rooms.get(table.id, set())
        for connection in room:
            connection.seat = table.seat_of(connection.key) if connection.key else None
        messages = {seat: _told(table, happened, seat) for seat in {connection.seat for connection in room}}
        for connection in tuple(room):
            message = messages[connection.seat]
            if message is not None:
                connection.send(message)


def _told(table: Table, happened: Any, seat: int | None) -> bytes | None:
    if isinstance(happened, h.Began | h.Played):
        assert table.step is not None
        return told_frame(table, seat, table.step.events)
    if isinstance(happened, h.Said):
        return _encode(wire.Said(happened.name, happened.text, happened.seat, happened.room))
    return told_table(table, seat)


def told_frame(table: Table, seat: int | None, events: tuple[Any, ...]) -> bytes:
    """The game as this seat may know it."""
    assert table.step is not None
    sent = frame(table.game, table.step.state, events, seat)
    return _encode(wire.Frame(table.seq, msgspec.Raw(_encode(sent.events)), msgspec.Raw(_encode(sent.view))))


def told_table(table: Table, seat: int | None) -> bytes:
    """The table around the game."""
    return _encode(table_view(table, seat))


def table_view(table: Table, seat: int | None) -> wire.Table:
    """Who sits where, as everyone may see it. Keys and seed are not in it."""
    seats = tuple(None if s is None else wire.Seat(s.name, s.bot, s.key is not None) for s in table.sitters)
    return wire.Table(table.id, table.code, table.plan, table.status, seats, seat, table.next)
