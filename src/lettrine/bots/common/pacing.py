"""What the bots have in mind: the next of them to do something, and when it will."""

from collections.abc import Callable
from typing import NamedTuple

from lettrine.bots.common.bot import Bots, Intention, Move

AT_ONCE = ("hide", "accept")
"""What bots do without anybody having to watch."""


class Pending(NamedTuple):
    """What a bot is about to do, when, and how long the log was when it made up its mind."""

    due: float
    seat: int
    move: Move
    log: int
    at_once: bool
    duty: bool
    """Whether the table waits for it; who may speak at any moment (S27, G10) goes first where both are due."""

    @property
    def ponders(self) -> bool:
        """Whether it takes its time as a person would, so that the person may be faster."""
        return self.move.pause > 0


class Pacing:
    """The bots' intentions. They think again when something has happened, and go on pondering what they pondered."""

    def __init__(self, bots: Bots, pace: float, now: Callable[[], float]) -> None:
        self.bots, self.pace, self.now = bots, pace, now
        self._log = 0
        """How long the log was when they were asked last."""
        self._pending: list[Pending] = []
        self._since: dict[int, tuple[Move, float]] = {}
        """What each bot is about to do, and since when."""

    def next(self) -> Pending | None:
        """Whoever is first, if anybody wants to do something."""
        log = len(self.bots.match.log)
        if self._log != log:
            self._log, self._pending = log, self._asked(log)
        return min(self._pending, key=lambda pending: (pending.due, pending.duty), default=None)

    def _asked(self, log: int) -> list[Pending]:
        """What everybody is about to do. Whatever takes no thought takes the table's pace, and others may be faster."""
        now = self.now()
        return [self._pending_of(wanted, log, now) for wanted in self.bots.intentions()]

    def _pending_of(self, wanted: Intention, log: int, now: float) -> Pending:
        seat, move, decision = wanted
        at_once = not move.pause and decision.kind in AT_ONCE
        return Pending(0.0 if at_once else self._due(seat, move, now), seat, move, log, at_once, decision.duty)

    def _due(self, seat: int, move: Move, now: float) -> float:
        if not move.pause:
            return now + self.pace
        about, since = self._since.get(seat, (None, 0.0))
        if about != move:
            since = now
            self._since[seat] = move, since
        return since + move.pause * self.pace
