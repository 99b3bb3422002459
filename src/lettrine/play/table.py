"""One table in memory: the fold of its log. It changes only by table events."""

from collections import Counter
from collections.abc import Callable, Container, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from lettrine.core import engine
from lettrine.core.engine import Step
from lettrine.core.frames import fingerprint
from lettrine.core.game import SEALED, Context, Decision, Game, Sealed
from lettrine.core.luck import Luck
from lettrine.core.value import Value
from lettrine.play import table_events as te
from lettrine.play.rights import Uses, one_more, uses_after
from lettrine.play.speakers import speaker_id
from lettrine.store.history import Status
from lettrine.store.log import CODE_LIFETIME

ABANDONED_AFTER = 5
"""How many times for each seat the clock acts in a row before the table counts as abandoned."""
MOST_TALK = 50
"""How many chat messages of each room are in memory, for those who come later."""
MOST_RECEIPTS = 32
"""How many of a sender's latest messages are remembered as done."""
MOST_SENDERS = 64
"""How many senders' are: everybody who can sit here, and those who have written last."""
HOSTING = "host"
"""The kind of right by which uses of the host's are counted."""
DUTIES_KNOWN = 8
"""How many of a seat's latest duties are known: more than can be interrupted by others and come back."""


class Sitter(Value, frozen=True):
    """Who has a seat: a person with a key, or a bot; a bot may play a person's seat for a while."""

    name: str
    key: str | None = None
    bot: str | None = None
    since: int = 0
    """When a person sat down, in milliseconds since the epoch."""


class Table(Value, frozen=True, kw_only=True):
    """A table with everything, secrets included."""

    id: str
    seq: int
    plan: te.Plan
    code: str
    game: Any
    words: Any
    sitters: tuple[Sitter | None, ...]
    kept: tuple[te.Kept, ...] = ()
    """Seats that are kept for people who have yet to come, some of them perhaps no longer."""
    known: tuple[str, ...] = ()
    """The keys of all people of whom the log knows, in their order: those for whom seats are kept, and whoever has sat
    down, also if they have left since."""
    voices: dict[str, str] = msgspec.field(default_factory=dict)
    """By key, the former key of whoever has another one now: it is by that that the chat goes on knowing them."""
    ready: frozenset[int] = frozenset()
    """Before the game: the seats of those who agree to a rated game with those who sit here now."""
    agreed: bool | None = None
    """Whether everybody had agreed to be rated when the game began; older logs do not say."""
    resigned: tuple[int, ...] = ()
    """The seats of those who have given the game up, in that order."""
    closed: bool = False
    """Whether the game is over because of that."""
    host: int | None = None
    """The seat of the host: whoever has opened the table, until the role goes to another; None where nobody sits."""
    removed: frozenset[str] = frozenset()
    """The keys of those whom the host has removed."""
    locked: bool = False
    """Whether nobody else may sit down, but those for whom a seat is kept."""
    chat_closed: bool = False
    watching_closed: bool = False
    reseated: int = 0
    """When the seats last got other numbers: who is connected is known by number, and nobody was away before that."""
    handed: bool = False
    """Whether somebody's seat was given to a bot by others."""
    acted: frozenset[int] = frozenset()
    """The seats of people who have done something by themselves while the game was played."""
    step: Step[Any] | None = None
    seed: int = 0
    first: int = 0
    began: int = 0
    """When the game began, in milliseconds since the epoch, by the clock of the process that began it."""
    zero: int = 0
    """When the game's time was 0, by the clock of this process: `Tables` sees to it that no other clock counts."""
    at: int = 0
    """The time in the game of the last action, in milliseconds."""
    moves: int = 0
    """How many steps the game has had, the opening included."""
    idle: int = 0
    """How many times in a row only the clock has acted."""
    left: tuple[int, ...] = ()
    """With a clock for each player: the time they have left, in milliseconds."""
    duties: tuple[tuple[str, ...], ...] = ()
    """With a clock for each player: the ids of the latest duties each has had."""
    talk: tuple[te.Said, ...] = ()
    """The newest messages in the log, which had the chat in earlier versions."""
    mutes: frozenset[tuple[str, str]] = frozenset()
    """Likewise, who has muted whom, by their speaker ids."""
    receipts: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    """Messages that are done, by sender and id, with the row each has led to."""
    rights: Uses = msgspec.field(default_factory=dict)
    """How often rights were used since the game last went on."""
    pace: te.Pace = "normal"
    next: str | None = None
    """The table of the rematch."""
    digest: bytes | None = None
    """Of the newest link of the table's chain (play/row_digests.py), once the game has begun."""
    public_digest: bytes | None = None
    """Of the newest link that everybody was told of."""
    sealed: Sealed = SEALED

    @property
    def status(self) -> Status:
        """Open until it begins, then playing, then over."""
        if self.step is None:
            return "open"
        return "over" if self.closed or self.game.standing(self.step.state).over else "playing"

    @property
    def final(self) -> bool:
        """Whether the game is over and its result stands. S32: until then, words may still be checked."""
        return self.step is not None and not self.step.open and self.status == "over"

    @property
    def context(self) -> Context:
        """What the rules may consult."""
        return Context(Luck(self.seed), self.words)

    @property
    def game_step(self) -> Step[Any]:
        """Where the game is, once it has begun; ValueError before that."""
        if self.step is None:
            raise ValueError("the game has not begun")
        return self.step

    @property
    def is_joinable(self) -> bool:
        """Whether somebody may sit down who has just come."""
        return self.step is None and not self.locked and None in self.sitters

    def keeps_out(self, key: str) -> bool:
        """Whether somebody may not even look: watching is closed, and they neither sit here nor could.

        Once the game is over, its record is open to whoever has the link, and so is the table.
        """
        if not self.watching_closed or self.status == "over" or self.seat_of(key) is not None:
            return False
        expected = self.step is None and any(kept.key == key for kept in self.kept)
        return not expected and (not self.is_joinable or key in self.removed)

    def code_at(self, wall: int) -> str | None:
        """The short code, as long as it leads here: until the game begins, and for a while after that."""
        return self.code if self.step is None or wall < self.began + CODE_LIFETIME else None

    def seat_of(self, key: str) -> int | None:
        """The seat that this key proves, if it proves one."""
        return next((seat for seat, who in enumerate(self.sitters) if who is not None and who.key == key), None)

    def kept_or_taken_by(self, key: str) -> int | None:
        """The seat that this key proves, or that is kept for whoever has it."""
        mine = self.seat_of(key)
        return next((kept.seat for kept in self.kept if kept.key == key), None) if mine is None else mine

    @property
    def host_key(self) -> str | None:
        """The key of the host; None where nobody sits."""
        return None if self.host is None else self.sitter(self.host).key

    def is_host(self, key: str) -> bool:
        """Whether the host has this key."""
        return self.host_key == key

    def sitter(self, seat: int) -> Sitter:
        """Who has this seat; ValueError if it is free."""
        sitter = self.sitters[seat]
        if sitter is None:
            raise ValueError(f"seat {seat} is free")
        return sitter

    def time_at(self, now: int) -> int:
        """The time in the game, in milliseconds. It never runs back, whatever the clocks of several processes say."""
        return max(self.at, now - self.zero)

    def kept_for(self, seat: int, wall: int) -> te.Kept | None:
        """For whom a seat is kept at this time, if it is."""
        return next((kept for kept in self.kept if kept.seat == seat and wall < kept.until), None)

    def receipt(self, sent: te.Sent) -> int | None:
        """The row that a message has led to, if it is done."""
        return self.receipts.get(sent.by, {}).get(sent.id)

    def is_open(self, decision: str) -> bool:
        """Whether this decision is still to be made."""
        return self.step is not None and any(each.id == decision for each in self.step.open)

    def is_alone(self, key: str) -> bool:
        """Whether nobody sits here but whoever has this key, and bots."""
        return {sitter.key for sitter in self.sitters if sitter is not None and sitter.key is not None} == {key}

    def team_of(self, seat: int) -> int | None:
        """The team that a seat plays for, once there is a game with teams."""
        return None if self.step is None else self.game.team(self.step.state, seat)


def new_table(table: str, event: te.Opened, game: Game[Any, Any, Any], words: Any) -> Table:
    """A table that nobody sits at yet."""
    return Table(
        id=table,
        seq=0,
        plan=event.plan,
        code=event.code,
        game=game,
        words=words,
        sitters=(None,) * event.plan.seats,
        kept=event.kept,
        known=tuple(dict.fromkeys(kept.key for kept in event.kept)),
        pace=event.plan.pace,
    )


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
    return bool(ready) and (after.step is not None or _agreement(before) != _agreement(after))


def _agreement(table: Table) -> tuple[Any, ...]:
    """What somebody who is ready has agreed to: whatever else it becomes, they have not. Own words are never rated."""
    return replace(table.plan, pack=None), [
        None if sitter is None else (sitter.key, sitter.bot) for sitter in table.sitters
    ]


def agreement_id(table: Table) -> str:
    """A name for what there is to agree to before the game; it tells nothing, and is another as soon as that is."""
    plan, people = _agreement(table)
    return fingerprint(msgspec.json.encode((table.id, plan, people))).hex()


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


def newest_messages(talk: Sequence[te.Said]) -> tuple[te.Said, ...]:
    """The newest messages of each room, in order: what one room hears must not depend on another."""
    count: Counter[str] = Counter()
    newest = []
    for said in reversed(talk):
        room = te.room_of(said)
        count[room] += 1
        if count[room] <= MOST_TALK:
            newest.append(said)
    return tuple(reversed(newest))


def _with_receipt(receipts: dict[str, dict[str, int]], sent: te.Sent, seq: int) -> dict[str, dict[str, int]]:
    """The newest comes last, of messages and of senders; those that have become too many go first."""
    mine = {**receipts.get(sent.by, {}), sent.id: seq}
    others = [(by, ids) for by, ids in receipts.items() if by != sent.by]
    return dict([*others, (sent.by, dict([*mine.items()][-MOST_RECEIPTS:]))][-MOST_SENDERS:])


def _muted(mutes: frozenset[tuple[str, str]], pair: tuple[str, str], on: bool) -> frozenset[tuple[str, str]]:
    return mutes | {pair} if on else mutes - {pair}


def time_left(table: Table, at: int) -> tuple[int, ...]:
    """With a clock for each player: what they have left at a time in the game. Whoever has a duty open uses it up."""
    if table.plan.clock.kind != "player":
        return table.left
    used = at - table.at
    busy = _duties_by_seat(table)
    return tuple(max(0, left - used) if busy[seat] else left for seat, left in enumerate(table.left))


def _with_new_duties(table: Table, late: Container[int] = ()) -> Table:
    """With a clock for each player: a new duty comes with the least time that the plan gives for one.

    Once for each duty: a right that was used meanwhile, by anybody, adds nothing, also where the duty goes away and
    comes back. For whom the clock has acted (`late`) there is time again in any case, or it would act for ever.
    """
    if table.plan.clock.kind != "player":
        return table
    floor = 1000 * table.plan.clock.more
    left, duties = list(table.left), list(table.duties)
    for seat, ids in enumerate(_duties_by_seat(table)):
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


def _duties_by_seat(table: Table) -> tuple[tuple[str, ...], ...]:
    duties = [decision for decision in table.game_step.open if decision.duty]
    return tuple(tuple(each.id for each in duties if seat in each.seats) for seat in range(table.plan.seats))


def deadline(table: Table) -> int | None:
    """When an open duty lapses, as time in the game: by its rules, or because a player's time is used up.

    At an abandoned table the clock stops, until somebody does something that all can see.
    """
    if table.step is None or table.idle >= ABANDONED_AFTER * table.plan.seats:
        return None
    ruled = engine.deadline(table.step)
    if table.plan.clock.kind != "player":
        return ruled
    flags = [table.at + _time_for(table, duty) for duty in table.step.open if duty.duty and duty.deadline is None]
    return min(flags + ([] if ruled is None else [ruled]), default=None)


def _time_for(table: Table, duty: Decision) -> int:
    """How long it is until somebody's time for a duty is used up; where one answers for all, until everybody's is."""
    times = [table.left[seat] for seat in duty.seats]
    return max(times) if duty.shared else min(times)


def late_seats(table: Table, at: int) -> tuple[int, ...] | None:
    """With a clock for each player: who has a duty open and no time left."""
    if table.plan.clock.kind != "player":
        return None
    busy = _duties_by_seat(table)
    return tuple(seat for seat, left in enumerate(time_left(table, at)) if busy[seat] and not left)


def is_overdue(table: Table, now: int) -> bool:
    """Whether the time of the open duties is up."""
    due = deadline(table)
    return due is not None and due <= table.time_at(now)
