"""Executes commands at the chats of tables: decided, stored, and only then published to listeners.

Chat is apart from the game: it takes no row of the log, no lock of the table, and lets no duty lapse, so that nobody
who may not read a message can tell from the game that there was one. As with the log, the key of an entry is the lock.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from lettrine.core.game import Refusal
from lettrine.play import table_events as te
from lettrine.play.chat import Chat, ChatCommand, chat_after, chat_of, message_bytes, receipt_of
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.store.chat import ChatEntry, ChatStore
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.log import pseudonym

log = logging.getLogger(__name__)

MOST_OLD = 500
"""How many rows of old chat in a log are read: the newest messages of each room are among them."""
MOST_TRIES = 100
"""How often a command is decided again before it is refused with `too_busy`."""

ChatListener = Callable[[ChatEntry], None]
"""Called with every new entry of a chat. It must not block."""


class LoadedChat:
    """A chat in memory, with the lock for its commands and its listeners."""

    __slots__ = ("chat", "listeners", "lock", "table", "users")

    def __init__(self, table: str) -> None:
        self.table = table
        self.chat: Chat | None = None
        """None until the stored entries have been read."""
        self.lock = asyncio.Lock()
        self.listeners: set[ChatListener] = set()
        self.users = 0
        """How many calls are using it now."""


class Chats:
    """The chats of all tables. One is in memory for as long as somebody listens to it here."""

    def __init__(self, tables: Tables, store: ChatStore) -> None:
        self._tables, self._store = tables, store
        self._loaded: dict[str, LoadedChat] = {}

    async def chat(self, table: str) -> Chat:
        """The chat of a table."""
        with self._use(table) as loaded:
            async with loaded.lock:
                return loaded.chat or await self._read_on(loaded)

    async def is_done(self, table: str, sent: te.Sent) -> bool:
        """Whether a message was done before; not, as far as anybody knows, while the store is away."""
        try:
            return await self._store.has_receipt(table, sent.by, message_bytes(sent))
        except StoreUnavailableError:
            return False

    async def do(self, table: str, command: ChatCommand, sent: te.Sent | None = None) -> Table | Refusal:
        """Execute a command; what it adds is durable. Returns the table, which it does not change.

        With `sent` it is done once, however often the message is sent.
        """
        with self._use(table) as loaded:
            async with loaded.lock:
                try:
                    return await self._execute(loaded, loaded.chat or await self._read_on(loaded), command, sent)
                except StoreUnavailableError as away:
                    return Refusal(away.code)

    async def catch_up(self, table: str) -> None:
        """Read what other processes have added to a chat that is in memory here."""
        if table in self._loaded:
            with self._use(table) as loaded:
                async with loaded.lock:
                    await self._read_on(loaded)

    async def catch_up_all(self) -> None:
        """After missed notifications: read on wherever others have added something.

        It takes one query where nothing is new, so it may be called often.
        """
        for table, number in (await self._store.newest(list(self._loaded))).items():
            loaded = self._loaded.get(table)
            if loaded is not None and loaded.chat is not None and loaded.chat.number < number:
                try:
                    await self.catch_up(table)
                except Exception:  # one unreadable chat must not affect the others
                    log.exception("a chat could not be caught up with", extra={"table": pseudonym(table)})

    async def add_listener(self, table: str, listener: ChatListener) -> None:
        """Have a listener called with every new entry of a chat; it is caught up with first."""
        with self._use(table) as loaded:
            async with loaded.lock:
                await self._read_on(loaded)
            loaded.listeners.add(listener)

    def remove_listener(self, table: str, listener: ChatListener) -> None:
        """End what `add_listener` began."""
        loaded = self._loaded.get(table)
        if loaded is not None:
            loaded.listeners.discard(listener)
            self._drop_if_unused(loaded)

    def heard_chat(self, table: str) -> Chat:
        """The chat, as it is now, of a table that somebody listens to; KeyError if nobody does."""
        loaded = self._loaded.get(table)
        if loaded is None or loaded.chat is None:
            raise KeyError(table)
        return loaded.chat

    async def _execute(
        self, loaded: LoadedChat, chat: Chat, command: ChatCommand, sent: te.Sent | None
    ) -> Table | Refusal:
        for _ in range(MOST_TRIES):
            table = await self._tables.table(loaded.table)
            if table is None:
                return Refusal("no_such_table")
            # Asked each time after the chat was read: an entry that was added since then has taken the next number.
            if sent is not None and await self._store.has_receipt(table.id, sent.by, message_bytes(sent)):
                return table
            now = self._tables.now()
            draft = command(table, chat, now)
            if isinstance(draft, Refusal):
                return draft
            entry = ChatEntry(table.id, chat.number + 1, now, draft.channel, draft.author, draft.body)
            receipt = None if sent is None else receipt_of(table, sent)
            if await self._store.add(entry, draft.bounds, receipt):
                self._publish(loaded, chat, entry)
                return table
            chat = await self._read_on(loaded)
        return Refusal("too_busy")

    async def _read_on(self, loaded: LoadedChat) -> Chat:
        """With the lock held: the chat after all entries that are stored now."""
        if loaded.chat is None:
            old = await self._store.read_old(loaded.table, MOST_OLD)
            loaded.chat = chat_of(await self._store.read(loaded.table), [te.decode(events) for events in old])
            return loaded.chat
        entries = await self._store.read(loaded.table, loaded.chat.number)
        # A few at a time: whoever is told hundreds of them at once would be taken for too slow.
        read = await self._tables.slices.run(self._publish_all(loaded, loaded.chat, entries), newest=1)
        return read[0] if read else loaded.chat

    def _publish_all(self, loaded: LoadedChat, chat: Chat, entries: Sequence[ChatEntry]) -> Iterator[Chat]:
        """The chat after each of these entries."""
        for entry in entries:
            chat = self._publish(loaded, chat, entry)
            yield chat

    def _publish(self, loaded: LoadedChat, chat: Chat, entry: ChatEntry) -> Chat:
        loaded.chat = after = chat_after(chat, entry)
        for listener in tuple(loaded.listeners):
            try:
                listener(entry)
            except Exception:  # one listener that fails must not affect the others
                log.exception("a chat could not be told", extra={"table": pseudonym(entry.table)})
        return after

    @contextmanager
    def _use(self, table: str) -> Iterator[LoadedChat]:
        """Keep a chat in memory while it is used. It is there before it is read: a notification is not missed."""
        loaded = self._loaded.setdefault(table, LoadedChat(table))
        loaded.users += 1
        try:
            yield loaded
        finally:
            loaded.users -= 1
            self._drop_if_unused(loaded)

    def _drop_if_unused(self, loaded: LoadedChat) -> None:
        if not loaded.listeners and not loaded.users:
            self._loaded.pop(loaded.table, None)
