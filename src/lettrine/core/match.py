"""A game being played in memory: its log, and the state folded from it. The clock is whoever calls.

Every action first lets the deadlines before it pass, each at its own time. So it makes no difference whether
a timer fired early, late or never: the log comes out the same.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from lettrine.core import engine
from lettrine.core.engine import AnyGame
from lettrine.core.game import Action, Context, Decision, Events, Lapse, Refusal, Seating
from lettrine.core.value import Value

MOST_LAPSES = 10_000
"""How many deadlines may pass in one match: a clock that has run further is broken or hostile."""


class Entry(Value, frozen=True):
    """One line of the log: who did what when, and what came of it. The opening has no action."""

    at: int
    seat: int | None
    action: Action | None
    events: Events


class RefusedError(ValueError):
    """A game that cannot be played as it was asked for; `refusal` has the code and the details."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.detail}" if refusal.detail else refusal.code)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type["RefusedError"], tuple[Refusal]]:
        """Made again from its refusal, not from its text: a worker process sends it to whoever waits."""
        return type(self), (self.refusal,)


class Match:
    """One game from its opening on. `log` is the truth; where the game is follows from it."""

    def __init__(self, game: AnyGame[Any], context: Context, opening: engine.Step[Any]) -> None:
        self.game = game
        self.context = context
        self.here = opening
        self.at = 0
        self._lapses = 0
        self.log = [Entry(0, None, None, opening.events)]

    @classmethod
    def start(cls, game: AnyGame[Any], rules: Any, seating: Seating, context: Context) -> "Match | Refusal":
        """Sit down and open the game, or say why these people cannot play these rules."""
        if isinstance(rules, Refusal):
            return rules
        opening = engine.start(game, rules, seating, context)
        return opening if isinstance(opening, Refusal) else cls(game, context, opening)

    @classmethod
    def begin(
        cls,
        game: AnyGame[Any],
        edition: str,
        seating: Seating,
        context: Context,
        options: Mapping[str, Any] | None = None,
    ) -> "Match":
        """Open a game by an edition and what the table changes in it; `RefusedError` says why it cannot be."""
        match = cls.start(game, game.rules(edition, options or {}), seating, context)
        if isinstance(match, Refusal):
            raise RefusedError(match)
        return match

    @property
    def state(self) -> Any:
        """Everything, secrets included."""
        return self.here.state

    @property
    def open(self) -> tuple[Decision, ...]:
        """Who may act now."""
        return self.here.open

    def act(self, seat: int, action: Action, at: int | None = None, quoting: str | None = None) -> Entry | Refusal:
        """Take a seat's action. A refusal changes nothing but that time has passed.

        An action made in Python has not been checked as one read from JSON has, so it is checked here.
        """
        try:
            action = msgspec.convert(msgspec.to_builtins(action), self.game.actions)
        except msgspec.ValidationError as error:
            return Refusal("unreadable", {"reason": str(error)})
        late = self.wake(self.at if at is None else at)
        if late is not None:
            return late
        step = engine.step(self.game, self.here, self.context, seat, action, self.at, quoting)
        return step if isinstance(step, Refusal) else self._enter(seat, action, step)

    def lapse(self, at: int | None = None, said: Lapse = engine.EVERYBODYS) -> Entry | Refusal:
        """Take the clock's word for it that the time of the open duties is up. Without a time, it is their deadline.

        `said` is how the clock puts it: whose time it is.
        """
        due = engine.deadline(self.here)
        now = at if at is not None else max(self.at, due or 0)
        late = self.wake(now)
        if late is not None:
            return late
        if due is not None and now >= due:
            return self.log[-1]
        step = engine.lapse(self.game, self.here, self.context, now, said)
        return step if isinstance(step, Refusal) else self._enter(None, said, step)

    def wake(self, at: int) -> Refusal | None:
        """Let time pass until `at`: every deadline on the way lapses, at its own moment."""
        if at < self.at:
            return Refusal("time_runs_back")
        while self._lapses < MOST_LAPSES:
            due = engine.deadline(self.here)
            if due is None or due > at:
                self.at = at
                return None
            self._lapses += 1
            self.at = due
            step = engine.lapse(self.game, self.here, self.context, due)
            if isinstance(step, Refusal):
                return step
            self._enter(None, Lapse(), step)
        return Refusal("clock_ran_away")

    def _enter(self, seat: int | None, action: Action, step: engine.Step[Any]) -> Entry:
        entry = Entry(self.at, seat, action, step.events)
        self.log.append(entry)
        self.here = step
        return entry
