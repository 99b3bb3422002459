"""The commands of a table: each a pure function from the table to a change, or to a refusal.

A command is decided again when another process was faster, so it may depend on nothing but the table and the time.
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
from lettrine.play.chat import muted_by, speaker_id, speakers
from lettrine.play.table import Table, deadline

JOINER = "\u200d"
"""Joins several emoji into one; it is visible in what it joins."""
MOST_MUTED = 50
"""How many others somebody may mute at one table."""


class Change(NamedTuple):
    """What a command does: the event, and where the game is after it, if that is known already."""

    event: te.TableEvent
    step: Step[Any] | None = None
    action: bytes = b""
    """The action in the game as JSON, stored beside its events."""


CLOCK = "clock"
"""The option for the clock in the rules of a game, where they have one: the clock of the table's plan sets it."""

Outcome = Change | Refusal
Command = Callable[[Table, int], Outcome]
"""Takes the table and the wall-clock time, in milliseconds since the epoch."""


def sit(seat: int, name: str, key: str) -> Command:
    """Take a free seat under a name; `key` is the fingerprint of the cookie that proves the seat from then on."""

    def decide(table: Table, wall: int) -> Outcome:
        if table.seat_of(key) is not None:
            return Refusal("already_seated")
        if not _is_visible(name):
            return Refusal("bad_name")
        if _has_name(table, name):
            return Refusal("name_taken", {"name": name})
        return _refusal_unless_free(table, seat) or Change(te.Sat(seat, name, key))

    return decide


def seat_bot(seat: int, bot: str, names: Sequence[str]) -> Command:
    """Give a free seat to a bot, under the first of these names that nobody at the table has."""

    def decide(table: Table, wall: int) -> Outcome:
        free = next((name for name in names if not _has_name(table, name)), f"Bot {seat}")
        return _refusal_unless_free(table, seat) or Change(te.BotSat(seat, bot, free))

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
    """Begin the game, once every seat is taken. `drawn` is a random number that decides who starts."""

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
    if plan.clock.kind != "none" and CLOCK in plan.options:  # there would be two deadlines
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
        at = _time_in_game(table, wall)
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
    """Let the open duties lapse, if their deadline has passed."""

    def decide(table: Table, wall: int) -> Outcome:
        due = deadline(table)
        at = _time_in_game(table, wall)
        if table.step is None or due is None or at < due:
            return Refusal("too_early")
        return _played(None, Lapse(), at, engine.lapse(table.game, table.step, table.context, at))

    return decide


def hand(seat: int, bot: str | None) -> Command:
    """Let a bot play a person's seat, or give the seat back."""

    def decide(table: Table, wall: int) -> Outcome:
        if table.status != "playing":
            return Refusal("not_begun")
        sitter = table.sitters[seat] if 0 <= seat < len(table.sitters) else None
        if sitter is None or sitter.key is None:
            return Refusal("no_such_seat")
        return Change(te.Handed(seat, bot)) if sitter.bot != bot else Refusal("already_so")

    return decide


def say(key: str, text: str, room: te.Room = "table", name: str | None = None) -> Command:
    """Send a chat message to the table, or to one's team. A watcher has to give a name."""

    def decide(table: Table, wall: int) -> Outcome:
        seat, speaker = table.seat_of(key), speaker_id(table.id, key)
        if seat is None:
            return _said_by_watcher(table, speaker, text, room, name)
        team = table.team_of(seat) if room == "team" else None
        if room == "team" and team is None:
            return Refusal("no_such_room")
        return Change(te.Said(seat, table.sitter(seat).name, text, room, speaker, team))

    return decide


def _said_by_watcher(table: Table, speaker: str, text: str, room: te.Room, name: str | None) -> Outcome:
    """A watcher may not use the name of somebody who sits here."""
    if name is None or room == "team":
        return Refusal("not_seated")
    if not _is_visible(name):
        return Refusal("bad_name")
    if _has_name(table, name):
        return Refusal("name_taken", {"name": name})
    return Change(te.Said(None, name, text, room, speaker))


def mute(key: str, speaker: str, on: bool) -> Command:
    """Mute somebody for oneself, or end that."""

    def decide(table: Table, wall: int) -> Outcome:
        mine = speaker_id(table.id, key)
        if speaker not in speakers(table) or speaker == mine:
            return Refusal("no_such_voice")
        if on and len(muted_by(table, mine)) >= MOST_MUTED:
            return Refusal("too_many_muted", {"most": MOST_MUTED})
        return Refusal("already_so") if ((mine, speaker) in table.mutes) == on else Change(te.Muted(mine, speaker, on))

    return decide


def renew(table_id: str) -> Command:
    """Note the table of the rematch; the first such command decides which it is."""

    def decide(table: Table, wall: int) -> Outcome:
        if table.status != "over":
            return Refusal("not_over")
        return Change(te.Renewed(table_id)) if table.next is None else Refusal("already_so")

    return decide


def _refusal_unless_free(table: Table, seat: int) -> Refusal | None:
    if table.step is not None:
        return Refusal("has_begun")
    if not 0 <= seat < len(table.sitters):
        return Refusal("no_such_seat")
    return Refusal("seat_taken") if table.sitters[seat] is not None else None


def _has_name(table: Table, name: str) -> bool:
    """Whether somebody at the table has this name, or one that looks the same."""
    return any(sitter is not None and _canonical_name(sitter.name) == _canonical_name(name) for sitter in table.sitters)


def _canonical_name(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _is_visible(name: str) -> bool:
    """Whether a name has only visible characters: none that is invisible or changes the direction of the line."""
    hidden = [letter for letter in name if unicodedata.category(letter).startswith("C") and letter != JOINER]
    return not hidden and not name.isspace()


def _time_in_game(table: Table, wall: int) -> int:
    # The clocks of two machines may differ a little; the time in the game never runs back.
    return max(table.at, wall - table.began)


def _played(seat: int | None, action: Action, at: int, step: Step[Any] | Refusal) -> Outcome:
    if isinstance(step, Refusal):
        return step
    return Change(te.Played(seat, at, _raw(step.events)), step, msgspec.json.encode(action))


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
