"""What the bots have in mind: the next of them to do something, and when it will."""

from collections.abc import Callable
from typing import NamedTuple

from lettrine.bots.bot import Bots, Intention, Move

AT_ONCE = ("hide", "accept")
"""What bots do without anybody having to watch."""


class Pending(NamedTuple):
    """What a bot is about to do, when, and how long the log was when it made up its mind."""

    due: float
    seat: int
    move: Move
    log: int
    at_once: bool

    @property
    def ponders(self) -> bool:
        """Whether it takes its time as a person would, so that the person may be faster."""
        return self.move.pause > 0


class Minds:
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
        return min(self._pending, key=lambda pending: pending.due, default=None)

    def _asked(self, log: int) -> list[Pending]:
        """What everybody is about to do. Whatever takes no thought takes the table's pace, and others may be faster."""
        return [self._pending_of(wanted, log) for wanted in self.bots.intentions()]

    def _pending_of(self, wanted: Intention, log: int) -> Pending:
        at_once = not wanted.move.pause and wanted.decision.kind in AT_ONCE
        return Pending(0.0 if at_once else self._due(wanted), wanted.seat, wanted.move, log, at_once)

    def _due(self, wanted: Intention) -> float:
        if not wanted.move.pause:
            return self.now() + self.pace
        about, since = self._since.get(wanted.seat, (None, 0.0))
        if about != wanted.move:
            since = self.now()
            self._since[wanted.seat] = wanted.move, since
        return since + wanted.move.pause * self.pace
