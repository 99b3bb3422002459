"""Chat at a table: who gets a message, everyone or one team, but for those who have muted its author.

The author of a message is named by a speaker id, which is `voice` in stored events and on the wire.
"""

from hashlib import blake2b
from typing import NamedTuple

from lettrine.play import table_events as te
from lettrine.play.table import Table


class Participant(NamedTuple):
    """Somebody at a table: a seat, or None for a watcher, and a speaker id, which is empty without a cookie."""

    seat: int | None
    speaker: str


def participant(table: Table, key: str | None) -> Participant:
    """Who somebody is at a table, by the fingerprint of their cookie."""
    return Participant(None, "") if key is None else Participant(table.seat_of(key), speaker_id(table.id, key))


def speaker_id(table: str, key: str) -> str:
    """A public name for whoever holds a key: always the same at this table, another at others, and never the key."""
    return blake2b(f"{table} {key}".encode(), digest_size=6, person=b"lettrine-voice").hexdigest()


def is_recipient(table: Table, said: te.Said, who: Participant) -> bool:
    """Whether a message is sent to somebody."""
    if (who.speaker, said.voice) in table.mutes:
        return False
    return said.room == "table" or (who.seat is not None and table.team_of(who.seat) == said.team)


def chat_history(table: Table, who: Participant) -> tuple[te.Said, ...]:
    """The latest messages, as far as they are for somebody."""
    return tuple(said for said in table.talk if is_recipient(table, said, who))


def muted_by(table: Table, speaker: str) -> tuple[str, ...]:
    """The speaker ids that somebody has muted."""
    return tuple(sorted(other for by, other in table.mutes if by == speaker))


def speakers(table: Table) -> set[str]:
    """The speaker ids of everyone who sits here, or has said something."""
    sitting = {speaker_id(table.id, sitter.key) for sitter in table.sitters if sitter is not None and sitter.key}
    return sitting | {said.voice for said in table.talk}
