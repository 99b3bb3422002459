"""What a person types, as far as all games understand it alike."""

from enum import Enum, auto
from typing import NamedTuple

LONGEST = 64
"""What is typed beyond this is not taken in: nothing at the table is longer."""


class Command(Enum):
    """What a person may want besides playing. Not every game knows every wish."""

    HELP = auto()
    QUIT = auto()
    AUTO = auto()
    """That one's tray answers by itself."""
    ALPHABET = auto()
    """To see what letters are built of."""


class NotUnderstood(NamedTuple):
    """Not understood: the message that says what would be."""

    message: str
