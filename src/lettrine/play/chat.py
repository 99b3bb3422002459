"""Who hears what is said at a table: everyone, or one's team, but for those who do not want to hear it."""

from hashlib import blake2b

from lettrine.play import table_events as te
from lettrine.play.table import Table

Person = tuple[int | None, str]
"""Somebody at a table: their seat, if they have one, and their voice; passers-by have none."""


def person_at(table: Table, key: str | None) -> Person:
    """Who somebody is at a table, by the fingerprint of what proves it."""
    return (None, "") if key is None else (table.seat_of(key), voice_of(table.id, key))


def voice_of(table: str, key: str) -> str:
    """By what somebody is known when they speak: the same all evening, another at another table, and never the key."""
    return blake2b(f"{table} {key}".encode(), digest_size=6, person=b"lettrine-voice").hexdigest()


def hears(table: Table, said: te.Said, person: Person) -> bool:
    """Whether this is said to somebody, and wanted by them."""
    seat, voice = person
    if (voice, said.voice) in table.mutes:
        return False
    return said.room == "table" or (seat is not None and table.team_of(seat) == said.team)


def heard_by(table: Table, person: Person) -> tuple[te.Said, ...]:
    """What was said before somebody came, as far as it is for them."""
    return tuple(said for said in table.talk if hears(table, said, person))


def muted_by(table: Table, voice: str) -> tuple[str, ...]:
    """Whom somebody does not want to hear."""
    return tuple(sorted(other for by, other in table.mutes if by == voice))


def voices(table: Table) -> set[str]:
    """Everyone who sits here, or has said something."""
    sitting = {voice_of(table.id, sitter.key) for sitter in table.sitters if sitter is not None and sitter.key}
    return sitting | {said.voice for said in table.talk}
