"""How long bots wait: which of them acts next, and when."""

from collections.abc import Callable
from typing import NamedTuple

from lettrine.bots.common.bot import Bots, Intention, Move

AT_ONCE = ("hide", "accept")
"""Decisions that bots answer without any wait: there is nothing to watch."""


class Pending(NamedTuple):
    """What a bot is about to do, when, and how long the log was when it decided."""

    due: float
    seat: int
    move: Move
    log: int
    at_once: bool
    duty: bool
    """Whether the table waits for it. Where both are due, who may speak at any moment (S27, G10) goes first."""

    @property
    def ponders(self) -> bool:
        """Whether it waits as long as a person would think, so that a person may be faster."""
        return self.move.pause > 0


class Schedule:
    """When each bot does what it intends. Bots are asked again when the log grows; who intends the same waits on."""

    def __init__(self, bots: Bots, pace: float, now: Callable[[], float]) -> None:
        self.bots, self.pace, self.now = bots, pace, now
        self._log = 0
        """How long the log was when they were asked last."""
        self._pending: list[Pending] = []
        self._since: dict[int, tuple[Move, float]] = {}
        """What each bot has intended last, and since when."""

    def next(self) -> Pending | None:
        """The first to act, if any bot intends to."""
        log = len(self.bots.match.log)
        if self._log != log:
            self._log, self._pending = log, self._ask_bots(log)
        return min(self._pending, key=lambda pending: (pending.due, pending.duty), default=None)

    def _ask_bots(self, log: int) -> list[Pending]:
        """What each bot is about to do. What has no pause of its own takes the table's pace."""
        now = self.now()
        return [self._pending_of(wanted, log, now) for wanted in self.bots.intentions()]

    def _pending_of(self, wanted: Intention, log: int, now: float) -> Pending:
        seat, move, decision = wanted
        at_once = not move.pause and decision.kind in AT_ONCE
        return Pending(0.0 if at_once else self._due(seat, move, now), seat, move, log, at_once, decision.duty)

    def _due(self, seat: int, move: Move, now: float) -> float:
        if not move.pause:
            return now + self.pace
        intended, since = self._since.get(seat, (None, 0.0))
        if intended != move:
            since = now
            self._since[seat] = move, since
        return since + move.pause * self.pace
