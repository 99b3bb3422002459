"""How often each token occurs, by wordfreq: its lists are in small letters, and write ss for ß."""

import math
from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from wordfreq import get_frequency_dict

_OTHERS = ("de", "en", "es", "fr", "it", "pl")
"""Languages whose names are much the same, and whose words are not."""
_RARE = 2.0  # the short lists end at 3, and most of what is not in them is far below
_FEWER = 1  # languages in which the letters may be rarer yet: Stern is a name in most, a word in two

EVERYWHERE: Mapping[str, float] = defaultdict(lambda: 9.0)
"""Nothing is known from abroad: any token may be a name."""
NOWHERE: Mapping[str, float] = MappingProxyType({})
"""Nothing is known of other languages: no token is foreign."""


@lru_cache(maxsize=1)
def frequencies(language: str) -> dict[str, float]:
    """The zipf frequency of each token: log10 of its occurrences in 10⁹."""
    return {token: _zipf(share) for token, share in get_frequency_dict(language, "best").items()}


def abroad(language: str) -> Mapping[str, float]:
    """How frequent each token is in languages where it is no word, hence a name; a token may be a word in some."""
    lists = [get_frequency_dict(other, "small") for other in _OTHERS if other != language]
    found: dict[str, list[float]] = defaultdict(list)
    for shares in lists:
        for written, share in shares.items():
            found[written].append(share)
    missing = len(lists) - 1 - _FEWER
    known = {
        written: _zipf(sorted(shares)[len(shares) - 1 - missing])
        for written, shares in found.items()
        if len(shares) > missing
    }
    return defaultdict(lambda: _RARE, known)


def elsewhere(language: str) -> Mapping[str, float]:
    """How frequent each token is in the language, of all but this one, that uses it most; none if it is rare in all."""
    most: dict[str, float] = {}
    for shares in (get_frequency_dict(other, "small") for other in _OTHERS if other != language):
        for written, share in shares.items():
            if share > most.get(written, 0):
                most[written] = share
    return {written: _zipf(share) for written, share in most.items()}


def token(display: str) -> str:
    """A word as the lists write it."""
    return display.casefold()


def _zipf(share: float) -> float:
    return math.log10(share) + 9
