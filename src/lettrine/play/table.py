"""One table in memory: the fold of its log. It changes only by table events."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from lettrine.core import engine
from lettrine.core.engine import Step
from lettrine.core.game import SEALED, Context, Game, Sealed
from lettrine.core.luck import Luck
from lettrine.core.record import Header
from lettrine.core.value import Value
from lettrine.play import table_events as te
from lettrine.store.log import Status

ABANDONED_AFTER = 5
"""How many times for each seat the clock acts in a row before the table counts as abandoned."""
MOST_TALK = 50
"""How many chat messages are kept for those who come later."""


class Sitter(Value, frozen=True):
    """Who has a seat: a person with a key, or a bot; a bot may play a person's seat for a while."""

    name: str
    key: str | None = None
    bot: str | None = None


class Table(Value, frozen=True, kw_only=True):
    """A table with everything, secrets included."""

    id: str
    seq: int
    plan: te.Plan
    code: str
    game: Any
    words: Any
    sitters: tuple[Sitter | None, ...]
    step: Step[Any] | None = None
    seed: int = 0
    first: int = 0
    began: int = 0
    """When the game began, in milliseconds since the epoch: the time in the game counts from there."""
    at: int = 0
    """The time in the game of the last action, in milliseconds."""
    moves: int = 0
    """How many steps the game has had, the opening included."""
    idle: int = 0
    """How many times in a row only the clock has acted."""
    left: tuple[int, ...] = ()
    """With a clock for each player: the time they have left, in milliseconds."""
    talk: tuple[te.Said, ...] = ()
    mutes: frozenset[tuple[str, str]] = frozenset()
    """Who has muted whom, by their speaker ids."""
    next: str | None = None
    """The table of the rematch."""
    sealed: Sealed = SEALED

    @property
    def status(self) -> Status:
        """Open until it begins, then playing, then over."""
        if self.step is None:
            return "open"
        return "over" if self.game.standing(self.step.state).over else "playing"

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

    def seat_of(self, key: str) -> int | None:
        """The seat that this key proves, if it proves one."""
        return next((seat for seat, who in enumerate(self.sitters) if who is not None and who.key == key), None)

    def sitter(self, seat: int) -> Sitter:
        """Who has this seat; ValueError if it is free."""
        sitter = self.sitters[seat]
        if sitter is None:
            raise ValueError(f"seat {seat} is free")
        return sitter

    def team_of(self, seat: int) -> int | None:
        """The team that a seat plays for, once there is a game with teams."""
        return None if self.step is None else self.game.team(self.step.state, seat)


def new_table(table: str, event: te.Opened, game: Game[Any, Any, Any], words: Any) -> Table:
    """A table that nobody sits at yet."""
    return Table(
        id=table, seq=0, plan=event.plan, code=event.code, game=game, words=words, sitters=(None,) * event.plan.seats
    )


def fold(table: Table, event: Any, wall: int, step: Step[Any] | None = None) -> Table:
    """The table after an event, at this wall-clock time. With `step`, the game's events are not decoded again."""
    if isinstance(event, te.Began):
        return _begun(table, event, wall, step or _step(table, None, event.events))
    if isinstance(event, te.Played):
        return _played(table, event, step or _step(table, table.game_step.state, event.events))
    return _FOLD[type(event)](table, event)


def _seated(table: Table, seat: int, sitter: Sitter | None) -> Table:
    return replace(table, sitters=(*table.sitters[:seat], sitter, *table.sitters[seat + 1 :]))


def _handed(table: Table, event: te.Handed) -> Table:
    return _seated(table, event.seat, replace(table.sitter(event.seat), bot=event.bot))


def _begun(table: Table, event: te.Began, wall: int, step: Step[Any]) -> Table:
    bank = 1000 * table.plan.clock.seconds if table.plan.clock.kind == "player" else 0
    return replace(
        table,
        seed=event.seed,
        first=event.first,
        began=wall,
        left=(bank,) * table.plan.seats,
        step=step,
        moves=1,
    )


def _played(table: Table, event: te.Played, step: Step[Any]) -> Table:
    idle = table.idle + 1 if event.seat is None else 0
    left = _time_left(table, event.at)
    return replace(table, at=event.at, left=left, step=step, moves=table.moves + 1, idle=idle)


def _step(table: Table, state: Any, raw: msgspec.Raw) -> Step[Any]:
    events = _decoder(table.game.events).decode(raw)
    for event in events:
        state = table.game.evolve(state, event)
    return Step(state, table.game.decisions(state), events)


@cache
def _decoder(events: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(tuple[events, ...])


_FOLD: dict[type, Callable[[Table, Any], Table]] = {
    te.Sat: lambda table, e: _seated(table, e.seat, Sitter(e.name, e.key)),
    te.BotSat: lambda table, e: _seated(table, e.seat, Sitter(e.name, None, e.bot)),
    te.Stood: lambda table, e: _seated(table, e.seat, None),
    te.Handed: _handed,
    te.Said: lambda table, e: replace(table, talk=(*table.talk, e)[-MOST_TALK:]),
    te.Muted: lambda table, e: replace(table, mutes=_muted(table.mutes, (e.by, e.voice), e.on)),
    te.Renewed: lambda table, e: replace(table, next=e.table),
}


def _muted(mutes: frozenset[tuple[str, str]], pair: tuple[str, str], on: bool) -> frozenset[tuple[str, str]]:
    return mutes | {pair} if on else mutes - {pair}


def _time_left(table: Table, at: int) -> tuple[int, ...]:
    """With a clock for each player: who had a duty open has used the time since the last action."""
    if table.plan.clock.kind != "player":
        return table.left
    busy = {seat for decision in table.game_step.open if decision.duty for seat in decision.seats}
    floor = 1000 * table.plan.clock.more
    return tuple(max(floor, left - (at - table.at)) if seat in busy else left for seat, left in enumerate(table.left))


def deadline(table: Table) -> int | None:
    """When the open duties lapse, as time in the game: by its rules, or because a player's time is used up.

    At an abandoned table the clock stops, until somebody acts.
    """
    if table.step is None or table.idle >= ABANDONED_AFTER * table.plan.seats:
        return None
    ruled = engine.deadline(table.step)
    if table.plan.clock.kind != "player":
        return ruled
    busy = {seat for decision in table.step.open if decision.duty for seat in decision.seats}
    flags = [table.at + table.left[seat] for seat in busy]
    return min(flags + ([] if ruled is None else [ruled]), default=None)


def header(table: Table) -> Header:
    """The header of the table's record; the seed is in it only once the game is over."""
    over = table.status == "over"
    plan = table.plan
    return Header(
        record=1,
        game=plan.game,
        edition=plan.edition,
        language=plan.language,
        seats=tuple(sitter.name if sitter else "–" for sitter in table.sitters),
        options=plan.options,
        seed=table.seed if over else None,
        first=table.first if "first" in table.game.header_fields else 0,
        words=plan.words,
        lexicon=plan.lexicon,
    )
