"""When a bot acts: by what everybody at the table sees, by its pace, and by what kind of move it is.

Never by how long the bot has thought, nor by what others do in secret: the time that a bot takes would tell people what
it thought about. A bot thinks first, and then waits for its moment. If it comes late, it waits for the next moment on a
grid that gets coarser the later it is.
"""

from itertools import islice
from typing import Any, NamedTuple

import msgspec

from lettrine.core.frames import fingerprint, frame
from lettrine.play.bot_process import BotMove, BotSeat
from lettrine.play.pace import Pauses
from lettrine.play.table import Table

SHORTEST = 0.02
"""Seconds: the first step of the grid. Without a pace too, so that no setting gives bots' thoughts away: they nearly
always take less, and a game of two hundred moves takes four seconds."""


def appointed(earliest: float, now: float) -> float:
    """The earliest moment, or if it has passed the next one that is 1, 2, 4, 8 … steps after it."""
    step = SHORTEST
    while earliest + step < now:
        step *= 2
    return earliest if now <= earliest else earliest + step


class Wish(NamedTuple):
    """What a bot wants to do by a right that it has at any time, and since when."""

    decision: str
    action: bytes
    since: float


class Turn(NamedTuple):
    """When a bot acts; where two are due at once, a duty comes last."""

    moment: float
    duty: bool


class Moments:
    """The moments of all bots of this process."""

    def __init__(self, pauses: Pauses) -> None:
        self.pauses = pauses
        self._public: dict[str, tuple[bytes, float]] = {}
        """By table: how the game looks to everybody, and since when."""
        self._opened: dict[str, dict[str, float]] = {}
        """By table: when each open decision was opened."""
        self._wishes: dict[BotSeat, Wish] = {}

    def note(self, table: Table, events: tuple[Any, ...], now: float) -> None:
        """Something has happened at a table, perhaps in secret."""
        step = table.game_step
        shown = frame(table.game, step.state, events, None)
        looks = fingerprint(msgspec.json.encode(shown.view))
        if shown.events or looks != self._public.get(table.id, (b"", 0.0))[0]:
            self._public[table.id] = looks, now
        before = self._opened.pop(table.id, {})
        self._opened[table.id] = {each.id: before.get(each.id, now) for each in step.open}

    def turn(self, table: Table, seat: BotSeat, move: BotMove, told: float, now: float) -> Turn:
        """When a bot makes a move that it has decided on by what it was told at some time."""
        duty = any(each.duty for each in table.game_step.open if each.id == move.decision)
        earliest = self._public[table.id][1] + self.pauses.seconds(table)
        if self.pauses.factor:  # else it does not take a person's time either
            pondered = move.pause * self.pauses.factor
            earliest = max(earliest, self._since(table, seat, move, told, duty) + pondered)
        # Whoever may speak at any moment (S27, G10) has a step for it before somebody else goes on.
        return Turn(appointed(earliest + SHORTEST if duty else earliest, now), duty)

    def _since(self, table: Table, seat: BotSeat, move: BotMove, told: float, duty: bool) -> float:
        """A duty takes a person's time from when it was opened; a right, from when the bot has known what to do."""
        if duty:
            return self._opened[table.id].get(move.decision, told)
        action, before = bytes(move.action), self._wishes.get(seat)
        if before is None or (before.decision, before.action) != (move.decision, action):
            before = self._wishes[seat] = Wish(move.decision, action, told)
        return before.since

    def oldest(self, count: int) -> list[str]:
        """The tables at which nothing has happened for longest."""
        return list(islice(self._opened, count))

    def __len__(self) -> int:
        """How many tables it knows."""
        return len(self._opened)

    def forget(self, tables: set[str], seats: list[BotSeat]) -> None:
        """Forget some tables and some bots: their games are over, or nobody plays there."""
        for table in tables:
            self._public.pop(table, None)
            self._opened.pop(table, None)
        for seat in seats:
            self._wishes.pop(seat, None)
