"""A device joins a person. If there was no other way to be who it was before, that person's games come along."""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from lettrine.core.game import Refusal
from lettrine.people.moves import Moves
from lettrine.play.result import is_at_stake
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.store.log import Log
from lettrine.store.people import Device, Joining, PersonRow

MOST_DEVICES = 20
"""How many devices a person may have."""
MOST_RUNNING = 1_000
"""Of how many games it is looked at whether both play in them."""
MOST_ENDED = 20
"""Of how many games that have ended it is looked at whether they are still to be rated."""


class Me(NamedTuple):
    """Who asks: a device, and the person that it is."""

    device: str
    person: str


class Arrival(NamedTuple):
    """A device that has joined a person."""

    name: str
    """What that person is called."""
    moved: bool
    """Whether games have come along."""


class Consequences(NamedTuple):
    """What joining a person would mean for who joins."""

    moves: bool
    """Whether one's games come along: there is no other way to be who one is."""
    dropped: tuple[str, ...]
    """The boards where one's ratings give way to that person's."""


class Joiner:
    """Has devices join people."""

    def __init__(self, store: Log, tables: Tables, moves: Moves, boards: Sequence[str]) -> None:
        self._store, self._tables, self._moves, self._boards = store, tables, moves, boards
        self.ban: Callable[[str], Awaitable[Refusal | None]] = _allowed
        """Says that somebody is banned: nobody plays on as somebody else meanwhile."""
        self.on_change: Callable[[str], Awaitable[None]] = _nothing
        """Called with a device that has become somebody else's."""

    async def know(self, me: Me, name: str = "", device: str = "") -> None:
        """See to it that a person and the device that acts for them have rows."""
        now = self._tables.now()
        await self._store.people.know(PersonRow(me.person, name, now, now))
        await self._store.people.add_device(Device(me.device, me.person, device, now, now))

    async def name(self, person: str) -> str:
        """What a person is called; empty if that is not known."""
        found = await self._store.people.person(person)
        return "" if found is None else found.name

    async def consequences(self, me: Me, person: str) -> Consequences:
        """What it would mean to join a person."""
        others = [each for each in await self._store.people.devices(me.person) if each.key != me.device]
        if others or await self._store.people.passkeys(me.person):
            return Consequences(False, ())
        dropped = [board for board in self._boards if await self._are_both_on(board, (me.person, person))]
        return Consequences(True, tuple(dropped))

    async def _are_both_on(self, board: str, both: tuple[str, str]) -> bool:
        return len(await self._store.leaderboards.rows(board, both)) == len(both)

    async def objection(self, me: Me, person: str) -> Refusal | None:
        """Why somebody cannot join a person, as far as that can be known beforehand."""
        if me.person == person:
            return Refusal("already_joined")
        ban = await self.ban(me.person)
        if ban is not None:
            return ban
        if await self._share_a_table(me.person, person):
            return Refusal("same_table")
        return Refusal("rated_game") if await self._is_being_rated(me.person) else None

    async def _share_a_table(self, one: str, other: str) -> bool:
        """Whether both sit at the same table whose game is not over: nobody plays against themselves."""
        for table in await self._running(one) & await self._running(other):
            found = await self._tables.table(table)
            if found is not None and found.status != "over" and None not in (found.seat_of(one), found.seat_of(other)):
                return True
        return False

    async def _is_being_rated(self, person: str) -> bool:
        """Whether somebody plays a rated game with others, or its end is not entered yet.

        Nobody takes along what they are about to win, and leaves behind what they are about to lose.
        """
        for table in [*await self._running(person), *await self._unentered(person)]:
            found = await self._tables.table(table)
            if found is not None and is_at_stake(found, person) and not await self._is_settled(found):
                return True
        return False

    async def _unentered(self, person: str) -> list[str]:
        """Of somebody's newest games that have ended, those for which no result was entered."""
        found = [await self._store.history.finished(person, away, None, MOST_ENDED) for away in (False, True)]
        tables = [game.table for games in found for game in games]
        return [table for table in tables if await self._store.leaderboards.result(table) is None]

    async def _is_settled(self, table: Table) -> bool:
        return table.final and not await self._store.leaderboards.is_waiting(table.id)

    async def _running(self, person: str) -> set[str]:
        history = self._store.history
        found = [await history.running(person, away, MOST_RUNNING) for away in (False, True)]
        return {game.table for games in found for game in games}

    async def join(
        self, me: Me, person: str, device: str, *, cookie: str, link: str | None = None, passkey: str | None = None
    ) -> Arrival | Refusal:
        """Join a person by a claimed link or a passkey, which has been checked; running games come along at once.

        `cookie` is the key by which the device is known from then on.
        """
        refusal = await self.objection(me, person)
        if refusal is not None:
            return refusal
        now = self._tables.now()
        joining = Joining(me.device, cookie, device, me.person, person, link, passkey, now, MOST_DEVICES)
        joined = await self._store.people.join(joining)
        if joined.outcome == "full":
            return Refusal("too_many_devices", {"most": MOST_DEVICES})
        if joined.outcome == "stale":
            return Refusal("no_such_link" if passkey is None else "bad_passkey")
        if joined.moved:
            await self._moves.take_running(me.person, person)
        await self.on_change(me.device)
        return Arrival(await self.name(person), joined.moved)


async def _allowed(person: str) -> None:
    """Nobody is banned."""


async def _nothing(device: str) -> None:
    """Nobody wants to know."""
