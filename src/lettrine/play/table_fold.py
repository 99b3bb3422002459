"""The fold of a table's log: how each of its events changes the table."""

from collections.abc import Callable, Container
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from lettrine.core.engine import Step
from lettrine.play import table_events as te
from lettrine.play.rights import one_more, uses_after
from lettrine.play.speakers import speaker_id
from lettrine.play.table import (
    HOSTING,
    MOST_RECEIPTS,
    MOST_SENDERS,
    Sitter,
    Table,
    agreement,
    duties_by_seat,
    newest_messages,
    time_left,
)

DUTIES_KNOWN = 8
"""How many of a seat's latest duties are known: more than can be interrupted by others and come back."""


def fold(table: Table, event: Any, wall: int, step: Step[Any] | None = None) -> Table:
    """The table after an event, at this time. With `step`, the game's events are not decoded again."""
    if event.sent is not None:
        table = replace(table, receipts=_with_receipt(table.receipts, event.sent, table.seq + 1))
    if _is_own_act(table, event):
        table = replace(table, acted=table.acted | {event.seat})
    after = _folded(table, event, wall, step)
    return replace(after, ready=frozenset()) if _is_moot(after.ready, table, after) else after


def _folded(table: Table, event: Any, wall: int, step: Step[Any] | None) -> Table:
    if isinstance(event, te.Sat):
        return _sat(table, event, wall)
    if isinstance(event, te.Reseated):
        return _reseated(table, event, wall)
    if isinstance(event, te.Began):
        return _begun(table, event, wall, step or _step(table, None, event.events))
    if isinstance(event, te.Played):
        return _played(table, event, wall, step or _step(table, table.game_step.state, event.events))
    return _FOLD[type(event)](table, event)


def _is_moot(ready: frozenset[int], before: Table, after: Table) -> bool:
    """Whether those who are ready have agreed to something else than what the table has become."""
    return bool(ready) and (after.step is not None or agreement(before) != agreement(after))


def _is_own_act(table: Table, event: Any) -> bool:
    """Whether the person in a seat does something by themselves here for the first time, before the game is over.

    Where a bot plays for them, what they do is told from what it does by the message that asked for it. To call a bot
    oneself, or to send it away, is an act of one's own.
    """
    if not isinstance(event, te.Played | te.Handed | te.Resigned) or event.seat is None or event.seat in table.acted:
        return False
    if isinstance(event, te.Handed):
        return event.by is None
    if isinstance(event, te.Resigned):
        return True
    return (table.sitter(event.seat).bot is None or event.sent is not None) and table.status == "playing"


def _seated(table: Table, seat: int, sitter: Sitter | None) -> Table:
    """Whoever sits down needs no other seat to be kept for them."""
    key = None if sitter is None else sitter.key
    kept = tuple(each for each in table.kept if each.seat != seat and each.key != key)
    return _hosted(replace(table, sitters=(*table.sitters[:seat], sitter, *table.sitters[seat + 1 :]), kept=kept))


def _sat(table: Table, event: te.Sat, wall: int) -> Table:
    seated = _seated(table, event.seat, Sitter(event.name, event.key, since=wall))
    new = event.name and event.key not in table.known  # who has no name was erased since
    return replace(seated, known=(*table.known, event.key)) if new else seated


def _erased(table: Table, event: te.Erased) -> Table:
    """Somebody is not known here any more. By a game that they have played nobody is rated from now on."""
    gone = {key for key in table.known if speaker_id(table.id, key) == event.was}
    unknown = replace(
        table,
        known=tuple(key for key in table.known if key not in gone),
        kept=tuple(kept for kept in table.kept if kept.key not in gone),
        talk=tuple(said for said in table.talk if said.voice != event.was),
    )
    if event.seat is None or table.step is None:
        return unknown if event.seat is None else _seated(unknown, event.seat, None)
    nobody = replace(table.sitter(event.seat), name="", key=event.key)
    return replace(_seated(unknown, event.seat, nobody), handed=True)


def _rekeyed(table: Table, event: te.Rekeyed) -> Table:
    was, key = event.was if event.seat is None else _holder(table, event.seat), event.key
    if was is None:
        raise ValueError(f"seat {event.seat} is nobody's")
    return replace(
        table,
        sitters=tuple(who and (replace(who, key=key) if who.key == was else who) for who in table.sitters),
        kept=tuple(replace(kept, key=key) if kept.key == was else kept for kept in table.kept),
        known=tuple(dict.fromkeys(key if each == was else each for each in table.known)),
        removed=frozenset(key if each == was else each for each in table.removed),
        voices={key: table.voices.get(was, was), **table.voices},
    )


def _holder(table: Table, seat: int) -> str | None:
    """The key of whoever sits in a seat, or for whom it is kept."""
    sitter = table.sitters[seat]
    return next((kept.key for kept in table.kept if kept.seat == seat), None) if sitter is None else sitter.key


def _hosted(table: Table) -> Table:
    """With a host, if anybody sits here: if there is none, or a bot plays for them, whoever has sat here the longest.

    Whom a bot plays for comes after those who play themselves. Where nobody is left, nobody is locked out either.
    """
    people = [(who.bot is not None, who.since, seat) for seat, who in enumerate(table.sitters) if who and who.key]
    if not people:
        return replace(table, host=None, locked=False)
    absent, _, eldest = min(people)
    stays = any(seat == table.host and (absent or not replaced) for replaced, _, seat in people)
    return table if stays else replace(table, host=eldest)


def _removed(table: Table, event: te.Removed) -> Table:
    key = table.sitter(event.seat).key
    without = _seated(table, event.seat, None)
    kept = tuple(each for each in without.kept if each.key != key)
    return replace(without, removed=table.removed | {key or ""}, kept=kept)


def _reseated(table: Table, event: te.Reseated, wall: int) -> Table:
    number = {old: new for new, old in enumerate(event.order) if old is not None}
    return replace(
        table,
        plan=replace(table.plan, seats=len(event.order)),
        sitters=tuple(None if old is None else table.sitters[old] for old in event.order),
        kept=tuple(replace(kept, seat=number[kept.seat]) for kept in table.kept if kept.seat in number),
        host=None if table.host is None else number[table.host],
        reseated=wall,
    )


def _host_changes(table: Table, **fields: Any) -> Table:
    """What the host may change at any time is counted while the game stands still, as everything outside it."""
    return replace(table, rights=one_more(table.rights, None, HOSTING), **fields)


def _handed(table: Table, event: te.Handed) -> Table:
    handed = table.handed or (event.bot is not None and event.by is not None)
    rights = one_more(table.rights, event.seat, "hand")
    seated = _seated(table, event.seat, replace(table.sitter(event.seat), bot=event.bot))
    return replace(seated, handed=handed, rights=rights)


def _resigned(table: Table, event: te.Resigned) -> Table:
    """Where nobody plays on, the game stays as it is, and nothing in it is open any more."""
    after = replace(table, resigned=(*table.resigned, event.seat))
    if event.bot is None:
        return replace(after, closed=True, step=table.game_step._replace(open=(), events=()))
    return _seated(after, event.seat, replace(table.sitter(event.seat), bot=event.bot))


def _ready(table: Table, event: te.Ready) -> Table:
    return replace(table, ready=table.ready | {event.seat} if event.on else table.ready - {event.seat})


def _begun(table: Table, event: te.Began, wall: int, step: Step[Any]) -> Table:
    bank = 1000 * table.plan.clock.seconds if table.plan.clock.kind == "player" else 0
    seats = table.plan.seats
    begun = replace(
        table,
        seed=event.seed,
        first=event.first,
        agreed=event.rated,
        began=wall,
        zero=wall,
        left=(bank,) * seats,
        duties=((),) * seats,
        step=step,
        moves=1,
        rights={},
    )
    return _with_new_duties(begun)


def _played(table: Table, event: te.Played, wall: int, step: Step[Any]) -> Table:
    """Each row says anew when the game's time was 0: what a clock did before it does not matter any more."""
    left, idle, zero = time_left(table, event.at), _idle(table, event, step), wall - event.at
    rights = uses_after(table.rights, table.game_step, step, event.seat, event.right)
    moves = table.moves + 1
    after = replace(table, at=event.at, zero=zero, left=left, step=step, moves=moves, idle=idle, rights=rights)
    if event.seat is not None:
        return _with_new_duties(after if event.right is None else _with_same_duties(table, after, event.seat))
    return _with_new_duties(after, late=range(len(left)) if event.lapsed is None else event.lapsed)


def _idle(table: Table, event: te.Played, step: Step[Any]) -> int:
    """What is done in secret does not set the clock going again: everybody would see that it goes."""
    if event.seat is None:
        return table.idle + 1
    if not table.idle:
        return 0
    secret = all(table.game.redact(each, None) is None for each in step.events)
    return table.idle if secret else 0


def _step(table: Table, state: Any, raw: msgspec.Raw) -> Step[Any]:
    events = _decoder(table.game.events).decode(raw)
    for event in events:
        state = table.game.evolve(state, event)
    return Step(state, table.game.decisions(state), events)


@cache
def _decoder(events: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(tuple[events, ...])


_FOLD: dict[type, Callable[[Table, Any], Table]] = {
    te.BotSat: lambda table, e: _seated(table, e.seat, Sitter(e.name, None, e.bot)),
    te.Stood: lambda table, e: _seated(table, e.seat, None),
    te.Ready: _ready,
    te.Removed: _removed,
    te.Renamed: lambda table, e: _seated(table, e.seat, replace(table.sitter(e.seat), name=e.name)),
    te.Locked: lambda table, e: replace(table, locked=e.on),
    te.HostHanded: lambda table, e: _host_changes(table, host=e.seat),
    te.ChatClosed: lambda table, e: _host_changes(table, chat_closed=e.on),
    te.WatchingClosed: lambda table, e: _host_changes(table, watching_closed=e.on),
    te.Handed: _handed,
    te.Resigned: _resigned,
    te.Said: lambda table, e: replace(table, talk=newest_messages((*table.talk, e))),
    te.Muted: lambda table, e: replace(table, mutes=_muted(table.mutes, (e.by, e.voice), e.on)),
    te.PaceSet: lambda table, e: replace(table, pace=e.pace, rights=one_more(table.rights, None, "pace")),
    te.Erased: _erased,
    te.Rekeyed: _rekeyed,
    te.Renewed: lambda table, e: replace(table, next=e.table),
}


def _with_receipt(receipts: dict[str, dict[str, int]], sent: te.Sent, seq: int) -> dict[str, dict[str, int]]:
    """The newest comes last, of messages and of senders; those that have become too many go first."""
    mine = {**receipts.get(sent.by, {}), sent.id: seq}
    others = [(by, ids) for by, ids in receipts.items() if by != sent.by]
    return dict([*others, (sent.by, dict([*mine.items()][-MOST_RECEIPTS:]))][-MOST_SENDERS:])


def _muted(mutes: frozenset[tuple[str, str]], pair: tuple[str, str], on: bool) -> frozenset[tuple[str, str]]:
    return mutes | {pair} if on else mutes - {pair}


def _with_new_duties(table: Table, late: Container[int] = ()) -> Table:
    """With a clock for each player: a new duty comes with the least time that the plan gives for one.

    Once for each duty: a right that was used meanwhile, by anybody, adds nothing, also where the duty goes away and
    comes back. For whom the clock has acted (`late`) there is time again in any case, or it would act for ever.
    """
    if table.plan.clock.kind != "player":
        return table
    floor = 1000 * table.plan.clock.more
    left, duties = list(table.left), list(table.duties)
    for seat, ids in enumerate(duties_by_seat(table)):
        new = tuple(each for each in ids if each not in duties[seat])
        if new or (ids and seat in late):
            left[seat] = max(floor, left[seat])
            duties[seat] = (*duties[seat], *new)[-DUTIES_KNOWN:]
    return replace(table, left=tuple(left), duties=tuple(duties))


def _with_same_duties(before: Table, after: Table, actor: int) -> Table:
    """With a clock for each player: by somebody's right, the duty of another may get an id of its own anew.

    It is still the one they had, if it is of the same kind.
    """
    known = list(after.duties)
    had = {(seat, duty.kind) for duty in before.game_step.open if duty.duty for seat in duty.seats if seat != actor}
    for duty in after.game_step.open:
        for seat in duty.seats:
            if duty.duty and (seat, duty.kind) in had and duty.id not in known[seat]:
                known[seat] = (*known[seat], duty.id)[-DUTIES_KNOWN:]
    return replace(after, duties=tuple(known))
