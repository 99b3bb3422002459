"""The connections to tables: each is sent what its seat may know, computed once for all who see the same.

What others do in secret sends nobody else anything, not even an empty message or a number that is one higher.
"""

import asyncio
from collections.abc import Callable
from math import ceil
from typing import Any, NamedTuple

import msgspec

from lettrine.core import packs
from lettrine.core.frames import fingerprint
from lettrine.play import table_events as te
from lettrine.play.chat import (
    Chat,
    Participant,
    chat_history,
    is_message,
    is_recipient,
    message_in,
    muted_by,
    participant,
    speaker_ids,
    speaker_of,
    speakers,
)
from lettrine.play.chats import Chats
from lettrine.play.pace import Pauses
from lettrine.play.resignation import table_frame
from lettrine.play.result import unratable_reason
from lettrine.play.table import Table, agreement_id, deadline, time_left
from lettrine.play.tables import Tables
from lettrine.server.live.presence import WATCHER, Presence, Seats
from lettrine.server.manners import Manners
from lettrine.store.chat import ChatEntry
from lettrine.wire import messages
from lettrine.wire.consent import is_rated, resigning

WATCHING_CLOSED = messages.Bye("watching_closed", 30.0)
"""For those who may not look on: they may try now and then whether that has changed."""
MOST_WAITING = 64
"""How many messages may wait for a slow reader before the connection is closed: a new one gets a whole frame."""

BANNED = messages.Bye("banned")
"""Said to somebody who is banned; why, and until when, is told over HTTP."""

_encode = msgspec.json.Encoder().encode


class Moment(NamedTuple):
    """The game at one moment as a seat may know it."""

    events: msgspec.Raw
    view: msgspec.Raw
    time: messages.Time
    eventful: bool
    """Whether the seat is told of anything that has happened."""
    looks: bytes
    """A fingerprint of the view and the deadline."""

    def frame(self, seq: int) -> messages.Frame:
        """The frame for a connection that was sent so many before."""
        return messages.Frame(seq, self.events, self.view, self.time)


class Connection:
    """One socket: whose view it gets, and the messages that wait to be sent.

    There are thousands of these, so it is small: an `asyncio.Queue` alone would be as large as all of this.
    """

    __slots__ = ("_frames", "_looks", "_waiting", "_wakeup", "close_reason", "device", "key", "open", "participant")

    def __init__(self, table: Table, key: str, device: str, blocked: frozenset[str] = frozenset()) -> None:
        self.key, self.device = key, device
        self.participant = participant(table, key, blocked)
        self.open = True
        self.close_reason: str | None = None
        """Why we have closed it, if we have."""
        self._waiting: list[bytes] = []
        self._wakeup: asyncio.Future[None] | None = None
        self._frames = 0
        """How many frames it was sent."""
        self._looks = b""
        """How the game looked by the last of them."""

    @property
    def seat(self) -> int | None:
        """The seat it plays; None for a watcher."""
        return self.participant.seat

    def show(self, moment: Moment) -> None:
        """Send a frame, unless it would say nothing new."""
        if moment.eventful or moment.looks != self._looks:
            self.send(_encode(self.next_frame(moment)))

    def next_frame(self, moment: Moment) -> messages.Frame:
        """The frame that shows this moment; it counts as sent."""
        self._frames += 1
        self._looks = moment.looks
        return moment.frame(self._frames - 1)

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


class Limits(NamedTuple):
    """How many seconds somebody may be away before others may do something about it."""

    playing: float
    """Until a bot may play for them."""
    waiting: float
    """Until their seat may be freed, before the game."""


class Connections:
    """The connections of this process, by table."""

    def __init__(
        self, tables: Tables, chats: Chats, presence: Presence, pauses: Pauses, limits: Limits, manners: Manners
    ) -> None:
        self.tables, self.chats, self.presence, self.pauses = tables, chats, presence, pauses
        self._limits, self._manners = limits, manners
        manners.on_bans, manners.on_blocks = self._close_banned, self._update_blocks
        self._by_table: dict[str, set[Connection]] = {}

    async def connect(self, table: str, key: str, device: str) -> Connection | None:
        """Connect to a table, in the seat that the key proves, or as a watcher. The first message shows everything."""
        try:
            return await self._connect(table, key, device)
        finally:
            self._remove_if_unused(table)  # if it came to nothing

    async def _connect(self, table: str, key: str, device: str) -> Connection | None:
        await self._manners.follow(key)
        connection = None
        try:
            connection = await self._enter(table, key, device)
        finally:
            if connection is None:
                self._manners.unfollow(key)
        return connection

    async def _enter(self, table: str, key: str, device: str) -> Connection | None:
        now = None
        while now is None:
            if await self.tables.table(table) is None:
                return None
            await self.tables.catch_up(table)  # the client may have been connected to another process just before
            await self.chats.add_listener(table, self._on_chat)
            now = self.tables.add_listener(table, self._on_event)
        # No `await` from here on: another client that disconnects meanwhile would remove the listeners.
        connection = Connection(now, key, device, self._manners.blocked(key))
        if now.keeps_out(key):
            connection.close_with(WATCHING_CLOSED)
            return connection
        welcome = self._welcome(now, connection)
        self._update_presence(table, connection)  # before it is added: its welcome shows this already
        self._by_table.setdefault(table, set()).add(connection)
        connection.send(welcome)
        return connection

    def disconnect(self, table: str, connection: Connection) -> None:
        """Remove a connection; the last one of a table removes the listener."""
        self._by_table.get(table, set()).discard(connection)
        self._manners.unfollow(connection.key)
        self._update_presence(table)
        self._remove_if_unused(table)

    def _remove_if_unused(self, table: str) -> None:
        if not self._by_table.get(table):
            self._by_table.pop(table, None)
            self.tables.remove_listener(table, self._on_event)
            self.chats.remove_listener(table, self._on_chat)

    def close(self) -> None:
        """Close all connections, and ask the clients to come back in a moment."""
        for connections in self._by_table.values():
            for connection in connections:
                connection.close_with(messages.Bye("closing", 1.0))

    def _close_banned(self) -> None:
        """End the connections of those who are banned."""
        for connections in self._by_table.values():
            for connection in tuple(connections):
                if self._manners.ban_of(connection.key) is not None:
                    connection.close_with(BANNED)

    def _update_blocks(self, person: str) -> None:
        """Somebody has blocked others, or does not any more: nobody else is sent anything because of it."""
        blocked = self._manners.blocked(person)
        for table, connections in self._by_table.items():
            mine = [connection for connection in connections if connection.key == person]
            found = self.tables.loaded_table(table) if mine else None
            if found is None:
                continue
            for connection in mine:
                connection.participant = connection.participant._replace(blocked=speaker_ids(found, blocked))
            self._send_table(found, mine[0].participant.speaker)

    def close_device(self, device: str, person: str | None) -> None:
        """Close the connections of a device that are not in the name of whom it is: it comes back as who that is."""
        for connections in self._by_table.values():
            for connection in connections:
                if connection.device == device and connection.key != person:
                    connection.close_with(messages.Bye("closing", 0.2))

    def devices(self) -> set[str]:
        """The devices that are connected."""
        return {connection.device for connections in self._by_table.values() for connection in connections}

    def tables_in_use(self) -> list[str]:
        """The tables that somebody is connected to."""
        return list(self._by_table)

    def count(self) -> int:
        """How many connections there are."""
        return sum(map(len, self._by_table.values()))

    def _update_presence(self, table: str, *coming: Connection) -> None:
        connections = (*self._by_table.get(table, ()), *coming)
        self.presence.set_local(table, frozenset(_place(connection) for connection in connections))

    def show_presence(self, table: str) -> None:
        """Show everybody at a table who is connected now."""
        found = self.tables.loaded_table(table)
        if found is not None:
            self._send_table(found)

    def _on_event(self, table: Table, event: Any) -> None:
        if isinstance(event, te.Began):  # what was agreed is said to all
            self._send_table(table)
        if isinstance(event, te.Began | te.Played):
            self._send_game(table)
        elif isinstance(event, te.Said):  # from a process of an earlier version, as a mute in the log is
            self._send_chat(table, event)
        elif isinstance(event, te.Muted):
            self._send_table(table, event.by)
        else:
            self._update_seats(table)
            if not isinstance(event, te.Rekeyed):  # which is nobody else's business
                self._send_table(table)
            if isinstance(event, te.Resigned):  # the game may be over by that, or a bot has taken part of it
                self._send_game(table)
        if table.watching_closed and not isinstance(event, te.Played):
            self._keep_out(table)

    def _keep_out(self, table: Table) -> None:
        """Close the connections of those who may not look on any more."""
        for connection in tuple(self._by_table.get(table.id, ())):
            if connection.seat is None and table.keeps_out(connection.key):
                connection.close_with(WATCHING_CLOSED)

    def _on_chat(self, entry: ChatEntry) -> None:
        table = self.tables.loaded_table(entry.table)
        if table is not None and is_message(entry):
            self._send_chat(table, message_in(entry))
        elif table is not None:
            self._send_table(table, entry.author)

    def _send_game(self, table: Table) -> None:
        connections = self._by_table.get(table.id, set())
        events, now = table.game_step.events, self.tables.now()
        seats = {connection.seat for connection in connections}
        moments = {seat: game_moment(table, seat, events, now) for seat in seats}
        for connection in tuple(connections):
            connection.show(moments[connection.seat])

    def _send_chat(self, table: Table, said: te.Said) -> None:
        self.send_where(table.id, _encode(_said(said)), lambda chat, who: is_recipient(table, chat, said, who))

    def send_where(self, table: str, message: bytes, is_for: Callable[[Chat, Participant], bool]) -> None:
        """Send a message to those at a table for whom it is, and nothing to the others."""
        connections = tuple(self._by_table.get(table, ()))
        chat = self.chats.heard_chat(table) if connections else Chat()
        for connection in connections:
            if is_for(chat, connection.participant):
                connection.send(message)

    def _send_table(self, table: Table, speaker: str | None = None) -> None:
        """Send the table to all its connections, or only to those of one speaker."""
        connections = tuple(self._by_table.get(table.id, ()))
        if not connections:
            return
        present, chat = self.presence.seats(table.id), self.chats.heard_chat(table.id)
        for connection in connections:
            if speaker in (None, connection.participant.speaker):
                connection.send(_encode(self.table_view(table, chat, connection.participant, present)))

    def _update_seats(self, table: Table) -> None:
        """Somebody who is connected already may have taken a seat, or left it."""
        for connection in self._by_table.get(table.id, ()):
            connection.participant = connection.participant._replace(seat=table.seat_of(connection.key))
        self._update_presence(table.id)

    def _welcome(self, table: Table, coming: Connection) -> bytes:
        seat, who = coming.seat, coming.participant
        present = self.presence.seats(table.id) | {_place(coming)}
        begun = table.step is not None
        frame = coming.next_frame(game_moment(table, seat, (), self.tables.now())) if begun else None
        chat = self.chats.heard_chat(table.id)
        talk = tuple(map(_said, chat_history(table, chat, who)))
        digest = shown_digest(table.public_digest)
        view = self.table_view(table, chat, who, present)
        return _encode(messages.Welcome(view, messages.VERSION, frame, talk, digest))

    def table_view(self, table: Table, chat: Chat, who: Participant, present: Seats) -> messages.Table:
        """Who sits where, as somebody may see it. Keys and seed are not in it."""
        seats = tuple(self._seat(table, number, number in present, who) for number in range(len(table.sitters)))
        now = self.tables.now()
        kept = tuple(_kept(table, each, who, now) for each in table.kept if now < each.until)
        return messages.Table(
            id=table.id,
            code=table.code_at(self.tables.now()),
            plan=msgspec.structs.replace(table.plan, pack=None),
            status=table.status,
            seats=seats,
            kept=kept,
            you=who.seat,
            pace=table.pace,
            pause=self.pauses.seconds(table),
            next=table.next,
            voice=who.speaker or None,
            muted=muted_by(table, chat, who.speaker),
            blocked=tuple(sorted(who.blocked & speakers(table, chat))) if who.blocked else (),
            watched=WATCHER in present,
            pack=None if table.plan.pack is None else packs.info(table.plan.pack),
            rated=is_rated(table),
            unrated=unratable_reason(table),
            agreement=agreement_id(table) if table.step is None and who.seat is not None else None,
            resign=resigning(table, who.seat),
            host=table.host,
            locked=table.locked,
            chat_closed=table.chat_closed,
            watching_closed=table.watching_closed,
            removed=who.speaker in speaker_ids(table, table.removed),
        )

    def _seat(self, table: Table, seat: int, present: bool, who: Participant) -> messages.Seat | None:
        sitter = table.sitters[seat]
        if sitter is None:
            return None
        if sitter.key is None:
            return messages.Seat(sitter.name, sitter.bot)
        gone = not present and sitter.bot is None
        playing = self.replaceable_in(table, seat) if gone and table.status == "playing" else None
        replaceable_in = self._freeable_in(table, seat, gone, who) if table.step is None else playing
        ready, resigned, voice = seat in table.ready, seat in table.resigned, speaker_of(table, sitter.key)
        return messages.Seat(sitter.name, sitter.bot, True, present, voice, ready, resigned, replaceable_in)

    def _freeable_in(self, table: Table, seat: int, gone: bool, who: Participant) -> int | None:
        """Seconds until somebody may free another's seat before the game; the host always may."""
        if who.seat in (None, seat):
            return None
        if who.seat == table.host:
            return 0
        return self.replaceable_in(table, seat) if gone else None

    def replaceable_in(self, table: Table, seat: int) -> int:
        """Seconds until a bot may play for somebody who is gone, or before the game, until others may free their seat.

        By correspondence, that is days. Nobody was away before they sat down, nor from a game before there was one: who
        was not here when it began has as long to come as others.
        While it is not known who is connected to other processes, nobody may be replaced.
        """
        least = 0 if self.presence.known else 1
        since = self._expected_for(table, seat) / 1000
        return max(least, ceil(self._limit(table) - min(since, self.presence.seconds_away(table.id, seat))))

    def _expected_for(self, table: Table, seat: int) -> int:
        """For how many milliseconds somebody could have been here."""
        now = self.tables.now()
        return now - max(table.sitter(seat).since, table.reseated) if table.step is None else table.time_at(now)

    def _limit(self, table: Table) -> float:
        clock = table.plan.clock
        if table.step is None:
            return self._limits.waiting
        return max(self._limits.playing, clock.seconds if clock.kind == "decision" else 0)


def shown_digest(digest: bytes | None) -> str | None:
    """A digest as it is sent."""
    return None if digest is None else digest.hex()


def game_moment(table: Table, seat: int | None, events: tuple[Any, ...], wall: int) -> Moment:
    """The game as this seat may know it."""
    shown, time = table_frame(table, events, seat), _time(table, wall)
    raw_events, raw_view = msgspec.Raw(_encode(shown.events)), msgspec.Raw(_encode(shown.view))
    return Moment(raw_events, raw_view, time, bool(shown.events), fingerprint(raw_view, time.due))


def _time(table: Table, wall: int) -> messages.Time:
    """The game's clock. It is sent without a deadline too, because a race shows how long it has lasted."""
    now = table.time_at(wall)
    left = time_left(table, now) if table.plan.clock.kind == "player" else ()
    return messages.Time(now, deadline(table), tuple(max(0, each) for each in left))


def _kept(table: Table, kept: te.Kept, who: Participant, wall: int) -> messages.KeptSeat:
    seconds = ceil((kept.until - wall) / 1000)
    return messages.KeptSeat(kept.seat, kept.name, seconds, who.speaker == speaker_of(table, kept.key))


def _said(said: te.Said) -> messages.Said:
    return messages.Said(said.name, said.text, said.voice, said.seat, said.room)


def _place(connection: Connection) -> int:
    return WATCHER if connection.seat is None else connection.seat
