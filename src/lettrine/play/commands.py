"""The commands of a table and of its chat: each a pure function from the table to a change, or to a refusal.

A command is decided again when another process was faster, so it may depend on nothing but the table and the time.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain, count
from typing import Any

import msgspec

from lettrine.core import engine
from lettrine.core.actions import read_action
from lettrine.core.engine import Step
from lettrine.core.frames import fingerprint
from lettrine.core.game import Action, Context, Decision, Lapse, Refusal, Seating, kind_of
from lettrine.core.luck import Luck
from lettrine.core.packs import category_texts
from lettrine.play import table_events as te
from lettrine.play.chat import (
    Chat,
    ChatCommand,
    ChatOutcome,
    message_draft,
    muted_by,
    mutes_draft,
    participant,
    speaker_of,
    speakers,
)
from lettrine.play.names import is_visible, look_alike
from lettrine.play.outcomes import Change, Outcome, Repeated
from lettrine.play.plain_text import can_be_read, plain_text
from lettrine.play.rights import is_used_up
from lettrine.play.table import Table, deadline, late_seats

MOST_MUTED = 50
"""How many others somebody may mute at one table."""
MOST_ROWS_BEFORE = 1000
"""After how many rows nobody leaves a table any more that has not begun: it can still begin."""
OFTEN_ENOUGH = Refusal("often_enough")
RESIGNED = Refusal("has_resigned")

CLOCK = "clock"
"""The option for the clock in the rules of a game, where they have one: the clock of the table's plan sets it."""

Command = Callable[[Table, int], Outcome]
"""Takes the table and the time (`play/clock.py`), in milliseconds since the epoch."""


def once(sent: te.Sent | None, command: Command) -> Command:
    """The same command, done once however often its message is sent: its receipt is in the log with what it did."""
    if sent is None:
        return command

    def decide(table: Table, wall: int) -> Outcome:
        if table.receipt(sent) is not None:
            return Repeated()
        outcome = command(table, wall)
        if not isinstance(outcome, Change):
            return outcome
        return outcome._replace(event=msgspec.structs.replace(outcome.event, sent=sent))

    return decide


def sit(seat: int, name: str, key: str, unwanted: bool = False) -> Command:
    """Take a free seat under a name; `key` is the fingerprint of the cookie that proves the seat from then on.

    Who is `unwanted`, because the host has blocked them, is refused where they could sit down otherwise, as at a table
    that is locked: nobody is told that they are blocked.
    """

    def decide(table: Table, wall: int) -> Outcome:
        mine = table.seat_of(key)
        if mine is not None:
            return Repeated() if (mine, table.sitter(mine).name) == (seat, name) else Refusal("already_seated")
        if key in table.removed:
            return Refusal("removed")
        objection = _objection_to(table, name, key, wall) or _refusal_unless_free(table, seat, wall, key)
        return objection or (Refusal("locked") if unwanted else Change(te.Sat(seat, name, key)))

    return decide


def rename(name: str, key: str) -> Command:
    """Have another name, before the game has begun."""

    def decide(table: Table, wall: int) -> Outcome:
        seat = table.seat_of(key)
        if seat is None:
            return Refusal("not_seated")
        if table.step is not None:
            return Refusal("has_begun")
        if table.sitter(seat).name == name:
            return Repeated()
        if table.seq >= MOST_ROWS_BEFORE:
            return OFTEN_ENOUGH
        return _objection_to(table, name, key, wall) or Change(te.Renamed(seat, name))

    return decide


def seat_bot(seat: int, bot: str, names: Sequence[str]) -> Command:
    """Give a free seat to a bot, under the first of these names that nobody at the table has."""

    def decide(table: Table, wall: int) -> Outcome:
        more = (f"Bot {number}" for number in count(seat))
        free = next(name for name in chain(names, more) if not _has_name(table, name, None, wall))
        return _refusal_unless_free(table, seat, wall) or Change(te.BotSat(seat, bot, free))

    return decide


def stand(seat: int, key: str, absent: str | None = None) -> Command:
    """Free one's own seat, one that is kept for oneself, or a bot's, before the game has begun.

    The host may free any seat, also one that is kept; others also that of somebody who is `absent`, by their key.
    """

    def decide(table: Table, wall: int) -> Outcome:
        if table.step is not None:
            return Refusal("has_begun")
        if table.seq >= MOST_ROWS_BEFORE:
            return OFTEN_ENOUGH
        sitter = table.sitters[seat] if 0 <= seat < len(table.sitters) else None
        kept = table.kept_for(seat, wall)
        if sitter is None and (kept is None or (kept.key != key and not table.is_host(key))):
            return Refusal("seat_free" if kept is None else "seat_taken")
        free = sitter is None or sitter.key in (None, key, absent) or table.is_host(key)
        return Change(te.Stood(seat)) if free else Refusal("not_absent")

    return decide


def begin(seed: int, drawn: int = 0, rated: bool | None = None) -> Command:
    """Begin the game, once every seat is taken. `drawn` is a random number that decides who starts.

    `rated` is what everybody has agreed to (play/consent.py).

    In a lesson the first seat does, or its team: nothing of theirs is in play before they have done something.
    """

    def decide(table: Table, wall: int) -> Outcome:
        if table.step is not None:
            return Refusal("has_begun")
        if None in table.sitters:
            return Refusal("seats_free", {"free": table.sitters.count(None)})
        starters = table.game.starters or table.plan.seats
        return _opening(table, seed, 0 if table.plan.lesson else drawn % starters, rated)

    return decide


def _opening(table: Table, seed: int, first: int, rated: bool | None) -> Outcome:
    plan = table.plan
    rules = rules_of(plan, table.game)
    if isinstance(rules, Refusal):
        return rules
    step = engine.start(table.game, rules, seating_of(plan, first), Context(Luck(seed), table.words))
    return step if isinstance(step, Refusal) else Change(te.Began(seed, first, _raw(step.events), rated), step)


def seating_of(plan: te.Plan, first: int = 0) -> Seating:
    """How a plan's players sit down, and with which words and categories of their own."""
    return Seating(plan.seats, plan.language, first, words=plan.words, categories=category_texts(plan.pack))


def check_pack(plan: te.Plan, game: Any, rules: Any) -> Refusal | None:
    """What there is against the words that a table brings: they may be unusable, or not everybody's to see."""
    if plan.pack is None:
        return None
    if plan.public and not plan.pack_public:
        return Refusal("pack_private")
    refusal: Refusal | None = game.check_pack(rules, plan.language, plan.pack)
    return refusal


def rules_of(plan: te.Plan, game: Any) -> Any:
    """The rules of a plan: an edition, the table's options, and its clock where the rules keep it."""
    if plan.clock.kind != "none" and CLOCK in plan.options:  # there would be two deadlines
        return Refusal("two_clocks")
    timed = {CLOCK: plan.clock.seconds} if plan.clock.kind == "decision" else {}
    return game.rules(plan.edition, {**plan.options, **timed})


def act(seat: int, raw: bytes, quoting: str | None = None) -> Command:
    """Do something in the game: `raw` is the action as JSON, `quoting` the id of the decision that it answers."""

    def decide(table: Table, wall: int) -> Outcome:
        return RESIGNED if seat in table.resigned else _act(seat, raw, quoting)(table, wall)

    return decide


def _act(seat: int, raw: bytes, quoting: str | None) -> Command:
    """The same for whoever plays a seat, also for somebody who has given the game up."""

    def decide(table: Table, wall: int) -> Outcome:
        action = read_action(table.game, raw)
        if isinstance(action, Refusal):
            return action
        if table.step is None:
            return Refusal("not_begun")
        if table.closed:
            return Refusal("game_over")
        at, right = table.time_at(wall), _right(table.step, seat, action)
        if right is not None and table.status == "playing" and is_used_up(table.rights, seat, right):
            return OFTEN_ENOUGH
        step = engine.step(table.game, table.step, table.context, seat, action, at, quoting)
        if isinstance(step, Step) and not step.events:
            return Refusal("already_so")
        return _played(seat, action, at, step, right)

    return decide


def _right(here: Step[Any], seat: int, action: Action) -> str | None:
    """The kind of decision that an action answers, if it is no duty of this seat."""
    kind = kind_of(action)
    return None if any(each.duty and each.kind == kind and seat in each.seats for each in here.open) else kind


def act_as_bot(seat: int, bot: str, looks: bytes, raw: bytes, quoting: str) -> Command:
    """A bot's action, if the bot still plays the seat and the game still looks to it as it did when it decided.

    `looks` is the fingerprint of its view: what others have done in secret since does not matter.
    """

    def decide(table: Table, wall: int) -> Outcome:
        sitter = table.sitters[seat]
        if table.step is None or sitter is None or sitter.bot != bot:
            return Refusal("not_open")
        if fingerprint(msgspec.json.encode(table.game.view(table.step.state, seat))) != looks:
            return Refusal("not_open")
        return _act(seat, raw, quoting)(table, wall)

    return decide


def lapse() -> Command:
    """Let the open duties lapse, if their deadline has passed."""

    def decide(table: Table, wall: int) -> Outcome:
        due = deadline(table)
        at = table.time_at(wall)
        if table.step is None or due is None or at < due:
            return Refusal("too_early")
        said = _whose_time(table, table.step, at)
        return _played(None, said, at, engine.lapse(table.game, table.step, table.context, at, said))

    return decide


def _whose_time(table: Table, here: Step[Any], at: int) -> Lapse:
    """What the clock says. The table's clock is not in its record, so it has to say what does not lapse now."""
    duties = [each for each in here.open if each.duty]
    due = tuple(each.id for each in duties if each.deadline is None or each.deadline <= at)
    return Lapse(late_seats(table, at), None if len(due) == len(duties) else due)


def lapse_hopeless(bots: Mapping[int, str]) -> Command:
    """Let the open duties lapse that wait for nobody but these bots, by seat, which can do nothing."""

    def decide(table: Table, wall: int) -> Outcome:
        if table.step is None or not hopeless_duties(table, bots):
            return Refusal("not_open")
        at = table.time_at(wall)
        return _played(None, Lapse(), at, engine.lapse(table.game, table.step, table.context, at))

    return decide


def hopeless_duties(table: Table, bots: Mapping[int, str]) -> tuple[Decision, ...]:
    """The duties without a deadline, if all of them wait for these bots alone; those with one lapse by themselves."""
    duties = () if table.step is None else tuple(each for each in table.step.open if _untimed(each))
    sitters = {seat: table.sitter(seat).bot for duty in duties for seat in duty.seats}
    return duties if all(bot is not None and bot == bots.get(seat) for seat, bot in sitters.items()) else ()


def _untimed(decision: Decision) -> bool:
    return decision.duty and decision.deadline is None


def hand(seat: int, bot: str | None, by: int | None = None) -> Command:
    """Let a bot play a person's seat, or give the seat back. `by` is the seat of whoever wants that."""

    def decide(table: Table, wall: int) -> Outcome:
        if table.status != "playing":
            return Refusal("not_begun")
        sitter = table.sitters[seat] if 0 <= seat < len(table.sitters) else None
        if sitter is None or sitter.key is None:
            return Refusal("no_such_seat")
        if seat in table.resigned:
            return RESIGNED
        other = None if by == seat else by
        if bot is not None and is_used_up(table.rights, seat, "hand"):  # a seat is always given back
            return OFTEN_ENOUGH
        return Change(te.Handed(seat, bot, other)) if sitter.bot != bot else Refusal("already_so")

    return decide


def say(key: str, text: str, room: te.Room = "table", name: str | None = None) -> ChatCommand:
    """Send a chat message to the table, or to one's team. A watcher has to give a name."""
    plain = plain_text(text)

    def decide(table: Table, chat: Chat, wall: int) -> ChatOutcome:
        seat, speaker, _ = participant(table, key)
        if table.chat_closed:
            return Refusal("chat_closed")
        if not can_be_read(plain):
            return Refusal("nothing_said")
        if seat is None:
            return _said_by_watcher(table, key, plain, room, name, wall)
        team = table.team_of(seat) if room == "team" else None
        if room == "team" and team is None:
            return Refusal("no_such_room")
        return message_draft(te.Said(seat, table.sitter(seat).name, plain, room, speaker, team))

    return decide


def _said_by_watcher(table: Table, key: str, text: str, room: te.Room, name: str | None, wall: int) -> ChatOutcome:
    """A watcher may not use the name of somebody who sits here, or is to."""
    if name is None or room == "team":
        return Refusal("not_seated")
    if table.keeps_out(key):
        return Refusal("watching_closed")
    objection = _objection_to(table, name, key, wall)
    return objection or message_draft(te.Said(None, name, text, room, speaker_of(table, key)))


def mute(key: str, speaker: str, on: bool) -> ChatCommand:
    """Mute somebody for oneself, or end that."""

    def decide(table: Table, chat: Chat, wall: int) -> ChatOutcome:
        me = participant(table, key)
        if speaker not in speakers(table, chat) or speaker == me.speaker:
            return Refusal("no_such_voice")
        muted = set(muted_by(table, chat, me.speaker))
        if (speaker in muted) == on:
            return Refusal("already_so")
        if on and len(muted) >= MOST_MUTED:
            return Refusal("too_many_muted", {"most": MOST_MUTED})
        return mutes_draft(me, muted ^ {speaker})

    return decide


def set_pace(key: str, pace: te.Pace) -> Command:
    """Have the bots act faster or slower from now on: whoever sits here may say so."""

    def decide(table: Table, wall: int) -> Outcome:
        if table.seat_of(key) is None:
            return Refusal("not_seated")
        if is_used_up(table.rights, None, "pace"):
            return OFTEN_ENOUGH
        return Refusal("already_so") if table.pace == pace else Change(te.PaceSet(pace))

    return decide


def rekey(was: str, key: str) -> Command:
    """Have a person's seat, or the one that is kept for them, proved by another key from now on.

    Whoever the host has removed stays so under both keys, and has no seat by the other one either. Who has sat down
    under both before the game stays where they are by the other one: no seat is left to nobody.
    """

    def decide(table: Table, wall: int) -> Outcome:
        seat = table.kept_or_taken_by(was)
        if seat is None:
            sheds = was in table.removed and key not in table.removed
            return Change(te.Rekeyed(seat=None, key=key, was=was)) if sheds else Refusal("already_so")
        if key in table.removed and table.step is None:
            return Change(te.Stood(seat)) if table.seat_of(was) == seat else Refusal("already_so")
        if table.step is None and table.seat_of(key) is not None:
            return Change(te.Stood(seat))
        if table.status != "over" and table.seat_of(key) is not None:
            return Refusal("same_table")
        return Change(te.Rekeyed(seat=seat, key=key))

    return decide


def renew(table_id: str) -> Command:
    """Note the table of the rematch; the first such command decides which it is."""

    def decide(table: Table, wall: int) -> Outcome:
        if table.status != "over":
            return Refusal("not_over")
        return Change(te.Renewed(table_id)) if table.next is None else Refusal("already_so")

    return decide


def _refusal_unless_free(table: Table, seat: int, wall: int, key: str | None = None) -> Refusal | None:
    if table.step is not None:
        return Refusal("has_begun")
    if not 0 <= seat < len(table.sitters):
        return Refusal("no_such_seat")
    if table.sitters[seat] is not None:
        return Refusal("seat_taken")
    kept = table.kept_for(seat, wall)
    if kept is not None:
        return None if kept.key == key else Refusal("seat_kept", {"name": kept.name})
    return Refusal("locked") if table.locked and key is not None else None


def _objection_to(table: Table, name: str, key: str, wall: int) -> Refusal | None:
    """What there is against somebody's name here."""
    if not is_visible(name):
        return Refusal("bad_name")
    return Refusal("name_taken", {"name": name}) if _has_name(table, name, key, wall) else None


def _has_name(table: Table, name: str, key: str | None, wall: int) -> bool:
    """Whether somebody else at the table, or for whom a seat is kept, has this name, or one that looks the same."""
    kept = [each.name for each in table.kept if wall < each.until and each.key != key]
    others = [who for who in table.sitters if who is not None and (who.key is None or who.key != key)]
    names = [*kept, *(sitter.name for sitter in others)]
    return any(look_alike(other, name) for other in names)


def _played(seat: int | None, action: Action, at: int, step: Step[Any] | Refusal, right: str | None = None) -> Outcome:
    if isinstance(step, Refusal):
        return step
    lapsed = action.seats if isinstance(action, Lapse) else None
    return Change(te.Played(seat, at, _raw(step.events), lapsed, right), step, msgspec.json.encode(action))


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
