"""Deleting somebody from a table: the command, and what becomes of the rows of its log that name them.

The record stays as it is, and so does its chain of digests: neither has a name in it, but for how many there are.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from lettrine.core.game import Refusal
from lettrine.play import table_events as te
from lettrine.play.chat import Chat, ChatCommand, ChatOutcome, erasure_draft
from lettrine.play.commands import Command
from lettrine.play.outcomes import Change, Outcome, Repeated
from lettrine.play.speakers import speaker_id
from lettrine.play.table import Table

NAMING = tuple(b'{"happened":"%s"' % tag for tag in (b"opened", b"sat", b"said", b"rekeyed", b"renamed"))
"""How the rows begin that may name somebody."""
SEATING = tuple(
    b'{"happened":"%s"' % tag for tag in (b"sat", b"bot_sat", b"stood", b"removed", b"renamed", b"reseated", b"rekeyed")
)
"""How the rows begin that say who sits in a seat."""


def erase(key: str, substitute: str) -> Command:
    """Have a table know nothing of somebody any more; the substitute stands for their key, and is nobody's."""

    def decide(table: Table, wall: int) -> Outcome:
        if key not in table.known:
            return Repeated()
        return Change(te.Erased(was=speaker_id(table.id, key), seat=table.seat_of(key), key=substitute))

    return decide


def erase_from_chat(speaker: str) -> ChatCommand:
    """Note that everything that somebody has said is deleted: the newest entry is never theirs then."""

    def decide(table: Table, chat: Chat, wall: int) -> ChatOutcome:
        return erasure_draft(speaker)

    return decide


def substitute_in(rows: Mapping[int, bytes], speaker: str) -> str | None:
    """What stands for somebody's key, if they were erased from this log before."""
    marked = (te.decode(row) for row in rows.values() if row.startswith(b'{"happened":"erased"'))
    return next((event.key for event in marked if event.was == speaker), None)


def without_person(table: str, rows: Mapping[int, bytes], key: str, substitute: str) -> dict[int, bytes]:
    """Those rows of a log, by their numbers, that name somebody, as they are to be from now on."""
    events = {seq: te.decode(row) for seq, row in rows.items() if row.startswith(NAMING)}
    names = {(each.seat, each.name) for each in events.values() if isinstance(each, te.Sat) and each.key == key}
    speaker = speaker_id(table, key)
    changed = {seq: _without(event, key, substitute, speaker, names) for seq, event in events.items()}
    changed |= {seq: replace(events[seq], name="") for seq in _renamings(rows, key)}
    return {seq: te.encode(event) for seq, event in changed.items() if event is not events[seq]}


def _renamings(rows: Mapping[int, bytes], key: str) -> Iterator[int]:
    """The numbers of the rows by which somebody got another name, which say only what seat was theirs at that time."""
    holders: dict[int, str] = {}
    for seq in sorted(rows):
        if not rows[seq].startswith(SEATING):
            continue
        event = te.decode(rows[seq])
        if isinstance(event, te.Sat | te.Rekeyed) and event.seat is not None:
            holders[event.seat] = event.key
        elif isinstance(event, te.Reseated):
            holders = {new: holders[old] for new, old in enumerate(event.order) if old in holders}
        elif isinstance(event, te.Renamed) and event.name and holders.get(event.seat) == key:
            yield seq
        elif isinstance(event, te.BotSat | te.Stood | te.Removed):
            holders.pop(event.seat, None)


def _without(
    event: te.TableEvent, key: str, substitute: str, speaker: str, names: set[tuple[int, str]]
) -> te.TableEvent:
    if isinstance(event, te.Opened) and any(kept.key == key for kept in event.kept):
        return replace(event, kept=tuple(kept for kept in event.kept if kept.key != key))
    if isinstance(event, te.Sat) and event.key == key:
        return replace(event, name="", key=substitute)
    if isinstance(event, te.Rekeyed) and key in (event.key, event.was):
        others = {key: substitute}
        return replace(event, key=others.get(event.key, event.key), was=others.get(event.was or "", event.was))
    if isinstance(event, te.Said) and _is_by(event, speaker, names):
        return te.Erased(was=speaker)
    return event


def _is_by(said: te.Said, speaker: str, names: set[tuple[int, str]]) -> bool:
    """Whether somebody has said this. The first versions stored no speaker ids, only seats and names."""
    return said.voice == speaker if said.voice else (said.seat, said.name) in names


def is_erased(outcome: Table | Refusal) -> bool:
    """Whether a table knows nothing of them now; a table that is not there never did."""
    return isinstance(outcome, Table) or outcome.code == "no_such_table"
