"""All parts of one server process, put together once and passed to whatever needs them."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from lettrine.core.game import Refusal
from lettrine.games import GAMES
from lettrine.people.people import People
from lettrine.play.bot_seats import BotSeats, bot_seats
from lettrine.play.catch_up import CatchUp
from lettrine.play.chat import participant
from lettrine.play.chats import Chats
from lettrine.play.clock import Clock
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.server.descriptors import Descriptors, count_open, find_limit
from lettrine.server.downloads import Downloads
from lettrine.server.holdings import Held, Holdings
from lettrine.server.identity import Identities
from lettrine.server.jobs.erasure import ErasureJob
from lettrine.server.jobs.index import IndexJob
from lettrine.server.jobs.lexicons import Lexicons, builder
from lettrine.server.jobs.ratings import RatingJob, board_of
from lettrine.server.jobs.retention import RetentionJob
from lettrine.server.jobs.worker import Worker
from lettrine.server.live.connections import Connection, Connections, Limits
from lettrine.server.live.crowd import Crowd
from lettrine.server.live.presence import TICK_INTERVAL, Presence
from lettrine.server.live.reactions import REACTED, Reactions
from lettrine.server.manners import CHANGED as MANNERS_CHANGED
from lettrine.server.manners import Manners
from lettrine.server.metrics import Metrics
from lettrine.server.personal.registry import holdings, who
from lettrine.server.personal.themselves import Themselves
from lettrine.server.rate_limits import RateLimiter
from lettrine.server.readiness import Readiness, readiness
from lettrine.server.settings import Settings
from lettrine.store.clock import wall_ms
from lettrine.store.errors import StoreError, StoreUnavailableError
from lettrine.store.log import Log
from lettrine.store.notify import CHANGED, CHATTED, ERASED, KEYED, NoNotifier, Notifier
from lettrine.store.url import open_notifier
from lettrine.supervision import cancel, supervise
from lettrine.wire import messages

log = logging.getLogger(__name__)

PROBE_INTERVAL = 5.0
"""Seconds between two probes of the store: so long may it be before a server that has nothing to do notices."""
PRESENCE_PATIENCE = 4.0
"""Seconds that the start of a rated game waits until it is known who is here: the others are asked in less."""
PRESENCE_INTERVAL = 0.1
"""Seconds between two looks whether it is."""
LAG_INTERVAL = 0.1
"""Seconds between two measurements of the event loop's lag."""
PERSON_BURST, PERSON_RATE = 20, 1
"""What somebody with a seat may ask for when others have used up what their network may."""
SEATED_FACTOR = 20
"""How many people of one network may do so at once: more would be somebody who takes seats for its sake."""
REMATCH_FACTOR = 4
"""How many more rematches than tables a network may open: one for each game, also where a class plays short ones."""
KEY_BURST, KEY_RATE = 20, 0.1
"""How often a network may do something with links and passkeys: much more than a family does in an evening."""
CODE_LETTERS = "ACDEFGHJKLMNPQRTUVWXY3479"
"""What short codes are made of: nothing that is read or heard as something else."""


class Service:
    """The tables, their connections and bots, the limits, and the background tasks."""

    def __init__(self, settings: Settings, store: Log) -> None:
        self.settings, self.store = settings, store
        self.wall: Callable[[], int] = wall_ms
        """The wall clock's time in milliseconds: what people and the operator mean by a date."""
        self.lexicons = Lexicons(builder(settings))
        self.clock = Clock(store.clock)
        self.tables = Tables(store, self.lexicons.load, self.clock.now)
        self.chats = Chats(self.tables, store.chat)
        self.catch_up = CatchUp(self.tables, self.chats)
        self.presence = Presence(lambda message: self._notifier.send(message), time.monotonic, store.process)
        self.presence.on_change = self._on_presence
        self.bot_seats = BotSeats(self.tables, settings.bot_processes, settings.bot_pace)
        pauses = self.bot_seats.pauses
        limits = Limits(settings.away_after, settings.absent_after)
        self.manners = Manners(store.manners, lambda message: self._notifier.send(message), lambda: self.wall())
        self.connections = Connections(self.tables, self.chats, self.presence, pauses, limits, self.manners)
        self.reactions = Reactions(self.connections, lambda message: self._notifier.send(message), time.monotonic)
        self.rating_job = RatingJob(self.tables, store, time.monotonic)
        self.retention_job = RetentionJob(settings, self.tables, self._is_in_use)
        self.retention_job.wall = self.wall
        self.retention_job.on_erased = lambda table: self._notifier.send(f"{ERASED} {table}")
        self.index_job = IndexJob(self.tables, store)
        boards = [board_of(game.name, "people") for game in GAMES]
        belongings = holdings(self.tables, self.chats, self.rating_job)
        self.people = People(store, self.tables, boards, belongings, time.monotonic, self._tell_device)
        self.people.joiner.ban = self.manners.refusal
        self.holdings = (*belongings, Themselves(self.people, store.people))
        self.erasure_job = ErasureJob(store.history, self.holdings, partial(who, store.people), self.clock.now)
        self.people.directory.on_change = self.connections.close_device
        self.worker = Worker()
        self.identities = Identities(settings.secret, settings.former_secrets)
        self.metrics = Metrics()
        self.clock.on_jump = self.metrics.record_clock_jump
        self.bot_seats.think_here = self._think_here
        self.bot_seats.calls.on_thinking_time = self.metrics.record_thinking_time
        self.lexicons.on_build = self.metrics.record_lexicon_build
        self.rating_job.on_rated = self.metrics.record_rated_game
        self.retention_job.on_deleted = self.metrics.record_deleted
        self.descriptors = Descriptors(find_limit(), count_open, time.monotonic)
        self.descriptors.on_scarce = self.metrics.record_scarce_descriptors
        self.crowd = Crowd(settings.sockets_per_address, settings.sockets_per_seat, self.descriptors)
        self.request_limiter = RateLimiter(settings.http_burst, settings.http_rate, time.monotonic)
        self.page_limiter = RateLimiter(settings.page_burst, settings.page_rate, time.monotonic)
        self.socket_limiter = RateLimiter(settings.socket_burst, settings.socket_rate, time.monotonic)
        self.person_limiter = RateLimiter(PERSON_BURST, PERSON_RATE, time.monotonic)
        self.seated_limiter = RateLimiter(PERSON_BURST * SEATED_FACTOR, PERSON_RATE * SEATED_FACTOR, time.monotonic)
        self.table_limiter = RateLimiter(settings.table_burst, settings.table_rate, time.monotonic)
        self.rematch_limiter = RateLimiter(
            settings.table_burst * REMATCH_FACTOR, settings.table_rate * REMATCH_FACTOR, time.monotonic
        )
        self.code_limiter = RateLimiter(settings.code_burst, settings.code_rate, time.monotonic)
        self.practice_limiter = RateLimiter(settings.practice_burst, settings.practice_rate, time.monotonic)
        self.chat_limiter = RateLimiter(settings.talk_burst, settings.talk_rate, time.monotonic)
        self.report_limiter = RateLimiter(settings.report_burst, settings.report_rate, time.monotonic)
        self.key_limiter = RateLimiter(KEY_BURST, KEY_RATE, time.monotonic)
        self.public_tables = Holdings(settings.public_tables_per_address, self._is_open, time.monotonic)
        self.public_seats = Holdings(settings.public_seats_per_address, self._is_seat_held, time.monotonic)
        self.downloads = Downloads()
        self._tasks: list[asyncio.Task[None]] = []
        self._notifier: Notifier = NoNotifier()

    async def open(self) -> None:
        """Set the clock, start the background tasks, and listen to other processes on the same store."""
        await self.clock.check()
        await self.manners.refresh()  # nobody who is banned is to come in before
        background: dict[str, Callable[[], Awaitable[None]]] = {
            "clock": self.clock.run,
            "deadlines": self._lapse_duties,
            "presence": self._watch_presence,
            "lag": self._measure_lag,
            "ratings": partial(self.rating_job.run, self.settings.tick),
            "index": partial(self.index_job.run, self.settings.tick),
            "erasures": partial(self.erasure_job.run, self.settings.tick),
            "lexicons": self.lexicons.run,
            "catch-up": self.catch_up.run,
            "store": self._probe_store,
            "manners": self.manners.run,
            "retention": self.retention_job.run,
            "devices": partial(self.people.directory.follow, self.connections.devices),
            "moves": self.people.moves.run,
        }
        self._tasks = [supervise(name, run) for name, run in background.items()]
        self._notifier = open_notifier(self.store, self)

    async def close(self) -> None:
        """Stop the background tasks, close all connections, finish what has begun, and close the store."""
        await cancel(*self._tasks)
        self.connections.close()
        await self.bot_seats.close()
        self.worker.close()
        self.presence.leave()
        await self._notifier.close()
        await self.clock.check()  # the mark is where the next start goes on
        await self.store.close()

    def readiness(self) -> Readiness:
        """Whether moves can be taken and acknowledged, and if not, why."""
        return readiness(self.store.condition, self.lexicons.failures)

    def is_secure(self, scope: Any) -> bool:
        """Whether a request or a socket comes over HTTPS; behind a proxy that does not say so, a setting does."""
        return self.settings.secure or scope["scheme"] in ("https", "wss")

    async def is_away(self, table: Table, seat: int) -> bool:
        """Whether somebody has been away so long that they may be replaced, and is not connected anywhere."""
        return self._seems_away(table, seat) and await self._notifier.confirm() and self._seems_away(table, seat)

    async def people_here(self, table: str) -> frozenset[str] | None:
        """The keys of those who sit at a table and are connected to it, in any process; None if that is not known."""
        if not (await self._is_presence_known() and await self._notifier.confirm() and self.presence.known):
            return None
        found = await self.tables.fresh_table(table)
        sitters = () if found is None else found.sitters
        seats = self.presence.seats(table)
        return frozenset(who.key for seat, who in enumerate(sitters) if seat in seats and who is not None and who.key)

    async def _is_presence_known(self) -> bool:
        """Whether it is known who is connected, by now or in a moment: another process may just have come."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PRESENCE_PATIENCE):
                while not self.presence.known:
                    await asyncio.sleep(PRESENCE_INTERVAL)
        return self.presence.known

    def _seems_away(self, table: Table, seat: int) -> bool:
        return seat not in self.presence.seats(table.id) and self.connections.replaceable_in(table, seat) == 0

    async def _is_open(self, held: Held) -> bool:
        """Whether a table has not begun, even if whoever has opened it is gone: it is in the lobby all the same."""
        table = await self.tables.table(held.table)
        return table is not None and table.step is None

    async def _is_seat_held(self, held: Held) -> bool:
        """Whether somebody still sits at a table that has not begun."""
        table = await self.tables.table(held.table)
        return table is not None and table.step is None and table.seat_of(held.key) is not None

    async def find_by_code(self, code: str, address: str) -> Table | Refusal:
        """The table that a short code leads to. Codes are short enough to be guessed, so wrong ones are counted."""
        if not self.code_limiter.allow(address):
            return Refusal("too_fast")
        holder = await self.store.find(code.upper())
        table = None if holder is None else await self.tables.table(holder)
        if table is None or table.code_at(self.tables.now()) != code.upper():
            return Refusal("no_such_table")
        self.code_limiter.forgive(address)
        return table

    async def table_view(self, table: Table, key: str | None) -> messages.Table:
        """A table as the holder of a key may see it."""
        chat = await self.chats.chat(table.id)
        who = participant(table, key, await self.manners.blocked_by(key))
        return self.connections.table_view(table, chat, who, self.presence.seats(table.id))

    async def connect(self, table: str, key: str, device: str | None = None) -> Connection | None:
        """Connect to a table. After a restart, the first connection makes its bots go on."""
        connection = await self.connections.connect(table, key, device or key)
        found = await self.tables.table(table)
        if found is not None and found.status != "open" and not found.final and bot_seats(found):
            await self.bot_seats.wake(table)
        return connection

    # What other processes say ----------------------------------------------------------------------------------

    def receive(self, process: str, message: str) -> None:
        """Take a message of another process."""
        kind, _, table = message.partition(" ")
        if kind == CHANGED:
            self.catch_up.note(table)
        elif kind == CHATTED:
            self.catch_up.note_chat()
        elif kind == MANNERS_CHANGED:
            self.manners.wake()
        elif kind == ERASED:
            self.tables.drop(table)
        elif kind == KEYED:
            self.people.directory.note(table)
        elif kind == REACTED:
            self.reactions.receive(table)
        else:
            self.presence.receive(process, message)

    def miss(self) -> None:
        """Messages may have been missed: ask the others, and read the log."""
        self.presence.resync()
        self.catch_up.note_all()
        self.manners.wake()

    def lose(self, seconds: float) -> None:
        """The others are not heard any more: their bots may be needed here."""
        self.presence.lose(seconds)
        for table in self.connections.tables_in_use():
            self.bot_seats.reconsider(table)

    def _is_in_use(self, table: str) -> bool:
        """Whether somebody may be connected to a table, here or elsewhere."""
        return not self.presence.known or bool(self.presence.seats(table))

    def _on_presence(self, table: str) -> None:
        self.connections.show_presence(table)
        self.bot_seats.reconsider(table)

    def _think_here(self, table: Table) -> bool:
        """Bots think where somebody sits; where nobody does, in the process that did the last thing at their table."""
        hosted = self.presence.hosts_bots(table.id)
        return self.tables.written_here(table.id) if hosted is None else hosted

    def _tell_device(self, device: str) -> None:
        self._notifier.send(f"{KEYED} {device}")

    # Background tasks ------------------------------------------------------------------------------------------

    async def _watch_presence(self) -> None:
        while True:
            self.presence.tick()
            if self.presence.cut_off:  # the others may soon take our people for gone: let them connect elsewhere
                self.connections.close()
            await asyncio.sleep(TICK_INTERVAL)

    async def _probe_store(self) -> None:
        """Have the store notice, and log, that it takes nothing any more, or that it does again."""
        while True:
            with suppress(StoreUnavailableError):
                await self.store.installation.probe()
            await asyncio.sleep(PROBE_INTERVAL)

    async def _measure_lag(self) -> None:
        """How late the event loop is shows how busy this process is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_INTERVAL
            await asyncio.sleep(LAG_INTERVAL)
            self.metrics.record_lag(max(0.0, loop.time() - due))

    async def _lapse_duties(self) -> None:
        while True:
            try:
                self.metrics.record_lapses(await self.tables.lapse_overdue())
            except StoreError as error:  # which the store logs once; here it comes with every tick
                log.debug("deadlines wait", extra={"code": error.code})
            except Exception:  # one unreadable table must not stop the clocks of the others
                log.exception("deadlines wait")
            await asyncio.sleep(self.settings.tick)


def new_id() -> str:
    """The id of a table, which nobody can guess: whoever has the link may come in."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """A short code to read out to somebody."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
