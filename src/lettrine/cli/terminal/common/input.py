"""Input that all games have in common."""

from enum import Enum, auto
from typing import NamedTuple

LONGEST = 64
"""Characters of a line that are read: no valid input is longer."""


class Command(Enum):
    """What can be typed besides moves. Not every game has every command."""

    HELP = auto()
    QUIT = auto()
    AUTO = auto()
    """Let one's tray answer automatically."""
    ALPHABET = auto()
    """Show what letters are built of."""


class NotUnderstood(NamedTuple):
    """Input that is not understood: the message that says what would be."""

    message: str
