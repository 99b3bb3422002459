"""One game at the terminal: bots move at their pace, the person is asked in turn and may break in at any time."""

import time
from typing import NamedTuple

from msgspec.structs import replace

from lettrine.bots.bot import Bots, Move
from lettrine.cli.terminal.commands import Naming, Typed, Unclear, Wish
from lettrine.cli.terminal.naming import named
from lettrine.cli.terminal.narrate import sentence
from lettrine.cli.terminal.person import Person
from lettrine.cli.terminal.prompts import may, meet
from lettrine.cli.terminal.table import duty_of
from lettrine.core.frames import frame
from lettrine.core.game import Action, Event, Open, Refusal, kind_of
from lettrine.core.match import Match
from lettrine.games.sonde.actions import Auto, Side, Vote
from lettrine.games.sonde.events import TurnBegan
from lettrine.games.sonde.view import Verdict, View

TURN_END = 1.6
"""How much longer than an action the end of a turn is shown, since it is then gone."""
AT_ONCE = ("hide", "accept")
"""What bots do without anybody having to watch."""
FASTER = "\r\n "
BREAKS_IN: dict[str, Typed] = {"!": Naming(None, None, ""), "?": Wish.HELP, "a": Wish.AUTO, "q": Wish.QUIT}
"""What a key does while others play."""


class Left(Exception):  # noqa: N818  # leaving is not an error
    """The person has left the table."""


class _Pending(NamedTuple):
    """What a bot is about to do, and how long the log was when it made up its mind."""

    seat: int
    move: Move
    log: int


class Sitting:
    """The person and the bots at one match. Only frames and views of the person's seat are ever shown."""

    def __init__(self, match: Match, bots: Bots, person: Person, pace: float) -> None:
        self.match, self.bots, self.person, self.pace = match, bots, person, pace
        self.me = person.voice.me
        self._began = time.monotonic()
        self._told = 0
        self._heard: Event | None = None
        self._pending: _Pending | None = None
        self._wish: Typed | None = None
        self._votes: set[tuple[int, Side | None]] = set()

    def play(self) -> None:
        """Play until the game is over and its scores are accepted."""
        self._tell()
        while not self._finished():
            self._go_on()
            self._tell()

    def _finished(self) -> bool:
        return self.person.view.over and not may(self.person, "accept")

    def _go_on(self) -> None:
        if self._wish is not None:
            wish, self._wish = self._wish, None
            self._carry_out(wish)
        elif (vote := self._vote_to_ask()) is not None:
            self._ask_for_vote(vote)
        elif not self._bot_acts():
            self._carry_out(meet(self.person, self._duty()))

    def _duty(self) -> Open:
        view = self.person.view
        return duty_of(view) or next(decision for decision in view.open if decision.kind == "accept")

    # What happened

    def _tell(self) -> None:
        """Tell everything that entered the log since. When a turn begins, the one before is forgotten (S18)."""
        news = self.match.log[self._told :]
        self._told = len(self.match.log)
        if not news:
            return
        events = tuple(event for entry in news for event in entry.events)
        sent = frame(self.match.game, self.match.state, events, self.me)
        for event in sent.events:
            told = sentence(self.person.voice, event, self._heard)
            self._heard = event
            if isinstance(event, TurnBegan):
                self._end_turn(sent.view)
            if told is not None:
                self.person.hear(told)
        self.person.see(sent.view)

    def _end_turn(self, after: View) -> None:
        """Show how the turn ended, with its card still on the table, and then forget it."""
        if self.person.story:
            before = self.person.view
            self.person.see(replace(after, turn=before.turn, card=before.card, open=(), over=False))
            self.person.watch(self.person.voice.say("turn-over"))
            self._pause(TURN_END * self.pace)
        self.person.forget()

    # What bots do

    def _bot_acts(self) -> bool:
        """Let the next bot do what it wants to, unless the person breaks in first; whether there was one."""
        pending = self._pending or self._next_move()
        if pending is None:
            return False
        self._pending = pending
        if pending.move.decision not in AT_ONCE:
            self.person.watch(self._status(), self._hints())
            self._pause(self.pace)
        if self._wish is None:
            self._pending = None
            self._take(pending)
        return True

    def _next_move(self) -> _Pending | None:
        found = self.bots.move()
        return None if found is None else _Pending(*found, len(self.match.log))

    def _take(self, pending: _Pending) -> None:
        done = self.match.act(pending.seat, pending.move.action, self._now(), pending.move.decision)
        if isinstance(done, Refusal) and len(self.match.log) == pending.log:
            raise ValueError(f"the bot in seat {pending.seat} did {pending.move.action}: {done.code}")

    def _status(self) -> str:
        """Whom the table waits for, and what for."""
        duty = next((decision for decision in self.person.view.open if decision.duty), None)
        voice = self.person.voice
        if duty is None or self.me in duty.seats:
            return voice.say("wait-any")
        return voice.say("wait-for", kind=duty.kind, **voice.who("by", duty.seats[0]))

    def _hints(self) -> list[str]:
        keys = ["key-break-in"] if self._may_name() else []
        return [self.person.voice.say(key) for key in [*keys, "key-faster", "key-help"]] + [
            self.person.voice.say("key-quit", colon="")
        ]

    def _may_name(self) -> bool:
        return may(self.person, "interrupt")

    def _pause(self, seconds: float) -> None:
        """Let the person read; a key ends it, and may be a wish."""
        until = time.monotonic() + seconds
        while self._wish is None and (left := until - time.monotonic()) > 0:
            key = self.person.terminal.wait(left).lower()
            if key == "" or key in FASTER:
                return
            self._wish = BREAKS_IN.get(key)

    # What the person does

    def _carry_out(self, typed: Typed) -> None:
        if isinstance(typed, Unclear):
            self.person.unclear(typed)
        elif isinstance(typed, Naming):
            self._interrupt(typed)
        elif isinstance(typed, Wish):
            self._grant(typed)
        else:
            self._act(typed)

    def _grant(self, wish: Wish) -> None:
        if wish is Wish.HELP:
            self.person.help()
        elif wish is Wish.AUTO:
            self._act(Auto(self.me not in self.person.view.auto))
        elif self.person.confirm("leave-call", self.person.voice.say("leave-ask")):
            raise Left

    def _interrupt(self, wanted: Naming) -> None:
        if not self._may_name():
            self.person.refused(Refusal("not_your_turn"))  # S27
        elif (action := named(self.person, wanted)) is not None:
            self._act(action)

    def _act(self, action: Action) -> None:
        """Do something; an answer quotes what it answers, so that one too late is not taken for another."""
        kind = kind_of(action)
        mine = (d.id for d in self.person.view.open if d.kind == kind and self.me in d.seats)
        done = self.match.act(self.me, action, self._now(), next(mine, None))
        if isinstance(done, Refusal):
            self.person.refused(done)

    def _now(self) -> int:
        return int(1000 * (time.monotonic() - self._began))

    # Votes (S32)

    def _vote_to_ask(self) -> Verdict | None:
        """A checked word on which the person has a vote and has not been asked for it yet."""
        offers = [offer for d in self.person.view.open if d.kind == "vote" for offer in d.offers]
        words = [(of, tray) for offer in offers for of in offer["of"] for tray in offer["tray"]]
        verdicts = self.person.view.verdicts
        return next((v for v in verdicts if (v.of, v.tray) in words and (v.of, v.tray) not in self._votes), None)

    def _ask_for_vote(self, verdict: Verdict) -> None:
        self._votes.add((verdict.of, verdict.tray))
        who = self.person.voice.who("of", verdict.of)
        question = self.person.voice.say("vote-ask", ok="yes" if verdict.ok else "no", **who)
        ok = self.person.confirm("vote-call", question)
        if ok is not None:
            self._act(Vote(ok, verdict.of, verdict.tray))
