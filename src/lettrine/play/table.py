"""One table in memory, and what follows from it: whose time is up when, and what there is to agree to.

It changes only by table events (play/table_fold.py).
"""

from collections import Counter
from collections.abc import Sequence
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
from lettrine.play.rights import Uses
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


def agreement(table: Table) -> tuple[Any, ...]:
    """What somebody who is ready has agreed to: whatever else it becomes, they have not. Own words are never rated."""
    return replace(table.plan, pack=None), [
        None if sitter is None else (sitter.key, sitter.bot) for sitter in table.sitters
    ]


def agreement_id(table: Table) -> str:
    """A name for what there is to agree to before the game; it tells nothing, and is another as soon as that is."""
    plan, people = agreement(table)
    return fingerprint(msgspec.json.encode((table.id, plan, people))).hex()


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


def time_left(table: Table, at: int) -> tuple[int, ...]:
    """With a clock for each player: what they have left at a time in the game. Whoever has a duty open uses it up."""
    if table.plan.clock.kind != "player":
        return table.left
    used = at - table.at
    busy = duties_by_seat(table)
    return tuple(max(0, left - used) if busy[seat] else left for seat, left in enumerate(table.left))


def duties_by_seat(table: Table) -> tuple[tuple[str, ...], ...]:
    """The ids of the duties that each seat has open."""
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
    busy = duties_by_seat(table)
    return tuple(seat for seat, left in enumerate(time_left(table, at)) if busy[seat] and not left)


def is_overdue(table: Table, now: int) -> bool:
    """Whether the time of the open duties is up."""
    due = deadline(table)
    return due is not None and due <= table.time_at(now)
