"""Rate limits for connections and networks, by token buckets."""

from collections import OrderedDict
from collections.abc import Callable

from lettrine.server.networks import Network, networks_of

MOST_NETWORKS = 50_000
"""How many networks a rate limiter remembers; the least recently used is dropped first."""


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

    def put_back(self) -> None:
        """Put back a token that was taken for something that does not count."""
        self._left = min(self._burst, self._left + 1)


class RateLimiter:
    """A token bucket for each network. A person's key may stand for an address: it is counted by itself."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst, self._rate, self._now = burst, rate, now
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allow(self, address: str) -> bool:
        """Whether an address may make one more call now; if so, it is counted.

        The narrowest network is asked first: one that has used up its own share takes nothing from its neighbours'.
        """
        return all(self._bucket(network).take() for network in networks_of(address))

    def forgive(self, address: str) -> None:
        """Count a call no more that was allowed before."""
        for network in networks_of(address):
            self._bucket(network).put_back()

    def _bucket(self, network: Network) -> TokenBucket:
        bucket = self._buckets.get(network.name)
        if bucket is None:
            burst, rate = self._burst * network.factor, self._rate * network.factor
            bucket = self._buckets[network.name] = TokenBucket(burst, rate, self._now)
            if len(self._buckets) > MOST_NETWORKS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(network.name)
        return bucket
