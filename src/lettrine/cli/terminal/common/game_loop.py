"""One game at the terminal: bots move at their pace, the person is asked in turn and may interrupt at any time."""

from collections.abc import Callable
from typing import Any

from lettrine.bots.common.bot import Bots
from lettrine.bots.common.schedule import Pending, Schedule
from lettrine.cli.terminal.common.game_ui import GameUi, PlayerInput
from lettrine.cli.terminal.common.input import Command, NotUnderstood
from lettrine.cli.terminal.common.person import Person, QuestionExpired
from lettrine.cli.terminal.common.view import deadline, duty_of, may
from lettrine.core.frames import frame
from lettrine.core.game import Action, Event, Open, Refusal, kind_of
from lettrine.core.match import Match

TURN_END = 1.6
"""How much longer than an action the end of a turn is shown: it is not shown again."""
FASTER = ("\r", "\n", " ")
REST = 1.5
"""How long the end is shown, in seconds at normal pace, to somebody who was still typing."""
TICK = 0.5
"""Seconds after which a clock that runs while others play is redrawn."""


class GameLoop:
    """The person and the bots at one match. Only frames and views of the person's seat are ever shown."""

    def __init__(self, match: Match, ui: GameUi[Any], bots: Bots, person: Person[Any], pace: float) -> None:
        self.match, self.ui, self.person, self.pace = match, ui, person, pace
        self.me = person.speaker.me
        self.schedule = Schedule(bots, pace, person.terminal.now)
        self._narrated = 0
        self._last_event: Event | None = None
        self._pending_input: PlayerInput | None = None
        self._interrupted_typing = False
        """Whether the last question expired while the person was typing."""

    def play(self) -> None:
        """Play until the game is over and its scores are accepted."""
        self._narrate()
        while not self._finished():
            self._step()
            self._narrate()
        if self._interrupted_typing:
            self._wait_for_typing_to_stop()

    def _finished(self) -> bool:
        return self.person.view.over and not may(self.person.view, "accept")

    def _step(self) -> None:
        """Apply what the time has ended, then let the next one act."""
        self.match.wake(self.person.game_time)
        self._narrate()
        if self._finished():
            return
        if self._pending_input is not None:
            typed, self._pending_input = self._pending_input, None
            self._carry_out(typed)
        elif (question := self.ui.side_question(self.person)) is not None:
            self._act_if_any(question())
        else:
            self._let_next_act(self.schedule.next())

    def _let_next_act(self, pending: Pending | None) -> None:
        """Let a bot whose move is due act, or else ask the person."""
        duty = self._duty()
        if duty is not None and (pending is None or self._before(duty, pending)):
            self._ask(duty, pending)
        elif pending is not None:
            self._bot_acts(pending)
        else:
            self._pause(TICK, self._watch)  # only a deadline can change anything

    def _before(self, duty: Open, pending: Pending) -> bool:
        """Whether the person is asked first: while a bot still thinks, and for a word to hide."""
        if pending.ponders:
            return self.person.terminal.now() < pending.due
        return duty.kind == "hide" and not pending.at_once

    def _duty(self) -> Open | None:
        view = self.person.view
        return duty_of(view) or next((d for d in view.open if d.kind == "accept" and self.me in d.seats), None)

    # Narration

    def _narrate(self) -> None:
        """Tell the person about all new entries of the log."""
        news = self.match.log[self._narrated :]
        self._narrated = len(self.match.log)
        if not news:
            return
        events = tuple(event for entry in news for event in entry.events)
        sent = frame(self.match.game, self.match.state, events, self.me)
        for event in sent.events:
            sentence = self.ui.sentence(self.person.speaker, event, self._last_event)
            self._last_event = event
            if self.ui.turn_event is not None and isinstance(event, self.ui.turn_event):
                self._end_turn(sent.view)
            if sentence is not None:
                self.person.hear(sentence)
        self.person.see(sent.view)

    def _end_turn(self, after: Any) -> None:
        """Show how the turn ended, with its card still on the table, then forget it (S18)."""
        if self.person.story:
            self.person.see(self.ui.turn_end_view(self.person.view, after))
            self._pause(TURN_END * self.pace, lambda: self.person.watch(self.person.speaker.say("turn-over")))
        self.person.forget()

    # Bots

    def _bot_acts(self, pending: Pending) -> None:
        """Let a bot act when its move is due, unless the person interrupts first."""
        if not pending.at_once:
            self._pause(pending.due - self.person.terminal.now(), self._watch)
        if self._pending_input is None:
            self._act_for_bot(pending)

    def _act_for_bot(self, pending: Pending) -> None:
        done = self.match.act(pending.seat, pending.move.action, self.person.game_time, pending.move.decision)
        if isinstance(done, Refusal) and len(self.match.log) == pending.log:
            raise ValueError(f"the bot in seat {pending.seat} did {pending.move.action}: {done.code}")

    def _watch(self) -> None:
        self.person.watch(self._status(), self.ui.hints(self.person))

    def _status(self) -> str:
        """Who the table waits for, and what for."""
        duty = next((decision for decision in self.person.view.open if decision.duty), None)
        speaker = self.person.speaker
        if duty is None or self.me in duty.seats:
            return speaker.say("wait-any")
        return speaker.say("wait-for", kind=duty.kind, **speaker.who("by", duty.seats[0]))

    def _pause(self, seconds: float, show: Callable[[], None]) -> None:
        """Give the person time to read; a key ends it, and may be a command."""
        terminal = self.person.terminal
        until = terminal.now() + seconds
        show()
        while self._pending_input is None and (left := until - terminal.now()) > 0:
            key = terminal.wait(min(left, TICK)).lower()
            if key in FASTER or not terminal.live:
                return
            self._pending_input = self.ui.keys.get(key)
            if self.person.clock:
                show()

    def _wait_for_typing_to_stop(self) -> None:
        """Drop the keys of a person who was still typing, so that they do not answer the next question."""
        terminal = self.person.terminal
        until = terminal.now() + REST * self.pace
        self.person.watch("")
        while terminal.live and (left := until - terminal.now()) > 0:
            terminal.wait(left)

    # The person

    def _ask(self, duty: Open, pending: Pending | None) -> None:
        """Ask the person, until a bot's move is due or the time is up."""
        self.person.until = self._next_event(pending)
        self._interrupted_typing = False
        try:
            typed = self.ui.prompt(self.person, duty)
        except QuestionExpired:
            self._interrupted_typing = True
            return
        finally:
            self.person.until = None
        self._carry_out(typed)

    def _next_event(self, pending: Pending | None) -> float | None:
        end = deadline(self.person.view)
        times = [self.person.terminal_time(end)] if end is not None else []
        return min([*times, *([pending.due] if pending is not None and pending.ponders else [])], default=None)

    def _carry_out(self, typed: PlayerInput) -> None:
        if isinstance(typed, NotUnderstood):
            self.person.note_not_understood(typed)
        elif typed is Command.HELP:
            self.person.help()
        elif typed is Command.QUIT:
            self.person.leave()
        else:
            self._act_if_any(typed if isinstance(typed, Action) else self.ui.complete(self.person, typed))

    def _act_if_any(self, action: Action | None) -> None:
        """Act, if there is an action. It quotes its decision, so that a late answer does not count for another one."""
        if action is None:
            return
        kind = kind_of(action)
        mine = (d.id for d in self.person.view.open if d.kind == kind and self.me in d.seats)
        done = self.match.act(self.me, action, self.person.game_time, next(mine, None))
        if isinstance(done, Refusal):
            self.person.note = self.ui.explain(self.person, action, done)
