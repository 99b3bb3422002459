"""The interface of the store for what people have played: an index of seats, whose turn it is, and how games ended.

The index is written with the card and the row that change it (`Log.create`, `Log.append`), in one transaction. Tables
that are older than the index, and those whose game has just ended, wait to be indexed by a job. What an outcome says is
bytes to the store; a person is a text.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

Status = Literal["open", "playing", "over"]


class Presence(NamedTuple):
    """Somebody of whom a table's log knows, and the seat that they have there now, if they have one."""

    person: str
    seat: int | None


class SeatedGame(Struct, frozen=True):
    """A table at which somebody sits, for their list of games."""

    table: str
    seat: int
    status: Status
    at: int
    """Since when the table is open, playing or over as far as they are concerned, in milliseconds since the epoch."""
    away: bool
    """Whether they have put it away."""
    body: bytes
    """The card's."""
    outcome: bytes | None
    turn: int
    """Whose turn it is, a bit for each seat."""
    since: int
    """Since when it is theirs; 0 if nobody has had a turn."""


class Page(NamedTuple):
    """Where a page of finished games begins: before this game, by its time and its table."""

    at: int
    table: str


class RatedGame(Struct, frozen=True):
    """A finished game of somebody's, with what was entered on the boards for it."""

    table: str
    seat: int
    at: int
    body: bytes
    result: bytes


class HistoryStore(Protocol):
    """Who has played what. Every method may raise `StoreUnavailableError`; a later call may succeed."""

    async def running(self, person: str, away: bool, limit: int) -> list[SeatedGame]:
        """Games that are not over, and are put away or not: first those where it is this person's turn, then others.

        Of each kind, that which has waited longest, or changed last, comes first.
        """

    async def finished(self, person: str, away: bool, before: Page | None, limit: int) -> list[SeatedGame]:
        """Games that are over, and are put away or not, the newest first; from a place in that order on."""

    async def rated(self, person: str, limit: int) -> list[RatedGame]:
        """The newest games of a person whose results were entered, the newest first."""

    async def companions(self, person: str, limit: int) -> list[tuple[str, int, str]]:
        """Who else sits at the newest finished games of a person: table, seat and person."""

    async def put_away(self, person: str, table: str, away: bool) -> bool:
        """Put a table away, or bring it back; False if this person has no seat there."""

    async def unindexed(self, after: str, limit: int) -> list[str]:
        """Tables that wait to be indexed, by their ids, after this one."""

    async def index(
        self, table: str, newest: int, people: Sequence[Presence], turn: int, body: bytes, outcome: bytes | None
    ) -> bool:
        """Index a table by its log up to row `newest`; False if another row has come, and nothing has changed."""

    async def tables_of(self, person: str, limit: int, after: str = "") -> list[str]:
        """Tables whose logs know of a person, by their ids, after this one."""

    async def move(self, table: str, was: str, becomes: str) -> None:
        """Put somebody into the index of a table in place of who they were, whose game may be put away."""

    async def forget(self, person: str, table: str) -> None:
        """Remove a person from the index of a table."""

    async def rows(self, table: str) -> dict[int, bytes]:
        """The events of all rows of a table's log by their numbers, old chat included."""

    async def rewrite(self, table: str, events: Mapping[int, bytes]) -> None:
        """Replace the events of some rows: only where they name somebody of whom everything is deleted."""

    async def erase(self, person: str, at: int) -> None:
        """Note that everything about a person is to be deleted."""

    async def erasures(self, limit: int) -> list[str]:
        """People of whom everything is to be deleted, the longest waiting first."""

    async def erased(self, person: str) -> None:
        """Everything about a person is deleted, and so is the note of it."""
