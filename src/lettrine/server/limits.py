"""Rate limits for connections and addresses, by token buckets, and a limit on open connections."""

from collections import Counter, OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 50_000
"""How many addresses a rate limiter remembers; the least recently used is dropped first."""


class TokenBucket:
    """Allows `burst` calls at once, and `rate` calls a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_now", "_rate")

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst, self._rate, self._now = burst, rate, now
        self._left, self._at = burst, now()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = self._now()
        self._left = min(self._burst, self._left + self._rate * (now - self._at))
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class RateLimiter:
    """A token bucket for each address."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst, self._rate, self._now = burst, rate, now
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allow(self, address: str) -> bool:
        """Whether an address may make one more call now; if so, it is counted."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._burst, self._rate, self._now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


class ConnectionLimiter:
    """Counts the open connections of each address, so that none takes all there are."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def acquire(self, address: str) -> bool:
        """Count one more connection of an address, if it may have one more."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def release(self, address: str) -> None:
        """Count a connection no more that was acquired before."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
