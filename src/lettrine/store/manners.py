"""The interface of the store for blocks, reports and bans.

People are ids to the store, which never leave the server. Whom somebody has blocked is found by an id of the block, and
a watcher by the voice that they speak with at a table.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

Added = Literal["added", "already", "full"]
ReportState = Literal["open", "closed"]
Blocked = Mapping[str, frozenset[str]]
"""By person, everybody whom they have blocked."""


class Block(Struct, frozen=True):
    """That a person has blocked another, under the name by which they knew them."""

    id: str
    person: str
    blocked: str
    name: str
    at: int
    """Milliseconds since the epoch."""


class Report(Struct, frozen=True):
    """What somebody has reported of a person at a table."""

    id: str
    table: str
    seq: int
    """Of the newest row of the table's log at that moment."""
    reporter: str
    """Empty once that person has been deleted."""
    person: str
    at: int
    """Milliseconds since the epoch."""
    reason: str
    body: bytes
    state: ReportState = "open"
    closed: int | None = None
    """When the operator was done with it."""
    note: str = ""
    """The operator's."""


class Ban(Struct, frozen=True):
    """That a person may not take part, until a moment by the wall clock; None: for good."""

    person: str
    at: int
    until: int | None
    reason: str

    def holds(self, now: float) -> bool:
        """Whether it is in force, at a time in milliseconds."""
        return self.until is None or now < self.until


class ReportPlace(NamedTuple):
    """A place in the order of reports."""

    at: int = -1
    report: str = ""


FIRST = ReportPlace()


class ReportBounds(Struct, frozen=True):
    """How many reports may be open: of one reporter, and of all."""

    of_reporter: int
    of_all: int


class MannersStore(Protocol):
    """Blocks, reports and bans. Every method may raise `StoreUnavailableError`; a later call may succeed."""

    async def version(self) -> int:
        """A number that goes up with every block and every ban, made or ended."""

    async def block(self, block: Block, most: int) -> Added:
        """Add a block, unless this person has blocked the other already, or so many."""

    async def unblock(self, person: str, block: str) -> bool:
        """End a person's block; False if there is none."""

    async def unblock_person(self, person: str, blocked: str) -> bool:
        """End a person's block of this other; False if there is none."""

    async def blocks(self, person: str) -> list[Block]:
        """Whom a person has blocked, the newest first."""

    async def blocked(self, people: Sequence[str]) -> Blocked:
        """Whom each of these people has blocked; who has blocked nobody is missing."""

    async def add_voice(self, table: str, voice: str, person: str) -> None:
        """Remember who speaks with a voice at a table that exists."""

    async def speaker(self, table: str, voice: str) -> str | None:
        """Who speaks with a voice at a table, if that was remembered."""

    async def report(self, report: Report, bounds: ReportBounds) -> Added:
        """Add a report, unless its reporter has an open one of this person at this table, or there are too many."""

    async def reports(self, state: ReportState | None, limit: int, after: ReportPlace = FIRST) -> list[Report]:
        """Reports, of one state or of both, the oldest first, after a place in that order."""

    async def reports_by(self, reporter: str) -> list[Report]:
        """All that a person has reported, the oldest first."""

    async def find_report(self, report: str) -> Report | None:
        """The report of this id."""

    async def close_report(self, report: str, at: int, note: str) -> bool:
        """Close a report with a note, or change the note of a closed one; False if there is none."""

    async def reported(self, table: str) -> bool:
        """Whether a report about this table is open."""

    async def ban(self, ban: Ban) -> None:
        """Ban a person; it replaces a ban that they have."""

    async def unban(self, person: str) -> bool:
        """End a ban; False if there is none."""

    async def bans(self) -> list[Ban]:
        """All bans, also those that are over, the newest first."""

    async def people_named(self, name: str, limit: int) -> list[str]:
        """People at tables whose card has this text in it, those of the newest tables first."""

    async def move(self, was: str, becomes: str) -> None:
        """Make all that is stored of somebody another person's; of two bans, that which lasts longer holds."""

    async def forget(self, person: str, bodies: Mapping[str, bytes]) -> None:
        """Delete what is stored of a person: blocks by and of them, their voices, their ban and reports about them.

        What they have reported stays, without them; reports that quote them get these bodies, by their ids.
        """
