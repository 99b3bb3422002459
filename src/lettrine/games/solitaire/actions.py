"""What may be done in a Solitaire. The names and fields are those of the record."""

from lettrine.core.game import Action
from lettrine.games.pieces.race.actions import Text


class Form(Action, frozen=True, tag="form"):
    """Build a new word out of exactly the pieces of a group."""

    group: int
    word: Text


class Stop(Action, frozen=True, tag="stop"):
    """Have done with it."""


ACTIONS = Form | Stop
