"""How much one connection or one address may ask for: a bucket that fills up with time and empties with use."""

from collections import Counter, OrderedDict
from collections.abc import Callable

MOST = 50_000
"""How many addresses are remembered; the one that has been quiet longest is forgotten first."""


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_now", "_rate")

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst, self._rate, self._now = burst, rate, now
        self._left, self._at = burst, now()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = self._now()
        self._left = min(self._burst, self._left + self._rate * (now - self._at))
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for everybody who asks."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst, self._rate, self._now = burst, rate, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take one from somebody's bucket."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._burst, self._rate, self._now)
            if len(self._buckets) > MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take()


class Crowd:
    """How many connections each address has open, so that none takes all there are."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        """Open one more, if there may be one more."""
        if self._open[who] >= self._most:
            return False
        self._open[who] += 1
        return True

    def leave(self, who: str) -> None:
        """Close one that was let in."""
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]
