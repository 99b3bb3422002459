"""The connections to tables: each is sent what its seat may know, computed once for all who see the same."""

import asyncio
from typing import Any

import msgspec

from lettrine.core.frames import frame
from lettrine.play import table_events as te
from lettrine.play.chat import Participant, chat_history, is_recipient, muted_by, participant, speaker_id
from lettrine.play.table import Table, deadline
from lettrine.play.tables import Tables
from lettrine.server.live.presence import Presence, Seats
from lettrine.wire import messages

MOST_WAITING = 64
"""How many messages may wait for a slow reader before the connection is closed: a new one gets a whole frame."""

_encode = msgspec.json.Encoder().encode


class Connection:
    """One socket: whose view it gets, and the messages that wait to be sent.

    There are thousands of these, so it is small: an `asyncio.Queue` alone would be as large as all of this.
    """

    __slots__ = ("_waiting", "_wakeup", "close_reason", "key", "open", "participant")

    def __init__(self, table: Table, key: str) -> None:
        self.key = key
        self.participant = participant(table, key)
        self.open = True
        self.close_reason: str | None = None
        """Why we have closed it, if we have."""
        self._waiting: list[bytes] = []
        self._wakeup: asyncio.Future[None] | None = None

    @property
    def seat(self) -> int | None:
        """The seat it plays; None for a watcher."""
        return self.participant.seat

    def send(self, message: bytes) -> None:
        """Queue a message; a connection with too many of them is closed."""
        if len(self._waiting) >= MOST_WAITING:
            self.close_with(messages.Bye("too_slow", 1.0))
        elif self.open:
            self._waiting.append(message)
            self._wake()

    def close_with(self, bye: messages.Bye) -> None:
        """Send a last message instead of those that wait, and close."""
        if self.open:
            self.close_reason = bye.why
            self._waiting = [_encode(bye)]
            self.close()

    def close(self) -> None:
        """Accept no more messages."""
        self.open = False
        self._wake()

    async def wait_for_messages(self) -> None:
        """Return when a message waits to be sent, or the connection is closed."""
        if self.open and not self._waiting:
            self._wakeup = asyncio.get_running_loop().create_future()
            await self._wakeup

    def take_messages(self) -> list[bytes]:
        """Remove and return all messages that wait to be sent."""
        waiting, self._waiting = self._waiting, []
        return waiting

    def _wake(self) -> None:
        if self._wakeup is not None and not self._wakeup.done():
            self._wakeup.set_result(None)


class Connections:
    """The connections of this process, by table."""

    def __init__(self, tables: Tables, presence: Presence) -> None:
        self.tables, self.presence = tables, presence
        presence.on_change = self._on_presence
        self._by_table: dict[str, set[Connection]] = {}

    async def connect(self, table: str, key: str) -> Connection | None:
        """Connect to a table, in the seat that the key proves, or as a watcher. The first message shows everything."""
        now = None
        while now is None:
            if await self.tables.table(table) is None:
                return None
            await self.tables.catch_up(table)  # the client may have been connected to another process just before
            now = self.tables.add_listener(table, self._on_event)
        # No `await` from here on: another client that disconnects meanwhile would remove the listener.
        try:
            connection = Connection(now, key)
            welcome = self._welcome(now, connection)
        except BaseException:
            self._remove_if_unused(table)
            raise
        self._update_presence(table, connection)  # before it is added: its welcome shows this already
        self._by_table.setdefault(table, set()).add(connection)
        connection.send(welcome)
        return connection

    def disconnect(self, table: str, connection: Connection) -> None:
        """Remove a connection; the last one of a table removes the listener."""
        self._by_table.get(table, set()).discard(connection)
        self._update_presence(table)
        self._remove_if_unused(table)

    def _remove_if_unused(self, table: str) -> None:
        if not self._by_table.get(table):
            self._by_table.pop(table, None)
            self.tables.remove_listener(table, self._on_event)

    def close(self) -> None:
        """Close all connections, and ask the clients to come back in a moment."""
        for connections in self._by_table.values():
            for connection in connections:
                connection.close_with(messages.Bye("closing", 1.0))

    def count(self) -> int:
        """How many connections there are."""
        return sum(map(len, self._by_table.values()))

    def _update_presence(self, table: str, *coming: Connection) -> None:
        seats = {connection.seat for connection in (*self._by_table.get(table, ()), *coming)}
        self.presence.set_local(table, frozenset(seat for seat in seats if seat is not None))

    def _on_presence(self, table: str) -> None:
        found = self.tables.loaded_table(table)
        if found is not None:
            self._send_table(found)

    def _on_event(self, table: Table, event: Any) -> None:
        if isinstance(event, te.Began | te.Played):
            self._send_game(table)
        elif isinstance(event, te.Said):
            self._send_chat(table, event)
        elif isinstance(event, te.Muted):
            self._send_table(table, event.by)
        else:
            self._update_seats(table)
            self._send_table(table)

    def _send_game(self, table: Table) -> None:
        connections = self._by_table.get(table.id, set())
        events, now = table.game_step.events, self.tables.now()
        seats = {connection.seat for connection in connections}
        messages = {seat: _encode(game_view(table, seat, events, now)) for seat in seats}
        for connection in tuple(connections):
            connection.send(messages[connection.seat])

    def _send_chat(self, table: Table, said: te.Said) -> None:
        message = _encode(_said(said))
        for connection in tuple(self._by_table.get(table.id, ())):
            if is_recipient(table, said, connection.participant):
                connection.send(message)

    def _send_table(self, table: Table, speaker: str | None = None) -> None:
        """Send the table to all its connections, or only to those of one speaker."""
        present = self.presence.seats(table.id)
        for connection in tuple(self._by_table.get(table.id, ())):
            if speaker in (None, connection.participant.speaker):
                connection.send(_encode(table_view(table, connection.participant, present)))

    def _update_seats(self, table: Table) -> None:
        """Somebody who is connected already may have taken a seat, or left it."""
        for connection in self._by_table.get(table.id, ()):
            connection.participant = connection.participant._replace(seat=table.seat_of(connection.key))
        self._update_presence(table.id)

    def _welcome(self, table: Table, coming: Connection) -> bytes:
        seat, who = coming.seat, coming.participant
        present = self.presence.seats(table.id) | ({seat} if seat is not None else frozenset())
        frame = None if table.step is None else game_view(table, seat, (), self.tables.now())
        talk = tuple(map(_said, chat_history(table, who)))
        return _encode(messages.Welcome(table_view(table, who, present), frame, talk))


def game_view(table: Table, seat: int | None, events: tuple[Any, ...], wall: int) -> messages.Frame:
    """The game as this seat may know it."""
    shown = frame(table.game, table.game_step.state, events, seat)
    raw_events, raw_view = msgspec.Raw(_encode(shown.events)), msgspec.Raw(_encode(shown.view))
    return messages.Frame(table.seq, raw_events, raw_view, _time(table, wall))


def _time(table: Table, wall: int) -> messages.Time:
    """The game's clock. It is sent without a deadline too, because a race shows how long it has lasted."""
    left = table.left if table.plan.clock.kind == "player" else ()
    return messages.Time(max(table.at, wall - table.began), deadline(table), left)


def _said(said: te.Said) -> messages.Said:
    return messages.Said(said.name, said.text, said.voice, said.seat, said.room)


def table_view(table: Table, who: Participant, present: Seats) -> messages.Table:
    """Who sits where, as somebody may see it. Keys and seed are not in it."""
    seats = tuple(_seat(table, number, number in present) for number in range(len(table.sitters)))
    muted = muted_by(table, who.speaker)
    return messages.Table(
        table.id, table.code, table.plan, table.status, seats, who.seat, table.next, who.speaker or None, muted
    )


def _seat(table: Table, seat: int, present: bool) -> messages.Seat | None:
    sitter = table.sitters[seat]
    if sitter is None:
        return None
    if sitter.key is None:
        return messages.Seat(sitter.name, sitter.bot)
    return messages.Seat(sitter.name, sitter.bot, True, present, speaker_id(table.id, sitter.key))
