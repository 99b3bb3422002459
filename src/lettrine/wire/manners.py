"""The bodies of HTTP requests and responses about blocks, reports, bans and what is kept for how long."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lettrine.play.table_events import MOST_SEATS

Reason = Literal["insult", "name", "spam", "cheating", "other"]
"""Why somebody reports another."""
LONGEST_REPORT = 1000
"""How many characters somebody may write to the operator."""

SeatThere = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
VoiceThere = Annotated[str, Meta(max_length=32)]


class NewBlock(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody to be blocked: who has this seat at a table, or speaks there with this voice."""

    table: Annotated[str, Meta(max_length=64)]
    seat: SeatThere | None = None
    voice: VoiceThere | None = None


class BlockedPerson(Struct, frozen=True):
    """Somebody whom you have blocked, by the name under which you knew them."""

    id: str
    """Of the block; it says nothing about the person."""
    name: str
    at: int
    """In milliseconds since the epoch."""


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be reported of somebody at a table: who has this seat, or speaks with this voice."""

    reason: Reason
    seat: SeatThere | None = None
    voice: VoiceThere | None = None
    text: Annotated[str, Meta(max_length=LONGEST_REPORT)] = ""


class ReportReceived(Struct, frozen=True):
    """Your report waits for whoever runs the server; it is deleted after so many days, or never."""

    days: int | None


class OwnBan(Struct, frozen=True):
    """That you may not take part: until when, in milliseconds since the epoch, or for good; and why."""

    until: int | None
    reason: str


class KeptFor(Struct, frozen=True):
    """Something that is stored, by name, and for how many days; None: it is not deleted by itself."""

    what: str
    days: int | None
