"""What is kept about people besides their games: what they said, their ratings, their packs."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from lettrine.core.game import Refusal
from lettrine.core.packs import Pack
from lettrine.play.chat import is_message, message_in
from lettrine.play.chats import Chats
from lettrine.play.erasure import erase_from_chat
from lettrine.play.speakers import speaker_id
from lettrine.ratings.rating_history import read_career
from lettrine.server.personal.holding import Who
from lettrine.store.chat import ChatStore
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.log import Log
from lettrine.wire.ratings import ratings_shown

BATCH = 500
"""How many chats are looked through at a time."""


class Talk:
    """What somebody has said, at their own tables and at those where they watched."""

    name = "chat"
    tables = ("chat", "chat_receipts")

    def __init__(self, chats: Chats, store: ChatStore) -> None:
        self._chats, self._store = chats, store

    async def export(self, who: Who) -> AsyncIterator[Any]:
        """Every message that is still kept."""
        async for table, speaker in self._found(who):
            for entry in await self._store.read(table):
                if entry.author == speaker and is_message(entry):
                    said = message_in(entry)
                    yield {"table": table, "at": entry.at, "name": said.name, "room": said.room, "text": said.text}

    async def move(self, was: str, becomes: str) -> bool:
        """At a table somebody speaks with the same voice as before: the table knows who it is (`Table.voices`)."""
        return True

    async def forget(self, who: Who) -> None:
        """Delete all messages, and whom they have muted."""
        async for table, speaker in self._found(who):
            noted = await self._chats.do(table, erase_from_chat(speaker))
            if isinstance(noted, Refusal):
                raise StoreUnavailableError(noted.code)
            await self._store.forget(table, speaker)

    async def _found(self, who: Who) -> AsyncIterator[tuple[str, str]]:
        """The tables where somebody has said something, with what they are called there.

        Nothing lists them by person, on purpose; so all chats are looked through.
        """
        after = ""
        while authors := await self._store.authors(after, BATCH):
            after = authors[-1][0]
            for table, author in authors:
                if author in {speaker_id(table, key) for key in who.keys}:
                    yield table, author


class RatingRows:
    """Somebody's ratings. What a game made of them is kept with the game, by seat, and names nobody."""

    name = "ratings"
    tables = ("places",)

    def __init__(self, store: Log) -> None:
        self._boards = store.leaderboards

    async def export(self, who: Who) -> AsyncIterator[Any]:
        """The ratings in each game."""
        for key in who.keys:
            for row in await self._boards.of_name(key):
                career = read_career(row.body)
                yield {"board": row.board, "games": career.games, "ratings": ratings_shown(career)}

    async def move(self, was: str, becomes: str) -> bool:
        """Rename the ratings where the other person has none. Encounters are counted for all that somebody was."""
        await self._boards.rename(was, becomes)
        return True

    async def forget(self, who: Who) -> None:
        """Remove them from all boards."""
        for key in who.keys:
            await self._boards.forget(key)


class Packs:
    """The packs that somebody has saved behind a link. What a game was played with stays in the table's log."""

    name = "packs"
    tables = ("packs",)

    def __init__(self, store: Log) -> None:
        self._packs = store.packs

    async def export(self, who: Who) -> AsyncIterator[Any]:
        """Every pack, with all that is in it."""
        for key in who.keys:
            for saved in await self._packs.of_owner(key):
                pack = msgspec.json.decode(saved.body, type=Pack)
                yield {"id": saved.id, "at": saved.at, "public": saved.public, "pack": pack}

    async def move(self, was: str, becomes: str) -> bool:
        """Give them to the other person."""
        await self._packs.change_owner(was, becomes)
        return True

    async def forget(self, who: Who) -> None:
        """Delete them."""
        for key in who.keys:
            for saved in await self._packs.of_owner(key):
                await self._packs.delete(saved.id, key)
