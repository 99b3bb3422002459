"""Public names for people at one table."""

from hashlib import blake2b


def speaker_id(table: str, key: str) -> str:
    """A public name for whoever holds a key: always the same at this table, another at others, and never the key."""
    return blake2b(f"{table} {key}".encode(), digest_size=6, person=b"lettrine-voice").hexdigest()
