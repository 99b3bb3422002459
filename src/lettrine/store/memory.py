"""A store in memory: for tests, and for tables that need not outlive the process."""

from collections.abc import Callable, Collection, Sequence

import msgspec

from lettrine.store import clock
from lettrine.store.chat import Bounds, ChatEntry, Receipt, check_entry
from lettrine.store.clock import ClockMark, ClockReading
from lettrine.store.condition import Condition
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.history import Status
from lettrine.store.leaderboards import EnterOutcome, LeaderboardRow, check_rows
from lettrine.store.log import (
    CODE_LIFETIME,
    Card,
    Row,
    SequenceGapError,
    check_creation,
    check_together,
)
from lettrine.store.memory_history import MemoryHistory
from lettrine.store.memory_manners import MemoryManners
from lettrine.store.memory_retention import MemoryRetention
from lettrine.store.packs import Added, SavedPack, outcome
from lettrine.store.people import PeopleStore
from lettrine.store.sqlite.scripts import MemoryScripts


class MemoryLog:
    """The log in plain dictionaries. The other stores are compared with it in tests, so it stays this simple."""

    process = ""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.cards: dict[str, Card] = {}
        self._tables: dict[str, str] = {}
        self._due: dict[str, int] = {}
        self._salts: dict[str, dict[int, bytes]] = {}
        self._secrets: dict[str, bytes] = {}
        self._closed = False
        self.leaderboards = MemoryLeaderboards(self.check_open)
        self.chat = MemoryChat(self.check_open, self.cards)
        self.clock = MemoryClock(self.check_open)
        self.condition = Condition()
        self.installation = MemoryInstallation(self.check_open, self.condition)
        self.packs = MemoryPacks(self.check_open)
        self.manners = MemoryManners(self.check_open, self.cards, lambda table: self.history.people_at(table))
        self.retention = MemoryRetention(self)
        self.history = MemoryHistory(self.check_open, self.cards, self.rows, self.leaderboards.results)
        self.people = PeopleStore(MemoryScripts(self.check_open))

    async def create(self, card: Card, row: Row, *, due: int | None = None) -> bool:
        """A new table with its row 0."""
        self.check_open()
        check_creation(card, row)
        if card.table in self.cards or not self._free_code(card):
            return False
        self.cards[card.table] = _without_people(card)
        self._tables[card.code] = card.table
        self.rows[card.table] = [row]
        self._set_due(card.table, due)
        self.history.add(card)
        return True

    async def append(
        self,
        row: Row,
        *,
        due: int | None,
        card: Card | None = None,
        ended: bool = False,
        salt: bytes | None = None,
        turn: int | None = None,
    ) -> bool:
        """Add a row that follows the last one."""
        self.check_open()
        check_together(row, card)
        rows = self.rows.get(row.table, [])
        if 0 <= row.seq < len(rows):
            return False
        if row.seq != len(rows) or not rows:
            raise SequenceGapError(row)
        rows.append(row)
        if salt is not None:
            self._salts.setdefault(row.table, {})[row.seq] = salt
        self._set_due(row.table, due)
        if card is not None:
            self.cards[row.table] = _without_people(card, self.cards[row.table].code)
        if ended:
            self.leaderboards.add_waiting(row.table, row.at)
        self.history.note(row, card, turn, ended)
        return True

    async def read(self, table: str, after: int = -1) -> list[Row]:
        """The rows after number `after`."""
        self.check_open()
        return self.rows.get(table, [])[max(after + 1, 0) :]

    async def salts(self, table: str) -> dict[int, bytes]:
        """The salts of a table's rows."""
        self.check_open()
        return dict(self._salts.get(table, {}))

    async def mend(self, table: str, secret: bytes) -> bytes:
        """The secret by which rows without a digest are chained."""
        self.check_open()
        return self._secrets.setdefault(table, secret)

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the newest row of each of these tables."""
        self.check_open()
        return {table: len(self.rows[table]) - 1 for table in tables if table in self.rows}

    async def card(self, table: str) -> Card | None:
        """The card of a table."""
        self.check_open()
        return self.cards.get(table)

    async def find(self, code: str) -> str | None:
        """The table with this short code."""
        self.check_open()
        return self._tables.get(code)

    async def listing(self, status: Status, limit: int) -> list[Card]:
        """The public tables of a status with a free seat."""
        self.check_open()
        found = [card for card in self.cards.values() if card.public and card.free and card.status == status]
        return sorted(found, key=lambda card: (-card.at, card.table))[:limit]

    async def due(self, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables whose deadline has passed."""
        self.check_open()
        found = [(table, due) for table, due in self._due.items() if due <= before]
        return sorted(found, key=lambda late: (late[1], late[0]))[:limit]

    async def close(self) -> None:
        """Refuse all later calls."""
        self._closed = True

    def check_open(self) -> None:
        """Raise if the store has been closed."""
        if self._closed:
            raise StoreUnavailableError("the store is closed")

    def delete(self, table: str) -> None:
        """Delete a table with all that is beside its log."""
        self._tables.pop(self.cards.pop(table).code, None)
        for kept in (self.rows, self._due, self._salts, self._secrets):
            kept.pop(table, None)
        self.leaderboards.delete(table)
        self.chat.delete(table)
        self.manners.erase_voices(table)
        self.history.delete(table)

    def _free_code(self, new: Card) -> bool:
        """Whether the code of a new card is free, or has expired: then it is taken from the table that has it."""
        holder = self.cards.get(self._tables.get(new.code, ""))
        if holder is None:
            return True
        if holder.status == "open" or holder.at > new.at - CODE_LIFETIME:
            return False
        self.cards[holder.table] = msgspec.structs.replace(holder, code=holder.table)
        self._tables[holder.table] = holder.table
        return True

    def _set_due(self, table: str, due: int | None) -> None:
        if due is None:
            self._due.pop(table, None)
        else:
            self._due[table] = due


def _without_people(card: Card, code: str | None = None) -> Card:
    """A card as it is stored: its people are in the index."""
    return msgspec.structs.replace(card, people=(), code=card.code if code is None else code)


class MemoryLeaderboards:
    """Leaderboards in plain dictionaries; `check` raises if the store has been closed."""

    def __init__(self, check: Callable[[], None]) -> None:
        self._check = check
        self._waiting: dict[str, int] = {}
        self.results: dict[str, bytes] = {}
        """By table; empty where a game was not rated."""
        self._rows: dict[tuple[str, str], LeaderboardRow] = {}

    def add_waiting(self, table: str, at: int) -> None:
        """Let the table wait for its result to be entered, unless it has been already."""
        if table not in self.results:
            self._waiting.setdefault(table, at)

    def delete(self, table: str) -> None:
        """Forget that the table waits, and its result."""
        self._waiting.pop(table, None)
        self.results.pop(table, None)

    async def waiting(self, limit: int) -> list[str]:
        """Tables whose result is to be entered."""
        self._check()
        return sorted(self._waiting, key=lambda table: (self._waiting[table], table))[:limit]

    async def is_waiting(self, table: str) -> bool:
        """Whether the result of a table is to be entered."""
        self._check()
        return table in self._waiting

    async def enter(self, table: str, result: bytes, rows: Sequence[LeaderboardRow]) -> EnterOutcome:
        """Store a table's result and write these rows."""
        self._check()
        ordered = check_rows(rows)
        if table not in self._waiting:
            return "gone"
        if any(self._version(row) != row.version - 1 for row in ordered):
            return "stale"
        del self._waiting[table]
        self.results[table] = result
        self._rows |= {(row.board, row.name): row for row in ordered}
        return "entered"

    async def result(self, table: str) -> bytes | None:
        """The result that was entered for a table."""
        self._check()
        return self.results.get(table)

    async def of_name(self, name: str) -> list[LeaderboardRow]:
        """The rows of a name, on all boards."""
        self._check()
        return [self._rows[key] for key in sorted(self._rows) if key[1] == name]

    async def forget(self, name: str) -> None:
        """Remove a name from all boards."""
        self._check()
        self._rows = {key: row for key, row in self._rows.items() if key[1] != name}

    async def rows(self, board: str, names: Sequence[str]) -> list[LeaderboardRow]:
        """The rows of these names."""
        self._check()
        return [self._rows[board, name] for name in names if (board, name) in self._rows]

    async def count_below(self, board: str, rank: float) -> tuple[int, int]:
        """How many names have a lower rank, and how many there are."""
        self._check()
        rows = [row for row in self._rows.values() if row.board == board]
        return sum(row.rank < rank for row in rows), len(rows)

    async def drop_below(self, board: str, rank: float) -> None:
        """Delete the rows of a lower rank."""
        self._check()
        self._rows = {at: row for at, row in self._rows.items() if row.board != board or row.rank >= rank}

    async def rename(self, name: str, to: str) -> None:
        """Give the rows of a name to another that has none."""
        self._check()
        for board, row in [(board, row) for (board, each), row in self._rows.items() if each == name]:
            del self._rows[board, name]
            self._rows.setdefault((board, to), msgspec.structs.replace(row, name=to))

    def _version(self, row: LeaderboardRow) -> int:
        stored = self._rows.get((row.board, row.name))
        return 0 if stored is None else stored.version


class MemoryChat:
    """Chat in plain lists. `tables` has those that exist; `check` raises if the store has been closed."""

    def __init__(self, check: Callable[[], None], tables: Collection[str]) -> None:
        self._check, self._tables = check, tables
        self._entries: dict[str, list[ChatEntry]] = {}
        self._receipts: dict[str, list[ChatEntry]] = {}
        """Receipts as entries: the id of the message is the body."""

    async def add(self, entry: ChatEntry, bounds: Bounds, receipt: Receipt | None = None) -> bool:
        """Add an entry with the next number."""
        self._check()
        check_entry(entry, bounds, receipt)
        entries = self._entries.get(entry.table, [])
        if entry.table not in self._tables or entry.number != 1 + (entries[-1].number if entries else 0):
            return False
        self._entries[entry.table] = _with_entry(entries, entry, bounds)
        if receipt is not None:
            done = msgspec.structs.replace(entry, channel=receipt.channel, body=receipt.message)
            receipts = self._receipts.get(entry.table, [])
            self._receipts[entry.table] = _with_entry(receipts, done, receipt.bounds)
        return True

    async def has_receipt(self, table: str, author: str, message: bytes) -> bool:
        """Whether a receipt of this author's message is kept."""
        self._check()
        return any((each.author, each.body) == (author, message) for each in self._receipts.get(table, []))

    async def read(self, table: str, after: int = 0) -> list[ChatEntry]:
        """The entries after number `after`."""
        self._check()
        return [entry for entry in self._entries.get(table, []) if entry.number > after]

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The newest number of each of these tables."""
        self._check()
        return {table: self._entries[table][-1].number for table in tables if self._entries.get(table)}

    async def authors(self, after: str, limit: int) -> list[tuple[str, str]]:
        """Everybody who is named in a chat, with the table."""
        self._check()
        kept = [*self._entries.values(), *self._receipts.values()]
        found = {(entry.table, entry.author) for entries in kept for entry in entries if entry.table > after}
        tables = sorted({table for table, _ in found})[:limit]
        return sorted(pair for pair in found if pair[0] in tables)

    async def forget(self, table: str, author: str) -> None:
        """Delete all that an author has said at a table, and their receipts."""
        self._check()
        for kept in (self._entries, self._receipts):
            kept[table] = [entry for entry in kept.get(table, []) if entry.author != author]

    def is_silent_since(self, table: str, before: int) -> bool:
        """Whether there is a chat at a table, in which nothing has been said since then."""
        entries = self._entries.get(table, [])
        return bool(entries) and entries[-1].at < before

    def delete(self, table: str) -> None:
        """Delete the chat of a table."""
        self._entries.pop(table, None)
        self._receipts.pop(table, None)

    async def read_old(self, table: str, limit: int) -> list[bytes]:
        """Nothing: no log in memory is older than the store for chat."""
        self._check()
        return []


def _with_entry(entries: Sequence[ChatEntry], entry: ChatEntry, bounds: Bounds) -> list[ChatEntry]:
    """These entries and another, without those that are over the bounds of its channel."""
    channel = [each for each in (*entries, entry) if each.channel == entry.channel]
    author = [each for each in channel if each.author == entry.author]
    deleted = {each.number for each in (*channel[: -bounds.channel], *author[: -bounds.author])}
    return [each for each in (*entries, entry) if each.number not in deleted]


class MemoryInstallation:
    """Facts in a plain dictionary; `check` raises if the store has been closed."""

    def __init__(self, check: Callable[[], None], condition: Condition) -> None:
        self._check, self._condition = check, condition
        self._facts: dict[str, bytes] = {}

    async def fact(self, name: str) -> bytes | None:
        """The value of a name."""
        self._check()
        return self._facts.get(name)

    async def agree(self, name: str, value: bytes) -> bytes:
        """The value of a name: this one, unless another was first."""
        self._check()
        return self._facts.setdefault(name, value)

    async def replace(self, name: str, was: bytes, value: bytes) -> bytes:
        """The value of a name: this one, if it was what is given."""
        self._check()
        if self._facts.get(name) == was:
            self._facts[name] = value
        return self._facts[name]

    async def probe(self) -> None:
        """Nothing is stored: memory that is there takes everything."""
        with self._condition.noting():
            self._check()


class MemoryPacks:
    """Saved packs in a plain dictionary; `check` raises if the store has been closed."""

    def __init__(self, check: Callable[[], None]) -> None:
        self._check = check
        self._packs: dict[str, SavedPack] = {}

    async def add(self, pack: SavedPack, of_owner: int, of_all: int) -> Added:
        """Store a new pack, within the bounds."""
        self._check()
        owned = sum(each.owner == pack.owner for each in self._packs.values())
        fits = owned < of_owner and len(self._packs) < of_all and pack.id not in self._packs
        if fits:
            self._packs[pack.id] = pack
        return outcome(fits, owned, of_owner)

    async def read(self, pack: str) -> SavedPack | None:
        """The pack of this id."""
        self._check()
        return self._packs.get(pack)

    async def of_owner(self, owner: str) -> list[SavedPack]:
        """All packs of an owner."""
        self._check()
        return sorted((pack for pack in self._packs.values() if pack.owner == owner), key=lambda pack: pack.id)

    async def change_owner(self, owner: str, to: str) -> None:
        """Give the packs of one owner to another."""
        self._check()
        mine = [pack for pack in self._packs.values() if pack.owner == owner]
        self._packs |= {pack.id: msgspec.structs.replace(pack, owner=to) for pack in mine}

    async def delete(self, pack: str, owner: str) -> bool:
        """Delete an owner's pack."""
        self._check()
        found = self._packs.get(pack)
        if found is None or found.owner != owner:
            return False
        del self._packs[pack]
        return True


class MemoryClock:
    """The clock of a store in memory; `check` raises if the store has been closed."""

    def __init__(self, check: Callable[[], None]) -> None:
        self._check = check
        self._mark: ClockMark | None = None

    async def read(self) -> ClockReading:
        """What the wall clock shows now, and the newest mark."""
        self._check()
        return ClockReading(clock.wall_ms(), self._mark)

    async def write(self, now: int) -> None:
        """Replace the mark."""
        self._check()
        self._mark = ClockMark(now, clock.wall_ms())
