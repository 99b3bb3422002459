"""What deletes old tables of a store in memory."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lettrine.store.history import Status
from lettrine.store.log import Card
from lettrine.store.retention import IdleTable, Place

if TYPE_CHECKING:  # it is a part of that store
    from lettrine.store.memory import MemoryLog


class MemoryRetention:
    """Deletes in memory."""

    def __init__(self, log: "MemoryLog") -> None:
        self._log = log

    async def idle(self, status: Status, before: int, after: Place, limit: int) -> list[IdleTable]:
        """Tables that were left alone."""
        return self._idle([card for card in self._log.cards.values() if card.status == status], before, after, limit)

    async def nobodys(self, before: int, after: Place, limit: int) -> list[IdleTable]:
        """Those of nobody."""
        over = [card for card in self._log.cards.values() if card.status == "over"]
        return self._idle([card for card in over if self._log.history.is_nobodys(card.table)], before, after, limit)

    async def unseen(self, before: int, limit: int) -> list[str]:
        """People whose tables were all left alone, and who were not here either."""
        self._log.check_open()
        return self._log.history.unseen(before, await self._log.people.seen())[:limit]

    def _idle(self, cards: Sequence[Card], before: int, after: Place, limit: int) -> list[IdleTable]:
        self._log.check_open()
        found = [Place(card.at, card.table) for card in cards]
        places = [place for place in sorted(found) if place.at < before and place > after][:limit]
        newest = [(place, self._log.rows[place.table][-1]) for place in places]
        return [IdleTable(place, row.seq, row.at) for place, row in newest]

    async def erase(self, table: str, seq: int) -> bool:
        """Delete a table."""
        self._log.check_open()
        if table not in self._log.rows or self._log.rows[table][-1].seq != seq:
            return False
        self._log.delete(table)
        return True

    async def ended_chats(self, before: int, after: Place, limit: int) -> list[Place]:
        """Tables with an old chat."""
        self._log.check_open()
        over = [Place(card.at, card.table) for card in self._log.cards.values() if card.status == "over"]
        old = [place for place in over if place.at < before and place > after]
        return [place for place in sorted(old) if self._log.chat.is_silent_since(place.table, before)][:limit]

    async def erase_chat(self, table: str, before: int) -> bool:
        """Delete the chat of a table."""
        self._log.check_open()
        if not self._log.chat.is_silent_since(table, before):
            return False
        self._log.chat.delete(table)
        self._log.manners.erase_voices(table)
        return True

    async def erase_reports(self, before: int, limit: int) -> int:
        """Delete old reports."""
        self._log.check_open()
        return self._log.manners.erase_reports(before, limit)

    async def erase_bans(self, before: int) -> int:
        """Delete bans that are over."""
        self._log.check_open()
        return self._log.manners.erase_bans(before)
