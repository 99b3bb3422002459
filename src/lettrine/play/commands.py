"""What may be asked of a table: each a pure function from the table to what then happens, or to why it cannot.

A request is decided anew when another process was faster, so nothing here may depend on anything but the table and
the time.
"""

import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from lettrine.core import engine
from lettrine.core.actions import read_action
from lettrine.core.engine import Step
from lettrine.core.game import Action, Context, Lapse, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.play import table_events as te
from lettrine.play.chat import muted_by, voice_of, voices
from lettrine.play.table import Table, deadline

JOINER = "\u200d"
"""Makes one picture of several; it is seen in what it makes."""
MOST_MUTED = 50
"""How many somebody may want not to hear at one table."""


class Change(NamedTuple):
    """What a request comes to: what happened, and where the game is then, if that is known already."""

    event: te.TableEvent
    step: Step[Any] | None = None
    action: bytes = b""
    """A game's action, to stand beside its events."""


CLOCK = "clock"
"""The option in which a game's rules keep the clock, where they do: a plan's clock decides it."""

Outcome = Change | Refusal
Command = Callable[[Table, int], Outcome]
"""Takes the table and the time of the world, in milliseconds since the epoch."""


def sit(seat: int, name: str, key: str) -> Command:
    """Take a free seat, under a name, with the fingerprint of a secret to come back by."""

    def decide(table: Table, wall: int) -> Outcome:
        if table.seat_of(key) is not None:
            return Refusal("already_seated")
        if not _can_be_seen(name):
            return Refusal("bad_name")
        if _is_called(table, name):
            return Refusal("name_taken", {"name": name})
        return _only_free(table, seat) or Change(te.Sat(seat, name, key))

    return decide


def seat_bot(seat: int, bot: str, names: Sequence[str]) -> Command:
    """Give a free seat to a bot, under the first of these names that nobody at the table has."""

    def decide(table: Table, wall: int) -> Outcome:
        free = next((name for name in names if not _is_called(table, name)), f"Bot {seat}")
        return _only_free(table, seat) or Change(te.BotSat(seat, bot, free))

    return decide


def stand(seat: int, key: str) -> Command:
    """Free one's own seat, or a bot's, before the game has begun."""

    def decide(table: Table, wall: int) -> Outcome:
        if table.step is not None:
            return Refusal("has_begun")
        sitter = table.sitters[seat] if 0 <= seat < len(table.sitters) else None
        if sitter is None:
            return Refusal("seat_free")
        return Change(te.Stood(seat)) if sitter.key in (None, key) else Refusal("seat_taken")

    return decide


def begin(seed: int, drawn: int = 0) -> Command:
    """Start the game, once every seat is taken. Who starts is drawn: the number says by how much."""

    def decide(table: Table, wall: int) -> Outcome:
        if table.step is not None:
            return Refusal("has_begun")
        if None in table.sitters:
            return Refusal("seats_free", {"free": table.sitters.count(None)})
        return _opening(table, seed, drawn % (table.game.starters or table.plan.seats))

    return decide


def _opening(table: Table, seed: int, first: int) -> Outcome:
    plan = table.plan
    rules = rules_of(plan, table.game)
    if isinstance(rules, Refusal):
        return rules
    seating = Seating(plan.seats, plan.language, first, words=plan.words)
    step = engine.start(table.game, rules, seating, Context(Luck(seed), table.words))
    return step if isinstance(step, Refusal) else Change(te.Began(seed, first, _raw(step.events)), step)


def rules_of(plan: te.Plan, game: Any) -> Any:
    """The rules of a plan: an edition, the table's options, and its clock where the rules keep it."""
    if plan.clock.kind != "none" and CLOCK in plan.options:  # which of the two should a deadline be taken from?
        return Refusal("two_clocks")
    timed = {CLOCK: plan.clock.seconds} if plan.clock.kind == "decision" else {}
    return game.rules(plan.edition, {**plan.options, **timed})


def act(seat: int, raw: bytes, quoting: str | None = None) -> Command:
    """Do something in the game: `raw` is the action as JSON, `quoting` the id of the decision that it answers."""

    def decide(table: Table, wall: int) -> Outcome:
        action = read_action(table.game, raw)
        if isinstance(action, Refusal):
            return action
        if table.step is None:
            return Refusal("not_begun")
        at = _game_time(table, wall)
        step = engine.step(table.game, table.step, table.context, seat, action, at, quoting)
        return _played(seat, action, at, step)

    return decide


def act_as_bot(seat: int, bot: str, seen: int, raw: bytes, quoting: str) -> Command:
    """A bot's action, if the bot still plays the seat and nothing has happened that it has not seen."""

    def decide(table: Table, wall: int) -> Outcome:
        sitter = table.sitters[seat]
        if sitter is None or sitter.bot != bot or table.moves != seen:
            return Refusal("not_open")
        return act(seat, raw, quoting)(table, wall)

    return decide


def lapse() -> Command:
    """Let the open duties lapse, if their time is up by now."""

    def decide(table: Table, wall: int) -> Outcome:
        due = deadline(table)
        at = _game_time(table, wall)
        if table.step is None or due is None or at < due:
            return Refusal("too_early")
        return _played(None, Lapse(), at, engine.lapse(table.game, table.step, table.context, at))

    return decide


def hand(seat: int, bot: str | None) -> Command:
    """Put a person's seat into a bot's hands, or give it back."""

    def decide(table: Table, wall: int) -> Outcome:
        if table.status != "playing":
            return Refusal("not_begun")
        sitter = table.sitters[seat] if 0 <= seat < len(table.sitters) else None
        if sitter is None or sitter.key is None:
            return Refusal("no_such_seat")
        return Change(te.Handed(seat, bot)) if sitter.bot != bot else Refusal("already_so")

    return decide


def say(key: str, text: str, room: te.Room = "table", name: str | None = None) -> Command:
    """Say something to the table, or to one's team. Who only watches must say under which name."""

    def decide(table: Table, wall: int) -> Outcome:
        seat, voice = table.seat_of(key), voice_of(table.id, key)
        if seat is None:
            return _called_out(table, voice, text, room, name)
        team = table.team_of(seat) if room == "team" else None
        if room == "team" and team is None:
            return Refusal("no_such_room")
        sitter = table.sitters[seat]
        assert sitter is not None
        return Change(te.Said(seat, sitter.name, text, room, voice, team))

    return decide


def _called_out(table: Table, voice: str, text: str, room: te.Room, name: str | None) -> Outcome:
    """A watcher speaks; nobody may pass for somebody who sits here."""
    if name is None or room == "team":
        return Refusal("not_seated")
    if not _can_be_seen(name):
        return Refusal("bad_name")
    if _is_called(table, name):
        return Refusal("name_taken", {"name": name})
    return Change(te.Said(None, name, text, room, voice))


def mute(key: str, voice: str, on: bool) -> Command:
    """Not hear somebody any more, or hear them again."""

    def decide(table: Table, wall: int) -> Outcome:
        mine = voice_of(table.id, key)
        if voice not in voices(table) or voice == mine:
            return Refusal("no_such_voice")
        if on and len(muted_by(table, mine)) >= MOST_MUTED:
            return Refusal("too_many_muted", {"most": MOST_MUTED})
        return Refusal("already_so") if ((mine, voice) in table.mutes) == on else Change(te.Muted(mine, voice, on))

    return decide


def renew(table_id: str) -> Command:
    """Point everybody to the table of the rematch; the first to ask decides where."""

    def decide(table: Table, wall: int) -> Outcome:
        if table.status != "over":
            return Refusal("not_over")
        return Change(te.Renewed(table_id)) if table.next is None else Refusal("already_so")

    return decide


def _only_free(table: Table, seat: int) -> Refusal | None:
    if table.step is not None:
        return Refusal("has_begun")
    if not 0 <= seat < len(table.sitters):
        return Refusal("no_such_seat")
    return Refusal("seat_taken") if table.sitters[seat] is not None else None


def _is_called(table: Table, name: str) -> bool:
    """Whether somebody at the table has this name, or one that looks the same."""
    return any(sitter is not None and _looks(sitter.name) == _looks(name) for sitter in table.sitters)


def _looks(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _can_be_seen(name: str) -> bool:
    """Whether a name is made of what one can see: nothing that turns the line round or hides between letters."""
    hidden = [letter for letter in name if unicodedata.category(letter).startswith("C") and letter != JOINER]
    return not hidden and not name.isspace()


def _game_time(table: Table, wall: int) -> int:
    # The clocks of two machines may differ by a little; a game's own time never runs back.
    return max(table.at, wall - table.began)


def _played(seat: int | None, action: Action, at: int, step: Step[Any] | Refusal) -> Outcome:
    if isinstance(step, Refusal):
        return step
    return Change(te.Played(seat, at, _raw(step.events)), step, msgspec.json.encode(action))


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
