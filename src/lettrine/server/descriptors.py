"""The file descriptors of this process: as many as the system gives, and some kept back.

A process that has none left accepts no connection and can open no file, and says so nowhere. So some are kept for what
must go on: watchers are refused first, then the spare sockets of those who have a seat are closed, and at last nobody
is let in until some are free again.
"""

import logging
import resource
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path

log = logging.getLogger(__name__)

MOST = 1 << 20
"""More would not be used; where the system sets no limit, it takes no larger number either."""
SHARE, LEAST_RESERVE, MOST_RESERVE = 4, 32, 1024
"""Of so many descriptors one is kept back, within bounds."""
INTERVAL = 0.25
"""Seconds for which a count is used again, with what was let in since: it takes a millisecond with thousands open."""


class Scarcity(IntEnum):
    """Who has to stand back for want of descriptors."""

    NONE = 0
    STRANGERS = 1
    SPARES = 2
    """Those who have a seat, and more than one socket."""
    EVERYBODY = 3


def raise_limit() -> None:
    """Let this process have as many descriptors as it may: the usual limit is for programs of fifty years ago."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError) as error:  # the system has a limit that it does not tell
            log.warning("the limit of file descriptors cannot be raised", exc_info=error)


def find_limit() -> int:
    """How many descriptors this process may have."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else min(soft, MOST)


def count_open() -> int:
    """How many descriptors are open."""
    return sum(1 for _ in Path("/dev/fd").iterdir())


class Descriptors:
    """How many descriptors are left; `on_scarce` is called when those that are kept back are touched."""

    def __init__(self, limit: int, count: Callable[[], int], now: Callable[[], float]) -> None:
        self.limit, self._count, self._now = limit, count, now
        self.reserve = min(max(limit // SHARE, LEAST_RESERVE), MOST_RESERVE)
        self.on_scarce: Callable[[], None] = lambda: None
        self._open, self._counted_at = count(), now()
        self._scarce = False

    def left(self) -> int:
        """How many are left, as far as is known."""
        if self._now() - self._counted_at >= INTERVAL:
            self._count_again()
        return max(0, self.limit - self._open)

    def take(self) -> None:
        """Somebody was let in."""
        self._open += 1
        self._note()

    def give_back(self) -> None:
        """Somebody has left."""
        self._open -= 1

    def scarcity(self) -> Scarcity:
        """Who has to stand back now; before that is everybody, they are counted anew."""
        if self._scarcity() is Scarcity.EVERYBODY:
            self._count_again()
        return self._scarcity()

    def _scarcity(self) -> Scarcity:
        left = self.left()
        if left >= self.reserve:
            return Scarcity.NONE
        if left >= self.reserve // 2:
            return Scarcity.STRANGERS
        return Scarcity.SPARES if left >= self.reserve // 4 else Scarcity.EVERYBODY

    def _count_again(self) -> None:
        self._open, self._counted_at = self._count(), self._now()
        self._note()

    def _note(self) -> None:
        """Log when the reserve is touched, and when it is whole again by half as much as it has."""
        left = self.limit - self._open
        fields = {"open": self._open, "limit": self.limit}
        if left < self.reserve and not self._scarce:
            self._scarce = True
            self.on_scarce()
            log.warning("file descriptors are running out", extra=fields)
        elif left > self.reserve * 3 // 2 and self._scarce:
            self._scarce = False
            log.info("there are enough file descriptors again", extra=fields)
