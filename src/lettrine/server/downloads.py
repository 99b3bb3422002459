"""How many long answers, whole games, are on their way at once: each holds a game's log in memory until it is read."""

import re
from collections import Counter

from lettrine.server.networks import networks_of

PER_NETWORK = 6
MOST = 48
"""Of all networks together."""
_PATH = re.compile(r"/+api/+(tables/+[^/]+/+(replay|record)|me/+export)/*")


def is_download(scope_type: str, path: str) -> bool:
    """Whether a request is for a whole game, or for all of somebody's."""
    return scope_type == "http" and _PATH.fullmatch(path) is not None


class Downloads:
    """The long answers of this process that are on their way."""

    def __init__(self) -> None:
        self._by_network: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str) -> bool:
        """One more, if there is room for it."""
        networks = networks_of(address)
        full = any(self._by_network[network.name] >= PER_NETWORK * network.factor for network in networks)
        if full or self._all >= MOST:
            return False
        self._all += 1
        self._by_network.update(network.name for network in networks)
        return True

    def leave(self, address: str) -> None:
        """One that entered has ended."""
        self._all -= 1
        self._by_network.subtract(network.name for network in networks_of(address))
        self._by_network = +self._by_network
