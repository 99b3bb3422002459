"""Everybody connected to a table: each is told what their seat may know, computed once for all who see the same."""

import asyncio
from typing import Any

import msgspec

from lettrine.core.frames import frame
from lettrine.play import table_events as te
from lettrine.play.chat import Person, heard_by, hears, muted_by, person_at, voice_of
from lettrine.play.table import Table, deadline
from lettrine.play.tables import Tables
from lettrine.server.live.presence import Presence, Seats
from lettrine.wire import messages

WAITING = 64
"""How many messages may wait for a slow reader before the connection is dropped: the next frame is whole anyway."""

_encode = msgspec.json.Encoder().encode


class Connection:
    """One socket: whose view it gets, and what waits to be sent.

    There are thousands of these, so it is made of little: a queue of asyncio's alone is as large as all of this.
    """

    __slots__ = ("_alarm", "_waiting", "key", "open", "person", "why")

    def __init__(self, table: Table, key: str) -> None:
        self.key = key
        self.person = person_at(table, key)
        self.open = True
        self.why: str | None = None
        """Why we have ended it, if we have."""
        self._waiting: list[bytes] = []
        self._alarm: asyncio.Future[None] | None = None

    @property
    def seat(self) -> int | None:
        """The seat it plays; None watches."""
        return self.person[0]

    def send(self, message: bytes) -> None:
        """Let a message wait its turn; whoever cannot keep up is let go."""
        if len(self._waiting) >= WAITING:
            self.end(messages.Bye("too_slow", 1.0))
        elif self.open:
            self._waiting.append(message)
            self._stir()

    def end(self, bye: messages.Bye) -> None:
        """Say goodbye, and nothing else."""
        if self.open:
            self.why = bye.why
            self._waiting = [_encode(bye)]
            self.hang_up()

    def hang_up(self) -> None:
        """Take nothing more to be sent."""
        self.open = False
        self._stir()

    async def stirred(self) -> None:
        """Wait until there is something to send, or nothing ever will be."""
        if self.open and not self._waiting:
            self._alarm = asyncio.get_running_loop().create_future()
            await self._alarm

    def take(self) -> list[bytes]:
        """All that waits to be sent."""
        waiting, self._waiting = self._waiting, []
        return waiting

    def _stir(self) -> None:
        if self._alarm is not None and not self._alarm.done():
            self._alarm.set_result(None)


class Connections:
    """The connections of this process, by table."""

    def __init__(self, tables: Tables, presence: Presence) -> None:
        self.tables, self.presence = tables, presence
        presence.moved = self._moved
        self._by_table: dict[str, set[Connection]] = {}

    async def enter(self, table: str, key: str) -> Connection | None:
        """Come to a table: as whoever the key proves, or to watch. One message holds all there is to see."""
        now = None
        while now is None:
            if await self.tables.table(table) is None:
                return None
            await self.tables.catch_up(table)  # they may have been at another process a moment ago
            now = self.tables.listen(table, self._heard)
        # Nothing is waited for from here on: whoever leaves meanwhile would take the room with them.
        try:
            connection = Connection(now, key)
            welcome = self._welcome(now, connection)
        except BaseException:
            self._tidy(table)
            raise
        self._count(table, connection)  # the others see them come; they are told everything at once
        self._by_table.setdefault(table, set()).add(connection)
        connection.send(welcome)
        return connection

    def leave(self, table: str, connection: Connection) -> None:
        """Go. The last one turns off the light."""
        self._by_table.get(table, set()).discard(connection)
        self._count(table)
        self._tidy(table)

    def _tidy(self, table: str) -> None:
        """Where nobody is, nothing needs to be heard."""
        if not self._by_table.get(table):
            self._by_table.pop(table, None)
            self.tables.unlisten(table, self._heard)

    def close(self) -> None:
        """Ask everybody to come back in a moment."""
        for room in self._by_table.values():
            for connection in room:
                connection.end(messages.Bye("closing", 1.0))

    def count(self) -> int:
        """How many are connected."""
        return sum(map(len, self._by_table.values()))

    def _count(self, table: str, *coming: Connection) -> None:
        """See which seats are connected."""
        seats = {connection.seat for connection in (*self._by_table.get(table, ()), *coming)}
        self.presence.here(table, frozenset(seat for seat in seats if seat is not None))

    def _moved(self, table: str) -> None:
        """Somebody has come or gone, here or elsewhere."""
        found = self.tables.in_memory(table)
        if found is not None:
            self._tell_table(found)

    def _heard(self, table: Table, happened: Any) -> None:
        if isinstance(happened, te.Began | te.Played):
            self._tell_game(table)
        elif isinstance(happened, te.Said):
            self._tell_talk(table, happened)
        elif isinstance(happened, te.Muted):
            self._tell_table(table, happened.by)
        else:
            self._reseat(table)
            self._tell_table(table)

    def _tell_game(self, table: Table) -> None:
        room = self._by_table.get(table.id, set())
        events, now = table.game_step.events, self.tables.now()
        messages = {seat: _encode(game_view(table, seat, events, now)) for seat in {each.seat for each in room}}
        for connection in tuple(room):
            connection.send(messages[connection.seat])

    def _tell_talk(self, table: Table, said: te.Said) -> None:
        message = _encode(_said(said))
        for connection in tuple(self._by_table.get(table.id, ())):
            if hears(table, said, connection.person):
                connection.send(message)

    def _tell_table(self, table: Table, only: str | None = None) -> None:
        """Tell everybody, or only whoever has this voice."""
        here = self.presence.at(table.id)
        for connection in tuple(self._by_table.get(table.id, ())):
            if only in (None, connection.person[1]):
                connection.send(_encode(table_view(table, connection.person, here)))

    def _reseat(self, table: Table) -> None:
        """Somebody who is connected already may have sat down, or stood up."""
        for connection in self._by_table.get(table.id, ()):
            connection.person = (table.seat_of(connection.key), connection.person[1])
        self._count(table.id)

    def _welcome(self, table: Table, coming: Connection) -> bytes:
        seat, person = coming.seat, coming.person
        here = self.presence.at(table.id) | ({seat} if seat is not None else frozenset())
        frame = None if table.step is None else game_view(table, seat, (), self.tables.now())
        talk = tuple(map(_said, heard_by(table, person)))
        return _encode(messages.Welcome(table_view(table, person, here), frame, talk))


def game_view(table: Table, seat: int | None, events: tuple[Any, ...], wall: int) -> messages.Frame:
    """The game as this seat may know it."""
    sent = frame(table.game, table.game_step.state, events, seat)
    raw_events, raw_view = msgspec.Raw(_encode(sent.events)), msgspec.Raw(_encode(sent.view))
    return messages.Frame(table.seq, raw_events, raw_view, _time(table, wall))


def _time(table: Table, wall: int) -> messages.Time:
    """The game's clock: without a deadline too, because a race shows how long it has lasted."""
    left = table.left if table.plan.clock.kind == "player" else ()
    return messages.Time(max(table.at, wall - table.began), deadline(table), left)


def _said(said: te.Said) -> messages.Said:
    return messages.Said(said.name, said.text, said.voice, said.seat, said.room)


def table_view(table: Table, person: Person, here: Seats) -> messages.Table:
    """Who sits where, as everyone may see it. Keys and seed are not in it."""
    seat, voice = person
    seats = tuple(_seat(table, number, number in here) for number in range(len(table.sitters)))
    return messages.Table(
        table.id, table.code, table.plan, table.status, seats, seat, table.next, voice or None, muted_by(table, voice)
    )


def _seat(table: Table, seat: int, here: bool) -> messages.Seat | None:
    sitter = table.sitters[seat]
    if sitter is None:
        return None
    if sitter.key is None:
        return messages.Seat(sitter.name, sitter.bot)
    return messages.Seat(sitter.name, sitter.bot, True, here, voice_of(table.id, sitter.key))
