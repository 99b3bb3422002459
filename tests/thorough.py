"""How much of a long suite is run: a sample in `make test`, all of it in `make thorough`."""

import os

THOROUGH = os.environ.get("LETTRINE_THOROUGH") == "1"
ALL_ENGINES = os.environ.get("LETTRINE_ENGINES") == "1"
"""Whether every game is played in every engine (`make engines`), or one of them."""
ALL_SCREENS = os.environ.get("LETTRINE_ALL_SCREENS") == "1"
"""Whether every screen is seen in every language, size and colour (`make screens`), or each in some of them."""
SAMPLE = 3
"""One example in so many is tried in `make test`."""


def examples(count: int) -> int:
    """So many examples of a property when all are wanted, else a part of them."""
    return count if THOROUGH else -(-count // SAMPLE)
