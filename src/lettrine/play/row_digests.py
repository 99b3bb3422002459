"""The chain of digests over a table's rows (core/chain.py): which rows are its links, and what may be told of it.

The links are the rows that make the table's record: the beginning of the game gives its header, every action a line.
Other rows, such as who sits where, are outside the chain: whoever has the record alone can compute it.

A digest gives nothing away, for nobody knows the salts. That there is another one might: so what others are told is the
digest of the newest row that everybody has heard of (`Table.public_digest`), and only whoever has just acted is told
that of their own row (`Table.digest`). How many rows there are is never told.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from lettrine.core import chain
from lettrine.core.record import Chain, line_fields
from lettrine.play import table_events as te
from lettrine.play.table import Table
from lettrine.play.table_header import full_header
from lettrine.store.log import Row

_fields = msgspec.json.Decoder(dict[str, Any])


def line_of(table: Table, event: te.TableEvent, action: bytes) -> bytes | None:
    """What a row adds to the chain; None if it is no link. `table` is how the row left it."""
    if isinstance(event, te.Began):
        return chain.header_line(msgspec.to_builtins(full_header(table)))
    if isinstance(event, te.Played):
        return chain.action_line(line_fields(event.seat, event.at, _fields.decode(action)))
    return None


def next_digest(before: Table, line: bytes, salt: bytes) -> bytes:
    """The digest of a link that follows the newest one of a table."""
    return chain.link(before.digest or chain.START, salt, line)


def with_row(after: Table, seq: int, digest: bytes | None) -> Table:
    """A table whose newest row has this number and, if it is a link, this digest."""
    if digest is None:
        return msgspec.structs.replace(after, seq=seq)
    public = digest if _is_public(after) else after.public_digest
    return msgspec.structs.replace(after, seq=seq, digest=digest, public_digest=public)


def _is_public(table: Table) -> bool:
    """Whether everybody was told something of the newest step: watchers are told what all are."""
    return any(table.game.redact(event, None) is not None for event in table.game_step.events)


def digest_of(after: Table, before: Table, row: Row, event: te.TableEvent, secret: bytes | None) -> bytes | None:
    """The digest of a row in the log, if it is a link: as it is stored, or by the secret of a chain that was mended."""
    if row.digest is not None or secret is None:
        return row.digest
    line = line_of(after, event, row.action)
    return None if line is None else next_digest(before, line, chain.derived_salt(secret, row.seq))


def is_unchained(rows: Iterable[Row]) -> bool:
    """Whether there is a link without a digest among these rows: a process of an earlier version wrote it."""
    return any(row.digest is None and te.is_step(row.events) for row in rows)


class PublishedChain(NamedTuple):
    """What is published of a table's chain with its record."""

    header: Chain
    salts: Mapping[int, bytes]
    """The salt of each link by the number of its row."""


def published(table: Table, rows: Sequence[Row], salts: Mapping[int, bytes], secret: bytes | None) -> PublishedChain:
    """The chain of a game that is over; of one that is not, nothing may be published."""
    if table.status != "over":
        raise ValueError("salts are secret until the end")
    links = [row for row in rows if te.is_step(row.events)]
    mended = max((number for number, row in enumerate(links, 1) if row.digest is None), default=0)
    all_salts = {row.seq: salts[row.seq] if row.digest else chain.derived_salt(secret or b"", row.seq) for row in links}
    header = Chain(all_salts[links[0].seq].hex(), (table.digest or b"").hex(), mended)
    return PublishedChain(header, all_salts)
